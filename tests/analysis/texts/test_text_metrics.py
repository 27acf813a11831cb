"""What is counted in texts, against figures made by hand and by others."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.texts import embedding
from labeval.analysis.texts.measures import count, sentences_of
from labeval.analysis.texts.metrics import item_metrics
from labeval.analysis.texts.overlap import rouge_1, rouge_l, sentence_bleu
from labeval.study.unknown import NO_TEXT

FOX = "The quick brown fox jumps over the lazy dog"
LOG = "The quick brown dog jumps on the log."


def test_rouge_is_that_of_the_reference_program():
    # From the description of the package rouge-score.
    assert rouge_1(LOG, FOX) == pytest.approx(0.7058823529411765)
    assert rouge_l(LOG, FOX) == pytest.approx(0.5882352941176471)


def test_a_text_without_words_has_no_rouge():
    assert rouge_1("…", FOX) is None
    assert rouge_l("", FOX) is None


@settings(deadline=None)
@given(
    st.lists(st.sampled_from("abcd"), min_size=1, max_size=30),
    st.lists(st.sampled_from("abcd"), min_size=1, max_size=30),
)
def test_the_longest_common_subsequence_is_the_one_of_the_plain_table(first, second):
    table = [[0] * (len(second) + 1) for _ in range(len(first) + 1)]
    for i, a in enumerate(first):
        for j, b in enumerate(second):
            longer = max(table[i][j + 1], table[i + 1][j])
            table[i + 1][j + 1] = table[i][j] + 1 if a == b else longer
    expected = 2 * table[-1][-1] / (len(first) + len(second))
    assert rouge_l(" ".join(first), " ".join(second)) == pytest.approx(expected)


def test_bleu_of_a_text_with_itself_is_one():
    pytest.importorskip("sacrebleu")
    bleu = sentence_bleu()
    assert bleu is not None
    assert bleu(FOX, FOX) == pytest.approx(1)
    assert 0 < bleu(LOG, FOX) < 0.6


def test_sentences_end_with_marks_and_empty_lines():
    text = "First one. Second, 3.5 of them! \n\nA heading\n\nThird…"
    assert len(sentences_of(text)) == 4
    assert sentences_of(" … ") == []


def test_readability_is_counted_as_its_authors_say():
    counts = count("The extraordinary cat sat. It slept.")
    assert (counts.words, counts.sentences, counts.long_words) == (6, 2, 1)
    assert counts.lix == pytest.approx(6 / 2 + 100 / 6)
    letters = len("Theextraordinarycatsat") + len("Itslept")
    assert counts.letters == letters
    assert counts.ari == pytest.approx(4.71 * letters / 6 + 0.5 * 6 / 2 - 21.43)
    assert count("").lix is None and count("…").ari is None


def test_metrics_without_references_say_so():
    items = pd.DataFrame({"text": ["One.", "Two words."], "reference_answer": ["", ""]})
    found = {m.name: m for m in item_metrics(items)}
    assert found["words"].values.tolist() == [1, 2]
    assert found["rouge_l"].values is None
    assert "reference" in found["rouge_l"].explained


def test_a_missing_model_is_a_reason_with_what_to_do(monkeypatch):
    monkeypatch.setattr(embedding, "PACKAGE", "there_is_no_such_package")
    items = pd.DataFrame({"text": [LOG], "reference_answer": [FOX]})
    found = {m.name: m for m in item_metrics(items)}["semantic_similarity"]
    assert found.values is None
    assert "labeval models get all-minilm-l6-v2" in found.explained


def test_similarity_by_the_real_model_is_that_of_its_authors():
    if embedding.model_folder() is None:
        pytest.skip("the model is not installed")
    first, *others = ("That is a happy person", "That is a happy dog", "Today is a sunny day")
    found = embedding.similarities([first] * 2, others)
    assert found == pytest.approx([0.6945, 0.2568], abs=2e-3)


def test_tensors_are_read_from_their_file(tmp_path):
    numbers = np.arange(6, dtype="<f4").reshape(2, 3)
    head = json.dumps(
        {
            "__metadata__": {"format": "pt"},
            "ids": {"dtype": "I64", "shape": [1], "data_offsets": [24, 32]},
            "weight": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]},
        }
    ).encode()
    head += b" " * (-len(head) % 8)
    data = len(head).to_bytes(8, "little") + head + numbers.tobytes() + bytes(8)
    (tmp_path / "m.safetensors").write_bytes(data)
    tensors = embedding.read_safetensors(tmp_path / "m.safetensors")
    assert list(tensors) == ["weight"]
    assert np.array_equal(tensors["weight"], numbers)


def test_nothing_is_counted_in_the_sentences_that_stand_for_unknown_texts():
    unknown = NO_TEXT.format(item="q1_a_long_name")
    assert item_metrics(pd.DataFrame({"text": [unknown, NO_TEXT.format(item="b")]})) == []
    some = item_metrics(pd.DataFrame({"text": [unknown, FOX], "reference_answer": [FOX, FOX]}))
    counted = {metric.name: metric.values for metric in some if metric.values is not None}
    assert {"words", "ari", "rouge_1"} <= set(counted)
    for name, values in counted.items():
        assert np.isnan(values[0]) and np.isfinite(values[1]), name
