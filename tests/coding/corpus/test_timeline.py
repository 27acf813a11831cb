from __future__ import annotations

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.timeline import spoken_ms, timeline
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Where, Word


def test_spoken_segments_have_the_times_of_their_words_and_written_ones_a_moment() -> None:
    words = (Word(0, 3, 1_000, 1_400), Word(4, 7, 1_500, 1_900), Word(8, 12, 2_500, 3_000))
    spoken = Passage(
        "s1", "s", 0, "one two four", "P", 1_000, 3_000, words, Where(session_ms=61_000)
    )
    written = Passage("w1", "w", 0, "a comment", where=Where(session_ms=70_000))
    loose = Passage("l1", "l", 0, "imported")
    codings = [
        Coding("1", "s", "c", "k", Anchor("s1", 3), Anchor("s1", 12), " two four", ""),
        Coding("2", "w", "c", "k", Anchor("w1", 2), Anchor("w1", 9), "comment", ""),
        Coding("3", "l", "c", "k", Anchor("l1", 0), Anchor("l1", 8), "imported", ""),
        Coding("4", "s", "c", "k", Anchor("s1", 0), Anchor("s1", 4), "one ", ""),
    ]
    made = Corpus(
        [Source(id, "", id, session="one") for id in "swl"],
        {"s": [spoken], "w": [written], "l": [loose]},
        [Code("c", "C")],
        codings,
    )
    moments = timeline(made, "one")
    assert [(m.segment.coding.id, m.start_ms, m.end_ms) for m in moments] == [
        ("4", 61_000, 61_400), ("1", 61_500, 63_000), ("2", 70_000, 70_000),
    ]  # fmt: skip
    assert timeline(made, "other") == []
    of_session = made.sources["s"]
    assert [spoken_ms(of_session, spoken, at) for at in (0, 11, 12)] == [61_000, 62_500, 62_500]


def test_an_interview_without_a_session_has_the_clock_of_its_recording() -> None:
    words = (Word(0, 3, 1_000, 1_400), Word(4, 8, 2_500, 3_000))
    timed = Passage("a", "i", 0, "one four", "Kim", 1_000, 3_000, words)
    roughly = Passage("b", "i", 1, "five six", "Kim", 4_000, 6_000)
    begun = Passage("e", "e", 0, "it began", "Kim", 4_000)
    without = Passage("n", "n", 0, "no times", "Kim")
    apart = Passage("u", "u", 0, "of a session", "P", 1_000, 2_000)
    codings = [
        Coding("1", "i", "c", "k", Anchor("a", 4), Anchor("b", 4), "four five", ""),
        Coding("2", "n", "c", "k", Anchor("n", 0), Anchor("n", 2), "no", ""),
        Coding("3", "u", "c", "k", Anchor("u", 0), Anchor("u", 2), "of", ""),
        Coding("4", "e", "c", "k", Anchor("e", 0), Anchor("e", 2), "it", ""),
    ]
    sources = [Source(id, "interview", id.upper()) for id in "ine"]
    sources.append(Source("u", "interview", "U", session="one"))
    passages = {"i": [timed, roughly], "n": [without], "e": [begun], "u": [apart]}
    made = Corpus(sources, passages, [Code("c", "C")], codings)
    (moment,) = timeline(made, "i")
    assert (moment.start_ms, moment.end_ms) == (2_500, 6_000), "to the end of a passage"
    assert [(m.start_ms, m.end_ms) for m in timeline(made, "e")] == [(4_000, 4_000)]
    assert timeline(made, "n") == [], "nobody knows when it was said"
    assert timeline(made, "one") == [], "its place on the session's clock is unknown"
