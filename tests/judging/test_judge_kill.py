"""A run that is killed at any moment goes on with every rating there exactly once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter

import pytest

from labeval.cli import main
from tests.judging.stand_in import completion, rating
from tests.support.program import Program

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("parallel", [1, 3])
@pytest.mark.parametrize("after", [1, 3, 6])
def test_after_a_kill_every_rating_is_there_exactly_once(folder, server, parallel, after):
    asked = ["judge", str(folder), "--server", server.url, "--model", "m"]
    asked += ["--parallel", str(parallel), "--criteria", "flow", "intent", "support"]

    def answer(call):
        if call.number == after:
            child.kill()
            child.wait(timeout=60)
        return completion(rating(call.number % 5 + 1))

    server.answer = answer
    child = Program(
        [sys.executable, "-m", "labeval", *asked],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert child.wait(timeout=60) != 0
    output = folder / "judge.jsonl"
    kept = output.read_bytes() if output.exists() else b""
    assert kept.count(b"\n") < 12

    server.answer = lambda call: completion(rating(1))
    before = len(server.calls)
    assert main(asked) == 0
    assert output.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    made = [json.loads(line) for line in output.read_bytes().splitlines()]
    assert set(Counter((m["item"], m["criterion"]) for m in made).values()) == {1}
    assert len(made) == 12
    assert len(server.calls) - before == 12 - kept.count(b"\n")
