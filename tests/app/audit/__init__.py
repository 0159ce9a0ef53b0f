"""Proves that a log can be proved, copied, recalled and cut. A hand's own rules are elsewhere."""
