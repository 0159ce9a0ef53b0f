"""A client for programs: it follows tables and says what happens there, over any network.

It is no part of the service and brings none of it along: its messages are the protocol's JSON.
"""

from app.client.client import Client
from app.client.coming_back import Backoff
from app.client.errors import ClientError, ClosedForGood, Refused, Unreachable
from app.client.positions import Follow, Message
from app.client.rest import Rest

__all__ = [
    "Backoff",
    "Client",
    "ClientError",
    "ClosedForGood",
    "Follow",
    "Message",
    "Refused",
    "Rest",
    "Unreachable",
]
