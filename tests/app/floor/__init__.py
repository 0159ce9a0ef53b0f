"""Proves what the floor sees of all tables at once, over HTTP and over two nodes."""
