"""The tables in play: one desk each, with its lock and its state. Bytes and roles are not here."""
