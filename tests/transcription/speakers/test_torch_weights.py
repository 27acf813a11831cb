import io
import os
import pickle
from collections import OrderedDict

import numpy as np
import pytest

from labeval.transcription.speakers.torch_weights import _MAGIC, WeightsRefused, torch_arrays


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
