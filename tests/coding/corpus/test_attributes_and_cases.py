"""Attributes and the speakers of a focus group in filters, counts, matrices and queries."""

import pytest

from labeval.coding.attributes import Attributes
from labeval.coding.corpus import counts
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.queries import Coded, Fact, ask
from labeval.coding.rows import Anchor, Attribute, Code, Coding, Passage, Source

GROUP = Source("g", "interview", "Group", cases=(("Anna", "P1"), ("Bo", "P2")), folder="Round 1")
ALONE = Source("a", "interview", "Alone", "P2")
SAID = {
    "g": [("Anna", "one two three"), ("Bo", "four five"), ("Host", "six")],
    "a": [("", "seven eight")],
}
KNOWN = [
    Attribute("1", "participant", "P1", "age", "54"),
    Attribute("2", "participant", "P2", "age", "9"),
    Attribute("3", "source", "g", "place", "kitchen"),
    Attribute("4", "source", "a", "place", "garden"),
]


@pytest.fixture
def corpus():
    passages = {
        source: [
            Passage(f"{source}{n}", source, float(n), text, speaker)
            for n, (speaker, text) in enumerate(turns)
        ]
        for source, turns in SAID.items()
    }
    codings = [
        Coding(f"k{p.id}", p.source, "c", "A", Anchor(p.id, 0), Anchor(p.id, 3), p.text[:3], "")
        for source in passages
        for p in passages[source]
    ]
    codes = [Code("c", "Likes")]
    return Corpus([GROUP, ALONE], passages, codes, codings, attributes=Attributes(KNOWN))


def coded(corpus, **filter):
    return [segment.coding.id for segment in corpus.chosen(Filter(**filter))]


def test_each_speaker_of_a_focus_group_is_a_case(corpus):
    matrix = counts.case_matrix(corpus)
    assert matrix.cases == ("P1", "P2")
    assert matrix.segments == {("P1", "c"): 1, ("P2", "c"): 2}
    assert [f.participants for f in counts.totals(corpus).values()] == [2]
    assert [(s.participant, len(s.new_codes)) for s in counts.saturation(corpus)] == [
        ("P1", 1),
        ("P2", 0),
    ]


def test_a_group_whose_speakers_are_all_participants_is_no_participant_of_its_own():
    people = (("Anna", "P1"), ("Bo", "P2"))
    group = Source("g", "interview", "Group", "FG", cases=people)
    turns = (("interviewer", "six"), ("Anna", "one two"), ("Bo", "four"))
    passages = [Passage(f"g{n}", "g", float(n), text, who) for n, (who, text) in enumerate(turns)]
    assert Corpus([group], {"g": passages}, [], []).participants() == ["P1", "P2"]
    more = [*passages, Passage("g3", "g", 3.0, "seven", "Cem")]
    assert Corpus([group], {"g": more}, [], []).participants() == ["FG", "P1", "P2"]


def test_filters_by_participant_and_attribute_look_at_who_speaks(corpus):
    assert coded(corpus, participants=frozenset({"P2"})) == ["kg1", "ka0"]
    old = (("age", frozenset({"54"})),)
    assert coded(corpus, attributes=old) == ["kg0"]
    both = (("age", frozenset({"9", "54"})), ("place", frozenset({"kitchen"})))
    assert coded(corpus, attributes=both) == ["kg0", "kg1"], "nothing is known of the host's age"
    assert coded(corpus, folders=frozenset({"Round 1"})) == ["kg0", "kg1", "kg2"]


def test_speakers_who_are_participants_are_found_as_participants(corpus):
    participant = frozenset({"participant"})
    assert coded(corpus, speakers=participant) == ["kg0", "kg1"]
    assert coded(corpus, speakers=frozenset({"Host"})) == ["kg2"]
    asked = ask(corpus, Fact("speaker", participant))
    assert [(hit.source, hit.span.start) for hit in asked] == [("g", 0), ("g", 13)]


def test_queries_ask_only_where_attributes_hold(corpus):
    hits = ask(corpus, Coded(frozenset({"c"})), Filter(attributes=(("age", frozenset({"9"})),)))
    assert [(hit.source, hit.span.start) for hit in hits] == [("g", 13), ("a", 0)]


def test_frequencies_by_attribute_count_words_of_whoever_speaks(corpus):
    found = counts.frequencies(corpus, counts.ATTRIBUTE + "age")
    assert {(f.group, f.segments, f.words) for f in found} == {
        ("", 1, 1),
        ("54", 1, 3),
        ("9", 2, 4),
    }


def test_values_are_ordered_by_size():
    assert Attributes(KNOWN).values("age") == ["9", "54"]


def test_values_that_are_no_numbers_come_after_those_that_are():
    given = ("nan", "10", "9", "inf", "x", "-1.5")
    rows = [Attribute(f"a{n}", "participant", f"P{n}", "age", v) for n, v in enumerate(given)]
    assert Attributes(rows).values("age") == ["-1.5", "9", "10", "inf", "nan", "x"]


def test_without_participants_their_texts_and_segments_are_gone(corpus):
    gone = {next(iter(corpus.sources.values())).participants[0]}
    left = corpus.without_participants(gone)
    assert 0 < len(left.sources) < len(corpus.sources)
    assert not any(gone & set(source.participants) for source in left.sources.values())
    assert {segment.source.id for segment in left.segments} <= left.sources.keys()
    assert corpus.without_participants(()).segments == corpus.segments
