package main

import (
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// chart draws how many times longer than toolgen each peer took: a row for each peer, a mark for
// each input.
func (r parserResults) chart(path string) error {
	p := plot.New()
	p.Title.Text = "CPU time of one call, in multiples of toolgen's"
	p.X.Scale, p.X.Tick.Marker = plot.LogScale{}, plot.ConstantTicks(ticks())
	p.X.Label.Text = "times as long as toolgen: to the right of 1 toolgen is faster"
	p.Legend.Top = true
	others := slices.Clone(r.peers[1:])
	slices.Reverse(others) // the first row is the uppermost
	names := make([]string, len(others))
	for i, peer := range others {
		names[i] = peer.Name
	}
	p.NominalY(names...)
	p.Add(plotter.NewGrid())
	once, err := plotter.NewLine(plotter.XYs{{X: 1, Y: -0.5}, {X: 1, Y: float64(len(others)) - 0.5}})
	if err != nil {
		return err
	}
	p.Add(once)
	for n, input := range r.inputs {
		points := make(plotter.XYs, len(others))
		for i, peer := range others {
			points[i] = plotter.XY{X: r.ratio(peer, input), Y: float64(i)}
		}
		marks, err := plotter.NewScatter(points)
		if err != nil {
			return err
		}
		marks.GlyphStyle = draw.GlyphStyle{Color: plotutil.Color(n), Shape: plotutil.Shape(n), Radius: vg.Points(3)}
		p.Add(marks)
		p.Legend.Add(input.Name, marks)
	}
	p.X.Min, p.X.Max = 0.4, 1000
	return p.Save(8*vg.Inch, 5*vg.Inch, path)
}

func ticks() []plot.Tick {
	return []plot.Tick{{Value: 0.5, Label: "0.5"}, {Value: 1, Label: "1"}, {Value: 2, Label: "2"}, {Value: 5, Label: "5"}, {Value: 10, Label: "10"},
		{Value: 20, Label: "20"}, {Value: 50, Label: "50"}, {Value: 100, Label: "100"}, {Value: 200, Label: "200"}, {Value: 500, Label: "500"}}
}
