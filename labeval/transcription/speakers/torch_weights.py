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
import pickletools
from collections.abc import Callable, Iterator, Mapping
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

if TYPE_CHECKING:
    import numpy as np

_MAGIC = 0x1950A86A20F9469CFC6C
_MOST_REMEMBERED = 100_000
"""Objects of a pickle that it names by a number; room is made for all below the largest."""
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
        with path.open("rb") as opened:
            file = _Bounded(opened, size)
            if _plain(file) != _MAGIC:
                raise ValueError("another format")
            for _ in ("version", "system"):
                _plain(file)
            _check(file)
            reader = _Reader(file)
            whole = reader.load()
            storages = _storages(file, _plain(file), reader.lengths, size)
        return {name: stub.array(storages) for name, stub in _stubs(whole)}
    except _Unusable as error:
        raise WeightsRefused(_NO_WEIGHTS, path=path, why=error.reason) from error
    except OSError:
        raise
    except Exception as error:  # what unpickling raises depends on the byte that is wrong
        raise WeightsRefused(_NO_WEIGHTS, path=path, why=_BROKEN) from error


class _Bounded:
    """A file of which nothing beyond its end is asked for: room would be made for that first."""

    def __init__(self, file: BinaryIO, size: int) -> None:
        self._file, self._size = file, size

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def read(self, number: int = -1) -> bytes:
        """So many bytes.

        Raises:
            EOFError: there are fewer.
        """
        if number > self._size - self._file.tell():
            raise EOFError
        return self._file.read(number)


def _check(file: _Bounded) -> None:
    """Check that the next pickle is whole, and makes no room for what is not in it.

    Raises:
        ValueError, EOFError: it is none, or does.
    """
    begin = file.tell()
    for code, argument, _ in pickletools.genops(file):  # type: ignore[arg-type]
        if code.name in _REMEMBERING and int(argument or 0) > _MOST_REMEMBERED:
            raise ValueError("it remembers more than it has")
    file.seek(begin)


_REMEMBERING = frozenset({"PUT", "BINPUT", "LONG_BINPUT"})


class _Stub:
    """An array whose numbers come later in the file."""

    def __init__(self, storage: str, offset: int, shape: tuple[int, ...], strides: object) -> None:
        self.storage, self.offset, self.shape, self.strides = storage, offset, shape, strides

    def array(self, storages: Mapping[str, np.ndarray]) -> np.ndarray:
        """The array itself.

        Raises:
            ValueError, OverflowError: it is not stored row by row, or is longer than its storage.
        """
        if self.offset < 0 or min(self.shape, default=0) < 0:
            raise ValueError("an array has a negative size")
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

    def __init__(self, file: _Bounded) -> None:
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
        self.lengths[str(key)] = abs(int(length))
        if sum(self.lengths.values()) > _MOST_NUMBERS:
            raise _Unusable(_TOO_MANY)
        return str(key)


class _Plain(pickle.Unpickler):
    """Reads numbers, texts, lists and mappings only."""

    def find_class(self, module: str, name: str) -> Any:
        raise _Unusable(_EXECUTED, name=f"{module}.{name}")


def _plain(file: _Bounded) -> Any:
    _check(file)
    return _Plain(file).load()


def _storages(
    file: _Bounded, keys: list[str], lengths: Mapping[str, int], size: int
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


def _stubs(whole: object) -> Iterator[tuple[str, _Stub]]:
    """All arrays with their names; what a mapping holds twice has its first name."""
    seen: set[int] = set()
    waiting: list[tuple[str, object]] = [("", whole)]
    while waiting:
        name, found = waiting.pop()
        if isinstance(found, _Stub):
            yield name, found
        elif isinstance(found, dict) and id(found) not in seen:
            seen.add(id(found))
            inner = [(f"{name}.{key}" if name else str(key), each) for key, each in found.items()]
            waiting += reversed(inner)
