"""Proves the service over its real HTTP, on a real file. The rules of poker are proved elsewhere."""
