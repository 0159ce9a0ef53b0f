"""Tests of the trainer. Its page is tested in a browser."""
