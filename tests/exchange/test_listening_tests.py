"""Hidden references and anchors of listening tests control raters and are no systems."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pandas as pd
import pytest

from labeval import cli
from labeval.exchange.elsewhere.listening_tests import controls_among, screened
from labeval.study.reading import read_study
from tests.exchange.materials.taken import recorded

RATED = {"reference": 97, "anchor35": 18, "anchor70": 44, "codecA": 82, "codecB": 70}


def table(path: Path, *, deaf: str = "L2") -> Path:
    """Eight listeners, six pages; one of them rates the hidden reference low on two pages."""
    rows = ["listener,trial_id,rating_stimulus,rating_score"]
    for listener in (f"L{n}" for n in range(1, 9)):
        for page in range(6):
            for system, mean in RATED.items():
                value = mean + (page + int(listener[1])) % 4 - (system == "codecB") * page % 3
                if system == "reference":
                    value = 60 if listener == deaf and page < 2 else 95
                rows.append(f"{listener},utt{page},{system},{value}")
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def test_they_are_named_and_in_no_comparison(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    study = tmp_path / "study"
    assert cli.main(["new", str(study), "--from-judgments", str(table(tmp_path / "m.csv"))]) == 0
    printed = capsys.readouterr().out
    assert "“reference” is taken as the hidden reference and “anchor35”, “anchor70”" in printed
    assert "46 of 48 ratings are 90 or more" in printed
    assert "on more than 15 % of pages: L2. Their ratings" in printed
    assert {i.system: i.use for i in read_study(study).items} == {
        **dict.fromkeys(("reference", "anchor35", "anchor70"), "attention"),
        **dict.fromkeys(("codecA", "codecB"), "rating"),
    }
    assert len(recorded(study)) == 8 * 6 * 5, "the record keeps all"
    assert cli.main(["check", str(study)]) == 0
    assert "no attention check shows" not in capsys.readouterr().out
    out = tmp_path / "out"
    assert cli.main(["analyse", str(study), "--out", str(out), "--no-report"]) == 0
    scores = pd.read_csv(out / "scores.csv")
    assert set(scores[scores["level"] == "system"]["id"]) == {"codecA", "codecB"}
    ranks = (out / "ranks.csv").read_text(encoding="utf-8")
    assert "anchor" not in ranks
    assert "reference" not in ranks


def test_a_page_whose_anchor_was_hardly_degraded_leaves_out_nobody():
    """Of eight raters L1 and L2 call the 7-kHz anchor excellent on both pages, others on one."""
    systems = {f"{s}{n}": s for s in ("reference", "anchor70", "codecA") for n in (1, 2)}
    controls = controls_among(systems.values())

    def found(others: int) -> tuple[str, ...]:
        high = {(f"L{n}", "anchor701") for n in range(1, 3 + others)}
        high |= {("L1", "anchor702"), ("L2", "anchor702")}
        rated = [
            (f"L{n}", item, 95.0 if item[0] == "r" or (f"L{n}", item) in high else 40.0)
            for n in range(1, 9)
            for item in systems
        ]
        return screened(controls, systems, rated).left_out

    assert found(others=0) == ("L1", "L2"), "two of eight are not more than a quarter"
    assert found(others=1) == ("L1", "L2"), "the second page alone speaks against them, not L3"


def test_each_reference_and_each_criterion_counts():
    """Two systems are called so, and a page is rated by two criteria, of which the first has an
    anchor above 90."""
    systems = {"r": "reference", "h": "hidden reference", "m": "anchor70", "x": "codecA"}
    controls = controls_among(systems.values())
    others = [(f"L{n}", id, v) for n in range(6) for id, v in (("r", 99.0), ("m", 40.0))]
    rated = [*others, ("E", "r", 80.0), ("E", "h", 100.0), ("E", "m", 95.0), ("E", "m", 40.0)]
    found = screened(controls, systems, rated)
    assert (found.found, found.pages, found.left_out) == (7, 8, ("E",))
    rated[-4:-3] = [("E", "r", 95.0)]
    assert screened(controls, systems, rated).left_out == ("E",), "for the anchor alone"


def test_the_report_has_the_rule_and_what_it_comes_to(tmp_path: Path):
    study = tmp_path / "study"
    assert cli.main(["new", str(study), "--from-judgments", str(table(tmp_path / "m.csv"))]) == 0
    out = tmp_path / "out"
    assert cli.main(["analyse", str(study), "--out", str(out), "--samples", "20"]) == 0
    page = (out / "report.html").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert "46 of 48 ratings of the hidden reference are 90 or more" in page
    assert "ITU-R BS.1534-3, 4.1.2" in page and "speaks against 1 of 8 raters" in page
    assert "reference 93.5 (n = 48); anchor35 19.5 (n = 48)" in page
    rows = page.split("Mean ratings of hidden reference and anchors</caption>")[1]
    assert re.findall(r"<td[^>]*>([^<]*)</td>", rows)[:3] == ["reference", "48", "93.5"]
    kept = json.loads((out / "results.json").read_text(encoding="utf-8"))
    assert kept["controls"]["left_out"] == 1
    assert "L2" not in json.dumps(kept["controls"]), "nobody is named"


def test_all_raters_found_the_reference(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = table(tmp_path / "m.csv", deaf="")
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    assert "no rater is to be left out" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("systems", "controls"),
    [
        (("Hidden Reference", "Anchor 3.5 kHz", "A"), ["Hidden Reference", "Anchor 3.5 kHz"]),
        (("hidden_ref", "low_anchor", "A"), ["hidden_ref", "low_anchor"]),
        (("reference", "A", "B"), []),  # a human text that competes
        (("reference", "anchor"), []),
        (("refA", "anchorman", "A"), []),
        (("reference", "anchor_llama", "A"), []),  # a system with a name of its own
        (("reference", "gpt4 anchor", "A"), []),
        (("reference", f"anchor{'1' * 30}x", "A"), []),
        (
            ("Ref", "Mid-range anchor", "Anker 7 kHz", "A"),
            ["Ref", "Mid-range anchor", "Anker 7 kHz"],
        ),
        (
            ("reference", "C3 (anchor)", "anchor_lp3500", "A"),
            ["reference", "C3 (anchor)", "anchor_lp3500"],
        ),
        (
            ("ref", "LowAnchor", "Anchor_3.5k", "Unterer Anker", "A"),
            ["ref", "LowAnchor", "Anchor_3.5k", "Unterer Anker"],
        ),
    ],
)
def test_names_of_controls(systems: tuple[str, ...], controls: list[str]):
    assert list(controls_among(systems)) == controls
