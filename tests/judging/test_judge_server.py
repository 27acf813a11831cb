"""Meaning of a server's answers, and that key and texts go nowhere else."""

from __future__ import annotations

import json
import logging
import socket
import threading
from datetime import UTC, datetime

import pytest

from labeval.judging.answers import retry_after
from labeval.judging.errors import CallFailed, JudgingRefused, ServerRefused, TryAgain
from labeval.judging.key import Key
from labeval.judging.server import JudgeServer, is_in_the_clear, server_address
from tests.judging.stand_in import Answer, StandIn, completion, error, rating

MESSAGES = [{"role": "system", "content": "S"}, {"role": "user", "content": "Rate."}]
SECRET = "sk-topsecret-1234567890"


@pytest.fixture
def ask(server):
    """Asks the server once, with a key."""
    client = JudgeServer(server.url, model="m", temperature=0.0, key=Key(SECRET), timeout=60.0)
    yield lambda: client.ask(MESSAGES)
    client.close()


def test_a_call_carries_model_temperature_messages_and_key(server, ask):
    reply = ask()
    (call,) = server.calls
    assert call.path == "/v1/chat/completions"
    assert call.body == {"model": "m", "messages": MESSAGES, "stream": False, "temperature": 0.0}
    assert call.headers["Authorization"] == f"Bearer {SECRET}"
    assert reply.model == "stand-in-1" and json.loads(reply.content)["rating"] == 3
    assert (reply.usage.sent, reply.usage.received, reply.usage.estimated) == (100, 20, False)


def test_without_a_key_or_temperature_neither_is_sent(server):
    client = JudgeServer(server.url, model="m", temperature=None)
    client.ask(MESSAGES)
    client.close()
    assert "Authorization" not in server.calls[0].headers
    assert "temperature" not in server.calls[0].body


def test_tokens_are_estimated_where_the_server_does_not_count_them(server, ask):
    body = {"choices": [{"message": {"content": "x" * 350}}]}
    server.answer = lambda call: Answer(json.dumps(body).encode())
    reply = ask()
    assert reply.usage.estimated and 90 < reply.usage.received < 120 and reply.model == ""


def test_content_may_come_in_parts(server, ask):
    parts = [{"type": "text", "text": "{}"}, {"type": "image"}, {"type": "text", "text": "!"}]
    body = {"choices": [{"message": {"content": parts}}]}
    server.answer = lambda call: Answer(json.dumps(body).encode())
    assert ask().content == "{}!"


@pytest.mark.parametrize("status", [401, 402, 403, 404])
def test_a_refusal_of_everything_is_told_with_the_servers_reason(server, ask, status):
    server.answer = lambda call: error(status, "no such thing")
    with pytest.raises(ServerRefused, match=rf"{status}\): no such thing"):
        ask()


def test_an_empty_account_is_no_matter_of_pace(server, ask):
    body = {"error": {"message": "no money", "code": "insufficient_quota"}}
    server.answer = lambda call: Answer(json.dumps(body).encode(), 429)
    with pytest.raises(ServerRefused, match="no money"):
        ask()


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 529])
def test_what_may_pass_is_worth_another_try(server, ask, status):
    server.answer = lambda call: error(status, "busy", Retry_After="7")
    with pytest.raises(TryAgain, match=f"answered {status}: busy") as raised:
        ask()
    assert raised.value.after == 7


@pytest.mark.parametrize("status", [400, 413, 422])
def test_a_call_that_the_server_cannot_take_fails_alone(server, ask, status):
    server.answer = lambda call: error(status, "too long")
    with pytest.raises(CallFailed, match="too long") as raised:
        ask()
    assert not isinstance(raised.value, TryAgain)


def test_redirects_are_never_followed(server, ask):
    elsewhere = StandIn()
    try:
        server.answer = lambda call: error(307, Location=f"{elsewhere.url}/chat/completions")
        with pytest.raises(ServerRefused, match=elsewhere.host):
            ask()
        assert elsewhere.calls == []
    finally:
        elsewhere.close()


def test_a_server_that_does_not_answer_is_given_up(server):
    never = threading.Event()
    server.answer = lambda call: Answer(b"{}", wait_for=never)
    client = JudgeServer(server.url, model="m", temperature=0.0, timeout=0.1)
    try:
        with pytest.raises(TryAgain, match=r"no answer within 0\.1 seconds"):
            client.ask(MESSAGES)
    finally:
        never.set()
        client.close()


def test_a_server_that_drips_is_given_up_too():
    """Each byte begins the client's own timeout anew; the whole answer has a limit of its own."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        stop = threading.Event()

        def drip() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
                while not stop.wait(0.02):
                    try:
                        connection.sendall(b" ")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        client = JudgeServer(address, model="m", temperature=0.0, timeout=0.2)
        try:
            with pytest.raises(TryAgain, match="no answer within"):
                client.ask(MESSAGES)
        finally:
            stop.set()
            client.close()
            thread.join()


def test_an_answer_that_ends_too_soon_is_worth_another_try(server, ask):
    whole = completion(rating()).body
    server.answer = lambda call: Answer(
        whole[:30], promised=len(whole), headers={"Connection": "close"}
    )
    with pytest.raises(TryAgain, match="broke off"):
        ask()


def test_a_server_that_is_not_there_is_worth_another_try():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}/v1"
    client = JudgeServer(address, model="m", temperature=0.0)
    with pytest.raises(TryAgain, match="cannot be reached"):
        client.ask(MESSAGES)
    client.close()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>Log in</html>",
        b"[]",
        b"null",
        b'{"choices": []}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"choices": [{"message": null}]}',
        b'{"choices": [3]}',
        b'{"choices": [{"message": {"content": [1]}}]}',
    ],
)
def test_what_is_no_chat_completion_is_said_to_be_none(server, ask, body):
    server.answer = lambda call: Answer(body)
    with pytest.raises(TryAgain, match="not a chat completion"):
        ask()


def test_an_endless_answer_is_cut(server, ask):
    server.answer = lambda call: Answer(b" " * 9_000_000)
    with pytest.raises(CallFailed, match="does not end"):
        ask()


@pytest.mark.parametrize(
    "answer",
    [
        error(401, f"{SECRET} is not valid"),
        error(500, f"sent: {SECRET}"),
        error(400, f"sent: {SECRET}"),
        error(302, Location=f"http://127.0.0.1:1/{SECRET}"),
        Answer(json.dumps({"error": {"message": SECRET}}).replace("k", "\\u006b").encode(), 403),
        completion(rating(explanation=f"It says {SECRET}."), model=SECRET),
        Answer(
            completion("the key").body.replace(b"the key", SECRET.replace("k", "\\u006b").encode())
        ),
    ],
)
def test_a_server_that_says_the_key_back_does_not_get_it_into_anything(server, ask, answer, caplog):
    server.answer = lambda call: answer
    with caplog.at_level(logging.DEBUG):
        try:
            said = repr(ask())
        except (CallFailed, ServerRefused) as error:
            said = f"{error} {error!r} {error.values}"
    assert "[key]" in said
    assert SECRET not in said and SECRET not in caplog.text


def test_the_environments_proxy_and_netrc_are_left_alone(server, monkeypatch, tmp_path):
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login somebody password else\n")
    monkeypatch.setenv("NETRC", str(netrc))
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    client = JudgeServer(server.url, model="m", temperature=0.0)
    client.ask(MESSAGES)
    client.close()
    assert "Authorization" not in server.calls[0].headers


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("http://localhost:8080", "http://localhost:8080/v1"),
        ("http://localhost:8080/", "http://localhost:8080/v1"),
        ("https://h.example/api/v2/", "https://h.example/api/v2"),
        ("https://h.example/v1/chat/completions", "https://h.example/v1"),
    ],
)
def test_an_address_is_read_as_people_give_it(given, meant):
    assert server_address(given) == meant


@pytest.mark.parametrize(
    "given",
    ["", "localhost:8080", "ftp://h", "http://", "http://h:99999", "http://[::1", "http://h:0"],
)
def test_what_is_no_address_is_refused(given):
    with pytest.raises(JudgingRefused, match="not an address"):
        server_address(given)


@pytest.mark.parametrize("given", [f"https://me:{SECRET}@h/v1", f"https://h/v1?key={SECRET}"])
def test_a_key_in_the_address_is_refused_and_not_repeated(given):
    with pytest.raises(JudgingRefused, match="--key-env") as raised:
        server_address(given)
    assert SECRET not in str(raised.value)


def test_only_what_leaves_this_computer_unencrypted_is_in_the_clear():
    assert is_in_the_clear("http://192.0.2.7:8000/v1")
    assert not is_in_the_clear("https://h.example/v1")
    for host in ("localhost", "127.0.0.1", "[::1]", "judge.localhost"):
        assert not is_in_the_clear(f"http://{host}:8080/v1")


def test_waits_are_read_as_seconds_or_as_a_date():
    now = datetime(2026, 5, 4, 12, 0, 0, tzinfo=UTC)
    assert retry_after("30") == 30
    assert retry_after("Mon, 04 May 2026 12:01:30 GMT", now) == 90
    assert retry_after("Mon, 04 May 2026 11:00:00 GMT", now) == 0
    for unusable in ("", "soon", "-3", "1e9", "²", "9" * 400):
        assert retry_after(unusable) is None
