"""The domain of Floorcall: what a poker table shows, what it means, what comes next.

Not the service around it: nothing here reads a clock, a file or the network.
"""
