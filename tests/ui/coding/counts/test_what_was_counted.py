"""The sentence above a count says what was counted and what was left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.analysis.statistics.richness import richness
from labeval.coding.corpus.conditions import Condition, Group
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.queries import Hit
from labeval.coding.rows import Passage, Source
from labeval.coding.spans import Span
from labeval.coding.stop_words import STOP_WORDS
from labeval.ui.coding.counts.choices import FREQUENCIES, QUERY, RULES, TOGETHER, WORDS
from labeval.ui.coding.counts.counted import saturation, words
from labeval.ui.coding.counts.expected import expected_words
from labeval.ui.coding.counts.picture import even_end
from labeval.ui.coding.counts.query import queried
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.queries.query_words import QueryWords
from labeval.ui.coding.queries.shown import PLACES
from labeval.ui.language import LanguageSwitch
from tests.support.coding.coded_texts import coding, corpus

pytestmark = pytest.mark.usefixtures("in_english")

TURNS = [("interviewer", "Do you use it?"), ("participant", "I use it, I do.")]
ANSWERS = Filter(speakers=frozenset({"participant"}))


def interview() -> Corpus:
    passages = [Passage(f"p{n}", "s", float(n), text, who) for n, (who, text) in enumerate(TURNS)]
    return Corpus([Source("s", "interview", "Talk", "P1")], {"s": passages}, (), ())


@pytest.mark.parametrize(("most", "end"), [(0.0, 2), (1, 2), (20, 20), (21, 22), (40.8, 42)])
def test_the_middle_of_an_axis_of_counts_is_a_whole_number(most: float, end: int) -> None:
    assert even_end(most) == end


def test_words_say_that_the_interviewer_is_counted_and_what_is_left_out(qapp) -> None:
    every = words(interview(), ALL, 1, ())
    assert ("i", "2") in {(line.name, line.cells[0].text) for line in every.lines}
    assert "interviewer" in every.about and "left out" not in every.about
    answers = words(interview(), ANSWERS, 1, STOP_WORDS)
    assert [line.name for line in answers.lines] == ["use"]
    assert answers.about == "1 different words without those that are left out"
    phrases = words(interview(), ANSWERS, 2, {"use"}).about
    assert phrases.endswith("none begins or ends with one that is left out")
    many = Corpus([Source("s", "interview", "T")], {"s": [Passage("p", "s", 0.0, LONG)]}, (), ())
    assert words(many, ALL, 1, ()).about.endswith("the 60 that are used most are listed")


LONG = " ".join(f"w{n}" for n in range(70))


def test_saturation_says_how_many_sources_are_reviewed(qapp) -> None:
    made = corpus(
        {f"p{n}-a": ["One."] for n in range(3)}, [coding("p0-a", "c", "k", (0, 0), (0, 3))]
    )
    assert "reviewed" not in saturation(made, ALL).about
    made.sources["p1-a"] = replace(made.sources["p1-a"], reviewed=True)
    assert "1 of 3 sources are reviewed" in saturation(made, ALL).about


def test_places_of_a_query_are_in_so_many_of_the_sources_that_the_filter_lets_through(qapp) -> None:
    made = corpus({"p1-a": ["One."], "p2-a": ["Two."]}, [])
    hits = [Hit("p1-a", Span(0, 3))]
    assert queried(made, ALL, hits, PLACES, Naming()).about == "1 place, in 1 of 2 sources"
    only = Filter(participants=frozenset({"p1"}))
    assert queried(made, only, hits, PLACES, Naming()).about == "1 place, in 1 of 1 source"


def test_a_filter_is_named_in_every_view(window: ViewsWindow) -> None:
    window.views.setCurrentRow(FREQUENCIES)
    chosen = window.corpus.participants()[:2]
    window.filters.participant.choose(frozenset(chosen))
    window.settle()
    assert f"Only Participant: {', '.join(chosen)}." in window.explanation.text()
    window.views.setCurrentRow(RULES)
    window.rules.words.setText("zzz")
    window.settle()
    window._show_view()
    window.settle()
    assert window.empty.text().startswith("Nothing is found. Only Participant: ")
    assert window.filters.speaker.isHidden(), "a rule has its own"
    window.views.setCurrentRow(QUERY)
    assert not window.filters.speaker.isHidden()
    window.views.setCurrentRow(WORDS)
    window.settle()
    assert "Segments of" not in window.explanation.text()


def test_values_of_one_condition_are_in_brackets_beside_others(qapp) -> None:
    words = QueryWords(interview())
    two = Condition("words", ("a", "b"))
    group = Group((two, Condition("words", ("c",))))
    assert words.sentence(group) == "Places: (with the words “a” or “b”) and with the words “c”"
    assert words.sentence(Group((two,))) == "Places: with the words “a” or “b”"


def test_codes_that_share_no_words_are_found_by_a_query(window: ViewsWindow) -> None:
    window.corpus = window.corpus.with_codings(window.corpus.codings[:1])
    window.views.setCurrentRow(TOGETHER)
    window.settle()
    assert window.empty.text().startswith("No two codes share words.")
    window.choices.within.pick("source")
    window.settle()
    assert window.empty.text().startswith("No two codes are in one place of this kind.")


def test_a_code_that_the_next_interview_may_bring_is_announced_for_one_interview(qapp):
    LanguageSwitch(qapp)
    found = richness([1, 4, 1, 2, 5, 1, 1, 1], 6, (1,))
    assert found is not None and found.likely == 1
    surely = replace(found, likely=1, soonest=1, latest=1)
    assert expected_words(surely, 8).endswith("than not (95 %: the next one, too).")
    words = expected_words(found, 8)
    assert "The next interview is more likely to bring a new code than not (95 %: 1 to" in words
    assert "1 interview" not in words
