"""A small model of sentence embeddings with the files of the real one, and its weights."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from labeval.analysis.texts import embedding

LAYERS, HEADS, SIZE = 6, 12, 2
WIDTH, INNER = HEADS * SIZE, 40


def small_weights(words: int, *, scale: float = 0.4) -> dict[str, np.ndarray]:
    """Random weights for so many words.

    Args:
        scale: of what the layers do; near 0 a text is the mean of its words.
    """
    rng = np.random.default_rng(8)

    def linear(name: str, into: int, out: int) -> dict[str, np.ndarray]:
        return {
            f"{name}.weight": rng.normal(0, scale, (out, into)),
            f"{name}.bias": rng.normal(0, scale, out),
        }

    def normed(name: str) -> dict[str, np.ndarray]:
        return {
            f"{name}.weight": rng.normal(1, 0.3, WIDTH),
            f"{name}.bias": rng.normal(0, 0.3, WIDTH),
        }

    made = {
        "embeddings.word_embeddings.weight": rng.normal(size=(words, WIDTH)),
        "embeddings.position_embeddings.weight": rng.normal(
            size=(embedding.MOST_TOKENS + 9, WIDTH)
        ),
        "embeddings.token_type_embeddings.weight": rng.normal(size=(2, WIDTH)),
        **normed("embeddings.LayerNorm"),
    }
    for n in range(LAYERS):
        layer = f"encoder.layer.{n}"
        for part in ("query", "key", "value"):
            made |= linear(f"{layer}.attention.self.{part}", WIDTH, WIDTH)
        made |= linear(f"{layer}.attention.output.dense", WIDTH, WIDTH)
        made |= normed(f"{layer}.attention.output.LayerNorm")
        made |= linear(f"{layer}.intermediate.dense", WIDTH, INNER)
        made |= linear(f"{layer}.output.dense", INNER, WIDTH)
        made |= normed(f"{layer}.output.LayerNorm")
    return {name: each.astype("<f4") for name, each in made.items()}


def write_model(folder: Path, words: Sequence[str], weights: dict[str, np.ndarray]) -> None:
    """Write the model's two files; words are cut at white space, the first one is the unknown."""
    tokenizers = pytest.importorskip("tokenizers")
    folder.mkdir(parents=True)
    vocabulary = {word: n for n, word in enumerate(words)}
    cut = tokenizers.Tokenizer(tokenizers.models.WordLevel(vocabulary, unk_token=words[0]))
    cut.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    cut.enable_padding(length=30)
    cut.save(str(folder / "tokenizer.json"))
    head, data = {}, b""
    for name, each in weights.items():
        ends = [len(data), len(data) + each.nbytes]
        head[name] = {"dtype": "F32", "shape": list(each.shape), "data_offsets": ends}
        data += each.tobytes()
    written = json.dumps(head).encode()
    written += b" " * (-len(written) % 8)
    whole = len(written).to_bytes(8, "little") + written + data
    (folder / "model.safetensors").write_bytes(whole)


def installed_model(place: Path, patched: pytest.MonkeyPatch, texts: Sequence[str]) -> None:
    """Have a small model in the place of the real one: texts are the means of their words."""
    words = dict.fromkeys(word for text in texts for word in re.findall(r"\w+|[^\w\s]+", text))
    vocabulary = ["[UNK]", *words]
    folder = place / "similarity"
    weights = small_weights(len(vocabulary), scale=0.01)
    weights["embeddings.position_embeddings.weight"] *= 0
    write_model(folder / embedding.NAME, vocabulary, weights)
    patched.setattr(embedding, "similarity_folder", lambda: folder)
