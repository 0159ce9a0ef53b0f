"""The socket's description in AsyncAPI 3, made from the message types themselves.

It adds words about order and closing, and no schema of its own.
"""

import inspect
from functools import cache
from importlib.metadata import version
from typing import Any, Final, get_args

from pydantic import TypeAdapter

from app.feed.examples import examples
from app.kinds import by_kind
from app.protocol import close_codes
from app.protocol.endpoint import ADDRESS, SUBPROTOCOL
from app.protocol.messages import ClientMessage, Message, ServerMessage

DESCRIPTION_AT: Final = "/asyncapi.json"
_SCHEMAS: Final = "#/components/schemas/"
_MESSAGES: Final = "#/components/messages/"
_CHANNEL: Final = "#/channels/feed"

_DESCRIPTION: Final = f"""\
Open `{ADDRESS}` with the subprotocol `{SUBPROTOCOL}` and say `hello` within five seconds. A token \
or ticket goes into `hello`, never into the address. Each subscription begins with a `snapshot`, \
or, when `since` names an entry of the log, with every missed `entry`; then every entry follows, \
each with the whole view of the token's role. Clients never have to fold events themselves.

A token of the role `overlay` gets `broadcast` messages instead, each once it is as old as the \
token says, and nothing live; see docs/broadcast.md.

Frames are UTF-8 text of at most 16 KiB from the client. At most 50 messages a second may be \
sent for long. The service pings every 25 seconds and waits 8 seconds for the answer.

Close codes 4000 to 4099, and 1006, 1011 and 1012, mean "come back"; those from 4100 on do not:
"""


@cache
def document() -> dict[str, Any]:
    """The whole description as plain data."""
    client, server = _members(ClientMessage), _members(ServerMessage)
    # A name in both directions is two messages: `resync` asks, or announces.
    adapters = [(each, by_kind(TypeAdapter(each))) for each in client + server]
    _, defined = TypeAdapter.json_schemas(
        [(each.__name__, "serialization", adapter) for each, adapter in adapters],
        ref_template=_SCHEMAS + "{model}",
    )
    closings = "\n".join(f"- {why.code} `{why.reason}`" for why in close_codes.ALL)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Floorcall live feed",
            "version": version("floorcall"),
            "description": _DESCRIPTION + closings,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "feed": {
                "address": ADDRESS,
                "messages": {
                    each.__name__: {"$ref": _MESSAGES + each.__name__} for each in client + server
                },
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "fromClient": _operation("receive", client),
            "fromServer": _operation("send", server),
        },
        "components": {
            "messages": {each.__name__: _message(each) for each in client + server},
            "schemas": _with_plain_discriminators(defined["$defs"]),
        },
    }


def _members(union: Any) -> list[type[Message]]:
    return list(get_args(get_args(union)[0]))


def _operation(action: str, messages: list[type[Message]]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": _CHANNEL},
        "messages": [{"$ref": f"{_CHANNEL}/messages/{each.__name__}"} for each in messages],
    }


def _message(message: type[Message]) -> dict[str, Any]:
    said = inspect.getdoc(message) or ""
    return {
        "name": message.model_fields["type"].annotation.__args__[0],  # type: ignore[union-attr]
        "summary": said.partition("\n\n")[0],
        "description": said,
        "payload": {"$ref": _SCHEMAS + message.__name__},
        "examples": [{"payload": examples()[message.__name__]}],
    }


def _with_plain_discriminators(node: Any) -> Any:
    """The schemas with each discriminator as AsyncAPI has it: the name of the field alone."""
    if isinstance(node, list):
        return [_with_plain_discriminators(part) for part in node]
    if not isinstance(node, dict):
        return node
    plain = {name: _with_plain_discriminators(part) for name, part in node.items()}
    if isinstance(node.get("discriminator"), dict) and "oneOf" in node:
        plain["discriminator"] = node["discriminator"]["propertyName"]
    return plain
