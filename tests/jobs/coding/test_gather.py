"""Texts of the record come into the workbook once, and again only where nobody worked on them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval import places
from labeval.coding.attributes import PARTICIPANT, Attributes, setting
from labeval.coding.codes import marking
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Passage, Source
from labeval.coding.texts import editing
from labeval.exchange.study_folder import make_study
from labeval.jobs.coding.gather import GatherReport, gather
from labeval.jobs.coding.gathered_texts import lines_of, timed_text
from labeval.jobs.coding.workbook import gather_texts, keep_copy, open_workbook
from labeval.jobs.planning.simulate import simulate
from labeval.session.events import actions
from labeval.session.events.actions import Action
from labeval.store.disk.backup import backups_of
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.support.studies.spoken_study import RecordedDesk, recorded_session

COMMENT = "\ufeffIt is clear.\r\n\r\nBut it says\u2028it twice."


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[RecordedDesk]:
    """A session on its second page, with a comment on the first."""
    with recorded_session(tmp_path) as (desk, _):
        desk.turn(1)
        desk.turn(2)
        desk.session.comment(COMMENT)
        desk.turn(60)
        yield desk


@pytest.fixture
def workbook(tmp_path: Path) -> Iterator[Workbook]:
    with Workbook(tmp_path / "coding.sqlite", coder="C1") as workbook:
        workbook.take_in([added(Code("c", "Clarity"))])
        yield workbook


def texts(workbook: Workbook, kind: str) -> list[Passage]:
    return [
        passage
        for source in workbook.sources()
        if source.kind == kind
        for passage in workbook.passages(source.id)
    ]


def bring(desk: RecordedDesk, workbook: Workbook) -> GatherReport:
    with Record(desk.folder.database, read_only=True) as record:
        return gather(workbook, record)


def counts(report: GatherReport) -> tuple[int, int]:
    return report.added, report.refreshed


def comment_on_first_page(desk: RecordedDesk, text: str) -> None:
    desk.session.go_back()
    desk.session.comment(text)
    desk.turn(desk.seconds + 1)


def keep_transcript(desk: RecordedDesk, *lines: str) -> None:
    """What was said, a line per segment from the third second on, each word 0.4 s."""
    segments = []
    for n, line in enumerate(lines):
        begins = 3.0 + 60 * n
        words = [
            Word(f" {word}", begins + 0.5 * k, begins + 0.5 * k + 0.4, 0.8)
            for k, word in enumerate(line.split(" "))
        ]
        segments.append(SpeechSegment(begins, words[-1].end_s, tuple(words), "participant"))
    made = Transcript(tuple(segments), "en", 200.0)
    id = desk.session.header.id
    kept = KeptTranscript(
        id, desk.recording, made, RecordingTimeline([TimelineStretch(0, 500, 1000)]), "2026"
    )
    with Record(desk.folder.database) as record:
        assert record.transcripts.keep(kept)


def do(desk: RecordedDesk, edit: Action) -> None:
    desk.session.apply_action(replace(edit, utc=desk._utc()))


def test_a_comment_comes_line_by_line_with_its_page_and_its_rating(desk, workbook):
    bring(desk, workbook)
    first, second, third = texts(workbook, "comments")
    assert [p.text for p in (first, second, third)] == ["It is clear.", "But it says", "it twice."]
    with Record(desk.folder.database, read_only=True) as record:
        events = record.sessions.events(desk.session.header.id)
    page = next(e.page for e in events if e.kind == "comment")
    assert (first.where.page, first.where.method, first.where.step) == (page, "dqe", "rating")
    assert first.where.session_ms == 2000 and len(first.where.items) == 1
    assert first.where.systems[0].startswith("System")
    assert first.where.question == "Why are beds mulched?"
    values = {e.value for e in events if e.kind == "answer" and e.page == page}
    assert values == {first.where.value}, "all criteria were answered alike"
    (source,) = workbook.sources()
    assert (source.participant, source.condition, source.name) == ("P00", "dqe", "P00 comments")


def test_gathering_again_changes_nothing_and_ids_are_the_same_in_every_workbook(desk, workbook):
    keep_transcript(desk, "It is so")
    do(desk, actions.note(desk.session.state.screen_id, "frowns", note="n1"))
    assert bring(desk, workbook).added == 3
    before = [(s, workbook.passages(s.id)) for s in workbook.sources()]
    assert bring(desk, workbook) == GatherReport(unchanged=3)
    assert [(s, workbook.passages(s.id)) for s in workbook.sources()] == before
    with Workbook(workbook.path.with_name("other.sqlite"), coder="C2") as other:
        bring(desk, other)
        assert [(s, other.passages(s.id)) for s in other.sources()] == before
    assert workbook.can_undo is None


def test_a_transcript_has_words_that_stand_on_the_text_and_knows_what_was_on_screen(desk, workbook):
    keep_transcript(desk, "It is so", "never  mind")
    bring(desk, workbook)
    first, second = texts(workbook, "think_aloud")
    assert (first.text, second.text) == ("It is so", "never mind")
    shown = [(first.text[w.start : w.end], w.start_ms, w.end_ms) for w in first.words]
    assert shown == [("It", 3000, 3400), ("is", 3500, 3900), ("so", 4000, 4400)]
    assert first.words[0].probability == 0.8 and first.speaker == "participant"
    assert (first.start_ms, first.end_ms, first.where.session_ms) == (3000, 4400, 3500)
    assert first.where.page and first.where.page != second.where.page
    (source,) = [s for s in workbook.sources() if s.recording]
    assert (source.recording, source.name) == (desk.recording, "P00 think-aloud 1")


def test_notes_markers_and_the_interview_come_too(desk, workbook):
    screen = desk.session.state.screen_id
    do(desk, actions.note(screen, "frowns\nand sighs", note="n1", criterion="honesty"))
    marker = desk.content.study.moderation.markers[0]
    do(desk, actions.mark(screen, marker.id))
    do(desk, actions.add_interview_question("own1", "What was hard?"))
    do(desk, actions.note_interview("own1", "The middle.\nAnd the end."))
    do(desk, actions.remark("went well"))
    bring(desk, workbook)
    notes = texts(workbook, "notes")
    assert [p.text for p in notes] == ["frowns", "and sighs", marker.name.in_language("en")]
    assert {(p.where.page, p.where.criterion) for p in notes[:2]} == {(screen, "honesty")}
    interview = texts(workbook, "interview_notes")
    assert [(p.text, p.where.question) for p in interview] == [
        ("The middle.", "own1"),
        ("And the end.", "own1"),
        ("went well", ""),
    ]


def test_what_nobody_has_touched_is_refreshed(desk, workbook):
    bring(desk, workbook)
    comment_on_first_page(desk, "It is plain.\nBut it says")
    assert counts(bring(desk, workbook)) == (0, 1)
    assert [p.text for p in texts(workbook, "comments")] == ["It is plain.", "But it says"]


def test_what_is_coded_or_edited_stays_and_is_named(desk, workbook):
    bring(desk, workbook)
    (source,) = workbook.sources()
    text = workbook.text_of(source.id)
    first, second, _ = text.passages
    ends = (Anchor(first.id, 0), Anchor(first.id, 5))
    workbook.do("code", marking.code_span(text, *ends, code="c", coder=workbook.coder.id))
    workbook.do("edit", editing.replace_text(text, second.id, 0, 3, "And"))
    comment_on_first_page(desk, "It is plain.\nBut it says\nit three times.\nAnd more.")
    (differing,) = bring(desk, workbook).differing
    named = (differing.name, differing.passages)
    assert named == ("P00 comments", 1), "the second is as it was read"
    now = [p.text for p in texts(workbook, "comments")]
    assert now == ["It is clear.", "And it says", "it three times.", "And more."]
    assert workbook.undo() is not None and workbook.undo() is not None


def test_a_line_that_is_new_between_two_which_one_segment_covers_is_named(desk, workbook):
    bring(desk, workbook)
    (source,) = workbook.sources()
    text = workbook.text_of(source.id)
    ends = (Anchor(text.passages[1].id, 0), Anchor(text.passages[2].id, 5))
    workbook.do("code", marking.code_span(text, *ends, code="c", coder=workbook.coder.id))
    desk.session.go_back()
    desk.session.go_back()
    desk.session.comment("Earlier.")
    desk.turn(desk.seconds + 1)
    desk.turn(desk.seconds + 1)
    assert counts(bring(desk, workbook)) == (0, 1)
    assert texts(workbook, "comments")[0].text == "Earlier."
    comment_on_first_page(desk, "It is clear.\nBut it says\nand says\nit twice.")
    assert bring(desk, workbook).differing
    assert workbook.codings()[0].quote == "But it says\nit tw"


def test_half_of_a_new_transcript_never_mixes_with_half_of_a_coded_one(desk, workbook):
    keep_transcript(desk, "It is so", "never mind")
    bring(desk, workbook)
    source = next(s for s in workbook.sources() if s.recording)
    text = workbook.text_of(source.id)
    ends = (Anchor(text.passages[0].id, 0), Anchor(text.passages[0].id, 5))
    workbook.do("code", marking.code_span(text, *ends, code="c", coder=workbook.coder.id))
    keep_transcript(desk, "It is sold", "nevermore", "indeed")
    assert [one.passages for one in bring(desk, workbook).differing] == [3]
    assert [p.text for p in texts(workbook, "think_aloud")] == ["It is so", "never mind"]


def test_a_participant_who_does_not_agree_is_not_quoted(tmp_path, workbook):
    folder = StudyFolder(tmp_path)
    from labeval import places

    content = read_study(places.templates() / "six-methods")
    with Record(folder.database) as record:
        simulate(record, content, 12, seed=3)
        gather(workbook, record)
        agreed = {
            header.participant: any(
                e.kind == "consent" and (e.field, e.value) == ("quotation", "given")
                for e in record.sessions.events(header.id)
            )
            for header in record.sessions.headers()
        }
    assert set(agreed.values()) == {True, False}
    sources = workbook.sources()
    assert sources and all(s.quotable == agreed[s.participant] for s in sources)
    answers = texts(workbook, "answers")
    assert answers and all(p.where.question and p.where.step for p in answers)
    refused = next(s for s in sources if not s.quotable)
    passage = workbook.passages(refused.id)[0]
    ends = (Anchor(passage.id, 0), Anchor(passage.id, 5))
    text = workbook.text_of(refused.id)
    (made,) = marking.code_span(text, *ends, code="c", coder=workbook.coder.id)
    assert marking.mark_quotable(made.after, refused) == []


def test_rehearsals_do_not_come(tmp_path, workbook):
    with recorded_session(tmp_path) as (desk, record):
        desk.turn(1)
        desk.turn(2)
        desk.session.comment("Only a rehearsal.")
        with record.connection:
            record.connection.execute("UPDATE session SET kind = 'rehearsal'")
    assert bring(desk, workbook) == GatherReport()


def test_a_workbook_is_copied_now_and_then_and_not_each_time(tmp_path):
    folder = StudyFolder(tmp_path)
    with open_workbook(folder, "C1") as workbook:
        assert gather_texts(folder, workbook).added == 0
        made = keep_copy(workbook)
        assert made is not None and keep_copy(workbook) is None
        assert backups_of(folder.workbook) == [made]
        old = made.stat().st_mtime - 13 * 3600
        os.utime(made, (old, old))
        assert keep_copy(workbook) not in (None, made)
    with closing(Workbook(made, coder="", read_only=True)) as copy:
        assert [coder.name for coder in copy.coders()] == ["C1"]


def test_lines_of_a_text_are_read_whatever_ends_them():
    assert lines_of("\ufeffone\r\n two \rthree\n\n\x0bfour\u2029five ") == [
        *("one", "two", "three", "four", "five")
    ]


def test_words_without_a_space_between_them_stay_together():
    heard = [(" don", 0.0), ("'t", 0.2), (" ", 0.3), (" go\n", 0.4), ("on", 0.5)]
    words = tuple(Word(text, at, at + 0.1) for text, at in heard)
    text, timed = timed_text(SpeechSegment(0.0, 1.0, words))
    assert text == "don't go on"
    assert [text[w.start : w.end] for w in timed] == ["don", "'t", "go", "on"]
    assert isinstance(Source("s", "comments", "S"), Source)


def test_answers_and_attributes_from_elsewhere_come_and_give_way_to_the_analyst(tmp_path):
    folder = StudyFolder(tmp_path / "study")
    make_study(places.templates() / "six-methods", folder.path, None)
    with Record(folder.database) as record:
        simulate(record, read_study(folder.path), 1, seed=3)
        code = next(iter(record.sessions.participants()))
    folder.participants.write_text(f"participant,lab\n{code},north\nnobody,south\n")
    with Workbook(folder.workbook, coder="A") as workbook:
        gather_texts(folder, workbook)
        known = Attributes(workbook.attributes()).of(PARTICIPANT, code)
        assert known["lab"] == "north" and len(known) > 1
        assert {a.row for a in workbook.attributes()} == {code}, "nobody has no text here"
        mine = {"lab": "west", "gender": ""}
        workbook.do("Set an attribute", setting(workbook.attributes(), PARTICIPANT, code, mine))
        gather_texts(folder, workbook)
        again = Attributes(workbook.attributes()).of(PARTICIPANT, code)
        assert again == {**{n: v for n, v in known.items() if n != "gender"}, "lab": "west"}
    assert not list(workbook_findings(folder.workbook))


def test_how_probable_a_speaker_is_comes_back_from_the_record(desk):
    keep_transcript(desk, "It is so", "never mind")
    with Record(desk.folder.database) as record:
        kept = next(record.transcripts.of_session(desk.session.header.id))
        first, second = kept.transcript.segments
        made = replace(kept.transcript, segments=(replace(first, speaker_probability=0.75), second))
        assert record.transcripts.keep(replace(kept, transcript=made))
        assert next(record.transcripts.of_session(kept.session)).transcript == made
