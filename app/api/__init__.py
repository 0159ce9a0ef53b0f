"""The REST routers, one subject each. No rule of poker and no SQL is here."""
