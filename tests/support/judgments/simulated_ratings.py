"""Simulated ratings of two systems of which it is known how far they differ."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Design:
    """Raters crossed with questions; each rates a text of both systems, on five points."""

    raters: int
    questions: int
    text: float = 0.4
    """Standard deviation of a system's luck with a question."""
    liking: float = 0.3
    """Standard deviation of a rater's liking of a system."""
    shift: float = 0.0
    """How much better the first system is, before ratings are rounded."""
    kept: float = 1.0
    """Share of raters' questions that are there."""
    systems: int = 2
    """Of which only the first is better."""
    unsteady: float = 1.0
    """Noise in judgments of the first system, by that of the others."""
    careless: float = 1.0
    """Noise in judgments of every second rater, by that of the others."""

    @property
    def name(self) -> str:
        """``20 × 10``, with what is special."""
        parts = [f"{self.raters} × {self.questions}"]
        parts += [f"{self.kept:.0%} there"] * (self.kept < 1)
        parts += [f"one system {self.unsteady:g} times as noisy"] * (self.unsteady != 1)
        parts += [f"half of the raters {self.careless:g} times as noisy"] * (self.careless != 1)
        return ", ".join(parts)

    def latent(self, rng: np.random.Generator) -> Floats:
        """(raters, questions, systems) how good each rater finds each text."""
        r, q, s = self.raters, self.questions, self.systems
        of_text = rng.normal(0, self.text, (1, q, s))
        liked = rng.normal(0, self.liking, (r, 1, s))
        severe, easy = rng.normal(0, 0.4, (r, 1, 1)), rng.normal(0, 0.3, (1, q, 1))
        noise = rng.normal(0, 0.7, (r, q, s))
        noise[..., 0] *= self.unsteady
        noise[1::2] *= self.careless
        found = 3 + of_text + liked + severe + easy + noise
        found[..., 0] += self.shift
        return np.asarray(found)

    def apart(self, rng: np.random.Generator, cells: int) -> Floats:
        """(cells, systems) the same with a rater and a question of its own for each cell."""
        noise = np.full((cells, self.systems), 0.7)
        noise[:, 0] *= self.unsteady
        noise[1::2] *= self.careless
        both = (self.text**2 + self.liking**2 + noise**2) ** 0.5
        shared = rng.normal(0, 0.5, (cells, 1))  # 0.4² + 0.3² = 0.5²
        found = 3 + shared + rng.normal(0, both, (cells, self.systems))
        found[..., 0] += self.shift
        return np.asarray(found)

    def present(self, rng: np.random.Generator) -> npt.NDArray[np.bool_]:
        """(raters, questions) what is there; everybody and every question at least once."""
        found = rng.random((self.raters, self.questions)) < self.kept
        found[np.arange(self.raters), rng.integers(0, self.questions, self.raters)] = True
        found[rng.integers(0, self.raters, self.questions), np.arange(self.questions)] = True
        return np.asarray(found)


def points(latent: Floats) -> Floats:
    """Ratings from 1 to 5."""
    return np.asarray(np.clip(np.round(latent), 1, 5))


def of_points(latent: Floats) -> Floats:
    """Differences of ratings."""
    rated = points(latent)
    return np.asarray(rated[..., 0] - rated[..., 1])


def of_choices(latent: Floats) -> Floats:
    """Wins less losses; near ties are ties, and two poor texts are both bad."""
    gap = latent[..., 0] - latent[..., 1]
    decided = (np.abs(gap) > 0.3) & (latent[..., :2].max(axis=-1) > 2)
    return np.asarray(np.sign(gap) * decided)


def of_rare_choices(latent: Floats) -> Floats:
    """Wins less losses by raters who call about half of the pairs a tie."""
    gap = latent[..., 0] - latent[..., 1]
    return np.asarray(np.sign(gap) * (np.abs(gap) > 0.85))


def of_yes(latent: Floats) -> Floats:
    """Differences of yes, which is given from 3 up."""
    return np.asarray((latent[..., 0] > 3).astype(float) - (latent[..., 1] > 3))


def of_best_and_worst(latent: Floats) -> Floats:
    """Differences of points on a page with all systems: 1 for the best, -1 for the worst."""
    order = latent.argsort(axis=-1).argsort(axis=-1)
    given = (order == latent.shape[-1] - 1).astype(float) - (order == 0)
    return np.asarray(given[..., 0] - given[..., 1])


def of_distances(latent: Floats) -> Floats:
    """Differences of distances from an ideal point of 4, less being better."""
    given = -np.abs(points(latent) - 4)
    return np.asarray(given[..., 0] - given[..., 1])


def of_errors(latent: Floats) -> Floats:
    """Differences of error points below zero, which grow the faster the poorer a text is.

    A middling text has 1, one of the worst has dozens, and about a third have none.
    """
    given = -np.floor(1.5 * np.exp(0.9 * (3 - latent)))
    return np.asarray(given[..., 0] - given[..., 1])
