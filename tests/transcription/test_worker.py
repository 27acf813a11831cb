"""The recogniser's process ends with the program that started it, even where that one is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

CHILD = """
import os, sys, threading
from pathlib import Path
from labeval.transcription.worker import _of_process

def long_stretch():
    yield os.getpid()
    threading.Event().wait()  # as the recogniser in a stretch: nothing is sent for minutes

if __name__ == "__main__":
    for found in _of_process(Path(sys.argv[1]), long_stretch, ()):
        print(found, flush=True)
"""


@pytest.fixture
def program(tmp_path):
    script, sound = tmp_path / "program.py", tmp_path / "sound.wav"
    script.write_text(CHILD, encoding="utf-8")
    sound.write_bytes(b"RIFF")
    started = subprocess.Popen(
        [sys.executable, str(script), str(sound)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    yield started
    started.kill()
    started.communicate()


def test_it_ends_in_the_middle_of_a_stretch_when_its_program_is_killed(program):
    worker = psutil.Process(int(program.stdout.readline()))
    try:
        program.kill()
        program.wait()
        _, alive = psutil.wait_procs([worker], timeout=30)
        assert alive == []
    finally:
        if worker.is_running():
            worker.kill()
