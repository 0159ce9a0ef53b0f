"""A house's own rulebooks, read from TOML, and the pages that are written from rulebooks.

Not the rulebooks that come with the program; those are the domain's.
"""
