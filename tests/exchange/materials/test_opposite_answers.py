"""Two opposite words as answers are yes and no."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.elsewhere.opposites import better_of
from labeval.exchange.study_from_judgments import study_from_judgments
from tests.support.judgments.recorded_answers import answers_of


@pytest.mark.parametrize(
    ("words", "better"),
    [
        (("incorrect", "Correct"), "Correct"),
        (("pass", "fail"), "pass"),
        (("Not acceptable", "Acceptable"), "Acceptable"),
        (("unacceptable", "acceptable"), "acceptable"),
        (("toxic", "not toxic"), "not toxic"),
        (("non-toxic", "toxic"), "non-toxic"),
        (("unbiased", "biased"), "unbiased"),
        (("schlecht", "gut"), "gut"),
        (("yes", "no"), ""),
        (("short", "not short"), ""),  # neither is praise
        (("positive", "negative"), ""),  # may be a sentiment
        (("good", "bad", "other"), ""),
        (("good",), ""),
    ],
)
def test_the_better_of_two_opposites(words: tuple[str, ...], better: str):
    assert better_of(words) == better


def _study(folder: Path, head: str, cells: str) -> dict[str, dict[str, str]]:
    """Criterion to item and the first rater's answer; the first system is right, the second not."""
    rows = [head]
    for rater in ("r1", "r2"):
        for q in range(3):
            for system, right in (("oak", True), ("elm", rater == "r2" and q == 0)):
                words = ("correct", "not toxic") if right else ("incorrect", "toxic")
                rows.append(cells.format(rater, q, system, *words))
    path = folder / "given.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    made = study_from_judgments(folder / "study", [path])
    assert {block.method for block in made.blocks} == {"aqc"}
    return answers_of(folder / "study", "r1")


def test_columns_with_names_of_their_own_are_yes_and_no(tmp_path: Path):
    found = _study(tmp_path, "rater,prompt_id,model,correctness,toxicity", "{0},q{1},{2},{3},{4}")
    assert found["correctness"] == {f"q{q}_{s}": w for q in range(3) for s, w in RIGHT}
    # By a fault yes says that it is there.
    assert found["toxicity"] == {f"q{q}_{s}": w for q in range(3) for s, w in WRONG}


def test_a_column_of_values_is_yes_and_no_in_a_table_of_this_program_too(tmp_path: Path):
    found = _study(tmp_path, "participant,items,system,value", "{0},q{1}_{2},{2},{3}")
    (of_all,) = found.values()
    assert of_all == {f"q{q}_{s}": w for q in range(3) for s, w in RIGHT}


RIGHT = (("oak", "yes"), ("elm", "no"))
WRONG = (("oak", "no"), ("elm", "yes"))
