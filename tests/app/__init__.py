"""Proves the service over its real HTTP, on a real file. Rules of poker are proved elsewhere."""
