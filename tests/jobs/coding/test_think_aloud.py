"""Thinking aloud by criterion: computed from the record and the transcripts, with intervals."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from labeval.coding.attributes import Attributes
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.rows import Attribute
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.recorded_moments import read_session_moments
from labeval.jobs.coding.think_aloud import PlaceKind, think_aloud
from labeval.store.workbook.workbook import Workbook
from tests.support.studies.thought_aloud import think_aloud_study


def read(folder):
    with Workbook(folder.workbook, coder="A") as book:
        corpus = read_corpus(book)
    sessions = [source.session for source in corpus.sources.values()]
    return corpus, read_session_moments(folder.database, [*sessions, "nobody's"])


@pytest.fixture(scope="module")
def one(tmp_path_factory):
    return read(think_aloud_study(tmp_path_factory.mktemp("aloud") / "study"))


@pytest.fixture(scope="module")
def four(tmp_path_factory):
    return read(think_aloud_study(tmp_path_factory.mktemp("four") / "study", 4))


def listed(found, kind):
    return [
        (place.criterion, place.sentence.text, place.other or place.words)
        for place in found.places
        if place.kind == kind
    ]


def test_each_sentence_is_under_the_criterion_that_was_current_longest(one):
    found = think_aloud(*one)
    assert [(c, text) for c, text, _ in listed(found, PlaceKind.EVERYTHING)] == [
        ("honesty", "Is it honest?"),
        ("honesty", "Um, I am not sure."),
        ("correctness", "Now correctness."),
        ("correctness", "It is not fluent at all."),
        ("correctness", "No, wait, two."),
        ("correctness", "And so on."),
    ]


def test_places_to_look_at_say_why(one):
    found = think_aloud(*one)
    assert listed(found, PlaceKind.OTHER) == [
        ("correctness", "It is not fluent at all.", "fluency")
    ]
    assert listed(found, PlaceKind.HESITATION) == [
        ("honesty", "Um, I am not sure.", "Um"),
        ("honesty", "Um, I am not sure.", "not sure"),
        ("correctness", "No, wait, two.", "No, wait"),
    ]
    assert listed(found, PlaceKind.CHANGED) == [("honesty", "No, wait, two.", "4 → 2")]
    assert listed(found, PlaceKind.LOOKED_UP) == [("correctness", "And so on.", "")]
    # Marked at 100 s; the last sentence ends at 46.4 s.
    assert listed(found, PlaceKind.MARKED) == [] and found.unsaid == 1


def test_answers_are_those_given_in_the_end(one):
    found = think_aloud(*one)
    values = {place.criterion: place.value for place in found.places}
    assert values == {"honesty": "2", "correctness": "5"}
    rated = {c.criterion: c.rated[0] for c in found.criteria}
    assert rated["honesty"].values == (("2", 1),) and rated["honesty"].mean == 2
    assert rated["honesty"].interval is None  # one participant says nothing of others


def test_counts_are_of_judgments_and_speech_counts_where_somebody_spoke(four):
    found = think_aloud(*four)
    by = {c.criterion: c for c in found.criteria}
    assert list(by) == ["honesty", "correctness", "clarity", "fluency"]
    assert (by["honesty"].judgments, by["honesty"].participants) == (4, 4)
    assert (by["correctness"].sentences, by["correctness"].words) == (16, 4 * 14)
    shares = by["correctness"].shares
    assert (shares[PlaceKind.OTHER].count, shares[PlaceKind.OTHER].of) == (4, 4)
    assert (shares[PlaceKind.MARKED].count, shares[PlaceKind.MARKED].of) == (4, 4)
    silent = by["fluency"].shares
    assert (silent[PlaceKind.HESITATION].of, silent[PlaceKind.CHANGED].of) == (0, 4)
    interval = shares[PlaceKind.MARKED].interval
    assert interval is not None and 0.2 < interval.low < 0.6 and interval.high == 1


def test_filters_choose_sessions_by_participant_and_attribute(four):
    corpus, moments = four
    people = sorted(source.participant for source in corpus.sources.values())
    found = think_aloud(corpus, moments, Filter(participants=frozenset(people[:1])))
    assert found.sessions == 1 and found.criteria[0].judgments == 1
    young = Attributes([Attribute("a", "participant", people[2], "age", "20")])
    passages = {id: layout.passages for id, layout in corpus.layouts.items()}
    known = Corpus(corpus.sources.values(), passages, [], [], attributes=young)
    chosen = Filter(attributes=(("age", frozenset({"20"})),))
    found = think_aloud(known, moments, chosen)
    assert {p.sentence.source.participant for p in found.places} == {people[2]}
    assert found.criteria[0].judgments == 1


def test_other_texts_and_sessions_without_a_record_are_left_out(one):
    corpus, moments = one
    sources = [replace(source, kind="interview") for source in corpus.sources.values()]
    passages = {id: layout.passages for id, layout in corpus.layouts.items()}
    assert think_aloud(Corpus(sources, passages, [], []), moments).places == ()
    assert think_aloud(corpus, {}).criteria == ()


def test_a_mean_has_the_interval_of_its_participants(four):
    """By the formula for clusters of one judgment each, which is the usual t interval."""
    corpus, moments = four
    changed = {}
    numbers = [2.0, 3.0, 4.0, 5.0]
    for (id, session), number in zip(moments.items(), numbers, strict=True):
        session.judged = tuple(
            replace(j, value=f"{number:g}", outcomes=(f"{number:g}",))
            if j.criterion == "clarity"
            else j
            for j in session.judged
        )
        changed[id] = session
    rated = next(c for c in think_aloud(corpus, changed).criteria if c.criterion == "clarity")
    reach = 3.182446 * np.std(numbers, ddof=1) / 2
    assert rated.rated[0].mean == 3.5
    assert rated.rated[0].interval.low == pytest.approx(max(2, 3.5 - reach), abs=1e-4)
    assert rated.rated[0].interval.high == pytest.approx(min(5, 3.5 + reach), abs=1e-4)
