"""The snippets of the analyst's page run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pandas as pd
import pytest

from labeval import cli
from labeval.analysis.data.judgments import judgments_of
from labeval.exchange.writers import export_table
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.reading import read_study

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[3] / "docs" / "results.md"


def snippets() -> list[str]:
    section = PAGE.read_text(encoding="utf-8").partition("\n## In a notebook\n")[2]
    return re.findall(r"^```python\n(.*?)^```$", section.partition("\n## ")[0], re.M | re.S)


def test_every_snippet_of_the_page_runs(tmp_path, monkeypatch, capsys):
    pytest.importorskip("pyarrow")
    cli.main(["new", str(tmp_path / "STUDY"), "--template", "six-methods"])
    content = read_study(tmp_path / "STUDY")
    with Record(tmp_path / "STUDY" / "record.sqlite") as record:
        simulate(record, content, 8, 3)
        export_table(record, "judgments", "parquet", tmp_path / "judgments.parquet")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    assert len(snippets()) == 4
    for snippet in snippets():
        exec(compile(snippet, str(PAGE), "exec"), names)
    best = names["best"]
    assert isinstance(best, pd.DataFrame) and not best.empty
    outside = names["outside"]
    assert isinstance(outside, pd.DataFrame) and (outside["external"] == "words").any()
    told = capsys.readouterr().out
    assert "34 90" in told
    assert "same score" in told


def test_a_table_from_elsewhere_is_read_with_what_it_has():
    given = pd.DataFrame(
        {
            "participant": [1, 2],
            "method": "dqe",
            "criterion": "fluency",
            "items": ["a", "b"],
            "value": [4.0, None],
            "seconds": [3.5, None],
        }
    )
    found = judgments_of(given)
    assert found["value"].tolist() == ["4", ""]
    assert found["participant"].tolist() == ["1", "2"]
    assert found["page"].tolist() == ["1/a", "2/b"]
    assert found["seconds"].iloc[0] == 3.5 and pd.isna(found["seconds"].iloc[1])
    with pytest.raises(KeyError, match="items"):
        judgments_of(given.drop(columns="items"))
