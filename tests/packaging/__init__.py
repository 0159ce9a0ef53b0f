"""Proves what is shipped: the wheel and the container's steps. The locks have their own tests."""
