"""What a table without texts says about them: their domain, document or language."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

_DOMAINS = ("news", "chat", "law")


def _table(path: Path, head: str, about: str) -> Path:
    """Four raters, twelve questions and two systems by two criteria, as a wide table."""
    rows = [head]
    for n in range(12):
        of_text = about.format(
            domain=_DOMAINS[n % 3], language=("en", "de")[n % 2], doc=f"D{n // 4}"
        )
        rows += [
            f"r{r},t{n},{system},{of_text},{(n + r) % 4 + 1 + k},{(n * r) % 4 + 1}"
            for k, system in enumerate(("aurora", "boreal"))
            for r in range(4)
        ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["language", "lang", "lp", "Sprache"])
def test_facts_about_texts_are_kept_and_split_results(tmp_path: Path, language: str):
    head = f"rater,item,system,domain,doc,{language},fluency,adequacy"
    path = _table(tmp_path / "ratings.csv", head, "{domain},{doc},{language}")
    study_from_judgments(tmp_path / "study", path)
    content = read_study(tmp_path / "study")
    items = {item.id: item for item in content.items}
    assert len(items) == 24
    assert items["t1_boreal"].extra | {"written_as": ""} == {
        "domain": "chat",
        "doc": "D0",
        language: "de",
        "written_as": "",
    }
    with Record(StudyFolder(tmp_path / "study").database, read_only=True) as record:
        choice = AnalysisChoice(samples=5)
        results = analyse(record, content, choice, tables=["scores"])
    levels = set(results.tables["scores"]["level"])
    assert {"system/item:domain=law", f"system/item:{language}=de"} <= levels
    assert results.about["texts_by_language"]["dqe"]["texts"] == {"de": 12, "en": 12}


def test_facts_stay_where_each_text_has_an_id_of_its_own(tmp_path: Path):
    rows = ["rater,text_id,model,genre,quality,depth"]
    rows += [
        f"r{r},x{n},{('aurora', 'boreal')[n % 2]},{_DOMAINS[n % 3]},{(n + r) % 5 + 1},{r % 3 + 1}"
        for n in range(12)
        for r in range(4)
    ]
    path = tmp_path / "ratings.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    items = {item.id: item for item in read_study(tmp_path / "study").items}
    assert {id: item.extra.get("genre") for id, item in items.items()} == {
        f"x{n}": _DOMAINS[n % 3] for n in range(12)
    }


def test_what_differs_between_the_rows_of_a_text_is_none_of_its_facts(tmp_path: Path):
    head = "rater,item,system,round,fluency,adequacy"
    path = _table(tmp_path / "ratings.csv", head, "{domain}")
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[1] = lines[1].replace("news", "law")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    items = read_study(tmp_path / "study").items
    assert all("round" not in item.extra for item in items)
