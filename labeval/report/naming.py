"""Names on paper of methods, statistics, levels and what is counted."""

from __future__ import annotations

from functools import cache

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import MIXED, SCORE, TURNED, find_scoring, scored_methods
from labeval.report.words import Words
from labeval.study.methods import method_names
from labeval.text.marks import QT_TRANSLATE_NOOP

_STATISTICS = {
    "left_share": QT_TRANSLATE_NOOP("Report", "share of the first one"),
    "ties": QT_TRANSLATE_NOOP("Report", "share of ties"),
    "alpha_forward": QT_TRANSLATE_NOOP("Report", "alpha, shown one way"),
    "alpha_backward": QT_TRANSLATE_NOOP("Report", "alpha, shown the other way"),
    "alpha_both": QT_TRANSLATE_NOOP("Report", "alpha, shown either way"),
    "alpha_first": QT_TRANSLATE_NOOP("Report", "alpha, first half of the session"),
    "alpha_second": QT_TRANSLATE_NOOP("Report", "alpha, second half of the session"),
    "longer_is_better": QT_TRANSLATE_NOOP("Report", "the longer one is better"),
    "agreement_first": QT_TRANSLATE_NOOP("Report", "first answers equal to the rating"),
    "kappa_first": QT_TRANSLATE_NOOP("Report", "kappa of first answers and ratings"),
    "agreement_final": QT_TRANSLATE_NOOP("Report", "final answers equal to the rating"),
    "changed": QT_TRANSLATE_NOOP("Report", "answers changed after it"),
    "moved_towards": QT_TRANSLATE_NOOP("Report", "changed ones that came nearer to it"),
    "reliability": QT_TRANSLATE_NOOP("Report", "agreement of raters with and without it"),
    "nearer_by": QT_TRANSLATE_NOOP("Report", "points nearer to the rating than the first answer"),
    "rating_changed_by": QT_TRANSLATE_NOOP("Report", "points above the first answer"),
    "effect_nearer_by": QT_TRANSLATE_NOOP(
        "Report", "points nearer to it than where it was withheld"
    ),
    "effect_on_rating": QT_TRANSLATE_NOOP("Report", "points above answers where it was withheld"),
    "effect_on_agreement": QT_TRANSLATE_NOOP(
        "Report", "share equal to it, above that where withheld"
    ),
    "same_answer": QT_TRANSLATE_NOOP("Report", "the same answer"),
    "same_preference": QT_TRANSLATE_NOOP("Report", "the same choice, where both chose"),
    "opposite_preference": QT_TRANSLATE_NOOP("Report", "opposite choices"),
    "ties_as_half": QT_TRANSLATE_NOOP("Report", "agreement, ties by half"),
    "same_both_bad": QT_TRANSLATE_NOOP("Report", "both bad, where one finds it"),
    "win_rate_ties_half": QT_TRANSLATE_NOOP("Report", "share of wins, ties by half"),
    "lead": QT_TRANSLATE_NOOP("Report", "lead, log odds"),
    "position": QT_TRANSLATE_NOOP("Report", "effect of being shown first, log odds"),
    "length": QT_TRANSLATE_NOOP("Report", "effect of length, log odds"),
    "tau": QT_TRANSLATE_NOOP("Report", "Kendall's tau"),
    "variance_rater": QT_TRANSLATE_NOOP("Report", "variance of raters"),
    "variance_rater_system": QT_TRANSLATE_NOOP("Report", "variance of raters' likings"),
    "variance_question": QT_TRANSLATE_NOOP("Report", "variance of questions"),
    "variance_text": QT_TRANSLATE_NOOP("Report", "variance of texts"),
    "judge_kappa": QT_TRANSLATE_NOOP("Report", "kappa of the judge with people"),
    "people_kappa": QT_TRANSLATE_NOOP("Report", "kappa of people with each other"),
    "kappa_gap": QT_TRANSLATE_NOOP("Report", "the first less the second"),
    "judge_with_rest": QT_TRANSLATE_NOOP(
        "Report", "correlation of the judge with the other people"
    ),
    "person_with_rest": QT_TRANSLATE_NOOP("Report", "correlation of the person with the others"),
    "importance": QT_TRANSLATE_NOOP("Report", "importance"),
    "held_out_error": QT_TRANSLATE_NOOP("Report", "mean error of predictions"),
    "held_out_pearson": QT_TRANSLATE_NOOP("Report", "correlation of predictions (Pearson)"),
    "alpha_people": QT_TRANSLATE_NOOP("Report", "alpha of people"),
    "alpha_with_judge": QT_TRANSLATE_NOOP("Report", "alpha of people and the judge"),
    "judge_at_least_as_good": QT_TRANSLATE_NOOP("Report", "the judge is at least as near"),
    "winning_rate": QT_TRANSLATE_NOOP("Report", "winning rate"),
    "advantage": QT_TRANSLATE_NOOP("Report", "mean share of texts where the judge is as near"),
    "higher_than_people": QT_TRANSLATE_NOOP("Report", "rates higher than people by"),
    "twice_the_length": QT_TRANSLATE_NOOP("Report", "more than people, for twice the length"),
    "own_family": QT_TRANSLATE_NOOP("Report", "more than people, for its own family"),
    "first_chosen": QT_TRANSLATE_NOOP("Report", "share of the text shown first"),
    "first_chosen_by_people": QT_TRANSLATE_NOOP("Report", "the same by people"),
    "slope": QT_TRANSLATE_NOOP("Report", "people's ratings by the judge's: slope"),
    "height": QT_TRANSLATE_NOOP("Report", "people's ratings by the judge's: at zero"),
    "people_give": QT_TRANSLATE_NOOP("Report", "people's mean where the judge gives"),
    "people": QT_TRANSLATE_NOOP("Report", "people alone"),
    "powered": QT_TRANSLATE_NOOP("Report", "people and the judge"),
    "weight": QT_TRANSLATE_NOOP("Report", "weight"),
    "participants_now": QT_TRANSLATE_NOOP("Report", "participants now"),
    "participants_needed": QT_TRANSLATE_NOOP("Report", "participants needed with the judge"),
    "participants_at_best": QT_TRANSLATE_NOOP("Report", "if it rated any number of questions"),
    "shift": QT_TRANSLATE_NOOP("Report", "second half less the first"),
    "same": QT_TRANSLATE_NOOP("Report", "the same answer"),
    "kappa": QT_TRANSLATE_NOOP("Report", "kappa"),
    "longer_chosen": QT_TRANSLATE_NOOP("Report", "longer one chosen"),
    "variance_left": QT_TRANSLATE_NOOP("Report", "variance that is left"),
}
COUNTED = {
    "too_fast": QT_TRANSLATE_NOOP("Report", "flag: answered too fast"),
    "straight_lining": QT_TRANSLATE_NOOP("Report", "flag: the same answer throughout"),
    "idle": QT_TRANSLATE_NOOP("Report", "flag: long without input"),
    "hesitation": QT_TRANSLATE_NOOP("Report", "flag: hesitated or changed answers"),
    "lookups": QT_TRANSLATE_NOOP("Report", "flag: definitions looked up often"),
    "no_comment": QT_TRANSLATE_NOOP("Report", "flag: no comment"),
    "not_read": QT_TRANSLATE_NOOP("Report", "flag: a text not read to its end"),
    "overflow": QT_TRANSLATE_NOOP("Report", "flag: a text did not fit"),
    "window_left": QT_TRANSLATE_NOOP("Report", "flag: window left"),
    "pasted": QT_TRANSLATE_NOOP("Report", "flag: pasted from outside"),
    "length_jump": QT_TRANSLATE_NOOP("Report", "flag: much text at once"),
    "typing_rhythm": QT_TRANSLATE_NOOP("Report", "flag: unusual typing"),
    "attention_missed": QT_TRANSLATE_NOOP("Report", "flag: attention check missed"),
    "training_failed": QT_TRANSLATE_NOOP("Report", "flag: training not passed"),
    "sound": QT_TRANSLATE_NOOP("Report", "flag: sound missing"),
    "instruments": QT_TRANSLATE_NOOP("Report", "flag: instruments got no marks"),
    "comment": QT_TRANSLATE_NOOP("Report", "pages with a comment"),
    "unanswered": QT_TRANSLATE_NOOP("Report", "left open"),
    "no_answer": QT_TRANSLATE_NOOP("Report", "declined to answer"),
    "dont_know": QT_TRANSLATE_NOOP("Report", "don't know"),
}
VALUES = {
    "after_answer": QT_TRANSLATE_NOOP("Report", "after the answer"),
    "always": QT_TRANSLATE_NOOP("Report", "always"),
    "hint": QT_TRANSLATE_NOOP("Report", "hint"),
    "message": QT_TRANSLATE_NOOP("Report", "message"),
    "reminder": QT_TRANSLATE_NOOP("Report", "reminder to comment"),
    "break": QT_TRANSLATE_NOOP("Report", "break"),
    "rating": QT_TRANSLATE_NOOP("Report", "rating, less that of others"),
    "seconds_per_page": QT_TRANSLATE_NOOP("Report", "seconds a page"),
    "pages_with_comment": QT_TRANSLATE_NOOP("Report", "pages with a comment"),
    "supported": QT_TRANSLATE_NOOP("Report", "supported"),
    "contradicted": QT_TRANSLATE_NOOP("Report", "contradicted"),
    "not_in_source": QT_TRANSLATE_NOOP("Report", "not in the source"),
    "not_checkable": QT_TRANSLATE_NOOP("Report", "not checkable"),
    "yes": QT_TRANSLATE_NOOP("Report", "yes"),
    "no": QT_TRANSLATE_NOOP("Report", "no"),
    "dont_know": QT_TRANSLATE_NOOP("Report", "don't know"),
    "total": QT_TRANSLATE_NOOP("Report", "all criteria"),
    "item": QT_TRANSLATE_NOOP("Report", "texts"),
    "system": QT_TRANSLATE_NOOP("Report", "systems"),
    "question": QT_TRANSLATE_NOOP("Report", "questions"),
    "preferred": QT_TRANSLATE_NOOP("Report", "preference"),
    "alpha": QT_TRANSLATE_NOOP("Report", "Krippendorff's alpha"),
    "fleiss_kappa": QT_TRANSLATE_NOOP("Report", "Fleiss' kappa"),
    "cohen_kappa": QT_TRANSLATE_NOOP("Report", "Cohen's kappa"),
    "kendall_w": QT_TRANSLATE_NOOP("Report", "Kendall's W"),
    "nominal": QT_TRANSLATE_NOOP("Report", "nominal"),
    "ordinal": QT_TRANSLATE_NOOP("Report", "ordinal"),
    "interval": QT_TRANSLATE_NOOP("Report", "interval"),
    "ratio": QT_TRANSLATE_NOOP("Report", "ratio"),
    "rejected": QT_TRANSLATE_NOOP("Report", "rejected"),
    "flagged": QT_TRANSLATE_NOOP("Report", "flagged"),
    "raters": QT_TRANSLATE_NOOP("Report", "raters"),
    "questions": QT_TRANSLATE_NOOP("Report", "questions"),
    "raters and questions": QT_TRANSLATE_NOOP("Report", "raters and questions"),
    "judgments as independent": QT_TRANSLATE_NOOP("Report", "judgments, as if independent"),
    "comparisons as independent": QT_TRANSLATE_NOOP("Report", "comparisons, as if independent"),
    "first": QT_TRANSLATE_NOOP("Report", "first"),
    "second": QT_TRANSLATE_NOOP("Report", "second"),
    "tie": QT_TRANSLATE_NOOP("Report", "tie"),
    "both_bad": QT_TRANSLATE_NOOP("Report", "both bad"),
    "each rater": QT_TRANSLATE_NOOP("Report", "each rater"),
    "majority": QT_TRANSLATE_NOOP("Report", "majority"),
    "weighted majority": QT_TRANSLATE_NOOP("Report", "weighted majority"),
    "means": QT_TRANSLATE_NOOP("Report", "means"),
    "half of the session": QT_TRANSLATE_NOOP("Report", "half of the session"),
    "side": QT_TRANSLATE_NOOP("Report", "side"),
    "repeated pages": QT_TRANSLATE_NOOP("Report", "repeated pages"),
    "judged twice": QT_TRANSLATE_NOOP("Report", "judged twice"),
    "kappa": QT_TRANSLATE_NOOP("Report", "kappa"),
    "kendall": "Kendall",
    "pearson": "Pearson",
    "spearman": "Spearman",
    "same_best_and_worst": QT_TRANSLATE_NOOP("Report", "same best and worst"),
    "words": QT_TRANSLATE_NOOP("Report", "words"),
    "sentences": QT_TRANSLATE_NOOP("Report", "sentences"),
    "lix": "LIX",
    "bleu": "BLEU",
    "rouge_1": "ROUGE-1",
    "rouge_l": "ROUGE-L",
    "semantic_similarity": QT_TRANSLATE_NOOP("Report", "semantic similarity"),
    "linear": QT_TRANSLATE_NOOP("Report", "linear model"),
    "tree": QT_TRANSLATE_NOOP("Report", "decision tree"),
    "ari": "ARI",
    "clustered t": QT_TRANSLATE_NOOP("Report", "clustered t"),
    "exact": QT_TRANSLATE_NOOP("Report", "exact"),
    "asymptotic": QT_TRANSLATE_NOOP("Report", "asymptotic"),
    "pages": QT_TRANSLATE_NOOP("Report", "pages"),
    "judgments": QT_TRANSLATE_NOOP("Report", "judgments"),
}


def is_method(name: str) -> bool:
    """True if this is a method, with or without its block."""
    return method_of(name) in method_names()


def statistic_name(name: str, words: Words) -> str:
    """The name of a figure: a method's own, or one of those that many methods have."""
    return known(_of_methods() | _STATISTICS, name, words)


def has_mixed_name(name: str) -> bool:
    """True if a figure has another name where less of some criteria is better."""
    return name + MIXED in _of_methods()


def has_score_name(name: str) -> bool:
    """True if a figure has another name where points are above zero."""
    return name + SCORE in _of_methods()


@cache
def is_count(name: str) -> bool:
    """Return whether a method's figure counts judgments, so that it is a whole number."""
    each = (one for method in scored_methods() for one in find_scoring(method).STATISTICS)
    return any(one.name == name and one.how == "sum" for one in each)


@cache
def _of_methods() -> dict[str, str]:
    """The titles of all methods' statistics."""
    each = [one for name in scored_methods() for one in find_scoring(name).STATISTICS]
    turned = {one.name + TURNED: one.turned_title for one in each if one.turned_title}
    scores = {one.name + SCORE: one.score_title for one in each if one.score_title}
    mixed = {one.name + MIXED: one.mixed_title for one in each if one.mixed_title}
    return turned | scores | mixed | {one.name: one.title for one in each if one.title}


def known(names: dict[str, str], key: str, words: Words) -> str:
    """The marked name of ``key``; itself, readable, where it has none."""
    return words(names[key]) if key in names else key.replace("_", " ")
