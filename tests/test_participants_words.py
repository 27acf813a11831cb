"""The participant's words in every language: whole, with the fields and keys of their source."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = sorted((ROOT / "translations").glob("participant_*.ts"))
CODES = [path.stem.partition("_")[2] for path in CATALOGUES]
TIE_KEYS = {"T", "G"}
"""The keys that choose a tie; A, B and X on the same page choose something else."""


def messages(path: Path) -> list[tuple[str, str, list[str]]]:
    """Context, source and all forms of each text."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""), forms_of(message))
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    ]


def forms_of(message: ET.Element) -> list[str]:
    plural = [form.text or "" for form in message.iter("numerusform")]
    return plural or [message.findtext("translation", "")]


def fields(text: str) -> set[str]:
    return set(re.findall(r"\{[^}]*\}|%n", text))


def test_the_languages_that_were_begun_are_there():
    assert {"ar", "es", "fr", "he", "it", "ja", "nl", "pl", "pt", "tr", "zh"} <= set(CODES)


@pytest.mark.parametrize("path", CATALOGUES, ids=CODES)
def test_no_text_is_missing(path: Path):
    assert [(c, s) for c, s, forms in messages(path) if not all(f.strip() for f in forms)] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=CODES)
def test_fields_marks_and_blanks_are_those_of_the_source(path: Path):
    def kept(text: str) -> tuple[set[str], str]:
        return fields(text), "".join(c for c in text if c in "✓✗●")

    wrong = [
        (source, form)
        for _, source, forms in messages(path)
        for form in forms
        if kept(form) != kept(source) or source[:1].isspace() != form[:1].isspace()
    ]
    assert wrong == []


@pytest.mark.parametrize("path", CATALOGUES, ids=CODES)
def test_the_key_of_a_tie_is_one_that_the_page_reads(path: Path):
    keys = {forms[0] for _, source, forms in messages(path) if source == "T"}
    assert len(keys) == 1 and keys <= TIE_KEYS


def test_a_language_is_begun_by_one_command_and_a_wrong_code_is_refused(tmp_path: Path):
    def add(code: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, ROOT / "packaging" / "translate", tmp_path, "--add", code]
        return subprocess.run(command, capture_output=True, text=True)

    assert add("sv").returncode == 0
    begun = messages(tmp_path / "participant_sv.ts")
    assert len(begun) > 300 and not any(form for _, _, forms in begun for form in forms)
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert "is there already" in add("sv").stderr
    assert "is there already" in add("de").stderr
    assert "“qq”" in add("qq").stderr and not (tmp_path / "participant_qq.ts").exists()
    assert kept == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
