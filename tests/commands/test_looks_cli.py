"""``labeval looks``: locked results, decisions, unlocking, and what the report says of it."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.results.looks import looks_state
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Ending, Kind
from labeval.store.access.log import AccessKind, note_access
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.ui.coding.window.auxiliary_windows import read_open_moments
from tests.support.studies.looked_study import STUDY, make, people


@pytest.fixture
def study(tmp_path) -> Path:
    return make(tmp_path / "study")


def state(study: Path):
    with closing(Record(study / "record.sqlite", read_only=True)) as record:
        return looks_state(record, read_study(study))


@pytest.mark.parametrize(
    "command",
    [
        ["analyse", "{}", "--no-report", "--out", "{}/out"],
        ["export", "{}", "--out", "{}/out"],
        ["export", "{}", "--table", "judgments", "--out", "{}/out/judgments.csv"],
        ["export", "{}", "--format", "sqlite", "--out", "{}/out/all.sqlite"],
        ["query", "{}", "select * from judgments"],
        ["capsule", "{}", "{}/out"],
        ["judge-audit", "{}", "a-model", "--out", "{}/out"],
        ["codes", "{}", "--out", "{}/out"],
    ],
)
def test_results_are_locked_between_looks(study, command, capsys):
    people(study, 3, apart=0.2)
    assert main([part.format(study) for part in command]) == 1
    assert "results are locked" in capsys.readouterr().err
    assert not (study / "out").exists()


def test_tables_without_answers_are_exported_all_the_same(study, tmp_path):
    people(study, 3, apart=0.2)
    out = tmp_path / "sessions.csv"
    assert main(["export", str(study), "--table", "sessions", "--out", str(out)]) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 4


def test_a_clear_difference_stops_and_opens_the_results(study, capsys):
    people(study, 6, apart=0.9)
    assert main(["looks", str(study)]) == 0
    printed = capsys.readouterr().out
    assert "stop: the systems differ" in printed
    assert "results are open" in printed
    found = state(study).results[-1]
    assert found.difference.value > 0
    assert found.difference.p < found.needed
    assert main(["analyse", str(study), "--no-report", "--out", str(study / "out")]) == 0


def test_a_look_takes_the_first_who_were_complete(study):
    people(study, 4, apart=0.0)
    before = state(study).results[0].difference
    people(study, 1, apart=0.9)
    after = state(study)
    assert after.completed == 5
    assert after.results[0].difference == before


def test_unlocking_needs_a_reason_is_recorded_and_ends_with_the_next_session(tmp_path, capsys):
    # The fourth person makes a look, which is to go on.
    study = make(tmp_path / "study", STUDY.replace("procedure:", "  futility: 0\nprocedure:"))
    people(study, 3, apart=0.0)
    assert main(["looks", str(study), "--unlock", " "]) == 1
    assert "needs a reason" in capsys.readouterr().err
    assert main(["looks", str(study), "--unlock", "the board asks"]) == 0
    assert "at 3 participants: the board asks" in capsys.readouterr().out
    with closing(Record(study / "record.sqlite", read_only=True)) as record:
        events = [
            event
            for header in record.sessions.headers()
            for event in record.sessions.events(header.id)
            if event.kind == Kind.RESULTS_UNLOCKED
        ]
    assert [event.value for event in events] == ["the board asks"] * 3
    assert main(["verify", str(study)]) == 0
    out = study / "out"
    assert main(["analyse", str(study), "--samples", "0", "--out", str(out)]) == 0
    about = json.loads((out / "results.json").read_text(encoding="utf-8"))["looks"]
    assert about["unlocked"][0]["reason"] == "the board asks"
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "Results were unlocked between looks, at 3 participants: the board asks" in page
    people(study, 1, apart=0.0)
    assert main(["analyse", str(study), "--no-report", "--out", str(out)]) == 1


def test_taking_the_looks_out_of_the_study_file_does_not_unlock(study):
    people(study, 3, apart=0.0)
    text = STUDY[: STUDY.index("looks:")] + STUDY[STUDY.index("procedure:") :]
    (study / "study.yaml").write_text(text, encoding="utf-8")
    assert state(study).locked


def test_thinking_aloud_by_criterion_has_no_answers_while_results_are_locked(study):
    people(study, 1, apart=0.9)
    folder = StudyFolder(study)
    with closing(Record(folder.database, read_only=True)) as record:
        ids = [header.id for header in record.sessions.headers()]
    assert not read_open_moments(folder, ids)
    assert main(["looks", str(study), "--unlock", "why not"]) == 0
    assert read_open_moments(folder, ids).keys() == set(ids)


def test_looks_that_are_changed_when_somebody_has_begun_do_not_count(study):
    people(study, 3, apart=0.9)
    changed = STUDY.replace("[4, 6, 8]", "[2, 3]")
    (study / "study.yaml").write_text(changed, encoding="utf-8")
    people(study, 0, apart=0.9)  # publishes
    assert state(study).looks.participants == [4, 6, 8]
    assert state(study).locked
    notices = [str(notice) for notice in read_overview(StudyFolder(study)).notices]
    assert any("registered at 4, 6, 8 participants" in notice for notice in notices)


def test_looks_can_be_changed_before_anybody_has_begun(study):
    people(study, 0, apart=0.9)
    changed = STUDY.replace("[4, 6, 8]", "[5, 10]")
    (study / "study.yaml").write_text(changed, encoding="utf-8")
    people(study, 0, apart=0.9)
    assert state(study).looks.participants == [5, 10]


def test_an_unlocking_is_reported_when_its_sessions_are_rejected_later(study):
    people(study, 1, apart=0.0)
    assert main(["looks", str(study), "--unlock", "a trial"]) == 0
    with closing(Record(study / "record.sqlite", read_only=True)) as record:
        first = next(iter(record.sessions.headers())).id
    assert main(["reject", str(study), first, "--why", "was a trial"]) == 0
    people(study, 8, apart=0.9)
    assert [(one.participants, one.reason) for one in state(study).unlockings] == [(1, "a trial")]


def test_answers_of_whoever_did_not_finish_are_locked_and_can_be_unlocked(study):
    content = people(study, 0, apart=0.0)
    with open_live(StudyFolder(study)) as live:
        session = live.start(content, SessionStart(kind="real"))
        assert state(study).locked
        assert main(["looks", str(study), "--unlock", "why not"]) == 1
        session.end(Ending.ENDED_EARLY)
    assert state(study).completed == 0
    assert state(study).locked
    assert main(["looks", str(study), "--unlock", "why not"]) == 0
    assert not state(study).locked
    assert [one.participants for one in state(study).unlockings] == [1]


def test_nothing_is_locked_in_a_study_without_looks(tmp_path, capsys):
    text = STUDY[: STUDY.index("looks:")] + STUDY[STUDY.index("procedure:") :]
    study = make(tmp_path / "plain", text)
    people(study, 3, apart=0.0)
    assert main(["query", str(study), "select count(*) from judgments"]) == 0
    assert main(["looks", str(study)]) == 1
    assert "no looks" in capsys.readouterr().err


def test_every_mistake_of_looks_is_listed(tmp_path):
    wrong = STUDY.replace("[4, 6, 8]", "[6, 4]").replace("criterion: clear", "criterion: cleer")
    wrong = wrong.replace("  smallest", "  systems: [oak, wilow]\n  smallest")
    study = make(tmp_path / "wrong", wrong)
    with pytest.raises(StudyProblems) as refused:
        read_study(study)
    text = str(refused.value)
    for part in ("study.yaml:14", "must increase", "“cleer”", "“wilow”", "did you mean “willow”"):
        assert part in text


def test_a_plan_has_the_errors_and_the_participants_saved(study, capsys):
    assert main(["plan", str(study), "--looks", "--studies", "40"]) == 0
    head, none, smallest = (line.split("\t") for line in capsys.readouterr().out.splitlines())
    assert head[0] == "difference"
    assert (none[0], smallest[0]) == ("0", "0.5")
    assert float(none[1]) <= 0.2
    assert float(smallest[5]) == 8
    assert float(smallest[6]) == pytest.approx(8 - float(smallest[4]), abs=0.11)


def test_an_unlocking_stays_when_all_who_were_seen_are_erased(study):
    people(study, 2, apart=0.0)
    assert main(["looks", str(study), "--unlock", "the board: asks"]) == 0
    before = state(study).unlockings
    with closing(Record(study / "record.sqlite", read_only=True)) as record:
        codes = [header.participant for header in record.sessions.headers()]
    for code in codes:
        erase(StudyFolder(study), code)
    after = state(study)
    assert after.completed == 0
    assert after.unlockings == before
    assert [(one.reason, one.participants) for one in before] == [("the board: asks", 2)]
    note_access(StudyFolder(study), AccessKind.UNLOCKED, "not as this program writes it")
    assert state(study).unlockings == before
    assert main(["verify", str(study)]) == 0
