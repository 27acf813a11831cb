"""``labeval analyse``: a study's results as tables, figures and a report."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.analysis.statistics.samples import SAMPLES
from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import folder_with_record, study_folder, warn_of_clear_text
from labeval.commands.shared.left_out import check_left_out
from labeval.commands.shared.progress_lines import counted, say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import language, tr, words_of
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.text.languages import PROGRAM_LANGUAGES

if TYPE_CHECKING:
    from labeval.jobs.results.analyse import AnalysisChoice
    from labeval.study.study import StudyContent


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("analyse", analyse, tr("results: tables in English, figures and a report to print"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--out", type=Path, help=tr("folder; `results` next to the exports when left out")
    )
    sub.add_argument(
        "--no-report", action="store_true", help=tr("only tables: no figures, no report")
    )
    sub.add_argument(
        "--language",
        choices=tuple(PROGRAM_LANGUAGES),
        default=language(),
        help=tr("of the report; the program's when left out"),
    )
    add_analysis_choices(sub)
    sub = add(
        "results",
        show_results,
        tr("the results window, which follows sessions while they run; it saves tables in English"),
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub = add(
        "datasheet",
        write_datasheet,
        tr("a human-evaluation datasheet in English, filled as far as known"),
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--out",
        type=Path,
        help=tr("file, .md, .html, or .json for the form of HEDS; `datasheet.md` when left out"),
    )
    sub = add("draft", write_draft, tr("sentences for a paper, in English, each with its source"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("kind", choices=_DRAFTS, help=tr("of text"))
    sub.add_argument("--out", type=Path, help=tr("file, Markdown; printed when left out"))


def add_draws(sub: ArgumentParser) -> None:
    """Options about what is drawn at random."""
    sub.add_argument(
        "--samples", type=int, default=SAMPLES, help=tr("of each bootstrap; 0 for none")
    )
    sub.add_argument(
        "--seed",
        type=int,
        default=0,
        help=tr("of random numbers; the same seed gives the same result (0)"),
    )


def add_analysis_choices(sub: ArgumentParser) -> None:
    """Options that say which judgments are analysed, and how."""
    sub.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="NAME",
        help=tr("leave out judgments by name (repeatable), as in export"),
    )
    sub.add_argument(
        "--completed", action="store_true", help=tr("only sessions that were completed")
    )
    sub.add_argument("--rehearsals", action="store_true", help=tr("rehearsals too"))
    for name, what in _only().items():
        sub.add_argument(f"--{name}", action="append", default=[], metavar="ID", help=what)
    sub.add_argument(
        "--hourly-rate", type=float, default=0.0, help=tr("of a participant, for costs")
    )
    add_draws(sub)
    sub.add_argument(
        "--resample",
        choices=("raters", "questions", "both"),
        default="both",
        help=tr(
            "what intervals of scores are drawn over, and what new ones of them differences are "
            "to hold for; both crosses raters with questions"
        ),
    )
    sub.add_argument(
        "--smallest-difference",
        action="append",
        default=[],
        metavar="METHOD=POINTS",
        help=tr(
            "of interest: systems that surely differ by less are called practically equal "
            "(repeatable)"
        ),
    )
    sub.add_argument(
        "--link",
        choices=("logit", "probit"),
        default="logit",
        help=tr("of the models of ordered answers: logistic or normal latent values"),
    )
    sub.add_argument(
        "--models",
        choices=("auto", "always"),
        default="auto",
        help=tr(
            "models of ordered answers and of severity: auto leaves out those that would take long"
        ),
    )
    sub.add_argument(
        "--factor",
        action="append",
        metavar="NAME",
        help=tr(
            "score by this too: item:COLUMN or session:COLUMN (repeatable); found when left out"
        ),
    )
    sub.add_argument(
        "--judge",
        action="append",
        metavar="JUDGE",
        help=tr(
            "a file of ratings by a language model (.jsonl), or a participant who is one and then "
            "no person (repeatable); the study's own file when left out"
        ),
    )
    sub.add_argument("--one-tailed", action="store_true", help=tr("tests of correlations"))
    sub.add_argument(
        "--pool-criteria",
        action="store_true",
        help=tr("agreement over criteria with scales of their own too, which inflates it"),
    )
    sub.add_argument(
        "--least-competence",
        type=float,
        metavar="SHARE",
        help=tr(
            "of raters who stay in the agreement that leaves out the others; the lowest quarter "
            "goes when left out"
        ),
    )


def _only() -> dict[str, str]:
    """Options that narrow what is analysed, and their help."""
    return {
        "condition": tr("only this condition (repeatable)"),
        "group": tr("only this group of participants (repeatable)"),
        "method": tr("only this method (repeatable)"),
        "criterion": tr("only this criterion (repeatable)"),
        "kind": tr("only sessions of this kind: real, simulated, rehearsal, imported (repeatable)"),
    }


_DRAFTS = ("methods", "checklist", "preregistration")


def _factors(
    names: list[str] | None, content: StudyContent, folder: StudyFolder
) -> tuple[str, ...] | None:
    """The factors asked for; None where they are to be found.

    Raises:
        Refused: the study has no such column.
    """
    if names is None:
        return None
    from labeval.analysis.data.levels import ATTRIBUTE, OF_ITEM, OF_SESSION
    from labeval.exchange.materials.participants import read_participants
    from labeval.exchange.tables.sessions import COLUMNS

    described = read_participants(folder.participants).values()
    attributes = {name for about in described for name in about}
    columns = {name for item in content.items for name in item.extra} | {"variant", "system"}
    known = [f"{OF_ITEM}{name}" for name in sorted(columns)]
    known += [f"{OF_SESSION}{column.name}" for column in COLUMNS]
    known += [f"{OF_SESSION}{ATTRIBUTE}{name}" for name in sorted(attributes)]
    for name in names:
        if name not in known:
            raise Refused(
                tr(
                    "there is no factor '{name}'; there are {known}",
                    name=name,
                    known=", ".join(known),
                )
            )
    return tuple(names)


def _margins(stated: list[str]) -> dict[str, float]:
    """The smallest differences of interest, by method.

    Raises:
        Refused: one is not a method and a number above zero.
    """
    from labeval.analysis.data.scales import method_of
    from labeval.study.methods import method_names

    found = {}
    for each in stated:
        method, _, points = each.partition("=")
        try:
            found[method] = float(points)
        except ValueError:
            found[method] = 0.0
        if not 0 < found[method] < float("inf") or method_of(method) not in method_names():
            known = ", ".join(method_names())
            example = f"{method_names()[0]}=0.5"
            raise Refused(
                tr(
                    "'{each}' is not METHOD=POINTS, as in {example}; methods are {known}",
                    each=each,
                    example=example,
                    known=known,
                )
            )
    return found


def _in_english() -> str:
    """A sentence for the top of an English text, in the language in use; empty in English."""
    if language() == "en":
        return ""
    return tr(
        "This text is in English, as the papers and forms are that it is made for; reports are in "
        "the language that is chosen."
    )


def write_draft(chosen: Namespace) -> int:
    """Write or print a draft and say how much of it a person must still write."""
    from labeval.jobs.results.datasheet import draft_of
    from labeval.report.drafts.draft import as_markdown
    from labeval.store.disk.atomic import replacing
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    draft = replace(draft_of(folder, read_study(folder.path), chosen.kind), note=_in_english())
    if chosen.out is None:
        print(as_markdown(draft), end="")
    else:
        with replacing(chosen.out) as part:
            part.write_text(as_markdown(draft), encoding="utf-8", newline="\n")
        print(chosen.out)
    say(tr("{open:sentence|sentences} still to be written; marked", open=draft.open))
    return 0


def analysis_choice(chosen: Namespace, content: StudyContent) -> AnalysisChoice:
    """The options of :func:`add_analysis_choices` that were chosen.

    Raises:
        Refused: one of them is not known.
    """
    from labeval.jobs.results.analyse import AnalysisChoice
    from labeval.jobs.results.narrowing import Only

    check_left_out(chosen.without)
    return AnalysisChoice(
        without=chosen.without,
        completed_only=chosen.completed,
        include_rehearsals=chosen.rehearsals,
        hourly_rate=chosen.hourly_rate,
        samples=chosen.samples,
        seed=chosen.seed,
        resample=chosen.resample,
        smallest_differences=_margins(chosen.smallest_difference),
        link=chosen.link,
        models=chosen.models,
        factors=_factors(chosen.factor, content, StudyFolder(chosen.study)),
        tails="greater" if chosen.one_tailed else "two-sided",
        pool_criteria=chosen.pool_criteria,
        least_competence=chosen.least_competence,
        judges=None if chosen.judge is None else tuple(chosen.judge),
        only=Only(
            conditions=tuple(chosen.condition),
            groups=tuple(chosen.group),
            methods=tuple(chosen.method),
            criteria=tuple(chosen.criterion),
            kinds=tuple(chosen.kind),
        ),
    )


def show_results(chosen: Namespace) -> int:
    """The results window."""
    folder = study_folder(chosen.study)
    needs_display()
    from labeval import app

    return app.run_results(folder)


def write_datasheet(chosen: Namespace) -> int:
    """Write the datasheet and say how much of it a person must still write."""
    from labeval.jobs.results.datasheet import datasheet_of, write
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    out = chosen.out or folder.exports / "datasheet.md"
    if out.suffix not in (".md", ".html", ".json"):
        raise Refused(tr("{out}: a datasheet is written as .md, .html or .json", out=out))
    sheet = replace(datasheet_of(folder, read_study(folder.path)), note=_in_english())
    write(sheet, out)
    print(out)
    left = (
        tr(
            "{open} of {asked:answer|answers} still to be written; left empty, or marked where a "
            "part is known",
            open=sheet.open,
            asked=sheet.asked,
        )
        if out.suffix == ".json"
        else tr(
            "{open} of {asked:answer|answers} still to be written; marked",
            open=sheet.open,
            asked=sheet.asked,
        )
    )
    say(left)
    return 0


def analyse(chosen: Namespace) -> int:
    """Write the tables, the figures and the report; say where they are, and what is found."""
    from labeval.jobs.results import analyse as job
    from labeval.study.reading import read_study

    folder = folder_with_record(chosen.study)
    warn_of_clear_text(folder)
    content = read_study(folder.path)
    choices = analysis_choice(chosen, content)
    with Record(folder.database, read_only=True) as record:
        results = job.analyse(record, content, choices, counted(tr("tables")))
    if results.about["counted"]["judgments"] == 0 and results.tables["responses"].empty:
        part = "; ".join(f"{name} {', '.join(v)}" for name, v in choices.only.as_dict().items())
        if part:
            raise Refused(
                tr("{path}: there are no judgments of {part}", path=folder.path, part=part)
            )
        raise Refused(tr("{path}: there are no judgments to analyse", path=folder.path))
    out = chosen.out or folder.exports / "results"
    files = job.write_results(results, out)
    from labeval.jobs.results.report import material_of
    from labeval.report.leading import rankings
    from labeval.report.results_text import answer

    spoken, say_it = words_of(chosen.language)
    material = material_of(results, content, language=spoken, say=say_it)
    if not chosen.no_report:
        from labeval.jobs.results.report import write_report

        files += write_report(material, out, counted(tr("parts of the report")))
    for line in _by_kind(files):
        print(line)
    print("", *answer(material), sep="\n")
    few = any(each.has_few_raters for each in rankings(material))
    if few and choices.resample != "questions":
        say(tr("for an answer about these raters alone: --resample questions"))
    return 0


def _by_kind(files: Iterable[Path]) -> Iterator[str]:
    """The files of each folder and ending: the path of one, and of several how many there are."""
    groups: dict[tuple[Path, str], list[Path]] = {}
    for path in files:
        groups.setdefault((path.parent, path.suffix), []).append(path)
    for (folder, suffix), paths in groups.items():
        yield str(paths[0]) if len(paths) == 1 else f"{folder / f'*{suffix}'} ({len(paths)})"
