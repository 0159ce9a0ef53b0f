"""An electronic table in miniature: posts what a card reader sees, over plain HTTP.

Not a driver for any hardware: it reads lines from standard input, `seat-3 Ah` for a card that
appeared at a place and `-seat-3 Ah` for one that left. Run it with a device token:

    python examples/reader.py http://127.0.0.1:8000 demo "$DEVICE"
"""

import json
import sys
import urllib.error
import urllib.request
import uuid


def post(url: str, table: str, token: str, observation: dict[str, str]) -> tuple[int, str]:
    """Post one observation; the status and one line to show."""
    body = {"observation_id": f"reader-{uuid.uuid4().hex}", "observation": observation}
    request = urllib.request.Request(
        f"{url}/v1/tables/{table}/observations",
        data=json.dumps(body).encode(),
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, f"entry {json.load(answer)['seq']}"
    except urllib.error.HTTPError as refused:
        problem = json.load(refused)
        return refused.code, f"{problem['code']}: {problem['text']}"


def reading(line: str) -> dict[str, str] | None:
    """A line as an observation, None when it is not one."""
    words = line.split()
    if len(words) != 2:
        return None
    place, card = words
    kind = "card_gone" if place.startswith("-") else "card_seen"
    return {"kind": kind, "place": place.lstrip("-"), "card": card}


def main() -> int:
    """Post every line; 0 when the service took them all."""
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    url, table, token = sys.argv[1:]
    refused = 0
    for line in sys.stdin:
        observation = reading(line)
        if observation is None:
            print(f"no reading: {line.strip()}", file=sys.stderr)
            continue
        try:
            status, said = post(url, table, token, observation)
        except urllib.error.URLError as error:
            print(f"{url} cannot be reached: {error.reason}", file=sys.stderr)
            return 1
        refused += status >= 400
        print(said, flush=True)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
