"""Every text on screen is translated, and the collected texts are those of the code."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GERMAN = ROOT / "translations" / "labeval_de.ts"


def messages(path: Path) -> dict[tuple[str, str], ET.Element]:
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_collected_texts_are_those_of_the_code(tmp_path, language):
    name = f"labeval_{language}.ts"
    (tmp_path / name).write_bytes((ROOT / "translations" / name).read_bytes())
    subprocess.run([sys.executable, ROOT / "packaging" / "translate", tmp_path], check=True)
    collected, kept = messages(tmp_path / name), messages(ROOT / "translations" / name)
    assert sorted(collected) == sorted(kept), "run packaging/translate"


def test_every_text_has_a_german_translation():
    open_texts = [
        key
        for key, message in messages(GERMAN).items()
        for translation in message.iter("translation")
        if translation.get("type") == "unfinished" or not ("".join(translation.itertext())).strip()
    ]
    assert open_texts == []


def test_translations_keep_the_named_fields_of_their_source():
    def fields(text: str) -> set[str]:
        return set(re.findall(r"\{\w*\}|%n", text))

    wrong = [
        source
        for (_, source), message in messages(GERMAN).items()
        if message.get("numerus") != "yes"
        and fields(source) != fields(message.findtext("translation", ""))
    ]
    assert wrong == []


def test_no_text_is_put_together_inside_the_call_that_translates_it():
    calls = []
    for path in sorted((ROOT / "labeval").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("tr", "translate", "QT_TRANSLATE_NOOP") and any(
                isinstance(argument, ast.JoinedStr) for argument in node.args
            ):
                calls.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert calls == []


def test_compiled_translations_speak_german(qapp):
    from PySide6.QtCore import QCoreApplication

    from labeval.ui.language import LanguageSwitch

    switch = LanguageSwitch(qapp)
    switch.use("de")
    try:
        assert QCoreApplication.translate("BottomBar", "Back") == "Zurück"
    finally:
        switch.use("en")
    assert QCoreApplication.translate("BottomBar", "Back") == "Back"
