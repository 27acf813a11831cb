"""Embeddings by a small model of random weights, against the model's formulas written as loops."""

from __future__ import annotations

import json
import sys

import numpy as np
import pandas as pd
import pytest
from scipy.special import softmax
from scipy.stats import norm

from labeval.analysis.texts import embedding, metrics
from labeval.analysis.texts.metrics import item_metrics

LAYERS, HEADS, SIZE = 6, 12, 2
WIDTH, INNER = HEADS * SIZE, 40
WORDS = ("[UNK]", "the", "quick", "brown", "fox", "dog", "jumps", "log")
FOX, LOG = "the quick brown fox jumps", "the dog jumps the log"


def weights() -> dict[str, np.ndarray]:
    rng = np.random.default_rng(8)

    def linear(name: str, into: int, out: int) -> dict[str, np.ndarray]:
        return {
            f"{name}.weight": rng.normal(0, 0.4, (out, into)),
            f"{name}.bias": rng.normal(0, 0.4, out),
        }

    def normed(name: str) -> dict[str, np.ndarray]:
        return {
            f"{name}.weight": rng.normal(1, 0.3, WIDTH),
            f"{name}.bias": rng.normal(0, 0.3, WIDTH),
        }

    made = {
        "embeddings.word_embeddings.weight": rng.normal(size=(len(WORDS), WIDTH)),
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


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    """A package with the model's two files, as the real one has them."""
    tokenizers = pytest.importorskip("tokenizers")
    place = tmp_path_factory.mktemp("packages")
    folder = place / "small_model_of_a_test" / "model"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    vocabulary = {word: n for n, word in enumerate(WORDS)}
    words = tokenizers.Tokenizer(tokenizers.models.WordLevel(vocabulary, unk_token="[UNK]"))
    words.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    words.enable_padding(length=30)
    words.save(str(folder / "tokenizer.json"))
    made, head, data = weights(), {}, b""
    for name, each in made.items():
        ends = [len(data), len(data) + each.nbytes]
        head[name] = {"dtype": "F32", "shape": list(each.shape), "data_offsets": ends}
        data += each.tobytes()
    written = json.dumps(head).encode()
    written += b" " * (-len(written) % 8)
    whole = len(written).to_bytes(8, "little") + written + data
    (folder / "model.safetensors").write_bytes(whole)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(embedding, "PACKAGE", folder.parent.name)
        patched.setattr(sys, "path", [*sys.path, str(place)])
        yield made


def by_formula(text: str, w: dict[str, np.ndarray]) -> np.ndarray:
    """Devlin et al. (2019) token by token and head by head."""

    def linear(x, name):
        return np.array([w[f"{name}.weight"] @ row + w[f"{name}.bias"] for row in x])

    def normed(x, name):
        scaled = [(row - np.mean(row)) / np.std(row) for row in x]
        return np.array([row * w[f"{name}.weight"] + w[f"{name}.bias"] for row in scaled])

    x = normed(
        [
            w["embeddings.word_embeddings.weight"][WORDS.index(word)]
            + w["embeddings.position_embeddings.weight"][n]
            + w["embeddings.token_type_embeddings.weight"][0]
            for n, word in enumerate(text.split())
        ],
        "embeddings.LayerNorm",
    )
    for n in range(LAYERS):
        layer = f"encoder.layer.{n}"
        query, key, value = (
            linear(x, f"{layer}.attention.self.{part}") for part in ("query", "key", "value")
        )
        heads = []
        for head in range(HEADS):
            part = slice(head * SIZE, (head + 1) * SIZE)
            share = softmax(
                [[q @ k / SIZE**0.5 for k in key[:, part]] for q in query[:, part]], axis=1
            )
            heads.append(share @ value[:, part])
        attended = linear(np.hstack(heads), f"{layer}.attention.output.dense")
        x = normed(x + attended, f"{layer}.attention.output.LayerNorm")
        inner = linear(x, f"{layer}.intermediate.dense")
        x = normed(
            x + linear(inner * norm.cdf(inner), f"{layer}.output.dense"),
            f"{layer}.output.LayerNorm",
        )
    return x.mean(axis=0) / np.linalg.norm(x.mean(axis=0))


def test_an_embedding_is_that_of_the_formulas(model):
    found = embedding.embeddings([FOX, LOG, "fox"])
    assert found.dtype == np.float32 and found.shape == (3, WIDTH)
    for text, each in zip((FOX, LOG, "fox"), found, strict=True):
        assert each == pytest.approx(by_formula(text, model), abs=2e-5)


def test_similarity_is_the_cosine(model):
    found = embedding.similarities([FOX, LOG, FOX], [LOG, LOG, "dog fox"])
    fox, log, pair = (by_formula(text, model) for text in (FOX, LOG, "dog fox"))
    assert found == pytest.approx([fox @ log, 1, fox @ pair], abs=5e-5)
    assert embedding.similarities([LOG], [FOX]) == pytest.approx(found[:1])


def test_of_a_long_text_the_beginning_is_read(model):
    most = " ".join(["dog", "fox"] * (embedding.MOST_TOKENS // 2))
    whole, longer, shorter = embedding.embeddings([most, f"{most} log", most[: -len(" fox")]])
    assert np.array_equal(whole, longer)
    assert not np.allclose(whole, shorter, atol=1e-6)
    assert embedding.MOST_TOKENS == 256  # of the model's card


def test_only_texts_with_a_reference_are_compared(model):
    texts, references = [FOX, LOG, "fox"], [LOG, " ", "dog"]
    items = pd.DataFrame({"text": texts, "reference_answer": references})
    found = {m.name: m for m in item_metrics(items)}["semantic_similarity"].values
    wanted = embedding.similarities([FOX, "fox"], [LOG, "dog"])
    assert found[[0, 2]] == pytest.approx(wanted) and np.isnan(found[1])


def test_more_texts_than_are_embedded_are_refused_with_their_number(model, monkeypatch):
    items = pd.DataFrame({"text": [FOX, LOG, "fox"], "reference_answer": [LOG, "dog", ""]})

    def similarity():
        return {m.name: m for m in item_metrics(items)}["semantic_similarity"]

    monkeypatch.setattr(metrics, "MOST_EMBEDDED", 3)  # the fox alone has no reference
    assert similarity().values is not None
    monkeypatch.setattr(metrics, "MOST_EMBEDDED", 2)
    assert similarity().values is None
    assert "3" in similarity().explained and "2" in similarity().explained


def test_without_one_of_its_files_there_is_no_model(model, tmp_path, monkeypatch):
    assert embedding.model_folder() is not None
    folder = tmp_path / "half_a_model" / "model"
    folder.mkdir(parents=True)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(embedding, "PACKAGE", "half_a_model")
    for name in ("model.safetensors", "tokenizer.json"):
        (folder / name).touch()
        assert (embedding.model_folder() == folder) == (name == "tokenizer.json")
    (folder / "model.safetensors").unlink()
    assert embedding.model_folder() is None
    with pytest.raises(FileNotFoundError):
        embedding.embeddings([FOX])
