"""Compiles the translations, translations/*.ts into labeval/locale/*.qm, at every build.

Next to them are the names on screen that the documents have, in each language of the program.
Hatchling calls it for wheels and for editable installs; `python hatch_build.py`
does the same by hand after a translation was edited. What is newer than its
source is left alone.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "translations"
COMPILED = "labeval/locale"
LANGUAGES = "labeval/text/languages.py"
DOCUMENTS = "docs"
DOCUMENTS_LANGUAGE = "en"
GALLERY = "resources/templates/gallery.yaml"
"""Designs with their names in all languages, outside of the translations."""
EMPHASISED = re.compile(r"(?<![*\w])\*(?=[^\s*])([^*\n]+(?:\n[^*\n]+)?)(?<=\S)\*(?!\*)")
"""A name on screen in a document, such as ``*Start a session*``."""
_FILLED = re.compile(r"[“„]?(?:%L?n|\{\w+\})[”“]?")
_MOST_MEANINGS = 2
"""A name with more translations is left in English: which of them is meant is not known."""
_LEAST_BYTES = 32
"""A compiled translation begins with a mark of 16 bytes; one without a text is hardly longer."""


class TranslationError(Exception):
    """The translations cannot be compiled; the message says which and why."""


class TranslationBuildHook(BuildHookInterface[Any]):
    """Has hatchling compile the translations before it collects the files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless only the sources are being packed."""
        if self.target_name == "sdist":
            return
        try:
            compile_translations(Path(self.root))
            write_names(Path(self.root))
        except TranslationError as error:
            self.app.abort(str(error))

    def clean(self, versions: list[str]) -> None:
        """Remove what `initialize` made."""
        for pattern in ("*.qm", "names_*.json"):
            for compiled in (Path(self.root) / COMPILED).glob(pattern):
                compiled.unlink()


def compile_translations(root: Path) -> list[Path]:
    """Compile every translation whose .qm file is missing or older; return those made."""
    sources = sorted((root / SOURCES).glob("*.ts"))
    folder = root / COMPILED
    whole = {f"labeval_{language}" for language in _languages(root)}
    names = {source: _compiled_name(source, is_whole=source.stem in whole) for source in sources}
    made = []
    for source, name in names.items():
        compiled = folder / name
        if _is_up_to_date(compiled, source):
            continue
        folder.mkdir(parents=True, exist_ok=True)
        _compile(source, compiled)
        made.append(compiled)
    _check_all_there(root)
    wanted = {folder / name for name in names.values()}
    for orphan in set(folder.glob("*.qm")) - wanted:
        orphan.unlink(missing_ok=True)
    return made


def write_names(root: Path) -> None:
    """Write, for every other language of the program, the names on screen that documents have."""
    documents = sorted((root / DOCUMENTS).glob("*.md"))
    for language in _languages(root):
        if language == DOCUMENTS_LANGUAGE:
            continue
        source = root / SOURCES / f"labeval_{language}.ts"
        written = root / COMPILED / f"names_{language}.json"
        if all(_is_up_to_date(written, each) for each in (*documents, source, root / GALLERY)):
            continue
        texts = [document.read_text("utf-8") for document in documents]
        names = _names_in(texts, _meanings(source, root / GALLERY, language))
        unfinished = written.with_suffix(f".{os.getpid()}.tmp")
        unfinished.write_text(json.dumps(names, ensure_ascii=False, indent=0), "utf-8")
        unfinished.replace(written)


def _names_in(texts: list[str], meanings: dict[str, list[str]]) -> dict[str, str]:
    found = {" ".join(name.split()) for text in texts for name in EMPHASISED.findall(text)}
    found = {name for name in found if name[0].isupper() or " " in name}  # else a stressed word
    other_case = {name: name[0].swapcase() + name[1:] for name in found}
    known = {
        name: meanings.get(name) or meanings.get(other_case[name], []) for name in sorted(found)
    }
    return {
        name: " / ".join(translated)
        for name, translated in known.items()
        if 0 < len(translated) <= _MOST_MEANINGS and translated != [name]
    }


def _meanings(source: Path, gallery: Path, language: str) -> dict[str, list[str]]:
    """A text on screen to its translations, each once; what is filled in is an ellipsis."""
    pairs: list[tuple[str, str]] = []
    for message in ElementTree.parse(source).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("vanished", "obsolete"):
            continue
        forms = translation.findall("numerusform") or [translation]
        plural = (message.findtext("source") or "").replace("(s)", "s")
        pairs.append((plural, forms[-1].text or ""))
    named = re.compile(rf'en: "([^"]+)", {language}: "([^"]+)"')
    pairs += named.findall(gallery.read_text("utf-8"))
    found: dict[str, list[str]] = {}
    for pair in pairs:
        text, translated = (_FILLED.sub("…", each) for each in pair)
        meanings = found.setdefault(text, [])
        if translated and translated not in meanings:
            meanings.append(translated)
    return found


def _compiled_name(source: Path, *, is_whole: bool) -> str:
    """A file with texts that are marked as unfinished is a draft, and is named so.

    Not in the languages of the whole program: nothing is left unfinished there when it is tested,
    and a text that is new while somebody works on it is English meanwhile.
    """
    is_draft = not is_whole and b'type="unfinished"' in source.read_bytes()
    return f"{source.stem}{'.draft' if is_draft else ''}.qm"


def _check_all_there(root: Path) -> None:
    """Refuse a program that offers a language whose words are not in it."""
    for language in _languages(root):
        source = root / SOURCES / f"labeval_{language}.ts"
        if not source.is_file():
            raise TranslationError(
                f"{LANGUAGES} names the language '{language}', and there is no {source}"
            )
        compiled = root / COMPILED / f"{source.stem}.qm"
        if not compiled.is_file() or compiled.stat().st_size < _LEAST_BYTES:
            raise TranslationError(f"{compiled} is missing or empty; remove it and build again")


def _languages(root: Path) -> list[str]:
    """The languages that the program offers, read from its module without importing the rest."""
    spec = importlib.util.spec_from_file_location("labeval_languages", root / LANGUAGES)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return list(module.PROGRAM_LANGUAGES)


def _is_up_to_date(compiled: Path, source: Path) -> bool:
    try:
        return compiled.stat().st_mtime_ns >= source.stat().st_mtime_ns
    except FileNotFoundError:
        return False


def _compile(source: Path, compiled: Path) -> None:
    # Made next to its place and moved there whole, so that no half file is ever read.
    unfinished = compiled.with_suffix(f".{os.getpid()}.tmp")
    command = [str(_lrelease()), "-silent", str(source), "-qm", str(unfinished)]
    try:
        result = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if result.returncode != 0 or not unfinished.exists():
            reason = (result.stderr + result.stdout).strip() or f"exit code {result.returncode}"
            raise TranslationError(f"{source} does not compile. lrelease: {reason}")
        unfinished.replace(compiled)
    except OSError as error:
        raise TranslationError(f"{source} cannot be compiled: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _lrelease() -> Path:
    """Find Qt's compiler of translations in the PySide6 of this environment."""
    spec = importlib.util.find_spec("PySide6")
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    for folder in (spec.submodule_search_locations or []) if spec else []:
        if (tool := Path(folder) / name).exists():
            return tool
    raise TranslationError(
        "The translations need lrelease, which comes with PySide6-Essentials; "
        "it is not in this Python environment."
    )


if __name__ == "__main__":
    try:
        compile_translations(Path(__file__).resolve().parent)
        write_names(Path(__file__).resolve().parent)
    except TranslationError as error:
        sys.exit(f"labeval: {error}")
