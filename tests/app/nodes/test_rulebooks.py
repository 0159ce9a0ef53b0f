"""Proves that a node without a table's rulebook refuses that table by name, and no other one."""

from contextlib import ExitStack
from pathlib import Path

from app.settings import Settings
from tests.app.feed.sockets import raw_socket
from tests.app.processes import Node
from tests.app.service import ADMIN, Service, Table, said

HOUSE = 'name = "house"\nextends = "tda"\nedition = "House 1"\n\n[fields]\nboxed_for_misdeal = 3\n'


async def test_a_table_of_a_book_that_a_node_lacks_is_refused_there(tmp_path: Path) -> None:
    books = tmp_path / "books"
    books.mkdir()
    (books / "house.toml").write_text(HOUSE)
    settings = Settings(
        database=tmp_path / "log.sqlite3",
        admin_token=ADMIN,
        log_level="error",
    )
    with ExitStack() as stack:
        nodes = [Node(settings.model_copy(update={"rulebooks": books})), Node(settings)]
        for node in nodes:
            stack.callback(node.close)
            node.start()
        has, lacks = (stack.enter_context(node.client()) for node in nodes)
        table = Table.opened(has, rulebook="house:house")
        usual = Table.opened(has)
        for language, words in (("en", "another node"), ("es", "otro nodo")):
            answer = lacks.get(f"/v1/tables/{table.id}", headers={"accept-language": language})
            assert (answer.status_code, answer.json()["code"]) == (503, "rulebook_not_here")
            assert words in answer.json()["text"]
        answer = table.through(lacks).post(said("hand_begun"))
        assert (answer.status_code, answer.json()["code"]) == (503, "rulebook_not_here")
        listed = {each["id"]: each["rulebook"] for each in lacks.get("/v1/tables").json()["tables"]}
        assert listed == {table.id: "house:house", usual.id: "tda"}
        service = Service(nodes[1].address, nodes[1].settings)
        async with raw_socket(service) as socket:
            hello = {"type": "hello", "token": ADMIN, "subscriptions": [{"table": table.id}]}
            await socket.send(hello)
            assert await socket.close_code() == (4004, "rulebook_not_here")
        usual.through(lacks).say("hand_begun")
        table.say("hand_begun")
