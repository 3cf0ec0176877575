package rule

// callRows are the rules that only validator itself can judge.
var callRows []Row
