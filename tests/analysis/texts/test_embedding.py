"""Embeddings by a small model of random weights, against the model's formulas written as loops."""

from __future__ import annotations

import sys

import numpy as np
import pandas as pd
import pytest
from scipy.special import softmax
from scipy.stats import norm

from labeval.analysis.texts import embedding, metrics
from labeval.analysis.texts.metrics import item_metrics
from tests.support.texts.small_model import HEADS, LAYERS, SIZE, WIDTH, small_weights, write_model

WORDS = ("[UNK]", "the", "quick", "brown", "fox", "dog", "jumps", "log")
FOX, LOG = "the quick brown fox jumps", "the dog jumps the log"


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    """A package with the model's two files, as the real one has them."""
    place = tmp_path_factory.mktemp("packages")
    folder = place / "small_model_of_a_test" / "model"
    made = small_weights(len(WORDS))
    write_model(folder, WORDS, made)
    (folder.parent / "__init__.py").touch()
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


def test_texts_of_all_lengths_at_once_are_as_one_by_one(model):
    texts = [FOX, "fox", LOG, "the", FOX, "dog fox", "jumps log"]
    one_by_one = np.concatenate([embedding.embeddings([text]) for text in texts])
    assert np.abs(embedding.embeddings(texts) - one_by_one).max() < 1e-6
    assert len(embedding.weights_hash()) == 64


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
