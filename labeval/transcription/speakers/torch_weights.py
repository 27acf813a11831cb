"""The arrays in a file of weights that PyTorch has written, without PyTorch.

Such a file is a pickle, and a pickle can name any function to be called. Here it may name four
things, each of which is replaced by a function of this module; with any other name the file is
refused. So nothing of a file is ever executed.

The layout (PyTorch 1.0 to 1.5, ``torch/serialization.py``): three short pickles of a magic number,
a version and facts of the system; the pickle with the object; one with the keys of the storages;
then each storage as its length (8 bytes) and its numbers.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

if TYPE_CHECKING:
    import numpy as np

_MAGIC = 0x1950A86A20F9469CFC6C
_DAMAGED = (ValueError, KeyError, TypeError, IndexError, EOFError, AttributeError)
"""Errors of unpickling what is damaged."""
_MOST_NUMBERS = 100_000_000
"""Of all arrays together; models of voices have some millions."""


class WeightsRefused(Exception):
    """A file is none of these; the message says why.

    Args:
        template: marked for translation under ``Speech``; ``values`` fill its named places.
    """

    context = "Speech"

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.values = values


class _Unusable(Exception):
    """The reason why a file is none of these, marked under ``Speech``."""

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template)
        self.reason = MarkedText(template, values, "Speech")


_NO_WEIGHTS = QT_TRANSLATE_NOOP(
    "Speech",
    "{path}: no weights that can be read ({why}); it must be written by PyTorch before 1.6",
)


_EXECUTED = QT_TRANSLATE_NOOP("Speech", "it names {name}, which is not executed here")
_OTHER_KIND = QT_TRANSLATE_NOOP("Speech", "it has a storage of something else than 32-bit floats")
_TOO_MANY = QT_TRANSLATE_NOOP("Speech", "it has more numbers than any model of voices")
_BROKEN = MarkedText(
    QT_TRANSLATE_NOOP("Speech", "it has another format, or its end is missing"), {}, "Speech"
)


def torch_arrays(path: Path) -> dict[str, np.ndarray]:
    """All arrays of 32-bit floats, by the names under which the file has them.

    Those in a mapping are ``outer.inner``.

    Raises:
        WeightsRefused: it is no such file, or names something to be executed.
        OSError: it cannot be read.
    """
    size = path.stat().st_size
    try:
        with path.open("rb") as file:
            if _plain(file) != _MAGIC:
                raise ValueError("another format")
            for _ in ("version", "system"):
                _plain(file)
            reader = _Reader(file)
            whole = reader.load()
            storages = _storages(file, _plain(file), reader.lengths, size)
        return {name: stub.array(storages) for name, stub in _stubs(whole)}
    except _Unusable as error:
        raise WeightsRefused(_NO_WEIGHTS, path=path, why=error.reason) from error
    except (*_DAMAGED, pickle.UnpicklingError) as error:
        raise WeightsRefused(_NO_WEIGHTS, path=path, why=_BROKEN) from error


class _Stub:
    """An array whose numbers come later in the file."""

    def __init__(self, storage: str, offset: int, shape: tuple[int, ...], strides: object) -> None:
        self.storage, self.offset, self.shape, self.strides = storage, offset, shape, strides

    def array(self, storages: Mapping[str, np.ndarray]) -> np.ndarray:
        """The array itself.

        Raises:
            ValueError: it is not stored row by row, or is longer than its storage.
        """
        if self.strides != tuple(prod(self.shape[n + 1 :]) for n in range(len(self.shape))):
            raise ValueError("an array is not stored row by row")
        numbers = storages[self.storage][self.offset : self.offset + prod(self.shape)]
        return numbers.reshape(self.shape)


def _stub(storage: str, offset: int, shape: Any, strides: Any, *_rest: object) -> _Stub:
    return _Stub(str(storage), int(offset), tuple(map(int, shape)), tuple(map(int, strides)))


class _Mapping(dict[str, object]):
    """Stands for an OrderedDict; facts that PyTorch ties to it are left out."""

    def __setstate__(self, state: object) -> None:
        pass


class _Storage:
    """Takes the place of the kind of a storage."""


_NAMES: Mapping[tuple[str, str], Callable[..., object] | type] = {
    ("collections", "OrderedDict"): _Mapping,
    ("torch", "FloatStorage"): _Storage,
    ("torch._utils", "_rebuild_tensor"): _stub,
    ("torch._utils", "_rebuild_tensor_v2"): _stub,
}


class _Reader(pickle.Unpickler):
    """Reads a pickle in which only :data:`_NAMES` may be called."""

    def __init__(self, file: IO[bytes]) -> None:
        super().__init__(file)
        self.lengths: dict[str, int] = {}
        """Numbers of each storage."""

    def find_class(self, module: str, name: str) -> Any:
        found = _NAMES.get((module, name))
        if found is None:
            raise _Unusable(_EXECUTED, name=f"{module}.{name}")
        return found

    def persistent_load(self, pid: Any) -> str:
        kind, of, key, _place, length, view = pid
        if kind != "storage" or of is not _Storage or view is not None:
            raise _Unusable(_OTHER_KIND)
        self.lengths[str(key)] = int(length)
        if sum(self.lengths.values()) > _MOST_NUMBERS:
            raise _Unusable(_TOO_MANY)
        return str(key)


class _Plain(pickle.Unpickler):
    """Reads numbers, texts, lists and mappings only."""

    def find_class(self, module: str, name: str) -> Any:
        raise _Unusable(_EXECUTED, name=f"{module}.{name}")


def _plain(file: IO[bytes]) -> Any:
    return _Plain(file).load()


def _storages(
    file: IO[bytes], keys: list[str], lengths: Mapping[str, int], size: int
) -> dict[str, np.ndarray]:
    import numpy as np

    found = {}
    for key in keys:
        length = int.from_bytes(file.read(8), "little")
        if length != lengths[key] or length * 4 > size:
            raise ValueError("a storage has another length than announced")
        numbers = file.read(length * 4)
        if len(numbers) < length * 4:
            raise ValueError("its end is missing")
        found[key] = np.frombuffer(numbers, "<f4")
    return found


def _stubs(whole: object, before: str = "") -> list[tuple[str, _Stub]]:
    if isinstance(whole, _Stub):
        return [(before, whole)]
    if not isinstance(whole, dict):
        return []
    inner = ((f"{before}.{key}" if before else str(key), value) for key, value in whole.items())
    return [stub for name, value in inner for stub in _stubs(value, name)]
