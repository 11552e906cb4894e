"""Records altered in one place: is each refused, with the right rule's number?"""
