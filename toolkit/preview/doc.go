// Package preview shows the arguments of a call while they still stream in: the file name
// and the first lines of an edit, say, long before the edit is complete.
//
// It is for a user interface and for nothing else. A text that was cut can look like a
// complete one, so what is shown here must never run: a [View] has no text of arguments in
// it, and nothing that a tool could prepare. What runs is the whole text, which
// toolkit.AnyTool.Prepare reads strictly and from the start.
//
// A view is a best effort, in this way:
//
//   - An unfinished string shows what has arrived of it, in whole runes; an unfinished
//     escape or surrogate pair is left out.
//   - An unfinished number, literal or member name is left out, and so is a member whose
//     value has not begun. A number is unfinished until the byte after it has arrived.
//   - Values are those of encoding/json with UseNumber: numbers are json.Number, exact; of
//     members with the same name, the last that can be shown counts; what is not UTF-8, and
//     half of a surrogate pair, is U+FFFD. The strict parser refuses some of it.
//   - At the first fault, such as a missing comma, the view is that of the text before it.
//     Nesting below 1,000 levels is a fault.
//
// A view takes time linear in all of the text so far. [Stream.Write] only appends, so ask
// for one view per frame and not one per delta, which would be quadratic.
package preview
