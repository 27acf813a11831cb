import io
import os
import pickle
import random
import resource
from collections import OrderedDict
from contextlib import suppress
from math import prod

import numpy as np
import pytest

from labeval.transcription.models import ModelRefused
from labeval.transcription.speakers.torch_weights import _MAGIC, WeightsRefused, torch_arrays
from labeval.transcription.speakers.voice_models import add_voice_model


class FloatStorage:
    """Named like the class that PyTorch's files name."""


def _rebuild_tensor_v2(*_arguments):
    raise NotImplementedError


FloatStorage.__module__, _rebuild_tensor_v2.__module__ = "torch", "torch._utils"


class Tensor:
    def __init__(self, key, array, strides=None):
        self.key, self.array = key, np.asarray(array, dtype="<f4")
        self.strides = strides or tuple(s // 4 for s in self.array.strides)

    def __reduce__(self):
        view = (("storage", FloatStorage, self.key, "cpu", self.array.size, None),)
        arguments = (Stored(*view[0]), 0, self.array.shape, self.strides, False, OrderedDict())
        return _rebuild_tensor_v2, arguments


class Stored(tuple):
    def __new__(cls, *facts):
        return super().__new__(cls, facts)


class Writer(pickle._Pickler):  # the one in Python does not look its globals up
    def persistent_id(self, obj):
        return tuple(obj) if isinstance(obj, Stored) else None

    def save_global(self, obj, name=None):
        self.write(f"c{obj.__module__}\n{name or obj.__qualname__}\n".encode())
        self.memoize(obj)

    dispatch = dict(pickle._Pickler.dispatch)
    dispatch[type] = save_global
    dispatch[type(lambda: 0)] = save_global


def written(path, whole, storages=()):
    with path.open("wb") as file:
        for plain in (_MAGIC, 1001, {"little_endian": True}):
            pickle.dump(plain, file, protocol=2)
        Writer(file, protocol=2).dump(whole)
        pickle.dump([key for key, _ in storages], file, protocol=2)
        for _, array in storages:
            numbers = np.asarray(array, dtype="<f4")
            file.write(numbers.size.to_bytes(8, "little") + numbers.tobytes())
    return path


def test_arrays_come_back_by_name(tmp_path):
    array = np.arange(6.0).reshape(2, 3)
    whole = {"step": 3, "model_state": OrderedDict(linear=Tensor("7", array))}
    found = torch_arrays(written(tmp_path / "a.pt", whole, [("7", array)]))
    assert list(found) == ["model_state.linear"]
    np.testing.assert_array_equal(found["model_state.linear"], array)


def test_nothing_that_a_file_names_is_executed(tmp_path):
    class Evil:
        def __reduce__(self):
            return os.mkdir, (str(tmp_path / "made"),)

    with pytest.raises(WeightsRefused, match="mkdir, which is not executed"):
        torch_arrays(written(tmp_path / "a.pt", {"a": Evil()}))
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("cut", [0, 10, 40, 120, -1])
def test_a_file_that_was_cut_off_is_refused(tmp_path, cut):
    array = np.ones(8)
    path = written(tmp_path / "a.pt", {"a": Tensor("0", array)}, [("0", array)])
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(WeightsRefused):
        torch_arrays(path)


def test_an_array_beyond_its_storage_is_refused(tmp_path):
    path = written(tmp_path / "a.pt", {"a": Tensor("0", np.ones(8))}, [("0", np.ones(4))])
    with pytest.raises(WeightsRefused):
        torch_arrays(path)


def test_another_pickle_is_refused(tmp_path):
    (tmp_path / "a.pt").write_bytes(io.BytesIO(pickle.dumps({"a": 1})).getvalue())
    with pytest.raises(WeightsRefused, match="another format"):
        torch_arrays(tmp_path / "a.pt")


def test_whatever_the_bytes_are_the_file_is_read_or_refused(tmp_path):
    """A damaged file ends in a sentence, and takes no memory that its size does not explain."""
    array = np.arange(48.0).reshape(6, 8)
    whole = {"step": 3, "state": OrderedDict(a=Tensor("7", array), b=Tensor("8", array[0]))}
    sound = written(tmp_path / "a.pt", whole, [("7", array), ("8", array[0])]).read_bytes()
    path = tmp_path / "b.pt"
    refused = 0
    for seed in range(4_000):
        chance = random.Random(seed)
        content = bytearray(sound)
        for _ in range(chance.randint(1, 6)):
            content[chance.randrange(430)] = chance.randrange(256)
        path.write_bytes(content)
        try:
            torch_arrays(path)
        except WeightsRefused:
            refused += 1
    assert refused > 3_000


@pytest.mark.parametrize(
    "pickled",
    [
        b"\x80\x02}r\x00\x00\x00\x40.",  # the thousand-millionth of what it remembers
        b"\x80\x04\x8e\xff\xff\xff\xff\xff\xff\xff\x3f.",  # bytes of 4 exabytes
        b"\x80\x02}q\x00X\x01\x00\x00\x00ah\x00s.",  # a mapping that holds itself
        b"\x80\x02" + b"]q\x00" + b"h\x00a" * 3 + b".",
        b"\x80\x02" + b"(" * 100_000 + b"l." + b"." * 9,
    ],
)
def test_pickles_that_are_made_to_harm_take_no_memory(tmp_path, pickled):
    path = tmp_path / "a.pt"
    begin = b"".join(pickle.dumps(each, protocol=2) for each in (_MAGIC, 1001, {}))
    path.write_bytes(begin + pickled + pickle.dumps([], protocol=2))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with suppress(WeightsRefused):
        assert torch_arrays(path) == {}
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


def test_a_shape_that_no_array_has_is_refused(tmp_path):
    tensor = Tensor("0", np.ones(8))
    for shape in ((2**70,), (-1,), (2**40, 2**40), (0, 2**70)):
        tensor.array = _Shaped(shape)
        strides = tuple(prod(shape[n + 1 :]) for n in range(len(shape)))
        tensor.strides = strides
        path = written(tmp_path / "a.pt", {"a": tensor}, [("0", np.ones(8))])
        with pytest.raises(WeightsRefused):
            torch_arrays(path)


class _Shaped:
    size = 8

    def __init__(self, shape):
        self.shape = shape


def test_damaged_arrays_are_refused_as_a_model(tmp_path):
    path = tmp_path / "a.npz"
    np.savez(path, a=np.arange(48.0), b=np.ones((3, 4), dtype="f4"))
    sound = path.read_bytes()
    for seed in range(600):
        chance = random.Random(seed)
        content = bytearray(sound[: chance.choice((len(sound), chance.randrange(len(sound))))])
        for _ in range(chance.randint(1, 8)):
            at = chance.randrange(len(content) or 1)
            content[at : at + 1] = bytes([chance.randrange(256)])
        path.write_bytes(content)
        with pytest.raises(ModelRefused):
            add_voice_model(path, tmp_path / "voices")
    assert not (tmp_path / "voices").exists()
