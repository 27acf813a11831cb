"""The local socket between both processes: it nudges, comes back, and never makes anybody wait."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket

from labeval.ui.link.client import ModeratorLink
from labeval.ui.link.lines import Lines
from labeval.ui.link.server import SessionLink


@pytest.fixture
def server(qtbot):
    made = SessionLink("a" * 32)
    yield made
    made.close()


@pytest.fixture
def client(qtbot, server):
    made = ModeratorLink(lambda: server.name)
    made.start()
    qtbot.waitUntil(lambda: made.session == "a" * 32)
    yield made
    made.close()


def test_both_ends_nudge_each_other(qtbot, server, client):
    with qtbot.waitSignal(client.nudged) as newest:
        server.send_number(41)
    assert newest.args == [41]
    with qtbot.waitSignal(server.nudged):
        client.send_number(7)


def test_a_late_comer_hears_how_far_the_record_goes(qtbot, server):
    server.send_number(12)
    late = ModeratorLink(lambda: server.name)
    with qtbot.waitSignal(late.nudged) as newest:
        late.start()
    assert newest.args == [12]
    late.close()


def test_the_session_knows_whether_somebody_is_there(qtbot, server, client):
    qtbot.waitUntil(lambda: bool(server.connected))
    with qtbot.waitSignal(server.attended) as attended:
        client.close()
    assert attended.args == [False] and not server.connected


def test_a_moderator_finds_a_session_that_was_started_again(qtbot):
    first, names = SessionLink("a" * 32), []
    names.append(first.name)
    client = ModeratorLink(lambda: names[-1])
    client._again.setInterval(10)
    client.start()
    qtbot.waitUntil(lambda: client.is_connected)
    first.close()
    qtbot.waitUntil(lambda: not client.is_connected)
    client.send_number(3)
    second = SessionLink("b" * 32)
    with qtbot.waitSignal(second.nudged):
        names.append(second.name)
    qtbot.waitUntil(lambda: client.session == "b" * 32)
    client.close()
    second.close()


def test_a_moderator_that_reads_nothing_costs_the_session_nothing(qtbot, server):
    deaf = QLocalSocket()
    deaf.setReadBufferSize(1)
    deaf.connectToServer(server.name)
    qtbot.waitUntil(lambda: bool(server.connected))
    (moderator,) = server.connected
    for seq in range(20_000):  # none of them waits, or the test's time is over
        server.send_number(seq)
    assert moderator.socket.bytesToWrite() < 10_000, "what is not taken is dropped, not kept"
    deaf.abort()


def test_what_is_no_line_of_ours_is_passed_over_and_a_flood_is_cut_off(qtbot, server):
    stranger = QLocalSocket()
    stranger.connectToServer(server.name)
    qtbot.waitUntil(lambda: bool(server.connected))
    stranger.write(b'garbage\n[1]\n{"act": 1}\n')
    with qtbot.waitSignal(server.nudged):
        pass
    stranger.write(b"x" * 10_000)
    qtbot.waitUntil(lambda: not server.connected)


def test_a_line_may_come_in_pieces():
    lines = Lines()
    assert list(lines.take(b'{"se')) == []
    assert list(lines.take(b'q": 5}\n{"seq"')) == [{"seq": 5}]
    assert list(lines.take(b": 6}\n")) == [{"seq": 6}]


@pytest.mark.skipif(os.name != "posix", reason="permissions of socket files")
def test_the_name_cannot_be_guessed_and_only_the_user_may_open_it(server):
    other = SessionLink("b" * 32)
    assert other.name != server.name and len(server.name) > 32
    path = Path(server.path)
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0
    other.close()
