<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">In questa pagina non c’è spazio per lettere di quella grandezza. Qui sono al {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Aspetto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Dimensione del testo</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Spaziatura</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Colori</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Lingua</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">Testi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Tasti</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Normale</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Ampia</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Formattati</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Come scritti</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Tutti</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Senza lettere</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Domanda inviata  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">La finestra del responsabile la mostra. Prema {key} per ritirarla.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Domanda registrata  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">Sta raggiungendo il responsabile. Prema {key} per ritirarla.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Registrata: la ponga a voce  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">La sua domanda è registrata, ma non è visibile nessuna finestra del responsabile che la mostri. Prema {key} per ritirarla.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">Ho una domanda  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Per il responsabile; {key} fa lo stesso.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}, ideale</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">Quale delle risposte darebbe? Valuti gli aspetti come ritiene giusto, e tutto ciò che per lei conta. Poi dica perché.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Risposta preferita</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Risposta preferita</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Nessuna è accettabile; scelgo la meno peggio</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{done} aspetti valutati su {count}</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">preferita</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Risposta {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Indietro</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Una breve pausa</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">È il momento di una breve pausa</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Distolga lo sguardo dallo schermo, si stiri, beva qualcosa.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continua</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">continua</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">Può continuare prima, o riposare più a lungo.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Continui quando vuole.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">Cita [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Nessuna affermazione</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Frase successiva</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Rimuovi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Annulla</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Commento</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Commento (obbligatorio, per iscritto)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Commento, oppure lo dica semplicemente ad alta voce</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contatto: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Il suo codice: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Versione {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Acconsento</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Non acconsento</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obbligatorio</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">può rifiutare</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Acconsento</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Non acconsento</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Il suo consenso</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Termina qui</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Avanti</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>ancora %n scelta da fare</numerusform>
            <numerusform>ancora %n scelte da fare</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">termina qui</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">termina qui; non viene conservato nulla</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">sposta</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">scriva una data come {local} o {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">non prima del {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">non dopo il {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">Che cosa significano i criteri</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Tutti i documenti</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">Documenti</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n documento</numerusform>
            <numerusform>%n documenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">Documento</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">Responsabile: chiudi questa finestra</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fine</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Grazie mille</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Grazie per il suo tempo</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">Può avvisare il responsabile che ha finito.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">Questa era una prova. Non ne è stato conservato nulla.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">Non è stato conservato nulla. Può avvisare il responsabile.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Avvisi il responsabile: non è stato possibile salvare tutto.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Tutto è salvato.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Il suo codice: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contatto: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Tutte le categorie</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Nessun errore</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Manca qualcosa</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">Altre parole</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Annulla</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Errori</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Errori: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Errori precedenti</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Altri errori</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">errore {number} di {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">errori {first}–{last} di {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Errore</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">lieve</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">grave</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">Che cos’è?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">manca</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">nella fonte: «{quote}»</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«{quote}»</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation type="unfinished">Collega altre parole</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">Parole alla base di «{criterion}»</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → parola, Maiusc: più parole, Invio: evidenzia, Tab: testo successivo, Esc: indietro</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Ora trascini sulle parole a cui si riferisce</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Trascini sulle parole che hanno deciso la sua risposta, poi prema Invio</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Trascini sulle parole che decidono la sua risposta</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">Se vuole, trascini sulle parole che decidono la sua risposta</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">Risposta {turn} di {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Testo da valutare</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Criteri precedenti</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Altri criteri</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">criterio {number} di {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">criteri {first}–{last} di {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Come funziona</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Come funziona una pagina</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Legga, valuti ogni criterio e continui. Non ci sono risposte giuste o sbagliate.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Valutazione di un modello linguistico</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«{quote}»</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">può sbagliare; decide lei · ↓ continua</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Appare qui dopo la sua risposta.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">Per questo testo non ce n’è.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">Questo criterio lo valuta senza aiuto.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">Non viene mostrata durante l’esercizio.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">Perché preferisce questa risposta?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Motivo della preferenza</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Tastiera: lei</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Tastiera: lei, tra un momento</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Tastiera: altra finestra. Faccia clic sulla pagina per usarla.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Tastiera: il responsabile sta scrivendo. Qui il mouse funziona.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Tastiera: responsabile. Faccia clic sulla pagina per usarla.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Invio</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished">Maiusc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished">Ctrl</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished">PagSu</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished">PagGiù</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished">Canc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished">Spazio</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">Una traduzione non può essere caricata, perciò alcune parole sono in inglese: {files}. Installi di nuovo labeval.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">inglese</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">tedesco</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">Lascia la prova</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">Lasciare la prova?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">Non ne viene conservato nulla.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Resta</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Lascia</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«{quote}»</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation type="unfinished">Dal responsabile</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Ho letto  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">Nascondi il messaggio</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Le sue risposte non vengono salvate</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">Il luogo in cui sono conservate non è più raggiungibile. Si fermi qui e avvisi la persona che conduce la sessione.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">Ciò che ha risposto prima è conservato su questo computer.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Per il responsabile: Ctrl+Maiusc+Q chiude questa finestra.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">Non salvato. Riprovi, o avvisi il responsabile.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Riprova</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Domanda</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fonte</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">Istruzione</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Come sono nati i testi</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Come sono nati i testi</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Chiudi</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">testo A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">testo B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">Entrambi scarsi</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">entrambi scarsi</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">Quale testo è migliore?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Testo {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">scegli</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">sposta</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">Parità</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">parità</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">No</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">Non so</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">risposta preferita:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">nessuna è adeguata:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">il motivo della sua preferenza:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">valuta</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">risposta</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">aspetto</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">preferisci</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">motivo</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">riferimenti</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">Migliore</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">Peggiore</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Testo {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} è il migliore</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} è il peggiore</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">migliore:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">peggiore:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">testo {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">migliore</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">peggiore</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Commento ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Commenti, per favore</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Commento</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">affermazione {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Nessuna affermazione</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">frase successiva</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>passaggio</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">affermazione</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">«{quote}»: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → parola, Maiusc: più parole, Invio: evidenzia, Esc: indietro</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">Il testo non afferma nulla.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Trascini sulle parole di un’affermazione. Poi scelga che cosa ne dice la fonte.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Sostenuta dalla fonte</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Contraddetta dalla fonte</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">Non presente nella fonte</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">Non verificabile</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">Affermazione {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} di {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Nessuna risposta</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">nessuna risposta</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">Quanto è buono il testo?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Per esempio: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">imposta</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">scegli {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">nessun errore</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">evidenzia parole</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">categoria</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">gravità</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">errore</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">voto</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">prima evidenzi gli errori, o indichi che non ce ne sono</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">prima gli errori</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → parola, Maiusc: più parole, Invio: evidenzia, Tab: testo successivo, Esc: indietro</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Trascini sulle parole della fonte che mancano nel testo.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Trascini sulle parole in cui si trova l’errore.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Evidenzi l’errore successivo, o continui.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">Il testo non ha errori.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Trascini sulle parole di un errore, nel testo o nella fonte.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Tutti i testi hanno il loro posto.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Posto {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">il migliore</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">il peggiore</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">posto {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">posto</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">testo</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">su, giù</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">va bene così</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">modificato</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">lascia il testo</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">fonte / testo</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">cerca</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">annulla</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definizioni</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">pagina successiva</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">Ciò che legge e valuta</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Ciò con cui lo confronta; resta visibile</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Dove risponde, con il mouse o con i tasti qui sotto</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">Che cosa significa il criterio attuale</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">Le parole del testo che hanno deciso la sua risposta; trascini su di esse</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Continui quando ha risposto a tutto</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Testo di esempio.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Parte precedente del testo</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Parte successiva del testo</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">pagina {page} di {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">Risposta salvata</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Tutti i brani</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">Brani</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n brano</numerusform>
            <numerusform>%n brani</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">In pausa</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Si prenda il tempo che le serve</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">Il tempo è fermo.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Le sue risposte finora sono salvate.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Una breve interruzione</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">Il responsabile ha messo in pausa la sessione e la riprenderà con lei.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Riprendi</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">riprendi</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent} % completato</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">Su di lei</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obbligatorio</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">facoltativo</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">più di una possibile</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">ancora {open} di {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">scegli</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">sposta</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">valutato in base alla fonte</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">valutato in base alla domanda</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">valutato in base al solo testo</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ Giusto</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ La nostra risposta è diversa</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">Suggerimento: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">Ciò che ci si aspettava è cerchiato.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Risposta attesa: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Se qualcosa l’ha fatta decidere, qualche parola al riguardo ci aiuterebbe.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> o </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">da {low} a {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Tutte le definizioni</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">evidenzia parole</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">commento</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">formattati</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">come scritti</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definizioni</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">cerca</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">pagine della fonte</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">altro testo</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">pagina successiva</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Valutazione</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Pagina successiva</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">ancora {open} di {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">scriva un commento, per favore</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">evidenzi le parole alla base di «{criterion}», per favore</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">legga fino alla fine, per favore</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">tornare alle risposte</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">lo modifichi o prema «{button}»</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} di {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Parte precedente del testo</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Parte successiva del testo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">Testo</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}: non c’è ancora nessuna registrazione; qui non si è svolta nessuna sessione</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: la registrazione è danneggiata; «labeval verify» mostra e salva ciò che è leggibile</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: il disco è pieno; liberi spazio e continui, nulla di ciò che è stato salvato è perduto</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: il disco segnala un errore di lettura o scrittura; controlli che sia collegato e integro, poi riprovi</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: un altro programma sta scrivendo nella registrazione; riprovi quando avrà finito</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: la registrazione non può essere scritta; controlli i permessi della sua cartella</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: la registrazione non può essere aperta; controlli che la sua cartella esista e sia scrivibile</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: scritto da un labeval più recente (versione della registrazione {version}, questo programma conosce {newest}); installi il labeval più recente per aprirlo</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: è una banca dati, ma non la registrazione di uno studio labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Come sono nati i testi</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fonte</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Domanda</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">FONTE</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n riferimento</numerusform>
            <numerusform>%n riferimenti</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Riferimenti</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">La prova ricomincia da lì; le risposte non vengono conservate</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">L’ordine è sorteggiato, come per un partecipante</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Vai a…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">Lingua: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">Torna al primo testo</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Va bene così</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n parola</numerusform>
            <numerusform>%n parole</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">richieste da {least} a {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">richieste almeno {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">non modificato</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">modificato</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: ancora nessuna risposta</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">Cerca (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">Cerca nel testo</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Risultato precedente</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Risultato successivo</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">nessun risultato</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">risultato {n} di {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● registrazione</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">registrazione in pausa</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">nessun suono</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">registrazione terminata</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Riattiva l’audio</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Disattiva l’audio</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">Fai proseguire la registrazione</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">Metti in pausa la registrazione</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fonte</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Pagina successiva</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Avanti</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">avanti</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annulla</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">Per il responsabile</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">Il codice di uno studio si imposta nella finestra iniziale.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continua</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Chiudi la finestra</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Codice del responsabile</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Motivo</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">La persona continua pur essendo sotto la soglia. Il motivo viene registrato.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">Questo chiude la finestra. La sessione non è salvata.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">Questo chiude la finestra. La sessione è salvata e può essere ripresa.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">Questo chiude la finestra. La sessione è terminata.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Indichi un motivo, per favore.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">Non è il codice giusto. Tentativi rimasti: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Tre codici errati. Attenda %n s.</numerusform>
            <numerusform>Tre codici errati. Attenda %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">Che cosa scrivere</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Lunghezza e citazioni</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Circa {target} parole, da {least} a {most}. Le citazioni non vengono contate.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] cita il brano 3. Metta la citazione dopo ciò che ha tratto dal brano; Ctrl+K cita il brano attuale.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>Citi almeno %n brano.</numerusform>
            <numerusform>Citi almeno %n brani.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Termina</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Alcune domande</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">Scuro</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Nero su bianco</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Bianco su nero</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pausa</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">Dimensione del testo, colori e lingua</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Esercizio {number} di {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Pagina {number} di {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Esercizio</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">meno di un minuto di valutazione rimasto</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>circa %n min di valutazione rimasto</numerusform>
            <numerusform>circa %n min di valutazione rimasti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Com’è andato l’esercizio</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Risposte giuste: {right} di %n</numerusform>
            <numerusform>Risposte giuste: {right} di %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Pagina {page}: {right} di {count} giuste</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">Ripeti l’esercizio</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continua</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Grazie. Ora si continua.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Ottimo. Ora si continua.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">Era l’ultimo tentativo. Avvisi il responsabile, poi continui.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">Serve il {percent} %, perciò l’esercizio si ripete ancora una volta.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">Il prossimo tentativo è il numero {number} di {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">da {low} a {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">Un testo da leggere</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Consenso</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Origine dei testi</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Questionario</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Pausa</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Istruzioni</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Esercizio</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Valutazione</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Scrittura</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, pagine {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fine</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">non esiste un brano {numbers}; l’ultimo è il {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">brani citati: {cited}, minimo {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">parole: {words}, minimo {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">parole: {words}, massimo {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n parola</numerusform>
            <numerusform>%n parole</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">richieste esattamente {target}</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">obiettivo {target}, da {least} a {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">brani citati: {n}, minimo {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Ancora nessun brano citato</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n brano citato</numerusform>
            <numerusform>%n brani citati</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">brano inesistente: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Scriva qui</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Il suo testo</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">Il compito (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Scrittura</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">cita [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">brani / testo</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">cerca</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">compito</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">avanti</translation>
    </message>
</context>
</TS>
