"""Proves the rules of the house that no linter knows. It proves nothing about poker."""
