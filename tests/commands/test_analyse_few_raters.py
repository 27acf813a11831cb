"""What ``labeval analyse`` says where too few people rated for a verdict about others."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.cli import main

ADVICE = "--resample questions"


def _study(folder: Path, raters: int) -> Path:
    lines = ["rater,question,system,text,clarity"] + [
        f"r{r},q{q},{system},{system} on {q},{better + (r * q) % 3}"
        for r in range(raters)
        for q in range(12)
        for system, better in (("oak", 3), ("elm", 1))
    ]
    (folder / "given.csv").write_text("\n".join(lines), encoding="utf-8")
    assert main(["new", str(folder / "study"), str(folder / "given.csv")]) == 0
    return folder / "study"


@pytest.mark.parametrize(("raters", "is_advised"), [(3, True), (7, False)])
def test_few_raters_are_told_how_to_ask_about_themselves(tmp_path, capsys, raters, is_advised):
    study = _study(tmp_path, raters)
    capsys.readouterr()
    assert main(["analyse", str(study), "--no-report"]) == 0
    assert (ADVICE in capsys.readouterr().err) is is_advised


def test_the_advice_leads_to_a_verdict(tmp_path, capsys):
    study = _study(tmp_path, 3)
    assert main(["analyse", str(study), "--no-report", *ADVICE.split()]) == 0
    printed = capsys.readouterr()
    assert "oak is the best by DQE, with a clear lead" in printed.out
    assert "about these raters only" in printed.out and ADVICE not in printed.err
