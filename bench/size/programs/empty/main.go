// Empty is what every Go program has.
package main

func main() { println(`{"value":"Pi"}`) }
