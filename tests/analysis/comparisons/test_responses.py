"""What is counted in responses that were written from passages."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.analysis.comparisons.responses import cited_ranks, response_summary, responses
from labeval.analysis.texts.reuse import verbatim_share
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from tests.support.studies.writing_study import writing_content

PASSAGES = pd.DataFrame(
    [
        ("bees", 1, "One", "Bees find the way home by the sun alone."),
        ("bees", 2, "Two", "They dance to tell where flowers are."),
        ("bees", 3, "Three", "Nothing of interest."),
        ("wells", 1, "One", "A well is dug where water is near."),
    ],
    columns=["topic", "rank", "title", "text"],
)


def written(*texts: tuple[str, str, str]) -> pd.DataFrame:
    """Rows of (writer, style, text) about bees."""
    return pd.DataFrame(
        [
            (f"w{n}", who, f"s{n}", "c", "p", "bees", style, 30.0, 0.0, "yes", text)
            for n, (who, style, text) in enumerate(texts)
        ],
        columns=[
            *("response", "participant", "session", "condition", "page", "topic", "style"),
            *("seconds", "outside_share", "finished", "text"),
        ],
    )


GIVEN = written(
    ("a", "list", "Bees find the way home by the sun, I think [2]. They also dance [1, 2]."),
    ("b", "essay", "Nothing is known."),
)


def test_words_statements_and_citations_are_counted():
    first, second = responses(GIVEN, PASSAGES).to_dict("records")
    assert (first["words"], first["statements"], first["cited_statements"]) == (13, 2, 2)
    assert (first["citations"], first["passages_cited"], first["passages"]) == (3, 2, 3)
    assert first["mean_rank"] == 1.5
    assert first["rank_order"] == pytest.approx(-1)  # the second passage is cited first
    assert first["verbatim_share"] == pytest.approx(8 / 13)
    assert (second["citations"], second["cited_statements"]) == (0, 0)
    assert pd.isna(second["mean_rank"]) and pd.isna(second["rank_order"])


def test_four_words_in_a_row_are_nobodys():
    assert verbatim_share("bees find the way", ["Bees find the way home."]) == 0
    assert verbatim_share("So bees find the way home!", ["Bees find the way home."]) == 5 / 6
    assert verbatim_share("…", ["Bees."]) is None


def test_measures_are_summed_up_by_style_topic_and_writer():
    table = response_summary(responses(GIVEN, PASSAGES))
    words = table[table["measure"] == "words"].set_index(["factor", "level"])["mean"]
    assert words["", ""] == 8
    assert words["style", "list"] == 13
    assert words["participant", "b"] == 3
    assert words["topic", "bees"] == 8


def test_a_passage_counts_only_where_it_could_be_cited():
    table = cited_ranks(GIVEN, PASSAGES).set_index("rank")
    assert table["cited"].to_list() == [1, 1, 0]
    assert table["responses"].to_list() == [2, 2, 2]
    assert cited_ranks(GIVEN.assign(topic="wells"), PASSAGES)["responses"].to_list() == [2, 0, 0]


def test_responses_of_robots_come_out_of_a_whole_record(tmp_path):
    content = writing_content()
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 4, 3)
        tables = analyse(record, content, AnalysisChoice(samples=10)).tables
    assert len(tables["responses"]) == 4 * 2
    assert tables["responses"]["passages"].eq(3).all()
    assert (tables["responses"]["passages_cited"] >= 1).all()
    assert set(tables["response_summary"]["factor"]) == {"", "style", "topic", "participant"}
    assert len(tables["cited_ranks"]) == 3


def test_a_text_that_is_in_the_source_as_it_stands_is_all_verbatim():
    text = "Bees find the way home by the sun and by the light of the sky."
    assert verbatim_share(text, [text]) == 1
    assert verbatim_share(f"They say: {text}", [f"{text} And so on."]) == 15 / 17
