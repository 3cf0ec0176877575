package rule

// validateStrings are the words of the validate tag that judge what a string looks like.
var validateStrings = []Word{
	{Name: "email", Fits: map[Kind]Lower{String: ofFormat("email")}, Refused: onItems},
	{Name: "url", Fits: map[Kind]Lower{String: ofFormat("url")}, Refused: onItems},
	{Name: "uuid", Fits: map[Kind]Lower{String: ofFormat("uuid")}, Refused: onItems},
}

var onItems = map[Kind]string{List: "it is for the items; write dive before it"}
