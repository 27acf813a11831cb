"""A recording that is read while it grows, sealed or not."""

from contextlib import closing

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from labeval.audio.growing import GrowingSound
from labeval.audio.sealed_wave import new_sound
from labeval.audio.wave_file import WaveFile
from labeval.files.sealing.keys import SEAL_KEYS, SealKey

KEY = SealKey.new()


@given(
    st.lists(st.integers(0, 900), max_size=12),
    st.sampled_from([1, 2]),
    st.booleans(),
    st.sampled_from([None, KEY]),
)
def test_what_is_written_is_read_once_and_in_order(
    tmp_path_factory, blocks, channels, at_once, sealing
):
    SEAL_KEYS.add(KEY)
    folder = tmp_path_factory.mktemp("growing")
    growing = GrowingSound(folder)
    assert growing.more() is None
    read, written = [], []
    with closing(new_sound(folder, sealing, rate=8000, channels=channels)) as file:
        for n, frames in enumerate(blocks):
            samples = np.full((frames, channels), n, "<i2")
            file.write(samples.tobytes())
            written.append(samples)
            if not at_once and (more := growing.more()) is not None:
                read.append(more)
    while (more := growing.more()) is not None:
        read.append(more)
    assert np.array_equal(
        np.concatenate([np.zeros((0, channels)), *read]),
        np.concatenate([np.zeros((0, channels)), *written]),
    )


def test_it_can_begin_with_what_comes_and_takes_no_more_than_it_is_asked_for(tmp_path):
    path = tmp_path / "sound.wav"
    with WaveFile(path, rate=8000, channels=1) as file:
        file.write(bytes(2 * 8000))
        growing = GrowingSound(tmp_path, from_start=False)
        assert growing.more() is None
        file.write(bytes(2 * 4000))
        assert len(growing.more(most_s=0.25)) == 2000
        assert growing.read == 10_000
        assert len(growing.more()) == 2000
