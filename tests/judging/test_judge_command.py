"""``labeval judge``: what it says, what it writes, and that the key is in none of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.study.reading import read_study
from tests.judging.conftest import write_study
from tests.judging.stand_in import Answer, completion, error, rating
from tests.support.program import Program

pytestmark = pytest.mark.slow

SECRET = "sk-topsecret-1234567890"


def judge(folder, server, *more: str) -> int:
    return main(["judge", str(folder), "--server", server.url, "--model", "m", *more])


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_ratings_go_beside_the_study_and_can_be_read_with_it(tmp_path, server, capsys):
    folder = write_study(tmp_path / "s", judge="mistral.jsonl")
    server.answer = lambda call: completion(rating(2, quotes=["needs warmth", "a cup of tea"]))
    assert judge(folder, server) == 0
    said = capsys.readouterr()
    assert said.out == f"{folder / 'mistral.jsonl'}\n"
    assert f"8 calls to {server.url}, model m, temperature 0" in said.err
    assert "8 rated, 0 failed, 0 not asked; 800 tokens sent, 160 received" in said.err
    assert "left out: t1 × flow: a quote that is not in the text: a cup of tea" in said.err
    assert len(read_study(folder).judge_ratings) == 8


def test_a_dry_run_sends_and_writes_nothing_and_needs_no_key(folder, server, capsys):
    before = sorted(folder.iterdir())
    asked = ["--dry-run", "--key-env", "NOT_SET", "--criteria", "support", "--price-in", "2.5"]
    assert judge(folder, server, *asked) == 0
    said = capsys.readouterr().out
    assert "4 calls to" in said and "4 calls with a whole source" in said
    assert "about " in said and ", cost about 0.0" in said
    assert server.calls == [] and sorted(folder.iterdir()) == before


def test_the_second_run_asks_only_for_what_is_missing(folder, server, capsys):
    server.answer = lambda call: completion("?" if "Flow" in call.prompt else rating())
    assert judge(folder, server) == 1
    said = capsys.readouterr().err
    assert "failed: t1 × flow: there is no JSON object with “rating”" in said
    assert "4 rated, 4 failed" in said and "judge.failed.jsonl" in said
    assert {line["item"] for line in lines(folder / "judge.failed.jsonl")} == {
        "t1",
        "t2",
        "t3",
        "t4",
    }
    server.answer = lambda call: completion(rating())
    before = len(server.calls)
    assert judge(folder, server) == 0
    assert len(server.calls) - before == 4
    assert "4 ratings already there" in capsys.readouterr().err
    assert judge(folder, server) == 0
    assert len(server.calls) - before == 4


def test_cost_is_counted_with_the_prices_given(folder, server, capsys):
    assert judge(folder, server, "--price-in", "2", "--price-out", "10") == 0
    assert "160 received, cost 0.0032" in capsys.readouterr().err


def test_a_wrong_key_stops_at_once_with_the_reason(folder, server, capsys, monkeypatch):
    monkeypatch.setenv("JUDGE_KEY", SECRET)
    server.answer = lambda call: error(401, f"key {SECRET} is unknown")
    assert judge(folder, server, "--key-env", "JUDGE_KEY") == 1
    said = capsys.readouterr().err
    assert "stopped: the server refuses all calls (401): key [key] is unknown" in said
    assert "8 not asked" in said and len(server.calls) == 1


def test_the_key_is_in_no_file_and_in_no_message(folder, server, capfd, monkeypatch):
    monkeypatch.setenv("JUDGE_KEY", SECRET)

    def answer(call):
        assert call.headers["Authorization"] == f"Bearer {SECRET}"
        if call.number == 1:
            return error(500, SECRET)
        if call.number < 4:
            return completion(f"I was sent {SECRET}")
        if call.number == 4:
            return error(400, SECRET)
        return completion(rating(explanation=SECRET, quotes=[SECRET]), model=SECRET)

    server.answer = answer
    assert judge(folder, server, "--key-env", "JUDGE_KEY", "--tries", "1") == 1
    said = capfd.readouterr()
    assert "[key]" in said.err and SECRET not in said.err + said.out
    written = [path for path in folder.parent.rglob("*") if path.is_file()]
    assert {"judge.jsonl", "judge.failed.jsonl"} <= {path.name for path in written}
    assert any(b"[key]" in path.read_bytes() for path in written)
    assert not [path for path in written if SECRET.encode() in path.read_bytes()]


def test_another_model_is_refused_until_again(folder, server, capsys):
    assert judge(folder, server) == 0
    other = ["judge", str(folder), "--server", server.url, "--model", "n"]
    assert main(other) == 1
    assert "model “m”" in capsys.readouterr().err
    assert main([*other, "--again"]) == 0
    assert "the old ratings are in" in capsys.readouterr().err
    assert {line["model_asked"] for line in lines(folder / "judge.jsonl")} == {"n"}
    assert len(list(folder.glob("judge.until-*Z.jsonl"))) == 1


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--temperature", "3"], "not a number from 0 to 2"),
        (["--temperature", "nan"], "not a number"),
        (["--parallel", "1000"], "more than 64"),
        (["--timeout", "0"], "not a number from 0.1"),
        (["--key-env", "A", "--key-from-keyring", "B"], "not allowed with"),
    ],
)
def test_options_that_make_no_sense_are_refused(folder, server, capsys, more, why):
    with pytest.raises(SystemExit):
        judge(folder, server, *more)
    assert why in capsys.readouterr().err and server.calls == []


def test_a_place_that_is_no_server_is_refused_in_a_sentence(folder, capsys):
    assert main(["judge", str(folder), "--server", "localhost", "--model", "m"]) == 1
    assert "not an address" in capsys.readouterr().err


def test_the_missing_part_is_said_with_how_to_get_it(folder, server):
    code = (
        "import sys; sys.modules['httpx2'] = None; sys.modules['keyring'] = None\n"
        "from labeval.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    for more in ([], ["--key-from-keyring", "judge"]):
        done = subprocess.run(
            [sys.executable, "-c", code, "judge", folder, "--server", server.url, "--model", "m",
             *more],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert done.returncode == 1 and "pip install 'labeval[judge]'" in done.stderr
        assert "Traceback" not in done.stderr


def test_nothing_of_the_network_is_loaded_by_the_other_commands():
    code = (
        "import sys; from labeval.cli import main; main(['templates'])\n"
        "assert not {'httpx2', 'keyring', 'http.client', 'ssl'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_the_help_says_what_is_sent_where(capsys):
    with pytest.raises(SystemExit):
        main(["judge", "--help"])
    said = capsys.readouterr().out
    assert "to that server and nowhere else" in said and "--dry-run" in said


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C to another process")
def test_ctrl_c_keeps_what_is_under_way_and_the_next_run_goes_on(folder, server):
    arrived = []

    def answer(call):
        arrived.append(call)
        if len(arrived) == 3:
            child.send_signal(signal.SIGINT)
        return completion(rating())

    server.answer = answer
    child = Program(
        [sys.executable, "-m", "labeval", "judge", folder, "--server", server.url, "--model", "m"],
        stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    _, said = child.communicate(timeout=60)
    assert child.returncode == 130, said
    assert "goes on with what is missing" in said and "Traceback" not in said
    kept = len(lines(folder / "judge.jsonl"))
    assert 3 <= kept < 8 and kept == len(arrived)
    assert judge(folder, server) == 0
    assert len(lines(folder / "judge.jsonl")) == 8


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C to another process")
def test_a_second_ctrl_c_leaves_a_server_that_does_not_answer(folder, server):
    arrived, never = threading.Event(), threading.Event()

    def answer(call):
        arrived.set()
        return Answer(b"", wait_for=never)

    server.answer = answer
    child = Program(
        [sys.executable, "-m", "labeval", "judge", folder, "--server", server.url, "--model", "m"],
        stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert child.stderr is not None
    try:
        assert arrived.wait(60)
        child.send_signal(signal.SIGINT)
        while "waiting for the calls under way" not in (line := child.stderr.readline()):
            assert line
        child.send_signal(signal.SIGINT)
        assert child.wait(timeout=60) == 130
        assert "Traceback" not in child.stderr.read()
    finally:
        never.set()
        child.kill()
        child.stderr.close()
        child.wait()
