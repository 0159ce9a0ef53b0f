"""Hands of a log as published hands: what was dealt, done and ruled, for others to read.

Not the text of any format (that is `notation`), nor the log itself.
"""

from statemachine.publishing.hand import NothingPublished, pots_won, published

__all__ = ["NothingPublished", "pots_won", "published"]
