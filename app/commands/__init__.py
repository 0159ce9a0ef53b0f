"""The subcommands of `floorcall`, one module each: its arguments and what it prints.

They decide nothing about a hand; the domain and the service do.
"""
