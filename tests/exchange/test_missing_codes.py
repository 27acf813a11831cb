"""Codes of missing answers among the numbers of tables from elsewhere."""

from __future__ import annotations

import pytest

from labeval.exchange.judgments_from_elsewhere import incoming_judgments
from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.support.judgments.planted_ratings import FILES, made_of, planted, ratings
from tests.support.judgments.recorded_means import means_of


def said(made: Made, value: float) -> list[str]:
    return [remark.text for remark in made.assumed if f"{value:g} by" in remark.text]


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("low", "high", "code"),
    [(1, 5, code) for code in (-99, 99, 999, -999, 9999, -1, -9)]
    + [(1, 7, -99), (0, 10, -1), (0, 10, 99), (0, 1, -9), (0, 1, 99), (-3, 3, -99)]
    + [(0, 100, -99), (0, 100, -999), (1, 1000, -99)],
)
def test_a_code_far_from_a_scale_is_a_missing_answer(tmp_path, form, low, high, code):
    """Means of percentages with -99 among them were wrong."""
    long = ratings(low, high, code)
    made = made_of(tmp_path, long, form)
    answered = long[long["value"] != code]
    assert means_of(tmp_path / "study") == pytest.approx(planted(answered))
    assert made.judgments == len(answered)
    (sentence,) = said(made, code)
    missing = len(long) - len(answered)
    assert sentence.startswith(
        f"{code} by “clarity” is read as a missing answer ({missing} in all): "
    )
    assert sentence.endswith(f"from {low} to {high}")
    assert sentence in (tmp_path / "study" / "study.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
def test_a_code_below_half_points_is_a_missing_answer(tmp_path, form):
    """It was a rating, so that the means of systems were far below the scale."""
    long = ratings(1, 5, -99, step=0.5)
    made_of(tmp_path, long, form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(long[long["value"] != -99]))


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("low", "high", "code", "step"),
    [(0, 1, -1, 1), (0, 2, -1, 1), (1, 5, 9, 1), (0, 100, -1, 1), (1, 5, 99, 0.5), (0, 99, -9, 1)],
)
def test_what_may_be_a_rating_is_one_and_is_named(tmp_path, form, low, high, code, step):
    long = ratings(low, high, code, step=step)
    made = made_of(tmp_path, long, form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    (sentence,) = said(made, code)
    assert sentence.startswith(f"{code} by “clarity” is taken as a rating, though other values")


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("low", "high", "code"), [(0, 100, 99), (-3, 3, -1), (-9, 9, -9), (0, 10, 9), (1, 7, None)]
)
def test_points_of_a_scale_are_ratings(tmp_path, form, low, high, code):
    long = ratings(low, high, code)
    made = made_of(tmp_path, long, form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    assert not [r for r in made.assumed if " by “" in r.text]


def test_a_study_that_exists_takes_no_codes(tmp_path):
    long = ratings(1, 5, -99)
    form = FILES["a criterion a column"]
    made_of(tmp_path, long[long["value"] != -99], form)
    form(long).to_csv(tmp_path / "given.csv", index=False)
    coming = incoming_judgments([tmp_path / "given.csv"], read_study(tmp_path / "study"))
    assert len(coming.rows) == (long["value"] != -99).sum()
    assert [r for r in coming.assumed if r.text.startswith("-99 by “clarity” is read as a missing")]


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize("mark", ["*", "?", "—", "n.a.", "None", "keine Angabe"])
def test_a_sign_among_numbers_is_a_missing_answer(tmp_path, form, mark):
    """It left out the column of a criterion, and made every number of long tables wrong."""
    long = ratings(1, 5, -99)
    answered = long[long["value"] != -99]
    missing = len(long) - len(answered)
    long["value"] = long["value"].map("{:g}".format).replace("-99", mark)
    made = made_of(tmp_path, long, form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(answered))
    assert f"“{mark}” by “clarity” is read as a missing answer ({missing} in all), since the " in (
        " ".join(remark.text for remark in made.assumed)
    )
    assert not [warning for warning in made.warnings if "without a known order" in warning.text]


def test_a_sign_among_words_is_an_answer(tmp_path):
    rows = [f"r{n},t{n % 4},{'?' if n % 3 else 'clear'}" for n in range(12)]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(["rater,item,label", *rows]), encoding="utf-8")
    assert study_from_judgments(tmp_path / "study", path).judgments == 12
    (block,) = read_study(tmp_path / "study").study.blocks.values()
    assert {option.label.root["*"] for option in block.options} == {"?", "clear"}


@pytest.mark.parametrize("place", [0, 7])
def test_a_word_among_numbers_is_named_and_not_the_numbers(tmp_path, place):
    """Where it came first, each different number was named as wrong and it was not."""
    values = [str(1 + n % 5) for n in range(12)]
    values[place] = "abc"
    rows = [f"r{n},t{n % 4},{value}" for n, value in enumerate(values)]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(["rater,item,score", *rows]), encoding="utf-8")
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "study", path)
    (problem,) = refused.value.problems
    assert (problem.line, problem.field) == (place + 2, "score")
    assert "“abc” is among words and numbers of one criterion; mend it" in str(problem)
