"""Editing a text never moves a code: words keep their times and segments stay on their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from labeval.coding.codes import marking
from labeval.coding.edits import Change, added, changed
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Word
from labeval.coding.texts import editing
from labeval.coding.texts.source_text import SourceText
from labeval.coding.texts.word_times import shifted
from labeval.store.workbook.workbook import Workbook
from tests.support.studies.coding_study import a_coding, coded_text, spoken_text

SOME = [
    "good",
    "not",
    "e\u0301",
    "👩‍🔬",
    "👍🏽",
    "🇩🇪",
    "שלום",
    "مرحبا",
    "日本",
    "a\u0308\u0323",
    "-",
    "…",
    " ",
    "  ",
]
typing = st.lists(st.sampled_from([*SOME, "\n", "\r\n", "\u2028"]), max_size=4).map("".join)
lines = st.lists(st.sampled_from(SOME[:-2]), min_size=1, max_size=8).map(" ".join)


def edited(text: SourceText, changes: Sequence[Change]) -> list[tuple[str, str]]:
    """Code and quote of every segment afterwards, each on its words."""
    after = text.after(changes)
    for coding in after.codings:
        assert coding.quote == after.quote(coding.start, coding.end) != ""
    return sorted((coding.id, coding.quote) for coding in after.codings)


@pytest.mark.parametrize(
    ("start", "end", "typed", "quote"),
    [
        (0, 0, "Well, ", "second text"),  # before it
        (15, 18, "shows", "second text"),  # after it
        (8, 8, "long", "secolongnd text"),  # inside of it
        (4, 4, "very ", "second text"),  # at its beginning
        (4, 4, "mid", "midsecond text"),  # which goes on with its word
        (15, 15, " too", "second text"),  # at its end
        (15, 15, "ual part", "second textual"),  # which goes on with its word
        (0, 7, "A sec", "A second text"),  # over its beginning
        (11, 20, "word. Is", "second word. Is"),  # over its end
        (6, 6, "\r\n", "se cond text"),  # a line end is a space
        (10, 15, "", "second"),  # its end goes
        (0, 30, "Gone.", "Gone."),  # all of it gives way
    ],
)
def test_a_segment_follows_its_words(start: int, end: int, typed: str, quote: str):
    text = spoken_text()
    text = coded_text(text, a_coding(text, (1, 4), (1, 15)))
    assert text.codings[0].quote == "second text"
    assert edited(text, editing.replace_text(text, "s.p1", start, end, typed)) == [("k", quote)]


def test_a_segment_whose_text_is_deleted_is_removed_in_the_same_edit():
    text = spoken_text()
    text = coded_text(text, a_coding(text, (1, 4), (1, 15)))
    changes = editing.replace_text(text, "s.p1", 3, 15, "")
    assert Change(text.codings[0], None) in changes


def test_a_segment_over_several_passages_never_ends_where_nothing_of_it_is_left():
    text = spoken_text()
    text = coded_text(text, a_coding(text, (0, 6), (2, 7)))
    start = editing.replace_text(text, "s.p0", 5, 12, "")
    assert edited(text, start) == [("k", "The second text says it twice.\nI would")]
    end = editing.replace_text(text, "s.p2", 0, 8, "")
    assert edited(text, end) == [("k", "clear.\nThe second text says it twice.")]


def test_a_corrected_word_keeps_its_time_and_the_others_keep_all():
    text = spoken_text("It is very clean now.")
    words = text.passages[0].words
    after = text.after(editing.replace_text(text, "s.p0", 11, 16, "clear")).passages[0]
    assert after.text == "It is very clear now."
    assert [w for w in after.words if w.start != 11] == [w for w in words if w.start != 11]
    assert after.words[3] == Word(11, 16, 1500, 1900)


def test_words_typed_anew_get_the_time_between_their_neighbours_by_length():
    text = spoken_text("It is")
    after = text.after(editing.replace_text(text, "s.p0", 2, 2, " so abcd")).passages[0]
    assert after.text == "It so abcd is"
    assert after.words == (
        *(Word(0, 2, 0, 400, 0.9), Word(3, 5, 400, 433), Word(6, 10, 433, 500)),
        Word(11, 13, 500, 900, 0.9),
    )


def test_words_typed_in_place_of_others_share_their_time():
    text = spoken_text("It is very good now.")
    after = text.after(editing.replace_text(text, "s.p0", 6, 15, "fine")).passages[0]
    assert (after.words[2], after.words[3].start) == (Word(6, 10, 1000, 1900), 11)


def test_a_text_typed_into_an_emptied_passage_takes_its_time():
    text = spoken_text("It is", "so")
    text = text.after(editing.replace_text(text, "s.p0", 0, 5, ""))
    after = text.after(editing.replace_text(text, "s.p0", 0, 0, "ab cd")).passages[0]
    assert after.words == (Word(0, 2, 0, 4500), Word(3, 5, 4500, 9000))


def test_a_written_text_gets_no_words():
    text = SourceText([Passage("p", "s", 0.0, "as written")])
    after = text.after(editing.replace_text(text, "p", 0, 2, "well"))
    assert after.passages[0].text == "well written" and not after.passages[0].words


def test_retyping_touches_only_the_words_that_differ():
    text = spoken_text("It is very clean, I think so.")
    text = coded_text(
        text, a_coding(text, (0, 3), (0, 10), "is very"), a_coding(text, (0, 11), (0, 16), "one")
    )
    changes = editing.retype(text, "s.p0", "It is very clear, I really think so.")
    assert edited(text, changes) == [("is very", "is very"), ("one", "clear")]
    assert editing.retype(text, "s.p0", "It is very clean, I think so.") == []


def test_splitting_and_joining_again_gives_the_same_text_and_times():
    text = spoken_text()
    text = coded_text(text, a_coding(text, (1, 4), (1, 20)), a_coding(text, (1, 4), (1, 10), "m"))
    changes = editing.split_passage(text, "s.p1", 11)
    halves = text.after(changes)
    first, second = halves.passages[1:3]
    assert (first.text, second.text) == ("The second", "text says it twice.")
    assert (first.end_ms, second.start_ms) == (10_900, 11_000)
    assert edited(text, changes) == [("k", "second\ntext says"), ("m", "second")]
    whole = halves.after(editing.join_passages(halves, "s.p1"))
    assert whole.passages == text.passages and set(whole.codings) == set(text.codings)


@pytest.mark.parametrize("known", [None, 61_000])
def test_what_is_split_off_was_said_as_much_later_in_the_session(known):
    text = spoken_text()
    said = text.passages[1]
    known_at = replace(said, where=replace(said.where, session_ms=known))
    text = text.after([Change(said, known_at)])
    first, second = text.after(editing.split_passage(text, said.id, 11)).passages[1:3]
    assert first.where.session_ms == known
    later = second.start_ms - said.start_ms
    assert later > 0
    assert second.where.session_ms == (None if known is None else known + later)


def test_a_segment_that_ends_in_a_later_passage_keeps_its_end_when_an_earlier_one_is_split():
    text = spoken_text()
    text = coded_text(text, a_coding(text, (1, 0), (2, 13)), a_coding(text, (0, 0), (0, 5), "m"))
    assert edited(text, editing.split_passage(text, "s.p1", 4)) == [
        ("k", "The\nsecond text says it twice.\nI would trust"),
        ("m", "It is"),
    ]


def test_a_word_that_is_typed_between_two_has_the_time_between_them():
    text = spoken_text()
    typed = text.after(editing.replace_text(text, "s.p1", 11, 11, "very "))
    said = {typed.passages[1].text[w.start : w.end]: w for w in typed.passages[1].words}
    assert (said["very"].start_ms, said["very"].end_ms) == (10_900, 11_000)
    assert (said["second"].end_ms, said["text"].start_ms) == (10_900, 11_000)


def test_a_cut_through_a_word_shares_its_time():
    text = spoken_text("goodness me")
    first, second = text.after(editing.split_passage(text, "s.p0", 4)).passages
    assert (first.words, second.words[0]) == ((Word(0, 4, 0, 200),), Word(0, 4, 200, 400))


def test_splitting_finds_a_place_however_often():
    text = spoken_text("a b " * 80 + "a", "end")
    for _ in range(100):
        text = text.after(editing.split_passage(text, "s.p0", 1 + len(text.passages[0].text) // 2))
        text = text.after(editing.join_passages(text, "s.p0"))
        text = text.after(editing.split_passage(text, "s.p0", 1))
        text = text.after(editing.join_passages(text, "s.p0"))
    for _ in range(70):
        text = text.after(editing.split_passage(text, "s.p0", len(text.passages[0].text) - 1))
    assert text.passages[-1].text == "end" and len(text.passages) == 72
    assert len({passage.place for passage in text.passages}) == 72


def test_nothing_is_split_off_that_is_empty_and_the_last_passage_is_not_joined():
    text = spoken_text()
    assert editing.split_passage(text, "s.p1", 0) == editing.split_passage(text, "s.p1", 30) == []
    assert editing.join_passages(text, "s.p2") == []


def test_a_redaction_takes_whole_words_and_tells_their_sound():
    text = spoken_text()
    text = coded_text(text, a_coding(text, (0, 0), (1, 30)))
    found = editing.redact(text, Anchor("s.p1", 13), Anchor("s.p0", 7), mark="###")
    after = text.after(found.changes)
    assert [p.text for p in after.passages[:2]] == ["It is ###.", "### says it twice."]
    assert found.spans_ms == [(1000, 1400), (10_000, 11_400)]
    assert after.passages[1].words[0] == Word(0, 3, 10_000, 11_400)
    assert edited(text, found.changes) == [("k", "It is ###.\n### says it twice.")]


def test_a_redaction_over_several_passages_takes_the_later_ones_from_their_first_letter():
    said = [Passage(f"p{n}", "s", n, words) for n, words in enumerate(("So I say", "I saw it"))]
    found = editing.redact(SourceText(said), Anchor("p0", 3), Anchor("p1", 5), mark="###")
    texts = [change.after.text for change in found.changes if isinstance(change.after, Passage)]
    assert texts == ["So ###", "### it"]


def test_of_a_long_passage_with_few_different_words_only_the_corrected_word_is_touched():
    line = " ".join("yes no maybe so"[n % 3 * 4 :].split()[0] for n in range(400))
    text = spoken_text(line)
    at = [word.start for word in text.passages[0].words][200]
    corrected = f"{line[:at]}x{line[at:]}"
    after = text.after(editing.retype(text, "s.p0", corrected)).passages[0]
    assert after.text == corrected
    said = [
        [(word.start_ms, word.end_ms, word.probability) for word in passage.words]
        for passage in (text.passages[0], after)
    ]
    assert [n for n in range(400) if said[0][n] != said[1][n]] == [200]
    typed = editing.replace_text(text, "s.p0", 0, len(line), corrected)
    times = [(word.start_ms, word.end_ms) for word in text.after(typed).passages[0].words]
    assert times == [(word.start_ms, word.end_ms) for word in text.passages[0].words]


def test_replacing_at_many_places_is_one_edit():
    text = spoken_text("one two one", "two one")
    text = coded_text(text, a_coding(text, (0, 4), (1, 3)))
    places = [("s.p0", 0, 3), ("s.p0", 8, 11), ("s.p1", 4, 7)]
    changes = editing.replace_all(text, places, "three")
    assert edited(text, changes) == [("k", "two three\ntwo")]
    assert len({change.row.id for change in changes}) == len(changes) == 3


def test_assigning_a_speaker_changes_only_those_who_were_somebody_else():
    text = spoken_text()
    changes = editing.assign_speaker(text, ["s.p0", "s.p1"], " M ")
    assert [p.speaker for p in text.after(changes).passages] == ["M", "M", "P"]
    assert editing.assign_speaker(text, ["s.p2"], "P") == []


def by_voice() -> SourceText:
    """Passages whose speakers were distinguished by voice, the first of them surely."""
    text = spoken_text()
    sure = [0.99, 0.4, 0.7]
    found = zip(text.passages, sure, strict=True)
    return text.after([c for p, s in found for c in changed(p, replace(p, speaker_probability=s))])


def probabilities(text: SourceText, changes: Sequence[Change]) -> list[float | None]:
    return [p.speaker_probability for p in text.after(changes).passages]


def test_a_speaker_who_was_set_is_certain_and_a_new_name_for_a_voice_is_not():
    text = by_voice()
    ids = [passage.id for passage in text.passages]
    assert probabilities(text, editing.assign_speaker(text, ids[:2], "M")) == [None, None, 0.7]
    renamed = editing.assign_speaker(text, ids, "Anna", certain=ids[1:2])
    assert probabilities(text, renamed) == [0.99, None, 0.7]
    assert {p.speaker for p in text.after(renamed).passages} == {"Anna"}
    same = editing.assign_speaker(text, ids[1:2], text.passages[1].speaker)
    assert probabilities(text, same) == [0.99, None, 0.7], "who confirms a speaker has set it"


def test_speakers_found_by_voice_never_take_the_place_of_one_who_was_set():
    text = by_voice()
    ids = [passage.id for passage in text.passages]
    text = text.after(editing.assign_speaker(text, ids[:1], "M"))
    taken = editing.take_speakers(text, {ids[0]: ("P", 1.0), ids[1]: ("M", 0.95)})
    after = text.after(taken).passages
    assert [p.speaker for p in after[:2]] == ["M", "M"]
    assert probabilities(text, taken) == [None, 0.95, 0.7]


def test_the_participant_of_a_speaker_goes_with_the_name():
    """Only where nobody speaks under the old name, and nobody spoke under the new one."""
    text = spoken_text()
    text = text.after(editing.assign_speaker(text, ["s.p0"], "M"))
    source = Source("s", "imported", "Group", cases=(("M", "G1"), ("P", "G2")))

    def cases(passages: Sequence[str], name: str) -> dict[str, str]:
        rows = [change.after for change in editing.assign_speaker(text, passages, name, source)]
        return dict(next((row for row in rows if isinstance(row, Source)), source).cases)

    assert cases(["s.p1", "s.p2"], "Anna") == {"M": "G1", "Anna": "G2"}
    assert cases(["s.p1"], "Anna") == {"M": "G1", "P": "G2"}
    assert cases(["s.p1", "s.p2"], "M") == {"M": "G1"}
    assert cases(["s.p0", "s.p1", "s.p2"], "All") == {}  # whose it is cannot be known
    assert cases(["s.p1", "s.p2"], " P ") == {"M": "G1", "P": "G2"}


@st.composite
def sessions(draw: st.DrawFn) -> tuple[list[str], list[tuple[int, int, int, int]], list[tuple]]:
    """Lines, segments and edits, as numbers that are taken modulo what there is."""
    number = st.integers(0, 10_000)
    segments = draw(st.lists(st.tuples(number, number, number, number), max_size=5))
    kinds = st.sampled_from(["type", "type", "retype", "split", "join", "redact", "speaker"])
    edits = draw(st.lists(st.tuples(kinds, number, number, number, typing), max_size=8))
    return draw(st.lists(lines, min_size=1, max_size=4)), segments, edits


def changes_of(text: SourceText, edit: tuple) -> Sequence[Change]:
    kind, a, b, c, typed = edit
    passage = text.passages[a % len(text.passages)]
    start, end = sorted((b % (len(passage.text) + 1), c % (len(passage.text) + 1)))
    if kind == "type":
        return editing.replace_text(text, passage.id, start, end, typed)
    if kind == "retype":
        return editing.retype(text, passage.id, passage.text[:start] + typed + passage.text[end:])
    if kind == "split":
        return editing.split_passage(text, passage.id, start)
    if kind == "join":
        return editing.join_passages(text, passage.id)
    if kind == "redact":
        ends = Anchor(passage.id, start), Anchor(passage.id, end)
        return editing.redact(text, *ends).changes
    return editing.assign_speaker(text, [passage.id], typed)


def segments_of(text: SourceText, chosen: Sequence[tuple[int, int, int, int]]) -> list[Change]:
    changes: list[Change] = []
    for a, b, c, d in chosen:
        first, last = (text.passages[n % len(text.passages)] for n in (a, c))
        ends = (
            Anchor(first.id, b % (len(first.text) + 1)),
            Anchor(last.id, d % (len(last.text) + 1)),
        )
        changes += marking.code_span(text, *ends, code="c", coder="me")
    return changes


def check_words(passage: Passage) -> None:
    """Words stand on text, in order, and their times never go back."""
    last_end, last_ms = 0, 0
    for word in passage.words:
        shown = passage.text[word.start : word.end]
        assert shown and not any(char.isspace() for char in shown), (passage.text, word)
        assert word.start >= last_end and word.start_ms >= last_ms and word.end_ms >= word.start_ms
        last_end, last_ms = word.end, word.start_ms
    if passage.words:
        assert "".join(passage.text.split()) == "".join(
            passage.text[word.start : word.end] for word in passage.words
        )


@settings(max_examples=150, deadline=None)
@given(sessions())
def test_whatever_is_edited_segments_quote_their_text_and_words_keep_their_order(session):
    told, segments, edits = session
    text = spoken_text(*told)
    text = text.after(segments_of(text, segments))
    for edit in edits:
        changes = changes_of(text, edit)
        before, text = text, text.after(changes)
        for coding in text.codings:
            assert coding.quote == text.quote(coding.start, coding.end)
            assert coding.quote.strip() and not coding.quote.startswith("\n")
        for passage in text.passages:
            check_words(passage)
            assert passage.text.splitlines() in ([passage.text], [])
        back = text.after([change.reversed for change in reversed(changes)])
        assert back.passages == before.passages
        assert set(back.codings) == set(before.codings)


@settings(max_examples=60, deadline=None)
@given(lines, st.integers(0, 99), st.integers(0, 99), typing)
@example("good not -", 5, 10, "… good not")  # words before what is typed, as those before it
def test_words_that_an_edit_does_not_touch_keep_time_and_probability(line, a, b, typed):
    text = spoken_text(line)
    passage = text.passages[0]
    start, end = sorted((a % (len(line) + 1), b % (len(line) + 1)))
    after = text.after(editing.replace_text(text, passage.id, start, end, typed)).passages[0]
    before = [w for w in passage.words if w.end < start]
    behind = [w for w in passage.words if w.start > end]
    untouched = [*before, *shifted(behind, len(after.text) - len(line))]
    assert [word for word in untouched if word not in after.words] == []


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(sessions())
def test_a_workbook_takes_every_edit_and_undoes_all_of_them(tmp_path_factory, session):
    told, segments, edits = session
    path: Path = tmp_path_factory.mktemp("edits") / "coding.sqlite"
    with Workbook(path, coder="C1") as workbook:
        rows = (Code("c", "C"), Source("s", "comments", "S"), *spoken_text(*told).passages)
        workbook.take_in(map(added, rows))
        first = segments_of(workbook.text_of("s"), segments)
        mine = [
            Change(None, Coding(**{**fields(c.after), "coder": workbook.coder.id})) for c in first
        ]
        workbook.do("code", mine)
        before = (workbook.passages("s"), workbook.codings("s"))
        done = 0
        for edit in edits:
            done += workbook.do("edit", changes_of(workbook.text_of("s"), edit)).number > 0
        for _ in range(done):
            assert workbook.undo() is not None
        assert (workbook.passages("s"), workbook.codings("s")) == before


def fields(coding: object) -> dict:
    return {name: getattr(coding, name) for name in Coding.__dataclass_fields__}


def doubtful() -> SourceText:
    """Passages of which the first two are doubtful."""
    text = spoken_text()
    found = zip(text.passages, ("repeats", "unsure", ""), strict=True)
    return text.after([c for p, d in found for c in changed(p, replace(p, doubt=d))])


def doubts(text: SourceText, changes: Sequence[Change]) -> list[str]:
    return [p.doubt for p in text.after(changes).passages]


def test_who_corrects_or_confirms_words_takes_their_doubt():
    text = doubtful()
    first, second, third = text.passages
    corrected = editing.retype(text, first.id, "What was really said.")
    assert doubts(text, corrected) == ["", "unsure", ""]
    assert len({change.row.id for change in corrected}) == len(corrected)
    assert editing.retype(text, first.id, first.text) == []
    confirmed = editing.confirm_words(text, [second.id, third.id])
    assert doubts(text, confirmed) == ["repeats", "", ""] and len(confirmed) == 1
    everywhere = editing.replace_all(text, [(first.id, 0, 1)], "X")
    assert doubts(text, everywhere) == ["repeats", "unsure", ""], "nobody listened to it"


def test_a_doubt_goes_with_both_parts_and_with_what_is_joined():
    text = doubtful()
    second = text.passages[1]
    cut = editing.split_passage(text, second.id, second.text.index(" "))
    assert doubts(text, cut) == ["repeats", "unsure", "unsure", ""]
    assert doubts(text, editing.join_passages(text, second.id)) == ["repeats", "unsure"]


@pytest.mark.parametrize(("offset", "end_ms", "start_ms"), [(3, 300, 600), (7, 900, 1600)])
def test_a_cut_passage_ends_with_its_last_word_and_goes_on_with_the_next(offset, end_ms, start_ms):
    words = [Word(0, 3, 0, 300), Word(4, 7, 600, 900), Word(8, 13, 1600, 1900)]
    text = SourceText([Passage("p", "s", 0.0, "one two three", "", 0, 2000, words)])
    first, second = text.after(editing.split_passage(text, "p", offset)).passages
    assert (first.end_ms, second.start_ms) == (end_ms, start_ms)
    assert (first.start_ms, second.end_ms) == (0, 2000)


@pytest.mark.parametrize("known", [{"start_ms": 100, "end_ms": None}, {"start_ms": None}])
def test_of_a_passage_that_is_timed_at_one_end_only_the_other_half_has_no_time(known):
    text = spoken_text()
    said = text.passages[1]
    text = text.after([Change(said, replace(said, words=(), **known))])
    first, second = text.after(editing.split_passage(text, said.id, 11)).passages[1:3]
    ends = (known["start_ms"], known.get("end_ms", said.end_ms))
    assert (first.start_ms, second.end_ms) == ends
    assert (first.end_ms, second.start_ms) == (ends[1], ends[0])
