"""The schema's versions, one step each, from an empty database to this release.

A step is never edited once it was released: a change is a new one, with its own frozen columns.
"""
