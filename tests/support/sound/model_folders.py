"""Folders that have the files of a speech model, without its weights."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path


def folder_with(path: Path, *, words: int = 51_864, without: Container[str] = ()) -> Path:
    """Make a folder of a model whose vocabulary has so many words, without some of its files."""
    path.mkdir()
    for name in ("model.bin", "config.json", "tokenizer.json"):
        if name not in without:
            (path / name).write_bytes(b"{}")
    if "vocabulary.txt" not in without:
        (path / "vocabulary.txt").write_text("word\n" * words, encoding="utf-8")
    return path
