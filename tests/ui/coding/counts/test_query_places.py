"""Places of a query one by one: with the sentence around words, and no empty columns."""

from __future__ import annotations

from labeval.coding.corpus.filtering import ALL
from labeval.coding.corpus.queries import Hit
from labeval.coding.rows import Where
from labeval.coding.spans import Span
from labeval.ui.coding.counts.query import queried
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.queries.shown import PLACES
from tests.support.coding.coded_texts import corpus

TEXT = "I do not trust it. The tone is fine. Trust?"


def test_words_have_their_sentence_and_whole_sentences_have_none(qapp):
    made = corpus({"p1-a": ["Well.", TEXT]}, [])
    first = 5
    spans = [(9, 14), (0, 18), (0, 17), (19, 43), (37, 42)]
    hits = [Hit("p1-a", Span(first + a, first + b)) for a, b in spans]
    grid = queried(made, ALL, hits, PLACES, Naming())
    assert grid.heads == ("Place", "Sentence", "Speaker")
    sentences = [line.cells[1].text for line in grid.lines]
    assert sentences == ["I do not trust it.", "", "", "", ""]
    assert grid.lines[0].cells[0].text == "trust"


def test_criterion_and_answer_are_columns_where_there_are_any(qapp):
    made = corpus({"p1-a": [(TEXT, Where(criterion="honesty", value="4"))]}, [])
    grid = queried(made, ALL, [Hit("p1-a", Span(0, 18))], PLACES, Naming())
    assert grid.heads == ("Place", "Speaker", "Criterion", "Answer")
    assert queried(made, ALL, [], PLACES, Naming()).heads == ("Place",)
