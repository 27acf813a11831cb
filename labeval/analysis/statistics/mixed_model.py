"""A linear mixed model: systems as fixed effects; raters, questions and texts drawn at random.

Raters differ in severity and in what they like, questions in difficulty, texts in luck. A plain
mean takes a severe rater who saw more texts of one system for a fault of that system; the model
separates the two.

Estimated by restricted maximum likelihood: the deviance is profiled over the systems' means and the
residual variance, as Bates, Maechler, Bolker and Walker (2015, J. Stat. Softw. 67(1)) do it. Only
counts and sums enter, so that the time depends on the numbers of raters, questions and texts alone.
Degrees of freedom are Satterthwaite's, by the curvature of the deviance in the variances, as
Kuznetsova, Brockhoff and Christensen (2017, J. Stat. Softw. 82(13)) compute them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from labeval.analysis.statistics.mixed_sums import MixedSums, Point, Slopes, is_nested, order
from labeval.analysis.statistics.numbering import numbered
from labeval.analysis.statistics.ratings import Floats, Integers

_START = 1.0
"""Ratio of standard deviations from which the search begins."""
_SHRUNK = 0.2
"""Least share of a variance that is more than so much which a step leaves. From a start that is far
above them the first step leads below zero, from where the search takes twice as long."""
_NO_RESIDUAL = 1e3
"""A ratio from which the residual is none, so that nothing can be measured by it."""
_ZERO = 1e-4
"""A ratio below which a variance is zero."""
_MOST_RATIO = 1e4
"""Of the search."""
_STEPS = 60
_SHORTEST = 1e-6
"""Share of a step that is tried."""
_LEVEL = 1e-13
"""A step that should have lowered the deviance by less was the last one."""
_ROUNDED = 1e-7
"""A change of the deviance that may be rounding."""
_NEAR = 0.1
"""A step that should lower the deviance by less shows what is missing from the curvature; a longer
one shows how it changes on the way."""
_ALONG = 1e-8
"""The least cosine of a step and of what it showed to be missing from the curvature."""
_FLAT = 1e-9
"""Curvature, as a share of a slope that leads down to zero, below which a step ends there: of parts
whose means are all the same there is none, and a step by the others' curvature leaves them out."""
_STEP = 1e-3
"""Of differences that give the curvature, as a share of the ratio."""


class NoFit(Exception):
    """The variances cannot be estimated from these values."""


@dataclass(frozen=True, slots=True)
class MixedModel:
    """Estimates of the model."""

    mean: Floats
    """(systems,) each system's mean, as if all raters had rated all of its texts."""
    covariance: Floats
    """(systems, systems) of these means."""
    variance: Mapping[str, float]
    """Variance of each part that is drawn at random."""
    residual: float
    """The variance that is left."""
    deviance: float
    """Minus twice the restricted log-likelihood."""
    _sums: MixedSums = field(repr=False)
    _ratios: Floats = field(repr=False)
    _seen: dict[bytes, tuple[float, float, Floats]] = field(default_factory=dict, repr=False)

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """Difference of system ``a`` and ``b``, and its standard error."""
        value, spread, _ = self.contrast(_contrast(len(self.mean), a, b), freedom=False)
        return value, spread

    def tested(self, a: int, b: int) -> tuple[float, float, float]:
        """The difference, its standard error and its degrees of freedom."""
        return self.contrast(_contrast(len(self.mean), a, b))

    def contrast(self, weights: Floats, *, freedom: bool = True) -> tuple[float, float, float]:
        """A weighed sum of means, its standard error and its degrees of freedom."""
        spread = max(float(weights @ self.covariance @ weights), 0.0) ** 0.5
        df = self._freedom(weights) if freedom else 0.0
        return float(weights @ self.mean), spread, df

    def uncertain(self, quantity: Callable[[Mapping[str, float]], float]) -> tuple[float, float]:
        """A quantity made of the variances of parts, in shares of the residual, with its variance.

        Parts whose variance is zero are taken for known.
        """
        names = self._sums.names
        return self._uncertain(
            lambda ratios, _, __: quantity(dict(zip(names, (ratios**2).tolist(), strict=True)))
        )

    def _freedom(self, weights: Floats) -> float:
        """Satterthwaite's degrees of freedom of a weighed sum of means.

        Variances that are zero take no part: there is nothing that could vary.
        """

        def variance(_: Floats, root: float, systems: Floats) -> float:
            unit = np.linalg.solve(systems.T, weights)
            return root**2 * float(unit @ unit)

        value, spread = self._uncertain(variance)
        return 2 * value**2 / spread if spread > 0 else float(self._sums.n - self._sums.systems)

    def _uncertain(self, quantity: Callable[[Floats, float, Floats], float]) -> tuple[float, float]:
        """A quantity made of variances, and its own variance by the curvature of the deviance.

        Args:
            quantity: of the ratios, the root of the residual variance, and the root of the systems.
        """
        sums, ratios = self._sums, self._ratios
        left = sums.n - sums.systems
        moving = np.flatnonzero(ratios >= _ZERO)
        middle = np.array([*ratios[moving], self.residual**0.5])
        steps = _STEP * middle

        def seen(point: Floats) -> tuple[Floats, float, float, float, Floats]:
            now = ratios.copy()
            now[moving] = point[:-1]
            return now, float(point[-1]), *self._see(now)

        def deviance(point: Floats) -> float:
            _, root, logs, squares, _ = seen(point)
            return logs + left * float(np.log(root**2)) + squares / root**2

        def found(point: Floats) -> float:
            now, root, _, _, systems = seen(point)
            return quantity(now, root, systems)

        size = len(middle)
        here, ends = deviance(middle), [(middle + step, middle - step) for step in np.diag(steps)]
        slope = np.array([found(up) - found(down) for up, down in ends]) / (2 * steps)
        curve = np.zeros((size, size))
        for i, (up, down) in enumerate(ends):
            curve[i, i] = (deviance(up) - 2 * here + deviance(down)) / steps[i] ** 2
            for j in range(i):
                a, b = np.zeros(size), np.zeros(size)
                a[i], b[j] = steps[i], steps[j]
                both = deviance(middle + a + b) - deviance(middle + a - b)
                both += deviance(middle - a - b) - deviance(middle - a + b)
                curve[i, j] = curve[j, i] = both / (4 * steps[i] * steps[j])
        return found(middle), float(slope @ (2 * np.linalg.pinv(curve, hermitian=True)) @ slope)

    def _see(self, ratios: Floats) -> tuple[float, float, Floats]:
        """The log determinants, the sum of squares that is left, and the root of the systems.

        Kept, since each mean's degrees of freedom ask at the same ratios.
        """
        key = ratios.tobytes()
        if key not in self._seen:
            logs, root = self._sums.root(ratios)
            systems = root[:-1, :-1]
            logs += 2 * float(np.log(np.diag(systems)).sum())
            self._seen[key] = logs, float(root[-1, -1]) ** 2, systems
        return self._seen[key]


def _contrast(systems: int, a: int, b: int) -> Floats:
    found = np.zeros(systems)
    found[a] += 1.0
    found[b] -= 1.0
    return found


def mixed_model(value: Floats, system: Integers, parts: Mapping[str, Integers]) -> MixedModel:
    """Fit value ~ system + (1 | part) for each part.

    Args:
        value: (n,) ratings.
        system: (n,) numbers from 0; each occurs.
        parts: name to (n,) numbers from 0, each of which occurs; at least one part. They may be
            crossed or nested.

    Raises:
        NoFit: there is no spread to separate, or the search did not come to an end.
    """
    sums = MixedSums(value, system, parts)
    if not sums.spread > 0:
        raise NoFit
    return _fitted(sums, _found(sums))


def _found(sums: MixedSums) -> Floats:
    """The ratios of least deviance, by Newton's method.

    The search is over the variances, since the deviance has a slope there at a variance of zero;
    none falls below zero. The curvature is the average of the observed and the
    expected one and what slopes near the end have shown to be missing (symmetric rank one), without
    which the last digits would take most of the steps.
    """
    here = np.full(len(sums.names), _START**2)
    missing = np.zeros((len(here), len(here)))
    try:
        now = sums.slopes(sums.at(here**0.5))
    except np.linalg.LinAlgError as error:
        raise NoFit from error
    for _ in range(_STEPS):
        before, then = here, now
        here, found = _lower(sums, here, now, _step(here, now, missing))
        if found is None and float(np.abs(then.gradient * before).max()) > _NEAR:
            break  # a variance that is doubled changes the deviance: no step leads down from here
        moved = here - before
        gained = abs(float(then.gradient @ moved))
        if found is None or gained < _LEVEL:
            if here.max() > _NO_RESIDUAL**2:
                break
            return _with_zeros(sums, here**0.5, (found or then).deviance)
        now = sums.slopes(found)
        if gained > _NEAR:
            continue
        unseen = now.gradient - then.gradient - (now.curvature + missing) @ moved
        along = float(unseen @ moved)
        if abs(along) > _ALONG * float(np.linalg.norm(unseen) * np.linalg.norm(moved)):
            missing += np.outer(unseen, unseen) / along
    raise NoFit


def _step(here: Floats, now: Slopes, missing: Floats) -> Floats:
    """The step of Newton's method, without what is missing where that would lead upwards."""
    flat = now.curvature.diagonal() < _FLAT * now.gradient
    moving = ((here > 0) | (now.gradient < 0)) & ~flat
    among = np.ix_(moving, moving)
    slope, step = now.gradient[moving], np.where(flat, -here, 0.0)
    for curve in (now.curvature + missing, now.curvature):
        step[moving] = -np.linalg.lstsq(curve[among], slope, rcond=None)[0]
        if now.gradient @ step < 0:
            break
    return step


def _lower(sums: MixedSums, here: Floats, now: Slopes, step: Floats) -> tuple[Floats, Point | None]:
    """The point after a step, or after the part of it that lowers the deviance; None of no part."""
    share, least = 1.0, np.where(here > _SHRUNK, _SHRUNK * here, 0.0)
    while share > _SHORTEST:
        there = np.clip(here + share * step, least, _MOST_RATIO**2)
        try:
            found = sums.at(there**0.5)
        except np.linalg.LinAlgError:
            share /= 4
            continue
        gained = abs(float(now.gradient @ (there - here)))
        if found.deviance < now.deviance or gained < _ROUNDED:
            return there, found
        share /= 2
    return here, None


def _with_zeros(sums: MixedSums, ratios: Floats, least: float) -> Floats:
    """The ratios, those that are hardly more than zero made zero."""
    for n in np.flatnonzero((ratios > 0) & (ratios < _ZERO)):
        without = ratios.copy()
        without[n] = 0.0
        if sums.at(without).deviance <= least + 1e-8:
            ratios = without
    return ratios


def _fitted(sums: MixedSums, ratios: Floats) -> MixedModel:
    """The model at its best ratios."""
    logs, root = sums.root(ratios)
    inverse = np.linalg.inv(root[:-1, :-1])
    left = sums.n - sums.systems
    residual = float(root[-1, -1]) ** 2 / left
    logs += 2 * float(np.log(np.diag(root)[:-1]).sum())
    return MixedModel(
        inverse @ root[:-1, -1] + sums.middle,
        residual * (inverse @ inverse.T),
        {name: float(r) ** 2 * residual for name, r in zip(sums.names, ratios, strict=True)},
        residual,
        logs + left * (1 + float(np.log(2 * np.pi * residual))),
        sums,
        ratios,
    )


def least_freedom(sizes: Iterable[int], n: int) -> float:
    """The least degrees of freedom that a mean has where all that is drawn is no more than noise.

    A complete table's quasi-t, of the sum of the mean squares of parts less that of noise, has
    never fewer: it has so many where all mean squares are alike. The curvature of the deviance near
    a variance of zero can give less than one, and intervals of any width.

    Args:
        sizes: levels of each part.
        n: values.
    """
    each = [max(size - 1, 1) for size in sizes]
    return 1 / (sum(1 / freedom for freedom in each) + 1 / max(n - 1 - sum(each), 1))


def work(parts: Mapping[str, Integers]) -> float:
    """Multiplications of one step of the search, roughly."""
    names = order(parts)
    size = {name: int(codes.max()) + 1 for name, codes in parts.items()}
    taken = 1 + (len(names) > 1 and is_nested(parts[names[0]], parts[names[1]]))
    width = sum(size[name] for name in names[taken:]) + 1
    return float((size[names[0]] + width) * width**2)


def codes_of(keys: Integers) -> Integers:
    """Numbers from 0, one for each different key."""
    return numbered(keys)[1]


def apart(parts: Mapping[str, Integers]) -> Iterator[str]:
    """The parts that a model can have: neither one value each, nor the same as an earlier part."""
    seen: list[Integers] = []
    for name, codes in parts.items():
        same = any(is_nested(codes, other) and is_nested(other, codes) for other in seen)
        if codes.max() > 0 and codes.max() + 1 < len(codes) and not same:
            seen.append(codes)
            yield name
