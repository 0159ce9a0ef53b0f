"""Proves how the browser clients are built and served. What they do is proved in a browser."""
