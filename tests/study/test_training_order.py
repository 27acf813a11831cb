"""A training step after the ratings that it trains for is told."""

from __future__ import annotations

from pathlib import Path

from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

_TRAINING = "      - {step: training, id: training}\n"
_RATING = "      - {step: rating, id: rating}\n"


def _warnings(tmp_path: Path, study: str) -> list[str]:
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    return [str(problem) for problem in read_with_warnings(tmp_path)[1]]


def test_training_before_the_ratings_is_as_it_should_be(tmp_path: Path):
    assert _TRAINING + _RATING in EXAMPLE_STUDY
    assert not _warnings(tmp_path, EXAMPLE_STUDY)


def test_training_after_the_ratings_of_each_block(tmp_path: Path):
    (found,) = _warnings(tmp_path, EXAMPLE_STUDY.replace(_TRAINING + _RATING, _RATING + _TRAINING))
    assert "the training comes after the ratings that it is for" in found
    assert "put it before the step “rating”" in found and ".steps[" in found


def test_training_of_one_block_after_the_loop_that_rates_it(tmp_path: Path):
    later = "  - {step: training, id: later, block: scales}\n"
    study = EXAMPLE_STUDY.replace(_TRAINING, "")
    blocks = study[study.index("blocks:") :].splitlines()
    block = blocks[1].strip().rstrip(":")
    at = study.index(_RATING) + len(_RATING)
    (found,) = _warnings(tmp_path, study[:at] + later.replace("scales", block) + study[at:])
    assert "the training comes after the ratings that it is for" in found
