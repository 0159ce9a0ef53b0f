"""Where the socket is, and the name of what is spoken there.

It holds no message, and imports nothing: a client that is no service needs it too.
"""

from typing import Final

ADDRESS: Final = "/v1/ws"
SUBPROTOCOL: Final = "floorcall.v1"
