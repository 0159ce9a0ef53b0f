"""Checks that run outside of the test suite too. They are not part of what is shipped."""
