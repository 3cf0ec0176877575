package readme

import (
	"testing"

	"github.com/toolgen-go/toolgen/toolkit/toolkittest"
)

func TestTools(t *testing.T) { toolkittest.AgreeAll(t, Tools()) }
