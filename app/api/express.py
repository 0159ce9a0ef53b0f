"""The short way to the one route that every tap at every table takes.

It is plain ASGI and answers nothing itself: what it does not know goes on to the framework.
"""

import re
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from app.api.observations import observe, router
from app.api.replies import EXPECTED, answer_problem

_PATH: Final = re.compile("/v1/tables/([^/]+)/observations")
# What metrics and spans call the route by.
(_ROUTE,) = router.routes


class Express:
    """Hands observations to `observe` directly. Routing, the solving of dependencies and the
    wrappers around them took as long as deciding, storing and answering together.

    The route stays in the framework's table too: it is documented from there, and every other
    method of the path is refused there.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await self._app(scope, receive, send)
            return
        table_id = found[1]
        scope["route"], scope["path_params"] = _ROUTE, {"table_id": table_id}
        request = Request(scope, receive, send)
        try:
            answer = await observe(request, table_id)
        except EXPECTED as error:
            answer = await answer_problem(request, error)
        await answer(scope, receive, send)
