"""The sound server of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sound_server import NoSoundServer, silent_room


@pytest.fixture(scope="session")
def sound_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A private PulseAudio server, for the whole run; yields its socket."""
    try:
        with silent_room(tmp_path_factory.mktemp("pulse")) as socket:
            yield socket
    except NoSoundServer as why:
        pytest.skip(str(why))
