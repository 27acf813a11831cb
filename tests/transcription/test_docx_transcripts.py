"""Transcripts in DOCX documents, as the program writes them and as people do."""

from __future__ import annotations

from pathlib import Path

import docx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.transcription.docx_transcripts import as_docx, docx_lines
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from labeval.transcription.transcript_readers import TranscriptRefused, read_transcript


def read(path: Path, seconds: float = 100.0) -> Transcript:
    return read_transcript(path, seconds=seconds, language="de")


def document(path: Path, *lines: str) -> Path:
    made = docx.Document()
    for line in lines:
        made.add_paragraph(line)
    made.save(str(path))
    return path


def segments(path: Path) -> list[tuple[float, float, str, str]]:
    return [(s.start_s, s.end_s, s.speaker, s.text) for s in read(path).segments]


texts = st.text(
    st.characters(categories=("Lu", "Ll", "Nd", "Po"), exclude_characters=":#"), min_size=1
).filter(str.strip)
turns = st.lists(st.tuples(st.sampled_from(["participant", "supervisor"]), texts), max_size=8)


@given(turns)
def test_what_was_written_comes_back_with_times_and_speakers(tmp_path_factory, turns):
    made = Transcript(
        tuple(
            SpeechSegment(
                n * 3.0 + 0.25, n * 3.0 + 2.0, (Word(f" {text}", n * 3.0, n * 3.0 + 2),), name
            )
            for n, (name, text) in enumerate(turns)
        ),
        "de",
        100.0,
    )
    path = tmp_path_factory.mktemp("docx") / "said.docx"
    path.write_bytes(as_docx(made))
    back = read(path)
    assert [(s.start_s, s.speaker, s.text.split()) for s in back.segments] == [
        (s.start_s, s.speaker, s.text.split()) for s in made.segments
    ]


def test_unsure_words_are_underlined_and_a_long_pause_has_its_length(tmp_path):
    words = (Word(" sure", 0, 1, 0.9), Word(" maybe", 1, 2, 0.2))
    later = (Word(" yes", 6.5, 7, None),)
    path = tmp_path / "said.docx"
    path.write_bytes(
        as_docx(Transcript((SpeechSegment(0, 2, words), SpeechSegment(6.5, 7, later)), "en", 8.0))
    )
    underlined = [
        r.text for p in docx.Document(str(path)).paragraphs for r in p.runs if r.underline
    ]
    assert [text.strip() for text in underlined] == ["maybe"]
    assert "(4.5 s)" in list(docx_lines(path))
    assert [s.text for s in read(path).segments] == ["sure maybe", "yes"]


def test_names_stamps_and_what_has_no_stamp_are_read(tmp_path):
    path = document(
        tmp_path / "said.docx",
        "[00:00:10] Anna: Which of them is better?",
        "Ben B.: The first.",
        "[00:00:30] Anna: Why?",
    )
    found = segments(path)
    assert [(s[2], s[3]) for s in found] == [
        ("Anna", "Which of them is better?"),
        ("Ben B.", "The first."),
        ("Anna", "Why?"),
    ]
    assert [found[0][0], found[2][0], found[2][1]] == [10.0, 30.0, 100.0]
    assert 10 < found[1][0] < 30 and found[1][1] == 30.0
    assert read(path).made_with["times"] == "segments"


def test_stamps_after_the_name_or_at_the_end_are_read_too(tmp_path):
    path = document(
        tmp_path / "said.docx",
        "I: [0:00:05] Please begin. #00:00:07-5#",
        "P: (00:12) I like it. #00:00:15-0#",
    )
    assert segments(path) == [(5.0, 7.5, "I", "Please begin."), (12.0, 15.0, "P", "I like it.")]


def test_a_word_before_a_colon_that_comes_once_is_part_of_what_was_said(tmp_path):
    path = document(
        tmp_path / "said.docx", "I think:", "Reason: it is long.", "Yes.", "No.", "Maybe not."
    )
    assert {s[2] for s in segments(path)} == {""}
    assert segments(path)[1][3] == "Reason: it is long."


def test_headings_are_no_speech_and_tables_are_read_row_by_row(tmp_path):
    made = docx.Document()
    made.add_heading("Interview with participant 3", level=0)
    made.add_heading("Part one", level=1)
    made.add_paragraph("")
    table = made.add_table(rows=0, cols=3)
    for cells in (
        ("Time", "Speaker", "Text"),
        ("00:00:01", "Interviewer", "What did you notice?"),
        ("00:00:04", "Person 3:", "It repeats itself."),
        ("", "", ""),
    ):
        for cell, text in zip(table.add_row().cells, cells, strict=True):
            cell.text = text
    made.add_paragraph("Interviewer: Thank you.")
    made.save(str(tmp_path / "said.docx"))
    found = segments(tmp_path / "said.docx")
    assert [(s[0], s[2], s[3]) for s in found][:2] == [
        (1.0, "interviewer", "What did you notice?"),
        (4.0, "Person 3", "It repeats itself."),
    ]
    assert found[2][2:] == ("interviewer", "Thank you.")


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04 nothing else", b"\xd0\xcf\x11\xe0 old doc"])
def test_a_file_that_is_no_document_is_refused_with_what_to_do(damage, tmp_path):
    path = tmp_path / "said.docx"
    path.write_bytes(damage)
    with pytest.raises(TranscriptRefused, match=r"said\.docx.*save it again"):
        read(path)


def test_stamps_that_go_back_are_told(tmp_path):
    path = document(tmp_path / "said.docx", "[00:00:30] A: one", "[00:00:10] A: two")
    with pytest.raises(TranscriptRefused, match="segment"):
        read(path)


def test_characters_that_no_document_holds_are_replaced(tmp_path):
    odd = "a\x01\ufffe\ud800"
    segment = SpeechSegment(0.0, 1.0, (Word(f" {odd}", 0.0, 1.0),), odd)
    (tmp_path / "odd.docx").write_bytes(as_docx(Transcript((segment,), "de", 1.0, {})))
    assert list(docx_lines(tmp_path / "odd.docx"))[-1] == "[00:00:00.000] a���: a���"
