"""One module a version, named for what it brought; each knows the one before it.

They import no table of the running release, which may have moved on since.
"""
