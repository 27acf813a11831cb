"""Windows name a study by its title in the interface's language."""

from __future__ import annotations

from pathlib import Path

from labeval.ui.language import LanguageSwitch
from labeval.ui.study_titles import shown_title


def test_it_is_in_the_language_of_the_interface_or_in_a_named_one(tmp_path: Path, qapp) -> None:
    (tmp_path / "study.yaml").write_text("title: {en: Mulch, de: Rindenmulch}\n", "utf-8")
    LanguageSwitch(qapp).use("de")
    try:
        assert shown_title(tmp_path) == "Rindenmulch"
        assert shown_title(tmp_path, "en") == "Mulch"
    finally:
        LanguageSwitch(qapp).use("en")
    assert shown_title(tmp_path) == "Mulch"


def test_without_a_title_it_is_the_folder(tmp_path: Path) -> None:
    assert shown_title(tmp_path) == tmp_path.name
