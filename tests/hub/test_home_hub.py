"""The home window of a station: it exchanges by itself, and sessions take leased places."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from labeval.cli import main
from labeval.session.events.events import Ending
from tests.hub.conftest import Hub
from tests.ui.home.opened_home import (  # noqa: F401
    Home,
    published,
    published_study,
    start_session,
)


def test_a_session_is_on_the_hub_while_it_runs(
    make: Callable[..., Hub],
    published: Home,  # noqa: F811
    qtbot: QtBot,
) -> None:
    hub = make()
    folder, name = published.folder, f"{hub.database}-1"
    main(["hub", "add", hub.address(), name])
    assert main(["hub", "join", str(folder.path), hub.address(name)]) == 0
    published.controller.open_study(folder)
    line = published.window.panel._state
    qtbot.waitUntil(lambda: "Hub in reach, 0 events wait" in line.text())
    seen: list[str] = []

    def run(live, session, microphone) -> None:
        while session.state.current.kind != "consent":
            session.go_on()
        session.give_consent({"rating": True, "audio": False, "quotation": False})
        published.controller._hub.pause()  # the next exchange is now, and not in half a minute
        published.controller._hub.go_on()
        qtbot.waitUntil(lambda: hub.sql("SELECT count(*) FROM labeval.event") not in ("", "0"))
        seen.append(hub.sql("SELECT id FROM labeval.session"))
        session.end(Ending.ENDED_EARLY)

    published.controller._sessions._run_session = run
    start_session(qtbot, published)
    (header,) = published.headers()
    assert seen == [header.id]
    assert header.assignment.startswith("the next place that the hub has leased")
    leased = hub.sql(
        f"SELECT station FROM labeval.place WHERE condition = '{header.condition}' "
        f"AND slot = {header.number}"
    )
    assert leased == name
    published.controller._hub.pause()
