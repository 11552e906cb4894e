"""The positions of the questions about rules, and the parts of the rules that each depends on."""
