"""Tests of the `floorcall` command: its exit statuses and what it prints.

They test no hand: the domain's tests do.
"""
