import pytest

from labeval.analysis.statistics.coefficients.kappa import cohen_kappa, fleiss_kappa
from tests.support.judgments.published_figures import FLEISS_1971


def test_cohen_kappa_of_the_usual_example():
    table = [[20, 5], [10, 15]]
    pairs = [(i, j) for i in (0, 1) for j in (0, 1) for _ in range(table[i][j])]
    found = cohen_kappa([i for i, _ in pairs], [j for _, j in pairs])
    assert found.value == pytest.approx(0.4)
    assert found.n == 50


def test_two_coders_of_a_thousand_characters_who_share_half_of_what_they_coded():
    first = [1] * 100 + [0] * 900
    second = [0] * 50 + [1] * 100 + [0] * 850
    assert cohen_kappa(first, second).value == pytest.approx(0.444, abs=5e-4)


def test_two_raters_who_used_one_category_only_have_no_kappa():
    found = cohen_kappa(["yes"] * 5, ["yes"] * 5)
    assert found.value is None
    assert "all ratings are yes" in found.explained


def test_raters_of_different_numbers_of_units_are_refused():
    with pytest.raises(ValueError, match="same units"):
        cohen_kappa([1, 2], [1])


def fleiss_in_long_form():
    rated = [
        (item, category)
        for item, row in enumerate(FLEISS_1971)
        for category, times in enumerate(row)
        for _ in range(times)
    ]
    return [item for item, _ in rated], [category for _, category in rated]


def test_fleiss_kappa_is_the_published_one():
    found = fleiss_kappa(*fleiss_in_long_form())
    assert found.value == pytest.approx(0.210, abs=5e-4)
    assert found.n == 10


def test_fleiss_kappa_takes_unequal_numbers_of_raters():
    items, categories = fleiss_in_long_form()
    fewer = fleiss_kappa(items[1:], categories[1:])
    assert fewer.value is not None
    assert fewer.value == pytest.approx(0.210, abs=0.02)
