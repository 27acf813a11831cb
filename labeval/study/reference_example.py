"""The smallest study worth showing: the example of the study file's reference."""

from __future__ import annotations

EXAMPLE_STUDY = """\
labeval: 1
title: {en: "Two answers", de: "Zwei Antworten"}
seed: 7

criteria:
  - id: correctness
    name: {en: "Correctness", de: "Korrektheit"}
    definition:
      en: "What the text says is what the source says."
      de: "Was der Text sagt, sagt auch die Quelle."
    judged_against: source
    wording:
      dqe: {en: "How correct is the text?", de: "Wie korrekt ist der Text?"}
      ab: {en: "Which text is more correct?", de: "Welcher Text ist korrekter?"}
    anchors:
      1: {en: "wrong", de: "falsch"}
      5: {en: "correct", de: "korrekt"}

blocks:
  scale:
    method: dqe
    training:
      - items: [easy]
        expected: {correctness: [1, 2]}
        feedback: {en: "The source says the opposite.", de: "Die Quelle sagt das Gegenteil."}
  pairs:
    method: ab
    both_bad: false

conditions:
  - id: everybody
    blocks: [scale, pairs]

procedure:
  - step: consent
    id: consent
    version: "1"
    text: {en: "You will rate short texts.", de: "Sie bewerten kurze Texte."}
    asks:
      - id: rating
        text: {en: "I agree that my answers are kept.", de: "Meine Antworten dürfen bleiben."}
        required: true
    declined: {en: "Nothing was stored.", de: "Nichts wurde gespeichert."}
  - step: for_each_block
    steps:
      - {step: instructions, id: instructions}
      - {step: training, id: training}
      - {step: rating, id: rating}
  - step: questionnaire
    id: about_you
    questions:
      - kind: number
        id: age
        text: {en: "How old are you?", de: "Wie alt sind Sie?"}
        mandatory: false
  - step: text
    id: thanks
    text: {en: "Thank you!", de: "Vielen Dank!"}
"""

EXAMPLE_ITEMS = """\
id,system,use,question,source,text
a1,A,rating,Why is mulch used?,Mulch keeps soil moist.,It keeps the soil moist.
b1,B,rating,Why is mulch used?,Mulch keeps soil moist.,Because it looks nice.
easy,,training,Why is mulch used?,Mulch keeps soil moist.,It makes the soil dry.
"""
