"""Agreement of raters, and quality of the ratings."""

from __future__ import annotations

from labeval.analysis.agreement.bands import RELIABLE, TENTATIVE
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import methods_with
from labeval.analysis.statistics.few import FEWEST_DRAWN
from labeval.report.alphas import main_alphas
from labeval.report.counts import units_of
from labeval.report.leading import ALPHA
from labeval.report.material import TOTAL, Material, is_missing, records
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "How far do raters agree?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "If raters do not agree, a score says more about who was asked than about the text.",
)
FIGURES = ("agreement", "rater_pairs", "severity", "evidence_words", "rewrites")
BY_MODEL = (("A", "1"), ("C", "1"), ("A", "k"), ("C", "k"))
"""Of agreement and of consistency, where texts were rated by some of the raters only."""
OTHERS = (
    *("fleiss_kappa", "cohen_kappa"),
    *(f"ICC({n},{k})" for n, k in (*((n, k) for k in "1k" for n in "123"), *BY_MODEL)),
)
TABLES = (
    Shown(
        "agreement",
        QT_TRANSLATE_NOOP("Report", "Krippendorff's alpha by method and criterion"),
        columns(
            "method criterion measurement_level value ci_low ci_high interpretation n_units "
            "n_raters p reason"
        ),
        {"coefficient": "alpha"},
        renamed={"n_items": "n_units"},
        most=64,
    ),
    Shown(
        "agreement",
        QT_TRANSLATE_NOOP("Report", "Other coefficients of agreement"),
        columns(
            "method criterion coefficient measurement_level value ci_low ci_high n_units n_dropped "
            "n_raters f df1 df2 p reason"
        ),
        {"coefficient": (*OTHERS, "kendall_w")},
        renamed={"n_items": "n_units"},
        most=44,
    ),
    Shown(
        "rewriters",
        QT_TRANSLATE_NOOP(
            "Report", "Do participants make the same of a text? (edits between them)"
        ),
        columns("criterion item n_raters n ter same reason"),
        most=24,
    ),
    Shown(
        "reliability",
        QT_TRANSLATE_NOOP("Report", "Do the criteria of a scale hang together? (Cronbach's alpha)"),
        columns("method scale alpha ci_low ci_high n criteria n_dropped reason"),
        most=16,
    ),
    Shown(
        "interdependence",
        QT_TRANSLATE_NOOP("Report", "Criteria that go together (Kendall's tau)"),
        columns("method a b tau ci_low ci_high n p test of reason"),
        most=135,
    ),
    Shown(
        "distinct_criteria",
        QT_TRANSLATE_NOOP("Report", "Which criteria do raters distinguish?"),
        columns(
            "method a b correlation ci_low ci_high p p_adjusted adjusted distinct n n_raters reason"
        ),
        most=135,
        renamed={"test": "adjusted"},
    ),
    Shown(
        "length_bias",
        QT_TRANSLATE_NOOP("Report", "Do longer texts score higher?"),
        columns("method criterion statistic value ci_low ci_high p test n reason"),
        {"scale": "total"},
        filled="p",
    ),
    Shown(
        "test_retest",
        QT_TRANSLATE_NOOP("Report", "The same page twice"),
        columns("method criterion source statistic value ci_low ci_high n n_raters reason"),
    ),
    Shown(
        "judge_support",
        QT_TRANSLATE_NOOP("Report", "With a language model's ratings shown"),
        columns("criterion show statistic value ci_low ci_high n p reason"),
        most=60,
    ),
    Shown(
        "preference_agreement",
        QT_TRANSLATE_NOOP("Report", "Agreement on preferences, ties and both bad included"),
        columns("method criterion statistic value ci_low ci_high by_chance n units raters reason"),
        {"level": "all"},
        most=45,
    ),
    Shown(
        "preference_agreement",
        QT_TRANSLATE_NOOP("Report", "How far each rater's preferences are those of the others"),
        columns("method rater statistic value ci_low ci_high n reason"),
        {"level": "rater", "criterion": "", "statistic": ("same_answer", "same_preference")},
        most=40,
        renamed={"id": "rater"},
    ),
    Shown(
        "controls",
        QT_TRANSLATE_NOOP("Report", "Mean ratings of hidden reference and anchors"),
        columns("id n value"),
        most=40,
    ),
    Shown(
        "raters",
        QT_TRANSLATE_NOOP("Report", "Raters"),
        columns(
            "method rater n competence competence_low competence_high majority_agreement pages "
            "seconds_per_page straight_pages flags attention_passed attention_shown reason"
        ),
        of_sessions=columns("flags attention_passed attention_shown"),
        most=40,
    ),
    Shown(
        "confusions",
        QT_TRANSLATE_NOOP("Report", "Labels that each rater confuses (Dawid and Skene)"),
        columns("method rater label given share n accuracy reason"),
        most=24,
    ),
    Shown(
        "severity",
        QT_TRANSLATE_NOOP("Report", "How severe and how consistent each rater is"),
        columns(
            "method scale criterion rater n value ci_low ci_high infit outfit mean fair_mean reason"
        ),
        {"facet": ("rater", "")},
        most=40,
    ),
    Shown(
        "agreement_selected",
        QT_TRANSLATE_NOOP("Report", "Agreement without the raters of least competence"),
        columns(
            "method criterion n_raters left_out least_competence alpha_before n_items_before "
            "alpha_after n_items_after note reason"
        ),
        filled="least_competence",
    ),
    Shown(
        "evidence_agreement",
        QT_TRANSLATE_NOOP("Report", "Words marked as the reason for a rating"),
        columns(
            "method criterion system n of share marked_share in_source n_items n_raters f1 alpha "
            "reason"
        ),
        most=40,
    ),
    Shown(
        "error_agreement",
        QT_TRANSLATE_NOOP("Report", "Agreement about marked errors: where, and of which kind"),
        columns(
            "method criterion system n_items n_raters f1 alpha overlapping same_category "
            "category_alpha same_severity severity_alpha reason"
        ),
        most=40,
        filled="method",
    ),
    Shown(
        "claim_agreement",
        QT_TRANSLATE_NOOP("Report", "Agreement about claims that raters cut out of texts"),
        columns(
            "method criterion system n_items n_raters claims same_claims f1 same_answer "
            "answer_alpha shared_characters character_alpha reason"
        ),
        most=40,
        filled="method",
    ),
    Shown(
        "divided_items",
        QT_TRANSLATE_NOOP("Report", "What divides raters most"),
        columns("method criterion unit n raw_agreement disagreement most_given share rank reason"),
        above="disagreement",
    ),
)
LINE = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: alpha has its median at {median} over {n} criteria, from {low} ({least}) to {high} "
    "({most}). Criteria at .800 or above: {reliable}; below that, at .667 or above: {tentative}.",
)
SINGLE = QT_TRANSLATE_NOOP("Report", "{method}: alpha is {median} ({least}).")
FEW_UNITS = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: alpha rests on few {units} ({n}) by {criteria}: by chance it can be in another band "
    "than that of the raters in general, and its interval is too narrow.",
)
SEVERITY = QT_TRANSLATE_NOOP(
    "Report",
    "{method} ({place}): to the same text of average quality the most severe rater gives {low} and "
    "the mildest {high} on average; erratic raters (infit above {bound}): {erratic} of {n}.",
)
SEVERITY_TURNED = QT_TRANSLATE_NOOP(
    "Report",
    "{method} ({place}): by what the most severe rater answers, the same text of average quality "
    "gets {low} on average, and {high} by the mildest. These points, and the plain and fair means "
    "in the tables, are turned round: more is better. Erratic raters (infit above {bound}): "
    "{erratic} of {n}.",
)
ERRATIC = 1.5
"""Infit above which a rater's answers say little (Linacre, 2002)."""
NOT_DISTINCT = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: raters do not distinguish {a} from {b} in these texts: they agree on no text in "
    "which the two differ, and what they share about one they share about the other (correlation, "
    "estimated without the raters' own errors, so that it can exceed 1: {value}, 95 % interval "
    "{low} to {high}).",
)
SHOWN_EFFECT = QT_TRANSLATE_NOOP(
    "Report",
    "A language model's ratings in view ({show}) {what}: final answers are nearer to them by "
    "{value} points than where they were withheld at random (95 % interval {low} to {high}, "
    "p {p}).",
)
SHOWN_EQUAL = QT_TRANSLATE_NOOP(
    "Report",
    "A language model's ratings in view ({show}) {what}: the share of final answers that equal "
    "them is higher by {value} than where they were withheld at random (95 % interval {low} to "
    "{high}, p {p}).",
)
SHOWN_FARTHER = QT_TRANSLATE_NOOP(
    "Report",
    "A language model's ratings in view ({show}) {what}: final answers are farther from them by "
    "{value} points than where they were withheld at random (95 % interval {low} to {high}, "
    "p {p}).",
)
SHOWN_RARER = QT_TRANSLATE_NOOP(
    "Report",
    "A language model's ratings in view ({show}) {what}: the share of final answers that equal "
    "them is lower by {value} than where they were withheld at random (95 % interval {low} to "
    "{high}, p {p}).",
)
DRAWS = QT_TRANSLATE_NOOP("Report", "draw answers towards them")
DRIVES = QT_TRANSLATE_NOOP("Report", "drive answers away from them")
NOT_SHOWN = QT_TRANSLATE_NOOP("Report", "are not shown to change answers")
NO_COMPARISON = QT_TRANSLATE_NOOP(
    "Report",
    "What seeing a language model's ratings changes is not known: {reason}.",
)
CONTROLS = QT_TRANSLATE_NOOP(
    "Report",
    "Hidden reference and anchors are in no score, comparison or ranking. Their mean ratings: "
    "{means}.",
)
CONTROL = QT_TRANSLATE_NOOP("Report", "{name} {mean} (n = {n})")
SCREENED = QT_TRANSLATE_NOOP(
    "Report",
    "{found} of {pages} ratings of the hidden reference are 90 or more. The program's rule for "
    "post-screening is that of ITU-R BS.1534-3, 4.1.2: left out would be who rated the hidden "
    "reference below 90, or a mid-range anchor above 90, on more than 15 % of pages; pages on "
    "which more than 25 % of raters gave that anchor more than 90 do not count for the second. It "
    "speaks against {left_out} of {raters} raters. It was not applied: their ratings are in these "
    "results.",
)
UNDEFINED = QT_TRANSLATE_NOOP("Report", "{method}: alpha is undefined (criteria: {n}): {reason}.")


def answer(material: Material) -> list[str]:
    """A line per method."""
    words = material.words
    rows = main_alphas(material)
    lines = []
    for method, part in rows.groupby("method", sort=False):
        name = material.method_name(str(method))
        known = part[part["value"].notna()].sort_values("value")
        if len(known):
            low, high = known.iloc[0], known.iloc[-1]
            reliable = int((known["value"] >= RELIABLE).sum())
            lines.append(
                words(
                    LINE if len(known) > 1 else SINGLE,
                    method=name,
                    n=len(known),
                    median=words.number(float(known["value"].median()), 3),
                    low=words.number(low["value"], 3),
                    least=material.named(low["criterion"]),
                    high=words.number(high["value"], 3),
                    most=material.named(high["criterion"]),
                    reliable=reliable,
                    tentative=int((known["value"] >= TENTATIVE).sum()) - reliable,
                )
            )
        few = known[known["n_items"] < FEWEST_DRAWN]
        if len(few):
            lines.append(
                words(
                    FEW_UNITS,
                    method=name,
                    units=units_of(str(method), material),
                    n=words.span(int(few["n_items"].min()), int(few["n_items"].max())),
                    criteria=words.some([material.named(c) for c in few["criterion"]]),
                )
            )
        unknown = part[part["value"].isna()]
        if len(unknown):
            reasons = dict.fromkeys(map(words.reason, unknown["reason"].astype(str)))
            reason = words.listed(reasons)
            lines.append(words(UNDEFINED, method=name, n=len(unknown), reason=reason))
    more = (_severity, _not_distinct, _support, _controls)
    return [*lines, *(line for lines_of in more for line in lines_of(material))]


def _controls(material: Material) -> list[str]:
    """Lines on the hidden reference and the anchors of a listening test."""
    words = material.words
    found = material.about.get("controls")
    if not found:
        return []
    rated = found["rated"]
    means = [
        words(CONTROL, name=name, mean=words.number(each["mean"], 1), n=words.count(each["n"]))
        for name, each in rated.items()
    ]
    lines = [words(CONTROLS, means="; ".join(means))]
    if found["has_rule"]:
        counts = {name: found[name] for name in ("found", "pages", "left_out", "raters")}
        lines.append(words(SCREENED, **counts))
    return lines


def _support(material: Material) -> list[str]:
    """A line for each time at which a judge's ratings were shown; why not where none is tested."""
    words = material.words
    rows = material.rows("judge_support", "criterion", "show", "statistic", "value", "p", "reason")
    lines = []
    for show, part in rows.groupby("show", sort=False):
        whole = part[part["criterion"] == ""] if (part["criterion"] == "").any() else part
        by = {row["statistic"]: row for row in records(whole)}
        towards, away = SHOWN_EFFECT, SHOWN_FARTHER
        found = by.get("effect_nearer_by")
        if found is None or is_missing(found["value"]):
            towards, away = SHOWN_EQUAL, SHOWN_RARER
            found = by.get("effect_on_agreement")
        if found is None:
            continue
        if is_missing(found["p"]):
            lines.append(words(NO_COMPARISON, reason=words.reason(str(found["reason"]))))
            continue
        figures = tuple(found[name] for name in ("value", "ci_low", "ci_high"))
        sentence, clear = towards, DRAWS
        if figures[0] < 0:
            sentence, clear = away, DRIVES
            figures = -figures[0], -figures[2], -figures[1]
        value, low, high = words.alike(*figures)
        lines.append(
            words(
                sentence,
                show=material.named(str(show)),
                what=words(clear if found["p"] < ALPHA else NOT_SHOWN),
                value=value,
                low=low,
                high=high,
                p=words.p(found["p"]),
            )
        )
    return lines


def _severity(material: Material) -> list[str]:
    """A line for each scale whose raters' severity could be estimated."""
    words = material.words
    rows = material.rows("severity", "method", "scale", "criterion", "infit", facet="rater")
    lines = []
    for names, part in rows.groupby(["method", "scale", "criterion"], sort=False):
        method, scale, criterion = (str(name) for name in names)
        low, high = words.alike(float(part["fair_mean"].min()), float(part["fair_mean"].max()))
        erratic = int((part["infit"] > ERRATIC).sum())
        lines.append(
            words(
                SEVERITY_TURNED if _turned(method, scale, criterion, material) else SEVERITY,
                method=material.method_name(method),
                place=material.place(scale, criterion),
                low=low,
                high=high,
                erratic=erratic,
                n=len(part),
                bound=words.number(ERRATIC, 1),
            )
        )
    return lines


def _turned(method: str, scale: str, criterion: str, material: Material) -> bool:
    """True if points of the severity model are not the answers, of which less is better."""
    if method_of(method) in methods_with("HAS_IDEALS"):
        return True
    asked = material.content.study.criteria
    lower = [c for c in asked if c.direction == "lower"]
    return any(c.id == criterion or (not criterion and scale in (c.group, TOTAL)) for c in lower)


def _not_distinct(material: Material) -> list[str]:
    """A line for each two criteria that raters hardly distinguish."""
    words = material.words
    rows = material.rows("distinct_criteria", distinct="no")
    return [
        words(
            NOT_DISTINCT,
            method=material.method_name(str(row["method"])),
            a=material.named(row["a"]),
            b=material.named(row["b"]),
            value=words.number(row["correlation"]),
            low=words.number(row["ci_low"]),
            high=words.number(row["ci_high"]),
        )
        for _, row in rows.iterrows()
    ]
