// The code that the guide shows: the test puts it here.
