"""Speech that the tests make themselves, and the small English model."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.transcription.models import SpeechModel, packaged_models

Speak = Callable[[str], Path]


@pytest.fixture(scope="session")
def model() -> SpeechModel:
    """The packaged English model."""
    if importlib.util.find_spec("faster_whisper") is None or not packaged_models():
        pytest.skip("the extra with the recogniser and its model is not installed")
    return packaged_models()[0]


@pytest.fixture(scope="session")
def speak(tmp_path_factory: pytest.TempPathFactory) -> Speak:
    """Speaks a text into a WAV file."""
    if shutil.which("espeak-ng") is None:
        pytest.skip("espeak-ng is not installed")
    folder = tmp_path_factory.mktemp("speech")

    def spoken(text: str) -> Path:
        path = folder / f"{len(list(folder.iterdir()))}.wav"
        subprocess.run(["espeak-ng", "-v", "en-us", "-s", "140", "-w", str(path), text], check=True)
        return path

    return spoken
