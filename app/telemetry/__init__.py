"""What the service tells of itself: log lines, metrics, health and traces.

Nothing here changes what happens at a table, and nothing here may name a card or a secret.
"""
