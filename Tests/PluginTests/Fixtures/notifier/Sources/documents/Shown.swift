// The code that the documents show: the test puts it here.
