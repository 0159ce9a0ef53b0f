"""The tests, laid out like the two packages they prove.

What several of them share is named for what it does, not gathered in one place.
"""
