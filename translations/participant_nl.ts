<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">Op deze pagina is geen plaats voor letters van die grootte. Hier zijn ze {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Weergave</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Tekstgrootte</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Tussenruimte</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Kleuren</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Taal</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">Teksten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Toetsen</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Gewoon</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Ruim</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Opgemaakt</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Zoals geschreven</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Alle</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Zonder letters</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Vraag verzonden  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Het venster van de begeleider toont de vraag. Druk op {key} om haar in te trekken.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Vraag vastgelegd  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">De vraag is onderweg naar de begeleider. Druk op {key} om haar in te trekken.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Vastgelegd: stel de vraag hardop  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Uw vraag is vastgelegd, maar er is geen venster van de begeleider zichtbaar dat haar toont. Druk op {key} om haar in te trekken.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">Ik heb een vraag  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Voor de begeleider; {key} doet hetzelfde.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}, ideaal</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">Welk van de antwoorden zou u geven? Weeg de aspecten zoals u dat juist vindt, en al het andere dat voor u telt. Zeg daarna waarom.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Voorkeursantwoord</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Voorkeursantwoord</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Geen enkel is aanvaardbaar; ik kies het minst slechte</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{done} van {count} aspecten beoordeeld</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">voorkeur</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Antwoord {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Terug</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Een korte pauze</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">Tijd voor een korte pauze</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Kijk van het scherm weg, rek u uit, drink iets.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Verder</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">verder</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">U kunt eerder verdergaan of langer rusten.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Ga verder wanneer u zover bent.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">[{n}] citeren</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Geen beweringen</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Volgende zin</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Verwijderen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Opmerking</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Opmerking (verplicht, schriftelijk)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Opmerking, of zeg het gewoon hardop</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contact: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Uw code: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Versie {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Ik stem toe</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Ik stem niet toe</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">verplicht</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">u mag weigeren</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Ik stem toe</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Ik stem niet toe</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Uw toestemming</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Hier stoppen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Volgende</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>nog %n keuze te maken</numerusform>
            <numerusform>nog %n keuzes te maken</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">hier stoppen</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">hier stoppen; er wordt niets bewaard</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">verplaatsen</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">schrijf een datum zoals {local} of {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">niet vóór {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">niet na {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">Wat de criteria betekenen</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Alle documenten</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">Documenten</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n document</numerusform>
            <numerusform>%n documenten</numerusform>
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
        <translation type="unfinished">Begeleider: dit venster sluiten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Einde</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Hartelijk dank</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Dank u voor uw tijd</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">U kunt de begeleider laten weten dat u klaar bent.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">Dit was een proef. Er is niets van bewaard.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">Er is niets bewaard. U kunt dit de begeleider laten weten.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Laat de begeleider weten: niet alles kon worden opgeslagen.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Alles is opgeslagen.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Uw code: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contact: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Alle categorieën</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Geen fouten</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Er ontbreekt iets</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">Andere woorden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Fouten</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Fouten: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Vorige fouten</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Meer fouten</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">fout {number} van {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">fouten {first}–{last} van {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Fout</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">licht</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">ernstig</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">Wat is het?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">ontbreekt</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">in de bron: “{quote}”</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">“{quote}”</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation type="unfinished">Andere woorden eraan koppelen</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">Woorden bij “{criterion}”</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → woord, Shift: meer woorden, Enter: markeren, Tab: volgende tekst, Esc: terug</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Sleep nu over de woorden waar het bij hoort</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Sleep over de woorden die uw antwoord bepaalden en druk op Enter</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Sleep over de woorden die uw antwoord bepalen</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">Sleep als u wilt over de woorden die uw antwoord bepalen</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">Antwoord {turn} van {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Te beoordelen tekst</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Vorige criteria</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Verdere criteria</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">criterium {number} van {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">criteria {first}–{last} van {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Zo werkt het</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Zo werkt een pagina</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Lees, beoordeel elk criterium en ga verder. Er is geen goed of fout.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Oordeel van een taalmodel</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">“{quote}”</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">kan zich vergissen; u beslist · ↓ verder</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Het verschijnt hier na uw eigen antwoord.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">Voor deze tekst is er geen.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">Dit criterium beoordeelt u zelf.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">Het wordt tijdens het oefenen niet getoond.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">Waarom verkiest u dit antwoord?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Reden van de voorkeur</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Toetsenbord: u</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Toetsenbord: u, zo meteen</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Toetsenbord: ander venster. Klik op de pagina om het te gebruiken.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Toetsenbord: de begeleider typt. De muis werkt hier.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Toetsenbord: begeleider. Klik op de pagina om het te gebruiken.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Enter</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished">Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished">Ctrl</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished">PgUp</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished">PgDn</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished">Del</translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished">Spatie</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">Een vertaling kan niet worden geladen, zodat sommige woorden Engels zijn: {files}. Installeer labeval opnieuw.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">Engels</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">Duits</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">De proef verlaten</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">De proef verlaten?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">Er wordt niets van bewaard.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Blijven</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Verlaten</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">“{quote}”</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation type="unfinished">Van de begeleider</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Gelezen  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">Het bericht verbergen</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Uw antwoorden worden niet opgeslagen</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">De plaats waar ze worden bewaard, is niet meer bereikbaar. Stop hier en waarschuw de persoon die de sessie leidt.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">Wat u eerder hebt geantwoord, is op deze computer bewaard.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Voor de begeleider: Ctrl+Shift+Q sluit dit venster.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">Niet opgeslagen. Probeer het opnieuw, of waarschuw de begeleider.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Vraag</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Bron</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">Prompt</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Hoe de teksten zijn ontstaan</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Hoe de teksten zijn ontstaan</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Sluiten</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">tekst A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">tekst B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">Beide slecht</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">beide slecht</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">Welke tekst is beter?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Tekst {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">kiezen</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">verplaatsen</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">Gelijk</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">gelijk</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Nee</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">Weet niet</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">voorkeursantwoord:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">geen enkel is passend:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">de reden van uw voorkeur:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">beoordelen</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">antwoord</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">aspect</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">verkiezen</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">reden</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">bronnen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">Beste</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">Slechtste</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Tekst {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} is de beste</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} is de slechtste</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">beste:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">slechtste:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">tekst {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">beste</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">slechtste</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Opmerking ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Geef een opmerking</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Opmerking</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">bewering {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Geen beweringen</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">volgende zin</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>passage</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">bewering</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">“{quote}”: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → woord, Shift: meer woorden, Enter: markeren, Esc: terug</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">De tekst beweert niets.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Sleep over de woorden van een bewering. Kies dan wat de bron daarover zegt.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Door de bron gesteund</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Door de bron tegengesproken</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">Niet in de bron</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">Niet te controleren</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">Bewering {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} van {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Geen antwoord</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">geen antwoord</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">Hoe goed is de tekst?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Bijvoorbeeld: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">instellen</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">{value} kiezen</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">geen fouten</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">woorden markeren</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">categorie</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">ernst</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">fout</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">cijfer</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">markeer eerst de fouten, of geef aan dat er geen zijn</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">eerst de fouten</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → woord, Shift: meer woorden, Enter: markeren, Tab: volgende tekst, Esc: terug</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Sleep over de woorden van de bron die in de tekst ontbreken.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Sleep over de woorden waarin de fout zit.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Markeer de volgende fout, of ga verder.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">De tekst heeft geen fouten.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Sleep over de woorden van een fout, in de tekst of de bron.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Alle teksten hebben hun plaats.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Plaats {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">de beste</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">de slechtste</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">plaats {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">plaats</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">tekst</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">omhoog, omlaag</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">goed zoals hij is</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">bewerkt</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">de tekst verlaten</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">bron / tekst</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">zoeken</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">ongedaan maken</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definities</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">volgende pagina</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">Wat u leest en beoordeelt</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Waarmee u het vergelijkt; het blijft zichtbaar</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Waar u antwoordt, met de muis of de toetsen hieronder</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">Wat het huidige criterium betekent</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">De woorden in de tekst die uw antwoord bepaalden; sleep daar over ze heen</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Ga verder als alles is beantwoord</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Voorbeeldtekst.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Vorig deel van de tekst</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Volgend deel van de tekst</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">pagina {page} van {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">Antwoord opgeslagen</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Alle passages</translation>
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
        <translation type="unfinished">Gepauzeerd</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Neem de tijd</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">De tijd staat stil.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Uw antwoorden tot nu toe zijn opgeslagen.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Even gestopt</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">De begeleider heeft de sessie gepauzeerd en gaat straks met u verder.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Hervatten</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">hervatten</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent} % gedaan</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">Over u</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">verplicht</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">facultatief</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">meerdere mogelijk</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">nog {open} van {count} open</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">kiezen</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">verplaatsen</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">beoordeeld aan de hand van de bron</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">beoordeeld aan de hand van de vraag</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">beoordeeld op de tekst alleen</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ Dat klopt</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ Ons antwoord is anders</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">Aanwijzing: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">Wat werd verwacht, heeft een ring.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Verwacht: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Als iets de doorslag gaf, helpen een paar woorden daarover ons.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> of </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} tot {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Alle definities</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">woorden markeren</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">opmerking</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">opgemaakt</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">zoals geschreven</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definities</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">zoeken</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">pagina’s van de bron</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">meer tekst</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">volgende pagina</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Beoordeling</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Volgende pagina</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">nog {open} van {count} open</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">schrijf een opmerking</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">markeer de woorden bij “{criterion}”</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">lees tot het einde</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">terug naar de antwoorden</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">bewerk de tekst of druk op ‘{button}’</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} van {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Vorig deel van de tekst</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Volgend deel van de tekst</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">Tekst</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}: er is nog geen opname; hier is nog geen sessie gehouden</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: de opname is beschadigd; ‘labeval verify’ toont en redt wat leesbaar is</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: de schijf is vol; maak ruimte en ga verder, niets van wat is opgeslagen is verloren</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: de schijf meldt een fout bij lezen of schrijven; controleer of zij is aangesloten en in orde is, en probeer het opnieuw</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: een ander programma schrijft in de opname; probeer het opnieuw als het klaar is</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: de opname kan niet worden geschreven; controleer de rechten van de map</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: de opname kan niet worden geopend; controleer of de map bestaat en beschrijfbaar is</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: geschreven door een nieuwere labeval (opnameversie {version}, dit programma kent {newest}); installeer de nieuwere labeval om hem te openen</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: dit is een database, maar niet de opname van een labeval-studie</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Hoe de teksten zijn ontstaan</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Bron</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Vraag</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">BRON</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n bron</numerusform>
            <numerusform>%n bronnen</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Bronnen</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">De proef begint daar opnieuw; antwoorden worden niet bewaard</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">De volgorde wordt geloot, net als voor een deelnemer</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Ga naar…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">Taal: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">Eerste tekst terug</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Goed zoals hij is</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">{least} tot {most} vereist</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">minstens {least} vereist</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">niet bewerkt</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">bewerkt</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: nog geen antwoord</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">Zoeken (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">In de tekst zoeken</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Vorig resultaat</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Volgend resultaat</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">geen resultaten</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n resultaat</numerusform>
            <numerusform>%n resultaten</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">resultaat {n} van {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● opname loopt</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">opname gepauzeerd</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">geen geluid</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">opname gestopt</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Geluid aan</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Geluid uit</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">De opname laten doorlopen</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">De opname pauzeren</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Bron</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Volgende pagina</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Volgende</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">volgende</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annuleren</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">Voor de begeleider</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">De code van een onderzoek wordt in het startvenster ingesteld.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Verder</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Venster sluiten</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Code van de begeleider</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Reden</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">De deelnemer gaat verder onder de drempel. De reden wordt vastgelegd.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">Dit sluit het venster. De sessie is niet opgeslagen.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">Dit sluit het venster. De sessie is opgeslagen en kan worden hervat.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">Dit sluit het venster. De sessie is beëindigd.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Geef een reden.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">Dat is niet de code. Resterende pogingen: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Drie foute codes. Wacht %n s.</numerusform>
            <numerusform>Drie foute codes. Wacht %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">Wat u schrijft</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Lengte en citaten</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Ongeveer {target} woorden, van {least} tot {most}. Citaten tellen niet mee.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] citeert passage 3. Zet het citaat achter wat u uit de passage hebt genomen; Ctrl+K citeert de huidige passage.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>Citeer minstens %n passage.</numerusform>
            <numerusform>Citeer minstens %n passages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Beëindigen</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Enkele vragen</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">Donker</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Zwart op wit</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Wit op zwart</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pauze</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">Tekstgrootte, kleuren en taal</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Oefening {number} van {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Pagina {number} van {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Oefening</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">nog minder dan een minuut beoordelen</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>nog ongeveer %n min beoordelen</numerusform>
            <numerusform>nog ongeveer %n min beoordelen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Resultaat van de oefening</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Goede antwoorden: {right} van %n</numerusform>
            <numerusform>Goede antwoorden: {right} van %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Pagina {page}: {right} van {count} goed</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">Nog eens oefenen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Verder</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Dank u. Nu gaat het verder.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Goed gedaan. Nu gaat het verder.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">Dat was de laatste poging. Waarschuw de begeleider en ga dan verder.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">{percent} % is nodig, dus komt de oefening nog een keer.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">De volgende poging is nummer {number} van {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">van {low} tot {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">Een tekst om te lezen</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Toestemming</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Herkomst van de teksten</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Vragenlijst</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Pauze</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Instructies</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Oefening</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Beoordeling</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Schrijven</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, pagina’s {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Einde</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">er is geen passage {numbers}; de laatste is {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">geciteerde passages: {cited}, minstens {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">{words} van minstens {least} woorden</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">woorden: {words}, hoogstens {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">precies {target} vereist</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">streef naar {target}, van {least} tot {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">geciteerde passages: {n}, minstens {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Nog geen passage geciteerd</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n passage geciteerd</numerusform>
            <numerusform>%n passages geciteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">zo’n passage is er niet: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Schrijf hier</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Uw tekst</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">De taak (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Schrijven</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">[{n}] citeren</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">passages / tekst</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">zoeken</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">taak</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">volgende</translation>
    </message>
</context>
</TS>
