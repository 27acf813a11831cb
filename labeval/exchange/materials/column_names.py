"""Roles of columns by the names that laboratories give them, in English and German."""

from __future__ import annotations

import re
from collections.abc import Mapping

from labeval.exchange.elsewhere.directions import names_rank
from labeval.text.folding import plain

_SYNONYMS: Mapping[str, str] = {
    "text": "text answer response output completion generation generated_text generated_answer "
    "generated_response generated_summary generated model_output model_answer model_response "
    "system_output llm_output llm_answer llm_response candidate candidate_text hypothesis hyp "
    "prediction predicted predicted_text summary system_summary summary_text translation mt "
    "machine_translation decoded reply result answer_text response_text output_text item_text "
    "antwort antworttext ausgabe ausgabetext modellantwort modellausgabe systemausgabe "
    "zusammenfassung uebersetzung kandidat generierter_text generierte_antwort ergebnis erzeugnis "
    "tgt tgt_text target_segment hypothesis_segment "
    "simplification simplified simplified_sentence simp_sent simp paraphrase story headline "
    "texte reponse texte_genere texto respuesta resumen testo risposta resposta tekst "
    "sys_ref system_text generated_story generated_sentence output_sentence",
    "question": "question frage question_text fragetext query user_query instruction anweisung "
    "aufgabe aufgabenstellung user_input user_message user_question anfrage nutzerfrage request "
    "user_prompt problem prompt input eingabe task_text",
    "source": "source source_text quelle quelltext quellentext document dokument article artikel "
    "context ctx kontext passage src ausgangstext original original_text originaltext report "
    "bericht input_document source_document grounding original_sentence orig_sent orig "
    "source_sentence src_sent src_text source_segment complex_sentence original_paragraph "
    "original_document mr meaning_representation source_article article_text post "
    "history dialogue_history dialog_history conversation_history chat_history",
    "reference_answer": "reference_answer reference referenz referenzantwort gold gold_answer "
    "gold_standard ideal ideal_answer expected expected_answer expected_output ground_truth "
    "groundtruth correct_answer best_answer musterloesung musterantwort erwartet richtige_antwort "
    "reference_summary reference_translation reference_paragraph reference_text ref "
    "orig_ref target",
    "system": "system model modell model_name modellname model_id system_name system_id "
    "systemname generator llm llm_name engine source_model modelname sprachmodell ki ai "
    "assistant chatbot provider provider_id sys_name sys_id sysname sys policy team team_name "
    "submission submission_id rating_stimulus systeme modele sistema modelo modello systeem",
    "variant": "variant variante",
    "id": "id item_id itemid item items item_key text_id textid uid uuid key nr no nummer number "
    "index idx instance_id example_id sample_id record_id row_id answer_id response_id segment_id "
    "summary_id candidate_id completion_id translation_id antwort_id hypothesis_id "
    "element unnamed unit unit_id unit_nr einheit output_id generation_id hash comment_id",
    "question_id": "question_id questionid qid q_id frage_id fragenummer prompt_id doc_id docid "
    "document_id topic_id topic query_id instruction_id frage_nr sent_id sentence_id "
    "segid sid segmentid sentid snt_id utterance utterance_id utt_id scu_id prompt_nr "
    "prompt_number stimulus_id "
    "original_sentence_id orig_sent_id source_id article_id passage_id paragraph_id id_paragraph "
    "post_id story_id dialog_id dialogue_id context_id seg_id gem_id interaction_id segment "
    "trial_id",
    "prompt": "full_prompt system_prompt systemprompt model_prompt llm_prompt",
    "use": "use verwendung",
    "participant": "participant participant_id rater rater_id annotator annotator_id worker "
    "worker_id workerid user user_id judge judge_id coder coder_id evaluator assessor reviewer "
    "subject subject_id respondent teilnehmer teilnehmer_id teilnehmende proband probanden_id "
    "annotator_name rater_name evaluator_id assessor_id reviewer_id expert expert_id turker "
    "pruefer pruefende prueferin gutachter gutachterin beurteiler beurteilerin beurteilende "
    "bewerterin bewerter_in annotatorin kodierer codierer kodiererin raterin expertin experte "
    "rater_code coder_name judge_name worker_name "
    "kuerzel personencode probandencode teilnehmercode vp_code vp_nr "
    "bewerter bewertende vp vpn versuchsperson versuchspersonencode participant_code pid username "
    "listener listener_id hoerer hoererin zuhoerer "
    "subj subj_id subject_nr subject_number ppt ppt_id "
    "bearbeiter bearbeiterin bearbeitende prolific_pid prolific_id session_uuid "
    "participant_private_id participant_public_id participant_number crowdworker crowdworker_id "
    "labeler labeler_id labeller labeller_id grader grader_id scorer evaluator_name "
    "evaluateur evaluatrice annotateur annotatrice juge expert_e evaluador evaluadora anotador "
    "anotadora juez evaluatore valutatore annotatore giudice avaliador avaliadora anotador_id "
    "beoordelaar tester tester_id testperson testperson_id testpersonen_nr reader reader_id leser "
    "leserin leser_id panelist panelist_id panellist studienteilnehmer studienteilnehmerin "
    "probandin user_name nutzer nutzer_id personen_id personen_nr personennummer person_id "
    "id_person person_nr person login login_name user_login",
    "criterion": "criterion kriterium metric aspect aspekt dimension question_asked merkmal "
    "critere criterio "
    "criteria_name aspecto",
    "turn": "turn turn_id turn_index turn_number turn_nr answer_number answer_nr turn_no zug "
    "gespraechsrunde runde antwortnummer",
    "value": "value rating score wert bewertung urteil judgment judgement label choice winner "
    "preference preferred punkte note grade stimme praeferenz gewinner rating_score slider "
    "slider_value mos puntuacion valoracion puntaje calificacion punteggio valutazione nota "
    "pontuacao avaliacao cijfer",
    "first": "first first_item item_a left left_item item_1 text_a links erster_text",
    "second": "second second_item item_b right right_item item_2 text_b rechts zweiter_text",
    "seconds": "seconds duration duration_seconds sekunden dauer lead_time worktimeinseconds "
    "time_taken duration_in_seconds",
    "answered_at": "answered_at timestamp created_at submitted_at zeitpunkt zeitstempel",
}
_RANK: dict[str, tuple[str, int]] = {
    word: (role, rank)
    for role, words in _SYNONYMS.items()
    for rank, word in enumerate(words.split())
}
PLURALS = frozenset(
    {"responses", "outputs", "candidates", "answers", "completions", "generations", "choices"}
    | {"summaries", "translations", "hypotheses", "predictions", "replies", "texts"}
    | {"antworten", "ausgaben", "kandidaten", "uebersetzungen", "zusammenfassungen"}
)
"""Names of several texts together."""
_PERSONAL = re.compile(
    "ip_?address|e_?mail|last_?name|first_?name|recipient|latitude|longitude|geo_?ip|phone|^name$|"
    "nachname|vorname|signature|external_?(data_?)?reference"
)
_PLACE = re.compile(
    "(^|_)(order|position|rank|ranking|place|index|trial|attempt|block|batch|page|session|row|line|hit|"
    "round|run|list|id|time|seconds|duration|minutes|spans?|bbox|reihenfolge|rang|seite|durchgang|"
    "zeit|dauer|start|begin|end|offset)($|_)"
)
_OF_PLATFORM = re.compile("_(trust|trusted_judgments|golden|tainted|missed|_v)")
"""Columns that Figure Eight and MongoDB add to those of a study."""
_RANKS = re.compile("(^|_)(rank|ranking)($|_)")
_KIND = re.compile(
    "(^|_)(type|kind|category|class|genre|topic|domain|version|typ|art|sorte|kategorie|klasse|thema)$"
)
_COMPUTED = re.compile(
    "(rouge|bleu|sacrebleu|bert_?score|meteor|chrf|mover_?score|js_?[0-9]|bleurt|comet|bart_?score"
    "|perplexity|num_|summaqa|questeval).*|(ppl|h?ter|length|cider|spice)(_?[0-9].*|_f|_score)?"
    "|(fk|fkgl|us|school|reading)?_?grade_?level|reading_?(ease|level|age)|(flesch|coleman|gunning)_.*"
    "|flesch|smog|lix|lesbarkeitsindex|temperature|top_?[pk]|seed|learning_rate|beam_?size"
    "|compression(_ratio)?|embedding_.*|cosine(_similarity)?|log_?probs?|likelihood"
)
"""Names of scores that programs compute, and of settings of systems."""
_STRETCH = re.compile("(^|_)(start|begin)($|_)")
_COUNTED = re.compile(
    "(^|_)(length|words|tokens|characters|count|number|num|nr|no|age|laenge|anzahl|nummer|alter)($|_)|^n_[a-z]"
)
_NAMING = re.compile(
    "_(nr|no|num|number|nummer|numero|id|idx|index)$|^(doc|document|dokument|seg|segment|sent|sentence|satz"
    "|article|artikel|passage|topic|thema|prompt|sample|example|beispiel|instance)$"
)
_DESCRIBED = re.compile(
    "(^|_)(age|alter|gender|sex|geschlecht|education|bildung|abschluss|occupation|beruf|profession|"
    "nationality|nationalitaet|native_language|first_language|muttersprache|erstsprache|country|"
    "native_speaker|native|muttersprachler|land|handedness|haendigkeit|expertise|erfahrung|experience|studienfach|studiengang)($|_)"
)
_REMARK = re.compile(
    "(.*_)?(comments?|feedback|remarks?|reasons?|reasoning|explanations?|justifications?|rationales?"
    "|suggestions?|kommentare?|anmerkung(en)?|begruendung(en)?|bemerkung(en)?|commentaires?)(_?[0-9]+)?"
)
_RATED = re.compile("(^|_)(rating|score|likert|grade|bewertung|urteil|note)(s|en)?($|_)")
_ASIDE = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_WITH_ASIDE = ("question", "source", "reference_answer", "system")
"""Roles whose names mean the same with an aside; that of a text or a value says whose it is."""
_NUMBERED = re.compile(r"(.+?)_?([0-9]{1,2}|[a-h])")


def role_of(name: str) -> tuple[str, int]:
    """The role that a name means and how far down it is in its list; ``""`` where none."""
    whole = plain(name)
    found = _RANK.get(whole) or _RANK.get(whole.replace("_", ""))
    if found is None and "." in name:  # nested: fields.response, data.answer
        found = _RANK.get(plain(name.rsplit(".", 1)[1]))
    return found or _role_of_parts(name)


def _role_of_parts(name: str) -> tuple[str, int]:
    """The role of a name in two languages, “Frage / question”, or with an aside, “Model (run)”."""
    parts = [part for part in re.split(r"\s*[/|]\s*", name) if part]
    if len(parts) > 1:
        found = [role_of(part) for part in parts]
        return found[0] if len({role for role, _ in found}) == 1 else ("", 0)
    before = _ASIDE.sub(" ", name).strip()
    role, rank = role_of(before) if before not in ("", name) else ("", 0)
    return (role, rank) if role in _WITH_ASIDE else ("", 0)


def is_known(name: str) -> bool:
    """Return whether a name has a meaning here."""
    return bool(role_of(name)[0] or series_of(name)[0])


def series_of(name: str) -> tuple[str, str]:
    """The role of one column of a series such as ``Answer 1`` or ``response_gpt-4``, and the rest.

    Both are empty where the name is no part of a series of texts.
    """
    group, dot, member = name.partition(".")
    if dot and plain(group) in PLURALS:
        return "text", member
    parts = [part for part in re.split(r"[\s_:/()\[\].\-]+", name.strip()) if part]
    whole = plain(name)
    numbered = _NUMBERED.fullmatch(whole)
    if numbered and _RANK.get(numbered[1].strip("_"), ("",))[0] == "text":
        return "text", numbered[2]
    for own, rest in ((parts[:1], parts[1:]), (parts[-1:], parts[:-1])):
        if rest and _RANK.get(plain(" ".join(own)), ("",))[0] == "text":
            at = name.find(own[0])
            cut = name[at + len(own[0]) :] if own == parts[:1] else name[:at]
            return "text", cut.strip(" _:/()[].-")
    return "", ""


def is_place(column: str) -> bool:
    """Return whether a column's name says that its numbers are places or times, no ratings; or what
    a platform knows, as ``_trust``."""
    ranked = names_rank(column) or not _RANKS.search(plain(column))
    return _OF_PLATFORM.fullmatch(column.casefold()) is not None or (
        ranked and _PLACE.search(plain(column)) is not None
    )


def is_computed(column: str) -> bool:
    """Return whether a column's name is that of a score that programs compute, or of a setting."""
    return _COMPUTED.fullmatch(plain(column)) is not None


def names_kinds(column: str) -> bool:
    """Return whether a column's name says that its numbers stand for kinds, as “error_type”."""
    return _KIND.search(plain(column)) is not None


def begins_stretch(column: str) -> bool:
    """Return whether a column's name says where a stretch of a text begins, such as an error."""
    return _STRETCH.search(plain(column)) is not None


def is_rating(column: str) -> bool:
    """Return whether a column's name says that its numbers are ratings."""
    return _RATED.search(plain(column)) is not None and not is_place(column)


def names_number(column: str) -> bool:
    """Return whether a column's name is that of numbers of texts, as “Text-Nr.” or “Seg”."""
    return _NAMING.search(plain(column)) is not None


def names_remark(column: str) -> bool:
    """Return whether a column's name may be that of remarks as well as of marks, as “note”."""
    return plain(column.rpartition(".")[2]) == "note"


def is_remark(column: str) -> bool:
    """Return whether a column's name is that of what people wrote freely."""
    return _REMARK.fullmatch(plain(column)) is not None


def is_counted(column: str) -> bool:
    """Return whether a column's name says that its numbers may count something."""
    return _COUNTED.search(plain(column)) is not None


def describes_people(column: str) -> bool:
    """Return whether a column's name is that of an attribute of people."""
    return _DESCRIBED.search(plain(column)) is not None


def is_personal(column: str) -> bool:
    """Return whether a column may identify a person by its name."""
    return _PERSONAL.search(plain(column)) is not None
