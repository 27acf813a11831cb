"""A test or a code at the door: what a code opens, how often, and what is kept of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from labeval import places
from labeval.cli import main
from labeval.exchange.writers import export_all
from labeval.jobs.sessions.live import StartRefused, open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Ending, Kind
from labeval.session.running.session import Session
from labeval.store.erasing.erasure import erase
from labeval.store.record import slots
from labeval.store.record.slots import read_places
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.qualification import trace_of
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.tables.code_files import read_codes


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """A study with a list that a test stands beside, and one that nothing else opens."""
    path = tmp_path / "study"
    shutil.copytree(places.templates() / "campaign", path)
    return StudyFolder(path)


@pytest.fixture
def content(folder):
    return read_study(folder.path)


def into_rating(session: Session) -> Session:
    while session.state.current.kind != "rating":
        if session.state.current.kind == "consent":
            session.give_consent({"rating": True})
            continue
        if session.state.current.kind == "test":
            answer_rightly(session)
        fill_in(session)
        session.go_on()
    return session


def fill_in(session: Session) -> None:
    for n, asked in enumerate(session.open_fields()):
        session.answer(asked.id, asked.options[n % len(asked.options)])


def answer_rightly(session: Session) -> None:
    for question in session.step_in_file().questions:
        session.answer(question.id, str(question.correct))


def rate(session: Session, pages: int = 99) -> set[str]:
    """Rate so many pages, then end; the items that were seen."""
    seen: set[str] = set()
    while session.state.current.kind == "rating" and session.state.ended is None and pages:
        seen |= set(session.page.items)
        fill_in(session)
        session.go_on()
        pages -= 1
    while session.state.ended is None:
        fill_in(session)
        session.go_on()
    return seen


def kinds(session: Session) -> set[str]:
    return {step.kind for step in session.state.plan.steps}


def test_without_a_code_the_test_decides_and_the_closed_sets_stay_closed(folder, content):
    with open_live(folder) as live:
        admitted = live.admit(folder.path, content, "")
        assert set(admitted.conditions) == {"binary", "five_point", "likert", "slider"}
        session = live.start(content, SessionStart())
        assert "test" in kinds(session)
        decided = SessionStart(condition="pairwise", override_reason="wants to")
        with pytest.raises(StartRefused, match="“pairwise” is not open"):
            live.start(content, decided)


def test_a_code_stands_in_for_the_test(folder, content):
    with open_live(folder) as live:
        session = live.start(content, SessionStart(code=" panel-0471 "))
        assert "test" not in kinds(session)
        assert session.header.condition in {"binary", "five_point", "likert", "slider"}
        into_rating(session)
    assert verify(folder.database).sound


def test_a_code_opens_its_sets_once_unless_the_study_says_otherwise(folder, content):
    with open_live(folder) as live:
        for _ in range(2):
            rate(into_rating(live.start(content, SessionStart(code="PANEL-0471"))))
        with pytest.raises(StartRefused, match=r"used already \(list: panel\)"):
            live.start(content, SessionStart(code="PANEL-0471"))
        into_rating(live.start(content, SessionStart(code="EXPERT-118")))
        with pytest.raises(StartRefused, match=r"used already \(list: experts\)"):
            live.admit(folder.path, content, "expert-118")
        with pytest.raises(StartRefused, match="in none of the lists"):
            live.admit(folder.path, content, "PANEL-0000")


def test_a_declined_consent_uses_no_code(folder, content):
    with open_live(folder) as live:
        session = live.start(content, SessionStart(code="EXPERT-118"))
        session.go_on()
        assert not session.give_consent({"rating": False})
        assert live.admit(folder.path, content, "EXPERT-118").conditions
        assert list(live.record.sessions.headers()) == []


def test_who_comes_again_with_a_code_is_the_same_participant_and_sees_other_items(folder, content):
    with open_live(folder) as live:
        first = into_rating(live.start(content, SessionStart(code="PANEL-0812")))
        seen = rate(first)
        again = into_rating(live.start(content, SessionStart(code="PANEL-0812")))
        assert again.header.participant == first.header.participant
        assert len(seen) == 6
        assert seen.isdisjoint(rate(again))


def test_of_an_expert_only_a_trace_is_kept_and_neither_leaves_the_folder(folder, content):
    with open_live(folder) as live:
        session = into_rating(live.start(content, SessionStart(code="EXPERT-274")))
        rate(session)
        live.back_up()
        (used,) = [
            event
            for event in live.record.sessions.events(session.header.id)
            if event.kind == Kind.QUALIFIED
        ]
        trace = trace_of("EXPERT-274", content.study.seed)
        assert (used.field, used.value) == ("experts", trace)
        written = export_all(live.record, "csv", folder.exports)
    assert "expert-274" not in content.to_json().casefold()
    stored = folder.database.read_bytes() + b"".join(
        p.read_bytes() for p in folder.backups.iterdir()
    )
    assert b"expert-274" not in stored.lower()
    for path in written:
        text = path.read_text(encoding="utf-8").casefold()
        assert "expert-274" not in text and trace not in text


def test_erasing_a_participant_takes_the_trace_of_the_code_too(folder, content):
    with open_live(folder) as live:
        code = into_rating(live.start(content, SessionStart(code="EXPERT-274"))).header.participant
    erase(folder, code)
    trace = trace_of("EXPERT-274", content.study.seed).encode()
    for path in folder.path.rglob("*"):
        assert path.is_dir() or trace not in path.read_bytes()
    assert verify(folder.database).sound


def test_rehearsals_and_robots_need_no_code(folder, content):
    with open_live(folder) as live:
        decided = SessionStart(kind="rehearsal", condition="pairwise", override_reason="rehearsal")
        assert live.start(content, decided).header.condition == "pairwise"


def test_of_very_many_codes_only_the_one_that_was_typed_is_traced(folder, monkeypatch):
    traced: list[str] = []

    def counted(code: str, seed: int) -> str:
        traced.append(code)
        return trace_of(code, seed)

    monkeypatch.setattr(slots, "trace_of", counted)
    lines = "\n".join(f"worker-{n:06}" for n in range(200_000))
    (folder.path / "panel.txt").write_text(lines, encoding="utf-8")
    content = read_study(folder.path)
    with open_live(folder) as live:
        admitted = live.admit(folder.path, content, "WORKER-199999")
    assert traced == ["WORKER-199999"]
    assert [chosen.id for chosen in admitted.admission.lists] == ["panel"]


def test_a_list_is_checked_and_no_code_is_told(folder):
    text = "# people\nanna-1\n\nANNA-1 \n" + "x" * 201 + "\n"
    (folder.path / "panel.txt").write_text(text, encoding="utf-8")
    found = read_codes(folder.path / "panel.txt", "panel.txt")
    assert [(p.line, p.severity) for p in found.problems] == [(4, "warning"), (5, "error")]
    assert not [p for p in found.problems if "anna" in str(p).casefold()]


def test_a_list_that_is_missing_or_empty_is_told_with_its_line(folder):
    (folder.path / "experts.txt").write_text("# nobody yet\n", encoding="utf-8")
    (folder.path / "panel.txt").unlink()
    try:
        problems = read_with_warnings(folder.path)[1]
    except Exception as error:
        problems = error.problems
    told = [str(problem) for problem in problems]
    assert any("panel.txt" in line and "no file" in line for line in told)
    assert any("experts.txt" in line and "no codes" in line for line in told)


def test_the_command_line_tells_what_a_code_opens(folder, capsys):
    assert main(["code", str(folder.path), "EXPERT-390"]) == 0
    assert "best_worst\texperts" in capsys.readouterr().out
    assert main(["code", str(folder.path), "nobody"]) == 1
    assert "in none of the lists" in capsys.readouterr().err


def test_an_interrupted_session_keeps_its_code_and_resumes(folder, content):
    with open_live(folder) as live:
        id = into_rating(live.start(content, SessionStart(code="EXPERT-390"))).header.id
    with open_live(folder) as live:
        with pytest.raises(StartRefused):
            live.admit(folder.path, content, "EXPERT-390")
        session = live.resume(id)
        rate(session)
        assert session.state.ended is Ending.COMPLETED


def test_a_session_that_may_go_on_holds_the_pages_that_it_has_not_come_to(folder, content):
    with open_live(folder) as live:
        session = into_rating(live.start(content, SessionStart(code="PANEL-0471")))
        block = session.state.current.block
        held = read_places(live.record, content, "real")
        planned = {int(page.id[-3:]) - 1 for page in session.state.plan.rating_pages()}
        assert held.raters[block] == dict.fromkeys(planned, 1)
        session.end(Ending.ENDED_EARLY)
        assert read_places(live.record, content, "real").raters == {}
