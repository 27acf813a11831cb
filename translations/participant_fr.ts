<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">Cette page n’a pas la place pour des lettres de cette taille. Ici, elles sont à {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Apparence</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Taille du texte</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Espacement</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Couleurs</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Langue</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">Textes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Touches</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Normal</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Large</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Mis en forme</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Tels quels</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Toutes</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Sans lettres</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Question envoyée  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">La fenêtre du responsable l’affiche. Appuyez sur {key} pour la retirer.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Question enregistrée  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">Elle est en route vers le responsable. Appuyez sur {key} pour la retirer.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Notée&#xa0;: posez-la de vive voix  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Votre question est notée, mais aucune fenêtre du responsable qui l’affiche n’est visible. Appuyez sur {key} pour la retirer.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">J’ai une question  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Pour le responsable de la séance&#xa0;; {key} fait de même.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}, idéal</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">Laquelle des réponses donneriez-vous&#xa0;? Pesez les aspects comme bon vous semble, ainsi que tout ce qui compte pour vous. Dites ensuite pourquoi.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Réponse préférée</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Réponse préférée</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Aucune n’est acceptable&#xa0;; je choisis la moins mauvaise</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{done} aspects évalués sur {count}</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">préférée</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Réponse {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Retour</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Une courte pause</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">C’est le moment d’une courte pause</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Quittez l’écran des yeux, étirez-vous, buvez quelque chose.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuer</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">continuer</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">Reprenez plus tôt si vous le souhaitez, ou reposez-vous plus longtemps.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Continuez quand vous serez prêt·e.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">Citer [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Aucune affirmation</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Phrase suivante</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Retirer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Annuler</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Commentaire</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Commentaire (obligatoire, par écrit)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Commentaire, ou dites-le simplement à voix haute</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contact&#xa0;: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Votre code&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Version {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">J’accepte</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Je n’accepte pas</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obligatoire</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">vous pouvez refuser</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">J’accepte</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Je n’accepte pas</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Votre consentement</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Terminer ici</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>encore&#xa0;%n choix à faire</numerusform>
            <numerusform>encore&#xa0;%n choix à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">terminer ici</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">terminer ici&#xa0;; rien n’est conservé</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">se déplacer</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">écrivez une date, par exemple {local} ou {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">pas avant le {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">pas après le {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">Ce que signifient les critères</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Tous les documents</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">Documents</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">Document</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">Responsable&#xa0;: fermer cette fenêtre</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fin</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Merci beaucoup</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Merci de votre temps</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">Vous pouvez dire au responsable que vous avez terminé.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">C’était un essai. Rien n’en a été conservé.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">Rien n’a été conservé. Vous pouvez prévenir le responsable.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Veuillez prévenir le responsable&#xa0;: tout n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Tout est enregistré.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Votre code&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contact&#xa0;: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Toutes les catégories</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Aucune erreur</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Il manque quelque chose</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">D’autres mots</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Annuler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Erreurs</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Erreurs&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Erreurs précédentes</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Autres erreurs</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">erreur {number} sur {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">erreurs {first}–{last} sur {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Erreur</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">mineure</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">majeure</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">De quoi s’agit-il&#xa0;?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">manque</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">dans la source&#xa0;: «&#xa0;{quote}&#xa0;»</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«&#xa0;{quote}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation type="unfinished">Y relier d’autres mots</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">Mots à l’appui de «&#xa0;{criterion}&#xa0;»</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → mot, Maj&#xa0;: plus de mots, Entrée&#xa0;: marquer, Tab&#xa0;: texte suivant, Échap&#xa0;: retour</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Faites maintenant glisser sur les mots qui vont avec</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Veuillez faire glisser sur les mots qui ont décidé de votre réponse, puis appuyer sur Entrée</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Faites glisser sur les mots qui décident de votre réponse</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">Si vous le voulez, faites glisser sur les mots qui décident de votre réponse</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">Réponse {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Texte à évaluer</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Critères précédents</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Autres critères</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">critère {number} sur {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">critères {first}–{last} sur {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Comment ça se passe</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Comment fonctionne une page</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Lisez, évaluez chaque critère, puis continuez. Il n’y a ni bonne ni mauvaise réponse.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Avis d’un modèle de langue</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«&#xa0;{quote}&#xa0;»</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">peut se tromper&#xa0;; c’est vous qui décidez · ↓ continuer</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Il apparaît ici après votre propre réponse.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">Il n’y en a pas pour ce texte.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">Vous évaluez ce critère sans aide.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">Il n’est pas affiché pendant l’entraînement.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">Pourquoi préférez-vous cette réponse&#xa0;?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Raison de la préférence</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Clavier&#xa0;: vous</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Clavier&#xa0;: vous, dans un instant</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Clavier&#xa0;: autre fenêtre. Cliquez sur la page pour l’utiliser.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Clavier&#xa0;: le responsable écrit. La souris fonctionne ici.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Clavier&#xa0;: responsable. Cliquez sur la page pour l’utiliser.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Entrée</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished">Maj</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished">Ctrl</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished">Pg préc</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished">Pg suiv</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Échap</translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished">Suppr</translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished">Espace</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">Une traduction ne peut pas être chargée, certains mots sont donc en anglais&#xa0;: {files}. Réinstallez labeval.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">Anglais</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">Allemand</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">Quitter l’essai</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">Quitter l’essai&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">Rien n’en est conservé.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Rester</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Quitter</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«&#xa0;{quote}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation type="unfinished">Message du responsable</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Compris  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">Masquer le message</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Vos réponses ne sont pas enregistrées</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">L’endroit où elles sont conservées n’est plus accessible. Veuillez vous arrêter ici et prévenir la personne qui dirige la séance.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">Ce que vous avez répondu auparavant est conservé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Pour le responsable&#xa0;: Ctrl+Maj+Q ferme cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">Non enregistré. Veuillez réessayer ou prévenir le responsable.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Réessayer</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Question</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Source</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">Consigne</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">D’où viennent les textes</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">D’où viennent les textes</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Fermer</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">texte A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">texte B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">Tous deux mauvais</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">tous deux mauvais</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">Quel texte est le meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Texte {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">choisir</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">se déplacer</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">Égalité</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">égalité</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Non</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">Je ne sais pas</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">réponse préférée&#xa0;:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">aucune ne convient&#xa0;:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">la raison de votre préférence&#xa0;:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">évaluer</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">réponse</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">aspect</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">préférer</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">raison</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">références</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">Meilleur</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">Pire</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Texte {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}&#xa0;: {text} est le meilleur</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}&#xa0;: {text} est le pire</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">meilleur&#xa0;:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">pire&#xa0;:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">texte {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">meilleur</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">pire</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Commentaire ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Veuillez commenter</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Commentaire</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">affirmation {number}&#xa0;:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Aucune affirmation</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">phrase suivante</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>passage</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">affirmation</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">«&#xa0;{quote}&#xa0;»&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → mot, Maj&#xa0;: plus de mots, Entrée&#xa0;: marquer, Échap&#xa0;: retour</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">Le texte n’affirme rien.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Faites glisser sur les mots d’une affirmation. Choisissez ensuite ce que la source en dit.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Étayée par la source</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Contredite par la source</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">Absente de la source</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">Invérifiable</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">Affirmation {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} sur {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Sans réponse</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">sans réponse</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">Le texte est-il bon&#xa0;?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Par exemple&#xa0;: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">régler</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">choisir {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">aucune erreur</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">marquer des mots</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">catégorie</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">gravité</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">erreur</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">note</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">marquez d’abord les erreurs, ou indiquez qu’il n’y en a pas</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">d’abord les erreurs</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → mot, Maj&#xa0;: plus de mots, Entrée&#xa0;: marquer, Tab&#xa0;: texte suivant, Échap&#xa0;: retour</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Faites glisser sur les mots de la source qui manquent dans le texte.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Faites glisser sur les mots où se trouve l’erreur.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Marquez l’erreur suivante, ou continuez.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">Le texte ne contient aucune erreur.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Faites glisser sur les mots d’une erreur, dans le texte ou dans la source.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Tous les textes ont leur place.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Place {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">le meilleur</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">le pire</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">place {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">place</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">texte</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">monter, descendre</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">bon tel quel</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">modifié</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">quitter le texte</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">source / texte</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">rechercher</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">annuler</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">définitions</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">page suivante</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">Ce que vous lisez et évaluez</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Ce à quoi vous le comparez&#xa0;; cela reste visible</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Où vous répondez, à la souris ou avec les touches ci-dessous</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">Ce que signifie le critère actuel</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">Les mots du texte qui ont décidé de votre réponse ; faites glisser dessus</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Continuez quand tout est répondu</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Texte d’exemple.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Partie précédente du texte</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Partie suivante du texte</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">page {page} sur {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">Réponse enregistrée</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Tous les passages</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">Passages</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">En pause</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Prenez votre temps</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">Le chronomètre est arrêté.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Vos réponses données jusqu’ici sont enregistrées.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Un court arrêt</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">Le responsable a suspendu la séance et la poursuivra avec vous.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Reprendre</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">reprendre</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent}&#xa0;% effectués</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">À propos de vous</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obligatoire</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">facultatif</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">plusieurs possibles</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">reste {open} sur {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">choisir</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">se déplacer</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">évalué d’après la source</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">évalué d’après la question</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">évalué d’après le texte seul</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ C’est juste</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ Notre réponse est différente</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">Indice&#xa0;: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">La réponse attendue est entourée d’un cercle.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Attendu&#xa0;: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Si quelque chose vous a fait pencher, quelques mots à ce sujet nous aideraient.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> ou </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} à {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Toutes les définitions</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">marquer des mots</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">commentaire</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">mis en forme</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">tels quels</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">définitions</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">rechercher</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">pages de la source</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">suite du texte</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">page suivante</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Évaluation</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Page suivante</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">reste {open} sur {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">veuillez écrire un commentaire</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">veuillez marquer les mots à l’appui de «&#xa0;{criterion}&#xa0;»</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">veuillez lire jusqu’à la fin</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">retour aux réponses</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">modifiez-le ou appuyez sur «&#xa0;{button}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} sur {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Partie précédente du texte</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Partie suivante du texte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">Texte</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}&#xa0;: il n’y a pas encore d’enregistrement&#xa0;; aucune séance n’a eu lieu ici</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}&#xa0;: l’enregistrement est endommagé&#xa0;; «&#xa0;labeval verify&#xa0;» montre et sauve ce qui est lisible</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}&#xa0;: le disque est plein&#xa0;; libérez de l’espace et continuez, rien de ce qui a été enregistré n’est perdu</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}&#xa0;: le disque signale une erreur de lecture ou d’écriture&#xa0;; vérifiez qu’il est connecté et en bon état, puis réessayez</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}&#xa0;: un autre programme écrit dans l’enregistrement&#xa0;; réessayez quand il aura terminé</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}&#xa0;: l’enregistrement ne peut pas être écrit&#xa0;; vérifiez les droits d’accès de son dossier</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}&#xa0;: l’enregistrement ne peut pas être ouvert&#xa0;; vérifiez que son dossier existe et qu’on peut y écrire</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}&#xa0;: écrit par un labeval plus récent (version d’enregistrement {version}, ce programme connaît {newest})&#xa0;; installez le labeval plus récent pour l’ouvrir</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}&#xa0;: c’est une base de données, mais pas l’enregistrement d’une étude labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">D’où viennent les textes</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Source</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Question</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">SOURCE</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n référence</numerusform>
            <numerusform>%n références</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Références</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">L’essai y recommence à neuf ; les réponses ne sont pas conservées</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">L’ordre est tiré au sort, comme pour un participant</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Aller à…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">Langue : {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">Revenir au premier texte</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Bon tel quel</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">de {least} à {most} exigés</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">au moins {least} exigés</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">non modifié</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">modifié</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}&#xa0;: pas encore de réponse</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">Rechercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">Rechercher dans le texte</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Résultat précédent</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Résultat suivant</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">aucun résultat</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">résultat {n} sur {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● enregistrement</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">enregistrement en pause</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">pas de son</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">enregistrement arrêté</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Rétablir le son</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Couper le son</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">Poursuivre l’enregistrement</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">Suspendre l’enregistrement</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Source</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Page suivante</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Suivant</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">suivant</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annuler</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">Pour le responsable</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">Le code d&apos;une étude se définit dans la fenêtre d&apos;accueil.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuer</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Code du responsable</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Raison</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">La personne continue malgré un résultat inférieur au seuil. La raison est enregistrée.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">Cela ferme la fenêtre. La séance n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">Cela ferme la fenêtre. La séance est enregistrée et peut être reprise.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">Cela ferme la fenêtre. La séance est terminée.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Veuillez indiquer une raison.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">Ce n’est pas le bon code. Essais restants&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Trois codes erronés. Veuillez attendre&#xa0;%n s.</numerusform>
            <numerusform>Trois codes erronés. Veuillez attendre&#xa0;%n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">Ce qu’il faut écrire</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Longueur et citations</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Environ {target} mots, de {least} à {most}. Les citations ne sont pas comptées.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] cite le passage 3. Placez la citation après ce que vous avez tiré du passage&#xa0;; Ctrl+K cite le passage actuel.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>Citez au moins&#xa0;%n passage.</numerusform>
            <numerusform>Citez au moins&#xa0;%n passages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Terminer</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Quelques questions</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">Sombre</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Noir sur blanc</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Blanc sur noir</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pause</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">Taille du texte, couleurs et langue</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Entraînement {number} sur {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Entraînement</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">moins d’une minute d’évaluation restante</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>encore environ&#xa0;%n min d’évaluation</numerusform>
            <numerusform>encore environ&#xa0;%n min d’évaluation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Résultat de l’entraînement</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Réponses justes&#xa0;: {right} sur&#xa0;%n</numerusform>
            <numerusform>Réponses justes&#xa0;: {right} sur&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Page {page}&#xa0;: {right} sur {count} justes</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">S’entraîner encore</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuer</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Merci. On continue.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Très bien. On continue.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">C’était le dernier essai. Veuillez prévenir le responsable, puis continuez.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">Il faut {percent}&#xa0;%, l’entraînement est donc repris une fois.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">Le prochain essai est le numéro {number} sur {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">de {low} à {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">Un texte à lire</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Consentement</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Origine des textes</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Questionnaire</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Pause</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Instructions</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Entraînement</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Évaluation</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Rédaction</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, pages {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fin</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">il n’y a pas de passage {numbers}&#xa0;; le dernier est le {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">{cited} passages cités, {least} au minimum</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">{words} mots, {least} au minimum</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">{words} mots, {most} au maximum</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">exactement {target} exigés</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">visez {target}, de {least} à {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">{n} passages cités, {least} au minimum</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Aucun passage cité</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n passage cité</numerusform>
            <numerusform>%n passages cités</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">passage inexistant&#xa0;: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Écrivez ici</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Votre texte</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">La tâche (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Rédaction</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">citer [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">passages / texte</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">rechercher</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">tâche</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">suivant</translation>
    </message>
</context>
</TS>
