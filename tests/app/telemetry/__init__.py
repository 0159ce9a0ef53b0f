"""Proves what the service tells of itself, and that it tells nothing else."""
