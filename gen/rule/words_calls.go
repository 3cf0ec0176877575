package rule

// validateCalls are the words of the validate tag that only validator itself can judge.
var validateCalls []Word
