"""``labeval suggest``: quotes are checked, suggestions are kept apart, nothing without a yes."""

from __future__ import annotations

import json
import re

import pytest

from labeval.cli import main
from labeval.coding.coders.suggestions import (
    ACCEPT,
    TURN_ON,
    allow,
    decide,
    machine,
    runs,
)
from labeval.coding.sources import review
from labeval.jobs.coding.corpus import read_corpus
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.judging.conftest import write_study
from tests.judging.stand_in import Call, completion, error
from tests.support.coding import coded_workbook

FIRST = coded_workbook.FIRST


@pytest.fixture
def study(tmp_path):
    folder = StudyFolder(write_study(tmp_path / "s"))
    coded_workbook.make(folder.workbook, participants=2)
    with Workbook(folder.workbook, coder=FIRST) as book:
        book.do(TURN_ON, allow(book.memos(), book.coder.id, on=True))
        book.do("x", review(book.sources()[:1], reviewed=True))
    return folder


def suggest(study, server, *more: str) -> int:
    asked = ["--server", server.url, "--model", "m", "--tries", "1"]
    return main(["suggest", str(study.path), "--coder", FIRST, *asked, *more])


def passages_in(call: Call) -> list[str]:
    return re.findall(r"^\[\d+\] (.+)$", call.prompt, re.MULTILINE)


def reply(*codes: tuple[str, object, str]) -> str:
    entries = [{"code": c, "passage": n, "quote": q, "why": "It says so."} for c, n, q in codes]
    return json.dumps({"codes": entries})


def test_verbatim_places_come_in_and_invented_ones_are_named(study, server, capsys):
    def answer(call: Call):
        said = passages_in(call)
        words = said[0].upper()  # capitals may differ: the text's own words are kept
        return completion(
            "Here you are:\n"
            + reply(
                ("Likes", 1, words),
                ("Likes", 1, "nobody has ever said these words"),
                ("Likes", 999, said[0]),
                ("Invented code", 1, said[0]),
            )
        )

    server.answer = answer
    assert suggest(study, server, "--code", "Likes", "Confusion") == 0
    said = capsys.readouterr().err
    assert "a quote that is not in the text: nobody has ever said these words" in said
    assert "1 place suggested in 1 source; left out: 1 not in the text, 2 with a code" in said
    with Workbook(study.workbook, coder=FIRST) as book:
        (one,) = book.codings(coder=machine("stand-in-1").id)
        passage = next(p for p in book.passages(one.source) if p.id == one.start.passage)
        assert one.quote == passage.text and one.memo == "It says so."
        run = runs(book.memos())[one.batch]
        assert (run.what, run.settings["asked_model"], len(run.sha256)) == ("codes", "m", 64)
        assert run.settings["not_in_the_text"] == 1 and run.settings["not_offered"] == 2
        assert one.id not in {c.id for c in read_corpus(book).codings}
        changes = decide(one, book.memos(), [], coder=book.coder.id, accept=True)
        book.do(ACCEPT, changes)
        assert one.quote in {c.quote for c in book.codings(coder=book.coder.id)}


def test_who_speaks_and_for_whom_is_not_sent(study, server):
    server.answer = lambda call: completion(reply())
    assert suggest(study, server) == 0
    sent = json.dumps([call.body for call in server.calls])
    with Workbook(study.workbook, coder="r", read_only=True) as book:
        done = next(source for source in book.sources() if source.reviewed)
        names = {done.id, done.participant, done.name} - {""}
        assert names and not [name for name in names if re.search(rf"\b{name}\b", sent)]
        texts = [p.text for p in book.passages(done.id)]
    assert all(any(text in call.prompt for call in server.calls) for text in texts)


def test_only_what_is_done_is_sent_and_nothing_is_asked_twice(study, server, capsys):
    server.answer = lambda call: completion(reply())
    assert suggest(study, server) == 0
    asked = len(server.calls)
    assert suggest(study, server) == 0 and len(server.calls) == asked
    assert "There is no reviewed source that this model was not asked" in (capsys.readouterr().err)
    assert suggest(study, server, "--all-sources", "--dry-run") == 0 and len(server.calls) == asked
    assert suggest(study, server, "--all-sources") == 0 and len(server.calls) > asked


def test_nothing_is_sent_before_suggestions_are_turned_on(study, server, capsys):
    with Workbook(study.workbook, coder=FIRST) as book:
        book.do("x", allow(book.memos(), book.coder.id, on=False))
    assert suggest(study, server) == 1
    assert f"'{FIRST}' has not turned suggestions on" in capsys.readouterr().err
    assert server.calls == []


def test_a_reply_that_is_no_list_is_asked_again_once_and_then_named(study, server, capsys):
    server.answer = lambda call: completion("I would rather talk about it.")
    assert suggest(study, server) == 1
    assert len(server.calls) == 2
    assert "there is no JSON object with a list “codes”" in capsys.readouterr().err
    server.answer = lambda call: completion(reply())
    assert suggest(study, server) == 0  # it is not taken for done


def test_a_server_that_refuses_ends_it(study, server, capsys):
    server.answer = lambda call: error(401, "no key")
    assert suggest(study, server) == 1
    assert "refuses all calls (401)" in capsys.readouterr().err


def test_participants_who_must_not_be_quoted_are_not_sent(study, server, capsys):
    from dataclasses import replace

    from labeval.coding.edits import changed

    server.answer = lambda call: completion(reply())
    with Workbook(study.workbook, coder=FIRST) as book:
        done = next(source for source in book.sources() if source.reviewed)
        book.do("x", changed(done, replace(done, quotable=False)))
    assert suggest(study, server) == 0
    assert server.calls == []
    assert "did not agree to be quoted: 1 text" in capsys.readouterr().err


def test_unknown_codes_and_sources_are_named(study, server, capsys):
    assert suggest(study, server, "--code", "Nothing") == 1
    assert "no such code: Nothing" in capsys.readouterr().err
    assert suggest(study, server, "--source", "Nobody") == 1
    assert "no such source: Nobody" in capsys.readouterr().err
