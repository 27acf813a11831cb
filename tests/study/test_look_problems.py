"""Problems of registered looks in a study file."""

from __future__ import annotations

from pathlib import Path

from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

_LOOKS = """
looks:
  participants: [4, 8]
  criterion: correctness
  block: scale
  systems: [oak, fir]
  smallest_difference: 0.5
"""


def _warnings(folder: Path, questions: int) -> list[str]:
    items = EXAMPLE_ITEMS + "".join(
        f"{system}{n},{system},rating,Why {n}?,Mulch keeps soil {n} moist.,{system} says so {n}.\n"
        for n in range(questions)
        for system in ("oak", "fir")
    )
    study = EXAMPLE_STUDY + _LOOKS
    (folder / "study.yaml").write_text(study, encoding="utf-8")
    (folder / "items.csv").write_text(items, encoding="utf-8")
    return [str(one) for one in read_with_warnings(folder)[1] if "looks" in str(one)]


def test_looks_by_few_questions_are_warned_of(tmp_path: Path) -> None:
    (found,) = _warnings(tmp_path, 2)
    assert "questions that both systems answer: 2;" in found and "warning" in found
    assert _warnings(tmp_path, 3) == []
