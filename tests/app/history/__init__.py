"""Proves the search of past hands and the counts of what went wrong, over HTTP."""
