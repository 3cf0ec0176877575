// Package truncate cuts the results of tools that are too large for a model, and says
// what was cut.
//
// A result that fills a model's context helps nobody, and one that was cut in silence is
// worse: the model takes a part for the whole. [Head] keeps the first lines of a text, as
// for a file; [Tail] keeps the last ones, as for the log of a command; [Line] cuts one long
// line. A [Cut] says what is shown, and [Cut.WithNotice] says it to the model, with how to
// get the rest:
//
//	cut := truncate.Head(file, truncate.Limit{Lines: 2000, Bytes: 50 << 10})
//	return toolkit.Text(cut.WithNotice(fmt.Sprintf("Use offset=%d to continue.", cut.Last+1)))
//
// [From] answers the call that continues. [Content] is the last line of defence: it holds
// all the text of one result below a limit, whatever the tool returned.
//
// A line ends after its "\n", which is a byte of the line; a "\r" before it is one, too.
// Text after the last "\n" is a line of its own, so "a\nb" and "a\nb\n" have two lines and
// the empty text has none. Texts should be UTF-8, of which no rune is ever split, nor is a
// "\r\n"; other bytes are taken as they are. Every function takes time linear in the text.
// What is cut out of a text is a slice of it, not a copy, and keeps all of it in memory.
package truncate
