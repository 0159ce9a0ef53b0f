"""Proves the delayed broadcast over real sockets and a real log. It proves no live feed."""
