import array
import hashlib
import os
import signal
import struct
import subprocess
import sys

import pytest
import soundfile
from hypothesis import given
from hypothesis import strategies as st

from labeval.audio.wave_file import WaveFile
from labeval.audio.wholeness import hash_of_samples
from labeval.files.wave_header import HEADER_BYTES
from tests.support import program


def samples(values):
    return array.array("h", values).tobytes()


def test_what_was_written_is_read_by_another_program(tmp_path):
    path = tmp_path / "a.wav"
    with WaveFile(path, rate=16000, channels=2) as file:
        file.write(samples([1, -1, 2, -2]))
        file.write(samples([3, -3]))
    found, rate = soundfile.read(path, dtype="int16")
    assert rate == 16000
    assert found.tolist() == [[1, -1], [2, -2], [3, -3]]


@given(st.lists(st.lists(st.integers(-32768, 32767), max_size=50), max_size=8))
def test_it_is_readable_after_every_write(tmp_path_factory, blocks):
    path = tmp_path_factory.mktemp("wave") / "a.wav"
    so_far = []
    with WaveFile(path, rate=8000, channels=1) as file:
        for block in blocks:
            file.write(samples(block))
            so_far += block
            found, _ = soundfile.read(path, dtype="int16")
            assert found.tolist() == so_far


def test_a_recording_is_never_written_over(tmp_path):
    path = tmp_path / "a.wav"
    path.write_bytes(b"precious")
    with pytest.raises(FileExistsError):
        WaveFile(path, rate=16000, channels=1)
    assert path.read_bytes() == b"precious"


def test_half_a_frame_is_refused(tmp_path):
    with (
        WaveFile(tmp_path / "a.wav", rate=16000, channels=2) as file,
        pytest.raises(ValueError, match="whole frames"),
    ):
        file.write(samples([1]))


def test_beyond_four_gibibytes_the_header_becomes_rf64(tmp_path):
    path = tmp_path / "long.wav"
    with WaveFile(path, rate=48000, channels=2) as file:
        file.write(samples([7, 7]))
        file.frames = 2**30 + 5  # as after six hours; the file between is a hole
        file.write(samples([8, 8]))
        assert file.frames == 2**30 + 6
    header = path.read_bytes()[:HEADER_BYTES] if path.stat().st_size < 2**20 else b""
    if not header:
        with path.open("rb") as opened:
            header = opened.read(HEADER_BYTES)
    assert header[:4] == b"RF64"
    assert struct.unpack_from("<Q", header, 28)[0] == (2**30 + 6) * 4
    info = soundfile.info(path)
    assert info.frames == 2**30 + 6
    with soundfile.SoundFile(path) as opened:
        opened.seek(2**30 + 5)
        assert opened.read(1, dtype="int16").tolist() == [[8, 8]]


def test_where_the_disk_takes_no_more_what_was_there_stays_readable(tmp_path):
    # A limit on the size of files refuses a write as a full disk does, in the middle of a block.
    code = (
        "import resource, signal, sys; from pathlib import Path;"
        "from labeval.audio.wave_file import WaveFile;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096));"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "f = WaveFile(Path(sys.argv[1]), rate=8000, channels=1);"
        "f.write(b'\\1\\0' * 1000)\n"
        "try: f.write(b'\\2\\0' * 4000)\n"
        "except OSError: print('refused', f.frames)"
    )
    path = tmp_path / "a.wav"
    done = program.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["refused", "1000"]
    found, _ = soundfile.read(path, dtype="int16")
    assert found.tolist()[:1000] == [1] * 1000


def test_a_killed_writer_leaves_every_acknowledged_block(tmp_path):
    path = tmp_path / "a.wav"
    code = (
        "import sys; from pathlib import Path; from labeval.audio.wave_file import WaveFile\n"
        "f = WaveFile(Path(sys.argv[1]), rate=8000, channels=1)\n"
        "while True:\n"
        " f.write(b'\\5\\0' * 800); print(f.frames, flush=True)"
    )
    writer = program.Program(
        [sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    for _ in range(50):
        heard = int(writer.stdout.readline())
    writer.send_signal(signal.SIGKILL)
    for line in writer.stdout:
        heard = int(line) if line.strip() else heard
    writer.wait()
    writer.stdout.close()
    found, _ = soundfile.read(path, dtype="int16")
    assert len(found) >= heard
    assert set(found.tolist()) == {5}


def test_the_hash_is_that_of_what_is_in_the_file(tmp_path):
    with WaveFile(tmp_path / "sound.wav", rate=8000, channels=1) as file:
        for n in range(5):
            file.write(bytes([n, n + 1]) * 100)
        sha256 = file.sha256
    assert hash_of_samples(tmp_path / "sound.wav") == sha256
    assert (
        hashlib.sha256((tmp_path / "sound.wav").read_bytes()[HEADER_BYTES:]).hexdigest() == sha256
    )


def test_a_file_that_lost_its_name_is_not_called_synced(tmp_path):
    with WaveFile(tmp_path / "sound.wav", rate=8000, channels=1) as file:
        file.sync()
        (tmp_path / "sound.wav").rename(tmp_path / "away")
        with pytest.raises(OSError):
            file.sync()
        (tmp_path / "away").rename(tmp_path / "sound.wav")
        file.sync()


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind")
def test_sound_is_its_owners_alone(tmp_path):
    with WaveFile(tmp_path / "sound.wav", rate=8000, channels=1):
        assert (tmp_path / "sound.wav").stat().st_mode & 0o777 == 0o600
