"""The service around the domain: command line, REST, WebSocket feed and the log on disk.

It is not the place of any poker rule: what a rule says lives in `statemachine`.
"""
