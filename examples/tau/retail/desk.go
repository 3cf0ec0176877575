package retail

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// CalculateParams are the arguments of calculate.
//
//toolgen:schema
type CalculateParams struct {
	// Expression is arithmetic such as 2 + 2: numbers, the operators + - * /, parentheses and spaces.
	Expression string `json:"expression"`
}

// Calculate works out an arithmetic expression.
//
//toolgen:tool
func Calculate(ctx context.Context, p CalculateParams) (toolkit.Output[CalculateParams], error) {
	return toolkit.TextOutput("the value of "+p.Expression, p), nil
}

// ThinkParams are the arguments of think.
//
//toolgen:schema
type ThinkParams struct {
	// Thought is what to think about.
	Thought string `json:"thought"`
}

// Think writes a thought to the log. It finds out and changes nothing; use it where
// complex reasoning or a note for later is needed.
//
//toolgen:tool
func Think(ctx context.Context, p ThinkParams) (toolkit.Output[ThinkParams], error) {
	return toolkit.TextOutput("", p), nil
}

// TransferToHumanAgentsParams are the arguments of transfer_to_human_agents.
//
//toolgen:schema
type TransferToHumanAgentsParams struct {
	// Summary tells the agent what the user needs.
	Summary string `json:"summary"`
}

// TransferToHumanAgents hands the user over to a person. Use it only when the user
// asks for one, or when the other tools cannot help.
//
//toolgen:tool
func TransferToHumanAgents(ctx context.Context, p TransferToHumanAgentsParams) (toolkit.Output[TransferToHumanAgentsParams], error) {
	return toolkit.TextOutput("transferred", p), nil
}
