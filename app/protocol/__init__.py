"""The socket's messages and how they become bytes. No connection and no table is known here."""
