"""Criteria of which less is better, by names in tables from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum

from labeval.exchange.elsewhere.named_ends import ends_of
from labeval.exchange.elsewhere.seen import OVERALL, Seen
from labeval.exchange.sentence import Sentence
from labeval.study.end_words import worth
from labeval.study.methods import takes_direction
from labeval.study.problems import listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_FAULT = re.compile(
    r"contradict\w*|hallucinat\w*|toxic\w*|harmful\w*|offensive\w*|bias|biased|stereotyp\w*|errors?"
    r"|mistakes?|faults?|flaws?|defects?|repetit\w*|repeats?|redundan\w*|incorrect\w*|inaccura\w*"
    r"|misleading|nonsens\w*|omissions?|fabricat\w*|confabulat\w*|incoheren\w*|inconsisten\w*"
    r"|verbosity|verbose|irrelevan\w*|ungrammatical\w*|unsafe|hate|profanity|insults?|insulting"
    r"|ambigu\w*|vagueness|awkward\w*|unclear|unreadab\w*|false|wrong|untrue|unfaithful\w*"
    r"|widersprue?ch\w*|halluzin\w*|toxisch\w*|toxizitaet|fehler\w*|maengel|mangel"
    r"|wiederholung\w*|redundan[tz]\w*|beleidig\w*|schaedlich\w*|verzerr\w*|voreingenommen\w*"
    r"|irrefuehrend\w*|auslassung\w*|unklar\w*|unverstaendlich\w*|falsch\w*|erfunden\w*"
    r"|typos?|misspell\w*|mistransl\w*|disfluen\w*|confus\w*|boring|harms?|annoy\w*|distort\w*"
    r"|severity|schweregrad|frustrat\w*"
    r"|erreurs?|fautes?|faux|fausse\w*|contresens|biais|trompeu\w*|nuisible\w*"
)
_LOAD = re.compile(
    "(?:nasa_)?(?:r?tlx_)?(?:"
    "(?:mental|physical|temporal|cognitive|perceived|task|work|subjective)_?(?:demands?|load)"
    "|(?:(?:mental|cognitive|perceived|physical|reading|(?:post_?)?editing)_)?effort"
    "(?:_(?:needed|required))?|(?:perceived|reading|task)?_?difficulty|(?:hard|difficult)_to_[a-z]+"
    "|(?:kognitive|geistige|mentale|koerperliche|zeitliche)_(?:anforderung(?:en)?|belastung)"
    "|anstrengung|beanspruchung|belastung|(?:lese|bearbeitungs)?(?:aufwand|schwierigkeit)"
    ")|(?:nasa_)?r?tlx(?:_score)?"
)
"""Whole names of the load that a text or a task puts on people."""
_OF_TLX = frozenset({"mental_demand", "physical_demand", "temporal_demand"})
"""Scales of the NASA-TLX, in which “performance” goes from perfect to failure (Hart & Staveland,
1988)."""
_MARK = re.compile(
    r"(?:schul|gesamt|end|teil|einzel)?noten?|(?:\w+_)?schulnoten?(?:_\w+)?"
    r"|\w+(?:heits|keits|ungs|taets)noten?"
)
"""German names of school marks; “note” within a longer name may be a note in English."""
_RANKED = re.compile(
    "(?:.*[_0-9])?(?:rank|ranks|ranking|rang|rangplatz|platz|platzierung|placement)(?:_.*)?"
)
_OF_RANKING = re.compile("rank(ing)?s?_(quality|accuracy|correctness|ability|usefulness)")
"""Names of ratings whose subject are ranks."""
_BEST_MARK, _WORST_MARK = 1, 6
_WITHOUT = re.compile(
    r"no|non|not|never|without|free|freedom|freeness|lack|lacks|absence|avoid\w*|handling"
    r"|few|fewer|low|lower|little|less|least|minimal|mitigat\w*|prevent\w*|recovery|toleran\w*"
    r"|detection|detect\w*|corrected|correction|robustness|resistance|safety"
    r"|kein\w*|ohne|nicht|frei\w*|\w*frei|\w*freiheit|\w*los|\w*losigkeit|\w*arm|\w*armut"
    r"|sans|absence|aucune?|pas|peu|moins"
    r"|wenig\w*|gering\w*|\w*toleranz|\w*vermeid\w*|\w*erkennung|\w*korrektur"
)
_NUMBER_OF = re.compile("(^|_)(no|nr)_of(?=_)")
_BETWEEN = re.compile(r"\s*[/|↔]\s*|\s+(?:vs?\.?|versus|or|oder|ou|bis|to)\s+", re.IGNORECASE)
"""Divides the names of the two ends of a scale, as in “helpful vs harmful”."""
_ANSWER = "(?:yes|no|y|n|ja|nein|j|oui|non|[0-9]+)"
_ANSWERS = re.compile(
    rf"\W+{_ANSWER}\s*(?:[/|–-]|or|oder|ou|to|bis)\s*{_ANSWER}\W*$"
    r"|\s+(?:or|oder|ou)\s+(?:not|nicht|non)\W*$",
    re.IGNORECASE,
)
"""Answers after a name, as in “toxic (yes/no)” and “offensive or not”."""
_COUNTED_BY = re.compile(
    "[0-9].*|(?:word|sentence|segment|text|document|page|turn|answer)s?|wort|satz|seite|antwort"
)
"""Units after a count, as in “errors / 100 words”, which are no end of a scale."""
_FRENCH = re.compile(
    r"(?:.*_)?(evaluat(?:eur|rice)s?|annotat(?:eur|rice)s?|correct(?:eur|rice)s?|juges?|systemes?"
    r"|modeles?|criteres?|identifiants?|reponses?|fluidite|fidelite|lisibilite|adequation"
    r"|commentaires?|remarques|numero|exactitude|grammaire|erreurs?|fautes?)(?:_.*)?"
)
"""Names of columns in French tables, in which a “note” is a rating of which more is better."""
_BETTER_END = re.compile("true|right|correct|wahr|richtig")
"""Words that name the better end of a scale next to the other one, as “true/false”."""
_LESS = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” has the name of a fault: less of it counts as better; where more is better, take "
    "“direction: lower” out at the criterion in study.yaml",
)
_MARKS = QT_TRANSLATE_NOOP(
    "Materials",
    "the values by “{criteria}” are read as German school marks, of which 1 is the best; where "
    "more is better, take “direction: lower” out at the criterion in study.yaml",
)
_ENDS = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” names a fault and something else, as the ends of a scale or as one subject: more "
    "counts as better; where less is better, write “direction: lower” at the criterion in "
    "study.yaml",
)
_RANKS = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” has the name of ranks, of which 1 is the best: less counts as better; where more "
    "is better, take “direction: lower” out at the criterion in study.yaml",
)
_YES = QT_TRANSLATE_NOOP(
    "Materials",
    "“yes” counts as the better answer by {criteria}; where “no” is better, write “direction: "
    "lower” at the criterion in study.yaml",
)
_CHOSEN = QT_TRANSLATE_NOOP(
    "Materials",
    "the chosen text counts as the better one by “{criteria}”; where the one with more of the "
    "fault was chosen, write “direction: lower” at the criterion in study.yaml",
)


_AT_ENDS = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” says what the ends of its scale mean, the lowest number the best: less counts as "
    "better",
)
_LOADS = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” has the name of effort or load: less of it counts as better; where more is "
    "better, take “direction: lower” out at the criterion in study.yaml",
)
_TLX = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” is next to other scales of the NASA-TLX, where it goes from perfect to failure: "
    "less counts as better; where more is better, take “direction: lower” out at the criterion in "
    "study.yaml",
)

_REVERSED_ITEM = re.compile(
    r"[(\[]\s*(?:-|r|rev\.?|reversed?|reverse[ -](?:coded|scored|keyed)|umgepolt|invertiert)\s*"
    r"[)\]]\s*$",
    re.IGNORECASE,
)
_TURNED = QT_TRANSLATE_NOOP(
    "Materials",
    "“{criteria}” is marked as a reversed item: less of it counts as better; where its numbers "
    "have been turned round already, take “direction: lower” out at the criterion in study.yaml",
)


class Assumed(StrEnum):
    """The reason for which less of a criterion counts as better."""

    ENDS = "ends"
    FAULT = "fault"
    LOAD = "load"
    MARKS = "marks"
    RANKS = "ranks"
    REVERSED = "reversed"
    TLX = "tlx"


def names_fault(name: str) -> bool:
    """Return whether a criterion's name is that of a fault, as “contradiction”, and neither of its
    absence, as “no contradiction”, nor of both ends of a scale, as “clear/unclear”."""
    name = _ANSWERS.sub("", name)
    if _names_both_ends(name):
        return False
    words = _NUMBER_OF.sub("", plain(name)).split("_")
    if any(_WITHOUT.fullmatch(word) or _BETTER_END.fullmatch(word) for word in words):
        return False
    with_opposite = any(f"{prefix}{word}" in words for prefix in ("un", "in") for word in words)
    return any(map(_FAULT.fullmatch, words)) and not with_opposite


def _names_load(name: str) -> bool:
    """Return whether a criterion's name is that of effort or load, as “mental demand”."""
    return _LOAD.fullmatch(plain(_ANSWERS.sub("", name))) is not None


def _is_unwanted(name: str) -> bool:
    return names_fault(name) or _names_load(name)


def _names_both_ends(name: str) -> bool:
    """Return whether one end of a scale in a criterion's name is a fault and the other is none.

    What follows “to” after a fault is no end, as in “harmful to users”.
    """
    name = _ANSWERS.sub("", name).strip()
    between = list(_BETWEEN.finditer(name))
    if len(between) != 1:
        return False
    ends = name[: between[0].start()], name[between[0].end() :]
    if not all(ends) or _COUNTED_BY.fullmatch(plain(ends[1])):
        return False
    are_faults = tuple(map(names_fault, ends))
    return sum(are_faults) == 1 and not (between[0][0].strip().lower() == "to" and are_faults[0])


def names_marks(name: str) -> bool:
    """Return whether a criterion or a column has the name of German school marks, as “Note”."""
    return _MARK.fullmatch(plain(name)) is not None


def names_rank(name: str) -> bool:
    """Return whether a criterion or a column has the name of ranks, of which the least is the
    best."""
    return _RANKED.fullmatch(_OF_RANKING.sub("", plain(name))) is not None


def less_is_better(seen: Seen, names: Mapping[str, str]) -> dict[str, Assumed]:
    """The criteria by which single texts were rated for a fault or got German school marks.

    Args:
        names: criterion to its name in the table, where its id is another.

    Returns:
        Criterion to the reason.
    """
    compared = {c for (_, c), answers in seen.answers.items() if answers.texts > 1}
    fixed = {c for method, c in seen.answers if not takes_direction(method)}
    reasons = {c: _reason(c, seen, names) for c in seen.criteria if c not in compared | fixed}
    return {criterion: reason for criterion, reason in reasons.items() if reason is not None}


def _reason(criterion: str, seen: Seen, names: Mapping[str, str]) -> Assumed | None:
    name = names.get(criterion, criterion)
    written = ends_of(name)
    if _REVERSED_ITEM.search(name):
        return Assumed.REVERSED
    if written and (best := written.best(_is_unwanted)):
        return Assumed.ENDS if best == "low" else None
    words = seen.words.get(name, ("",))
    if rising := worth(words[-1]) - worth(words[0]):
        return Assumed.ENDS if rising < 0 else None
    if names_fault(written.of if written else name):
        return Assumed.FAULT
    if _names_load(written.of if written else name):
        return Assumed.LOAD
    own = plain(name)
    if own.endswith("performance") and _is_of_tlx(own, seen, names):
        return Assumed.TLX
    if names_rank(name) or (criterion == OVERALL and names_rank(seen.value_column)):
        return Assumed.RANKS
    is_mark = names_marks(name) or names_marks(seen.value_column)
    if not is_mark or any(_FRENCH.fullmatch(plain(column)) for column in seen.columns):
        return None
    given = [answers for (_, c), answers in seen.answers.items() if c == criterion]
    are_marks = all(a.low >= _BEST_MARK and a.high <= _WORST_MARK for a in given)
    return Assumed.MARKS if are_marks else None


def _is_of_tlx(name: str, seen: Seen, names: Mapping[str, str]) -> bool:
    """Return whether a criterion's name comes with those of the NASA-TLX, begun as it is."""
    before = name.removesuffix("performance")
    others = {plain(names.get(c, c)) for c in seen.criteria}
    return {f"{before}{scale}" for scale in _OF_TLX} <= others


def direction_remarks(seen: Seen, names: Mapping[str, str]) -> list[Sentence]:
    """Remarks on the direction of criteria, which a table cannot show: faults, and yes or no."""
    lower = less_is_better(seen, names)
    found = [
        (template, [c for c, why in lower.items() if why == reason])
        for template, reason in (
            (_AT_ENDS, Assumed.ENDS),
            (_LESS, Assumed.FAULT),
            (_LOADS, Assumed.LOAD),
            (_TLX, Assumed.TLX),
            (_MARKS, Assumed.MARKS),
            (_RANKS, Assumed.RANKS),
            (_TURNED, Assumed.REVERSED),
        )
    ]
    yes = [c for (_, c), a in seen.answers.items() if a.texts == 1 and "yes" in a.words]
    found.append((_YES, [c for c in yes if c not in lower]))
    found.append((_ENDS, [c for c in seen.criteria if _names_both_ends(names.get(c, c))]))
    compared = [c for (method, c), a in seen.answers.items() if a.texts == 2]
    found.append((_CHOSEN, [c for c in compared if names_fault(names.get(c, c))]))
    return [
        Sentence(template, {"criteria": listed(names.get(c, c) for c in dict.fromkeys(criteria))})
        for template, criteria in found
        if criteria
    ]
