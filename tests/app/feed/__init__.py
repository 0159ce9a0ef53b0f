"""Proves the live feed over real sockets. Rules of poker are proved elsewhere."""
