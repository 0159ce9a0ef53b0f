"""Proves the client for programs against real services. What a table decides is not its subject."""
