"""What a secret of the service looks like, and any text without it.

It makes no secret and checks none; a secret that somebody chose themselves has no form to know.
"""

import re
from typing import Final

REDACTED: Final = "fc_..."

# Tokens, tickets, pairing codes, badges: `fc_`, `fct_`, `fcp_`, `fcd_`. In an address it is quoted.
_SECRET: Final = re.compile(r"fc[a-z]?_[A-Za-z0-9_%~-]+")

# The password in an address: what stands before the last @ of its host.
_PASSWORD: Final = re.compile(r"(://[^\s/:@]*):[^\s/?#]+@")


def redacted(text: str) -> str:
    """The text with each secret in it replaced."""
    if "fc" in text:
        text = _SECRET.sub(REDACTED, text)
    return _PASSWORD.sub(r"\1:...@", text) if "://" in text else text
