"""Proves that several nodes on one log are as good as one, whatever becomes of one of them."""
