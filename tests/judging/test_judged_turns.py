"""Conversations whose answers a judge rates one by one: each is a call and a rating of its own."""

from __future__ import annotations

import json

import pytest

from labeval.analysis.data.judgments import judgment_frame, rated_texts
from labeval.cli import main
from labeval.exchange.tables.judgments import COLUMNS
from labeval.jobs.capsule.shared_study import write_study
from labeval.jobs.results.judges import judges_of
from labeval.judging.calls import calls_of
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.judging.stand_in import completion, rating
from tests.support.studies.turns_study import conversation, turns_content

TURNS = ["short@turn1", "walk@turn1", "walk@turn2", "mill@turn1", "mill@turn2", "mill@turn3"]
WHOLE = {"method": "dqe"}
BOTH = {
    "blocks": {"rated": {"method": "dqe", "turns": "each"}, "whole": WHOLE},
    "conditions": [{"id": "only", "blocks": ["rated", "whole"]}],
    "procedure": [{"step": "for_each_block", "steps": [{"step": "rating", "id": "rate"}]}],
}


@pytest.fixture
def folder(tmp_path):
    write_study(turns_content(study={"judge": None}), tmp_path / "study")
    return tmp_path / "study"


def test_every_answer_is_a_call_with_what_was_said_before_it():
    calls = calls_of(turns_content(), criteria=["useful"])
    assert [about for about, _ in (call.id for call in calls)] == TURNS
    first, last = calls[3].prompt().user, calls[5].prompt().user
    assert "conversation before" in first and "day 1*" in first and "day 2*" not in first
    before, _, rated = last.partition("<<< text to be rated")
    assert "User: What about mill 3?" in before and "day 2*" in before and "day 3*" not in before
    assert "On *day 3* go to the mill." in rated and "day 2*" not in rated
    assert len({call.prompt().sha256 for call in calls}) == len(calls)


def test_a_text_as_a_whole_is_sent_as_before_and_both_are_rated_where_both_are_asked():
    (call,) = calls_of(
        turns_content(study=BOTH), criteria=["useful"], items=["short"], block="whole"
    )
    assert call.id == ("short", "useful") and call.text == conversation("short", 1)
    assert "conversation before" not in call.prompt().user
    calls = calls_of(turns_content(study=BOTH), criteria=["useful"], items=["walk"])
    assert [call.id[0] for call in calls] == ["walk", "walk@turn1", "walk@turn2"]


def test_ratings_of_answers_are_written_read_and_continued(folder, server, capsys):
    def answer(call):
        said = call.prompt.partition("<<< text to be rated ")[2]
        mark = "*day 1*" if "*day 1*" in said else "*day 9*"
        return completion("?" if "mill" in said else rating(4, quotes=[mark]))

    server.answer = answer
    asked = ["judge", str(folder), "--server", server.url, "--model", "m", "--criteria", "useful"]
    assert main(asked) == 1
    said = capsys.readouterr().err
    assert "failed: mill@turn2 × useful" in said
    assert "left out: walk@turn2 × useful: a quote that is not in the text: *day 9*" in said
    server.answer = lambda call: completion(rating(2))
    before = len(server.calls)
    assert main(asked) == 0 and len(server.calls) - before == 3
    lines = (folder / "judge.jsonl").read_text(encoding="utf-8").splitlines()
    found = [(r["item"], r["turn"], r["rating"]) for r in map(json.loads, lines)]
    assert sorted(found) == [
        *(("mill", turn, 2) for turn in (1, 2, 3)),
        ("short", 1, 4),
        *(("walk", turn, 4) for turn in (1, 2)),
    ]


def test_they_are_compared_with_peoples_ratings_of_the_same_answers(tmp_path):
    content = turns_content(study=BOTH)
    rows = [
        ("talk", 1, {"item": "walk", "turn": 2, "criterion": "useful", "rating": 4}),
        ("talk", 0, {"item": "walk", "criterion": "useful", "rating": 3}),
    ]
    path = tmp_path / "judge.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for *_, row in rows), encoding="utf-8")
    names = [column.name for column in COLUMNS]
    given = {"participant": "p", "method": "dqe", "criterion": "useful", "value": "4"}
    cells = [
        [str({**given, "page": page, "items": "walk"}.get(name, "")) for name in names]
        for page in ("rated-001@turn2", "whole-001")
    ]
    people, (judge,) = judges_of([str(path)], judgment_frame(cells, tuple(names)), content)
    assert sorted(rated_texts(judge.judgments)) == sorted(rated_texts(people))
    assert set(zip(rated_texts(judge.judgments), judge.judgments["value"], strict=True)) == {
        ("walk@turn2", "4"),
        ("walk", "3"),
    }


def test_an_answer_that_the_conversation_does_not_have_is_named(folder):
    text = (folder / "study.yaml").read_text(encoding="utf-8")
    (folder / "study.yaml").write_text(f"{text}judge: judge.jsonl\n", encoding="utf-8")
    row = {"item": "walk", "turn": 3, "criterion": "useful", "rating": 4}
    (folder / "judge.jsonl").write_text(json.dumps(row), encoding="utf-8")
    with pytest.raises(StudyProblems, match="“walk” has 2 answers"):
        read_study(folder)
