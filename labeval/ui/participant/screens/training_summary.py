"""Result of a training: the right answers of all, page by page, and if it is repeated."""

from __future__ import annotations

from labeval.session.running.session import Session
from labeval.session.state.training import TrainingScore, training_score
from labeval.ui.participant.screens.screen import NOT_BY_DOUBLE_PRESS
from labeval.ui.participant.screens.text import TextScreen


class TrainingSummaryScreen(TextScreen):
    """The right answers, and what comes now."""

    def usual_title(self) -> str:
        return self.tr("How the practice went")

    def markdown(self, session: Session) -> str:
        step, settings = session.state.current, session.settings()
        score = training_score(settings, step.pages, session.state.answers)
        head = self.tr("{right} of %n answer(s) right", "", score.of).format(right=score.right)
        pages = "  \n".join(  # two spaces: a line of its own, in Markdown
            self.tr("{mark} Page {page}: {right} of {count} right").format(
                mark="✓" if page.right == page.of else "✗",
                page=number,
                right=page.right,
                count=page.of,
            )
            for number, page in enumerate(score.pages, start=1)
        )
        return f"# {head}\n\n{pages}\n\n{self._what_comes(session, score)}"

    def next_label(self, session: Session) -> str:
        return self.tr("Practise again") if self._comes_again(session) else self.tr("Go on")

    def enter_waits(self, session: Session) -> float | None:
        return NOT_BY_DOUBLE_PRESS

    def _what_comes(self, session: Session, score: TrainingScore) -> str:
        rules, number = session.settings().training_rules, session.state.current.round
        if rules is None or rules.pass_mark is None:
            return self.tr("Thank you. Now it goes on.")
        if score.passed:
            return self.tr("Well done. Now it goes on.")
        if not self._comes_again(session):
            return self.tr("That was the last try. Please tell your supervisor, then go on.")
        needed = self.tr("{percent} % are needed, so the practice comes once more.").format(
            percent=round(rules.pass_mark * 100)
        )
        tries = self.tr("The next try is number {number} of {tries}.").format(
            number=number + 1, tries=rules.tries
        )
        return f"{needed} {tries}"

    def _comes_again(self, session: Session) -> bool:
        state = session.state
        return state.next_step is not None and state.plan.steps[state.next_step].round > 1
