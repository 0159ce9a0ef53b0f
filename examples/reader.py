"""An electronic table in miniature: posts what a card reader sees, over plain HTTP.

Not a driver for any hardware: it reads lines from standard input, `seat-3 Ah` for a card that
appeared at a place and `-seat-3 Ah` for one that left. Run it with a device token:

    python examples/reader.py http://127.0.0.1:8000 demo "$DEVICE"
"""

import asyncio
import sys

from app.client import Refused, Rest, Unreachable


def reading(line: str) -> dict[str, str] | None:
    """A line as an observation, None when it is not one."""
    words = line.split()
    if len(words) != 2:
        return None
    place, card = words
    kind = "card_gone" if place.startswith("-") else "card_seen"
    return {"kind": kind, "place": place.lstrip("-"), "card": card}


async def post_all(url: str, table: str, token: str) -> int:
    """Post every line; how many the service refused."""
    refused = 0
    async with Rest(url, token) as service:
        for line in sys.stdin:
            observation = reading(line)
            if observation is None:
                print(f"no reading: {line.strip()}", file=sys.stderr)
                continue
            try:
                print(f"entry {await service.observe(table, observation)}", flush=True)
            except Refused as problem:
                refused += 1
                print(problem, flush=True)
    return refused


def main() -> int:
    """Post what is read; 0 when the service took it all."""
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return 1 if asyncio.run(post_all(*sys.argv[1:])) else 0
    except Unreachable as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
