<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>did you mean `labeval {command}`?</source>
        <translation>meinten Sie `labeval {command}`?</translation>
    </message>
    <message>
        <source>`labeval --help` lists the commands</source>
        <translation>`labeval --help` nennt die Befehle</translation>
    </message>
    <message>
        <source>no command and no folder is called &apos;{name}&apos;; {meant}</source>
        <translation>kein Befehl und kein Ordner heißt „{name}“; {meant}</translation>
    </message>
    <message>
        <source>Moderated human evaluation of texts written by language models. Without a command it opens the home window, or the study folder that is named.</source>
        <translation>Moderierte Bewertung durch Menschen von Texten, die Sprachmodelle geschrieben haben. Ohne Befehl öffnet sich das Startfenster oder der genannte Studienordner.</translation>
    </message>
    <message>
        <source>show the program&apos;s version and exit</source>
        <translation>die Version des Programms zeigen und enden</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>study folder</source>
        <translation>Studienordner</translation>
    </message>
    <message>
        <source>folder; `results` next to the exports when left out</source>
        <translation>Ordner; ohne Angabe `results` neben den Exporten</translation>
    </message>
    <message>
        <source>only tables: no figures, no report</source>
        <translation>nur Tabellen: keine Abbildungen, kein Bericht</translation>
    </message>
    <message>
        <source>results: tables in English, figures and a report to print</source>
        <translation>Ergebnisse: Tabellen auf Englisch, Abbildungen und ein Bericht zum Drucken</translation>
    </message>
    <message>
        <source>the results window, which follows sessions while they run; it saves tables in English</source>
        <translation>das Ergebnisfenster, das laufenden Sitzungen folgt; Tabellen speichert es auf Englisch</translation>
    </message>
    <message>
        <source>file, .md, .html, or .json for the form of HEDS; `datasheet.md` when left out</source>
        <translation>Datei, .md, .html oder .json für das Formular von HEDS; ohne Angabe `datasheet.md`</translation>
    </message>
    <message>
        <source>of text</source>
        <translation>Art des Textes</translation>
    </message>
    <message>
        <source>file, Markdown; printed when left out</source>
        <translation>Datei, Markdown; ohne Angabe wird der Text ausgegeben</translation>
    </message>
    <message>
        <source>leave out judgments by name (repeatable), as in export</source>
        <translation>Urteile nach Namen weglassen (wiederholbar), wie beim Export</translation>
    </message>
    <message>
        <source>only sessions that were completed</source>
        <translation>nur abgeschlossene Sitzungen</translation>
    </message>
    <message>
        <source>rehearsals too</source>
        <translation>auch Probeläufe</translation>
    </message>
    <message>
        <source>of a participant, for costs</source>
        <translation>einer teilnehmenden Person, für die Kosten</translation>
    </message>
    <message>
        <source>of each bootstrap; 0 for none</source>
        <translation>für jeden Bootstrap; 0 für keinen</translation>
    </message>
    <message>
        <source>of random numbers; the same seed gives the same result (0)</source>
        <translation>der Zufallszahlen; derselbe Wert ergibt dasselbe Ergebnis (0)</translation>
    </message>
    <message>
        <source>what intervals of scores are drawn over, and what new ones of them differences are to hold for; both crosses raters with questions</source>
        <translation>worüber Intervalle der Werte gezogen werden und wofür, wenn es neu gezogen würde, Unterschiede gelten sollen; both kreuzt Bewertende mit Fragen</translation>
    </message>
    <message>
        <source>of interest: systems that surely differ by less are called practically equal (repeatable)</source>
        <translation>der von Interesse ist: Systeme, die sich sicher um weniger unterscheiden, heißen praktisch gleich (wiederholbar)</translation>
    </message>
    <message>
        <source>of the models of ordered answers: logistic or normal latent values</source>
        <translation>der Modelle geordneter Antworten: logistische oder normale latente Werte</translation>
    </message>
    <message>
        <source>models of ordered answers and of severity: auto leaves out those that would take long</source>
        <translation>Modelle geordneter Antworten und der Strenge: auto lässt die weg, die lange dauern würden</translation>
    </message>
    <message>
        <source>score by this too: item:COLUMN or session:COLUMN (repeatable); found when left out</source>
        <translation>auch danach auswerten: item:SPALTE oder session:SPALTE (wiederholbar); ohne Angabe gesucht</translation>
    </message>
    <message>
        <source>a file of ratings by a language model (.jsonl), or a participant who is one and then no person (repeatable); the study&apos;s own file when left out</source>
        <translation>eine Datei mit Bewertungen eines Sprachmodells (.jsonl) oder eine teilnehmende Person, die eines ist und dann nicht als Mensch zählt (wiederholbar); ohne Angabe die Datei der Studie</translation>
    </message>
    <message>
        <source>tests of correlations</source>
        <translation>für die Tests von Korrelationen</translation>
    </message>
    <message>
        <source>agreement over criteria with scales of their own too, which inflates it</source>
        <translation>Übereinstimmung auch über Kriterien mit eigenen Skalen, was sie überhöht</translation>
    </message>
    <message>
        <source>of raters who stay in the agreement that leaves out the others; the lowest quarter goes when left out</source>
        <translation>der Bewertenden, die in der Übereinstimmung ohne die anderen bleiben; ohne Angabe geht das unterste Viertel</translation>
    </message>
    <message>
        <source>only this condition (repeatable)</source>
        <translation>nur diese Bedingung (wiederholbar)</translation>
    </message>
    <message>
        <source>only this group of participants (repeatable)</source>
        <translation>nur diese Gruppe von Teilnehmenden (wiederholbar)</translation>
    </message>
    <message>
        <source>only this method (repeatable)</source>
        <translation>nur diese Methode (wiederholbar)</translation>
    </message>
    <message>
        <source>only this criterion (repeatable)</source>
        <translation>nur dieses Kriterium (wiederholbar)</translation>
    </message>
    <message>
        <source>only sessions of this kind: real, simulated, rehearsal, imported (repeatable)</source>
        <translation>nur Sitzungen dieser Art: real, simulated, rehearsal, imported (wiederholbar)</translation>
    </message>
    <message>
        <source>there is no factor &apos;{name}&apos;; there are {known}</source>
        <translation>es gibt keinen Faktor „{name}“; es gibt {known}</translation>
    </message>
    <message>
        <source>&apos;{each}&apos; is not METHOD=POINTS, as in {example}; methods are {known}</source>
        <translation>„{each}“ ist nicht METHODE=PUNKTE, wie in {example}; die Methoden sind {known}</translation>
    </message>
    <message>
        <source>{open:sentence|sentences} still to be written; marked</source>
        <translation>{open:Satz ist|Sätze sind} noch zu schreiben; markiert</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be left out; there are {known}</source>
        <translation>„{name}“ kann nicht weggelassen werden; es gibt {known}</translation>
    </message>
    <message>
        <source>{out}: a datasheet is written as .md, .html or .json</source>
        <translation>{out}: ein Datenblatt wird als .md, .html oder .json geschrieben</translation>
    </message>
    <message>
        <source>{open} of {asked:answer|answers} still to be written; marked</source>
        <translation>{open} von {asked:Antwort|Antworten} noch zu schreiben; markiert</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>{path}: there are no judgments of {part}</source>
        <translation>{path}: es gibt keine Urteile mit {part}</translation>
    </message>
    <message>
        <source>{path}: there are no judgments to analyse</source>
        <translation>{path}: es gibt keine Urteile zum Auswerten</translation>
    </message>
    <message>
        <source>parts of the report</source>
        <translation>Teile des Berichts</translation>
    </message>
    <message>
        <source>one archive with study, de-identified data and results, to share</source>
        <translation>ein Archiv mit Studie, de-identifizierten Daten und Ergebnissen, zum Weitergeben</translation>
    </message>
    <message>
        <source>`capsule.zip` in exports when left out</source>
        <translation>ohne Angabe `capsule.zip` bei den Exporten</translation>
    </message>
    <message>
        <source>under which it is shared: such as CC-BY-4.0, or an address (https://…)</source>
        <translation>unter der es weitergegeben wird: etwa CC-BY-4.0, oder eine Adresse (https://…)</translation>
    </message>
    <message>
        <source>no text of an item goes in</source>
        <translation>kein Text eines Items kommt hinein</translation>
    </message>
    <message>
        <source>day that it states (2026-01-31); or today</source>
        <translation>Tag, den sie nennt (2026-01-31); sonst heute</translation>
    </message>
    <message>
        <source>compute the results of a capsule again and compare every number</source>
        <translation>die Ergebnisse einer Kapsel noch einmal berechnen und jede Zahl vergleichen</translation>
    </message>
    <message>
        <source>a file made by `labeval capsule`</source>
        <translation>eine Datei, die `labeval capsule` gemacht hat</translation>
    </message>
    <message>
        <source>two runs of a study: how alike are scores and conclusions?</source>
        <translation>zwei Durchführungen einer Studie: wie ähnlich sind Werte und Schlüsse?</translation>
    </message>
    <message>
        <source>a capsule, or a study folder that was run</source>
        <translation>eine Kapsel oder der Ordner einer durchgeführten Studie</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>noch eine</translation>
    </message>
    <message>
        <source>folder for two tables; only printed when left out</source>
        <translation>Ordner für zwei Tabellen; ohne Angabe werden sie nur ausgegeben</translation>
    </message>
    <message>
        <source>&apos;{published}&apos; is no day; write it as 2026-01-31</source>
        <translation>„{published}“ ist kein Tag; schreiben Sie ihn wie 2026-01-31</translation>
    </message>
    <message>
        <source>left out: {what}{count}: {why}</source>
        <translation>weggelassen: {what}{count}: {why}</translation>
    </message>
    <message>
        <source>no licence was stated, so nobody may use it: --licence CC-BY-4.0, for example</source>
        <translation>keine Lizenz ist angegeben, also darf sie niemand verwenden: zum Beispiel --licence CC-BY-4.0</translation>
    </message>
    <message>
        <source>comments, responses and transcripts of whoever agreed to be quoted are in it as they are:
read them before you pass it on</source>
        <translation>Kommentare, Antworttexte und Transkripte aller, die dem Zitieren zugestimmt haben, sind darin, wie sie sind:
lesen Sie sie, bevor Sie die Kapsel weitergeben</translation>
    </message>
    <message>
        <source>{tables:table|tables}, {numbers:number|numbers}, {cells:cell|cells}</source>
        <translation>{tables:Tabelle|Tabellen}, {numbers:Zahl|Zahlen}, {cells:Zelle|Zellen}</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>{count} differ</source>
        <translation>{count} verschieden</translation>
    </message>
    <message>
        <source>{numbers:number differs|numbers differ} by rounding (relative difference {largest:.1e} at most), as between processors</source>
        <translation>{numbers:Zahl unterscheidet|Zahlen unterscheiden} sich durch Rundung (relativer Unterschied höchstens {largest:.1e}), wie zwischen Prozessoren</translation>
    </message>
    <message>
        <source>table {name} is in the capsule only</source>
        <translation>die Tabelle {name} ist nur in der Kapsel</translation>
    </message>
    <message>
        <source>table {name} is made here only</source>
        <translation>die Tabelle {name} entsteht nur hier</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… und {count} weitere</translation>
    </message>
    <message>
        <source>method and criterion: CV* | Pearson, Spearman | same conclusions</source>
        <translation>Methode und Kriterium: CV* | Pearson, Spearman | gleiche Schlüsse</translation>
    </message>
    <message>
        <source>over {systems:system|systems}</source>
        <translation>über {systems:System|Systeme}</translation>
    </message>
    <message>
        <source>{same} of {pairs:pair|pairs}</source>
        <translation>{same} von {pairs:Paar|Paaren}</translation>
    </message>
    <message>
        <source>, {count} reversed</source>
        <translation>, {count} umgekehrt</translation>
    </message>
    <message>
        <source>every problem of a study at once; which pages do not fit</source>
        <translation>alle Fehler einer Studie auf einmal; welche Seiten nicht passen</translation>
    </message>
    <message>
        <source>do not lay pages out</source>
        <translation>Seiten nicht setzen</translation>
    </message>
    <message>
        <source>check the study and freeze a version for participants</source>
        <translation>die Studie prüfen und eine Version für Teilnehmende festschreiben</translation>
    </message>
    <message>
        <source>why it is published although the check finds problems; kept in the record</source>
        <translation>warum sie veröffentlicht wird, obwohl die Prüfung Fehler findet; bleibt in der Aufzeichnung</translation>
    </message>
    <message>
        <source>size of the participant&apos;s screen (1280x720)</source>
        <translation>Größe des Bildschirms der teilnehmenden Person (1280x720)</translation>
    </message>
    <message>
        <source>pages laid out</source>
        <translation>Seiten gesetzt</translation>
    </message>
    <message>
        <source>not published: the check found the problems above; mend them, or say with --reason TEXT why this version is published all the same</source>
        <translation>nicht veröffentlicht: die Prüfung hat die Fehler oben gefunden; beheben Sie sie, oder sagen Sie mit --reason TEXT, warum diese Version trotzdem veröffentlicht wird</translation>
    </message>
    <message>
        <source>version {number} ({version})</source>
        <translation>Version {number} ({version})</translation>
    </message>
    <message>
        <source>what cannot be in printed tables of results</source>
        <translation>was in gedruckten Ergebnistabellen nicht sein kann</translation>
    </message>
    <message>
        <source>CSV, one file a table</source>
        <translation>CSV, eine Datei je Tabelle</translation>
    </message>
    <message>
        <source>{figures:figure|figures} in {tables:table|tables}; {found} cannot be</source>
        <translation>{figures:Zahl|Zahlen} in {tables:Tabelle|Tabellen}; {found} können nicht sein</translation>
    </message>
    <message>
        <source>what a recruiter&apos;s code opens; nothing is stored</source>
        <translation>was der Code einer Rekrutierungsplattform öffnet; nichts wird gespeichert</translation>
    </message>
    <message>
        <source>the code; without one, what is open</source>
        <translation>der Code; ohne ihn, was offen ist</translation>
    </message>
    <message>
        <source>this study asks for no codes</source>
        <translation>diese Studie fragt nach keinen Codes</translation>
    </message>
    <message>
        <source>what was coded: frequencies, agreement, ratings with codes, quotes</source>
        <translation>was codiert wurde: Häufigkeiten, Übereinstimmung, Bewertungen mit Codes, Zitate</translation>
    </message>
    <message>
        <source>folder; `codes` next to the exports when left out</source>
        <translation>Ordner; ohne Angabe `codes` neben den Exporten</translation>
    </message>
    <message>
        <source>csv, jsonl, parquet or xlsx</source>
        <translation>csv, jsonl, parquet oder xlsx</translation>
    </message>
    <message>
        <source>with csv: an apostrophe before texts that a spreadsheet program would take for formulas</source>
        <translation>mit csv: ein Apostroph vor Texten, die ein Tabellenprogramm für Formeln hielte</translation>
    </message>
    <message>
        <source>of agreement; a turn is a passage: an answer, a turn of talk</source>
        <translation>für die Übereinstimmung; turn ist ein Abschnitt: eine Antwort, ein Redebeitrag</translation>
    </message>
    <message>
        <source>a coder who is compared (repeatable); everybody when left out</source>
        <translation>codierende Person, die verglichen wird (wiederholbar); ohne Angabe alle</translation>
    </message>
    <message>
        <source>a coder whose segments are counted (repeatable), &apos;agreed&apos; for what coders agreed on; those of everybody when left out, so that what two have coded counts twice</source>
        <translation>codierende Person, deren Segmente gezählt werden (wiederholbar), agreed für das, worin alle übereinstimmen; ohne Angabe die Segmente aller, sodass doppelt zählt, was zwei codiert haben</translation>
    </message>
    <message>
        <source>what a code&apos;s ratings are compared with: other ratings at which something was said or written, or all others</source>
        <translation>womit die Bewertungen eines Codes verglichen werden: mit anderen Bewertungen, bei denen etwas gesagt oder geschrieben wurde, oder mit allen anderen</translation>
    </message>
    <message>
        <source>&apos;{format}&apos; is no format; there are {formats}</source>
        <translation>„{format}“ ist kein Format; es gibt {formats}</translation>
    </message>
    <message>
        <source>only csv has a form that is safe for spreadsheets; xlsx needs none</source>
        <translation>nur csv hat eine Form, die für Tabellenprogramme sicher ist; xlsx braucht keine</translation>
    </message>
    <message>
        <source>{path}: nothing was coded yet; there is no {name}</source>
        <translation>{path}: noch ist nichts codiert; es gibt kein {name}</translation>
    </message>
    <message>
        <source>{workbook}: no segment is coded yet</source>
        <translation>{workbook}: noch ist kein Segment codiert</translation>
    </message>
    <message>
        <source>nobody codes as &apos;{name}&apos;; there are {ids}</source>
        <translation>niemand codiert als „{name}“; es gibt {ids}</translation>
    </message>
    <message>
        <source>it takes two coders to compare; name another, or none for all of them</source>
        <translation>zum Vergleichen braucht es zwei Codierende; nennen Sie noch jemanden, oder niemanden für alle</translation>
    </message>
    <message>
        <source>open transcripts, comments and notes to read and code them</source>
        <translation>Transkripte, Kommentare und Notizen öffnen, lesen und codieren</translation>
    </message>
    <message>
        <source>your code as a coder, never a name; by default the last one</source>
        <translation>Ihr Code als codierende Person, nie ein Name; ohne Angabe der letzte</translation>
    </message>
    <message>
        <source>a coder&apos;s code needs at least one letter; such as --coder A</source>
        <translation>der Code einer codierenden Person braucht mindestens einen Buchstaben; etwa --coder A</translation>
    </message>
    <message>
        <source>show or choose a second place for copies, such as another disk</source>
        <translation>einen zweiten Ort für Kopien zeigen oder wählen, etwa eine andere Platte</translation>
    </message>
    <message>
        <source>the folder that second copies go to from now on</source>
        <translation>der Ordner, in den Zweitkopien von nun an gehen</translation>
    </message>
    <message>
        <source>make no second copies any more</source>
        <translation>keine Zweitkopien mehr machen</translation>
    </message>
    <message>
        <source>{to}: is no folder; name one that exists</source>
        <translation>{to}: ist kein Ordner; nennen Sie einen, den es gibt</translation>
    </message>
    <message>
        <source>no second copies are made; &apos;labeval copies --to FOLDER&apos; chooses a place</source>
        <translation>es werden keine Zweitkopien gemacht; `labeval copies --to ORDNER` wählt einen Ort</translation>
    </message>
    <message>
        <source>second copies go to {place}</source>
        <translation>Zweitkopien gehen nach {place}</translation>
    </message>
    <message>
        <source>{place}: is not there now; connect it, or choose another place</source>
        <translation>{place}: ist gerade nicht da; schließen Sie ihn an, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>withdrawal: erase a participant for good</source>
        <translation>Rücktritt: eine teilnehmende Person endgültig löschen</translation>
    </message>
    <message>
        <source>the participant&apos;s code</source>
        <translation>der Code der teilnehmenden Person</translation>
    </message>
    <message>
        <source>do not ask again</source>
        <translation>nicht noch einmal fragen</translation>
    </message>
    <message>
        <source>This erases {code} for good. Type the code again: </source>
        <translation>Das löscht {code} endgültig. Tippen Sie den Code noch einmal: </translation>
    </message>
    <message>
        <source>nothing was erased</source>
        <translation>nichts wurde gelöscht</translation>
    </message>
    <message>
        <source>there is no participant &apos;{code}&apos; in this record</source>
        <translation>in dieser Aufzeichnung gibt es niemanden mit dem Code „{code}“</translation>
    </message>
    <message>
        <source>{name}: is your recruiter&apos;s list; remove the person&apos;s own code there yourself</source>
        <translation>{name}: ist die Liste Ihrer Rekrutierung; entfernen Sie den eigenen Code der Person dort selbst</translation>
    </message>
    <message>
        <source>write tables of the record</source>
        <translation>Tabellen der Aufzeichnung schreiben</translation>
    </message>
    <message>
        <source>csv, jsonl, parquet or xlsx; sqlite for all tables in one database; qdpx for the coded texts as a REFI-QDA project, qdc for the codebook; spss, stata, psych-ds or label-studio for tables with labels of columns and values</source>
        <translation>csv, jsonl, parquet oder xlsx; sqlite für alle Tabellen in einer Datenbank; qdpx für die codierten Texte als REFI-QDA-Projekt, qdc für das Codebuch; spss, stata, psych-ds oder label-studio für Tabellen mit Beschriftungen der Spalten und Werte</translation>
    </message>
    <message>
        <source>also write a data dictionary (CSV): name, label, values, unit, source and type of every column of the tables</source>
        <translation>auch ein Datenwörterbuch (CSV) schreiben: Name, Beschriftung, Werte, Einheit, Quelle und Typ jeder Spalte der Tabellen</translation>
    </message>
    <message>
        <source>end with exit status {status} where something was left out that no option names</source>
        <translation>mit dem Exit-Status {status} enden, wo etwas wegblieb, das keine Option nennt</translation>
    </message>
    <message>
        <source>with csv, jsonl, parquet, xlsx or sqlite: rehearsals are in the tables too</source>
        <translation>mit csv, jsonl, parquet, xlsx oder sqlite: auch Probeläufe sind in den Tabellen</translation>
    </message>
    <message>
        <source>with qdpx: the recordings of transcripts too</source>
        <translation>mit qdpx: auch die Aufnahmen der Transkripte</translation>
    </message>
    <message>
        <source>with csv: an apostrophe before texts that a spreadsheet program would take for formulas; such a table is not for reading in again</source>
        <translation>mit csv: ein Apostroph vor Texten, die ein Tabellenprogramm für Formeln hielte; eine solche Tabelle ist nicht zum Wiedereinlesen</translation>
    </message>
    <message>
        <source>one table; without it all of them, into a folder</source>
        <translation>eine Tabelle; ohne Angabe alle, in einen Ordner</translation>
    </message>
    <message>
        <source>file, or folder for all tables</source>
        <translation>Datei, oder Ordner für alle Tabellen</translation>
    </message>
    <message>
        <source>leave out judgments by name (repeatable): rejected, flagged, or one kind of flag such as too_fast</source>
        <translation>Urteile nach Namen weglassen (wiederholbar): rejected, flagged oder eine Art von Hinweis wie too_fast</translation>
    </message>
    <message>
        <source>write finished responses as an items table with references, for &apos;labeval new&apos;</source>
        <translation>fertige Antworttexte als Itemtabelle mit Quellentexten schreiben, für `labeval new`</translation>
    </message>
    <message>
        <source>with --responses-as-items: the system of all items; their style when left out</source>
        <translation>mit --responses-as-items: das System aller Items; ohne Angabe ihr Stil</translation>
    </message>
    <message>
        <source>write transcripts instead, one file a recording: txt, vtt, srt, tsv, json or docx</source>
        <translation>stattdessen Transkripte schreiben, eine Datei je Aufnahme: txt, vtt, srt, tsv, json oder docx</translation>
    </message>
    <message>
        <source>with --transcripts: the record&apos;s own, without corrections of the coding window</source>
        <translation>mit --transcripts: die der Aufzeichnung, ohne Korrekturen aus dem Codierfenster</translation>
    </message>
    <message>
        <source>read what was made elsewhere</source>
        <translation>einlesen, was anderswo entstanden ist</translation>
    </message>
    <message>
        <source>files to read; see --as</source>
        <translation>Dateien zum Einlesen; siehe --as</translation>
    </message>
    <message>
        <source>what the files hold (judgments); items are a newer version of the study&apos;s texts, participants their attributes from elsewhere; an interview is a transcript made elsewhere, as is a transcript without --of; a codebook is a .qdc, a .csv, or the name of one that comes with labeval: evaluation-sessions, justifications; or criteria, for those of the study</source>
        <translation>was die Dateien enthalten (judgments); items sind eine neuere Fassung der Texte der Studie, participants Merkmale der Teilnehmenden von anderswo; interview ist ein anderswo entstandenes Transkript, ebenso transcript ohne --of; codebook ist eine .qdc, eine .csv oder der Name eines mitgelieferten: evaluation-sessions, justifications; oder criteria für die der Studie</translation>
    </message>
    <message>
        <source>recording, or session, of an imported transcript; participant of imported texts and interviews</source>
        <translation>Aufnahme oder Sitzung eines importierten Transkripts; teilnehmende Person importierter Texte und Interviews</translation>
    </message>
    <message>
        <source>with --as interview: the participant of each file, in the columns file and participant; other columns are attributes. Without it, codes in file names count</source>
        <translation>mit --as interview: die teilnehmende Person zu jeder Datei, in den Spalten file und participant; andere Spalten sind Merkmale. Ohne sie zählen Kennungen in Dateinamen</translation>
    </message>
    <message>
        <source>with --as interview: attributes by participant, a column each</source>
        <translation>mit --as interview: Merkmale je teilnehmende Person, je eine Spalte</translation>
    </message>
    <message>
        <source>with --as items: show what would change, and stop; with --as interview: print a table for --links</source>
        <translation>mit --as items: zeigen, was sich ändern würde, und aufhören; mit --as interview: eine Tabelle für --links ausgeben</translation>
    </message>
    <message>
        <source>who imports a project, codebook or text; a code, never a name</source>
        <translation>wer ein Projekt, ein Codebuch oder einen Text einliest; ein Code, nie ein Name</translation>
    </message>
    <message>
        <source>only tables have a dictionary; leave --dictionary out</source>
        <translation>nur Tabellen haben ein Wörterbuch; lassen Sie --dictionary weg</translation>
    </message>
    <message>
        <source>&apos;{format}&apos; is no format; there are {there}</source>
        <translation>„{format}“ ist kein Format; es gibt {there}</translation>
    </message>
    <message>
        <source>&apos;{table}&apos; is no table; there are {tables}</source>
        <translation>„{table}“ ist keine Tabelle; es gibt {tables}</translation>
    </message>
    <message>
        <source>a database holds all tables; leave --table out</source>
        <translation>eine Datenbank enthält alle Tabellen; lassen Sie --table weg</translation>
    </message>
    <message>
        <source>assumed: {text}</source>
        <translation>angenommen: {text}</translation>
    </message>
    <message>
        <source>{judgments:judgment|judgments} from {path}</source>
        <translation>{judgments:Urteil|Urteile} aus {path}</translation>
    </message>
    <message>
        <source>{added} added, {changed} changed, {removed} removed, {same} the same</source>
        <translation>{added} neu, {changed} geändert, {removed} entfernt, {same} unverändert</translation>
    </message>
    <message>
        <source>there are no participants in it; name them with --map participant=COLUMN</source>
        <translation>darin sind keine Teilnehmenden; nennen Sie sie mit --map participant=SPALTE</translation>
    </message>
    <message>
        <source>attributes of {participants:participant|participants}</source>
        <translation>Merkmale von {participants:teilnehmenden Person|Teilnehmenden}</translation>
    </message>
    <message>
        <source>show what is in a file of texts or judgments</source>
        <translation>zeigen, was in einer Datei mit Texten oder Urteilen ist</translation>
    </message>
    <message>
        <source>CSV, XLSX, JSON, JSONL, Parquet or SQLite; files that belong together; a folder</source>
        <translation>CSV, XLSX, JSON, JSONL, Parquet oder SQLite; Dateien, die zusammengehören; ein Ordner</translation>
    </message>
    <message>
        <source>{title}: {rows:row|rows}</source>
        <translation>{title}: {rows:Zeile|Zeilen}</translation>
    </message>
    <message>
        <source>{n:text|texts}</source>
        <translation>{n:Text|Texte}</translation>
    </message>
    <message>
        <source>{n:judgment|judgments}</source>
        <translation>{n:Urteil|Urteile}</translation>
    </message>
    <message>
        <source>{n:participant|participants}</source>
        <translation>{n:teilnehmende Person|Teilnehmende}</translation>
    </message>
    <message>
        <source>gives {found}</source>
        <translation>ergibt {found}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>and {n:more problem|more problems}</source>
        <translation>und {n:weiteres Problem|weitere Probleme}</translation>
    </message>
    <message>
        <source>{why}; such as “{sample}”</source>
        <translation>{why}; etwa „{sample}“</translation>
    </message>
    <message>
        <source>Let a language model rate the items, one call for each item and criterion. The server
takes OpenAI&apos;s chat completions: one on this computer (llama.cpp, vLLM, Ollama …) or one
elsewhere. Each call sends one criterion with one item&apos;s text and question, and the whole
source where the criterion is judged against it, to that server and nowhere else; no
system&apos;s name goes with it. Each rating is on disk as soon as it arrives, and the same
command goes on where it was stopped.</source>
        <translation>Lässt ein Sprachmodell die Items bewerten, ein Aufruf je Item und Kriterium. Der Server nimmt die
Chat-Completions von OpenAI an: einer auf diesem Rechner (llama.cpp, vLLM, Ollama …) oder anderswo.
Jeder Aufruf schickt ein Kriterium mit Text und Frage eines Items, und die ganze Quelle, wo das
Kriterium an ihr gemessen wird, an diesen Server und sonst nirgendwohin; der Name eines Systems geht
nie mit. Jede Bewertung ist auf der Platte, sobald sie eintrifft, und derselbe Befehl macht weiter,
wo er angehalten wurde.</translation>
    </message>
    <message>
        <source>Ratings go to the file that the study file names as &quot;judge&quot;, else to STUDY/judge.jsonl.
What failed is listed at the end and in judge.failed.jsonl next to it, and the exit status
is 1 then.</source>
        <translation>Bewertungen kommen in die Datei, die die Studiendatei als „judge“ nennt, sonst nach
STUDY/judge.jsonl. Was misslang, steht am Ende und daneben in judge.failed.jsonl, und der
Exit-Status ist dann 1.</translation>
    </message>
    <message>
        <source>let a language model on a server that you name rate the items</source>
        <translation>ein Sprachmodell auf einem Server, den Sie nennen, die Items bewerten lassen</translation>
    </message>
    <message>
        <source>such as http://localhost:8080</source>
        <translation>etwa http://localhost:8080</translation>
    </message>
    <message>
        <source>as the server calls it</source>
        <translation>wie der Server es nennt</translation>
    </message>
    <message>
        <source>0 to 2, or &apos;none&apos; to leave it to the server (default 0)</source>
        <translation>0 bis 2, oder none, um sie dem Server zu überlassen (sonst 0)</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>Umgebungsvariable mit dem Schlüssel</translation>
    </message>
    <message>
        <source>the system&apos;s keyring has the key</source>
        <translation>der Schlüsselbund des Systems hat den Schlüssel</translation>
    </message>
    <message>
        <source>without it, those that may show a rating: none that is judged against the source</source>
        <translation>ohne Angabe alle, die eine Bewertung zeigen dürfen: keines, das an der Quelle gemessen wird</translation>
    </message>
    <message>
        <source>without it, all</source>
        <translation>ohne Angabe alle</translation>
    </message>
    <message>
        <source>the block whose criteria and scale are meant</source>
        <translation>der Block, dessen Kriterien und Skala gemeint sind</translation>
    </message>
    <message>
        <source>the file of ratings, JSONL</source>
        <translation>die Datei der Bewertungen, JSONL</translation>
    </message>
    <message>
        <source>rate all anew; the old file is kept under another name</source>
        <translation>alles neu bewerten; die alte Datei bleibt unter anderem Namen</translation>
    </message>
    <message>
        <source>calls at a time</source>
        <translation>Aufrufe zugleich</translation>
    </message>
    <message>
        <source>seconds for one answer</source>
        <translation>Sekunden für eine Antwort</translation>
    </message>
    <message>
        <source>of a call that fails</source>
        <translation>eines Aufrufs, der misslingt</translation>
    </message>
    <message>
        <source>for a million tokens sent</source>
        <translation>für eine Million gesendeter Token</translation>
    </message>
    <message>
        <source>for a million tokens received</source>
        <translation>für eine Million empfangener Token</translation>
    </message>
    <message>
        <source>only say how many calls and tokens it would be</source>
        <translation>nur sagen, wie viele Aufrufe und Token es wären</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number from {least:g} to {most:g}</source>
        <translation>„{text}“ ist keine Zahl von {least:g} bis {most:g}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is more than {most} calls at a time</source>
        <translation>„{text}“ sind mehr als {most} Aufrufe zugleich</translation>
    </message>
    <message>
        <source>Compare a language model&apos;s ratings with those of people: agreement with each person
against people with each other, the alternative annotator test, bias by length, position
and own family, calibration, estimates from the judge and people together, and how many
participants that saves. A judge is a file of ratings as `labeval judge` writes it, or a
participant of an imported table.</source>
        <translation>Vergleicht die Bewertungen eines Sprachmodells mit denen von Menschen: Übereinstimmung mit jeder Person
gegenüber der von Menschen untereinander, der Alternative-Annotator-Test, Verzerrung durch Länge,
Position und eigene Familie, Kalibrierung, Schätzungen aus Modell und Menschen zusammen, und wie viele
Teilnehmende das spart. Ein Modell ist eine Datei mit Bewertungen, wie `labeval judge` sie schreibt,
oder eine teilnehmende Person einer eingelesenen Tabelle.</translation>
    </message>
    <message>
        <source>kappa of the judge with people</source>
        <translation>Kappa des Modells mit Menschen</translation>
    </message>
    <message>
        <source>kappa of people with each other</source>
        <translation>Kappa der Menschen untereinander</translation>
    </message>
    <message>
        <source>winning rate</source>
        <translation>Anteil der Gewinne</translation>
    </message>
    <message>
        <source>higher than people by</source>
        <translation>höher als Menschen um</translation>
    </message>
    <message>
        <source>for twice the length</source>
        <translation>bei doppelter Länge</translation>
    </message>
    <message>
        <source>for its own family</source>
        <translation>für die eigene Familie</translation>
    </message>
    <message>
        <source>share of the first text</source>
        <translation>Anteil des ersten Textes</translation>
    </message>
    <message>
        <source>calibration slope</source>
        <translation>Steigung der Kalibrierung</translation>
    </message>
    <message>
        <source>participants now</source>
        <translation>Teilnehmende jetzt</translation>
    </message>
    <message>
        <source>participants needed</source>
        <translation>Teilnehmende nötig</translation>
    </message>
    <message>
        <source>participants at best</source>
        <translation>Teilnehmende bestenfalls</translation>
    </message>
    <message>
        <source>how far a language model&apos;s ratings can stand in for people, and whom they save</source>
        <translation>wie weit die Bewertungen eines Sprachmodells Menschen vertreten können und wen sie ersparen</translation>
    </message>
    <message>
        <source>file of ratings (.jsonl), or participant; the study&apos;s own file when left out</source>
        <translation>Datei mit Bewertungen (.jsonl) oder teilnehmende Person; ohne Angabe die Datei der Studie</translation>
    </message>
    <message>
        <source>all figures as CSV</source>
        <translation>alle Zahlen als CSV</translation>
    </message>
    <message>
        <source>{path}: there are no ratings of a judge; `labeval judge` makes them, or name a file of ratings or a participant who is a model</source>
        <translation>{path}: es gibt keine Bewertungen eines Modells; `labeval judge` macht sie, oder nennen Sie eine Datei mit Bewertungen oder eine teilnehmende Person, die ein Modell ist</translation>
    </message>
    <message>
        <source>judge	method	criterion	figure	value	from	to	p</source>
        <translation>Modell	Methode	Kriterium	Größe	Wert	von	bis	p</translation>
    </message>
    <message>
        <source>Show the looks that a study has registered, and what those taken say: go on, stop because
the systems differ, or stop because the smallest difference of interest would hardly be
found any more. Until then results are locked, here, in the window and in exports.
--unlock opens those of the sessions that are complete now; the reason is recorded in each
of them and is in the report.</source>
        <translation>Zeigt die Zwischenblicke, die eine Studie registriert hat, und was die bisherigen sagen: weitermachen,
aufhören, weil die Systeme sich unterscheiden, oder aufhören, weil der kleinste Unterschied von
Interesse kaum noch gefunden würde. Bis dahin sind Ergebnisse gesperrt, hier, im Fenster und in
Exporten. --unlock öffnet die der Sitzungen, die jetzt abgeschlossen sind; der Grund wird in jeder
von ihnen aufgezeichnet und steht im Bericht.</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weitermachen</translation>
    </message>
    <message>
        <source>stop: the systems differ</source>
        <translation>aufhören: die Systeme unterscheiden sich</translation>
    </message>
    <message>
        <source>stop: the smallest difference of interest would hardly be found any more</source>
        <translation>aufhören: der kleinste Unterschied von Interesse würde kaum noch gefunden</translation>
    </message>
    <message>
        <source>this was the last look: no difference was found</source>
        <translation>das war der letzte Zwischenblick: kein Unterschied wurde gefunden</translation>
    </message>
    <message>
        <source>registered looks: go on, or stop; results are locked between them</source>
        <translation>registrierte Zwischenblicke: weitermachen oder aufhören; dazwischen sind Ergebnisse gesperrt</translation>
    </message>
    <message>
        <source>open the results all the same</source>
        <translation>die Ergebnisse trotzdem öffnen</translation>
    </message>
    <message>
        <source>{path}: this study has registered no looks</source>
        <translation>{path}: diese Studie hat keine Zwischenblicke registriert</translation>
    </message>
    <message>
        <source>look	participants	difference	from	to	p	p needed	decision</source>
        <translation>Blick	Teilnehmende	Unterschied	von	bis	p	p nötig	Entscheidung</translation>
    </message>
    <message>
        <source>{a} less {b} on {criterion}</source>
        <translation>{a} weniger {b} bei {criterion}</translation>
    </message>
    <message>
        <source>the next look is at {count} participants</source>
        <translation>der nächste Zwischenblick ist bei {count} Teilnehmenden</translation>
    </message>
    <message>
        <source>unlocked on {day} at {count} participants: {reason}</source>
        <translation>am {day} bei {count} Teilnehmenden geöffnet: {reason}</translation>
    </message>
    <message>
        <source>results are locked</source>
        <translation>Ergebnisse sind gesperrt</translation>
    </message>
    <message>
        <source>results are open</source>
        <translation>Ergebnisse sind offen</translation>
    </message>
    <message>
        <source>bring records, workbooks and attributes of other laptops together</source>
        <translation>Aufzeichnungen, Codierungen und Merkmale anderer Laptops zusammenführen</translation>
    </message>
    <message>
        <source>study folders, record files, coding.sqlite or participants.csv</source>
        <translation>Studienordner, Dateien von Aufzeichnungen, coding.sqlite oder participants.csv</translation>
    </message>
    <message>
        <source>take in the sessions of this study that are kept on this computer because its folder was gone while they ran</source>
        <translation>die Sitzungen dieser Studie aufnehmen, die auf diesem Rechner liegen, weil ihr Ordner verschwand, während sie liefen</translation>
    </message>
    <message>
        <source>no session of this study is kept elsewhere on this computer</source>
        <translation>auf diesem Rechner liegt keine Sitzung dieser Studie an anderer Stelle</translation>
    </message>
    <message>
        <source>name what is to be merged, or give --unsaved</source>
        <translation>nennen Sie, was zusammengeführt werden soll, oder geben Sie --unsaved an</translation>
    </message>
    <message>
        <source>the speech models of this computer</source>
        <translation>die Sprachmodelle für Transkripte auf diesem Rechner</translation>
    </message>
    <message>
        <source>one model a line: name, languages, folder</source>
        <translation>ein Modell je Zeile: Name, Sprachen, Ordner</translation>
    </message>
    <message>
        <source>use a Whisper model for CTranslate2, or weights that distinguish voices</source>
        <translation>ein Whisper-Modell für CTranslate2 verwenden, oder Gewichte, die Stimmen unterscheiden</translation>
    </message>
    <message>
        <source>the folder of model.bin; or of weights of voices their file, their folder, or the installed package resemblyzer</source>
        <translation>der Ordner mit model.bin; bei Gewichten für Stimmen deren Datei, deren Ordner oder das installierte Paket resemblyzer</translation>
    </message>
    <message>
        <source>what to call it</source>
        <translation>wie es heißen soll</translation>
    </message>
    <message>
        <source>get a model by name over the network; nothing else here ever opens one</source>
        <translation>ein Modell nach Namen über das Netz holen; nichts sonst hier öffnet je eine Verbindung</translation>
    </message>
    <message>
        <source>tiny, base, small, medium (with .en English only), large-v3, turbo; or OWNER/NAME on huggingface.co</source>
        <translation>tiny, base, small, medium (mit .en nur Englisch), large-v3, turbo; oder BESITZER/NAME auf huggingface.co</translation>
    </message>
    <message>
        <source>the package {name} is not installed here</source>
        <translation>das Paket {name} ist hier nicht installiert</translation>
    </message>
    <message>
        <source>getting {name} from {hub}</source>
        <translation>hole {name} von {hub}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>from {source}</source>
        <translation>aus {source}</translation>
    </message>
    <message>
        <source>publisher: {name}</source>
        <translation>herausgegeben von: {name}</translation>
    </message>
    <message>
        <source>licence: {name}</source>
        <translation>Lizenz: {name}</translation>
    </message>
    <message>
        <source>distinguishes voices</source>
        <translation>unterscheidet Stimmen</translation>
    </message>
    <message>
        <source>multilingual</source>
        <translation>mehrsprachig</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>nur Englisch</translation>
    </message>
    <message>
        <source>watch a session from the second screen, and moderate it</source>
        <translation>eine Sitzung vom zweiten Bildschirm aus verfolgen und moderieren</translation>
    </message>
    <message>
        <source>id or code; the newest by default</source>
        <translation>Id oder Code; ohne Angabe die neueste</translation>
    </message>
    <message>
        <source>name of the screen; by default the second one</source>
        <translation>Name des Bildschirms; ohne Angabe der zweite</translation>
    </message>
    <message>
        <source>only put it where windows wait</source>
        <translation>nur dort ablegen, wo Fenster warten</translation>
    </message>
    <message>
        <source>the moderator&apos;s view of a finished session, at any time of it</source>
        <translation>die Sicht der Moderation auf eine beendete Sitzung, zu jedem Zeitpunkt</translation>
    </message>
    <message>
        <source>id of the session, or code of the participant</source>
        <translation>Id der Sitzung oder Code der teilnehmenden Person</translation>
    </message>
    <message>
        <source>times (1)</source>
        <translation>so schnell (1)</translation>
    </message>
    <message>
        <source>where to begin</source>
        <translation>wo es beginnt</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a time such as 12:30</source>
        <translation>„{text}“ ist keine Zeit wie 12:30</translation>
    </message>
    <message>
        <source>there is no session &apos;{session}&apos; in the record; it is named by the participant&apos;s code, or by its id in the table &apos;sessions&apos;</source>
        <translation>in der Aufzeichnung gibt es keine Sitzung „{session}“; sie heißt nach dem Code der teilnehmenden Person oder nach ihrer Id in der Tabelle sessions</translation>
    </message>
    <message>
        <source>list the templates, one a line, name first</source>
        <translation>die Vorlagen auflisten, eine je Zeile, zuerst der Name</translation>
    </message>
    <message>
        <source>make a study folder from a template, or from judgments</source>
        <translation>einen Studienordner aus einer Vorlage oder aus Urteilen anlegen</translation>
    </message>
    <message>
        <source>the new study folder, which must be new or empty</source>
        <translation>der Ordner der neuen Studie, der neu oder leer sein muss</translation>
    </message>
    <message>
        <source>as &apos;labeval templates&apos; lists them; with --items {name} when left out</source>
        <translation>wie `labeval templates` sie nennt; mit --items ohne Angabe {name}</translation>
    </message>
    <message>
        <source>judgments made elsewhere: a table with a row each, or a file of another program, as &apos;labeval inspect&apos; shows them</source>
        <translation>anderswo entstandene Urteile: eine Tabelle mit einer Zeile je Urteil oder eine Datei eines anderen Programms, wie `labeval inspect` sie zeigt</translation>
    </message>
    <message>
        <source>the study of a capsule, to run it again</source>
        <translation>die Studie einer Kapsel, um sie noch einmal durchzuführen</translation>
    </message>
    <message>
        <source>your own texts, in any table or format that &apos;labeval inspect&apos; reads</source>
        <translation>eigene Texte, in jeder Tabelle und jedem Format, das `labeval inspect` liest</translation>
    </message>
    <message>
        <source>your own references: JSONL</source>
        <translation>eigene Quellentexte: JSONL</translation>
    </message>
    <message>
        <source>name a --template, your own --items, judgments with --from-judgments, or a capsule with --from-capsule</source>
        <translation>nennen Sie eine Vorlage mit --template, eigene Texte mit --items, Urteile mit --from-judgments oder eine Kapsel mit --from-capsule</translation>
    </message>
    <message>
        <source>there is no template &apos;{name}&apos;; &apos;labeval templates&apos; lists them</source>
        <translation>es gibt keine Vorlage „{name}“; `labeval templates` nennt sie</translation>
    </message>
    <message>
        <source>; ids were made for {count}</source>
        <translation>; {count} Ids wurden gebildet</translation>
    </message>
    <message>
        <source>a capsule has its own texts; change them in the new folder</source>
        <translation>eine Kapsel hat ihre eigenen Texte; ändern Sie sie im neuen Ordner</translation>
    </message>
    <message>
        <source>--references goes with --template; put the file next to study.yaml instead</source>
        <translation>--references gehört zu --template; legen Sie die Datei stattdessen neben study.yaml</translation>
    </message>
    <message>
        <source>with --from-judgments, --items takes one items table</source>
        <translation>mit --from-judgments nimmt --items eine Itemtabelle</translation>
    </message>
    <message>
        <source>read as {format}</source>
        <translation>gelesen als {format}</translation>
    </message>
    <message>
        <source>{judgments:judgment|judgments} of {items:item|items} by {participants:participant|participants}</source>
        <translation>{judgments:Urteil|Urteile} zu {items:Item|Items} von {participants:teilnehmenden Person|Teilnehmenden}</translation>
    </message>
    <message>
        <source>attributes of {described:participant|participants} in participants.csv</source>
        <translation>Merkmale von {described:teilnehmenden Person|Teilnehmenden} in participants.csv</translation>
    </message>
    <message>
        <source>{unanswered:row|rows} without a value left out</source>
        <translation>{unanswered:Zeile|Zeilen} ohne Wert weggelassen</translation>
    </message>
    <message>
        <source>columns not used: {unused}</source>
        <translation>nicht verwendete Spalten: {unused}</translation>
    </message>
    <message>
        <source>{changed:name|names} changed to be ids, such as {named}</source>
        <translation>{changed:Name|Namen} geändert, damit sie Ids sind, etwa {named}</translation>
    </message>
    <message>
        <source>look over what was inferred in {path}</source>
        <translation>sehen Sie durch, was in {path} erschlossen wurde</translation>
    </message>
    <message>
        <source>participants, minutes and cost of each block, by assumptions</source>
        <translation>Teilnehmende, Minuten und Kosten jedes Blocks, nach Annahmen</translation>
    </message>
    <message>
        <source>of two: d</source>
        <translation>zwischen zweien: d</translation>
    </message>
    <message>
        <source>of all: Cohen&apos;s f</source>
        <translation>zwischen allen: f nach Cohen</translation>
    </message>
    <message>
        <source>of two, above 0.5, below 1</source>
        <translation>zwischen zweien, über 0.5, unter 1</translation>
    </message>
    <message>
        <source>of the tests (0.8)</source>
        <translation>der Tests (0.8)</translation>
    </message>
    <message>
        <source>level of the tests (0.05)</source>
        <translation>Niveau der Tests (0.05)</translation>
    </message>
    <message>
        <source>instead: how the registered looks work out, by simulation with the study&apos;s design</source>
        <translation>stattdessen: was die registrierten Zwischenblicke bewirken, durch Simulation mit dem Plan der Studie</translation>
    </message>
    <message>
        <source>simulated (1000)</source>
        <translation>simulierte (1000)</translation>
    </message>
    <message>
        <source>block	compared	assumed	participants	minutes	cost	how</source>
        <translation>Block	verglichen	angenommen	Teilnehmende	Minuten	Kosten	wie</translation>
    </message>
    <message>
        <source>&apos;labeval analyse&apos; plans from the judgments: its tables plan and power_curve</source>
        <translation>`labeval analyse` plant aus den Urteilen: seine Tabellen plan und power_curve</translation>
    </message>
    <message>
        <source>{path}: the study file registers no looks</source>
        <translation>{path}: die Studiendatei registriert keine Zwischenblicke</translation>
    </message>
    <message>
        <source>difference	found	found without looks	stopped for futility	participants	without looks	saved</source>
        <translation>Unterschied	gefunden	ohne Blicke gefunden	wegen Aussichtslosigkeit beendet	Teilnehmende	ohne Blicke	gespart</translation>
    </message>
    <message>
        <source>{studies} studies each; standard deviations of each system&apos;s ratings: {raters} between raters&apos; likings, {texts} between texts, {rest} the rest</source>
        <translation>je {studies} Studien; Standardabweichungen der Bewertungen jedes Systems: {raters} zwischen den Vorlieben der Bewertenden, {texts} zwischen Texten, {rest} der Rest</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not an effect above 0</source>
        <translation>„{text}“ ist kein Effekt über 0</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a share between 0 and 1</source>
        <translation>„{text}“ ist kein Anteil zwischen 0 und 1</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a win rate above 0.5 and below 1</source>
        <translation>„{text}“ ist kein Anteil der Gewinne über 0.5 und unter 1</translation>
    </message>
    <message>
        <source>answer a question in SQL; nothing is changed</source>
        <translation>eine Frage in SQL beantworten; nichts wird geändert</translation>
    </message>
    <message>
        <source>the study folder</source>
        <translation>der Studienordner</translation>
    </message>
    <message>
        <source>one SELECT statement</source>
        <translation>eine SELECT-Anweisung</translation>
    </message>
    <message>
        <source>list all tables, views and columns instead</source>
        <translation>stattdessen alle Tabellen, Sichten und Spalten auflisten</translation>
    </message>
    <message>
        <source>rehearsals are in the tables too</source>
        <translation>auch Probeläufe sind in den Tabellen</translation>
    </message>
    <message>
        <source>how the rows are printed (default: table, with long texts shortened)</source>
        <translation>wie die Zeilen ausgegeben werden (sonst table, mit gekürzten langen Texten)</translation>
    </message>
    <message>
        <source>give one SELECT statement, or --schema</source>
        <translation>geben Sie eine SELECT-Anweisung oder --schema an</translation>
    </message>
    <message>
        <source>reject a session that has ended; its record stays</source>
        <translation>eine beendete Sitzung zurückweisen; ihre Aufzeichnung bleibt</translation>
    </message>
    <message>
        <source>its id, the beginning of it, or the participant&apos;s code</source>
        <translation>ihre Id, der Anfang davon oder der Code der teilnehmenden Person</translation>
    </message>
    <message>
        <source>the reason, which is recorded</source>
        <translation>der Grund, der aufgezeichnet wird</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>only this block, questionnaire or test of it</source>
        <translation>nur diesen Block, Fragebogen oder Test davon</translation>
    </message>
    <message>
        <source>take the rejection back</source>
        <translation>die Zurückweisung aufheben</translation>
    </message>
    <message>
        <source>a rejection needs a reason: --why &quot;…&quot;</source>
        <translation>eine Zurückweisung braucht einen Grund: --why &quot;…&quot;</translation>
    </message>
    <message>
        <source>the rejection is taken back</source>
        <translation>die Zurückweisung ist aufgehoben</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>zurückgewiesen</translation>
    </message>
    <message>
        <source>such as cp1252; found out when left out</source>
        <translation>etwa cp1252; ohne Angabe ermittelt</translation>
    </message>
    <message>
        <source>between cells; found out when left out</source>
        <translation>zwischen Zellen; ohne Angabe ermittelt</translation>
    </message>
    <message>
        <source>rows with the names of columns</source>
        <translation>Zeilen mit den Namen der Spalten</translation>
    </message>
    <message>
        <source>a sheet of a workbook, a table of a database, or a list of a JSON file</source>
        <translation>ein Blatt einer Mappe, eine Tabelle einer Datenbank oder eine Liste einer JSON-Datei</translation>
    </message>
    <message>
        <source>what a column is; guessed when left out. Roles: {roles}</source>
        <translation>was eine Spalte ist; ohne Angabe erraten. Rollen: {roles}</translation>
    </message>
    <message>
        <source>the words of a scale from the lowest to the highest</source>
        <translation>die Wörter einer Skala vom niedrigsten zum höchsten</translation>
    </message>
    <message>
        <source>the number of the first of two texts, where values are positions</source>
        <translation>die Nummer des ersten von zwei Texten, wo Werte Positionen sind</translation>
    </message>
    <message>
        <source>--delimiter takes one character or tab, not &apos;{delimiter}&apos;</source>
        <translation>--delimiter nimmt ein Zeichen oder tab, nicht „{delimiter}“</translation>
    </message>
    <message>
        <source>&apos;{role}&apos; is no role; there are {roles}</source>
        <translation>„{role}“ ist keine Rolle; es gibt {roles}</translation>
    </message>
    <message>
        <source>did you mean &apos;{name}&apos;?</source>
        <translation>meinten Sie „{name}“?</translation>
    </message>
    <message>
        <source>there are {names}</source>
        <translation>es gibt {names}</translation>
    </message>
    <message>
        <source>there is no column &apos;{column}&apos;; {hint}</source>
        <translation>es gibt keine Spalte „{column}“; {hint}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not NAME=VALUE</source>
        <translation>„{text}“ ist nicht NAME=WERT</translation>
    </message>
    <message>
        <source>{target} is a whole folder; leave --table out</source>
        <translation>{target} ist ein ganzer Ordner; lassen Sie --table weg</translation>
    </message>
    <message>
        <source>&apos;{table}&apos; is no table; there are {known}</source>
        <translation>„{table}“ ist keine Tabelle; es gibt {known}</translation>
    </message>
    <message>
        <source>{table}: {texts:text|texts} too long for the format, cut</source>
        <translation>{table}: {texts:Text ist|Texte sind} zu lang für das Format und gekürzt</translation>
    </message>
    <message>
        <source>{path}: no study folder; there is no study.yaml in it</source>
        <translation>{path}: kein Studienordner; darin ist keine study.yaml</translation>
    </message>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation>{path}: es gibt noch keine Aufzeichnung; hier lief noch keine Sitzung</translation>
    </message>
    <message>
        <source>{calls:call|calls} to {address}, model {model}, temperature {temperature}</source>
        <translation>{calls:Aufruf|Aufrufe} an {address}, Modell {model}, Temperatur {temperature}</translation>
    </message>
    <message>
        <source>the server&apos;s own</source>
        <translation>die des Servers</translation>
    </message>
    <message>
        <source>; {n:rating|ratings} already there</source>
        <translation>; {n:Bewertung|Bewertungen} schon da</translation>
    </message>
    <message>
        <source>{name}: its last line was incomplete</source>
        <translation>{name}: die letzte Zeile war unvollständig</translation>
    </message>
    <message>
        <source>about {sent:,} tokens to send and {received:,} to receive</source>
        <translation>etwa {sent:,} Token zu senden und {received:,} zu empfangen</translation>
    </message>
    <message>
        <source>the longest call has about {tokens:,} tokens</source>
        <translation>der längste Aufruf hat etwa {tokens:,} Token</translation>
    </message>
    <message>
        <source>; {n:call|calls} with a whole source</source>
        <translation>; {n:Aufruf|Aufrufe} mit einer ganzen Quelle</translation>
    </message>
    <message>
        <source>this connection is not encrypted: what is sent can be read on its way</source>
        <translation>diese Verbindung ist nicht verschlüsselt: was gesendet wird, kann unterwegs gelesen werden</translation>
    </message>
    <message>
        <source>waiting for the calls under way; Ctrl-C leaves them</source>
        <translation>warte auf laufende Aufrufe; Strg-C gibt sie auf</translation>
    </message>
    <message>
        <source>failed: {place}: {why}</source>
        <translation>misslungen: {place}: {why}</translation>
    </message>
    <message>
        <source>failed: {count} more</source>
        <translation>misslungen: {count} weitere</translation>
    </message>
    <message>
        <source>left out: {place}: a quote that is not in the text: {quote}</source>
        <translation>weggelassen: {place}: ein Zitat, das nicht im Text steht: {quote}</translation>
    </message>
    <message>
        <source>left out: {count} more quotes</source>
        <translation>weggelassen: {count} weitere Zitate</translation>
    </message>
    <message>
        <source>stopped: {why}</source>
        <translation>angehalten: {why}</translation>
    </message>
    <message>
        <source>stopped: the server failed too often in a row</source>
        <translation>angehalten: der Server versagte zu oft hintereinander</translation>
    </message>
    <message>
        <source>the server named more than one model: {names}</source>
        <translation>der Server nannte mehr als ein Modell: {names}</translation>
    </message>
    <message>
        <source>{rated} rated, {failed} failed, {open} not asked</source>
        <translation>{rated} bewertet, {failed} misslungen, {open} nicht gefragt</translation>
    </message>
    <message>
        <source>{sent:,} tokens sent, {received:,} received</source>
        <translation>{sent:,} Token gesendet, {received:,} empfangen</translation>
    </message>
    <message>
        <source>what failed is in {path}</source>
        <translation>was misslang, steht in {path}</translation>
    </message>
    <message>
        <source>the same command goes on with what is missing</source>
        <translation>derselbe Befehl macht mit dem weiter, was fehlt</translation>
    </message>
    <message>
        <source>the old ratings are in {path}</source>
        <translation>die alten Bewertungen sind in {path}</translation>
    </message>
    <message>
        <source>, about {duration} left</source>
        <translation>, noch etwa {duration}</translation>
    </message>
    <message>
        <source>{count:,} tokens</source>
        <translation>{count:,} Token</translation>
    </message>
    <message>
        <source>{done} of {calls:call|calls}, {failed} failed</source>
        <translation>{done} von {calls:Aufruf|Aufrufen}, {failed} misslungen</translation>
    </message>
    <message>
        <source>about </source>
        <translation>etwa </translation>
    </message>
    <message>
        <source>, cost {about}{cost:.4g}</source>
        <translation>, Kosten {about}{cost:.4g}</translation>
    </message>
    <message>
        <source>will be left out: {text}</source>
        <translation>bleibt weg: {text}</translation>
    </message>
    <message>
        <source>left out: {text}</source>
        <translation>weggelassen: {text}</translation>
    </message>
    <message>
        <source>{done} of {total} {what}</source>
        <translation>{done} von {total} {what}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>there is not enough memory for this; close other programs, or use less</source>
        <translation>dafür reicht der Speicher nicht; schließen Sie andere Programme, oder nehmen Sie weniger</translation>
    </message>
    <message>
        <source>something here is nested too deeply to be read</source>
        <translation>hier ist etwas zu tief verschachtelt, um gelesen zu werden</translation>
    </message>
    <message>
        <source>reading {name}</source>
        <translation>lese {name}</translation>
    </message>
    <message>
        <source>; make room on the disk and run it again</source>
        <translation>; schaffen Sie Platz auf der Platte und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a size such as 1280x720</source>
        <translation>„{text}“ ist keine Größe wie 1280x720</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number from 1</source>
        <translation>„{text}“ ist keine Zahl ab 1</translation>
    </message>
    <message>
        <source>{path}: there is neither a session nor an imported text yet</source>
        <translation>{path}: es gibt noch weder eine Sitzung noch einen eingelesenen Text</translation>
    </message>
    <message>
        <source>in the file: {sources:source|sources}, {segments:coded segment|coded segments}, {codes:code|codes}, {memos:memo|memos}</source>
        <translation>in der Datei: {sources:Quelle|Quellen}, {segments:codiertes Segment|codierte Segmente}, {codes:Code|Codes}, {memos:Memo|Memos}</translation>
    </message>
    <message>
        <source>{path}: there are no codes yet; open it with &apos;labeval coding&apos; first</source>
        <translation>{path}: es gibt noch keine Codes; öffnen Sie sie zuerst mit `labeval coding`</translation>
    </message>
    <message>
        <source>say who imports with --coder CODE, so that it can be undone; never a name</source>
        <translation>sagen Sie mit --coder CODE, wer einliest, damit es rückgängig gemacht werden kann; nie ein Name</translation>
    </message>
    <message>
        <source>{files:file|files} cannot be read; nothing was imported</source>
        <translation>{files:Datei kann|Dateien können} nicht gelesen werden; nichts wurde importiert</translation>
    </message>
    <message>
        <source>added: {sources:interview|interviews}, {attributes:attribute|attributes}; there already: {same}</source>
        <translation>neu: {sources:Interview|Interviews}, {attributes:Merkmal|Merkmale}; schon da: {same}</translation>
    </message>
    <message>
        <source>{file}: participant {code}</source>
        <translation>{file}: Person {code}</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>in the table, but not among the files: {names}</source>
        <translation>in der Tabelle, aber nicht unter den Dateien: {names}</translation>
    </message>
    <message>
        <source>{n:code|codes}</source>
        <translation>{n:Code|Codes}</translation>
    </message>
    <message>
        <source>{n:segment|segments}</source>
        <translation>{n:Segment|Segmente}</translation>
    </message>
    <message>
        <source>{n:memo|memos}</source>
        <translation>{n:Memo|Memos}</translation>
    </message>
    <message>
        <source>{n:theme|themes}</source>
        <translation>{n:Thema|Themen}</translation>
    </message>
    <message>
        <source>added: {added}; there already: {same}</source>
        <translation>neu: {added}; schon da: {same}</translation>
    </message>
    <message>
        <source>note: {line}</source>
        <translation>Hinweis: {line}</translation>
    </message>
    <message>
        <source>not imported as it is: {line}</source>
        <translation>nicht so übernommen, wie es ist: {line}</translation>
    </message>
    <message>
        <source>participant &apos;{code}&apos; was erased; their texts stay out of this study</source>
        <translation>„{code}“ wurde gelöscht; die Texte dieser Person bleiben aus der Studie heraus</translation>
    </message>
    <message>
        <source>there are {count} others</source>
        <translation>es gibt {count} andere</translation>
    </message>
    <message>
        <source>there is no participant &apos;{code}&apos; in this record; {there}</source>
        <translation>in dieser Aufzeichnung gibt es niemanden mit dem Code „{code}“; {there}</translation>
    </message>
    <message>
        <source>{path}: is neither a file nor a codebook that comes with labeval: {names}</source>
        <translation>{path}: ist weder eine Datei noch ein Codebuch, das bei labeval dabei ist: {names}</translation>
    </message>
    <message>
        <source>robot participants, without a window</source>
        <translation>Roboter als Teilnehmende, ohne Fenster</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>of random numbers; the same seed gives the same result (1)</source>
        <translation>der Zufallszahlen; derselbe Wert ergibt dasselbe Ergebnis (1)</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>{sessions:session|sessions} ({endings}), {answers:answer|answers}</source>
        <translation>{sessions:Sitzung|Sitzungen} ({endings}), {answers:Antwort|Antworten}</translation>
    </message>
    <message>
        <source>choose the code that leaves the participant&apos;s full screen; only a hash of it is kept</source>
        <translation>den Code wählen, der das Vollbild der teilnehmenden Person verlässt; nur ein Hash davon bleibt</translation>
    </message>
    <message>
        <source>{path}: holds a hash of the code; whoever runs sessions with a copy of this study folder uses the same code</source>
        <translation>{path}: enthält einen Hash des Codes; wer Sitzungen mit einer Kopie dieses Studienordners führt, verwendet denselben Code</translation>
    </message>
    <message>
        <source>{study_file}: delete the line &apos;supervisor_code&apos;; it counts no more</source>
        <translation>{study_file}: löschen Sie die Zeile supervisor_code; sie gilt nicht mehr</translation>
    </message>
    <message>
        <source>New code: </source>
        <translation>Neuer Code: </translation>
    </message>
    <message>
        <source>Once more: </source>
        <translation>Noch einmal: </translation>
    </message>
    <message>
        <source>the two differ; nothing was changed</source>
        <translation>die beiden sind verschieden; nichts wurde geändert</translation>
    </message>
    <message>
        <source>win rates, scores and agreement of a file of comparisons</source>
        <translation>Anteile der Gewinne, Werte und Übereinstimmung einer Datei mit Vergleichen</translation>
    </message>
    <message>
        <source>Parquet with a row a comparison: first, second, value; participant, question_id and criterion where they are known</source>
        <translation>Parquet mit einer Zeile je Vergleich: first, second, value; participant, question_id und criterion, wo sie bekannt sind</translation>
    </message>
    <message>
        <source>folder of the tables</source>
        <translation>Ordner der Tabellen</translation>
    </message>
    <message>
        <source>of the bootstrap; 0 for none</source>
        <translation>für den Bootstrap; 0 für keinen</translation>
    </message>
    <message>
        <source>of random numbers (0)</source>
        <translation>der Zufallszahlen (0)</translation>
    </message>
    <message>
        <source>{comparisons:comparison|comparisons}, {participants:participant|participants}, {questions:question|questions}</source>
        <translation>{comparisons:Vergleich|Vergleiche}, {participants:teilnehmende Person|Teilnehmende}, {questions:Frage|Fragen}</translation>
    </message>
    <message>
        <source>recordings or sound files into words, on this computer</source>
        <translation>Aufnahmen oder Tondateien in Worte, auf diesem Rechner</translation>
    </message>
    <message>
        <source>sound or video files; or a study folder, for its recordings without a transcript</source>
        <translation>Ton- oder Videodateien; oder ein Studienordner, für seine Aufnahmen ohne Transkript</translation>
    </message>
    <message>
        <source>file, or folder for several</source>
        <translation>Datei, oder Ordner für mehrere</translation>
    </message>
    <message>
        <source>txt, vtt, srt, tsv, json or docx</source>
        <translation>txt, vtt, srt, tsv, json oder docx</translation>
    </message>
    <message>
        <source>of the speech, such as en or de</source>
        <translation>der Rede, etwa en oder de</translation>
    </message>
    <message>
        <source>by name; the first that speaks the language</source>
        <translation>nach Namen; sonst das erste, das die Sprache kann</translation>
    </message>
    <message>
        <source>pieces at once (4)</source>
        <translation>Stücke zugleich (4)</translation>
    </message>
    <message>
        <source>how many people share a microphone and are distinguished by their voices, up to 6; by default 2 in interviews of a study where there is a model for it, elsewhere nobody</source>
        <translation>wie viele Personen sich ein Mikrofon teilen und an ihren Stimmen unterschieden werden, höchstens 6; ohne Angabe 2 in Interviews einer Studie, wenn es ein Modell dafür gibt, sonst niemand</translation>
    </message>
    <message>
        <source>a sound file in which only this person speaks, such as supervisor=greeting.wav</source>
        <translation>eine Tondatei, in der nur diese Person spricht, etwa supervisor=begruessung.wav</translation>
    </message>
    <message>
        <source>half a minute of the first recording only: its text, and how long all would take</source>
        <translation>nur eine halbe Minute der ersten Aufnahme: ihr Text, und wie lange alles dauern würde</translation>
    </message>
    <message>
        <source>there is no file {missing}; look at how the name is written</source>
        <translation>es gibt keine Datei {missing}; sehen Sie nach, wie der Name geschrieben ist</translation>
    </message>
    <message>
        <source>no recording waits for a transcript</source>
        <translation>keine Aufnahme wartet auf ein Transkript</translation>
    </message>
    <message>
        <source>{sound}: nobody speaks in it</source>
        <translation>{sound}: darin spricht niemand</translation>
    </message>
    <message>
        <source>{name}: {tried:.0f} s from the first voice on, {speed:.1f} times as fast as they were said; all of it, {length}, would take about {whole}</source>
        <translation>{name}: {tried:.0f} s ab der ersten Stimme, {speed:.1f}-mal so schnell, wie sie gesprochen wurden; alles, {length}, würde etwa {whole} dauern</translation>
    </message>
    <message>
        <source>--voice names one of several people; give --speakers too</source>
        <translation>--voice benennt eine von mehreren Personen; geben Sie auch --speakers an</translation>
    </message>
    <message>
        <source>--voice {given}: give NAME=FILE, with a sound file that is there</source>
        <translation>--voice {given}: geben Sie NAME=DATEI an, mit einer vorhandenen Tondatei</translation>
    </message>
    <message>
        <source>there are more voices than people: give a larger --speakers</source>
        <translation>es sind mehr Stimmen als Personen: geben Sie bei --speakers eine größere Zahl an</translation>
    </message>
    <message>
        <source>there is no model here that distinguishes voices; install the package resemblyzer without what it needs (pip install --no-deps resemblyzer), then: labeval models add resemblyzer</source>
        <translation>es gibt hier kein Modell, das Stimmen unterscheidet; installieren Sie das Paket resemblyzer ohne seine Abhängigkeiten (pip install --no-deps resemblyzer), dann: labeval models add resemblyzer</translation>
    </message>
    <message>
        <source>--speakers {wanted}: give a number from 2 to {most}, or auto</source>
        <translation>--speakers {wanted}: geben Sie eine Zahl von 2 bis {most} an, oder auto</translation>
    </message>
    <message>
        <source>{done:recording|recordings} transcribed in {path}</source>
        <translation>{done:Aufnahme|Aufnahmen} in {path} transkribiert</translation>
    </message>
    <message>
        <source>{number} of {waiting}, {recording}</source>
        <translation>{number} von {waiting}, {recording}</translation>
    </message>
    <message>
        <source>give one file, and with --of the recording whose transcript it is</source>
        <translation>geben Sie eine Datei an, und mit --of die Aufnahme, deren Transkript sie ist</translation>
    </message>
    <message>
        <source>{segments:segment|segments} for {recording} from {file}</source>
        <translation>{segments:Segment|Segmente} für {recording} aus {file}</translation>
    </message>
    <message>
        <source>{name}: {seconds:.0f} of {of:.0f} s</source>
        <translation>{name}: {seconds:.0f} von {of:.0f} s</translation>
    </message>
    <message>
        <source>, {speed:.1f} times as fast as it was said</source>
        <translation>, {speed:.1f}-mal so schnell, wie es gesprochen wurde</translation>
    </message>
    <message>
        <source>, {length} left</source>
        <translation>, noch {length}</translation>
    </message>
    <message>
        <source>list the sessions that are kept on this computer because their study folder was gone; &apos;labeval merge STUDY --unsaved&apos; takes them in</source>
        <translation>die Sitzungen auflisten, die auf diesem Rechner liegen, weil ihr Studienordner verschwunden war; `labeval merge STUDY --unsaved` nimmt sie auf</translation>
    </message>
    <message>
        <source>check the record; save what is readable of a damaged one</source>
        <translation>die Aufzeichnung prüfen; retten, was an einer beschädigten lesbar ist</translation>
    </message>
    <message>
        <source>first close the study folder and all it holds to other accounts of this computer</source>
        <translation>zuerst den Studienordner und alles darin für andere Konten dieses Rechners schließen</translation>
    </message>
    <message>
        <source>write what is readable to this new record file</source>
        <translation>was lesbar ist, in diese neue Aufzeichnung schreiben</translation>
    </message>
    <message>
        <source>{path}: files and folders that were open to other accounts: {changed}</source>
        <translation>{path}: Dateien und Ordner, die für andere Konten offen waren: {changed}</translation>
    </message>
    <message>
        <source>error: {name}: {error}</source>
        <translation>Fehler: {name}: {error}</translation>
    </message>
    <message>
        <source>open the home window, or a study folder</source>
        <translation>das Startfenster oder einen Studienordner öffnen</translation>
    </message>
    <message>
        <source>edit a study in its window; every change is in its file at once</source>
        <translation>eine Studie in ihrem Fenster bearbeiten; jede Änderung ist sofort in ihrer Datei</translation>
    </message>
    <message>
        <source>make the demo study and open it</source>
        <translation>die Demo-Studie anlegen und öffnen</translation>
    </message>
    <message>
        <source>where; a documents folder by default</source>
        <translation>wo; ohne Angabe ein Ordner bei den Dokumenten</translation>
    </message>
    <message>
        <source>a scripted participant goes through it</source>
        <translation>eine Person nach Drehbuch geht hindurch</translation>
    </message>
    <message>
        <source>with --robot: only this condition (repeatable)</source>
        <translation>mit --robot: nur diese Bedingung (wiederholbar)</translation>
    </message>
    <message>
        <source>with --robot: of the session (en)</source>
        <translation>mit --robot: der Sitzung (en)</translation>
    </message>
    <message>
        <source>with --robot: size of the participant&apos;s window (1280x720)</source>
        <translation>mit --robot: Größe des Fensters der teilnehmenden Person (1280x720)</translation>
    </message>
    <message>
        <source>with --robot: folder for a picture a screen</source>
        <translation>mit --robot: Ordner für ein Bild je Bildschirm</translation>
    </message>
    <message>
        <source>made the demo study in {path}</source>
        <translation>Demo-Studie in {path} angelegt</translation>
    </message>
    <message>
        <source>record: {database}</source>
        <translation>Aufzeichnung: {database}</translation>
    </message>
    <message>
        <source>judgments: {table}</source>
        <translation>Urteile: {table}</translation>
    </message>
    <message>
        <source>go through a session without a record, from any screen on</source>
        <translation>eine Sitzung ohne Aufzeichnung durchgehen, ab jedem Bild</translation>
    </message>
    <message>
        <source>where to begin, such as consent or ab-003; --list names them all</source>
        <translation>wo begonnen wird, etwa consent oder ab-003; --list nennt alle</translation>
    </message>
    <message>
        <source>list the screens of a session and end</source>
        <translation>die Bilder einer Sitzung auflisten und enden</translation>
    </message>
    <message>
        <source>id of the condition (the first)</source>
        <translation>Kennung der Bedingung (die erste)</translation>
    </message>
    <message>
        <source>of the session (the study&apos;s first)</source>
        <translation>der Sitzung (die erste der Studie)</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>such as 1.15 (1.0)</source>
        <translation>etwa 1.15 (1.0)</translation>
    </message>
    <message>
        <source>name of the display (the system&apos;s first)</source>
        <translation>Name des Bildschirms (der erste des Systems)</translation>
    </message>
    <message>
        <source>over the whole display</source>
        <translation>über den ganzen Bildschirm</translation>
    </message>
    <message>
        <source>--text-size {size}: choose one of {known}</source>
        <translation>--text-size {size}: eines von {known} wählen</translation>
    </message>
    <message>
        <source>there is no condition &apos;{condition}&apos;; there are {known}</source>
        <translation>eine Bedingung „{condition}“ gibt es nicht; es gibt {known}</translation>
    </message>
    <message>
        <source>a session of this study has no screen &apos;{name}&apos;; there are {known} and others, which --list names</source>
        <translation>eine Sitzung dieser Studie hat kein Bild „{name}“; es gibt {known} und andere, die --list nennt</translation>
    </message>
    <message>
        <source>proposed: {text}</source>
        <translation>Vorschlag: {text}</translation>
    </message>
    <message>
        <source>other version: {name} {theirs} there, {ours} here</source>
        <translation>andere Version: {name} {theirs} dort, {ours} hier</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>what this computer can do: screen, fonts, sound, speech, disk</source>
        <translation>was dieser Rechner kann: Bildschirm, Schriften, Ton, Sprache, Platte</translation>
    </message>
    <message>
        <source>where studies are, or one of them; your documents by default</source>
        <translation>wo Studien liegen, oder eine von ihnen; ohne Angabe Ihre Dokumente</translation>
    </message>
    <message>
        <source>only the line for a bug report, which names no person, place or device</source>
        <translation>nur die Zeile für eine Fehlermeldung, in der keine Person, kein Ort und kein Gerät genannt ist</translation>
    </message>
    <message>
        <source>For a bug report (no person, place or device is named in it):</source>
        <translation>Für eine Fehlermeldung (keine Person, kein Ort und kein Gerät ist darin genannt):</translation>
    </message>
    <message>
        <source>name the recording whose transcript it is with --of; or, for an interview that was recorded elsewhere, say who imports with --coder CODE, never a name</source>
        <translation>nennen Sie mit --of die Aufnahme, zu der das Transkript gehört; oder, bei einem anderswo aufgenommenen Interview, mit --coder CODE, wer importiert (nie ein Name)</translation>
    </message>
    <message>
        <source>a human-evaluation datasheet in English, filled as far as known</source>
        <translation>ein Datenblatt der Bewertung auf Englisch, ausgefüllt, so weit bekannt</translation>
    </message>
    <message>
        <source>sentences for a paper, in English, each with its source</source>
        <translation>Sätze für einen Aufsatz, auf Englisch, jeder mit seiner Quelle</translation>
    </message>
    <message>
        <source>with --as qdpx: what differs stays as it is here</source>
        <translation>mit --as qdpx: was abweicht, bleibt wie hier</translation>
    </message>
    <message>
        <source>with --as qdpx: what differs is taken from the file; without one of the two, differences are listed, nothing is imported, and the exit status is 3</source>
        <translation>mit --as qdpx: was abweicht, wird aus der Datei übernommen; ohne eines von beiden werden Unterschiede aufgelistet, nichts wird eingelesen, und der Rückgabewert ist 3</translation>
    </message>
    <message>
        <source>kept as it is here: {line}</source>
        <translation>bleibt wie hier: {line}</translation>
    </message>
    <message>
        <source>taken from the file: {line}</source>
        <translation>aus der Datei übernommen: {line}</translation>
    </message>
    <message>
        <source>{n:attribute|attributes}</source>
        <translation>{n:Merkmal|Merkmale}</translation>
    </message>
    <message>
        <source>nothing was imported: {n:difference is|differences are} to be decided; --ours keeps what is here, --theirs takes what the file has, and the coding window asks one by one</source>
        <translation>nichts wurde eingelesen: {n:Unterschied ist|Unterschiede sind} zu entscheiden; --ours behält, was hier ist, --theirs übernimmt, was die Datei hat, und das Codierfenster fragt einzeln</translation>
    </message>
    <message>
        <source>several stations, one record: a hub in a PostgreSQL database</source>
        <translation>mehrere Stationen, eine Aufzeichnung: ein Knoten in einer PostgreSQL-Datenbank</translation>
    </message>
    <message>
        <source>the hub&apos;s address, such as postgresql://NAME@HOST/DATABASE</source>
        <translation>Adresse des Knotens, etwa postgresql://NAME@RECHNER/DATENBANK</translation>
    </message>
    <message>
        <source>make a hub in an empty database, which becomes that of a study</source>
        <translation>in einer leeren Datenbank einen Knoten anlegen; sie gehört dann zu einer Studie</translation>
    </message>
    <message>
        <source>every station may read, and gets, the sessions of all stations</source>
        <translation>jede Station darf die Sitzungen aller Stationen lesen und erhält sie</translation>
    </message>
    <message>
        <source>let a station or a person in; prints the password once</source>
        <translation>eine Station oder Person zulassen; zeigt das Passwort einmal</translation>
    </message>
    <message>
        <source>of the station or person, such as lab-1</source>
        <translation>der Station oder Person, etwa lab-1</translation>
    </message>
    <message>
        <source>a station sends, a supervisor reads all sessions too, an analyst only reads</source>
        <translation>„station“ sendet, „supervisor“ liest auch alle Sitzungen, „analyst“ liest nur</translation>
    </message>
    <message>
        <source>connect a study folder with a hub</source>
        <translation>einen Studienordner mit einem Knoten verbinden</translation>
    </message>
    <message>
        <source>send what the hub lacks, take what it has for this folder</source>
        <translation>senden, was dem Knoten fehlt, und übernehmen, was er für diesen Ordner hat</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SEKUNDEN</translation>
    </message>
    <message>
        <source>again and again, until it is stopped</source>
        <translation>immer wieder, bis es beendet wird</translation>
    </message>
    <message>
        <source>with --every: end when standard input is closed, as when a window goes</source>
        <translation>mit --every: enden, wenn die Standardeingabe geschlossen wird, etwa mit einem Fenster</translation>
    </message>
    <message>
        <source>who takes part, what waits, what differs</source>
        <translation>wer teilnimmt, was wartet, was sich widerspricht</translation>
    </message>
    <message>
        <source>compare the chains of all sessions on both sides</source>
        <translation>die Ketten aller Sitzungen auf beiden Seiten vergleichen</translation>
    </message>
    <message>
        <source>take everything, then go on without the hub</source>
        <translation>alles übernehmen und ohne den Knoten weitermachen</translation>
    </message>
    <message>
        <source>without the last exchange, where the hub is gone</source>
        <translation>ohne letzten Abgleich, wenn es den Knoten nicht mehr gibt</translation>
    </message>
    <message>
        <source>{address}: the hub is made; &apos;labeval hub add&apos; lets stations in</source>
        <translation>{address}: Der Knoten ist angelegt; „labeval hub add“ lässt Stationen zu</translation>
    </message>
    <message>
        <source>{name} may connect as {right}. Its password, which is shown only now: {password}</source>
        <translation>{name} darf sich als {right} verbinden. Das Passwort, das nur jetzt gezeigt wird: {password}</translation>
    </message>
    <message>
        <source>{path} has joined {address} as {name} ({right})</source>
        <translation>{path} ist mit {address} verbunden, als {name} ({right})</translation>
    </message>
    <message>
        <source>the system&apos;s keyring</source>
        <translation>im Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>a file that only you can read</source>
        <translation>in einer Datei, die nur Sie lesen können</translation>
    </message>
    <message>
        <source>the password is kept in {place}</source>
        <translation>Das Passwort wird {place} aufbewahrt</translation>
    </message>
    <message>
        <source>sessions go on without it, and what waits is sent the next time</source>
        <translation>Sitzungen laufen ohne ihn weiter; was wartet, wird beim nächsten Mal gesendet</translation>
    </message>
    <message>
        <source>on the hub: {sessions:session|sessions}, {erasures:erasure|erasures}</source>
        <translation>auf dem Knoten: {sessions:Sitzung|Sitzungen}, {erasures:Löschung|Löschungen}</translation>
    </message>
    <message>
        <source>waiting here: {events:event|events} of {sessions:session|sessions}</source>
        <translation>hier warten: {events:Ereignis|Ereignisse} von {sessions:Sitzung|Sitzungen}</translation>
    </message>
    <message>
        <source>last exchange {moment}</source>
        <translation>letzter Abgleich {moment}</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>abgemeldet</translation>
    </message>
    <message>
        <source>no exchange yet</source>
        <translation>noch kein Abgleich</translation>
    </message>
    <message>
        <source>{name}: {erasures:erasure|erasures} not confirmed by this computer</source>
        <translation>{name}: {erasures:Löschung|Löschungen} von diesem Rechner nicht bestätigt</translation>
    </message>
    <message>
        <source>session {session}, event {number}: {station} and {other} have different ones</source>
        <translation>Sitzung {session}, Ereignis {number}: {station} und {other} haben verschiedene</translation>
    </message>
    <message>
        <source>{path} stays with the hub, as the two are not the same yet; --now leaves all the same</source>
        <translation>{path} bleibt mit dem Knoten verbunden, weil beide noch nicht gleich sind; --now trennt trotzdem</translation>
    </message>
    <message>
        <source>{path} has left the hub and is whole without it</source>
        <translation>{path} ist vom Knoten getrennt und ohne ihn vollständig</translation>
    </message>
    <message>
        <source>Password of {address}: </source>
        <translation>Passwort für {address}: </translation>
    </message>
</context>
<context>
    <name>ActionsCard</name>
    <message>
        <source>+{minutes} min</source>
        <translation>+{minutes} min</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Message …</source>
        <translation>Nachricht …</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Hint …</source>
        <translation>Hinweis …</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip …</source>
        <translation>Überspringen …</translation>
    </message>
    <message>
        <source>Back …</source>
        <translation>Zurück …</translation>
    </message>
    <message>
        <source>End …</source>
        <translation>Beenden …</translation>
    </message>
    <message>
        <source>Ctrl + letter</source>
        <translation>Strg + Buchstabe</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Eingreifen</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>no unit was rated by two raters or more</source>
        <translation>keine Einheit wurde von zwei oder mehr Personen bewertet</translation>
    </message>
    <message>
        <source>all ratings are {value}: without variation there is nothing to explain</source>
        <translation>alle Bewertungen sind {value}: ohne Unterschiede gibt es nichts zu erklären</translation>
    </message>
    <message>
        <source>{targets} targets were rated by all {raters} raters; it takes two of each</source>
        <translation>{targets} Texte wurden von allen {raters} Personen bewertet; von beiden braucht es zwei</translation>
    </message>
    <message>
        <source>all ratings are {value}: there is no variation</source>
        <translation>alle Bewertungen sind {value}: es gibt keine Unterschiede</translation>
    </message>
    <message>
        <source>all ratings are {value}: agreement by chance is complete</source>
        <translation>alle Bewertungen sind {value}: die Übereinstimmung durch Zufall ist vollständig</translation>
    </message>
    <message>
        <source>no unit was rated by both raters</source>
        <translation>keine Einheit wurde von beiden bewertet</translation>
    </message>
    <message>
        <source>insufficient data: fewer than {fewest} comparisons</source>
        <translation>zu wenig Daten: weniger als {fewest} Vergleiche</translation>
    </message>
    <message>
        <source>there is no decision to count</source>
        <translation>es gibt keine Entscheidung zu zählen</translation>
    </message>
    <message>
        <source>no comparison was decided</source>
        <translation>kein Vergleich wurde entschieden</translation>
    </message>
    <message>
        <source>each judgment compares two texts already: see the tables of comparisons</source>
        <translation>jedes Urteil vergleicht schon zwei Texte: siehe die Tabellen der Vergleiche</translation>
    </message>
    <message>
        <source>two rankings of {n} things cannot be compared</source>
        <translation>zwei Rangfolgen von {n} Dingen lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>{n} scores cannot be correlated; it takes three</source>
        <translation>{n} Werte lassen sich nicht korrelieren; es braucht drei</translation>
    </message>
    <message>
        <source>one of the two gives everything the same score</source>
        <translation>eine der beiden gibt allem denselben Wert</translation>
    </message>
    <message>
        <source>the best or the worst is not one alone</source>
        <translation>der beste oder der schlechteste ist nicht nur einer</translation>
    </message>
    <message>
        <source>{n} texts are too many for the model</source>
        <translation>{n} Texte sind zu viele für das Modell</translation>
    </message>
    <message>
        <source>no interval: it is drawn over raters, and there is only one</source>
        <translation>kein Intervall: gezogen werden Personen, und es gibt nur eine</translation>
    </message>
    <message>
        <source>all {pairs} differences are zero</source>
        <translation>alle {pairs} Differenzen sind null</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>ausreichend</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>the two have rated nothing in common</source>
        <translation>die beiden haben nichts gemeinsam bewertet</translation>
    </message>
    <message>
        <source>both gave one value only: agreement by chance is complete</source>
        <translation>beide haben nur einen Wert vergeben: die Übereinstimmung durch Zufall ist vollständig</translation>
    </message>
    <message>
        <source>all ratings under this criterion are equal</source>
        <translation>alle Bewertungen unter diesem Kriterium sind gleich</translation>
    </message>
    <message>
        <source>nobody used the code here</source>
        <translation>niemand hat den Code hier vergeben</translation>
    </message>
    <message>
        <source>everything was coded by everybody: nothing varies</source>
        <translation>alle haben alles codiert: es gibt keine Unterschiede</translation>
    </message>
    <message>
        <source>there is no text to decide upon</source>
        <translation>es gibt keinen Text, über den zu entscheiden wäre</translation>
    </message>
    <message>
        <source>this selects: whoever disagrees is trusted less and left out, so agreement rises even where the others are not better</source>
        <translation>das ist eine Auswahl: wer abweicht, gilt als weniger verlässlich und fällt weg; die Übereinstimmung steigt auch dann, wenn die anderen nicht besser sind</translation>
    </message>
    <message>
        <source>refused: the criteria have scales of their own, and putting them together passes differences between scales for agreement; it is computed where it is asked for by name</source>
        <translation>abgelehnt: die Kriterien haben eigene Skalen, und zusammengelegt erschienen Unterschiede zwischen Skalen als Übereinstimmung; es wird berechnet, wenn es ausdrücklich verlangt wird</translation>
    </message>
    <message>
        <source>{items} items by {raters} raters are too many for a complete table</source>
        <translation>{items} Texte mal {raters} Personen sind zu viele für eine vollständige Tabelle</translation>
    </message>
    <message>
        <source>there are no ratings</source>
        <translation>es gibt keine Bewertungen</translation>
    </message>
    <message>
        <source>it occurs at none of the {n} ratings</source>
        <translation>er kommt bei keiner der {n} Bewertungen vor</translation>
    </message>
    <message>
        <source>it occurs at every one of the {n} ratings</source>
        <translation>er kommt bei jeder der {n} Bewertungen vor</translation>
    </message>
    <message>
        <source>{a} and {b} raters are too few to compare; it takes two of each</source>
        <translation>{a} und {b} Personen sind zu wenige für einen Vergleich; von beiden braucht es zwei</translation>
    </message>
    <message>
        <source>is {value}, but {parts} in {other} come to {expected}</source>
        <translation>ist {value}, aber {parts} in {other} ergeben {expected}</translation>
    </message>
    <message>
        <source>holds what belongs to the row above, {above}, by {other}</source>
        <translation>enthält, was nach {other} in die Zeile darüber gehört, {above}</translation>
    </message>
    <message>
        <source>is {value}, but {expected} in {other}</source>
        <translation>ist {value}, aber {expected} in {other}</translation>
    </message>
    <message>
        <source>tau is {value}, but {expected} follows from the scores in {first} and {second}</source>
        <translation>Tau ist {value}, aber aus den Werten in {first} und {second} folgt {expected}</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <translation>{value} liegt nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>no {n} whole ratings have the mean {value}; near are {below} and {above}</source>
        <translation>keine {n} ganzen Bewertungen haben das Mittel {value}; nahe sind {below} und {above}</translation>
    </message>
    <message>
        <source>best less worst must add up to 0 over all texts, but adds up to {total}</source>
        <translation>Bester minus Schlechtester muss über alle Texte 0 ergeben, ergibt aber {total}</translation>
    </message>
    <message>
        <source>{total} points out of {most} comparisons</source>
        <translation>{total} Punkte aus {most} Vergleichen</translation>
    </message>
    <message>
        <source>{value} is marked as the best, but {top} has {best}</source>
        <translation>{value} ist als bester Wert markiert, aber {top} hat {best}</translation>
    </message>
    <message>
        <source>{value} is the best and is not marked, as others are</source>
        <translation>{value} ist der beste Wert und nicht markiert wie andere</translation>
    </message>
    <message>
        <source>no two texts of one question differ in both length and score</source>
        <translation>keine zwei Texte einer Frage unterscheiden sich in Länge und Wert</translation>
    </message>
    <message>
        <source>judgments are numbers, which are not voted on</source>
        <translation>die Urteile sind Zahlen, über die nicht abgestimmt wird</translation>
    </message>
    <message>
        <source>no majority: no answer has more than half of the {n} votes</source>
        <translation>keine Mehrheit: keine Antwort hat mehr als die Hälfte der {n} Stimmen</translation>
    </message>
    <message>
        <source>no majority for either: all {n} votes are ties</source>
        <translation>keine Mehrheit für eine Seite: alle {n} Stimmen sind Gleichstand</translation>
    </message>
    <message>
        <source>no majority for either: most of the {n} votes are ties</source>
        <translation>keine Mehrheit für eine Seite: die meisten der {n} Stimmen sind Gleichstand</translation>
    </message>
    <message>
        <source>every answer is don’t know</source>
        <translation>jede Antwort ist weiß nicht</translation>
    </message>
    <message>
        <source>answers of yes and no do not vary as the model takes for granted</source>
        <translation>Antworten mit Ja und Nein streuen nicht so, wie das Modell es voraussetzt</translation>
    </message>
    <message>
        <source>no pair was decided both ways round</source>
        <translation>kein Paar wurde in beiden Richtungen entschieden</translation>
    </message>
    <message>
        <source>no pair has two decided comparisons in which the sides could have mattered</source>
        <translation>kein Paar hat zwei entschiedene Vergleiche, in denen die Seite eine Rolle spielen konnte</translation>
    </message>
    <message>
        <source>no rater has pages in both halves</source>
        <translation>niemand hat Seiten in beiden Hälften</translation>
    </message>
    <message>
        <source>not rated: {n} items of several questions do not meet, and Elo would compare them</source>
        <translation>ohne Wert: {n} Texte mehrerer Fragen treffen nie aufeinander, und Elo würde sie vergleichen</translation>
    </message>
    <message>
        <source>no interval: it is drawn over questions, and there is only one</source>
        <translation>kein Intervall: gezogen werden Fragen, und es gibt nur eine</translation>
    </message>
    <message>
        <source>no three were all compared with each other and decided</source>
        <translation>keine drei wurden alle miteinander verglichen und entschieden</translation>
    </message>
    <message>
        <source>t test of paired differences; each rates both</source>
        <translation>t-Test gepaarter Differenzen; alle bewerten beide</translation>
    </message>
    <message>
        <source>F test of repeated measures; each rates all {compared}, sphericity taken for granted</source>
        <translation>F-Test mit Messwiederholung; alle bewerten alle {compared}, Sphärizität wird vorausgesetzt</translation>
    </message>
    <message>
        <source>exact binomial test; one decided comparison of the two by each participant, since those by one person depend on each other</source>
        <translation>exakter Binomialtest; je Person ein entschiedener Vergleich der beiden, denn Vergleiche einer Person hängen voneinander ab</translation>
    </message>
    <message>
        <source>no formula fits: Friedman&apos;s test in {simulations} simulated studies, all {compared} equally far apart, each page judged once</source>
        <translation>keine Formel passt: Friedman-Test in {simulations} simulierten Studien, alle {compared} gleich weit auseinander, jede Seite einmal beurteilt</translation>
    </message>
    <message>
        <source>{complete} of {raters} raters judged all {compared}; a plan from a pilot takes two who did</source>
        <translation>{complete} von {raters} Bewertenden haben alle {compared} beurteilt; eine Planung aus einer Vorstudie braucht zwei davon</translation>
    </message>
    <message>
        <source>raters differ in nothing: an effect cannot be estimated</source>
        <translation>die Bewertenden unterscheiden sich in nichts: Ein Effekt lässt sich nicht schätzen</translation>
    </message>
    <message>
        <source>there is only one to be judged, so nothing to compare</source>
        <translation>es gibt nur eines zu beurteilen, also nichts zu vergleichen</translation>
    </message>
    <message>
        <source>F test of repeated measures of {raters} raters&apos; mean scores of all criteria; f corrected for chance; cautious: with its lower limit of 80 % confidence</source>
        <translation>F-Test mit Messwiederholung der mittleren Bewertungen von {raters} Bewertenden über alle Kriterien; f um den Zufall bereinigt; vorsichtig: mit seiner unteren Grenze bei 80 % Konfidenz</translation>
    </message>
    <message>
        <source>Friedman&apos;s test of the ranks by {raters} raters in {simulations} simulated studies of raters drawn from the pilot</source>
        <translation>Friedman-Test der Ränge von {raters} Bewertenden in {simulations} simulierten Studien mit Bewertenden, die aus der Vorstudie gezogen werden</translation>
    </message>
    <message>
        <source>{compared} are too many to be compared at once</source>
        <translation>{compared} sind zu viele, um sie auf einmal zu vergleichen</translation>
    </message>
    <message>
        <source>a pilot of {raters} raters is small: take the cautious number, or plan for the smallest difference that matters</source>
        <translation>eine Vorstudie mit {raters} Bewertenden ist klein: Nehmen Sie die vorsichtige Zahl, oder planen Sie für den kleinsten Unterschied, auf den es ankommt</translation>
    </message>
    <message>
        <source>the pilot shows no more than chance would: plan for the smallest difference that matters</source>
        <translation>die Vorstudie zeigt nicht mehr, als der Zufall ergäbe: Planen Sie für den kleinsten Unterschied, auf den es ankommt</translation>
    </message>
    <message>
        <source>competence of {n} units is unstable; up to about {few}, look at its spread</source>
        <translation>Kompetenz aus {n} Einheiten ist unsicher; bis etwa {few} auf ihre Spanne sehen</translation>
    </message>
    <message>
        <source>nobody else has rated what this rater has</source>
        <translation>niemand sonst hat bewertet, was diese Person bewertet hat</translation>
    </message>
    <message>
        <source>the criteria have scales of their own, so they cannot be added up</source>
        <translation>die Kriterien haben eigene Skalen und lassen sich deshalb nicht addieren</translation>
    </message>
    <message>
        <source>{n} complete answers to {k} criteria; it takes two of each</source>
        <translation>{n} vollständige Antworten zu {k} Kriterien; von beiden braucht es zwei</translation>
    </message>
    <message>
        <source>all sums are equal: there is no variation</source>
        <translation>alle Summen sind gleich: es gibt keine Unterschiede</translation>
    </message>
    <message>
        <source>no interval: it is drawn over raters or questions, and there is only one</source>
        <translation>kein Intervall: gezogen werden Personen oder Fragen, und es gibt nur eine</translation>
    </message>
    <message>
        <source>a single judgment has no spread</source>
        <translation>ein einzelnes Urteil hat keine Streuung</translation>
    </message>
    <message>
        <source>the rating was shown before the first answer, which is not independent of it</source>
        <translation>die Bewertung war vor der ersten Antwort zu sehen, die deshalb nicht unabhängig davon ist</translation>
    </message>
    <message>
        <source>no answer moved towards or away from the judge’s rating</source>
        <translation>keine Antwort bewegte sich auf die Bewertung des Modells zu oder von ihr weg</translation>
    </message>
    <message>
        <source>the method rates on no scale with an ideal point</source>
        <translation>die Methode bewertet auf keiner Skala mit einem Idealpunkt</translation>
    </message>
    <message>
        <source>no intercept; distances from the ideal points, 1 at the furthest; held out by question in {folds} parts; intervals over questions</source>
        <translation>ohne Achsenabschnitt; Abstände von den Idealpunkten, 1 am weitesten Punkt; nach Fragen in {folds} Teilen zurückgehalten; Intervalle über Fragen</translation>
    </message>
    <message>
        <source>at most three levels; held out by question in {folds} parts</source>
        <translation>höchstens drei Ebenen; nach Fragen in {folds} Teilen zurückgehalten</translation>
    </message>
    <message>
        <source>needs a part that is not installed: {command}</source>
        <translation>braucht einen Teil, der nicht installiert ist: {command}</translation>
    </message>
    <message>
        <source>no item has a reference answer</source>
        <translation>kein Item hat eine Referenzantwort</translation>
    </message>
    <message>
        <source>{texts} texts are too many; up to {most} are embedded</source>
        <translation>{texts} Texte sind zu viele; bis zu {most} werden eingebettet</translation>
    </message>
    <message>
        <source>{ratings} complete ratings are too few to weigh {aspects} aspects</source>
        <translation>{ratings} vollständige Bewertungen sind zu wenige, um {aspects} Aspekte zu gewichten</translation>
    </message>
    <message>
        <source>only one question: none can be held out; split by rating to see what that gives</source>
        <translation>nur eine Frage: Keine kann zurückgehalten werden; teilen Sie nach Bewertungen, um zu sehen, was das ergibt</translation>
    </message>
    <message>
        <source>nothing varies among the ratings held out</source>
        <translation>unter den zurückgehaltenen Bewertungen ändert sich nichts</translation>
    </message>
    <message>
        <source>no coder marked a segment that leaves text around it</source>
        <translation>niemand hat ein Segment markiert, um das herum Text bleibt</translation>
    </message>
    <message>
        <source>the interval takes judgments as independent: there is only one rater</source>
        <translation>das Intervall nimmt Urteile als unabhängig: es gibt nur eine Person</translation>
    </message>
    <message>
        <source>{n} raters, questions and texts are too many for this model</source>
        <translation>{n} Bewertende, Fragen und Texte sind für dieses Modell zu viele</translation>
    </message>
    <message>
        <source>mixed model; raters drawn at random</source>
        <translation>gemischtes Modell; Bewertende als zufällig gezogen</translation>
    </message>
    <message>
        <source>mixed model; raters and questions drawn at random</source>
        <translation>gemischtes Modell; Bewertende und Fragen als zufällig gezogen</translation>
    </message>
    <message>
        <source>mixed model; raters and texts drawn at random</source>
        <translation>gemischtes Modell; Bewertende und Texte als zufällig gezogen</translation>
    </message>
    <message>
        <source>mixed model; raters, questions and texts drawn at random</source>
        <translation>gemischtes Modell; Bewertende, Fragen und Texte als zufällig gezogen</translation>
    </message>
    <message>
        <source>raters did not differ, so nothing can be drawn: Wilson’s interval, which takes judgments as independent</source>
        <translation>die Bewertenden unterschieden sich nicht, daher lässt sich nichts ziehen: Wilson-Intervall, das Urteile als unabhängig nimmt</translation>
    </message>
    <message>
        <source>no interval: raters did not differ</source>
        <translation>kein Intervall: die Bewertenden unterschieden sich nicht</translation>
    </message>
    <message>
        <source>these are not joined by wins in both directions: {named}; at least one of them never lost, never won, or was never compared with the others</source>
        <translation>diese sind nicht durch Siege in beiden Richtungen verbunden: {named}; mindestens eines davon hat nie verloren, nie gewonnen oder wurde nie mit den anderen verglichen</translation>
    </message>
    <message>
        <source>no scores in this question: somebody never lost, never won, or was never compared with the others; or all wins go one way, and ties do not show how far apart</source>
        <translation>keine Werte in dieser Frage: ein Text hat nie verloren, nie gewonnen oder wurde nie mit den anderen verglichen; oder alle Siege gehen in eine Richtung, und Gleichstände zeigen nicht, wie weit</translation>
    </message>
    <message>
        <source>the likelihood has no maximum: all wins go one way, from {above} down to {below}, so that ties can be explained with scores that are ever further apart</source>
        <translation>die Likelihood hat kein Maximum: alle Siege gehen in eine Richtung, von {above} hinunter zu {below}, sodass sich Gleichstände durch immer weiter auseinanderliegende Werte erklären lassen</translation>
    </message>
    <message>
        <source>the scores are too far apart to be found with the precision of a computer</source>
        <translation>die Werte liegen zu weit auseinander, um mit der Genauigkeit eines Computers gefunden zu werden</translation>
    </message>
    <message>
        <source>{n} ratings of {targets} targets; it takes two targets, and one that was rated twice</source>
        <translation>{n} Bewertungen von {targets} Texten; es braucht zwei Texte und einen, der zweimal bewertet wurde</translation>
    </message>
    <message>
        <source>undefined: raters differ so much more than targets that the variances in its formula cancel out</source>
        <translation>nicht definiert: die Bewertenden unterscheiden sich so viel stärker als die Texte, dass sich die Varianzen der Formel aufheben</translation>
    </message>
    <message>
        <source>no interval: raters differ so much more than targets that its formula does not hold</source>
        <translation>kein Intervall: die Bewertenden unterscheiden sich so viel stärker als die Texte, dass seine Formel nicht gilt</translation>
    </message>
    <message>
        <source>undefined: all targets have the same mean, and raters differ by a constant only</source>
        <translation>nicht definiert: alle Texte haben denselben Mittelwert, und die Bewertenden unterscheiden sich nur um eine Konstante</translation>
    </message>
    <message>
        <source>no interval and no test: raters agree without any error that they could rest on</source>
        <translation>kein Intervall und kein Test: die Bewertenden stimmen ohne jeden Fehler überein, auf dem sie beruhen könnten</translation>
    </message>
    <message>
        <source>targets have {least} to {most} ratings, and k is {k}; the interval is an approximation</source>
        <translation>Texte haben {least} bis {most} Bewertungen, und k ist {k}; das Intervall ist eine Näherung</translation>
    </message>
    <message>
        <source>there are no pairs to compare</source>
        <translation>es gibt keine Paare zu vergleichen</translation>
    </message>
    <message>
        <source>all raters of both groups have the same mean</source>
        <translation>alle Bewertenden beider Gruppen haben denselben Mittelwert</translation>
    </message>
    <message>
        <source>the interval is drawn over {n} questions only and is too narrow</source>
        <translation>das Intervall ist über nur {n} Fragen gezogen und zu schmal</translation>
    </message>
    <message>
        <source>the interval is drawn over {n} raters only and is too narrow</source>
        <translation>das Intervall ist über nur {n} Personen gezogen und zu schmal</translation>
    </message>
    <message>
        <source>the interval is drawn over {n} texts only and is too narrow</source>
        <translation>das Intervall ist über nur {n} Texte gezogen und zu schmal</translation>
    </message>
    <message>
        <source>nothing that is a number is known of this text</source>
        <translation>zu diesem Text ist keine Zahl bekannt</translation>
    </message>
    <message>
        <source>no times are known</source>
        <translation>es sind keine Zeiten bekannt</translation>
    </message>
    <message>
        <source>the times of all pages are known of {known} of {all} participants; minutes and cost are theirs</source>
        <translation>die Zeiten aller Seiten sind von {known} der {all} Teilnehmenden bekannt; Minuten und Kosten beruhen auf ihnen</translation>
    </message>
    <message>
        <source>each judgment compares several texts already: see the table bws_rankings</source>
        <translation>jedes Urteil vergleicht schon mehrere Texte: siehe die Tabelle bws_rankings</translation>
    </message>
    <message>
        <source>no judgment is a choice between two texts</source>
        <translation>kein Urteil ist eine Wahl zwischen zwei Texten</translation>
    </message>
    <message>
        <source>no judgment names the best and the worst of several texts</source>
        <translation>kein Urteil nennt den besten und den schlechtesten von mehreren Texten</translation>
    </message>
    <message>
        <source>no interval: it is drawn over questions, and each is a unit of its own here</source>
        <translation>kein Intervall: gezogen werden Fragen, und hier steht jede für sich</translation>
    </message>
    <message>
        <source>{raters} raters are too few to estimate how much raters differ; it takes {least}</source>
        <translation>{raters} Bewertende sind zu wenige, um zu sagen, wie sehr sie sich unterscheiden; es braucht {least}</translation>
    </message>
    <message>
        <source>{n} ratings of {raters} raters are too few to separate raters from texts</source>
        <translation>{n} Bewertungen von {raters} Bewertenden sind zu wenige, um Bewertende von Texten zu trennen</translation>
    </message>
    <message>
        <source>quasi-t of raters and questions</source>
        <translation>Quasi-t über Bewertende und Fragen</translation>
    </message>
    <message>
        <source>mixed model of the differences</source>
        <translation>gemischtes Modell der Unterschiede</translation>
    </message>
    <message>
        <source>mixed model of the ratings of the two</source>
        <translation>gemischtes Modell der Beurteilungen beider</translation>
    </message>
    <message>
        <source>t of raters&apos; means</source>
        <translation>t der Mittelwerte der Bewertenden</translation>
    </message>
    <message>
        <source>crossed bootstrap of raters and questions</source>
        <translation>gekreuzter Bootstrap über Bewertende und Fragen</translation>
    </message>
    <message>
        <source>t of questions&apos; means</source>
        <translation>t der Mittelwerte der Fragen</translation>
    </message>
    <message>
        <source>signs alone, since all differences are the same</source>
        <translation>nur Vorzeichen, da alle Unterschiede gleich sind</translation>
    </message>
    <message>
        <source>nobody rated both of them</source>
        <translation>niemand hat beide beurteilt</translation>
    </message>
    <message>
        <source>one rater says nothing of other raters</source>
        <translation>eine einzige Person sagt nichts über andere Bewertende</translation>
    </message>
    <message>
        <source>one question says nothing of other questions</source>
        <translation>eine einzige Frage sagt nichts über andere Fragen</translation>
    </message>
    <message>
        <source>{n} raters are few: fewer than {least} bear no claim</source>
        <translation>{n} Bewertende sind wenige: Weniger als {least} tragen keine Aussage</translation>
    </message>
    <message>
        <source>{n} questions are few to speak of other questions</source>
        <translation>{n} Fragen sind wenige, um etwas über andere Fragen zu sagen</translation>
    </message>
    <message>
        <source>too few questions to speak of others ({n}): the test is about these alone</source>
        <translation>zu wenige Fragen, um etwas über andere zu sagen ({n}): Der Test gilt nur für diese</translation>
    </message>
    <message>
        <source>how raters like single systems is left out: too many raters and texts for it</source>
        <translation>die Vorlieben der Bewertenden für einzelne Systeme sind ausgelassen: zu viele Bewertende und Texte dafür</translation>
    </message>
    <message>
        <source>mixed model; raters and their likings drawn at random</source>
        <translation>gemischtes Modell; Bewertende und ihre Vorlieben zufällig gezogen</translation>
    </message>
    <message>
        <source>mixed model; raters, their likings and questions drawn at random</source>
        <translation>gemischtes Modell; Bewertende, ihre Vorlieben und Fragen zufällig gezogen</translation>
    </message>
    <message>
        <source>mixed model; raters, their likings and texts drawn at random</source>
        <translation>gemischtes Modell; Bewertende, ihre Vorlieben und Texte zufällig gezogen</translation>
    </message>
    <message>
        <source>mixed model; raters, their likings, questions and texts drawn at random</source>
        <translation>gemischtes Modell; Bewertende, ihre Vorlieben, Fragen und Texte zufällig gezogen</translation>
    </message>
    <message>
        <source>{n} texts are too many to be compared two by two</source>
        <translation>{n} Texte sind zu viele, um sie paarweise zu vergleichen</translation>
    </message>
    <message>
        <source>needs three raters who rated the same texts</source>
        <translation>braucht drei Personen, die dieselben Texte bewertet haben</translation>
    </message>
    <message>
        <source>raters share nothing about one of the two, so that they cannot be compared</source>
        <translation>bei einem der beiden haben die Bewertenden nichts gemeinsam, sodass sie sich nicht vergleichen lassen</translation>
    </message>
    <message>
        <source>too many texts and raters for an analysis of variance</source>
        <translation>zu viele Texte und Bewertende für eine Varianzanalyse</translation>
    </message>
    <message>
        <source>all ratings under one of the two are alike</source>
        <translation>bei einem der beiden sind alle Bewertungen gleich</translation>
    </message>
    <message>
        <source>no test, and the interval takes comparisons as independent: too few raters and questions</source>
        <translation>kein Test, und das Intervall hält Vergleiche für unabhängig: zu wenige Beurteilende und Fragen</translation>
    </message>
    <message>
        <source>each judgment compares texts already</source>
        <translation>jedes Urteil vergleicht schon Texte miteinander</translation>
    </message>
    <message>
        <source>{n} different values are a number and not an order of categories</source>
        <translation>{n} verschiedene Werte sind eine Zahl und keine Reihenfolge von Kategorien</translation>
    </message>
    <message>
        <source>the likelihood has no maximum: the answers do not overlap, or hardly vary</source>
        <translation>die Likelihood hat kein Maximum: die Antworten überschneiden sich nicht oder unterscheiden sich kaum</translation>
    </message>
    <message>
        <source>the answers hardly overlap, so that the effect is large without being precise</source>
        <translation>die Antworten überschneiden sich kaum, sodass der Effekt groß, aber nicht genau ist</translation>
    </message>
    <message>
        <source>cumulative link mixed model, Laplace&apos;s approximation</source>
        <translation>kumulatives gemischtes Modell (cumulative link), Laplace-Näherung</translation>
    </message>
    <message>
        <source>all such models of this study together would take long: ask with --models always</source>
        <translation>alle solchen Modelle dieser Studie zusammen würden lange dauern: mit --models always werden sie berechnet</translation>
    </message>
    <message>
        <source>judgments that compare texts do not show severity</source>
        <translation>Urteile, die Texte vergleichen, zeigen keine Strenge</translation>
    </message>
    <message>
        <source>severity takes two raters or more</source>
        <translation>Strenge lässt sich erst ab zwei Beurteilenden bestimmen</translation>
    </message>
    <message>
        <source>raters fall into {n} groups that have rated no text in common</source>
        <translation>die Beurteilenden zerfallen in {n} Gruppen, die keinen Text gemeinsam beurteilt haben</translation>
    </message>
    <message>
        <source>the likelihood has no maximum: a rater, or a criterion, has one extreme throughout</source>
        <translation>die Likelihood hat kein Maximum: jemand hat durchweg, oder ein Kriterium bekam durchweg, denselben äußersten Wert</translation>
    </message>
    <message>
        <source>many-facet Rasch model, conditional maximum likelihood</source>
        <translation>Rasch-Modell mit mehreren Facetten, bedingte Maximum-Likelihood-Schätzung</translation>
    </message>
    <message>
        <source>refused: whoever saw the judge’s rating no longer answers independently of it, so agreement with raters who did not see it, or with the judge, is not reliability</source>
        <translation>abgelehnt: wer die Bewertung des Modells gesehen hat, antwortet nicht mehr unabhängig davon; die Übereinstimmung mit Personen ohne diese Hilfe oder mit dem Modell ist keine Reliabilität</translation>
    </message>
    <message>
        <source>people and the judge have no rating in common</source>
        <translation>Menschen und Sprachmodell haben keine Bewertung gemeinsam</translation>
    </message>
    <message>
        <source>the answers are categories without an order</source>
        <translation>die Antworten sind Kategorien ohne Reihenfolge</translation>
    </message>
    <message>
        <source>each text was rated by itself, so none came first</source>
        <translation>jeder Text wurde für sich bewertet, keiner kam also zuerst</translation>
    </message>
    <message>
        <source>no two texts are known to differ in length</source>
        <translation>von keinen zwei Texten ist bekannt, dass sie verschieden lang sind</translation>
    </message>
    <message>
        <source>no system has the judge’s name, or all have</source>
        <translation>kein System trägt den Namen des Sprachmodells, oder alle tragen ihn</translation>
    </message>
    <message>
        <source>the judge gave everything the same value</source>
        <translation>das Sprachmodell gab allem denselben Wert</translation>
    </message>
    <message>
        <source>{n} units are few for the test: it wants {least}</source>
        <translation>{n} Einheiten sind wenige für den Test: er verlangt {least}</translation>
    </message>
    <message>
        <source>the judge rated too few questions that nobody else did, so its ratings add nothing</source>
        <translation>das Sprachmodell bewertete zu wenige Fragen, die sonst niemand bewertete; seine Bewertungen bringen also nichts hinzu</translation>
    </message>
    <message>
        <source>too few questions for an interval: a judge errs by text, however many rate it</source>
        <translation>zu wenige Fragen für ein Intervall: ein Sprachmodell irrt sich je Text, wie viele ihn auch bewerten</translation>
    </message>
    <message>
        <source>only one person rated, so people are not compared</source>
        <translation>nur eine Person bewertete, Menschen werden also nicht verglichen</translation>
    </message>
    <message>
        <source>differences within raters, sandwich over raters and questions</source>
        <translation>Differenzen innerhalb der Bewertenden, Sandwich-Schätzer über Bewertende und Fragen</translation>
    </message>
    <message>
        <source>when it came was not drawn by lot: what led to it can explain a difference too</source>
        <translation>wann es kam, wurde nicht ausgelost: Was dazu führte, kann einen Unterschied auch erklären</translation>
    </message>
    <message>
        <source>fewer than {n} sessions have pages before and after it that can be compared with pages at the same positions of sessions in which it had not come yet</source>
        <translation>weniger als {n} Sitzungen haben davor und danach Seiten, die sich mit Seiten an derselben Stelle von Sitzungen vergleichen lassen, in denen es noch nicht vorgekommen war</translation>
    </message>
    <message>
        <source>the level {level} was asked for, but these answers have no order: nominal is possible</source>
        <translation>das Niveau {level} wurde verlangt, aber diese Antworten haben keine Ordnung: möglich ist nominal</translation>
    </message>
    <message>
        <source>the lengths of the texts are not known</source>
        <translation>die Längen der Texte sind nicht bekannt</translation>
    </message>
    <message>
        <source>all texts are equally long, so that nothing is taken out</source>
        <translation>alle Texte sind gleich lang, sodass nichts herausgerechnet wird</translation>
    </message>
    <message>
        <source>fewer than {n} comparisons of the two</source>
        <translation>weniger als {n} Vergleiche der beiden</translation>
    </message>
    <message>
        <source>which question was compared is not known, or questions and pairs are too many</source>
        <translation>welche Frage verglichen wurde, ist nicht bekannt, oder es sind zu viele Fragen und Paare</translation>
    </message>
    <message>
        <source>no chance of being the best: the difference of {a} and {b} has no test</source>
        <translation>keine Wahrscheinlichkeit, das Beste zu sein: der Unterschied von {a} und {b} hat keinen Test</translation>
    </message>
    <message>
        <source>judgments are numbers, of which none is the true one</source>
        <translation>Urteile sind Zahlen, von denen keine die wahre ist</translation>
    </message>
    <message>
        <source>nothing was rated by two raters: there is nothing to compare</source>
        <translation>nichts wurde von zwei Beurteilenden bewertet: es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>{n} ratings are few for {shares} shares: what MACE finds is steadier</source>
        <translation>{n} Bewertungen sind wenig für {shares} Anteile: was MACE findet, ist stabiler</translation>
    </message>
    <message>
        <source>the search ended before it had settled</source>
        <translation>die Suche endete, bevor sie zur Ruhe kam</translation>
    </message>
    <message>
        <source>aspects that always go together cannot be separated</source>
        <translation>Aspekte, die immer zusammengehen, lassen sich nicht trennen</translation>
    </message>
    <message>
        <source>the variances cannot be separated in these ratings</source>
        <translation>die Varianzen lassen sich in diesen Bewertungen nicht trennen</translation>
    </message>
    <message>
        <source>too few raters or questions to separate variances</source>
        <translation>zu wenige Bewertende oder Fragen, um Varianzen zu trennen</translation>
    </message>
    <message>
        <source>position, length and scores cannot be separated in these comparisons</source>
        <translation>Position, Länge und Werte lassen sich in diesen Vergleichen nicht auseinanderhalten</translation>
    </message>
    <message>
        <source>no interval: of two raters every draw has both of them, or nobody to compare with</source>
        <translation>kein Intervall: von zwei Personen hat jede Ziehung beide oder niemanden zum Vergleichen</translation>
    </message>
    <message>
        <source>too few questions to be drawn ({n}): the interval is about these and says nothing of others</source>
        <translation>zu wenige Fragen, um sie zu ziehen ({n}): das Intervall gilt für diese und sagt nichts über andere</translation>
    </message>
    <message>
        <source>too few questions ({n}): the length of their texts cannot be separated from what else differs between them; it takes {least} or more</source>
        <translation>zu wenige Fragen ({n}): die Länge ihrer Texte ist nicht von dem zu trennen, worin sie sich sonst unterscheiden; es braucht {least} oder mehr</translation>
    </message>
    <message>
        <source>no two ratings of the same pair that count here</source>
        <translation>keine zwei Urteile über dasselbe Paar, die hier zählen</translation>
    </message>
    <message>
        <source>fewer than three raters or pairs of texts: the interval takes all as independent</source>
        <translation>weniger als drei Personen oder Textpaare: das Intervall nimmt alles als unabhängig</translation>
    </message>
    <message>
        <source>raters and targets cannot be separated: too few have rated several targets</source>
        <translation>Personen und Texte sind nicht zu trennen: zu wenige haben mehrere Texte bewertet</translation>
    </message>
    <message>
        <source>no interval: the variance between targets is estimated as zero</source>
        <translation>kein Intervall: die Varianz zwischen Texten wird auf null geschätzt</translation>
    </message>
    <message>
        <source>{targets} targets by {raters} raters are too many for a model</source>
        <translation>{targets} Texte mal {raters} Personen sind zu viele für ein Modell</translation>
    </message>
    <message>
        <source>by a model of all {n} ratings; means are of {k} ratings each</source>
        <translation>nach einem Modell aller {n} Bewertungen; Mittelwerte sind aus je {k} Bewertungen</translation>
    </message>
    <message>
        <source>ratings were withheld from no page: there is nothing to compare with</source>
        <translation>Bewertungen wurden auf keiner Seite zurückgehalten: es gibt nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>the answers are no numbers</source>
        <translation>die Antworten sind keine Zahlen</translation>
    </message>
    <message>
        <source>before and after: a second look without a rating can change answers too</source>
        <translation>vorher und nachher: auch ein zweiter Blick ohne Bewertung kann Antworten ändern</translation>
    </message>
    <message>
        <source>who thought aloud was not drawn by lot: those who agree to it can differ in other ways too</source>
        <translation>wer laut dachte, wurde nicht ausgelost: wer dem zustimmt, kann sich auch sonst unterscheiden</translation>
    </message>
    <message>
        <source>{aloud} thought aloud and {silent} did not; it takes {n} of each</source>
        <translation>{aloud} dachten laut und {silent} nicht; von beiden braucht es {n}</translation>
    </message>
    <message>
        <source>no interval: the participants of each group are alike</source>
        <translation>kein Intervall: die Teilnehmenden jeder Gruppe sind gleich</translation>
    </message>
    <message>
        <source>no judgment puts several texts in order</source>
        <translation>kein Urteil bringt mehrere Texte in eine Reihenfolge</translation>
    </message>
    <message>
        <source>each judgment compares several texts already: see the table plackett_luce</source>
        <translation>jedes Urteil vergleicht schon mehrere Texte: siehe die Tabelle plackett_luce</translation>
    </message>
    <message>
        <source>ties of {tied} of {texts} texts are too many for the model</source>
        <translation>Gleichstände von {tied} aus {texts} Texten sind zu viele für das Modell</translation>
    </message>
    <message>
        <source>the texts were tied wherever they could be</source>
        <translation>die Texte standen gleich, wo immer sie konnten</translation>
    </message>
    <message>
        <source>no set of texts was put in order by two raters</source>
        <translation>keine Gruppe von Texten wurde von zwei Personen in eine Reihenfolge gebracht</translation>
    </message>
    <message>
        <source>all raters tied all texts</source>
        <translation>alle haben alle Texte gleichgesetzt</translation>
    </message>
    <message>
        <source>no two raters have marked words in the same text</source>
        <translation>keine zwei Bewertenden haben im selben Text Wörter markiert</translation>
    </message>
    <message>
        <source>all of each text is marked, so nothing can differ</source>
        <translation>jeder Text ist ganz markiert, also kann sich nichts unterscheiden</translation>
    </message>
    <message>
        <source>only one participant has edited it</source>
        <translation>nur eine Person hat ihn bearbeitet</translation>
    </message>
    <message>
        <source>the edited texts are not there</source>
        <translation>die bearbeiteten Texte liegen nicht vor</translation>
    </message>
    <message>
        <source>no judgment marks errors in a text</source>
        <translation>kein Urteil markiert Fehler in einem Text</translation>
    </message>
    <message>
        <source>no two raters have looked for errors in the same text</source>
        <translation>keine zwei Bewertenden haben im selben Text nach Fehlern gesucht</translation>
    </message>
    <message>
        <source>no text that two raters have read has an error in it</source>
        <translation>in keinem Text, den zwei Bewertende gelesen haben, ist ein Fehler markiert</translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>How it looks</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>Gestaltet</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Wie geschrieben</translation>
    </message>
</context>
<context>
    <name>AppearanceChoosers</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation>✓ Frage gesendet  {key}</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation>Ich habe eine Frage  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation>Das Fenster der Versuchsleitung zeigt sie. {key} nimmt die Frage zurück.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation>✓ Frage aufgezeichnet  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation>Sie ist auf dem Weg zur Versuchsleitung. {key} nimmt die Frage zurück.</translation>
    </message>
    <message>
        <source>✓ Recorded: please ask aloud  {key}</source>
        <translation>✓ Aufgezeichnet: bitte laut fragen  {key}</translation>
    </message>
    <message>
        <source>Your question is recorded, but no supervisor&apos;s window is open that shows it. Press {key} to take it back.</source>
        <translation>Ihre Frage ist aufgezeichnet, aber kein Fenster der Versuchsleitung ist offen, das sie zeigt. {key} nimmt die Frage zurück.</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation>An die Versuchsleitung; die Taste {key} tut dasselbe.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation>{point}, ideal</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation>Welche der Antworten würden Sie geben? Gewichten Sie die Aspekte, wie Sie es für richtig halten, und was Ihnen sonst wichtig ist. Dann sagen Sie, warum.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation>Bevorzugte Antwort</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation>Bevorzugte Antwort</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation>Keine ist akzeptabel; ich wähle die am wenigsten schlechte</translation>
    </message>
</context>
<context>
    <name>Assignment</name>
    <message>
        <source>the study&apos;s only condition</source>
        <translation>die einzige Bedingung der Studie</translation>
    </message>
    <message>
        <source>fewest sessions so far ({counts})</source>
        <translation>bisher die wenigsten Sitzungen ({counts})</translation>
    </message>
    <message>
        <source>by chance among {free}, which have the fewest sessions so far ({counts})</source>
        <translation>zufällig unter {free}, den Bedingungen mit den bisher wenigsten Sitzungen ({counts})</translation>
    </message>
    <message>
        <source>the next place that the hub has leased ({place})</source>
        <translation>der nächste Platz, den der Knoten reserviert hat ({place})</translation>
    </message>
</context>
<context>
    <name>AttentionCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth your attention</source>
        <translation>Einen Blick wert</translation>
    </message>
    <message>
        <source>Nothing now.</source>
        <translation>Im Moment nichts.</translation>
    </message>
</context>
<context>
    <name>AuxiliaryWindows</name>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Auszählung</translation>
    </message>
    <message>
        <source>Coded segments as a table</source>
        <translation>Codierte Segmente als Tabelle</translation>
    </message>
    <message>
        <source>Other windows</source>
        <translation>Andere Fenster</translation>
    </message>
    <message>
        <source>Memos and journal</source>
        <translation>Memos und Journal</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation>Kurze Pause</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation>Zeit für eine kurze Pause</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation>Schauen Sie vom Bildschirm weg, strecken Sie sich, trinken Sie etwas.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation>Sie können früher weitermachen oder länger ausruhen.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation>Machen Sie weiter, wenn Sie so weit sind.</translation>
    </message>
</context>
<context>
    <name>Capsule</name>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>texts of responses</source>
        <translation>Texte von Antworten</translation>
    </message>
    <message>
        <source>stretches of transcripts</source>
        <translation>Stellen aus Transkripten</translation>
    </message>
    <message>
        <source>the consent to rating was declined</source>
        <translation>die Einwilligung in das Bewerten wurde abgelehnt</translation>
    </message>
    <message>
        <source>the consent to sharing was declined</source>
        <translation>die Einwilligung in die Weitergabe wurde abgelehnt</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>no consent to quotation was given</source>
        <translation>es wurde nicht eingewilligt, zitiert zu werden</translation>
    </message>
    <message>
        <source>together they could identify somebody</source>
        <translation>zusammen könnten sie jemanden erkennbar machen</translation>
    </message>
    <message>
        <source>attributes of participants</source>
        <translation>Merkmale der Teilnehmenden</translation>
    </message>
    <message>
        <source>times of day</source>
        <translation>Uhrzeiten</translation>
    </message>
    <message>
        <source>a calendar ties them to a person</source>
        <translation>ein Kalender verbindet sie mit einer Person</translation>
    </message>
    <message>
        <source>numbers of participants and seeds of sessions</source>
        <translation>Nummern der Teilnehmenden und Startwerte der Sitzungen</translation>
    </message>
    <message>
        <source>the order of arrival follows from them</source>
        <translation>aus ihnen folgt, in welcher Reihenfolge die Personen kamen</translation>
    </message>
    <message>
        <source>reasons of rejection</source>
        <translation>Gründe für Ausschlüsse</translation>
    </message>
    <message>
        <source>free text by the supervisor</source>
        <translation>freier Text der Versuchsleitung</translation>
    </message>
    <message>
        <source>evidence of flags</source>
        <translation>Belege der Auffälligkeiten</translation>
    </message>
    <message>
        <source>sentences about single sessions</source>
        <translation>Sätze über einzelne Sitzungen</translation>
    </message>
    <message>
        <source>answers about themselves could identify somebody</source>
        <translation>Angaben zur eigenen Person könnten jemanden erkennbar machen</translation>
    </message>
    <message>
        <source>what a supervisor wrote or did in one session</source>
        <translation>was die Versuchsleitung in einer Sitzung schrieb oder tat</translation>
    </message>
    <message>
        <source>a voice identifies a person, and no consent of a study speaks of passing it on</source>
        <translation>an der Stimme ist eine Person zu erkennen, und keine Einwilligung einer Studie spricht davon, sie weiterzugeben</translation>
    </message>
    <message>
        <source>step by step what one person did; the laboratory has it</source>
        <translation>Schritt für Schritt, was eine Person tat; das Labor hat es</translation>
    </message>
    <message>
        <source>events of sessions</source>
        <translation>Ereignisse der Sitzungen</translation>
    </message>
    <message>
        <source>answers in interviews</source>
        <translation>Antworten in Interviews</translation>
    </message>
    <message>
        <source>spoken justifications</source>
        <translation>gesprochene Begründungen</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>actions of supervisors</source>
        <translation>Eingriffe der Versuchsleitung</translation>
    </message>
    <message>
        <source>notes of supervisors</source>
        <translation>Notizen der Versuchsleitung</translation>
    </message>
    <message>
        <source>pages with their times</source>
        <translation>Seiten mit ihren Zeiten</translation>
    </message>
    <message>
        <source>pasted texts</source>
        <translation>eingefügte Texte</translation>
    </message>
    <message>
        <source>answers to questionnaires and tests</source>
        <translation>Antworten in Fragebögen und Tests</translation>
    </message>
    <message>
        <source>recordings of sound</source>
        <translation>Tonaufnahmen</translation>
    </message>
    <message>
        <source>revisions of written texts</source>
        <translation>Fassungen geschriebener Texte</translation>
    </message>
    <message>
        <source>training pages</source>
        <translation>Übungsseiten</translation>
    </message>
    <message>
        <source>words of transcripts with their times</source>
        <translation>Wörter der Transkripte mit ihren Zeiten</translation>
    </message>
    <message>
        <source>table {name}</source>
        <translation>Tabelle {name}</translation>
    </message>
    <message>
        <source>the analysis does not read it</source>
        <translation>die Auswertung liest sie nicht</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>{table}, line {row}, {column}: {theirs} in the capsule, {ours} here</source>
        <translation>{table}, Zeile {row}, {column}: {theirs} in der Kapsel, {ours} hier</translation>
    </message>
    <message>
        <source>{table}, line {row}, {column}: {theirs} in the capsule, {ours} here (relative difference {size})</source>
        <translation>{table}, Zeile {row}, {column}: {theirs} in der Kapsel, {ours} hier (relativer Unterschied {size})</translation>
    </message>
    <message>
        <source>texts of items</source>
        <translation>Texte von Items</translation>
    </message>
    <message>
        <source>they may not be shared</source>
        <translation>sie dürfen nicht weitergegeben werden</translation>
    </message>
    <message>
        <source>reference documents</source>
        <translation>Referenzdokumente</translation>
    </message>
    <message>
        <source>a recruiter knows people by them; {lists:list|lists} to be filled</source>
        <translation>eine Rekrutierungsplattform kennt die Personen daran; {lists:Liste ist|Listen sind} zu füllen</translation>
    </message>
    <message>
        <source>codes that open the study</source>
        <translation>Codes, die die Studie öffnen</translation>
    </message>
    <message>
        <source>texts were left out of the capsule: put them into the items table</source>
        <translation>Texte stehen nicht in der Kapsel: Setzen Sie sie in die Tabelle der Items ein</translation>
    </message>
    <message>
        <source>{lists:list|lists} of codes to be filled: {names}</source>
        <translation>{lists:Liste|Listen} von Codes zu füllen: {names}</translation>
    </message>
    <message>
        <source>the supervisor&apos;s code is {code} again; `labeval supervisor-code` changes it</source>
        <translation>der Code der Versuchsleitung ist wieder {code}; `labeval supervisor-code` ändert ihn</translation>
    </message>
    <message>
        <source>names of files were changed, so this is another version of the same study</source>
        <translation>Dateinamen wurden geändert, daher ist dies eine andere Version derselben Studie</translation>
    </message>
    <message>
        <source>edited texts</source>
        <translation>bearbeitete Texte</translation>
    </message>
    <message>
        <source>pictures of texts</source>
        <translation>Bilder von Texten</translation>
    </message>
</context>
<context>
    <name>CaptionsCard</name>
    <message>
        <source>Live captions</source>
        <translation>Mitschrift live</translation>
    </message>
    <message>
        <source>as heard, not kept</source>
        <translation>wie gehört, wird nicht behalten</translation>
    </message>
    <message>
        <source>Participant: {text}</source>
        <translation>Teilnehmende Person: {text}</translation>
    </message>
    <message>
        <source>Supervisor: {text}</source>
        <translation>Versuchsleitung: {text}</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>Open it on this screen, minimised</source>
        <translation>Hier öffnen, minimiert</translation>
    </message>
    <message>
        <source>Label the screens</source>
        <translation>Bildschirme beschriften</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Bildschirme</translation>
    </message>
    <message>
        <source>Participant: screen {n}, {name}</source>
        <translation>Teilnehmende Person: Bildschirm {n}, {name}</translation>
    </message>
    <message>
        <source>Yours is {name}; the moderator&apos;s window opens there.</source>
        <translation>Ihrer ist {name}; dort öffnet sich das Moderationsfenster.</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Switch them off on the participant&apos;s screen.</source>
        <translation>Schalten Sie sie auf dem Bildschirm der teilnehmenden Person aus.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Mitteilungen</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderation</translation>
    </message>
    <message>
        <source>The screens show the same, so the participant could see the moderator&apos;s window. Extend the desktop instead.</source>
        <translation>Die Bildschirme zeigen dasselbe; die Person könnte das Moderationsfenster sehen. Erweitern Sie besser den Desktop.</translation>
    </message>
    <message>
        <source>There is only one screen.</source>
        <translation>Es gibt nur einen Bildschirm.</translation>
    </message>
    <message>
        <source>The moderator&apos;s window opens minimised.</source>
        <translation>Das Moderationsfenster öffnet minimiert.</translation>
    </message>
    <message>
        <source>The moderator&apos;s window stays closed.</source>
        <translation>Das Moderationsfenster bleibt geschlossen.</translation>
    </message>
    <message>
        <source>Your code</source>
        <translation>Ihr Code</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation>[{n}] zitieren</translation>
    </message>
</context>
<context>
    <name>ClosingCard</name>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>Only {shown} of {count} pages were shown.</source>
        <translation>Nur {shown} von {count} Seiten wurden gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) skipped.</source>
        <translation>
            <numerusform>%n Seite übersprungen.</numerusform>
            <numerusform>%n Seiten übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interview question(s) not asked.</source>
        <translation>
            <numerusform>%n Interviewfrage nicht gestellt.</numerusform>
            <numerusform>%n Interviewfragen nicht gestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No comment was written.</source>
        <translation>Es wurde kein Kommentar geschrieben.</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>ended with the test</source>
        <translation>mit dem Test beendet</translation>
    </message>
    <message>
        <source>ended with the practice</source>
        <translation>mit der Übung beendet</translation>
    </message>
    <message>
        <source>ended by attention checks</source>
        <translation>durch Aufmerksamkeitsprüfungen beendet</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n Kommentar</numerusform>
            <numerusform>%n Kommentare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n Auffälligkeit</numerusform>
            <numerusform>%n Auffälligkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Notiz</numerusform>
            <numerusform>%n Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Markierung</numerusform>
            <numerusform>%n Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen the session</source>
        <translation>Sitzung wieder öffnen</translation>
    </message>
    <message>
        <source>Ctrl R  Remarks; Enter saves them</source>
        <translation>Strg R  Bemerkungen; Eingabe sichert sie</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Include when</source>
        <translation>Vergeben, wenn</translation>
    </message>
    <message>
        <source>Exclude when</source>
        <translation>Nicht vergeben, wenn</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>CodeCommands</name>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Neue Kategorie</translation>
    </message>
    <message>
        <source>Memo on “{name}”</source>
        <translation>Memo zu „{name}“</translation>
    </message>
    <message>
        <source>Merge “{name}” into</source>
        <translation>„{name}“ vereinigen mit</translation>
    </message>
    <message numerus="yes">
        <source>Split: a new code for %n segment(s) of this source</source>
        <translation>
            <numerusform>Aufteilen: ein neuer Code für %n Segment dieser Quelle</numerusform>
            <numerusform>Aufteilen: ein neuer Code für %n Segmente dieser Quelle</numerusform>
        </translation>
    </message>
    <message>
        <source>New code …</source>
        <translation>Neuer Code …</translation>
    </message>
    <message>
        <source>New category …</source>
        <translation>Neue Kategorie …</translation>
    </message>
    <message>
        <source>Definition, colour, key …</source>
        <translation>Definition, Farbe, Taste …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Memo …</source>
        <translation>Memo …</translation>
    </message>
    <message>
        <source>Merge into …</source>
        <translation>Vereinigen mit …</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Aufteilen …</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Stilllegen</translation>
    </message>
    <message>
        <source>Remove with its segments</source>
        <translation>Mit seinen Segmenten entfernen</translation>
    </message>
    <message>
        <source>Hide retired codes</source>
        <translation>Stillgelegte Codes verbergen</translation>
    </message>
    <message>
        <source>Show retired codes</source>
        <translation>Stillgelegte Codes zeigen</translation>
    </message>
    <message>
        <source>Highlight the codes of a theme …</source>
        <translation>Die Codes eines Themas hervorheben …</translation>
    </message>
    <message>
        <source>“{key}” is a key of the window.</source>
        <translation>„{key}“ ist schon eine Taste des Fensters.</translation>
    </message>
    <message>
        <source>{when}  ·  {coder}  ·  {edit}</source>
        <translation>{when}  ·  {coder}  ·  {edit}</translation>
    </message>
</context>
<context>
    <name>CodeCompare</name>
    <message>
        <source>character</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>turn or answer</source>
        <translation>Redebeitrag oder Antwort</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Einig</translation>
    </message>
    <message>
        <source>kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>alpha-u</source>
        <translation>Alpha-u</translation>
    </message>
    <message>
        <source>All codes</source>
        <translation>Alle Codes</translation>
    </message>
    <message>
        <source>Unit: {unit}, {units} of them in {sources} sources. Segments of each coder; Cohen&apos;s kappa and Krippendorff&apos;s alpha with intervals of 95 % (bootstrap over {turns} turns); alpha-u, for unitising, compares segments whatever the unit (bootstrap over sources).</source>
        <translation>Einheit: {unit}, davon {units} in {sources} Quellen. Segmente beider Codierenden; Cohens Kappa und Krippendorffs Alpha mit Intervallen von 95 % (Bootstrap über {turns} Redebeiträge); Alpha-u, für das Abgrenzen, vergleicht Segmente unabhängig von der Einheit (Bootstrap über Quellen).</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>{open} of {all} disagreements are open</source>
        <translation>{open} von {all} Abweichungen sind offen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>not coded</source>
        <translation>nicht codiert</translation>
    </message>
    <message>
        <source>as {coders}</source>
        <translation>wie {coders}</translation>
    </message>
</context>
<context>
    <name>CodeDefinition</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>No definition yet.</source>
        <translation>Noch keine Definition.</translation>
    </message>
    <message>
        <source>Include: {rule}</source>
        <translation>Vergeben: {rule}</translation>
    </message>
    <message>
        <source>Exclude: {rule}</source>
        <translation>Nicht vergeben: {rule}</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Your code</source>
        <translation>Ihr Code</translation>
    </message>
    <message>
        <source>Keep this code</source>
        <translation>Diesen Code behalten</translation>
    </message>
    <message>
        <source>A code has {least} to {most} characters.</source>
        <translation>Ein Code hat {least} bis {most} Zeichen.</translation>
    </message>
    <message>
        <source>Everybody can look this code up.</source>
        <translation>Diesen Code kann jeder nachlesen.</translation>
    </message>
    <message>
        <source>Type the same code once more.</source>
        <translation>Geben Sie denselben Code noch einmal ein.</translation>
    </message>
    <message>
        <source>In the participant&apos;s window, Ctrl+Shift+Q and this code close the full screen. It is not kept in readable form: if it is forgotten, set another one with the command “labeval supervisor-code”.</source>
        <translation>Im Fenster für Teilnehmende schließen Strg+Umschalt+Q und dieser Code das Vollbild. Er wird nicht in lesbarer Form aufbewahrt: Ist er vergessen, setzen Sie mit dem Befehl „labeval supervisor-code“ einen anderen.</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CodeFinder</name>
    <message>
        <source>Name of a code, new or known</source>
        <translation>Name eines Codes, neu oder bekannt</translation>
    </message>
    <message>
        <source>Name of a code</source>
        <translation>Name eines Codes</translation>
    </message>
    <message>
        <source>New code “{name}”</source>
        <translation>Neuer Code „{name}“</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>New code (Ctrl+N)</source>
        <translation>Neuer Code (Strg+N)</translation>
    </message>
    <message>
        <source>Find a code</source>
        <translation>Code finden</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>No codes yet. Select words in the text and press V to name a code by them, or C to type a name.</source>
        <translation>Noch keine Codes. Wählen Sie Wörter im Text aus und drücken Sie V, um einen Code nach ihnen zu benennen, oder C, um einen Namen einzugeben.</translation>
    </message>
    <message>
        <source>Or begin with a codebook:</source>
        <translation>Oder beginnen Sie mit einem Codebuch:</translation>
    </message>
    <message numerus="yes">
        <source>%n coder(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are the segments of: {names}</source>
        <translation>Gezählt sind die Segmente von: {names}</translation>
    </message>
</context>
<context>
    <name>CodeViews</name>
    <message>
        <source>(none)</source>
        <translation>(ohne)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>{segments} {in_sources} with {words} words</source>
        <translation>{segments} {in_sources} mit {words} Wörtern</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Code der Person</translation>
    </message>
    <message>
        <source>{pairs} times two codes share words</source>
        <translation>{pairs}-mal teilen zwei Codes Wörter</translation>
    </message>
    <message>
        <source>New codes</source>
        <translation>Neue Codes</translation>
    </message>
    <message>
        <source>Codes so far</source>
        <translation>Codes bisher</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>{segments} segments on the session&apos;s clock</source>
        <translation>{segments} Segmente auf der Uhr der Sitzung</translation>
    </message>
    <message>
        <source>{words} different words with four letters or more</source>
        <translation>{words} verschiedene Wörter mit vier Buchstaben oder mehr</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>In between</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Fisher&apos;s exact test</source>
        <translation>Fishers exakter Test</translation>
    </message>
    <message>
        <source>chi-square test</source>
        <translation>Chi-Quadrat-Test</translation>
    </message>
    <message>
        <source>chi-square test, permuted</source>
        <translation>Chi-Quadrat-Test, permutiert</translation>
    </message>
    <message>
        <source>Mann-Whitney test</source>
        <translation>Mann-Whitney-Test</translation>
    </message>
    <message>
        <source>{scale}: with the code</source>
        <translation>{scale}: mit dem Code</translation>
    </message>
    <message>
        <source>{scale}: the rest</source>
        <translation>{scale}: die übrigen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>p = {p} (adjusted {adjusted}), effect {effect}, n = {n}; {test}</source>
        <translation>p = {p} (angepasst {adjusted}), Effekt {effect}, n = {n}; {test}</translation>
    </message>
    <message>
        <source>{hits}, in {sources} of {all} sources</source>
        <translation>{hits}, in {sources} von {all} Quellen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Ratings by one person are not independent; read p as descriptive. Adjusted after Benjamini and Hochberg</source>
        <translation>Bewertungen einer Person sind nicht unabhängig; lesen Sie p als beschreibend. Angepasst nach Benjamini und Hochberg</translation>
    </message>
    <message>
        <source>{segments:segment|segments} of {participants:participant|participants} and {codes:code|codes}</source>
        <translation>{segments:Segment|Segmente} von {participants:Person|Personen} und {codes:Code|Codes}</translation>
    </message>
    <message>
        <source>{codes:code|codes} after {participants:participant|participants}, in their order</source>
        <translation>{codes:Code|Codes} nach {participants:Person|Personen}, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>{ratings:rating|ratings}, {segments:coded segment|coded segments}</source>
        <translation>{ratings:Bewertung|Bewertungen}, {segments:codiertes Segment|codierte Segmente}</translation>
    </message>
    <message>
        <source>Ratings and codes</source>
        <translation>Bewertungen und Codes</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Wer spricht</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>the first {number} are listed</source>
        <translation>die ersten {number} sind aufgelistet</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>{phrases} different phrases of {length} words</source>
        <translation>{phrases} verschiedene Folgen von {length} Wörtern</translation>
    </message>
    <message>
        <source>{words} different words; common ones are left out</source>
        <translation>{words} verschiedene Wörter; häufige Funktionswörter sind weggelassen</translation>
    </message>
</context>
<context>
    <name>Coding</name>
    <message>
        <source>the regular expression cannot be read at character {place}: {why}</source>
        <translation>Der reguläre Ausdruck ist bei Zeichen {place} nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>Add a code</source>
        <translation>Code anlegen</translation>
    </message>
    <message>
        <source>Change a code</source>
        <translation>Code ändern</translation>
    </message>
    <message>
        <source>Move a code</source>
        <translation>Code verschieben</translation>
    </message>
    <message>
        <source>Merge codes</source>
        <translation>Codes vereinigen</translation>
    </message>
    <message>
        <source>Split a code</source>
        <translation>Code aufteilen</translation>
    </message>
    <message>
        <source>Retire a code</source>
        <translation>Code stilllegen</translation>
    </message>
    <message>
        <source>Bring a code back</source>
        <translation>Code zurückholen</translation>
    </message>
    <message>
        <source>Remove a code</source>
        <translation>Code entfernen</translation>
    </message>
    <message>
        <source>Add a codebook</source>
        <translation>Codebuch hinzufügen</translation>
    </message>
    <message>
        <source>Resolve a disagreement</source>
        <translation>Abweichung entscheiden</translation>
    </message>
    <message>
        <source>Reopen a disagreement</source>
        <translation>Abweichung wieder öffnen</translation>
    </message>
    <message>
        <source>Take what coders agree on</source>
        <translation>Übereinstimmendes übernehmen</translation>
    </message>
    <message>
        <source>Draw a sample for double coding</source>
        <translation>Stichprobe zum Doppelcodieren ziehen</translation>
    </message>
    <message>
        <source>Finish a source of the sample</source>
        <translation>Quelle der Stichprobe abschließen</translation>
    </message>
    <message>
        <source>Correct the text</source>
        <translation>Text berichtigen</translation>
    </message>
    <message>
        <source>Replace in the text</source>
        <translation>Im Text ersetzen</translation>
    </message>
    <message>
        <source>Split a passage</source>
        <translation>Abschnitt teilen</translation>
    </message>
    <message>
        <source>Join passages</source>
        <translation>Abschnitte verbinden</translation>
    </message>
    <message>
        <source>Assign a speaker</source>
        <translation>Sprecher zuordnen</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>Code a segment</source>
        <translation>Segment codieren</translation>
    </message>
    <message>
        <source>Code in vivo</source>
        <translation>In vivo codieren</translation>
    </message>
    <message>
        <source>Code automatically</source>
        <translation>Automatisch codieren</translation>
    </message>
    <message>
        <source>Adjust a segment</source>
        <translation>Segment anpassen</translation>
    </message>
    <message>
        <source>Change the code of a segment</source>
        <translation>Code eines Segments ändern</translation>
    </message>
    <message>
        <source>Uncode a segment</source>
        <translation>Codierung aufheben</translation>
    </message>
    <message>
        <source>Weigh a segment</source>
        <translation>Segment gewichten</translation>
    </message>
    <message>
        <source>Write a memo</source>
        <translation>Memo schreiben</translation>
    </message>
    <message>
        <source>Mark as quotable</source>
        <translation>Als zitierbar markieren</translation>
    </message>
    <message>
        <source>Summarise a cell</source>
        <translation>Zelle zusammenfassen</translation>
    </message>
    <message>
        <source>Keep a version of the board</source>
        <translation>Stand der Tafel aufheben</translation>
    </message>
    <message>
        <source>Add a theme</source>
        <translation>Thema hinzufügen</translation>
    </message>
    <message>
        <source>Change a theme</source>
        <translation>Thema ändern</translation>
    </message>
    <message>
        <source>Move a theme</source>
        <translation>Thema verschieben</translation>
    </message>
    <message>
        <source>Put codes under a theme</source>
        <translation>Codes einem Thema zuordnen</translation>
    </message>
    <message>
        <source>Remove a theme</source>
        <translation>Thema entfernen</translation>
    </message>
    <message>
        <source>Connect themes</source>
        <translation>Themen verbinden</translation>
    </message>
    <message>
        <source>Remove a connection</source>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>{coder} has changed this since; it stays as it is now. Look at it again, then go on</source>
        <translation>{coder} hat das inzwischen geändert; es bleibt, wie es jetzt ist. Sehen Sie es noch einmal an, dann geht es weiter</translation>
    </message>
    <message>
        <source>this has changed since it was shown; look at it again, then go on</source>
        <translation>das hat sich geändert, seit es angezeigt wurde; sehen Sie es noch einmal an, dann geht es weiter</translation>
    </message>
    <message>
        <source>something else is attached to this by now; remove or move that first</source>
        <translation>daran hängt inzwischen etwas anderes; entfernen oder verschieben Sie das zuerst</translation>
    </message>
    <message>
        <source>a segment was coded in this text meanwhile, and would no longer match its words</source>
        <translation>in diesem Text wurde inzwischen ein Segment codiert, das dann nicht mehr auf seinen Wörtern stünde</translation>
    </message>
    <message>
        <source>this would be below itself</source>
        <translation>das stünde dann unter sich selbst</translation>
    </message>
    <message>
        <source>Import a project</source>
        <translation>Projekt importieren</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>Think-aloud</source>
        <translation>Lautes Denken</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Interview</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Justifications</source>
        <translation>Begründungen</translation>
    </message>
    <message>
        <source>Open answers</source>
        <translation>Offene Antworten</translation>
    </message>
    <message>
        <source>Written responses</source>
        <translation>Geschriebene Antworten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Interview notes</source>
        <translation>Interviewnotizen</translation>
    </message>
    <message>
        <source>Imported text</source>
        <translation>Importierter Text</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Versuchsleitung</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation>Beide schlecht</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation>Weiß nicht</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>the step before this was destroyed with a redaction or an erasure; what was done until then stays as it is now</source>
        <translation>der Schritt davor wurde mit einer Schwärzung oder Löschung vernichtet; was bis dahin getan wurde, bleibt, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Marked words</source>
        <translation>Markierte Wörter</translation>
    </message>
    <message>
        <source>Set an attribute</source>
        <translation>Merkmal setzen</translation>
    </message>
    <message>
        <source>Rename a source</source>
        <translation>Quelle umbenennen</translation>
    </message>
    <message>
        <source>Move to a folder</source>
        <translation>In einen Ordner legen</translation>
    </message>
    <message>
        <source>Give to a participant</source>
        <translation>Einer Person zuordnen</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Als durchgesehen markieren</translation>
    </message>
    <message>
        <source>Delete a source</source>
        <translation>Quelle löschen</translation>
    </message>
    <message>
        <source>Import interviews</source>
        <translation>Interviews importieren</translation>
    </message>
    <message>
        <source>Save a query</source>
        <translation>Abfrage speichern</translation>
    </message>
    <message>
        <source>Delete a query</source>
        <translation>Abfrage löschen</translation>
    </message>
    <message>
        <source>Write in the journal</source>
        <translation>Ins Journal schreiben</translation>
    </message>
    <message>
        <source>Change the journal</source>
        <translation>Das Journal ändern</translation>
    </message>
</context>
<context>
    <name>CodingEdits</name>
    <message>
        <source>“{name}” only holds codes.</source>
        <translation>„{name}“ enthält nur Codes.</translation>
    </message>
    <message>
        <source>This is coded “{name}” already.</source>
        <translation>Das ist schon mit „{name}“ codiert.</translation>
    </message>
    <message>
        <source>This participant has not agreed to be quoted.</source>
        <translation>Diese Person hat nicht eingewilligt, zitiert zu werden.</translation>
    </message>
    <message>
        <source>Another coder has coded this; only they change it.</source>
        <translation>Das hat eine andere Person codiert; nur sie ändert es.</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: nothing was coded.</source>
        <translation>Der Text hat sich inzwischen geändert: Es wurde nichts codiert.</translation>
    </message>
    <message>
        <source>The segment is gone meanwhile: nothing was changed.</source>
        <translation>Das Segment gibt es nicht mehr: Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The segment is gone meanwhile: its memo was not kept: {memo}</source>
        <translation>Das Segment gibt es nicht mehr, sein Memo wurde nicht behalten: {memo}</translation>
    </message>
</context>
<context>
    <name>CodingHeaderBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>Codieren</translation>
    </message>
    <message numerus="yes">
        <source>Search in %n source(s)</source>
        <translation>
            <numerusform>In %n Quelle suchen</numerusform>
            <numerusform>In %n Quellen suchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in all sources</source>
        <translation>In allen Quellen suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>CodingKeys</name>
    <message>
        <source>Coding</source>
        <translation>Codieren</translation>
    </message>
    <message>
        <source>Moving about</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Code: find or name a code</source>
        <translation>Codieren: Code finden oder benennen</translation>
    </message>
    <message>
        <source>Code in vivo</source>
        <translation>In vivo codieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Select the whole passage</source>
        <translation>Den ganzen Abschnitt auswählen</translation>
    </message>
    <message>
        <source>The next of several segments</source>
        <translation>Das nächste von mehreren Segmenten</translation>
    </message>
    <message>
        <source>Uncode</source>
        <translation>Codierung aufheben</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <source>Quotable, or not</source>
        <translation>Zitierbar oder nicht</translation>
    </message>
    <message>
        <source>More weight</source>
        <translation>Mehr Gewicht</translation>
    </message>
    <message>
        <source>Less weight</source>
        <translation>Weniger Gewicht</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>Anderer Code</translation>
    </message>
    <message>
        <source>End a word later</source>
        <translation>Ende ein Wort später</translation>
    </message>
    <message>
        <source>End a word earlier</source>
        <translation>Ende ein Wort früher</translation>
    </message>
    <message>
        <source>Start a word later</source>
        <translation>Anfang ein Wort später</translation>
    </message>
    <message>
        <source>Start a word earlier</source>
        <translation>Anfang ein Wort früher</translation>
    </message>
    <message>
        <source>Next source</source>
        <translation>Nächste Quelle</translation>
    </message>
    <message>
        <source>Source before</source>
        <translation>Vorige Quelle</translation>
    </message>
    <message>
        <source>Next segment</source>
        <translation>Nächstes Segment</translation>
    </message>
    <message>
        <source>Segment before</source>
        <translation>Voriges Segment</translation>
    </message>
    <message>
        <source>Highlight the codes of a theme</source>
        <translation>Die Codes eines Themas hervorheben</translation>
    </message>
    <message>
        <source>Definition, colour, key</source>
        <translation>Definition, Farbe, Taste</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Neue Kategorie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Merge into another code</source>
        <translation>Mit einem anderen Code vereinigen</translation>
    </message>
    <message>
        <source>Memo on the project</source>
        <translation>Memo zum Projekt</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Search all sources</source>
        <translation>Alle Quellen durchsuchen</translation>
    </message>
    <message>
        <source>Go to the codes</source>
        <translation>Zu den Codes</translation>
    </message>
    <message>
        <source>Go to the text</source>
        <translation>Zum Text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>One of the codes used last</source>
        <translation>Einer der zuletzt benutzten Codes</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Passage by passage</source>
        <translation>Abschnitt für Abschnitt</translation>
    </message>
    <message>
        <source>in vivo</source>
        <translation>in vivo</translation>
    </message>
    <message>
        <source>code …</source>
        <translation>Code …</translation>
    </message>
    <message>
        <source>recent code</source>
        <translation>zuletzt benutzt</translation>
    </message>
    <message>
        <source>next overlap</source>
        <translation>nächste Überlappung</translation>
    </message>
    <message>
        <source>memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <source>quotable</source>
        <translation>zitierbar</translation>
    </message>
    <message>
        <source>uncode</source>
        <translation>aufheben</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>hervorheben</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>The current segment</source>
        <translation>Das aktuelle Segment</translation>
    </message>
    <message>
        <source>Selected words</source>
        <translation>Ausgewählte Wörter</translation>
    </message>
    <message>
        <source>The passage</source>
        <translation>Der Abschnitt</translation>
    </message>
    <message>
        <source>Segment “{code}”</source>
        <translation>Segment „{code}“</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>ganz auswählen</translation>
    </message>
    <message>
        <source>another code</source>
        <translation>anderer Code</translation>
    </message>
    <message>
        <source>memo on the source</source>
        <translation>Memo zur Quelle</translation>
    </message>
    <message>
        <source>Highlight the current code</source>
        <translation>Den aktuellen Code hervorheben</translation>
    </message>
</context>
<context>
    <name>CodingNumbers</name>
    <message numerus="yes">
        <source>in %n source(s)</source>
        <translation>
            <numerusform>in %n Quelle</numerusform>
            <numerusform>in %n Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n Segment</numerusform>
            <numerusform>%n Segmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodingWindow</name>
    <message>
        <source>Coding</source>
        <translation>Codieren</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) read differently in the record by now, but are coded or corrected here. They stay as they are.</source>
        <translation>
            <numerusform>%n Quelle lautet in der Aufzeichnung inzwischen anders, ist hier aber codiert oder korrigiert. Sie bleibt, wie sie ist.</numerusform>
            <numerusform>%n Quellen lauten in der Aufzeichnung inzwischen anders, sind hier aber codiert oder korrigiert. Sie bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: passages that differ: {passages}</source>
        <translation>{name}: abweichende Passagen: {passages}</translation>
    </message>
    <message>
        <source>Choose a source at the left.</source>
        <translation>Wählen Sie links eine Quelle.</translation>
    </message>
    <message>
        <source>There is nothing to code yet. Comments, answers and notes come from sessions, transcripts from their recordings (labeval transcribe), other texts by import.</source>
        <translation>Es gibt noch nichts zu codieren. Kommentare, Antworten und Notizen kommen aus Sitzungen, Transkripte aus deren Aufnahmen (labeval transcribe), andere Texte durch Import.</translation>
    </message>
    <message>
        <source>This study folder is read-only: texts can be read, but nothing can be coded or corrected here. Work on a copy, or ask for the right to write in {folder}.</source>
        <translation>Dieser Studienordner ist schreibgeschützt: Texte lassen sich lesen, aber hier kann nichts codiert oder korrigiert werden. Arbeiten Sie mit einer Kopie oder bitten Sie um Schreibrechte in {folder}.</translation>
    </message>
    <message>
        <source>The texts of the sessions are being read …</source>
        <translation>Die Texte der Sitzungen werden gelesen …</translation>
    </message>
</context>
<context>
    <name>ColumnRoles</name>
    <message>
        <source>chosen here</source>
        <translation>hier gewählt</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation>Kommentar, oder sagen Sie es einfach laut</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation>Kommentar (erforderlich, schriftlich)</translation>
    </message>
</context>
<context>
    <name>CompareButton</name>
    <message>
        <source>✓ Finished</source>
        <translation>✓ Abgeschlossen</translation>
    </message>
    <message>
        <source>Finish source</source>
        <translation>Quelle abschließen</translation>
    </message>
    <message>
        <source>Ctrl+D: this source was drawn for two coders. Until you have finished it, the other one&apos;s codes are hidden.</source>
        <translation>Strg+D: Diese Quelle wurde für zwei Codierende gezogen. Bis Sie sie abgeschlossen haben, sind die Codes der anderen Person verborgen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation>Codierende vergleichen</translation>
    </message>
    <message>
        <source>Finish a source of the sample</source>
        <translation>Quelle der Stichprobe abschließen</translation>
    </message>
    <message>
        <source>Double coding</source>
        <translation>Doppelcodieren</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Coder</source>
        <translation>Codiert von</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>that both have coded</source>
        <translation>von beiden codiert</translation>
    </message>
    <message>
        <source>of the sample, finished by both</source>
        <translation>der Stichprobe, von beiden abgeschlossen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Both agree on every segment of the sources they have coded.</source>
        <translation>Beide stimmen bei jedem Segment der Quellen überein, die sie codiert haben.</translation>
    </message>
    <message>
        <source>Sample of {sources} sources, seed {seed}: {first} has finished {first_done}, {second} {second_done}. Until then neither sees the other&apos;s codes in them.</source>
        <translation>Stichprobe von {sources} Quellen, Startwert {seed}: {first} hat {first_done} abgeschlossen, {second} {second_done}. Bis dahin sieht niemand darin die Codes der anderen Person.</translation>
    </message>
    <message>
        <source>What both agree on is taken already.</source>
        <translation>Was beide gleich codiert haben, ist bereits übernommen.</translation>
    </message>
    <message>
        <source>No segment has the same code and the same ends with both.</source>
        <translation>Kein Segment hat bei beiden denselben Code und dieselben Grenzen.</translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation>Codierende vergleichen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Draw a sample…</source>
        <translation>Stichprobe ziehen…</translation>
    </message>
    <message>
        <source>Codes as “agreed” every segment that both have with the same ends</source>
        <translation>Codiert jedes Segment als „agreed“, das beide mit denselben Grenzen haben</translation>
    </message>
    <message>
        <source>Coefficients of agreement</source>
        <translation>Maße der Übereinstimmung</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Code agreements as “agreed”</source>
        <translation>Übereinstimmungen als „agreed“ codieren</translation>
    </message>
    <message>
        <source>It takes two coders, and so far there is one. “Draw a sample…” chooses sources for a second one and keeps both blind to each other. The second coder opens this study with a code of their own (labeval coding STUDY --coder B), or codes a copy of it that is merged into this one. When both have coded the same sources, coefficients and disagreements appear here.</source>
        <translation>Dazu braucht es zwei Codierende, bisher gibt es eine Person. „Stichprobe ziehen…“ wählt Quellen für eine zweite aus und verbirgt beiden die Codes der anderen. Die zweite Person öffnet diese Studie mit einem eigenen Kürzel (labeval coding STUDIE --coder B) oder codiert eine Kopie, die mit dieser zusammengeführt wird. Sobald beide dieselben Quellen codiert haben, stehen hier Koeffizienten und Abweichungen.</translation>
    </message>
    <message>
        <source>Undone: {edit}</source>
        <translation>Rückgängig gemacht: {edit}</translation>
    </message>
    <message>
        <source>Done again: {edit}</source>
        <translation>Wiederholt: {edit}</translation>
    </message>
    <message>
        <source>Next in turn is “{edit}”: undo or redo it in the coding window.</source>
        <translation>Als Nächstes käme „{edit}“: Das wird im Codierfenster rückgängig gemacht oder wiederholt.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ComputedWindow</name>
    <message>
        <source>computing …</source>
        <translation>wird berechnet …</translation>
    </message>
</context>
<context>
    <name>Computer</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Optional parts</source>
        <translation>Zusatzteile</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>labeval {labeval} with Python {python}, SQLite {sqlite}, {packages}</source>
        <translation>labeval {labeval} mit Python {python}, SQLite {sqlite}, {packages}</translation>
    </message>
    <message>
        <source>{system} on {machine}; {processors:processor|processors}, {memory} GB of memory</source>
        <translation>{system} auf {machine}; {processors:Prozessor|Prozessoren}, {memory} GB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>The sound of this computer cannot be used ({error}). On Debian and Ubuntu: apt install libportaudio2</source>
        <translation>Der Ton dieses Rechners lässt sich nicht verwenden ({error}). Unter Debian und Ubuntu: apt install libportaudio2</translation>
    </message>
    <message>
        <source>No microphone is connected: sessions have no sound recording.</source>
        <translation>Es ist kein Mikrofon angeschlossen; Gesprochenes kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>{count:microphone|microphones}; the system&apos;s choice is {name}</source>
        <translation>{count:Mikrofon|Mikrofone}; das System wählt {name}</translation>
    </message>
    <message>
        <source>Speech recognition is not installed: recordings can be heard, but not transcribed. To install it: {command}</source>
        <translation>Die Spracherkennung ist nicht installiert: Aufnahmen lassen sich hören, aber nicht transkribieren. Zum Installieren: {command}</translation>
    </message>
    <message>
        <source>{broken:speech model|speech models} cannot be read; &apos;labeval models list&apos; says why.</source>
        <translation>Nicht lesbar: {broken:Sprachmodell|Sprachmodelle}; „labeval models list“ nennt den Grund.</translation>
    </message>
    <message>
        <source>Speech models: {models}</source>
        <translation>Sprachmodelle: {models}</translation>
    </message>
    <message>
        <source>Only English can be transcribed ({models}). &apos;labeval models get small&apos; gets a model for other languages.</source>
        <translation>Nur Englisch kann transkribiert werden ({models}). „labeval models get small“ holt ein Modell für andere Sprachen.</translation>
    </message>
    <message>
        <source>There is no speech model: recordings cannot be transcribed. &apos;labeval models get small&apos; gets one.</source>
        <translation>Es gibt kein Sprachmodell: Aufnahmen können nicht transkribiert werden. „labeval models get small“ holt eines.</translation>
    </message>
    <message>
        <source>All are installed: {there}</source>
        <translation>Alle sind installiert: {there}</translation>
    </message>
    <message>
        <source>Not installed: {missing}. To install all: {command}</source>
        <translation>Nicht installiert: {missing}. Alle auf einmal: {command}</translation>
    </message>
    <message>
        <source>Only {free} GB are free on the disk of {folder}; two hours with sound need 2 GB.</source>
        <translation>Nur {free} GB sind auf der Platte von {folder} frei; zwei Stunden mit Ton brauchen 2 GB.</translation>
    </message>
    <message>
        <source>{free} GB are free on the disk of {folder}</source>
        <translation>{free} GB sind auf der Platte von {folder} frei</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}: {error}. Choose another folder.</source>
        <translation>In {folder} lässt sich nichts schreiben: {error}. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>An answer takes {ms} ms to be on this disk, which can be felt.</source>
        <translation>Eine Antwort braucht {ms} ms, bis sie auf dieser Platte ist; das ist spürbar.</translation>
    </message>
    <message>
        <source>A small write takes {ms} ms to be on this disk</source>
        <translation>Ein kleiner Schreibvorgang dauert {ms} ms, bis er auf dieser Platte ist</translation>
    </message>
    <message>
        <source>there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); run it on the desktop, or over ssh with -X</source>
        <translation>es gibt keinen Bildschirm für ein Fenster (DISPLAY und WAYLAND_DISPLAY sind nicht gesetzt); starten Sie es auf dem Desktop oder über ssh mit -X</translation>
    </message>
    <message>
        <source>the display {named} does not answer; run it on the desktop, or over ssh with -X</source>
        <translation>der Bildschirm {named} antwortet nicht; starten Sie es auf dem Desktop oder über ssh mit -X</translation>
    </message>
    <message>
        <source>No font can draw: {scripts}. Texts in them would show empty boxes. On Debian and Ubuntu: apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji</source>
        <translation>Keine Schrift hat Zeichen für: {scripts}. Solche Texte würden leere Kästchen zeigen. Unter Debian und Ubuntu: apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji</translation>
    </message>
    <message>
        <source>No font can draw: {scripts}. Texts in them would show empty boxes. Install the Noto fonts of these scripts.</source>
        <translation>Keine Schrift hat Zeichen für: {scripts}. Solche Texte würden leere Kästchen zeigen. Installieren Sie die Noto-Schriften dafür.</translation>
    </message>
    <message>
        <source>No font is installed: no window could be read.</source>
        <translation>Es ist keine Schrift installiert: Kein Fenster wäre lesbar.</translation>
    </message>
    <message>
        <source>Every script that was tried can be drawn; windows use {family}</source>
        <translation>Alle geprüften Schriftsysteme lassen sich darstellen; die Fenster verwenden {family}</translation>
    </message>
    <message>
        <source>{width}×{height} at {scale} %, smaller than 1280×720: texts are split into more pages. A smaller scaling in the system&apos;s settings may help.</source>
        <translation>{width}×{height} bei {scale} %, kleiner als 1280×720: Texte werden auf mehr Seiten verteilt. Eine kleinere Skalierung in den Einstellungen des Systems kann helfen.</translation>
    </message>
    <message>
        <source>{width}×{height} at {scale} % ({platform})</source>
        <translation>{width}×{height} bei {scale} % ({platform})</translation>
    </message>
    <message>
        <source>The screens show the same picture, so a participant would see the supervisor&apos;s window. Extend the desktop in the system&apos;s settings instead.</source>
        <translation>Die Bildschirme zeigen dasselbe Bild; Teilnehmende sähen das Fenster der Versuchsleitung. Erweitern Sie stattdessen den Desktop in den Einstellungen des Systems.</translation>
    </message>
</context>
<context>
    <name>ConditionRow</name>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Words, several with commas</source>
        <translation>Wörter, mehrere mit Kommas</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>Wählen: {name}</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation>Kontakt: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation>Ihr Code: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Fassung {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich willige ein</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Ich lehne ab</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>freiwillig</translation>
    </message>
</context>
<context>
    <name>ConsentPage</name>
    <message>
        <source>nobody is named for questions yet</source>
        <translation>noch ist niemand für Fragen genannt</translation>
    </message>
    <message>
        <source>What participants agree to</source>
        <translation>Worin Teilnehmende einwilligen</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Data are kept</source>
        <translation>Daten bleiben</translation>
    </message>
    <message>
        <source>Name, telephone or address</source>
        <translation>Name, Telefon oder Adresse</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n Jahr</numerusform>
            <numerusform>%n Jahre</numerusform>
        </translation>
    </message>
    <message>
        <source>no time is stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Each of these is decided by itself, and participants may decline it. Have the text checked by whoever is responsible for data protection at your institution. The home window prints it as an information sheet, with the participant&apos;s code.</source>
        <translation>Über jeden Punkt wird einzeln entschieden, und Teilnehmende dürfen ihn ablehnen. Lassen Sie den Text von der Stelle prüfen, die in Ihrer Einrichtung für den Datenschutz zuständig ist. Die Übersicht macht daraus ein Informationsblatt mit dem Code der teilnehmenden Person.</translation>
    </message>
    <message>
        <source>After the study</source>
        <translation>Nach der Studie</translation>
    </message>
    <message>
        <source>They are also asked whether</source>
        <translation>Sie werden auch gefragt, ob</translation>
    </message>
    <message>
        <source>what they say while working may be recorded</source>
        <translation>aufgenommen werden darf, was sie beim Arbeiten sagen</translation>
    </message>
    <message>
        <source>sentences of theirs may be quoted</source>
        <translation>Sätze von ihnen zitiert werden dürfen</translation>
    </message>
    <message>
        <source>their answers may be passed on to other researchers</source>
        <translation>ihre Antworten an Forschende weitergehen dürfen</translation>
    </message>
    <message>
        <source>As participants will see it</source>
        <translation>So sehen es die Teilnehmenden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation>Ich willige ein</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Ich lehne ab</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation>Ihre Einwilligung</translation>
    </message>
    <message>
        <source>End here</source>
        <translation>Hier beenden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation>
            <numerusform>%n Entscheidung offen</numerusform>
            <numerusform>%n Entscheidungen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation>hier beenden</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation>hier beenden; nichts wird gespeichert</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
</context>
<context>
    <name>CorpusFilters</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Codiert von</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Merkmal</translation>
    </message>
</context>
<context>
    <name>CriteriaLibrary</name>
    <message>
        <source>Search names and definitions, English and German</source>
        <translation>Namen und Definitionen durchsuchen, englisch und deutsch</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Sammlung durchsuchen</translation>
    </message>
    <message>
        <source>Criteria of the templates</source>
        <translation>Kriterien der Vorlagen</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Back to the criteria</source>
        <translation>Zurück zu den Kriterien</translation>
    </message>
</context>
<context>
    <name>CriteriaPage</name>
    <message>
        <source>choose a method</source>
        <translation>bitte eine Methode wählen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer Hinweis</numerusform>
            <numerusform>und %n weitere Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>{length}. That is long: fewer criteria, texts or methods make it shorter, or an earlier end of the rating</source>
        <translation>{length}. Das ist lang: Weniger Kriterien, Texte oder Methoden machen es kürzer, oder ein früheres Ende der Bewertung</translation>
    </message>
    <message>
        <source>Add a criterion</source>
        <translation>Kriterium hinzufügen</translation>
    </message>
    <message>
        <source>From the library…</source>
        <translation>Aus der Sammlung…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>about {minutes} min a session</source>
        <translation>etwa {minutes} min je Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>Put %n criteria back</source>
        <translation>
            <numerusform>%n Kriterium zurückholen</numerusform>
            <numerusform>%n Kriterien zurückholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Put “{name}” back</source>
        <translation>„{name}“ zurückholen</translation>
    </message>
</context>
<context>
    <name>CriterionForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>the text alone</source>
        <translation>dem Text allein</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>der Frage</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>der Quelle</translation>
    </message>
    <message>
        <source>Judged against</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>weniger ist besser</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Question of {method}</source>
        <translation>Frage bei {method}</translation>
    </message>
    <message>
        <source>{point} means</source>
        <translation>{point} bedeutet</translation>
    </message>
    <message>
        <source>Example of {point}</source>
        <translation>Beispiel für {point}</translation>
    </message>
    <message>
        <source>Question ({method})</source>
        <translation>Frage ({method})</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation>ein Datum wie {local} oder {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation>nicht vor dem {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation>nicht nach dem {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation>Was die Kriterien bedeuten</translation>
    </message>
</context>
<context>
    <name>DesignCard</name>
    <message>
        <source>Needs: {list}</source>
        <translation>Nötig: {list}</translation>
    </message>
    <message>
        <source>about {minutes} min a session</source>
        <translation>etwa {minutes} min je Sitzung</translation>
    </message>
    <message>
        <source>{least} to {most} min a session</source>
        <translation>{least} bis {most} min je Sitzung</translation>
    </message>
</context>
<context>
    <name>Destroying</name>
    <message>
        <source>Nothing is redacted.</source>
        <translation>Nichts ist geschwärzt.</translation>
    </message>
    <message>
        <source>The rest is destroyed when the texts are opened the next time.</source>
        <translation>Der Rest wird vernichtet, wenn die Texte das nächste Mal geöffnet werden.</translation>
    </message>
    <message>
        <source>An interrupted redaction is being finished.</source>
        <translation>Eine unterbrochene Schwärzung wird abgeschlossen.</translation>
    </message>
    <message>
        <source>An interrupted redaction is finished now.</source>
        <translation>Eine unterbrochene Schwärzung ist jetzt abgeschlossen.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>Texts added ({count}): {ids}</source>
        <translation>Neue Texte ({count}): {ids}</translation>
    </message>
    <message>
        <source>Texts removed ({count}): {ids}</source>
        <translation>Weggefallene Texte ({count}): {ids}</translation>
    </message>
    <message>
        <source>Texts changed ({count}): {ids}</source>
        <translation>Geänderte Texte ({count}): {ids}</translation>
    </message>
    <message>
        <source>{place}: order is now {order}</source>
        <translation>{place}: Reihenfolge ist jetzt {order}</translation>
    </message>
    <message>
        <source>{place}: added {after}</source>
        <translation>{place}: neu {after}</translation>
    </message>
    <message>
        <source>{place}: removed {before}</source>
        <translation>{place}: weggefallen {before}</translation>
    </message>
    <message>
        <source>{place}: {before} → {after}</source>
        <translation>{place}: {before} → {after}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All as here</source>
        <translation>Alle wie hier</translation>
    </message>
    <message>
        <source>All from the file</source>
        <translation>Alle aus der Datei</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>{text} (chosen)</source>
        <translation>{text} (gewählt)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from what is here.</source>
        <translation>
            <numerusform>%n Unterschied zu dem, was hier ist.</numerusform>
            <numerusform>%n Unterschiede zu dem, was hier ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken from the file.</source>
        <translation>
            <numerusform>%n aus der Datei übernommen.</numerusform>
            <numerusform>%n aus der Datei übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click, or Space, chooses the side that counts.</source>
        <translation>Ein Klick oder die Leertaste wählt die Seite, die zählt.</translation>
    </message>
</context>
<context>
    <name>DisputePlace</name>
    <message>
        <source>{first}: shaded      {second}: underlined</source>
        <translation>{first}: getönt      {second}: unterstrichen</translation>
    </message>
    <message>
        <source>As {coder}  ({key})</source>
        <translation>Wie {coder}  ({key})</translation>
    </message>
    <message>
        <source>Disagreement</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Both  (3)</source>
        <translation>Beide  (3)</translation>
    </message>
    <message>
        <source>Not coded  (0)</source>
        <translation>Nicht codieren  (0)</translation>
    </message>
    <message>
        <source>Reopen  (R)</source>
        <translation>Wieder öffnen  (R)</translation>
    </message>
    <message>
        <source>Takes the decision back: the place is open again</source>
        <translation>Nimmt die Entscheidung zurück: die Stelle ist wieder offen</translation>
    </message>
    <message>
        <source>Keys 1, 2, 3 and 0 decide; R takes the decision back, so it is open again.</source>
        <translation>Die Tasten 1, 2, 3 und 0 entscheiden; R nimmt die Entscheidung zurück, sie ist dann wieder offen.</translation>
    </message>
    <message>
        <source>Open in its text</source>
        <translation>Im Text öffnen</translation>
    </message>
    <message>
        <source>What was said for it</source>
        <translation>Was dafür sprach</translation>
    </message>
    <message>
        <source>Reason of the decision</source>
        <translation>Grund der Entscheidung</translation>
    </message>
    <message>
        <source>The disputed text</source>
        <translation>Der strittige Text</translation>
    </message>
    <message>
        <source>Decided: {decision}</source>
        <translation>Entschieden: {decision}</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
</context>
<context>
    <name>DrilldownDialog</name>
    <message numerus="yes">
        <source>%n judgment(s)</source>
        <translation>
            <numerusform>%n Urteil</numerusform>
            <numerusform>%n Urteile</numerusform>
        </translation>
    </message>
    <message>
        <source>The first {n} are shown; the exported table has all.</source>
        <translation>Die ersten {n} sind zu sehen; die exportierte Tabelle hat alle.</translation>
    </message>
    <message>
        <source>Judgments behind it</source>
        <translation>Urteile dahinter</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>“{place}” is written in the file in a way that cannot be changed here; change it in the file</source>
        <translation>„{place}“ ist in der Datei so geschrieben, dass es sich hier nicht ändern lässt; bitte in der Datei ändern</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Somebody else has changed the file; it is shown as it is now. Undo takes it back.</source>
        <translation>Jemand anderes hat die Datei geändert; gezeigt wird sie, wie sie jetzt ist. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>Somebody else has taken this place out of the file; it is shown as it is now.</source>
        <translation>Jemand anderes hat diese Stelle aus der Datei genommen; gezeigt wird sie, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>The file used one value at several places (“*name”); it is written out here now.</source>
        <translation>Die Datei hat einen Wert an mehreren Stellen verwendet („*name“); hier ist er jetzt ausgeschrieben.</translation>
    </message>
    <message>
        <source>Comments went with it ({count}), such as “{comment}”. Undo brings them back.</source>
        <translation>Kommentare sind mit weggefallen ({count}), etwa „{comment}“. „Rückgängig“ bringt sie zurück.</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rehearse from here</source>
        <translation>Ab hier proben</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hilfe (F1)</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>every change is in the file at once</source>
        <translation>jede Änderung steht sofort in der Datei</translation>
    </message>
    <message>
        <source>cannot be used as it is</source>
        <translation>so nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>not published yet</source>
        <translation>noch nicht veröffentlicht</translation>
    </message>
    <message>
        <source>as published in version {number}</source>
        <translation>wie veröffentlicht in Version {number}</translation>
    </message>
    <message>
        <source>changed since version {number}, which stays as it is</source>
        <translation>geändert seit Version {number}, die bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>next finding</source>
        <translation>nächster Befund</translation>
    </message>
    <message>
        <source>rehearse</source>
        <translation>proben</translation>
    </message>
    <message>
        <source>screens / file</source>
        <translation>Bilder / Datei</translation>
    </message>
    <message>
        <source>move an entry</source>
        <translation>Eintrag verschieben</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>next part</source>
        <translation>nächster Teil</translation>
    </message>
    <message>
        <source>what is shown here is not in the file</source>
        <translation>was hier steht, ist nicht in der Datei</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation>Versuchsleitung: Fenster schließen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation>Vielen Dank</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation>Vielen Dank für Ihre Zeit</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation>Sagen Sie der Versuchsleitung, dass Sie fertig sind.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation>Es wurde nichts gespeichert. Sagen Sie der Versuchsleitung Bescheid.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation>Bitte sagen Sie der Versuchsleitung: Nicht alles konnte gespeichert werden.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>Alles ist gespeichert.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation>Ihr Code: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation>Kontakt: {contact}</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation>Das war ein Probelauf. Nichts davon wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Participants see their code here.</source>
        <translation>Teilnehmende sehen hier ihren Code.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>below the test&apos;s threshold</source>
        <translation>unter der Mindestpunktzahl</translation>
    </message>
    <message>
        <source>training not passed</source>
        <translation>Übung nicht bestanden</translation>
    </message>
    <message>
        <source>too many attention checks missed</source>
        <translation>zu viele Aufmerksamkeitsprüfungen verfehlt</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>vorzeitig beendet</translation>
    </message>
</context>
<context>
    <name>EntriesEditor</name>
    <message>
        <source>Add one</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
</context>
<context>
    <name>Erasure</name>
    <message>
        <source>{participant}: erased on {erased}: {sessions:session|sessions}, {rows:row|rows}, {copies:copy|copies} rewritten, {files:file|files} removed</source>
        <translation>{participant}: gelöscht am {erased}: {sessions:Sitzung|Sitzungen}, {rows:Zeile|Zeilen}; {copies:Kopie|Kopien} neu geschrieben, {files:Datei|Dateien} entfernt</translation>
    </message>
    <message>
        <source>nothing was known of this code; check that it is spelled right</source>
        <translation>zu diesem Code war nichts bekannt; prüfen Sie, ob er richtig geschrieben ist</translation>
    </message>
    <message>
        <source>{rows:row|rows} of texts and codes removed, and {edits:edit|edits} that mentioned them</source>
        <translation>{rows:Zeile|Zeilen} in Texten und Codierungen entfernt, dazu {edits:Bearbeitung|Bearbeitungen}, in denen sie vorkamen</translation>
    </message>
    <message>
        <source>{path}: still speaks of the participant, or in the participant&apos;s words; change it yourself</source>
        <translation>{path}: spricht noch von der Person, oder mit ihren Worten; ändern Sie es selbst</translation>
    </message>
    <message>
        <source>{path}: still names the participant; remove it yourself</source>
        <translation>{path}: nennt die Person noch; entfernen Sie das selbst</translation>
    </message>
    <message>
        <source>{path}: could not be searched; look yourself</source>
        <translation>{path}: konnte nicht durchsucht werden; sehen Sie selbst nach</translation>
    </message>
    <message>
        <source>{path}: second copies go there and it is not in reach; connect it, then erase again</source>
        <translation>{path}: Hierhin gehen Zweitkopien, und der Ort ist nicht erreichbar; schließen Sie ihn an und löschen Sie dann noch einmal</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>Es fehlt etwas</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Andere Wörter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation>Fehler: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>What is it?</source>
        <translation>Was ist es?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation>in der Quelle: „{quote}“</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation>„{quote}“</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation>Andere Wörter damit verbinden</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation>Wörter zu „{criterion}“</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation>← → Wort, Umschalt: mehrere, Eingabe: markieren, Tab: nächster Text, Esc: zurück</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation>Jetzt über die Wörter ziehen, zu denen sie gehören</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer</source>
        <translation>Bitte über die Wörter ziehen, die für die Antwort den Ausschlag gaben</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation>Über die Wörter ziehen, die für die Antwort den Ausschlag geben</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation>Wer möchte, zieht über die Wörter, die den Ausschlag geben</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>{path} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>Parquet needs a part that is not installed: {command}</source>
        <translation>Für Parquet fehlt ein Bestandteil: {command}</translation>
    </message>
    <message>
        <source>A text in the column {column} is too long for XLSX, whose cells hold {limit} characters; export as csv, jsonl or parquet</source>
        <translation>Ein Text in der Spalte {column} ist zu lang für XLSX, dessen Zellen {limit} Zeichen fassen; exportieren Sie als csv, jsonl oder parquet</translation>
    </message>
    <message>
        <source>The table {table} has more rows than XLSX can hold ({limit}); export it as csv, jsonl or parquet</source>
        <translation>Die Tabelle {table} hat mehr Zeilen, als XLSX fasst ({limit}); exportieren Sie sie als csv, jsonl oder parquet</translation>
    </message>
    <message>
        <source>“{name}” is not known; there are {known}</source>
        <translation>„{name}“ ist nicht bekannt; es gibt {known}</translation>
    </message>
    <message>
        <source>{path} is not an empty folder; name one that does not exist yet</source>
        <translation>{path} ist kein leerer Ordner; nennen Sie einen, den es noch nicht gibt</translation>
    </message>
    <message>
        <source>{path}: there is no such items table</source>
        <translation>{path}: diese Items-Tabelle gibt es nicht</translation>
    </message>
    <message>
        <source>{path}: there is no such file of references</source>
        <translation>{path}: Diese Datei mit Belegen gibt es nicht</translation>
    </message>
    <message>
        <source>no response is finished yet</source>
        <translation>Noch ist keine Antwort fertig geschrieben</translation>
    </message>
    <message>
        <source>{path} has 2 GiB or more, which a project file cannot hold</source>
        <translation>{path} hat 2 GiB oder mehr; so viel kann eine Projektdatei nicht enthalten</translation>
    </message>
    <message>
        <source>there are no codes to write</source>
        <translation>es gibt keine Codes, die geschrieben werden könnten</translation>
    </message>
    <message>
        <source>{where} holds no CodeBook; a codebook has one</source>
        <translation>{where} enthält kein CodeBook; ein Codebuch hat eines</translation>
    </message>
    <message>
        <source>{path}: there is no such file</source>
        <translation>{path}: Diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>{where}, line 1: the columns are {found}; a codebook has {right}</source>
        <translation>{where}, Zeile 1: die Spalten sind {found}; ein Codebuch hat {right}</translation>
    </message>
    <message>
        <source>{path}: texts are read from {endings}</source>
        <translation>{path}: Texte werden gelesen aus {endings}</translation>
    </message>
    <message>
        <source>{path}: there is no text in it</source>
        <translation>{path}: darin ist kein Text</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>{path}: a codebook ends with {endings}</source>
        <translation>{path}: ein Codebuch endet auf {endings}</translation>
    </message>
    <message>
        <source>The query cannot be run: {reason}</source>
        <translation>Die Abfrage kann nicht ausgeführt werden: {reason}</translation>
    </message>
    <message>
        <source>{path} has no {file}, in which the roles of columns are kept; name them</source>
        <translation>{path} hat keine {file}, in der die Rollen der Spalten stehen; nennen Sie sie</translation>
    </message>
    <message>
        <source>SPSS needs a part that is not installed: {command}</source>
        <translation>Für SPSS fehlt ein Bestandteil: {command}</translation>
    </message>
    <message>
        <source>“{stated}” is no licence that is known here; write its address (https://…), or one of {known}</source>
        <translation>„{stated}“ ist keine Lizenz, die hier bekannt ist; schreiben Sie ihre Adresse (https://…) oder eine von {known}</translation>
    </message>
    <message>
        <source>{path} is not a template; there is no {file} in it</source>
        <translation>{path} ist keine Vorlage; {file} fehlt darin</translation>
    </message>
    <message>
        <source>{path} is not a REFI-QDA project that can be read: there is no {name} in it</source>
        <translation>{path} ist kein lesbares REFI-QDA-Projekt: {name} fehlt darin</translation>
    </message>
    <message>
        <source>{path} is not a table that can be written; let the study file name items.csv in its place</source>
        <translation>{path} ist keine Tabelle, die geschrieben werden kann; nennen Sie in der Studiendatei stattdessen items.csv</translation>
    </message>
    <message>
        <source>there is no judge “{name}”: it is neither a file of ratings (.jsonl) nor a participant; participants are {known}</source>
        <translation>„{name}“ gibt es nicht: weder als Datei mit Bewertungen (.jsonl) noch als Teilnehmende; Teilnehmende sind {known}</translation>
    </message>
    <message>
        <source>{first} and {second} have no system in common that both judged by the same method and criterion; the first has {theirs}</source>
        <translation>{first} und {second} haben kein System gemeinsam, das beide nach derselben Methode und demselben Kriterium beurteilt haben; im ersten sind {theirs}</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is encrypted</source>
        <translation>{path} kann nicht gelesen werden: Die Datei ist verschlüsselt</translation>
    </message>
    <message>
        <source>no scores of systems</source>
        <translation>keine Werte von Systemen</translation>
    </message>
    <message>
        <source>it is no SELECT statement</source>
        <translation>es ist keine SELECT-Anweisung</translation>
    </message>
    <message>
        <source>{path}: a table of segments ends with {endings}</source>
        <translation>{path}: Eine Tabelle von Segmenten endet auf {endings}</translation>
    </message>
    <message>
        <source>{file} is not Parquet, and no other table is tallied; convert it, or make a study of it with `labeval new STUDY --from-judgments {file}`</source>
        <translation>{file} ist kein Parquet, und andere Tabellen werden nicht ausgezählt; bitte umwandeln oder mit `labeval new STUDY --from-judgments {file}` eine Studie daraus anlegen</translation>
    </message>
    <message>
        <source>the pseudonym &apos;{pseudonym}&apos; of &apos;{name}&apos; holds a name that is to go; take another</source>
        <translation>das Pseudonym „{pseudonym}“ für „{name}“ enthält einen Namen, der verschwinden soll; nehmen Sie ein anderes</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>left out: {what}</source>
        <translation>ausgelassen: {what}</translation>
    </message>
    <message>
        <source>The tables will leave this out:

{what}

Export them all the same?</source>
        <translation>Die Tabellen lassen dies aus:

{what}

Trotzdem exportieren?</translation>
    </message>
</context>
<context>
    <name>FigureCard</name>
    <message>
        <source>How computed</source>
        <translation>Wie berechnet</translation>
    </message>
    <message>
        <source>Save the figure and its numbers…</source>
        <translation>Abbildung und Zahlen sichern…</translation>
    </message>
</context>
<context>
    <name>FilePane</name>
    <message>
        <source>Not in the file yet:</source>
        <translation>Noch nicht in der Datei:</translation>
    </message>
    <message>
        <source>Back to the file&apos;s text</source>
        <translation>Zurück zum Text der Datei</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{where} is not a file</source>
        <translation>{where} ist keine Datei</translation>
    </message>
    <message>
        <source>{where} has more than {most} XML elements and attributes; it is not read</source>
        <translation>{where} hat mehr als {most} XML-Elemente und -Attribute; das wird nicht gelesen</translation>
    </message>
    <message>
        <source>{where} has more than {most} values; it is not read</source>
        <translation>{where} hat mehr als {most} Werte; das wird nicht gelesen</translation>
    </message>
    <message>
        <source>{where} has more than {most} lines; split it into several files</source>
        <translation>{where} hat mehr als {most} Zeilen; bitte teilen</translation>
    </message>
    <message>
        <source>{where} has more than {most} paragraphs; split it into several files</source>
        <translation>{where} hat mehr als {most} Absätze; bitte auf mehrere Dateien verteilen</translation>
    </message>
    <message>
        <source>{where} has more than {most} words; split it into several files</source>
        <translation>{where} hat mehr als {most} Wörter; bitte auf mehrere Dateien verteilen</translation>
    </message>
    <message>
        <source>{where} has more than {most} pages; split it into several files</source>
        <translation>{where} hat mehr als {most} Seiten; bitte auf mehrere Dateien verteilen</translation>
    </message>
    <message>
        <source>{where} has more than {most} cells; split it, or save it as CSV</source>
        <translation>{where} hat mehr als {most} Zellen; bitte aufteilen oder als CSV speichern</translation>
    </message>
    <message>
        <source>{where} unpacks to more than {most} bytes; it is not read</source>
        <translation>{where} hat entpackt mehr als {most} Bytes; das wird nicht gelesen</translation>
    </message>
    <message>
        <source>{where} is nested more than {most} levels deep</source>
        <translation>{where} ist mehr als {most} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>{where} has {size} MB; more than {most} MB are not read. Check that it is the right file</source>
        <translation>{where} hat {size} MB; mehr als {most} MB werden nicht gelesen. Bitte prüfen, ob es die richtige Datei ist</translation>
    </message>
    <message>
        <source>{where} takes more than {most} s to read; split it into several files</source>
        <translation>{where} braucht zum Lesen mehr als {most} s; bitte auf mehrere Dateien verteilen</translation>
    </message>
    <message>
        <source>{where} does not fit into this computer&apos;s memory; close other programs, or split the file</source>
        <translation>{where} passt nicht in den Arbeitsspeicher dieses Rechners; bitte andere Programme schließen oder die Datei aufteilen</translation>
    </message>
    <message>
        <source>{where} is nested too deeply to be read</source>
        <translation>{where} ist zu tief verschachtelt, um gelesen zu werden</translation>
    </message>
    <message>
        <source>{where} is damaged or of another kind ({reason}); open it in the program that made it and save it again</source>
        <translation>{where} ist beschädigt oder von anderer Art ({reason}); bitte im Programm öffnen, aus dem die Datei stammt, und noch einmal speichern</translation>
    </message>
    <message>
        <source>{where} has no sheet “{sheet}”; there are {sheets}</source>
        <translation>{where} hat kein Blatt „{sheet}“; es gibt {sheets}</translation>
    </message>
    <message>
        <source>{where} has no sheet with cells</source>
        <translation>{where} hat kein Blatt mit Zellen</translation>
    </message>
    <message>
        <source>{where} has a document type; such files have none, so it is not read</source>
        <translation>{where} hat einen Dokumenttyp; solche Dateien haben keinen, darum wird sie nicht gelesen</translation>
    </message>
    <message>
        <source>{where} has more than {most} segments; split it into several files</source>
        <translation>{where} hat mehr als {most} Segmente; bitte auf mehrere Dateien verteilen</translation>
    </message>
    <message>
        <source>{where} has a segment of more than {most} characters; look for an empty line that is missing</source>
        <translation>{where} hat ein Segment mit mehr als {most} Zeichen; bitte prüfen, ob eine Leerzeile fehlt</translation>
    </message>
    <message>
        <source>{where} is longer than twelve hours; cut it</source>
        <translation>{where} ist länger als zwölf Stunden; bitte teilen</translation>
    </message>
    <message>
        <source>{where} is not UTF-8: byte {byte}, which is “{character}” in Windows-1252; save the file as UTF-8</source>
        <translation>{where} ist kein UTF-8: Byte {byte}, in Windows-1252 „{character}“; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>{where} is broken UTF-16; save the file as UTF-8</source>
        <translation>{where} ist fehlerhaftes UTF-16; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>{where} holds zero bytes; it may be UTF-16, or no text; save the file as UTF-8</source>
        <translation>{where} enthält Nullbytes; vielleicht UTF-16 oder kein Text; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>{where} is an old or an encrypted Excel file; open it in a spreadsheet program and save it as .xlsx</source>
        <translation>{where} ist eine alte oder verschlüsselte Excel-Datei; öffnen Sie sie in einem Tabellenprogramm und speichern Sie sie als .xlsx</translation>
    </message>
    <message>
        <source>{where} is a PDF, which has no columns; copy its texts into a table</source>
        <translation>{where} ist eine PDF-Datei und hat keine Spalten; kopieren Sie ihre Texte in eine Tabelle</translation>
    </message>
    <message>
        <source>{where} is compressed; unpack it first</source>
        <translation>{where} ist komprimiert; entpacken Sie die Datei zuerst</translation>
    </message>
    <message>
        <source>{where} is an SPSS file; save it as CSV or XLSX in the program that made it</source>
        <translation>{where} ist eine SPSS-Datei; speichern Sie sie im Programm, aus dem sie stammt, als CSV oder XLSX</translation>
    </message>
    <message>
        <source>{where} is a transcript of ELAN or Praat and holds no texts to judge; import it into a study with labeval import STUDY FILE --as interview</source>
        <translation>{where} ist ein Transkript von ELAN oder Praat und enthält keine zu beurteilenden Texte; importieren Sie es in eine Studie mit labeval import STUDY FILE --as interview</translation>
    </message>
    <message>
        <source>{where} is an archive and no XLSX workbook; unpack it and choose the files inside</source>
        <translation>{where} ist ein Archiv und keine XLSX-Arbeitsmappe; entpacken Sie es und wählen Sie die Dateien darin</translation>
    </message>
    <message>
        <source>{where} is empty</source>
        <translation>{where} ist leer</translation>
    </message>
    <message>
        <source>{where} has no list “{part}”; there are {parts}</source>
        <translation>{where} hat keine Liste „{part}“; es gibt {parts}</translation>
    </message>
    <message>
        <source>{where} is damaged: {reason}</source>
        <translation>{where} ist beschädigt: {reason}</translation>
    </message>
    <message>
        <source>{where} has no table with rows</source>
        <translation>{where} hat keine Tabelle mit Zeilen</translation>
    </message>
    <message>
        <source>{where} has no table “{part}”; there are {parts}</source>
        <translation>{where} hat keine Tabelle „{part}“; es gibt {parts}</translation>
    </message>
    <message>
        <source>{where} is a damaged database: {reason}</source>
        <translation>{where} ist eine beschädigte Datenbank: {reason}</translation>
    </message>
    <message>
        <source>{where} is a web page or XML, which has no columns; save its table as CSV or XLSX</source>
        <translation>{where} ist eine Webseite oder XML und hat keine Spalten; speichern Sie die Tabelle als CSV oder XLSX</translation>
    </message>
    <message>
        <source>{where}: there is no encoding “{encoding}”</source>
        <translation>{where}: Es gibt keine Zeichencodierung „{encoding}“</translation>
    </message>
    <message>
        <source>{where} is not written in {encoding}; choose another encoding</source>
        <translation>{where} ist nicht in {encoding} geschrieben; wählen Sie eine andere Zeichencodierung</translation>
    </message>
    <message>
        <source>there is no reader “{name}”</source>
        <translation>es gibt kein Format „{name}“</translation>
    </message>
    <message>
        <source>{where} has no files</source>
        <translation>{where} enthält keine Dateien</translation>
    </message>
    <message>
        <source>{where} has more than {most} files; choose some of them</source>
        <translation>{where} enthält mehr als {most} Dateien; wählen Sie einige davon</translation>
    </message>
    <message>
        <source>{where} is a transcript and holds no texts to judge; import it into a study with labeval import STUDY FILE --as transcript</source>
        <translation>{where} ist ein Transkript und enthält keine zu beurteilenden Texte; importieren Sie es in eine Studie mit labeval import STUDY FILE --as transcript</translation>
    </message>
    <message>
        <source>{where} is a project of coded texts; import it into a study with labeval import STUDY FILE --as qdpx</source>
        <translation>{where} ist ein Projekt mit codierten Texten; importieren Sie es in eine Studie mit labeval import STUDY FILE --as qdpx</translation>
    </message>
    <message>
        <source>{where} is a codebook; import it into a study with labeval import STUDY FILE --as codebook</source>
        <translation>{where} ist ein Codebuch; importieren Sie es in eine Studie mit labeval import STUDY FILE --as codebook</translation>
    </message>
    <message>
        <source>{where} is running text without columns; write its texts into a table, or import a transcript with labeval import STUDY FILE --as transcript</source>
        <translation>{where} ist Fließtext ohne Spalten; schreiben Sie seine Texte in eine Tabelle, oder importieren Sie ein Transkript mit labeval import STUDY FILE --as transcript</translation>
    </message>
    <message>
        <source>{where} has the columns {found}; a capsule has {expected}</source>
        <translation>{where} hat die Spalten {found}; eine Kapsel hat {expected}</translation>
    </message>
    <message>
        <source>{where} is no capsule: there is no {file} in it; `labeval capsule` makes one</source>
        <translation>{where} ist keine Kapsel: Darin ist keine Datei {file}; `labeval capsule` macht eine</translation>
    </message>
    <message>
        <source>{where} lists the file “{name}”, which no capsule has; it is not read</source>
        <translation>{where} führt die Datei „{name}“ auf, die keine Kapsel hat; sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>{where} lacks the file {name}; ask for it again</source>
        <translation>In {where} fehlt die Datei {name}; bitten Sie noch einmal darum</translation>
    </message>
    <message>
        <source>{where}: the file {name} is not as it was when the capsule was made; ask for it again</source>
        <translation>{where}: Die Datei {name} ist nicht mehr so wie beim Anlegen der Kapsel; bitten Sie noch einmal darum</translation>
    </message>
    <message>
        <source>{where} is not XML: {reason}</source>
        <translation>{where} ist kein XML: {reason}</translation>
    </message>
    <message>
        <source>{where} is not UTF-8: byte {byte} is not a character; save the file as UTF-8</source>
        <translation>{where} ist kein UTF-8: Byte {byte} ist kein Zeichen; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>{where} is not a known kind of file; save it as CSV, XLSX, JSON, JSONL, Parquet or SQLite</source>
        <translation>{where} ist keine Art von Datei, die hier bekannt ist; speichern Sie sie als CSV, XLSX, JSON, JSONL, Parquet oder SQLite</translation>
    </message>
    <message>
        <source>{where} is not a readable text</source>
        <translation>{where} ist kein Text, der hier gelesen werden kann</translation>
    </message>
    <message>
        <source>{where} is not a mapping of columns: {name} {reason}</source>
        <translation>{where} ist keine Zuordnung von Spalten: {name} {reason}</translation>
    </message>
    <message>
        <source>{where}: “{role}” is not a role; there are {known}</source>
        <translation>{where}: „{role}“ ist keine Rolle; es gibt {known}</translation>
    </message>
    <message>
        <source>these files are not a single table: their columns differ ({columns}); choose one of them</source>
        <translation>diese Dateien sind nicht eine Tabelle: Ihre Spalten sind verschieden ({columns}); wählen Sie eine davon</translation>
    </message>
    <message>
        <source>{where} is not {kind}: it has no {part}; save it again as {kind}</source>
        <translation>{where} ist keine {kind}-Datei: {part} fehlt darin; bitte noch einmal als {kind} speichern</translation>
    </message>
    <message>
        <source>{where}: the choice “{name}” of the analysis: {reason}</source>
        <translation>{where}: die Wahl „{name}“ der Auswertung: {reason}</translation>
    </message>
    <message>
        <source>it is not known to this version of the program</source>
        <translation>diese Version des Programms kennt sie nicht</translation>
    </message>
    <message>
        <source>it is not from 0 to {most}</source>
        <translation>sie liegt nicht zwischen 0 und {most}</translation>
    </message>
    <message>
        <source>{where} has more than {most} columns; look for a line break or quotation mark that is missing</source>
        <translation>{where} hat mehr als {most} Spalten; suchen Sie nach einem fehlenden Zeilenumbruch oder Anführungszeichen</translation>
    </message>
    <message>
        <source>{where} is not an RTF document; save it as RTF, DOCX or text in the program it is of</source>
        <translation>{where} ist kein RTF-Dokument; speichern Sie es in dem Programm, aus dem es stammt, als RTF, DOCX oder Text</translation>
    </message>
    <message>
        <source>{where}: there is no column “{column}” among: {there}</source>
        <translation>{where}: Eine Spalte „{column}“ fehlt; es gibt: {there}</translation>
    </message>
    <message>
        <source>{where}: {field} is not as `labeval capsule` writes it ({reason}); ask for it again</source>
        <translation>{where}: {field} ist nicht so, wie `labeval capsule` es schreibt ({reason}); bitten Sie noch einmal um die Datei</translation>
    </message>
    <message>
        <source>{where} is damaged or no capsule ({reason}); ask for it again, or make it again with `labeval capsule`</source>
        <translation>{where} ist beschädigt oder keine Kapsel ({reason}); bitten Sie noch einmal um die Datei, oder erstellen Sie sie neu mit `labeval capsule`</translation>
    </message>
    <message>
        <source>{where} is damaged, or it is no sound or video; listen to it in another program, and save it from there as WAV or FLAC</source>
        <translation>{where} ist beschädigt oder enthält weder Ton noch Video; bitte in einem anderen Programm anhören und von dort als WAV oder FLAC speichern</translation>
    </message>
</context>
<context>
    <name>FilesMenu</name>
    <message>
        <source>Import texts …</source>
        <translation>Texte importieren …</translation>
    </message>
    <message>
        <source>Import interviews …</source>
        <translation>Interviews importieren …</translation>
    </message>
    <message>
        <source>Import a codebook …</source>
        <translation>Codebuch importieren …</translation>
    </message>
    <message>
        <source>Codebook “{name}”</source>
        <translation>Codebuch „{name}“</translation>
    </message>
    <message>
        <source>The study&apos;s criteria as codes</source>
        <translation>Kriterien der Studie als Codes</translation>
    </message>
    <message>
        <source>Import a project (REFI-QDA) …</source>
        <translation>Projekt importieren (REFI-QDA) …</translation>
    </message>
    <message>
        <source>Export the project (REFI-QDA) …</source>
        <translation>Projekt exportieren (REFI-QDA) …</translation>
    </message>
    <message>
        <source>Export the project with sound …</source>
        <translation>Projekt mit Ton exportieren …</translation>
    </message>
    <message>
        <source>Export the codebook …</source>
        <translation>Codebuch exportieren …</translation>
    </message>
    <message>
        <source>Report: page and document …</source>
        <translation>Bericht: Seite und Dokument …</translation>
    </message>
    <message>
        <source>Coded segments as a table (F12)</source>
        <translation>Codierte Segmente als Tabelle (F12)</translation>
    </message>
    <message>
        <source>{codes}: erased; their texts stay out of this study.</source>
        <translation>{codes}: gelöscht; ihre Texte bleiben aus dieser Studie heraus.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be taken in as they stand.</source>
        <translation>
            <numerusform>%n Angabe konnte nicht so übernommen werden, wie sie ist.</numerusform>
            <numerusform>%n Angaben konnten nicht so übernommen werden, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>How the file was read and matched is listed.</source>
        <translation>Wie die Datei gelesen und zugeordnet wurde, steht in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n there already</source>
        <translation>
            <numerusform>%n schon vorhanden</numerusform>
            <numerusform>%n schon vorhanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back</source>
        <translation>Strg+Z nimmt es zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n attribute(s) added</source>
        <translation>
            <numerusform>%n Merkmal hinzugefügt</numerusform>
            <numerusform>%n Merkmale hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is coded yet, so there is no report.</source>
        <translation>Noch ist nichts codiert, also gibt es keinen Bericht.</translation>
    </message>
    <message numerus="yes">
        <source>The project leaves out %n thing(s).</source>
        <translation>
            <numerusform>Das Projekt lässt %n Sache aus.</numerusform>
            <numerusform>Das Projekt lässt %n Sachen aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: {files}</source>
        <translation>Geschrieben: {files}</translation>
    </message>
    <message>
        <source>Texts and subtitles ({endings})</source>
        <translation>Texte und Untertitel ({endings})</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>Transcripts ({endings})</source>
        <translation>Transkripte ({endings})</translation>
    </message>
    <message>
        <source>Import interviews</source>
        <translation>Interviews importieren</translation>
    </message>
    <message>
        <source>Import a codebook</source>
        <translation>Codebuch importieren</translation>
    </message>
    <message>
        <source>Import a project</source>
        <translation>Projekt importieren</translation>
    </message>
    <message>
        <source>Export the project</source>
        <translation>Projekt exportieren</translation>
    </message>
    <message>
        <source>Export the project with sound</source>
        <translation>Projekt mit Ton exportieren</translation>
    </message>
    <message>
        <source>Export the codebook</source>
        <translation>Codebuch exportieren</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Ordner für den Bericht</translation>
    </message>
    <message>
        <source>The files before are not finished yet.</source>
        <translation>Die Dateien davor sind noch nicht fertig.</translation>
    </message>
    <message>
        <source>Evaluation sessions</source>
        <translation>Evaluationssitzungen</translation>
    </message>
    <message>
        <source>Justifications</source>
        <translation>Begründungen</translation>
    </message>
    <message>
        <source>Files …</source>
        <translation>Dateien …</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files: import and export</source>
        <translation>Dateien: importieren und exportieren</translation>
    </message>
    <message>
        <source>The project will leave this out:

{what}

Export it all the same?</source>
        <translation>Das Projekt lässt dies aus:

{what}

Trotzdem exportieren?</translation>
    </message>
    <message>
        <source>Stopped. Nothing was taken in.</source>
        <translation>Abgebrochen. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} wird gelesen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Lesen abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) added</source>
        <translation>
            <numerusform>%n Text hinzugefügt</numerusform>
            <numerusform>%n Texte hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) added</source>
        <translation>
            <numerusform>%n Code hinzugefügt</numerusform>
            <numerusform>%n Codes hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) added</source>
        <translation>
            <numerusform>%n Segment hinzugefügt</numerusform>
            <numerusform>%n Segmente hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memo(s) added</source>
        <translation>
            <numerusform>%n Memo hinzugefügt</numerusform>
            <numerusform>%n Memos hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n theme(s) added</source>
        <translation>
            <numerusform>%n Thema hinzugefügt</numerusform>
            <numerusform>%n Themen hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing new was added</source>
        <translation>Nichts Neues hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing is taken in until it is decided what differs.</source>
        <translation>Nichts wird übernommen, bevor über die Unterschiede entschieden ist.</translation>
    </message>
    <message>
        <source>Memos and journal (Shift+F12)</source>
        <translation>Memos und Journal (Umschalt+F12)</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>More filters</source>
        <translation>Weitere Filter</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Codiert von</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Code der Person</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Wer spricht</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Nothing coded</source>
        <translation>Nichts codiert</translation>
    </message>
    <message>
        <source>Something coded</source>
        <translation>Etwas codiert</translation>
    </message>
    <message>
        <source>Nothing coded by me</source>
        <translation>Nichts von mir codiert</translation>
    </message>
    <message>
        <source>Something coded by me</source>
        <translation>Etwas von mir codiert</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>%n thing(s) to mend or to look at</source>
        <translation>
            <numerusform>%n Punkt zu beheben oder anzusehen</numerusform>
            <numerusform>%n Punkte zu beheben oder anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Nothing to mend here; publishing also measures every page</source>
        <translation>✓ Hier ist nichts zu beheben; beim Veröffentlichen wird auch jede Seite vermessen</translation>
    </message>
</context>
<context>
    <name>Flag</name>
    <message>
        <source>nothing happened for {seconds} s</source>
        <translation>{seconds} s lang geschah nichts</translation>
    </message>
    <message>
        <source>{seconds} s for an answer; the median of those before is {median} s</source>
        <translation>{seconds} s für eine Antwort; der Median der bisherigen ist {median} s</translation>
    </message>
    <message>
        <source>its definition was looked up {times} times on a page</source>
        <translation>die Definition wurde auf einer Seite {times}-mal nachgeschlagen</translation>
    </message>
    <message>
        <source>the window was left for {seconds} s</source>
        <translation>das Fenster wurde für {seconds} s verlassen</translation>
    </message>
    <message>
        <source>{seconds} s for {words} words; to read them takes {least} s at least</source>
        <translation>{seconds} s für {words} Wörter; sie zu lesen dauert mindestens {least} s</translation>
    </message>
    <message>
        <source>“{option}” on every criterion of {pages} pages in a row</source>
        <translation>„{option}“ bei jedem Kriterium auf {pages} Seiten in Folge</translation>
    </message>
    <message>
        <source>{pages} pages in a row without a comment</source>
        <translation>{pages} Seiten in Folge ohne Kommentar</translation>
    </message>
    <message>
        <source>did not fit the screen: {items}</source>
        <translation>passte nicht auf den Bildschirm: {items}</translation>
    </message>
    <message>
        <source>a page that asked for its answers got others</source>
        <translation>eine Seite, die ihre Antworten selbst nannte, erhielt andere</translation>
    </message>
    <message>
        <source>an obviously bad text was not rated as one</source>
        <translation>ein offensichtlich schlechter Text wurde nicht als solcher bewertet</translation>
    </message>
    <message>
        <source>{percent} % of the answers to a page that came again agree with the first ones</source>
        <translation>{percent} % der Antworten auf eine wiederholte Seite stimmen mit den ersten überein</translation>
    </message>
    <message>
        <source>training below its mark in try {number}: {right} of {count} answers right</source>
        <translation>Übung nicht bestanden, Versuch {number}: {right} von {count} Antworten richtig</translation>
    </message>
    <message>
        <source>{megabytes} MB are free on the disk of the record</source>
        <translation>{megabytes} MB sind auf dem Datenträger der Aufzeichnung frei</translation>
    </message>
    <message>
        <source>nothing has happened for {seconds} s</source>
        <translation>seit {seconds} s geschieht nichts</translation>
    </message>
    <message>
        <source>no answer for {seconds} s; usual are {median} s</source>
        <translation>seit {seconds} s keine Antwort; üblich sind {median} s</translation>
    </message>
    <message>
        <source>{percent} % of the words were pasted from another program; pastes: {times}</source>
        <translation>{percent} % der Wörter wurden aus einem anderen Programm eingefügt; Einfügungen: {times}</translation>
    </message>
    <message>
        <source>{characters} characters appeared at once, neither typed nor pasted</source>
        <translation>{characters} Zeichen erschienen auf einmal, weder getippt noch eingefügt</translation>
    </message>
    <message>
        <source>{keys} keys were typed, one every {mean} ms</source>
        <translation>{keys} Tasten wurden getippt, alle {mean} ms eine</translation>
    </message>
    <message>
        <source>{keys} keys were typed almost evenly, one every {mean} ms, give or take {spread}</source>
        <translation>{keys} Tasten wurden fast gleichmäßig getippt, alle {mean} ms eine, mehr oder weniger {spread}</translation>
    </message>
    <message>
        <source>no sound comes from the microphone</source>
        <translation>vom Mikrofon kommt kein Ton</translation>
    </message>
    <message>
        <source>the computer was too slow, and some sound is missing</source>
        <translation>der Rechner war zu langsam, ein Stück Ton fehlt</translation>
    </message>
    <message>
        <source>recording has stopped: {why}</source>
        <translation>die Aufnahme ist beendet: {why}</translation>
    </message>
    <message>
        <source>recording has stopped: it failed several times</source>
        <translation>die Aufnahme ist beendet: sie ist mehrmals abgebrochen</translation>
    </message>
    <message>
        <source>nothing is recorded: there is no microphone</source>
        <translation>es wird nichts aufgenommen: es gibt kein Mikrofon</translation>
    </message>
    <message>
        <source>not read to the end: {items}</source>
        <translation>nicht zu Ende gelesen: {items}</translation>
    </message>
</context>
<context>
    <name>FolderNotice</name>
    <message>
        <source>The session of {participant} could not be saved here when this folder was not in reach; it is kept on this computer and can be taken in.</source>
        <translation>Die Sitzung von {participant} konnte hier nicht gespeichert werden, als dieser Ordner nicht erreichbar war; sie ist auf diesem Computer aufbewahrt und kann übernommen werden.</translation>
    </message>
    <message>
        <source>Other accounts of this computer can read this folder.</source>
        <translation>Andere Konten dieses Computers können diesen Ordner lesen.</translation>
    </message>
    <message>
        <source>The supervisor code is still {code}, which anyone can look up. Choose your own before the first participant.</source>
        <translation>Der Code der Versuchsleitung ist noch {code}, den jeder nachlesen kann. Wählen Sie vor der ersten Teilnahme einen eigenen.</translation>
    </message>
    <message>
        <source>Second copies go to {place}, which is not there now.</source>
        <translation>Zweitkopien gehen nach {place}; dieser Ort ist gerade nicht da.</translation>
    </message>
    <message>
        <source>Looks are registered at {looks} participants; {completed} are complete. Results are locked until a look ends the study.</source>
        <translation>Blicke sind bei {looks} Teilnehmenden registriert; {completed} sind fertig. Die Ergebnisse sind gesperrt, bis ein Blick die Studie beendet.</translation>
    </message>
    <message>
        <source>Look {number} of {of}, at {participants} participants, can be taken; {completed} are complete.</source>
        <translation>Blick {number} von {of}, bei {participants} Teilnehmenden, ist möglich; {completed} sind fertig.</translation>
    </message>
    <message>
        <source>Hub in reach, {events:event waits|events wait}, last exchange {moment}</source>
        <translation>Knoten erreichbar, {events:Ereignis wartet|Ereignisse warten}, letzter Abgleich {moment}</translation>
    </message>
    <message>
        <source>Hub: out of reach; last exchange {moment}, {events:event waits|events wait}. Sessions go on, and what waits is sent later.</source>
        <translation>Knoten: nicht erreichbar; letzter Abgleich {moment}, {events:Ereignis wartet|Ereignisse warten}. Sitzungen laufen weiter, und was wartet, wird später gesendet.</translation>
    </message>
    <message>
        <source>Hub: no exchange yet; {events:event waits|events wait}. Sessions can be started all the same.</source>
        <translation>Knoten: noch kein Abgleich; {events:Ereignis wartet|Ereignisse warten}. Sitzungen können trotzdem beginnen.</translation>
    </message>
    <message>
        <source>Hub: {reason}</source>
        <translation>Knoten: {reason}</translation>
    </message>
    <message>
        <source>Hub: this record and the hub have different events for the same session. Nothing was overwritten; “labeval hub status” and “labeval hub sync” say where.</source>
        <translation>Knoten: Diese Aufzeichnung und der Knoten haben für dieselbe Sitzung verschiedene Ereignisse. Nichts wurde überschrieben; „labeval hub status“ und „labeval hub sync“ sagen, wo.</translation>
    </message>
</context>
<context>
    <name>FolderNotices</name>
    <message>
        <source>Take it in</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Make it private</source>
        <translation>Privat machen</translation>
    </message>
    <message>
        <source>Choose a code…</source>
        <translation>Code wählen…</translation>
    </message>
    <message>
        <source>Take the look</source>
        <translation>Jetzt hinsehen</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message numerus="yes">
        <source>%n design(s) found</source>
        <translation>
            <numerusform>%n Aufbau gefunden</numerusform>
            <numerusform>%n Aufbauten gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>What do you want to know?</source>
        <translation>Was möchten Sie wissen?</translation>
    </message>
    <message>
        <source>Search all designs</source>
        <translation>Alle Aufbauten durchsuchen</translation>
    </message>
    <message>
        <source>The methods side by side</source>
        <translation>Die Methoden im Vergleich</translation>
    </message>
    <message>
        <source>No design has all of these words. Esc clears the search.</source>
        <translation>Kein Aufbau enthält alle diese Wörter. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>A design is a beginning: texts, methods, criteria and length are chosen in the next steps. Minutes are those of the example&apos;s texts.</source>
        <translation>Ein Aufbau ist nur der Anfang: Texte, Methoden, Kriterien und Länge wählen Sie danach. Minuten gelten für die Beispieltexte.</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Text to judge</source>
        <translation>Zu beurteilender Text</translation>
    </message>
</context>
<context>
    <name>GroupEditor</name>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
</context>
<context>
    <name>GroupRow</name>
    <message>
        <source>Relation</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>alles davon</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>+ Condition</source>
        <translation>+ Bedingung</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Eine Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>+ Group</source>
        <translation>+ Gruppe</translation>
    </message>
    <message>
        <source>Add a group of conditions</source>
        <translation>Eine Gruppe von Bedingungen hinzufügen</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation>Kriterien davor</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation>Weitere Kriterien</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation>Kriterium {number} von {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation>Kriterien {first}–{last} von {count}</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message numerus="yes">
        <source>saved up to the last event, %n s ago</source>
        <translation>
            <numerusform>gesichert bis zum letzten Ereignis vor %n s</numerusform>
            <numerusform>gesichert bis zum letzten Ereignis vor %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>saved up to the end</source>
        <translation>gesichert bis zum Ende</translation>
    </message>
    <message>
        <source>No session</source>
        <translation>Keine Sitzung</translation>
    </message>
    <message>
        <source>Condition {name}</source>
        <translation>Bedingung {name}</translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>no participant&apos;s window</source>
        <translation>kein Fenster für Teilnehmende</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>on a break</source>
        <translation>in der Pause</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Keyboard here · F6 gives it to the participant</source>
        <translation>Tastatur hier · F6 gibt sie weiter</translation>
    </message>
    <message>
        <source>Keyboard here in a moment</source>
        <translation>Tastatur gleich hier</translation>
    </message>
    <message>
        <source>Keyboard: participant</source>
        <translation>Tastatur: Teilnehmende</translation>
    </message>
    <message>
        <source>Keyboard: another window</source>
        <translation>Tastatur: anderes Fenster</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Studies are on the left; the one that is chosen is on the right, and its filled button is the next step: publish, start a session, or resume one. New study… leads from your texts to a rehearsal. A file of texts can also be dropped here.</source>
        <translation>Links stehen die Studien; rechts ist die gewählte, und ihr ausgefüllter Knopf ist der nächste Schritt: veröffentlichen, eine Sitzung beginnen oder fortsetzen. „Neue Studie…“ führt von Ihren Texten zu einem Probelauf. Eine Datei mit Texten lässt sich auch hierher ziehen.</translation>
    </message>
    <message>
        <source>Choose on the left what you want to know, and then a design. Each picture is the page that participants will see. Methods, criteria and languages can be changed afterwards.</source>
        <translation>Wählen Sie links, was Sie wissen möchten, und dann ein Design. Jedes Bild ist die Seite, die Teilnehmende sehen werden. Methoden, Kriterien und Sprachen lassen sich danach noch ändern.</translation>
    </message>
    <message>
        <source>Bring the table with your texts. What each column is for is proposed above it; change what is wrong. Below the table is what was noticed, on the right what participants see. The file itself is not changed.</source>
        <translation>Bringen Sie die Tabelle mit Ihren Texten mit. Über jeder Spalte steht ein Vorschlag, wofür sie da ist; ändern Sie, was nicht stimmt. Unter der Tabelle steht, was aufgefallen ist, rechts ist, was Teilnehmende sehen. Die Datei selbst wird nicht geändert.</translation>
    </message>
    <message>
        <source>Choose methods and languages above, and write the criteria below: name, definition, and if you like what the points of the scale mean. Questions are proposed from the name. The page on the right follows every key.</source>
        <translation>Wählen Sie oben Methoden und Sprachen, und schreiben Sie darunter die Kriterien: Name, Definition und, wenn Sie möchten, was die Punkte der Skala bedeuten. Fragen werden aus dem Namen vorgeschlagen. Die Seite rechts folgt jeder Taste.</translation>
    </message>
    <message>
        <source>Say whom participants can ask and how long data are kept, and tick what else they are asked. On the right is what they will read.</source>
        <translation>Geben Sie an, wen Teilnehmende fragen können und wie lange Daten bleiben, und kreuzen Sie an, was sie außerdem gefragt werden. Rechts ist, was sie lesen werden.</translation>
    </message>
    <message>
        <source>Give the study a name; its folder is made where you say. Make and rehearse it opens a rehearsal at once, of which nothing is kept. It is left without a code: with the button in its lower edge or with Ctrl+Shift+Q.</source>
        <translation>Geben Sie der Studie einen Namen; ihr Ordner entsteht am gewählten Ort. „Anlegen und proben“ öffnet sofort einen Probelauf, von dem nichts aufbewahrt wird. Sie verlassen ihn ohne Code: mit der Schaltfläche an seinem unteren Rand oder mit Strg+Umschalt+Q.</translation>
    </message>
    <message>
        <source>Choose whether a participant comes or you rehearse. The condition was drawn; another one needs a reason. What has to be right on this computer is listed below.</source>
        <translation>Wählen Sie, ob jemand teilnimmt oder ob Sie proben. Die Bedingung wurde gezogen; eine andere braucht einen Grund. Darunter steht, was an diesem Computer stimmen muss.</translation>
    </message>
    <message>
        <source>Choose a part on the left and change it in the middle; the file follows at once, and undo has no limit. On the right is what the participant sees, or the file. Findings of the check are below; each leads to its place. Rehearse from any screen, then publish.</source>
        <translation>Wählen Sie links einen Teil und ändern Sie ihn in der Mitte; die Datei folgt sofort, und rückgängig geht es ohne Grenze. Rechts steht, was Teilnehmende sehen, oder die Datei. Unten stehen die Befunde der Prüfung; jeder führt an seine Stelle. Proben Sie ab jedem Bild, dann veröffentlichen Sie.</translation>
    </message>
    <message>
        <source>The participant&apos;s screen is in the middle, and you act on the session around it: notes, markers, hints, messages, answers to questions. The participant sees only what is sent to them. With F6 the participant has the keyboard.</source>
        <translation>In der Mitte ist das Bild der teilnehmenden Person, und rundherum greifen Sie in die Sitzung ein: Notizen, Markierungen, Hinweise, Mitteilungen, Antworten auf Fragen. Die Person sieht nur, was ihr geschickt wird. F6 übergibt die Tastatur.</translation>
    </message>
    <message>
        <source>Each page answers one question; the filters above hold for all of them. Enter or a double click on a row opens its judgments. The report has everything in one file.</source>
        <translation>Jede Seite beantwortet eine Frage; die Filter oben gelten für alle. Eingabe oder ein Doppelklick auf eine Zeile öffnet ihre Urteile. Der Bericht enthält alles in einer Datei.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>Highlight</name>
    <message>
        <source>Highlighted: theme “{name}”. H shows everything again.</source>
        <translation>Hervorgehoben: Thema „{name}“. H zeigt wieder alles.</translation>
    </message>
</context>
<context>
    <name>HomeController</name>
    <message>
        <source>End this session? Its answers stay. It can be reopened until the next session begins.</source>
        <translation>Diese Sitzung beenden? Ihre Antworten bleiben. Sie kann wieder geöffnet werden, bis die nächste Sitzung beginnt.</translation>
    </message>
    <message>
        <source>Choose the newer file of the texts</source>
        <translation>Neuere Datei der Texte wählen</translation>
    </message>
    <message>
        <source>Choose the file with judgments</source>
        <translation>Datei mit Urteilen wählen</translation>
    </message>
    <message>
        <source>Save the information sheet</source>
        <translation>Informationsblatt speichern</translation>
    </message>
    <message>
        <source>The rehearsal opens in a window of its own. Nothing of it is kept. Edit rehearses single pages again.</source>
        <translation>Der Probelauf öffnet sich in einem eigenen Fenster. Nichts davon wird aufbewahrt. Unter „Bearbeiten“ lassen sich einzelne Seiten erneut proben.</translation>
    </message>
</context>
<context>
    <name>HomeLabels</name>
    <message>
        <source>the study file has errors</source>
        <translation>die Studiendatei enthält Fehler</translation>
    </message>
    <message>
        <source>draft, not yet published</source>
        <translation>Entwurf, noch nicht veröffentlicht</translation>
    </message>
    <message>
        <source>changed since version {version} was published</source>
        <translation>geändert, seit Version {version} veröffentlicht wurde</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Another labeval is running a session in this study.</source>
        <translation>Ein anderes labeval führt gerade eine Sitzung in dieser Studie durch.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Publishing freezes this version for the sessions to come.</source>
        <translation>Das Veröffentlichen hält diese Version für die kommenden Sitzungen fest.</translation>
    </message>
    <message>
        <source>Resume the session</source>
        <translation>Sitzung fortsetzen</translation>
    </message>
    <message>
        <source>The next session runs with version {version}, which is published.</source>
        <translation>Die nächste Sitzung läuft mit der veröffentlichten Version {version}.</translation>
    </message>
    <message>
        <source>Export all tables</source>
        <translation>Alle Tabellen exportieren</translation>
    </message>
    <message>
        <source>rejected: {reason}</source>
        <translation>zurückgewiesen: {reason}</translation>
    </message>
    <message>
        <source>rejected in part: {sets}</source>
        <translation>teilweise zurückgewiesen: {sets}</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>left before the end</source>
        <translation>vor dem Ende verlassen</translation>
    </message>
    <message>
        <source>{block} {raters} of {wanted} ({open} open)</source>
        <translation>{block} {raters} von {wanted} ({open} offen)</translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Correct what is listed below, then reload.</source>
        <translation>Korrigieren Sie, was unten aufgeführt ist, und laden Sie neu.</translation>
    </message>
    <message>
        <source>A session was interrupted. It continues on the same page.</source>
        <translation>Eine Sitzung wurde unterbrochen. Sie geht auf derselben Seite weiter.</translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation>Sitzung beginnen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>Version {version} was published although the check found {count:problem|problems}. Reason: {reason}</source>
        <translation>Version {version} wurde veröffentlicht, obwohl die Prüfung {count:Problem|Probleme} gefunden hat. Grund: {reason}</translation>
    </message>
    <message>
        <source>{done} of {planned} planned sessions are complete.</source>
        <translation>{done} von {planned} geplanten Sitzungen sind abgeschlossen.</translation>
    </message>
</context>
<context>
    <name>HomeWindow</name>
    <message>
        <source>New study…</source>
        <translation>Neue Studie…</translation>
    </message>
    <message>
        <source>Open a study folder…</source>
        <translation>Studienordner öffnen…</translation>
    </message>
    <message>
        <source>Try the demo study</source>
        <translation>Demostudie ausprobieren</translation>
    </message>
    <message>
        <source>Second place for copies…</source>
        <translation>Zweiter Ort für Kopien …</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Begin a new study, drop a file of your texts here, or open a study folder.</source>
        <translation>Beginnen Sie eine neue Studie, legen Sie eine Datei mit Ihren Texten hier ab, oder öffnen Sie einen Studienordner.</translation>
    </message>
    <message>
        <source>Open a study folder</source>
        <translation>Studienordner öffnen</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hilfe (F1)</translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message>
        <source>“{address}” is no hub&apos;s address; one is postgresql://USER@HOST/DATABASE</source>
        <translation>„{address}“ ist keine Adresse eines Knotens; eine solche ist postgresql://NAME@RECHNER/DATENBANK</translation>
    </message>
    <message>
        <source>the hub&apos;s address cannot be read: {reason}</source>
        <translation>Die Adresse des Knotens kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>a hub&apos;s address has no “{name}”; name host, database and user in it</source>
        <translation>Die Adresse eines Knotens hat kein „{name}“; nennen Sie darin Rechner, Datenbank und Namen</translation>
    </message>
    <message>
        <source>the hub&apos;s address names no database; it ends with /DATABASE</source>
        <translation>Die Adresse des Knotens nennt keine Datenbank; sie endet mit /DATENBANK</translation>
    </message>
    <message>
        <source>a hub in the network needs TLS with a certificate that is checked, and sslmode={mode} does not check it; leave it out (then it is verify-full), and name the lab&apos;s own authority with sslrootcert=FILE</source>
        <translation>Ein Knoten im Netz braucht TLS mit einem Zertifikat, das geprüft wird, und sslmode={mode} prüft es nicht; lassen Sie es weg (dann gilt verify-full), und nennen Sie die eigene Zertifizierungsstelle des Labors mit sslrootcert=DATEI</translation>
    </message>
    <message>
        <source>{address}: the server offers no TLS, without which nothing is sent over a network; set ssl = on and a certificate there</source>
        <translation>{address}: Der Server bietet kein TLS an, ohne das über ein Netz nichts gesendet wird; setzen Sie dort ssl = on und ein Zertifikat</translation>
    </message>
    <message>
        <source>this needs an optional part that is not installed: {part}</source>
        <translation>Dafür ist ein zusätzlicher Teil nötig, der nicht installiert ist: {part}</translation>
    </message>
    <message>
        <source>{address}: the role does not allow this: {reason}</source>
        <translation>{address}: Die Rolle erlaubt das nicht: {reason}</translation>
    </message>
    <message>
        <source>{address}: there is no hub in this database; &apos;labeval hub init&apos; makes it</source>
        <translation>{address}: In dieser Datenbank gibt es keinen Knoten; „labeval hub init“ legt ihn an</translation>
    </message>
    <message>
        <source>{address}: the hub was made by a newer labeval; install that one here, too</source>
        <translation>{address}: Der Knoten wurde von einem neueren labeval angelegt; installieren Sie dieses auch hier</translation>
    </message>
    <message>
        <source>{address} is out of reach: {reason}</source>
        <translation>{address} ist nicht erreichbar: {reason}</translation>
    </message>
    <message>
        <source>{address} does not let this computer in: {reason}</source>
        <translation>{address} lässt diesen Rechner nicht zu: {reason}</translation>
    </message>
    <message>
        <source>session {session}, event {number}: here {here}, on the hub {there} from {station}; both stay as they are</source>
        <translation>Sitzung {session}, Ereignis {number}: hier {here}, auf dem Knoten {there} von {station}; beide bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>{path}: other people of this computer may read this key; take their rights away (chmod {rights:o}), or join again with a new one</source>
        <translation>{path}: Andere an diesem Rechner dürfen diesen Schlüssel lesen; nehmen Sie ihnen das Recht (chmod {rights:o}), oder verbinden Sie sich neu mit einem anderen</translation>
    </message>
    <message>
        <source>{path}: the study has joined {address}; &apos;labeval hub leave&apos; first</source>
        <translation>{path}: Die Studie ist mit {address} verbunden; zuerst „labeval hub leave“</translation>
    </message>
    <message>
        <source>{address} is the hub of another study: “{title}”, seed {seed}; this one is “{own_title}”, seed {own_seed}. A database is the hub of one study</source>
        <translation>{address} ist der Knoten einer anderen Studie: „{title}“, Startwert {seed}; diese ist „{own_title}“, Startwert {own_seed}. Eine Datenbank ist der Knoten einer einzigen Studie</translation>
    </message>
    <message>
        <source>{path}: this study has joined no hub; &apos;labeval hub join&apos; does that</source>
        <translation>{path}: Diese Studie ist mit keinem Knoten verbunden; „labeval hub join“ verbindet sie</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}; remove it, then join the hub again</source>
        <translation>{path} kann nicht gelesen werden: {reason}; entfernen Sie die Datei und verbinden Sie die Studie neu</translation>
    </message>
    <message>
        <source>{address}: there is a hub in this database already</source>
        <translation>{address}: In dieser Datenbank gibt es schon einen Knoten</translation>
    </message>
    <message>
        <source>“{name}” is no name of a role: small letters, digits, - and _, at most 40, a letter first</source>
        <translation>„{name}“ ist kein Name einer Rolle: kleine Buchstaben, Ziffern, - und _, höchstens 40, zuerst ein Buchstabe</translation>
    </message>
    <message>
        <source>the server has a role “{name}” already; choose another name</source>
        <translation>Der Server hat schon eine Rolle „{name}“; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>the role “{name}” is none of this hub&apos;s; &apos;labeval hub add&apos; makes one</source>
        <translation>Die Rolle „{name}“ gehört nicht zu diesem Knoten; „labeval hub add“ legt eine an</translation>
    </message>
    <message>
        <source>{address}: the server is PostgreSQL {version}; a hub needs 15 or newer</source>
        <translation>{address}: Der Server ist PostgreSQL {version}; ein Knoten braucht 15 oder neuer</translation>
    </message>
    <message>
        <source>{address}: the database&apos;s encoding is {encoding}; make one with UTF8 (createdb --encoding UTF8 --template template0)</source>
        <translation>{address}: Die Kodierung der Datenbank ist {encoding}; legen Sie eine mit UTF8 an (createdb --encoding UTF8 --template template0)</translation>
    </message>
    <message>
        <source>sent: {sessions:new session|new sessions}, {events:event|events}, {versions:version|versions}, {erasures:erasure|erasures}</source>
        <translation>gesendet: {sessions:neue Sitzung|neue Sitzungen}, {events:Ereignis|Ereignisse}, {versions:Fassung|Fassungen}, {erasures:Löschung|Löschungen}</translation>
    </message>
    <message>
        <source>taken: {counts}</source>
        <translation>übernommen: {counts}</translation>
    </message>
    <message>
        <source>nothing was taken: a program has this study open; what the hub has for it is taken when that program is closed</source>
        <translation>nichts wurde übernommen: Ein Programm hat diese Studie geöffnet; was der Knoten für sie hat, wird übernommen, wenn es geschlossen ist</translation>
    </message>
    <message>
        <source>leased: {places:free place|free places} in the design</source>
        <translation>reserviert: {places:freier Platz|freie Plätze} im Design</translation>
    </message>
    <message>
        <source>participant {code}: erased here, which the hub knows now</source>
        <translation>Person {code}: hier gelöscht, und der Knoten weiß es jetzt</translation>
    </message>
    <message>
        <source>session {session}: not sent, its hashes do not vouch for it or it has a character that the hub cannot store; &apos;labeval verify&apos; says what is wrong</source>
        <translation>Sitzung {session}: nicht gesendet; ihre Prüfsummen bürgen nicht für sie, oder sie enthält ein Zeichen, das der Knoten nicht speichern kann; „labeval verify“ sagt, was nicht stimmt</translation>
    </message>
    <message>
        <source>session {session}: not taken, it was altered on the hub; its hashes do not fit</source>
        <translation>Sitzung {session}: nicht übernommen; sie wurde auf dem Knoten verändert, ihre Prüfsummen passen nicht</translation>
    </message>
    <message>
        <source>{equal:session is|sessions are} the same here and on the hub, {there} only there or further there</source>
        <translation>{equal:Sitzung ist|Sitzungen sind} hier und auf dem Knoten gleich, {there} nur dort oder dort weiter</translation>
    </message>
    <message>
        <source>session {session}: the hub lacks events of it; sync again</source>
        <translation>Sitzung {session}: Dem Knoten fehlen Ereignisse von ihr; gleichen Sie noch einmal ab</translation>
    </message>
    <message>
        <source>session {session}: altered here; &apos;labeval verify&apos; says what</source>
        <translation>Sitzung {session}: hier verändert; „labeval verify“ sagt, was</translation>
    </message>
    <message>
        <source>session {session}: altered on the hub; its hashes do not fit its events</source>
        <translation>Sitzung {session}: auf dem Knoten verändert; ihre Prüfsummen passen nicht zu ihren Ereignissen</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>Newer texts: {files}</source>
        <translation>Neuere Texte: {files}</translation>
    </message>
    <message>
        <source>The file has errors; the texts can be taken in without.</source>
        <translation>Die Datei hat Fehler; ohne sie können die Texte übernommen werden.</translation>
    </message>
    <message>
        <source>{added} added, {changed} changed, {removed} removed, {same} the same</source>
        <translation>{added} neu, {changed} geändert, {removed} entfernt, {same} gleich</translation>
    </message>
    <message>
        <source>Take in the newer texts</source>
        <translation>Neuere Texte übernehmen</translation>
    </message>
    <message>
        <source>Columns, guessed because the study keeps none: {columns}</source>
        <translation>Spalten, vermutet, weil die Studie keine festhält: {columns}</translation>
    </message>
    <message>
        <source>Columns, as for the texts before: {columns}</source>
        <translation>Spalten wie bei den bisherigen Texten: {columns}</translation>
    </message>
    <message>
        <source>Sessions that ran keep the texts that they showed. Publish the study again before the next participant.</source>
        <translation>Gelaufene Sitzungen behalten die Texte, die sie zeigten. Vor der nächsten Person die Studie neu veröffentlichen.</translation>
    </message>
    <message>
        <source>judgments taken in: {count}</source>
        <translation>übernommene Urteile: {count}</translation>
    </message>
    <message>
        <source>Judgments: {files}</source>
        <translation>Urteile: {files}</translation>
    </message>
    <message>
        <source>The judgments cannot be taken in as they are.</source>
        <translation>Die Urteile können so nicht übernommen werden.</translation>
    </message>
    <message>
        <source>Where a column was taken for something else, choose its role above it.</source>
        <translation>Wo eine Spalte für etwas anderes gehalten wurde, wählen Sie ihre Rolle über ihr.</translation>
    </message>
    <message>
        <source>{count} judgments by {participants} participants, {new} of them new</source>
        <translation>Urteile: {count}, von {participants} Personen, {new} davon neu</translation>
    </message>
    <message>
        <source>Columns: {columns}</source>
        <translation>Spalten: {columns}</translation>
    </message>
    <message>
        <source>Take in the judgments</source>
        <translation>Urteile übernehmen</translation>
    </message>
</context>
<context>
    <name>IncomingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>InformationSheet</name>
    <message>
        <source>Information for participants</source>
        <translation>Information für Teilnehmende</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation>Kontakt: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation>Ihr Code: {code}</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Ihre Entscheidungen</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich stimme zu</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Ich lehne ab</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation>So funktioniert eine Seite</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation>Lesen Sie, beurteilen Sie jedes Kriterium und gehen Sie weiter. Es gibt kein Richtig oder Falsch.</translation>
    </message>
</context>
<context>
    <name>InterviewCard</name>
    <message>
        <source>{asked} of {count} asked</source>
        <translation>{asked} von {count} gestellt</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Interview</translation>
    </message>
    <message>
        <source>The study has no guide. Add your own questions below.</source>
        <translation>Die Studie hat keinen Leitfaden. Unten lassen sich eigene Fragen hinzufügen.</translation>
    </message>
    <message>
        <source>A question of your own</source>
        <translation>Eine eigene Frage</translation>
    </message>
    <message>
        <source>Ctrl O  Your own question; Enter adds it</source>
        <translation>Strg O  Eigene Frage; Eingabe fügt sie an</translation>
    </message>
</context>
<context>
    <name>InterviewRow</name>
    <message>
        <source>What they say</source>
        <translation>Was gesagt wird</translation>
    </message>
</context>
<context>
    <name>InterviewsDialog</name>
    <message>
        <source>Import interviews</source>
        <translation>Interviews importieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>Sprechende</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>no times</source>
        <translation>ohne Zeiten</translation>
    </message>
    <message>
        <source>Participant of {file}</source>
        <translation>Teilnehmende Person zu {file}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Attributes from a table …</source>
        <translation>Merkmale aus einer Tabelle …</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interview(s)</source>
        <translation>
            <numerusform>%n Interview</numerusform>
            <numerusform>%n Interviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them new</source>
        <translation>
            <numerusform>%n davon neu</numerusform>
            <numerusform>%n davon neu</numerusform>
        </translation>
    </message>
    <message>
        <source>attributes: {names}</source>
        <translation>Merkmale: {names}</translation>
    </message>
    <message>
        <source>Attributes of participants</source>
        <translation>Merkmale der Teilnehmenden</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation>Urteil eines Sprachmodells</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation>„{quote}“</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation>kann irren; Sie entscheiden · ↓ weiter</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation>Es erscheint hier nach Ihrer eigenen Antwort.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation>Zu diesem Text gibt es keines.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation>Dieses Kriterium beurteilen Sie allein.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation>Auf Übungsseiten wird es nicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>{path} has ratings that were made otherwise ({found}); --again makes all anew and keeps the old file, --output takes another one</source>
        <translation>{path} hat Bewertungen, die anders entstanden sind ({found}); --again macht alle neu und behält die alte Datei, --output nimmt eine andere</translation>
    </message>
    <message>
        <source>{path} holds a run with --again that was not finished and was made otherwise ({found}); finish it with the same model, or delete this file to begin anew</source>
        <translation>{path} enthält einen nicht abgeschlossenen Lauf mit --again, der anders gemacht wurde ({found}); schließen Sie ihn mit demselben Modell ab oder löschen Sie diese Datei, um neu zu beginnen</translation>
    </message>
    <message>
        <source>{new} is complete but cannot take the place of {old}: {reason}</source>
        <translation>{new} ist vollständig, kann {old} aber nicht ersetzen: {reason}</translation>
    </message>
    <message>
        <source>no block asks {criteria} on a scale of whole numbers</source>
        <translation>kein Block fragt {criteria} auf einer Skala aus ganzen Zahlen</translation>
    </message>
    <message>
        <source>there is nothing to rate</source>
        <translation>es gibt nichts zu bewerten</translation>
    </message>
    <message>
        <source>there is no block “{block}”; there are {blocks}</source>
        <translation>es gibt keinen Block „{block}“; es gibt {blocks}</translation>
    </message>
    <message>
        <source>no such criterion: {missing}; there are {known}</source>
        <translation>kein solches Kriterium: {missing}; es gibt {known}</translation>
    </message>
    <message>
        <source>no such item: {missing}; there are {known}</source>
        <translation>kein solches Item: {missing}; es gibt {known}</translation>
    </message>
    <message>
        <source>“{criterion}” is asked on different scales ({blocks}); name one with --block</source>
        <translation>„{criterion}“ wird auf verschiedenen Skalen gefragt ({blocks}); nennen Sie eine mit --block</translation>
    </message>
    <message>
        <source>{criteria} need a source, which these items do not have: {items}</source>
        <translation>{criteria} brauchen eine Quelle, die diese Items nicht haben: {items}</translation>
    </message>
    <message>
        <source>{path} cannot be read and written: {reason}</source>
        <translation>{path} lässt sich nicht lesen und schreiben: {reason}</translation>
    </message>
    <message>
        <source>the environment variable {name} is not set</source>
        <translation>die Umgebungsvariable {name} ist nicht gesetzt</translation>
    </message>
    <message>
        <source>the system&apos;s keyring cannot be read: {reason}; --key-env NAME takes the key from an environment variable</source>
        <translation>der Schlüsselbund des Systems lässt sich nicht lesen: {reason}; --key-env NAME nimmt den Schlüssel aus einer Umgebungsvariablen</translation>
    </message>
    <message>
        <source>the keyring has no key for “{service}”; “keyring set {service} {user}” puts it in</source>
        <translation>der Schlüsselbund hat keinen Schlüssel für „{service}“; „keyring set {service} {user}“ legt ihn hinein</translation>
    </message>
    <message>
        <source>it breaks off before its end</source>
        <translation>sie bricht vor dem Ende ab</translation>
    </message>
    <message>
        <source>{path}: there is no such folder</source>
        <translation>{path}: diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>{path}: another program is writing to it</source>
        <translation>{path}: ein anderes Programm schreibt gerade hinein</translation>
    </message>
    <message>
        <source>{path} cannot be locked for writing: {reason}</source>
        <translation>{path} lässt sich nicht zum Schreiben sperren: {reason}</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{item}” has a rating by “{criterion}” already</source>
        <translation>{path}, Zeile {line}: „{item}“ hat schon eine Bewertung nach „{criterion}“</translation>
    </message>
    <message>
        <source>it gives several different ratings</source>
        <translation>sie nennt mehrere verschiedene Bewertungen</translation>
    </message>
    <message>
        <source>“rating” is not a whole number</source>
        <translation>„rating“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>the rating {rating} is not on the scale</source>
        <translation>die Bewertung {rating} liegt nicht auf der Skala</translation>
    </message>
    <message>
        <source>“explanation” is not a sentence</source>
        <translation>„explanation“ ist kein Satz</translation>
    </message>
    <message>
        <source>“explanation” is longer than {most} characters</source>
        <translation>„explanation“ ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>“quotes” is not a list of texts</source>
        <translation>„quotes“ ist keine Liste von Texten</translation>
    </message>
    <message>
        <source>the server&apos;s address holds more than a place; keys come from --key-env or --key-from-keyring</source>
        <translation>die Adresse des Servers enthält mehr als einen Ort; Schlüssel kommen aus --key-env oder --key-from-keyring</translation>
    </message>
    <message>
        <source>the server cannot be reached: {reason}</source>
        <translation>der Server ist nicht erreichbar: {reason}</translation>
    </message>
    <message>
        <source>the connection broke off: {reason}</source>
        <translation>die Verbindung brach ab: {reason}</translation>
    </message>
    <message>
        <source>the answer does not end</source>
        <translation>die Antwort endet nicht</translation>
    </message>
    <message>
        <source>no answer within {seconds} seconds</source>
        <translation>keine Antwort innerhalb von {seconds} Sekunden</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund genannt</translation>
    </message>
    <message>
        <source>the server sends calls on to another address ({place}), which is not followed; name that address if you trust it</source>
        <translation>der Server leitet Anfragen an eine andere Adresse weiter ({place}), was nicht befolgt wird; nennen Sie diese Adresse, wenn Sie ihr vertrauen</translation>
    </message>
    <message>
        <source>the server refuses all calls ({status}): {reason}; look at the key and the account</source>
        <translation>der Server lehnt alle Anfragen ab ({status}): {reason}; prüfen Sie Schlüssel und Konto</translation>
    </message>
    <message>
        <source>the server has no model “{model}”, or nothing at {address} (404): {reason}</source>
        <translation>der Server hat kein Modell „{model}“ oder nichts unter {address} (404): {reason}</translation>
    </message>
    <message>
        <source>the server answered {status}: {reason}</source>
        <translation>der Server antwortete {status}: {reason}</translation>
    </message>
    <message>
        <source>this needs an optional part that is not installed: {part}</source>
        <translation>dazu braucht es einen Zusatz, der nicht installiert ist: {part}</translation>
    </message>
    <message>
        <source>what “{place}” holds is not a key: it has other characters</source>
        <translation>was in „{place}“ steht, ist kein Schlüssel: es hat andere Zeichen</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is not a judge&apos;s rating</source>
        <translation>{path}, Zeile {line}: das ist keine Bewertung eines Sprachmodells</translation>
    </message>
    <message>
        <source>the server is not an address such as http://localhost:8080/v1</source>
        <translation>der Server ist keine Adresse wie http://localhost:8080/v1</translation>
    </message>
    <message>
        <source>the server&apos;s answer is not a chat completion</source>
        <translation>die Antwort des Servers ist keine Chat-Antwort</translation>
    </message>
    <message>
        <source>there is no JSON object with “rating”</source>
        <translation>es gibt kein JSON-Objekt mit „rating“</translation>
    </message>
    <message>
        <source>model “{value}”: {ratings}</source>
        <translation>Modell „{value}“: {ratings}</translation>
    </message>
    <message>
        <source>temperature {value}: {ratings}</source>
        <translation>Temperatur {value}: {ratings}</translation>
    </message>
    <message>
        <source>another prompt: {ratings}</source>
        <translation>ein anderer Prompt: {ratings}</translation>
    </message>
    <message>
        <source>the rating is not on the scale</source>
        <translation>die Bewertung liegt nicht auf der Skala</translation>
    </message>
</context>
<context>
    <name>JustNowCard</name>
    <message>
        <source>Just now</source>
        <translation>Gerade eben</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation>Warum ziehen Sie diese Antwort vor?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation>Grund für die Wahl</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation>Tastatur: Sie</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation>Tastatur: gleich Sie</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation>Tastatur: Die Versuchsleitung schreibt. Die Maus geht hier.</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation>Tastatur: anderes Fenster. Ein Klick auf die Seite holt sie.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation>Tastatur: Versuchsleitung. Ein Klick auf die Seite holt sie.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>KeysCard</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation>Eine Übersetzung kann nicht geladen werden, daher sind manche Wörter englisch: {files}. Installieren Sie labeval neu.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Probelauf verlassen</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation>Probelauf verlassen?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation>Nichts davon wird gespeichert.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>not written: {limits}</source>
        <translation>nicht geschrieben: {limits}</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>one a line</source>
        <translation>eins je Zeile</translation>
    </message>
    <message>
        <source>not written: {limits}</source>
        <translation>nicht geschrieben: {limits}</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LiveCaptions</name>
    <message>
        <source>The speech recogniser is not installed.</source>
        <translation>Die Spracherkennung ist nicht installiert.</translation>
    </message>
    <message>
        <source>This computer has too few processors for captions.</source>
        <translation>Dieser Rechner hat zu wenige Prozessoren für eine Mitschrift.</translation>
    </message>
    <message>
        <source>Captions have ended: the participant&apos;s window had to wait for them.</source>
        <translation>Die Mitschrift ist beendet: Das Fenster für Teilnehmende musste auf sie warten.</translation>
    </message>
    <message>
        <source>Captions have ended: the computer does not keep up.</source>
        <translation>Die Mitschrift ist beendet: Der Rechner kommt nicht nach.</translation>
    </message>
    <message>
        <source>Captions have ended: the recogniser stopped.</source>
        <translation>Die Mitschrift ist beendet: Die Spracherkennung hat aufgehört.</translation>
    </message>
</context>
<context>
    <name>LookLines</name>
    <message>
        <source>{a} less {b} on {criterion}</source>
        <translation>{a} minus {b} bei {criterion}</translation>
    </message>
    <message>
        <source>Unlocked at {n} participants: {reason}</source>
        <translation>Entsperrt bei {n} Teilnehmenden: {reason}</translation>
    </message>
    <message>
        <source>The next look is at {n} participants.</source>
        <translation>Der nächste Blick ist bei {n} Teilnehmenden.</translation>
    </message>
    <message>
        <source>Results stay locked until then.</source>
        <translation>Bis dahin bleiben die Ergebnisse gesperrt.</translation>
    </message>
    <message>
        <source>Results are open.</source>
        <translation>Die Ergebnisse sind offen.</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weitermachen</translation>
    </message>
    <message>
        <source>stop: the systems differ</source>
        <translation>aufhören: die Systeme unterscheiden sich</translation>
    </message>
    <message>
        <source>stop: the smallest difference of interest would hardly be found any more</source>
        <translation>aufhören: der kleinste Unterschied von Interesse würde kaum noch gefunden</translation>
    </message>
    <message>
        <source>this was the last look: no difference was found</source>
        <translation>dies war der letzte Blick: kein Unterschied wurde gefunden</translation>
    </message>
    <message>
        <source> (difference {value}, p {p}, below {needed} is needed)</source>
        <translation> (Unterschied {value}, p {p}, nötig ist unter {needed})</translation>
    </message>
    <message>
        <source>Look {number}, {n} participants: {decision}{figures}</source>
        <translation>Blick {number}, {n} Teilnehmende: {decision}{figures}</translation>
    </message>
</context>
<context>
    <name>ManyPlaces</name>
    <message>
        <source>{known} more places have been coded so already.</source>
        <translation>{known} weitere Stellen sind schon so codiert.</translation>
    </message>
    <message>
        <source>Code {new:place|places} in {sources:source|sources} with “{code}”? It is one step, which Undo takes back.</source>
        <translation>{new:Stelle|Stellen} in {sources:Quelle|Quellen} mit „{code}“ codieren? Es ist ein Schritt, den Rückgängig zurücknimmt.</translation>
    </message>
</context>
<context>
    <name>MappingView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the file</source>
        <translation>Teil der Datei</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>von Ihnen gewählt</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>What each column is for the study</source>
        <translation>Was jede Spalte für die Studie ist</translation>
    </message>
    <message>
        <source>chosen for you; change any</source>
        <translation>für Sie gewählt; alles lässt sich ändern</translation>
    </message>
    <message>
        <source>What was noticed</source>
        <translation>Was aufgefallen ist</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation>„{quote}“</translation>
    </message>
</context>
<context>
    <name>Materials</name>
    <message>
        <source>{where} has several lists; “{part}” is read, of {parts}</source>
        <translation>{where} hat mehrere Listen; gelesen wird „{part}“ von {parts}</translation>
    </message>
    <message>
        <source>the rows of {where} are the values of its keys</source>
        <translation>die Zeilen von {where} sind die Werte zu den Schlüsseln</translation>
    </message>
    <message>
        <source>{where} lists its values column by column</source>
        <translation>{where} führt die Werte Spalte für Spalte auf</translation>
    </message>
    <message>
        <source>{where} has one object, which is its only row</source>
        <translation>{where} hat ein einziges Objekt; es ist die einzige Zeile</translation>
    </message>
    <message>
        <source>{where} has several tables; “{part}” is read, of {parts}</source>
        <translation>{where} hat mehrere Tabellen; gelesen wird „{part}“ von {parts}</translation>
    </message>
    <message>
        <source>quotation marks in {where} are part of its texts, since they do not close</source>
        <translation>Anführungszeichen in {where} gehören zum Text, da sie nicht geschlossen werden</translation>
    </message>
    <message>
        <source>columns of {where} are taken as separated by “{delimiter}”</source>
        <translation>die Spalten von {where} gelten als durch „{delimiter}“ getrennt</translation>
    </message>
    <message>
        <source>{where} is not UTF-8; it is read as {encoding}. Check its umlauts and quotation marks</source>
        <translation>{where} ist nicht UTF-8 und wird als {encoding} gelesen. Prüfen Sie Umlaute und Anführungszeichen</translation>
    </message>
    <message>
        <source>the first row of {where} has values in place of names; columns are numbered</source>
        <translation>die erste Zeile von {where} enthält Werte statt Namen; die Spalten werden nummeriert</translation>
    </message>
    <message>
        <source>{where} has {rows} rows of names above its values; they are joined</source>
        <translation>{where} hat {rows} Zeilen mit Namen über den Werten; sie werden verbunden</translation>
    </message>
    <message>
        <source>{where} has {rows} rows above its values; the first has the names, the second describes them</source>
        <translation>{where} hat {rows} Zeilen über den Werten; die erste enthält die Namen, die zweite beschreibt sie</translation>
    </message>
    <message>
        <source>{where} has a title above its table, which is left out</source>
        <translation>{where} hat eine Überschrift über der Tabelle; sie wird ausgelassen</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>nach dem Namen</translation>
    </message>
    <message>
        <source>means the same as “{first}”, which comes first</source>
        <translation>bedeutet dasselbe wie „{first}“, das vorgeht</translation>
    </message>
    <message>
        <source>it has the longest texts</source>
        <translation>enthält die längsten Texte</translation>
    </message>
    <message>
        <source>most of its values end with a question mark</source>
        <translation>die meisten Werte enden mit einem Fragezeichen</translation>
    </message>
    <message>
        <source>its values look like names of models</source>
        <translation>die Werte sehen wie Namen von Modellen aus</translation>
    </message>
    <message>
        <source>one of several columns of texts, each a system&apos;s</source>
        <translation>eine von mehreren Spalten mit Texten, jede von einem System</translation>
    </message>
    <message>
        <source>its values look like answers on a scale</source>
        <translation>die Werte sehen wie Antworten auf einer Skala aus</translation>
    </message>
    <message>
        <source>its name has no meaning here</source>
        <translation>der Name hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>its values come several times, so they name no text</source>
        <translation>die Werte kommen mehrmals vor und benennen daher keinen Text</translation>
    </message>
    <message>
        <source>its values come several times, once for each text about the same</source>
        <translation>die Werte kommen mehrmals vor, einmal für jeden Text zum Gleichen</translation>
    </message>
    <message>
        <source>its values are too short for texts</source>
        <translation>die Werte sind zu kurz für Texte</translation>
    </message>
    <message>
        <source>its values are too long for names</source>
        <translation>die Werte sind zu lang für Namen</translation>
    </message>
    <message>
        <source>the table has no judgments by participants</source>
        <translation>die Tabelle enthält keine Urteile von Teilnehmenden</translation>
    </message>
    <message>
        <source>each participant has one value</source>
        <translation>jede teilnehmende Person hat einen Wert</translation>
    </message>
    <message>
        <source>the format has it in this place</source>
        <translation>das Format hat es an dieser Stelle</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>die Spalte ist leer</translation>
    </message>
    <message>
        <source>one column has the texts</source>
        <translation>eine Spalte enthält die Texte</translation>
    </message>
    <message>
        <source>{count} columns have texts</source>
        <translation>{count} Spalten enthalten Texte</translation>
    </message>
    <message>
        <source>its rows have a participant and a value</source>
        <translation>die Zeilen enthalten eine teilnehmende Person und einen Wert</translation>
    </message>
    <message>
        <source>its rows have a participant, but no text and no value</source>
        <translation>die Zeilen enthalten eine teilnehmende Person, aber keinen Text und keinen Wert</translation>
    </message>
    <message>
        <source>no column looks like texts; choose the one that has them</source>
        <translation>keine Spalte sieht nach Texten aus; wählen Sie diejenige, die sie enthält</translation>
    </message>
    <message>
        <source>One row for each text</source>
        <translation>Eine Zeile je Text</translation>
    </message>
    <message>
        <source>One row for each question, one column for each system</source>
        <translation>Eine Zeile je Frage, eine Spalte je System</translation>
    </message>
    <message>
        <source>Several texts listed in each row</source>
        <translation>Mehrere Texte in jeder Zeile</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Judgments made elsewhere</source>
        <translation>Anderswo abgegebene Urteile</translation>
    </message>
    <message>
        <source>One row for each participant</source>
        <translation>Eine Zeile je teilnehmender Person</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation>Zu beurteilender Text</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Reference answer</source>
        <translation>Referenzantwort</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Id of the text</source>
        <translation>Id des Textes</translation>
    </message>
    <message>
        <source>Id of the question</source>
        <translation>Id der Frage</translation>
    </message>
    <message>
        <source>Prompt of the system</source>
        <translation>Prompt des Systems</translation>
    </message>
    <message>
        <source>Use: rating, training or attention</source>
        <translation>Verwendung: rating, training oder attention</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Criterion of the judgment</source>
        <translation>Kriterium des Urteils</translation>
    </message>
    <message>
        <source>Value of the judgment</source>
        <translation>Wert des Urteils</translation>
    </message>
    <message>
        <source>Ratings; the column is named after the criterion</source>
        <translation>Bewertungen; die Spalte heißt wie das Kriterium</translation>
    </message>
    <message>
        <source>First of two texts, by its id</source>
        <translation>Erster von zwei Texten, nach seiner Id</translation>
    </message>
    <message>
        <source>Second of two texts, by its id</source>
        <translation>Zweiter von zwei Texten, nach seiner Id</translation>
    </message>
    <message>
        <source>Seconds that the judgment took</source>
        <translation>Dauer des Urteils in Sekunden</translation>
    </message>
    <message>
        <source>Time of the judgment</source>
        <translation>Zeitpunkt des Urteils</translation>
    </message>
    <message>
        <source>Attribute of the participant</source>
        <translation>Merkmal der teilnehmenden Person</translation>
    </message>
    <message>
        <source>Kept under its own name</source>
        <translation>Unter eigenem Namen behalten</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>the column “{column}” holds messages; the first of the user is the question</source>
        <translation>die Spalte „{column}“ enthält Nachrichten; die erste der nutzenden Person ist die Frage</translation>
    </message>
    <message>
        <source>the column “{column}” lists several texts in a row</source>
        <translation>die Spalte „{column}“ führt mehrere Texte je Zeile auf</translation>
    </message>
    <message>
        <source>{format} ({kind})</source>
        <translation>{format} ({kind})</translation>
    </message>
    <message>
        <source>Pairs of answers with a choice</source>
        <translation>Paare von Antworten mit einer Wahl</translation>
    </message>
    <message>
        <source>the file names no judge; all choices are taken as those of one, “{name}”</source>
        <translation>die Datei nennt keine urteilende Person; alle Wahlen gelten als die von einer, „{name}“</translation>
    </message>
    <message>
        <source>the file names no question; each row is taken as another one</source>
        <translation>die Datei nennt keine Frage; jede Zeile gilt als eine andere</translation>
    </message>
    <message>
        <source>the file has neither questions nor texts; what is judged are the models</source>
        <translation>die Datei hat weder Fragen noch Texte; beurteilt werden die Modelle</translation>
    </message>
    <message>
        <source>names of systems are taken from “{column}”, cut at “_”</source>
        <translation>die Namen der Systeme stammen aus „{column}“, getrennt bei „_“</translation>
    </message>
    <message>
        <source>“{column}” is read as 1 for the first text, 2 for the second, {tie} for a tie</source>
        <translation>„{column}“ wird gelesen als 1 für den ersten Text, 2 für den zweiten, {tie} für unentschieden</translation>
    </message>
    <message>
        <source>its rows have two texts and a choice</source>
        <translation>die Zeilen enthalten zwei Texte und eine Wahl</translation>
    </message>
    <message>
        <source>the format holds judgments</source>
        <translation>das Format enthält Urteile</translation>
    </message>
    <message>
        <source>each option of “{question}” becomes a criterion of its own; what is not ticked counts as no</source>
        <translation>jede Antwortmöglichkeit von „{question}“ wird ein eigenes Kriterium; was nicht angekreuzt ist, gilt als nein</translation>
    </message>
    <message>
        <source>the file names no annotator; its own name is taken: “{name}”</source>
        <translation>die Datei nennt keine annotierende Person; ihr eigener Name gilt dafür: „{name}“</translation>
    </message>
    <message>
        <source>Log of an automatic evaluation</source>
        <translation>Protokoll einer automatischen Auswertung</translation>
    </message>
    <message>
        <source>which model wrote the texts is not in {where}; fill the column system</source>
        <translation>welches Modell die Texte geschrieben hat, steht nicht in {where}; füllen Sie die Spalte system</translation>
    </message>
    <message>
        <source>scores were computed by the program; its metrics are taken as criteria</source>
        <translation>die Werte hat das Programm berechnet; seine Maße gelten als Kriterien</translation>
    </message>
    <message>
        <source>the scores C, I and P are read as yes, no and partly</source>
        <translation>die Werte C, I und P werden als ja, nein und teilweise gelesen</translation>
    </message>
    <message>
        <source>codes of answers such as {code} in “{question}” are read as their numbers</source>
        <translation>Antwortcodes wie {code} in „{question}“ werden als ihre Zahlen gelesen</translation>
    </message>
    <message>
        <source>the columns {columns} are read as ratings of {number} texts by “{criterion}”</source>
        <translation>die Spalten {columns} werden als Bewertungen von {number} Texten nach „{criterion}“ gelesen</translation>
    </message>
    <message>
        <source>one row for each response to a survey</source>
        <translation>eine Zeile je Antwortbogen einer Umfrage</translation>
    </message>
    <message>
        <source>Texts with lists of ratings</source>
        <translation>Texte mit Listen von Bewertungen</translation>
    </message>
    <message>
        <source>raters have no names; each place in “{column}” counts as one rater of all texts</source>
        <translation>die bewertenden Personen haben keine Namen; jeder Platz in „{column}“ gilt als eine Person für alle Texte</translation>
    </message>
    <message>
        <source>each pair was judged in both orders; both judgments are kept, where the winners differ too</source>
        <translation>jedes Paar wurde in beiden Reihenfolgen beurteilt; beide Urteile bleiben, auch wo sie sich unterscheiden</translation>
    </message>
    <message>
        <source>the questions are not in the file; give the file of questions together with it</source>
        <translation>die Fragen sind nicht in der Datei; geben Sie die Datei mit den Fragen mit an</translation>
    </message>
    <message>
        <source>the answers are not in the file; give the files of answers together with it</source>
        <translation>die Antworten sind nicht in der Datei; geben Sie die Dateien mit den Antworten mit an</translation>
    </message>
    <message>
        <source>the file names no workers; all answers are taken as those of one, “{name}”</source>
        <translation>die Datei nennt keine Personen; alle Antworten gelten als die von einer, „{name}“</translation>
    </message>
    <message>
        <source>left out: answers about blank fields ({count})</source>
        <translation>ausgelassen: Antworten zu leeren Feldern ({count})</translation>
    </message>
    <message>
        <source>the texts are not in the file; give Potato&apos;s file of items together with it</source>
        <translation>die Texte sind nicht in der Datei; geben Sie Potatos Datei mit den Texten mit an</translation>
    </message>
    <message>
        <source>for each label, accepted is read as yes and rejected as no</source>
        <translation>für jedes Etikett gilt angenommen als ja und abgelehnt als nein</translation>
    </message>
    <message>
        <source>Participants of a recruitment platform</source>
        <translation>Teilnehmende einer Rekrutierungsplattform</translation>
    </message>
    <message>
        <source>left out: participants who did not complete ({count}: {states})</source>
        <translation>ausgelassen: Teilnehmende, die nicht fertig wurden ({count}: {states})</translation>
    </message>
    <message>
        <source>empty, since they were withdrawn: values ({count}: {words})</source>
        <translation>leer, da zurückgezogen: Werte ({count}: {words})</translation>
    </message>
    <message>
        <source>one row for each participant</source>
        <translation>eine Zeile je teilnehmender Person</translation>
    </message>
    <message>
        <source>answers are codes; give the data dictionary together with the file, and they get their labels</source>
        <translation>die Antworten sind Codes; geben Sie das Datenwörterbuch mit an, dann erhalten sie ihre Bezeichnungen</translation>
    </message>
    <message>
        <source>one row for each record</source>
        <translation>eine Zeile je Datensatz</translation>
    </message>
    <message>
        <source>WMT: judged translations</source>
        <translation>WMT: beurteilte Übersetzungen</translation>
    </message>
    <message>
        <source>errors of a rater in a segment are added up as the criterion “{criterion}”: 5 points for a major error (25 for no translation), 1 for a minor one (0.1 for punctuation); more is worse</source>
        <translation>die Fehler einer Person in einem Segment werden als Kriterium „{criterion}“ zusammengezählt: 5 Punkte für einen schweren Fehler (25 für keine Übersetzung), 1 für einen leichten (0.1 für Zeichensetzung); mehr ist schlechter</translation>
    </message>
    <message>
        <source>the file has means of raters; they are taken as judgments of one, “{name}”</source>
        <translation>die Datei enthält Mittelwerte der Personen; sie gelten als Urteile von einer, „{name}“</translation>
    </message>
    <message>
        <source>the texts are not in the file</source>
        <translation>die Texte sind nicht in der Datei</translation>
    </message>
    <message>
        <source>left out, since they may identify people: {columns}</source>
        <translation>ausgelassen, da sie Personen erkennbar machen können: {columns}</translation>
    </message>
    <message>
        <source>taken in as far as they go: unfinished responses ({count})</source>
        <translation>soweit vorhanden übernommen: unvollständige Antwortbögen ({count})</translation>
    </message>
    <message>
        <source>left out: cancelled annotations ({count})</source>
        <translation>ausgelassen: abgebrochene Annotationen ({count})</translation>
    </message>
    <message>
        <source>taken for answers, since they are short and come again and again: {columns}; the JSON export says for certain what is an answer</source>
        <translation>für Antworten gehalten, weil sie kurz sind und immer wieder vorkommen: {columns}; im JSON-Export steht sicher, was eine Antwort ist</translation>
    </message>
    <message>
        <source>left out: previews and tests ({count})</source>
        <translation>ausgelassen: Vorschauen und Tests ({count})</translation>
    </message>
    <message>
        <source>{where} is not read: {reason}</source>
        <translation>{where} wird nicht gelesen: {reason}</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>it may identify people</source>
        <translation>die Spalte kann Personen erkennbar machen</translation>
    </message>
    <message>
        <source>only the sheet “{part}” of {where} is read; there are {parts}</source>
        <translation>nur das Blatt „{part}“ von {where} wird gelesen; es gibt {parts}</translation>
    </message>
    <message>
        <source>left out, since they are not judgments: {what} ({count})</source>
        <translation>ausgelassen, da es keine Urteile sind: {what} ({count})</translation>
    </message>
    <message>
        <source>{signs} of {texts} texts are written in Markdown; they are shown rendered</source>
        <translation>{signs} von {texts} Texten sind in Markdown geschrieben; sie werden formatiert gezeigt</translation>
    </message>
    <message>
        <source>the texts are conversations; they are shown as turns with their roles</source>
        <translation>die Texte sind Gespräche; sie werden als Beiträge mit ihren Rollen gezeigt</translation>
    </message>
    <message>
        <source>the sources are written in Markdown</source>
        <translation>die Quellen sind in Markdown geschrieben</translation>
    </message>
    <message>
        <source>which system wrote which item is not known: fill the column system of {file}</source>
        <translation>Welches System welches Item geschrieben hat, ist nicht bekannt: Füllen Sie die Spalte system in {file}</translation>
    </message>
    <message>
        <source>the texts are not known: fill the column text of {file}</source>
        <translation>Die Texte sind nicht bekannt: Füllen Sie die Spalte text in {file}</translation>
    </message>
    <message>
        <source>attributes of {new:new participant|new participants}, more of {completed:known one|known ones}</source>
        <translation>Merkmale zu {new:neuen Person|neuen Personen}, weitere zu {completed:bekannten|bekannten}</translation>
    </message>
    <message>
        <source>participant {code}: erased here, not taken in</source>
        <translation>{code}: hier gelöscht, nicht übernommen</translation>
    </message>
    <message>
        <source>participant {code}: {name} is “{here}” here and “{there}” there; left as it is</source>
        <translation>{code}: {name} ist hier „{here}“ und dort „{there}“; bleibt, wie es hier ist</translation>
    </message>
    <message>
        <source>the questions are taken to be “{format}”; they are shown rendered</source>
        <translation>die Fragen werden als „{format}“ gelesen und formatiert gezeigt</translation>
    </message>
</context>
<context>
    <name>MemoCard</name>
    <message>
        <source>What is remarkable here?</source>
        <translation>Was ist hier bemerkenswert?</translation>
    </message>
</context>
<context>
    <name>MemosWindow</name>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Memos and journal</source>
        <translation>Memos und Journal</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Keep the entry</source>
        <translation>Eintrag behalten</translation>
    </message>
    <message>
        <source>New journal entry</source>
        <translation>Neuer Journaleintrag</translation>
    </message>
    <message>
        <source>Name or words</source>
        <translation>Name oder Wörter</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>No memo passes these filters and this search.</source>
        <translation>Kein Memo passt zu diesen Filtern und dieser Suche.</translation>
    </message>
    <message>
        <source>Nothing is noted yet. M writes a memo in the texts; the journal is below.</source>
        <translation>Noch ist nichts notiert. M schreibt in den Texten ein Memo; das Journal ist unten.</translation>
    </message>
    <message>
        <source>Entry of the journal</source>
        <translation>Eintrag des Journals</translation>
    </message>
    <message>
        <source>New entry of the journal</source>
        <translation>Neuer Eintrag des Journals</translation>
    </message>
    <message>
        <source>Save the memos</source>
        <translation>Die Memos speichern</translation>
    </message>
</context>
<context>
    <name>Merge</name>
    <message>
        <source>its content is not what its id was computed from</source>
        <translation>der Inhalt ist nicht der, aus dem die Kennung berechnet wurde</translation>
    </message>
    <message>
        <source>the version of the study that it ran with is missing</source>
        <translation>die Version der Studie, mit der sie lief, fehlt</translation>
    </message>
    <message>
        <source>the two records differ in it</source>
        <translation>die beiden Aufzeichnungen geben es verschieden wieder</translation>
    </message>
    <message>
        <source>the two records give it different values</source>
        <translation>die beiden Aufzeichnungen nennen verschiedene Werte dafür</translation>
    </message>
    <message>
        <source>the two workbooks differ in it</source>
        <translation>die beiden Dateien erzählen es verschieden</translation>
    </message>
    <message>
        <source>was removed here</source>
        <translation>wurde hier entfernt</translation>
    </message>
    <message>
        <source>its words are not the same here</source>
        <translation>seine Wörter lauten hier anders</translation>
    </message>
    <message>
        <source>its text was edited differently in the two workbooks</source>
        <translation>sein Text wurde in den beiden Dateien verschieden bearbeitet</translation>
    </message>
    <message>
        <source>two codes are called like this; merge them if they are one</source>
        <translation>zwei Codes heißen so; führen Sie sie zusammen, wenn sie eins sind</translation>
    </message>
    <message>
        <source>its hashes do not vouch for it: it was altered or damaged there; &apos;labeval verify&apos; of that study says what, and saves it</source>
        <translation>die Prüfsummen bestätigen es nicht: Es wurde dort verändert oder beschädigt; „labeval verify“ jener Studie sagt, was, und rettet es</translation>
    </message>
    <message>
        <source>{where}: {why}; left as it is here</source>
        <translation>{where}: {why}; bleibt, wie es hier ist</translation>
    </message>
    <message>
        <source>{sessions:new session|new sessions}, {continued} continued, {events:event|events}, {versions:version|versions}, {judgments:imported judgment|imported judgments}, {recordings:recording|recordings}, {transcripts:transcript|transcripts}</source>
        <translation>{sessions:neue Sitzung|neue Sitzungen}, {continued} fortgesetzt, {events:Ereignis|Ereignisse}, {versions:Version|Versionen}, {judgments:importiertes Urteil|importierte Urteile}, {recordings:Aufnahme|Aufnahmen}, {transcripts:Transkript|Transkripte}</translation>
    </message>
    <message>
        <source>participant {code}: erased there, now here too</source>
        <translation>{code}: dort gelöscht, nun auch hier</translation>
    </message>
    <message>
        <source>participant {code}: erased here, not taken in</source>
        <translation>{code}: hier gelöscht, nicht übernommen</translation>
    </message>
    <message>
        <source>participant {code}: has sessions from both; make sure that it is one person</source>
        <translation>{code}: hat Sitzungen aus beiden; vergewissern Sie sich, dass es dieselbe Person ist</translation>
    </message>
    <message>
        <source>{coders:new coder|new coders}, {sources:source|sources}, {codes:code|codes}, {codings:segment|segments}, {others:memo, theme or the like|memos, themes and the like}</source>
        <translation>{coders:neue codierende Person|neue Codierende}, {sources:Quelle|Quellen}, {codes:Code|Codes}, {codings:Segment|Segmente}, {others:Memo, Thema oder Ähnliches|Memos, Themen und Ähnliches}</translation>
    </message>
    <message>
        <source>several codes have one name: {paths}</source>
        <translation>mehrere Codes haben denselben Namen: {paths}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation>Von der Versuchsleitung</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation>Gelesen  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Nachricht ausblenden</translation>
    </message>
</context>
<context>
    <name>MethodGuide</name>
    <message>
        <source>Two texts side by side; for each criterion the better one, a tie, or both bad.</source>
        <translation>Zwei Texte nebeneinander; je Kriterium der bessere, Gleichstand oder beide schlecht.</translation>
    </message>
    <message>
        <source>Which of two systems is preferred, also where both are nearly equal.</source>
        <translation>Welches von zwei Systemen vorgezogen wird, auch wenn beide fast gleich sind.</translation>
    </message>
    <message>
        <source>How good the preferred one is; many systems take many pairs.</source>
        <translation>Wie gut das vorgezogene ist; viele Systeme ergeben viele Paare.</translation>
    </message>
    <message>
        <source>One text; a question about each criterion is answered with yes, no or don&apos;t know.</source>
        <translation>Ein Text; zu jedem Kriterium eine Frage, beantwortet mit Ja, Nein oder Weiß nicht.</translation>
    </message>
    <message>
        <source>Whether a text meets a requirement, and how many texts do.</source>
        <translation>Ob ein Text eine Anforderung erfüllt, und wie viele Texte das tun.</translation>
    </message>
    <message>
        <source>How much better one text is than another that also meets it.</source>
        <translation>Wie viel besser ein Text ist als ein anderer, der sie auch erfüllt.</translation>
    </message>
    <message>
        <source>All long answers to one question: each aspect on a scale of its own, then which one is preferred and why.</source>
        <translation>Alle langen Antworten auf eine Frage: jeder Aspekt auf eigener Skala, dann welche vorgezogen wird und warum.</translation>
    </message>
    <message>
        <source>Which aspects make people prefer an answer, and whether more of one is better.</source>
        <translation>Welche Aspekte eine Antwort bevorzugt machen, und ob mehr davon besser ist.</translation>
    </message>
    <message>
        <source>Anything about short texts that look alike; a page takes many minutes.</source>
        <translation>Etwas über kurze, ähnliche Texte; eine Seite dauert viele Minuten.</translation>
    </message>
    <message>
        <source>Several texts and one criterion; the best and the worst of them.</source>
        <translation>Mehrere Texte und ein Kriterium; der beste und der schlechteste davon.</translation>
    </message>
    <message>
        <source>An order of many texts with few pages, finer than a scale gives.</source>
        <translation>Eine Reihenfolge vieler Texte mit wenigen Seiten, feiner als mit einer Skala.</translation>
    </message>
    <message>
        <source>How good the best one is; each criterion needs pages of its own.</source>
        <translation>Wie gut der beste ist; jedes Kriterium braucht eigene Seiten.</translation>
    </message>
    <message>
        <source>One text with its question and source; every criterion gets a point on a scale.</source>
        <translation>Ein Text mit Frage und Quelle; jedes Kriterium erhält einen Punkt auf einer Skala.</translation>
    </message>
    <message>
        <source>How good each text is by each criterion, on a scale that several studies can share.</source>
        <translation>Wie gut jeder Text nach jedem Kriterium ist, auf einer Skala, die mehrere Studien teilen können.</translation>
    </message>
    <message>
        <source>Small differences between good texts: people use scales differently, mostly near the top.</source>
        <translation>Kleine Unterschiede zwischen guten Texten: Menschen nutzen Skalen verschieden, meist nahe dem oberen Ende.</translation>
    </message>
    <message>
        <source>Three to seven texts and one criterion; the texts are put in order.</source>
        <translation>Drei bis sieben Texte und ein Kriterium; die Texte werden in eine Reihenfolge gebracht.</translation>
    </message>
    <message>
        <source>A whole order of few texts: every text is compared with every other one of the page.</source>
        <translation>Eine ganze Reihenfolge weniger Texte: Jeder Text wird mit jedem anderen der Seite verglichen.</translation>
    </message>
    <message>
        <source>How good the best one is, and how far the places are apart; many texts are tiring.</source>
        <translation>Wie gut der beste ist und wie weit die Plätze auseinanderliegen; viele Texte ermüden.</translation>
    </message>
    <message>
        <source>One text, cut into claims; each is supported by the source, contradicted, not in it, or cannot be checked.</source>
        <translation>Ein Text, in Aussagen zerlegt; jede ist von der Quelle belegt, widerlegt, nicht in ihr oder nicht prüfbar.</translation>
    </message>
    <message>
        <source>Which statements of a text are unfaithful, and what share of them the source supports.</source>
        <translation>Welche Aussagen eines Textes untreu sind und welchen Anteil die Quelle belegt.</translation>
    </message>
    <message>
        <source>What is missing from the text, and whether it is well written.</source>
        <translation>Was im Text fehlt und ob er gut geschrieben ist.</translation>
    </message>
    <message>
        <source>One text, which is edited until it would do, or left as it is.</source>
        <translation>Ein Text, der bearbeitet wird, bis er genügt, oder der bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>How much work a text still needs, and what exactly people change in it.</source>
        <translation>Wie viel Arbeit ein Text noch braucht und was genau daran geändert wird.</translation>
    </message>
    <message>
        <source>How serious a change was: one word can mend a false statement or a matter of taste.</source>
        <translation>Wie schwer eine Änderung wiegt: Ein Wort kann eine falsche Aussage berichtigen oder eine Geschmackssache.</translation>
    </message>
    <message>
        <source>One text and its source; every error is marked and gets a category and a severity. A score from 0 to 100 can follow.</source>
        <translation>Ein Text und seine Quelle; jeder Fehler wird markiert und erhält eine Kategorie und einen Schweregrad. Danach kann eine Gesamtnote von 0 bis 100 folgen.</translation>
    </message>
    <message>
        <source>What is wrong where, how often and how badly, and which system makes which errors.</source>
        <translation>Was wo wie oft und wie schwer falsch ist und welches System welche Fehler macht.</translation>
    </message>
    <message>
        <source>What is good about a text: a bold text and a dull one without errors come out alike.</source>
        <translation>Was an einem Text gut ist: Ein gelungener und ein langweiliger Text ohne Fehler schneiden gleich ab.</translation>
    </message>
</context>
<context>
    <name>MethodsPage</name>
    <message>
        <source>The methods side by side</source>
        <translation>Die Methoden im Vergleich</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt wird</translation>
    </message>
    <message>
        <source>A judgment takes</source>
        <translation>Ein Urteil dauert</translation>
    </message>
    <message>
        <source>It answers</source>
        <translation>Das zeigt sie</translation>
    </message>
    <message>
        <source>It leaves open</source>
        <translation>Das lässt sie offen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>MethodsRow</name>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>eine davon</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Each participant uses</source>
        <translation>Jede Person verwendet</translation>
    </message>
    <message>
        <source>English and German</source>
        <translation>Englisch und Deutsch</translation>
    </message>
    <message>
        <source>Sessions in</source>
        <translation>Sitzungen auf</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Rating ends after</source>
        <translation>Bewertung endet nach</translation>
    </message>
    <message>
        <source>all pages</source>
        <translation>allen Seiten</translation>
    </message>
</context>
<context>
    <name>MicrophoneRow</name>
    <message>
        <source>Test</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>No microphone was found. The session goes on without recording.</source>
        <translation>Es wurde kein Mikrofon gefunden. Die Sitzung läuft ohne Aufnahme.</translation>
    </message>
    <message>
        <source>No microphone with two channels was found. The session goes on without recording.</source>
        <translation>Es wurde kein Mikrofon mit zwei Kanälen gefunden. Die Sitzung läuft ohne Aufnahme.</translation>
    </message>
    <message>
        <source>The audio library (PortAudio) is not installed. The session goes on without recording.</source>
        <translation>Die Tonbibliothek (PortAudio) ist nicht installiert. Die Sitzung läuft ohne Aufnahme.</translation>
    </message>
    <message>
        <source>Do not record</source>
        <translation>Nicht aufnehmen</translation>
    </message>
    <message>
        <source>Recorded only where the participant agrees to it.</source>
        <translation>Aufgenommen wird nur mit Einwilligung der Teilnehmerin oder des Teilnehmers.</translation>
    </message>
    <message>
        <source>The microphone is being opened …</source>
        <translation>Das Mikrofon wird geöffnet …</translation>
    </message>
    <message>
        <source>Say something; it is played back in a moment.</source>
        <translation>Sagen Sie etwas; es wird gleich abgespielt.</translation>
    </message>
    <message>
        <source>This microphone cannot be opened.</source>
        <translation>Dieses Mikrofon lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>It works, but there is nothing to play it back with.</source>
        <translation>Es funktioniert, aber es gibt nichts, womit es sich abspielen lässt.</translation>
    </message>
    <message>
        <source>This is the recording.</source>
        <translation>Das hat es gehört.</translation>
    </message>
    <message>
        <source>No sound was recorded. Is it switched on, and turned up?</source>
        <translation>Es hat nichts gehört. Ist es eingeschaltet und laut genug gestellt?</translation>
    </message>
</context>
<context>
    <name>Mirror</name>
    <message>
        <source>What the participant sees</source>
        <translation>Was die teilnehmende Person sieht</translation>
    </message>
</context>
<context>
    <name>Moderator</name>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nichts geschieht</translation>
    </message>
    <message>
        <source>Long hesitation</source>
        <translation>Langes Zögern</translation>
    </message>
    <message>
        <source>No comments</source>
        <translation>Keine Kommentare</translation>
    </message>
    <message>
        <source>A text does not fit</source>
        <translation>Text passt nicht</translation>
    </message>
    <message>
        <source>Practice not passed</source>
        <translation>Übung nicht bestanden</translation>
    </message>
    <message>
        <source>Say there is time</source>
        <translation>Zeit lassen</translation>
    </message>
    <message>
        <source>Ask how they decide</source>
        <translation>Nach Vorgehen fragen</translation>
    </message>
    <message>
        <source>Ask what is unclear</source>
        <translation>Unklares klären</translation>
    </message>
    <message>
        <source>Offer the hint</source>
        <translation>Hinweis geben</translation>
    </message>
    <message>
        <source>Send the reminder</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Look at their screen</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Ask how it goes</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Immer dasselbe</translation>
    </message>
    <message>
        <source>Definition reread</source>
        <translation>Definition nachgelesen</translation>
    </message>
    <message>
        <source>Window left</source>
        <translation>Fenster verlassen</translation>
    </message>
    <message>
        <source>Check missed</source>
        <translation>Prüfung verfehlt</translation>
    </message>
    <message>
        <source>Pasted from outside</source>
        <translation>Von außen eingefügt</translation>
    </message>
    <message>
        <source>Much text at once</source>
        <translation>Viel Text auf einmal</translation>
    </message>
    <message>
        <source>Unusual typing</source>
        <translation>Ungewöhnliches Tippen</translation>
    </message>
    <message>
        <source>Sound is missing</source>
        <translation>Ton fehlt</translation>
    </message>
    <message>
        <source>Little disk space</source>
        <translation>Wenig Speicherplatz</translation>
    </message>
    <message>
        <source>Ask if all is well</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Say how to page</source>
        <translation>Blättern erklären</translation>
    </message>
    <message>
        <source>Explain again</source>
        <translation>Neu erklären</translation>
    </message>
    <message>
        <source>Ask where it is from</source>
        <translation>Fragen, woher es ist</translation>
    </message>
    <message>
        <source>Look at the microphone</source>
        <translation>Nach dem Mikrofon sehen</translation>
    </message>
    <message>
        <source>Free some space</source>
        <translation>Platz schaffen</translation>
    </message>
    <message>
        <source>Take all the time you need.</source>
        <translation>Nehmen Sie sich alle Zeit, die Sie brauchen.</translation>
    </message>
    <message>
        <source>Is everything all right?</source>
        <translation>Ist alles in Ordnung?</translation>
    </message>
    <message>
        <source>The text goes on: turn its parts with the arrows below it.</source>
        <translation>Der Text geht weiter: Mit den Pfeilen darunter blättern Sie.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>the session has ended</source>
        <translation>die Sitzung ist beendet</translation>
    </message>
    <message>
        <source>the session is paused</source>
        <translation>die Sitzung ist angehalten</translation>
    </message>
    <message>
        <source>the participant is on a break</source>
        <translation>es ist gerade Pause</translation>
    </message>
    <message>
        <source>a consent or a break is on screen</source>
        <translation>eine Einwilligung oder eine Pause ist zu sehen</translation>
    </message>
    <message>
        <source>no page with a text is on screen</source>
        <translation>keine Seite mit einem Text ist zu sehen</translation>
    </message>
    <message>
        <source>this page does not ask for a comment</source>
        <translation>diese Seite fragt nicht nach einem Kommentar</translation>
    </message>
    <message>
        <source>the study has no hints</source>
        <translation>die Studie hat keine Hinweise</translation>
    </message>
    <message>
        <source>a consent or a test cannot be skipped</source>
        <translation>eine Einwilligung oder ein Test kann nicht übersprungen werden</translation>
    </message>
    <message>
        <source>there is nothing to go back to from here</source>
        <translation>von hier führt kein Weg zurück</translation>
    </message>
    <message>
        <source>the session has not ended</source>
        <translation>die Sitzung ist nicht beendet</translation>
    </message>
    <message>
        <source>you did not end it early</source>
        <translation>sie wurde nicht vorzeitig beendet</translation>
    </message>
    <message>
        <source>the session is rejected</source>
        <translation>die Sitzung ist verworfen</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Nicht zu Ende gelesen</translation>
    </message>
</context>
<context>
    <name>ModeratorChanges</name>
    <message>
        <source>Session resumed</source>
        <translation>Sitzung fortgesetzt</translation>
    </message>
    <message>
        <source>Session ended</source>
        <translation>Sitzung beendet</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Allowed to go on</source>
        <translation>Trotzdem zugelassen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Attention check</source>
        <translation>Aufmerksamkeitsprüfung</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Rückmeldung</translation>
    </message>
    <message>
        <source>Reminder shown</source>
        <translation>Erinnerung gezeigt</translation>
    </message>
    <message>
        <source>Break begun</source>
        <translation>Pause begonnen</translation>
    </message>
    <message>
        <source>Break ended</source>
        <translation>Pause beendet</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Es geht weiter</translation>
    </message>
    <message>
        <source>All definitions opened</source>
        <translation>Alle Definitionen geöffnet</translation>
    </message>
    <message>
        <source>How the texts came about</source>
        <translation>Wie die Texte entstanden sind</translation>
    </message>
    <message>
        <source>Source turned</source>
        <translation>In der Quelle geblättert</translation>
    </message>
    <message>
        <source>Source searched</source>
        <translation>Quelle durchsucht</translation>
    </message>
    <message>
        <source>Window left</source>
        <translation>Fenster verlassen</translation>
    </message>
    <message>
        <source>Window in front again</source>
        <translation>Fenster wieder vorn</translation>
    </message>
    <message>
        <source>A text does not fit</source>
        <translation>Ein Text passt nicht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Message sent</source>
        <translation>Nachricht gesendet</translation>
    </message>
    <message>
        <source>Hint given</source>
        <translation>Hinweis gegeben</translation>
    </message>
    <message>
        <source>Page skipped</source>
        <translation>Seite übersprungen</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Zurückgeführt</translation>
    </message>
    <message>
        <source>Time extended</source>
        <translation>Zeit verlängert</translation>
    </message>
    <message>
        <source>Question of the participant</source>
        <translation>Frage der teilnehmenden Person</translation>
    </message>
    <message>
        <source>Question taken back</source>
        <translation>Frage zurückgenommen</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>Frage beantwortet</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Judge&apos;s rating shown</source>
        <translation>Bewertung des Modells gezeigt</translation>
    </message>
    <message>
        <source>Text pasted</source>
        <translation>Text eingefügt</translation>
    </message>
    <message>
        <source>Passage cited</source>
        <translation>Passage zitiert</translation>
    </message>
    <message>
        <source>Interview question asked</source>
        <translation>Interviewfrage gestellt</translation>
    </message>
    <message>
        <source>Interview note</source>
        <translation>Interviewnotiz</translation>
    </message>
    <message>
        <source>Interview question added</source>
        <translation>Interviewfrage hinzugefügt</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Session rejected</source>
        <translation>Sitzung verworfen</translation>
    </message>
    <message>
        <source>Part rejected</source>
        <translation>Teil verworfen</translation>
    </message>
    <message>
        <source>Admitted by a code</source>
        <translation>Durch Code zugelassen</translation>
    </message>
    <message>
        <source>Limit of the session reached</source>
        <translation>Grenze der Sitzung erreicht</translation>
    </message>
    <message>
        <source>Recording begun</source>
        <translation>Aufnahme begonnen</translation>
    </message>
    <message>
        <source>Recording ended</source>
        <translation>Aufnahme beendet</translation>
    </message>
    <message>
        <source>Microphone silent</source>
        <translation>Mikrofon stumm</translation>
    </message>
    <message>
        <source>Microphone back</source>
        <translation>Mikrofon wieder da</translation>
    </message>
    <message>
        <source>Sound is missing</source>
        <translation>Ton fehlt</translation>
    </message>
    <message>
        <source>Recording paused</source>
        <translation>Aufnahme angehalten</translation>
    </message>
    <message>
        <source>Recording goes on</source>
        <translation>Aufnahme läuft weiter</translation>
    </message>
    <message>
        <source>No recording</source>
        <translation>Keine Aufnahme</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation>beide schlecht</translation>
    </message>
    <message>
        <source>don&apos;t know</source>
        <translation>weiß nicht</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>given</source>
        <translation>erteilt</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>{before} → {now} after {time}</source>
        <translation>{before} → {now} nach {time}</translation>
    </message>
    <message>
        <source>Attempt to close the window</source>
        <translation>Versuch, das Fenster zu schließen</translation>
    </message>
    <message>
        <source>Wrong supervisor&apos;s code</source>
        <translation>Falscher Code der Versuchsleitung</translation>
    </message>
    <message>
        <source>Session reopened</source>
        <translation>Sitzung wieder geöffnet</translation>
    </message>
    <message>
        <source>Text turned</source>
        <translation>Text umgeblättert</translation>
    </message>
    <message>
        <source>part {part} of {parts}</source>
        <translation>Teil {part} von {parts}</translation>
    </message>
    <message>
        <source>Computer&apos;s clock was set</source>
        <translation>Uhr des Rechners wurde gestellt</translation>
    </message>
    <message>
        <source>Message dismissed</source>
        <translation>Nachricht geschlossen</translation>
    </message>
    <message>
        <source>Computer slept</source>
        <translation>Rechner hat geschlafen</translation>
    </message>
    <message>
        <source>Results unlocked</source>
        <translation>Ergebnisse entsperrt</translation>
    </message>
    <message>
        <source>Words marked</source>
        <translation>Wörter markiert</translation>
    </message>
    <message>
        <source>Mark removed</source>
        <translation>Markierung entfernt</translation>
    </message>
</context>
<context>
    <name>ModeratorController</name>
    <message>
        <source>Message to the participant</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Note not saved: nothing is recorded before the consent</source>
        <translation>Notiz nicht gesichert: Vor der Einwilligung wird nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>Note not saved: {reason}</source>
        <translation>Notiz nicht gesichert: {reason}</translation>
    </message>
    <message>
        <source>The participant reads it like a message.</source>
        <translation>Sie wird wie eine Nachricht gelesen.</translation>
    </message>
    <message>
        <source>Answer to the question</source>
        <translation>Antwort auf die Frage</translation>
    </message>
    <message>
        <source>Skip this page: why?</source>
        <translation>Diese Seite überspringen: warum?</translation>
    </message>
    <message>
        <source>Back to the page before: why?</source>
        <translation>Zurück zur Seite davor: warum?</translation>
    </message>
    <message>
        <source>End the session early: why?</source>
        <translation>Sitzung vorzeitig beenden: warum?</translation>
    </message>
    <message>
        <source>What is open on it stays open. The reason is exported.</source>
        <translation>Was auf ihr offen ist, bleibt offen. Der Grund wird exportiert.</translation>
    </message>
    <message>
        <source>Its answers stay as they are. The reason is exported.</source>
        <translation>Ihre Antworten bleiben, wie sie sind. Der Grund wird exportiert.</translation>
    </message>
    <message>
        <source>It is shown next to the definition while the page is on screen.</source>
        <translation>Er steht bei der Definition, solange die Seite zu sehen ist.</translation>
    </message>
    <message>
        <source>The study has no hint for the criteria of this page.</source>
        <translation>Die Studie hat keinen Hinweis zu den Kriterien dieser Seite.</translation>
    </message>
    <message>
        <source>Give a hint</source>
        <translation>Hinweis geben</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Mehr Zeit</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Interview</translation>
    </message>
    <message>
        <source>the participant had gone on</source>
        <translation>es ging schon weiter</translation>
    </message>
    <message>
        <source>the session has ended</source>
        <translation>die Sitzung ist beendet</translation>
    </message>
    <message>
        <source>the session is resting</source>
        <translation>die Sitzung ruht</translation>
    </message>
    <message>
        <source>it was not paused</source>
        <translation>sie war nicht pausiert</translation>
    </message>
    <message>
        <source>this screen does not take it</source>
        <translation>auf diesem Bildschirm geht es nicht</translation>
    </message>
    <message>
        <source>words are missing</source>
        <translation>es fehlen Worte</translation>
    </message>
    <message>
        <source>the question is closed</source>
        <translation>die Frage ist erledigt</translation>
    </message>
    <message>
        <source>no question of the participant is open</source>
        <translation>keine Frage der Teilnehmerin oder des Teilnehmers ist offen</translation>
    </message>
    <message>
        <source>A note is half typed: Enter saves it, Esc leaves it for later</source>
        <translation>Eine Notiz ist halb geschrieben: Eingabe speichert sie, Esc lässt sie für später</translation>
    </message>
    <message>
        <source>this is a replay</source>
        <translation>das ist eine Wiedergabe</translation>
    </message>
    <message>
        <source>no session has begun</source>
        <translation>es hat noch keine Sitzung begonnen</translation>
    </message>
    <message>
        <source>Enter is not enough for this: press Ctrl+Enter, or click.</source>
        <translation>Eingabe genügt dafür nicht: Strg+Eingabe drücken oder klicken.</translation>
    </message>
    <message>
        <source>It can be reopened until the next session begins. The reason is exported.</source>
        <translation>Sie kann wieder geöffnet werden, bis die nächste beginnt. Der Grund wird exportiert.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>the session has not ended</source>
        <translation>die Sitzung ist nicht beendet</translation>
    </message>
    <message>
        <source>it was not ended early</source>
        <translation>sie wurde nicht vorzeitig beendet</translation>
    </message>
    <message>
        <source>the session is rejected</source>
        <translation>die Sitzung ist verworfen</translation>
    </message>
    <message>
        <source>the next session has begun</source>
        <translation>die nächste Sitzung hat begonnen</translation>
    </message>
    <message>
        <source>It stays until they dismiss it.</source>
        <translation>Sie bleibt sichtbar, bis sie ausgeblendet wird.</translation>
    </message>
    <message>
        <source>{action}: done</source>
        <translation>{action}: erledigt</translation>
    </message>
    <message>
        <source>{action}: sent</source>
        <translation>{action}: gesendet</translation>
    </message>
    <message>
        <source>{action}: not done, {reason}</source>
        <translation>{action}: nicht geschehen, {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now, {reason}</source>
        <translation>{action}: jetzt nicht möglich, {reason}</translation>
    </message>
    <message>
        <source>{action}: saved, waits until the participant&apos;s window is open</source>
        <translation>{action}: gespeichert, wartet auf das Fenster der Teilnehmenden</translation>
    </message>
    <message>
        <source>{action}: follows when the message before it is dismissed</source>
        <translation>{action}: folgt, wenn die vorige Nachricht geschlossen ist</translation>
    </message>
</context>
<context>
    <name>ModeratorWindow</name>
    <message>
        <source>Moderator: {code}</source>
        <translation>Moderation: {code}</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderation</translation>
    </message>
    <message>
        <source>No session is in the record yet</source>
        <translation>Noch keine Sitzung in der Aufzeichnung</translation>
    </message>
    <message>
        <source>Before a participant consents nothing is recorded, so nothing can be seen here. The session appears by itself as soon as there is one.</source>
        <translation>Vor der Einwilligung wird nichts aufgezeichnet, also ist hier nichts zu sehen. Die Sitzung erscheint von selbst, sobald es eine gibt.</translation>
    </message>
    <message>
        <source>nothing is being saved</source>
        <translation>nichts wird gespeichert</translation>
    </message>
    <message>
        <source>Nothing is being saved</source>
        <translation>Nichts wird gespeichert</translation>
    </message>
</context>
<context>
    <name>MomentColumn</name>
    <message>
        <source>Put the cursor into a text to see what was on screen.</source>
        <translation>Setzen Sie die Schreibmarke in einen Text, um zu sehen, was auf dem Bildschirm war.</translation>
    </message>
    <message>
        <source>The record does not have this session.</source>
        <translation>Diese Sitzung steht nicht in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>It does not occur yet on a page where one answer holds for all criteria.</source>
        <translation>Er kommt noch auf keiner Seite vor, auf der eine Antwort für alle Kriterien gilt.</translation>
    </message>
    <message>
        <source>On screen at {time}</source>
        <translation>Auf dem Bildschirm bei {time}</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Imported text: no page to show.</source>
        <translation>Importierter Text: keine Seite zu zeigen.</translation>
    </message>
    <message>
        <source>Ratings with “{code}”</source>
        <translation>Bewertungen mit „{code}“</translation>
    </message>
</context>
<context>
    <name>MomentFacts</name>
    <message>
        <source>{answer}, after {time}</source>
        <translation>{answer}, nach {time}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Worth asking about</source>
        <translation>Eine Frage wert</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <translation>Nichts fällt auf.</translation>
    </message>
    <message>
        <source>had a question</source>
        <translation>hatte eine Frage</translation>
    </message>
    <message>
        <source>your note</source>
        <translation>Ihre Notiz</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) changed</source>
        <translation>
            <numerusform>%n Antwort geändert</numerusform>
            <numerusform>%n Antworten geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>{time}, among the longest</source>
        <translation>{time}, mit am längsten</translation>
    </message>
    <message>
        <source>Ctrl + digit</source>
        <translation>Strg + Ziffer</translation>
    </message>
</context>
<context>
    <name>NameWatch</name>
    <message>
        <source>Several codes have the same name. Other programs may take them for one: {paths}</source>
        <translation>Mehrere Codes heißen gleich. Andere Programme halten sie vielleicht für einen: {paths}</translation>
    </message>
</context>
<context>
    <name>NamedRow</name>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zur Voreinstellung</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>topics with passages</source>
        <translation>Themen mit Textstellen</translation>
    </message>
    <message>
        <source>{texts} or more texts to each question</source>
        <translation>mindestens {texts} Texte je Frage</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>a source text</source>
        <translation>ein Quelltext</translation>
    </message>
    <message>
        <source>documents to look up</source>
        <translation>Dokumente zum Nachschlagen</translation>
    </message>
    <message>
        <source>a language model&apos;s ratings</source>
        <translation>Bewertungen eines Sprachmodells</translation>
    </message>
    <message>
        <source>There is no criterion yet</source>
        <translation>Es gibt noch kein Kriterium</translation>
    </message>
    <message>
        <source>Write name and definition of criterion {number}, or remove it</source>
        <translation>Geben Sie Kriterium {number} Namen und Definition, oder entfernen Sie es</translation>
    </message>
    <message>
        <source>“{criterion}” has no name in {language}</source>
        <translation>„{criterion}“ hat keinen Namen auf {language}</translation>
    </message>
    <message>
        <source>“{criterion}” is not defined in {language}</source>
        <translation>„{criterion}“ ist auf {language} nicht definiert</translation>
    </message>
    <message>
        <source>The definition of “{criterion}” has {words} words in {language}; up to {most} fit on every page</source>
        <translation>Die Definition von „{criterion}“ hat auf {language} {words} Wörter; bis zu {most} passen auf jede Seite</translation>
    </message>
    <message>
        <source>“{criterion}” asks for two things at once (“{word}”); a text can have one of them</source>
        <translation>„{criterion}“ fragt nach zwei Dingen zugleich („{word}“); ein Text kann eines davon haben</translation>
    </message>
    <message>
        <source>“{criterion}” does not say in {language} what {point} means</source>
        <translation>Bei „{criterion}“ fehlt auf {language}, was {point} bedeutet</translation>
    </message>
    <message>
        <source>“{criterion}” has no example of {point} in {language}</source>
        <translation>Bei „{criterion}“ fehlt das Beispiel für {point} auf {language}</translation>
    </message>
    <message>
        <source>“{criterion}” is in the table twice</source>
        <translation>„{criterion}“ kommt in der Tabelle zweimal vor</translation>
    </message>
    <message>
        <source>{texts} texts, {questions} questions, no systems</source>
        <translation>{texts} Texte, {questions} Fragen, keine Systeme</translation>
    </message>
    <message>
        <source>{questions} questions × {systems} systems; {missing} of them have no text, such as {list}</source>
        <translation>{questions} Fragen × {systems} Systeme; für {missing} davon gibt es keinen Text, etwa {list}</translation>
    </message>
    <message>
        <source>{questions} questions × {systems} systems: every system answers every question, once</source>
        <translation>{questions} Fragen × {systems} Systeme: Jedes System beantwortet jede Frage, einmal</translation>
    </message>
    <message>
        <source>{questions} questions × {systems} systems; some have several texts ({texts} in all)</source>
        <translation>{questions} Fragen × {systems} Systeme; manche haben mehrere Texte ({texts} insgesamt)</translation>
    </message>
    <message>
        <source>{count} texts name their system, such as {list}; participants will read it</source>
        <translation>{count} Texte nennen ihr System, etwa {list}; Teilnehmende werden es lesen</translation>
    </message>
    <message>
        <source>“{criterion}” and “{other}” are defined in nearly the same words; people will hardly distinguish them</source>
        <translation>„{criterion}“ und „{other}“ sind fast gleich definiert; man wird sie kaum unterscheiden</translation>
    </message>
</context>
<context>
    <name>NewStudyWindow</name>
    <message>
        <source>“{design}”, with the example&apos;s texts, criteria and pages. Everything can be changed afterwards in the folder&apos;s files.</source>
        <translation>„{design}“ mit den Texten, Kriterien und Seiten des Beispiels. Alles lässt sich danach in den Dateien des Ordners ändern.</translation>
    </message>
    <message>
        <source>{methods}: {texts} texts, {criteria:criterion|criteria}. Sessions in {languages} take about {minutes} min.</source>
        <translation>{methods}: {texts} Texte, {criteria:Kriterium|Kriterien}. Sitzungen auf {languages} dauern etwa {minutes} min.</translation>
    </message>
    <message>
        <source>reading the designs</source>
        <translation>die Aufbauten werden gelesen</translation>
    </message>
    <message>
        <source>What to find out</source>
        <translation>Was herauszufinden ist</translation>
    </message>
    <message>
        <source>Name and place</source>
        <translation>Name und Ort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Use this design</source>
        <translation>Diesen Aufbau verwenden</translation>
    </message>
    <message>
        <source>{file} is ready; choose what to find out</source>
        <translation>{file} ist bereit; wählen Sie, was herauszufinden ist</translation>
    </message>
    <message>
        <source>Try it with example texts</source>
        <translation>Mit Beispieltexten ausprobieren</translation>
    </message>
    <message>
        <source>Make and rehearse it</source>
        <translation>Anlegen und proben</translation>
    </message>
    <message>
        <source>Choose a design</source>
        <translation>Design wählen</translation>
    </message>
    <message>
        <source>Make the study</source>
        <translation>Studie anlegen</translation>
    </message>
    <message numerus="yes">
        <source>Use these %n criteria</source>
        <translation>
            <numerusform>Dieses %n Kriterium verwenden</numerusform>
            <numerusform>Diese %n Kriterien verwenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use these %n text(s)</source>
        <translation>
            <numerusform>Diesen %n Text verwenden</numerusform>
            <numerusform>Diese %n Texte verwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the texts</source>
        <translation>Texte verwenden</translation>
    </message>
    <message>
        <source>Use it with my texts</source>
        <translation>Mit eigenen Texten verwenden</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>verwenden</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>add</source>
        <translation>hinzufügen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>was sie ist</translation>
    </message>
    <message>
        <source>next page</source>
        <translation>nächste Seite</translation>
    </message>
    <message>
        <source>paste a table</source>
        <translation>Tabelle einfügen</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>Use this consent</source>
        <translation>Diese Einwilligung verwenden</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hilfe (F1)</translation>
    </message>
    <message>
        <source>Methods and criteria</source>
        <translation>Methoden und Kriterien</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation>Ihre Antworten werden nicht gespeichert</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation>Der Ort, an dem sie aufbewahrt werden, ist nicht mehr erreichbar. Bitte halten Sie hier an und sagen Sie der Person Bescheid, die die Sitzung leitet.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation>Was Sie vorher geantwortet haben, ist auf diesem Computer aufbewahrt.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation>Für die Versuchsleitung: Strg+Umschalt+Q schließt dieses Fenster.</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Markers: Ctrl + key</source>
        <translation>Marker: Strg + Taste</translation>
    </message>
    <message>
        <source>Just type. Time-stamped when you start typing</source>
        <translation>Einfach tippen. Zeitstempel ist der Beginn</translation>
    </message>
</context>
<context>
    <name>NotedArea</name>
    <message>
        <source>No font of this computer has these characters: {letters}</source>
        <translation>Keine Schrift dieses Computers hat diese Zeichen: {letters}</translation>
    </message>
    <message>
        <source>The file has judgments too; they are left out here. All of them come in with: labeval new FOLDER --from-judgments FILE</source>
        <translation>Die Datei enthält auch Urteile; sie bleiben hier aus. Alle zusammen kommen herein mit: labeval new ORDNER --from-judgments DATEI</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation>Nicht gespeichert. Bitte versuchen Sie es noch einmal, oder sagen Sie der Versuchsleitung Bescheid.</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Show the list</source>
        <translation>Liste zeigen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>NoticeRow</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>Omission</name>
    <message>
        <source>rehearsal sessions: {count}</source>
        <translation>Probesitzungen: {count}</translation>
    </message>
    <message>
        <source>recordings that have no transcript: {count}</source>
        <translation>Aufnahmen ohne Transkript: {count}</translation>
    </message>
    <message>
        <source>sessions that are {names}: {count}</source>
        <translation>Sitzungen, für die gilt: {names}: {count}</translation>
    </message>
    <message>
        <source>pages, or single criteria on them, that are {names}: {count}</source>
        <translation>Seiten oder einzelne Kriterien darauf, für die gilt: {names}: {count}</translation>
    </message>
    <message>
        <source>unfinished responses: {count}</source>
        <translation>nicht abgeschlossene Antworttexte: {count}</translation>
    </message>
    <message>
        <source>rejected responses: {count}</source>
        <translation>zurückgewiesene Antworttexte: {count}</translation>
    </message>
    <message>
        <source>responses of robots: {count}</source>
        <translation>Antworttexte von Robotern: {count}</translation>
    </message>
    <message>
        <source>the sound of transcripts: {count}</source>
        <translation>der Ton von Transkripten: {count}</translation>
    </message>
    <message>
        <source>sound that is not on this computer: {count}</source>
        <translation>Ton, der nicht auf diesem Computer liegt: {count}</translation>
    </message>
    <message>
        <source>coded segments that have lost all of their text: {count}</source>
        <translation>codierte Segmente, die ihren ganzen Text verloren haben: {count}</translation>
    </message>
    <message>
        <source>sources that are not in the file: {count}</source>
        <translation>Quellen, die nicht in der Datei stehen: {count}</translation>
    </message>
    <message>
        <source>coded segments that are not in the file: {count}</source>
        <translation>codierte Segmente, die nicht in der Datei stehen: {count}</translation>
    </message>
    <message>
        <source>codes that are not in the file: {count}</source>
        <translation>Codes, die nicht in der Datei stehen: {count}</translation>
    </message>
    <message>
        <source>memos and summaries that are not in the file: {count}</source>
        <translation>Memos und Zusammenfassungen, die nicht in der Datei stehen: {count}</translation>
    </message>
    <message>
        <source>memos about codes: {count}</source>
        <translation>Memos zu Codes: {count}</translation>
    </message>
    <message>
        <source>codes that are retired: {count}</source>
        <translation>stillgelegte Codes: {count}</translation>
    </message>
    <message>
        <source>passages with a speaker who is no participant, for programs other than labeval: {count}</source>
        <translation>Absätze mit einer sprechenden Person, die nicht teilnimmt, für andere Programme als labeval: {count}</translation>
    </message>
    <message>
        <source>passages with their page, criterion and answer, for programs other than labeval: {count}</source>
        <translation>Absätze mit Seite, Kriterium und Antwort, für andere Programme als labeval: {count}</translation>
    </message>
    <message>
        <source>coded segments with a weight or marked to be quoted, for programs other than labeval: {count}</source>
        <translation>codierte Segmente mit Gewicht oder zum Zitieren vorgemerkt, für andere Programme als labeval: {count}</translation>
    </message>
    <message>
        <source>themes below another theme, for programs other than labeval: {count}</source>
        <translation>Themen unter einem anderen Thema, für andere Programme als labeval: {count}</translation>
    </message>
    <message>
        <source>kept versions of theme boards, for programs other than labeval: {count}</source>
        <translation>aufbewahrte Fassungen von Thementafeln, für andere Programme als labeval: {count}</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation>Wie die Texte entstanden sind</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation>Wie die Texte entstanden sind</translation>
    </message>
</context>
<context>
    <name>OutlinePanel</name>
    <message>
        <source>{condition}, {count} planned participants, in each place: {counts}</source>
        <translation>{condition}, {count} geplante Teilnehmende, an jeder Stelle: {counts}</translation>
    </message>
    <message>
        <source>{condition}, {count} participants, in each place: {counts}</source>
        <translation>{condition}, {count} Teilnehmende, an jeder Stelle: {counts}</translation>
    </message>
    <message>
        <source>{condition}: the same order for everybody</source>
        <translation>{condition}: dieselbe Reihenfolge für alle</translation>
    </message>
    <message>
        <source>✓ {balance}. Places and neighbours are balanced.</source>
        <translation>✓ {balance}. Stellen und Nachbarn sind ausgeglichen.</translation>
    </message>
    <message>
        <source>✓ {balance}. Places are balanced, neighbours are not.</source>
        <translation>✓ {balance}. Stellen sind ausgeglichen, Nachbarn nicht.</translation>
    </message>
    <message>
        <source>▲ {balance}. Not balanced; it is after every {round} participants.</source>
        <translation>▲ {balance}. Nicht ausgeglichen; das ist es nach je {round} Teilnehmenden.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation>Text A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation>Text B</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation>Beide schlecht</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation>beide schlecht</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation>Welcher Text ist besser?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation>Text {letter}</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation>Weiß nicht</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation>Text {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation>{criterion}: {text} ist der beste</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation>{criterion}: {text} ist der schlechteste</translation>
    </message>
    <message>
        <source>best:</source>
        <translation>bester:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation>schlechtester:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation>Text {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>schlechtester</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation>Kommentar ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation>Bitte kommentieren</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation>{point} von {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation>Wie gut ist der Text?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation>{label} Zum Beispiel: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>einstellen</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation>bevorzugte Antwort:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation>keine ist angemessen:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation>der Grund für Ihre Wahl:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>bewerten</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>Aspekt</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation>vorziehen</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>references</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation>Alle Texte haben ihren Platz.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>der beste</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation>der schlechteste</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation>hinauf, hinunter</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation>Aussage {number}:</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation>Von der Quelle belegt</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation>Von der Quelle widerlegt</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation>Nicht in der Quelle</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation>Aussage {number}</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation>gut so, wie er ist</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation>Text verlassen</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation>Quelle / Text</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>next page</source>
        <translation>nächste Seite</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation>Wörter markieren</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Gesamtnote</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation>erst die Fehler markieren oder angeben, dass es keine gibt</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation>← → Wort, Umschalt: mehrere, Eingabe: markieren, Tab: nächster Text, Esc: zurück</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation>Ziehen Sie über die Wörter der Quelle, die im Text fehlen.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation>Ziehen Sie über die Wörter, in denen der Fehler steckt.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation>Markieren Sie den nächsten Fehler, oder gehen Sie weiter.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation>Der Text hat keine Fehler.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation>Ziehen Sie über die Wörter eines Fehlers, im Text oder in der Quelle.</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation>Was Sie lesen und beurteilen</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation>Woran Sie es messen; es bleibt sichtbar</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation>Hier antworten Sie, mit der Maus oder den Tasten unten</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation>Weiter, wenn alles beantwortet ist</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation>Was das aktuelle Kriterium bedeutet</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation>Beispieltext.</translation>
    </message>
</context>
<context>
    <name>PageSheet</name>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation>{open} von {count} noch offen</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>PagesFit</name>
    <message>
        <source>▲ {count} of {measured} pages do not fit a {width} × {height} screen, such as that of {item}; a long text is then turned part by part</source>
        <translation>▲ {count} von {measured} Seiten passen nicht auf einen Bildschirm mit {width} × {height}, etwa die von {item}; ein langer Text wird dann Stück für Stück umgeblättert</translation>
    </message>
    <message>
        <source>checking whether all pages fit</source>
        <translation>es wird geprüft, ob alle Seiten passen</translation>
    </message>
    <message>
        <source>✓ All {count} pages fit a {width} × {height} screen</source>
        <translation>✓ Alle {count} Seiten passen auf einen Bildschirm mit {width} × {height}</translation>
    </message>
</context>
<context>
    <name>PairsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PairsEditor</name>
    <message>
        <source>Add one</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>Name von {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>PartPage</name>
    <message>
        <source>If left out: {default}.</source>
        <translation>Wenn weggelassen: {default}.</translation>
    </message>
    <message>
        <source>Needed.</source>
        <translation>Nötig.</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>Take this away</source>
        <translation>Dies entfernen</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>Scales of criteria</source>
        <translation>Skalen der Kriterien</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Lists of codes</source>
        <translation>Listen von Codes</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Auffälligkeiten</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>Moderation</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Zwischenauswertungen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Formats of texts</source>
        <translation>Textformate</translation>
    </message>
</context>
<context>
    <name>PartsRail</name>
    <message>
        <source>Parts of the study</source>
        <translation>Teile der Studie</translation>
    </message>
</context>
<context>
    <name>PassageEditor</name>
    <message>
        <source>Correct the words of this passage</source>
        <translation>Die Wörter dieses Abschnitts berichtigen</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Text with coded segments</source>
        <translation>Text mit codierten Segmenten</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation>Alle Textstellen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Textstelle</numerusform>
            <numerusform>%n Textstellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation>Lassen Sie sich Zeit</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation>Die Zeit ist angehalten.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation>Ihre bisherigen Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation>Kurz angehalten</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation>Die Versuchsleitung hat die Sitzung angehalten und setzt sie mit Ihnen fort.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>fortsetzen</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) without a code</source>
        <translation>
            <numerusform>%n Quelle ohne Code</numerusform>
            <numerusform>%n Quellen ohne Code</numerusform>
        </translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codieren</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n Segment</numerusform>
            <numerusform>%n Segmente</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) without a theme</source>
        <translation>
            <numerusform>%n Code ohne Thema</numerusform>
            <numerusform>%n Codes ohne Thema</numerusform>
        </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n theme(s) of one participant</source>
        <translation>
            <numerusform>%n Thema von nur einer Person</numerusform>
            <numerusform>%n Themen von nur einer Person</numerusform>
        </translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>Beschreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n theme(s) without a description</source>
        <translation>
            <numerusform>%n Thema ohne Beschreibung</numerusform>
            <numerusform>%n Themen ohne Beschreibung</numerusform>
        </translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Berichten</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) marked as quotable</source>
        <translation>
            <numerusform>%n Segment als zitierbar markiert</numerusform>
            <numerusform>%n Segmente als zitierbar markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pickers</name>
    <message>
        <source>Code with</source>
        <translation>Codieren mit</translation>
    </message>
    <message>
        <source>Another code for this segment</source>
        <translation>Ein anderer Code für dieses Segment</translation>
    </message>
    <message>
        <source>There are no themes yet: F10 opens the board for them.</source>
        <translation>Es gibt noch keine Themen: F10 öffnet die Tafel dafür.</translation>
    </message>
    <message>
        <source>Highlight the codes of a theme</source>
        <translation>Die Codes eines Themas hervorheben</translation>
    </message>
    <message>
        <source>Memo on a segment of “{code}”</source>
        <translation>Memo zu einem Segment von „{code}“</translation>
    </message>
    <message>
        <source>Memo on “{name}”</source>
        <translation>Memo zu „{name}“</translation>
    </message>
    <message>
        <source>Memo on the project</source>
        <translation>Memo zum Projekt</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Nothing to choose from</source>
        <translation>Nichts zur Auswahl</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>This folder is on a network or shared drive ({by}). If the connection breaks during a session, nothing more can be saved. Run sessions in a folder on this computer&apos;s own disk.</source>
        <translation>Dieser Ordner liegt auf einem Netzlaufwerk oder einem geteilten Laufwerk ({by}). Bricht die Verbindung während einer Sitzung ab, kann nichts mehr gespeichert werden. Führen Sie Sitzungen in einem Ordner auf der eigenen Festplatte dieses Computers durch.</translation>
    </message>
    <message>
        <source>This folder seems to be kept in step by {by}. Such a program can replace the record while a session runs, and it copies participants&apos; data elsewhere. Move the study to a folder that is not synchronised.</source>
        <translation>Dieser Ordner wird anscheinend von {by} synchronisiert. Ein solches Programm kann die Aufzeichnung während einer Sitzung ersetzen und kopiert die Daten der Teilnehmenden anderswohin. Verschieben Sie die Studie in einen Ordner, der nicht synchronisiert wird.</translation>
    </message>
</context>
<context>
    <name>PlacePage</name>
    <message>
        <source>give the study a name</source>
        <translation>bitte der Studie einen Namen geben</translation>
    </message>
    <message>
        <source>choose a folder</source>
        <translation>bitte einen Ordner wählen</translation>
    </message>
    <message>
        <source>the folder is not empty; change its name</source>
        <translation>der Ordner ist nicht leer; bitte den Namen ändern</translation>
    </message>
    <message>
        <source>Name and place of the new study folder</source>
        <translation>Name und Ort des neuen Studienordners</translation>
    </message>
    <message>
        <source>Name and place</source>
        <translation>Name und Ort</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Name der Studie</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
</context>
<context>
    <name>PlayerController</name>
    <message>
        <source>The sound of this recording is not in the study folder</source>
        <translation>Der Ton dieser Aufnahme liegt nicht im Studienordner</translation>
    </message>
    <message>
        <source>Select the words to hear over and over first</source>
        <translation>Erst die Wörter auswählen, die wiederholt werden sollen</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>As participants will see it</source>
        <translation>So sehen es die Teilnehmenden</translation>
    </message>
    <message>
        <source>At its real size</source>
        <translation>In wirklicher Größe</translation>
    </message>
    <message>
        <source>the system is never shown</source>
        <translation>das System wird nie gezeigt</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>The pages are shown once the file can be used as a study.</source>
        <translation>Die Seiten werden gezeigt, sobald die Datei als Studie zu gebrauchen ist.</translation>
    </message>
    <message>
        <source>The pages are those from before the errors below.</source>
        <translation>Die Seiten sind die von vor den Fehlern unten.</translation>
    </message>
    <message>
        <source>At its real size</source>
        <translation>In wirklicher Größe</translation>
    </message>
    <message>
        <source>drag, or click above</source>
        <translation>ziehen, oder oben klicken</translation>
    </message>
    <message>
        <source>Screen before</source>
        <translation>Bild davor</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Nächstes Bild</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>is not CSV: {reason}</source>
        <translation>ist kein CSV: {reason}</translation>
    </message>
    <message>
        <source>no line names the columns</source>
        <translation>keine Zeile nennt die Spalten</translation>
    </message>
    <message>
        <source>write row,scale and then the texts or systems</source>
        <translation>Schreiben Sie row,scale und dann die Texte oder Systeme</translation>
    </message>
    <message>
        <source>has {found} cells, the head has {expected}</source>
        <translation>hat {found} Zellen, der Kopf {expected}</translation>
    </message>
    <message>
        <source>the row “{name}” is empty or there twice</source>
        <translation>die Zeile „{name}“ ist leer oder doppelt</translation>
    </message>
    <message>
        <source>says nothing that is known here</source>
        <translation>sagt nichts, was hier bekannt ist</translation>
    </message>
    <message>
        <source>known are {known}, each with a colon</source>
        <translation>Bekannt sind {known}, jeweils mit Doppelpunkt</translation>
    </message>
    <message>
        <source>“{value}” is not a number</source>
        <translation>„{value}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>“{value}” is not a range</source>
        <translation>„{value}“ ist kein Bereich</translation>
    </message>
    <message>
        <source>write it as 1..5</source>
        <translation>Schreiben Sie ihn als 1..5</translation>
    </message>
    <message>
        <source>is not JSON: {reason}</source>
        <translation>ist kein JSON: {reason}</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>is not a Parquet file: {reason}</source>
        <translation>ist keine Parquet-Datei: {reason}</translation>
    </message>
    <message>
        <source>cannot be read any further: {reason}</source>
        <translation>lässt sich nicht weiterlesen: {reason}</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>the suffix names none of the formats {known}</source>
        <translation>die Endung nennt keines der Formate {known}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>the column is missing</source>
        <translation>die Spalte fehlt</translation>
    </message>
    <message>
        <source>the column is there twice</source>
        <translation>die Spalte ist doppelt vorhanden</translation>
    </message>
    <message>
        <source>there is no such column</source>
        <translation>diese Spalte gibt es nicht</translation>
    </message>
    <message>
        <source>did you mean “{meant}”?</source>
        <translation>meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>the columns are {columns}</source>
        <translation>die Spalten sind {columns}</translation>
    </message>
    <message>
        <source>is the same judgment as line {first}</source>
        <translation>ist dasselbe Urteil wie Zeile {first}</translation>
    </message>
    <message>
        <source>participant, session, page_order, page, criterion and items together occur once</source>
        <translation>participant, session, page_order, page, criterion und items kommen zusammen nur einmal vor</translation>
    </message>
    <message>
        <source>“{value}” is neither text nor a number</source>
        <translation>„{value}“ ist weder Text noch Zahl</translation>
    </message>
    <message>
        <source>holds the control character {code}</source>
        <translation>enthält das Steuerzeichen {code}</translation>
    </message>
    <message>
        <source>remove it; it cannot be seen and was probably pasted in</source>
        <translation>entfernen Sie es; es ist unsichtbar und wurde wohl mit eingefügt</translation>
    </message>
    <message>
        <source>means the same as the column “{first}”</source>
        <translation>bedeutet dasselbe wie die Spalte „{first}“</translation>
    </message>
    <message>
        <source>leave one of them out</source>
        <translation>Lassen Sie eine von beiden weg</translation>
    </message>
    <message>
        <source>holds characters that are not valid UTF-8</source>
        <translation>enthält Zeichen, die kein gültiges UTF-8 sind</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>mend the value, or add a column method</source>
        <translation>Verbessern Sie den Wert, oder ergänzen Sie eine Spalte method</translation>
    </message>
    <message>
        <source>is “{value}”, but another row says something else about {item}</source>
        <translation>ist „{value}“, aber eine andere Zeile sagt etwas anderes über {item}</translation>
    </message>
    <message>
        <source>the items table has no item “{item}”</source>
        <translation>die Itemtabelle hat kein Item „{item}“</translation>
    </message>
    <message>
        <source>the id “{id}” holds a | or &gt;</source>
        <translation>die ID „{id}“ enthält | oder &gt;</translation>
    </message>
    <message>
        <source>this participant has judged this by this criterion on this page before</source>
        <translation>diese Person hat dies nach diesem Kriterium auf dieser Seite schon beurteilt</translation>
    </message>
    <message>
        <source>give the second judgment another page, or leave out the column page</source>
        <translation>Geben Sie dem zweiten Urteil eine andere Seite, oder lassen Sie die Spalte page weg</translation>
    </message>
    <message>
        <source>there is no method “{name}”</source>
        <translation>es gibt keine Methode „{name}“</translation>
    </message>
    <message>
        <source>the methods are {known}; or leave the column out</source>
        <translation>Die Methoden sind {known}; oder lassen Sie die Spalte weg</translation>
    </message>
    <message>
        <source>“{items}” names an item twice or none between two |</source>
        <translation>„{items}“ nennt ein Item doppelt oder keines zwischen zwei |</translation>
    </message>
    <message>
        <source>write the ids joined by single |</source>
        <translation>schreiben Sie die IDs, durch je ein | verbunden</translation>
    </message>
    <message>
        <source>add a column method</source>
        <translation>Ergänzen Sie eine Spalte method</translation>
    </message>
    <message>
        <source>“{value}” is not a number of seconds</source>
        <translation>„{value}“ ist keine Zahl von Sekunden</translation>
    </message>
    <message>
        <source>write it as 12.345, or leave it empty</source>
        <translation>schreiben Sie es wie 12.345 oder lassen Sie es leer</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number from 1</source>
        <translation>„{value}“ ist keine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>“{value}” is not a time in UTC as ISO 8601 writes it</source>
        <translation>„{value}“ ist keine Zeit in UTC nach ISO 8601</translation>
    </message>
    <message>
        <source>write it as 2026-01-31T09:30:00.000Z, or leave it empty</source>
        <translation>schreiben Sie sie wie 2026-01-31T09:30:00.000Z oder lassen Sie sie leer</translation>
    </message>
    <message>
        <source>“{value}” cannot be the value of {method} here</source>
        <translation>„{value}“ kann hier kein Wert von {method} sein</translation>
    </message>
    <message>
        <source>a value is one of the two items, tie or both_bad</source>
        <translation>ein Wert ist eines der beiden Items, tie oder both_bad</translation>
    </message>
    <message>
        <source>no item has anything in the column “{column}”</source>
        <translation>kein Item hat etwas in der Spalte „{column}“</translation>
    </message>
    <message>
        <source>the question “{question}” has only one text, so there is nothing to compare</source>
        <translation>die Frage „{question}“ hat nur einen Text, es gibt also nichts zu vergleichen</translation>
    </message>
    <message>
        <source>{pairs} pairs cannot join the {texts} texts of the question “{question}”</source>
        <translation>{pairs} Paare können die {texts} Texte der Frage „{question}“ nicht verbinden</translation>
    </message>
    <message>
        <source>the {texts} texts of the question “{question}” make fewer than {pairs} pairs</source>
        <translation>die {texts} Texte der Frage „{question}“ ergeben weniger als {pairs} Paare</translation>
    </message>
    <message>
        <source>{pages} pairs; every text is on the left as often as on the right, give or take {spread}</source>
        <translation>{pages} Paare; jeder Text steht so oft links wie rechts, bei einem Unterschied von höchstens {spread}</translation>
    </message>
    <message>
        <source>a value is yes, no, dont_know or the id of another option</source>
        <translation>ein Wert ist yes, no, dont_know oder die ID einer weiteren Option</translation>
    </message>
    <message>
        <source>two options have the same id</source>
        <translation>zwei Optionen haben dieselbe ID</translation>
    </message>
    <message>
        <source>a question needs two options</source>
        <translation>eine Frage braucht zwei Optionen</translation>
    </message>
    <message>
        <source>two options have the same key</source>
        <translation>zwei Optionen haben dieselbe Taste</translation>
    </message>
    <message>
        <source>the option “{option}” needs a label</source>
        <translation>die Option „{option}“ braucht eine Beschriftung</translation>
    </message>
    <message>
        <source>a value is a number</source>
        <translation>ein Wert ist eine Zahl</translation>
    </message>
    <message>
        <source>“max” must be greater than “min”</source>
        <translation>„max“ muss größer sein als „min“</translation>
    </message>
    <message>
        <source>a scale here has at most {most} points</source>
        <translation>eine Skala hat hier höchstens {most} Punkte</translation>
    </message>
    <message>
        <source>the scale goes from {low} to {high}; it has no point {off}</source>
        <translation>die Skala geht von {low} bis {high}; einen Punkt {off} hat sie nicht</translation>
    </message>
    <message>
        <source>a slider has at most {most} values</source>
        <translation>ein Schieberegler hat höchstens {most} Werte</translation>
    </message>
    <message>
        <source>the scale goes from {low} to {high}; {off} cannot have a label</source>
        <translation>die Skala geht von {low} bis {high}; bei {off} kann keine Beschriftung stehen</translation>
    </message>
    <message>
        <source>“correct” is {correct}, but there are only {options} options</source>
        <translation>„correct“ ist {correct}, es gibt aber nur {options} Optionen</translation>
    </message>
    <message>
        <source>“max” must not be less than “min”</source>
        <translation>„max“ darf nicht kleiner sein als „min“</translation>
    </message>
    <message>
        <source>“latest” must not be before “earliest”</source>
        <translation>„latest“ darf nicht vor „earliest“ liegen</translation>
    </message>
    <message>
        <source>is indented with a tab</source>
        <translation>ist mit einem Tabulator eingerückt</translation>
    </message>
    <message>
        <source>indent with spaces</source>
        <translation>rücken Sie mit Leerzeichen ein</translation>
    </message>
    <message>
        <source>there is a “:” where no name can end</source>
        <translation>hier steht ein „:“, wo kein Name enden kann</translation>
    </message>
    <message>
        <source>put a text that holds “: ” in quotes, end the line before it with “:”, or indent this line as its neighbours</source>
        <translation>setzen Sie einen Text mit „: “ in Anführungszeichen, beenden Sie die Zeile davor mit „:“, oder rücken Sie diese Zeile wie ihre Nachbarn ein</translation>
    </message>
    <message>
        <source>a list cannot begin in the line of its name</source>
        <translation>eine Liste kann nicht in der Zeile ihres Namens beginnen</translation>
    </message>
    <message>
        <source>begin it in a line of its own, or quote the text</source>
        <translation>beginnen Sie sie in einer eigenen Zeile, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>no value can begin with the character “{character}”</source>
        <translation>kein Wert kann mit dem Zeichen „{character}“ beginnen</translation>
    </message>
    <message>
        <source>put the text in quotes</source>
        <translation>setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>this line does not belong to the lines around it</source>
        <translation>diese Zeile passt nicht zu ihrer Umgebung</translation>
    </message>
    <message>
        <source>indent it as its neighbours; a text that holds quotation marks needs quotes around all of it</source>
        <translation>rücken Sie sie wie ihre Nachbarn ein; ein Text mit Anführungszeichen muss ganz in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>begin it with “- ”, or indent it as the list&apos;s name</source>
        <translation>beginnen Sie sie mit „- “, oder rücken Sie sie wie den Namen der Liste ein</translation>
    </message>
    <message>
        <source>a name without “:” after it</source>
        <translation>ein Name, auf den kein „:“ folgt</translation>
    </message>
    <message>
        <source>write “name: value”, or indent a text that goes on</source>
        <translation>schreiben Sie „name: Wert“, oder rücken Sie einen fortlaufenden Text ein</translation>
    </message>
    <message>
        <source>a quotation mark is opened here and never closed</source>
        <translation>ein Anführungszeichen wird hier geöffnet und nie geschlossen</translation>
    </message>
    <message>
        <source>close it at the end of the text</source>
        <translation>schließen Sie es am Ende des Textes</translation>
    </message>
    <message>
        <source>add the quotation mark that is missing at the end of the text</source>
        <translation>ergänzen Sie das Anführungszeichen, das am Ende des Textes fehlt</translation>
    </message>
    <message>
        <source>there is a backslash that stands for nothing</source>
        <translation>hier steht ein Rückstrich, der nichts bedeutet</translation>
    </message>
    <message>
        <source>write it twice, or put the text in single quotes</source>
        <translation>schreiben Sie ihn doppelt, oder setzen Sie den Text in einfache Anführungszeichen</translation>
    </message>
    <message>
        <source>there is something after the end of the study</source>
        <translation>nach dem Ende der Studie steht noch etwas</translation>
    </message>
    <message>
        <source>look for a bracket too many, or for a line “...”</source>
        <translation>suchen Sie eine überzählige Klammer oder eine Zeile „...“</translation>
    </message>
    <message>
        <source>a text in quotes that begins here goes on to line {last}</source>
        <translation>ein Text in Anführungszeichen, der hier beginnt, reicht bis Zeile {last}</translation>
    </message>
    <message>
        <source>is not valid YAML: {complaint}</source>
        <translation>ist kein gültiges YAML: {complaint}</translation>
    </message>
    <message>
        <source>look for a missing quotation mark or a wrong indentation</source>
        <translation>suchen Sie ein fehlendes Anführungszeichen oder eine falsche Einrückung</translation>
    </message>
    <message>
        <source>a second document begins here (“---”)</source>
        <translation>hier beginnt ein zweites Dokument („---“)</translation>
    </message>
    <message>
        <source>keep one study in one file</source>
        <translation>eine Studie je Datei</translation>
    </message>
    <message>
        <source>a list or mapping cannot be a name</source>
        <translation>eine Liste oder Zuordnung kann kein Name sein</translation>
    </message>
    <message>
        <source>a text with braces or brackets needs quotes</source>
        <translation>ein Text mit Klammern braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>comes twice; first in line {first}</source>
        <translation>steht zweimal; zuerst in Zeile {first}</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>behalten Sie eines davon</translation>
    </message>
    <message>
        <source>merging mappings with “&lt;&lt;” is not supported</source>
        <translation>Zuordnungen mit „&lt;&lt;“ zu verbinden wird nicht unterstützt</translation>
    </message>
    <message>
        <source>write the values out</source>
        <translation>schreiben Sie die Werte aus</translation>
    </message>
    <message>
        <source>is nested more than {deepest} levels deep</source>
        <translation>ist mehr als {deepest} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>look for brackets that are never closed</source>
        <translation>suchen Sie Klammern, die nie geschlossen werden</translation>
    </message>
    <message>
        <source>holds more than {most} values</source>
        <translation>enthält mehr als {most} Werte</translation>
    </message>
    <message>
        <source>look for aliases (“*name”) that unfold again and again</source>
        <translation>suchen Sie Verweise („*name“), die sich immer weiter entfalten</translation>
    </message>
    <message>
        <source>“*{name}” is used in its own definition</source>
        <translation>„*{name}“ steht in dem, was es bedeutet</translation>
    </message>
    <message>
        <source>“*{name}” refers to nothing</source>
        <translation>„*{name}“ verweist auf nichts</translation>
    </message>
    <message>
        <source>a text that begins with “*” needs quotes, as in &quot;*{name}&quot;</source>
        <translation>ein Text, der mit „*“ beginnt, braucht Anführungszeichen, wie in &quot;*{name}&quot;</translation>
    </message>
    <message>
        <source>the tag “{tag}” means nothing here</source>
        <translation>die Markierung „{tag}“ bedeutet hier nichts</translation>
    </message>
    <message>
        <source>a text that begins with “!” needs quotes</source>
        <translation>ein Text, der mit „!“ beginnt, braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>stands for the control character {code}</source>
        <translation>steht für das Steuerzeichen {code}</translation>
    </message>
    <message>
        <source>write a backslash twice inside double quotes</source>
        <translation>schreiben Sie einen Rückstrich in doppelten Anführungszeichen doppelt</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>rename {near} to study.yaml</source>
        <translation>benennen Sie {near} in study.yaml um</translation>
    </message>
    <message>
        <source>a study is a folder with the file study.yaml in it</source>
        <translation>eine Studie ist ein Ordner mit der Datei study.yaml</translation>
    </message>
    <message>
        <source>must hold names and values</source>
        <translation>muss Namen und Werte enthalten</translation>
    </message>
    <message>
        <source>a study file begins with “labeval: 1”</source>
        <translation>eine Studiendatei beginnt mit „labeval: 1“</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the study&apos;s folder</source>
        <translation>„{name}“ liegt nicht im Studienordner</translation>
    </message>
    <message>
        <source>put the table next to study.yaml and name it here</source>
        <translation>legen Sie die Tabelle neben study.yaml und nennen Sie sie hier</translation>
    </message>
    <message>
        <source>put the file next to study.yaml and name it here</source>
        <translation>legen Sie die Datei neben study.yaml und nennen Sie sie hier</translation>
    </message>
    <message>
        <source>there is no file “{name}”</source>
        <translation>es gibt keine Datei „{name}“</translation>
    </message>
    <message>
        <source>put the references next to study.yaml</source>
        <translation>legen Sie die Referenzen neben study.yaml</translation>
    </message>
    <message>
        <source>put the judge&apos;s ratings next to study.yaml</source>
        <translation>Legen Sie die Bewertungen neben study.yaml</translation>
    </message>
    <message>
        <source>put the codes next to study.yaml, one a line</source>
        <translation>die Codes neben study.yaml legen, je Zeile einen</translation>
    </message>
    <message>
        <source>put the items table next to study.yaml</source>
        <translation>legen Sie die Items-Tabelle neben study.yaml</translation>
    </message>
    <message>
        <source>tables in this folder: {found}</source>
        <translation>Tabellen in diesem Ordner: {found}</translation>
    </message>
    <message>
        <source>holds no judgment</source>
        <translation>enthält kein Urteil</translation>
    </message>
    <message>
        <source>must be a text; put it in quotes</source>
        <translation>muss ein Text sein; setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <source>must be a text, or one text for each language</source>
        <translation>muss ein Text sein, oder ein Text je Sprache</translation>
    </message>
    <message>
        <source>is an empty text</source>
        <translation>ist ein leerer Text</translation>
    </message>
    <message>
        <source>the participant {code} has withdrawn and was erased from this study</source>
        <translation>{code} ist zurückgetreten und wurde aus dieser Studie gelöscht</translation>
    </message>
    <message>
        <source>remove the row</source>
        <translation>entfernen Sie die Zeile</translation>
    </message>
    <message>
        <source>this study&apos;s own record of the session has no such judgment</source>
        <translation>die eigene Aufzeichnung dieser Sitzung enthält kein solches Urteil</translation>
    </message>
    <message>
        <source>is “{here}”, but this judgment is already there with “{there}”</source>
        <translation>ist „{here}“, aber dieses Urteil gibt es schon mit „{there}“</translation>
    </message>
    <message>
        <source>there is no criterion “{name}”</source>
        <translation>es gibt kein Kriterium „{name}“</translation>
    </message>
    <message>
        <source>this block does not ask “{name}”</source>
        <translation>dieser Block fragt nicht nach „{name}“</translation>
    </message>
    <message>
        <source>the block has another method&apos;s name</source>
        <translation>der Block trägt den Namen einer anderen Methode</translation>
    </message>
    <message>
        <source>wordings for “{block}” mean this block</source>
        <translation>Formulierungen für „{block}“ meinen diesen Block</translation>
    </message>
    <message>
        <source>there is no block “{name}”</source>
        <translation>es gibt keinen Block „{name}“</translation>
    </message>
    <message>
        <source>there is no group “{name}”</source>
        <translation>es gibt keine Gruppe „{name}“</translation>
    </message>
    <message>
        <source>“{name}” is neither a method nor a block</source>
        <translation>„{name}“ ist weder Methode noch Block</translation>
    </message>
    <message>
        <source>no criterion belongs to the group “{group}”</source>
        <translation>kein Kriterium gehört zur Gruppe „{group}“</translation>
    </message>
    <message>
        <source>“{name}” does not belong to the group “{group}”</source>
        <translation>„{name}“ gehört nicht zur Gruppe „{group}“</translation>
    </message>
    <message>
        <source>write “group: {group}” into that criterion</source>
        <translation>schreiben Sie „group: {group}“ in dieses Kriterium</translation>
    </message>
    <message>
        <source>“{name}” has no other criteria below it</source>
        <translation>„{name}“ hat keine Teilkriterien</translation>
    </message>
    <message>
        <source>no block with a scale asks this criterion</source>
        <translation>kein Block mit einer Skala fragt dieses Kriterium</translation>
    </message>
    <message>
        <source>no scale of this criterion has a point {point}</source>
        <translation>keine Skala dieses Kriteriums hat einen Punkt {point}</translation>
    </message>
    <message>
        <source>its points go from {low} to {high}</source>
        <translation>die Punkte gehen von {low} bis {high}</translation>
    </message>
    <message>
        <source>no block asks the criterion “{criterion}”</source>
        <translation>kein Block fragt nach dem Kriterium „{criterion}“</translation>
    </message>
    <message>
        <source>no item is left for this block</source>
        <translation>für diesen Block bleibt kein Item übrig</translation>
    </message>
    <message>
        <source>see which items are chosen and not for training</source>
        <translation>sehen Sie nach, welche Items gewählt und nicht für die Übung sind</translation>
    </message>
    <message>
        <source>the block has no training pages</source>
        <translation>der Block hat keine Übungsseiten</translation>
    </message>
    <message>
        <source>nothing ends a session in this block</source>
        <translation>in diesem Block beendet nichts eine Sitzung</translation>
    </message>
    <message>
        <source>set stop_after, or “then: end” for the training</source>
        <translation>setzen Sie stop_after, oder „then: end“ für die Übung</translation>
    </message>
    <message>
        <source>no attention item is for “{kind}” checks</source>
        <translation>kein Item dient Prüfungen der Art „{kind}“</translation>
    </message>
    <message>
        <source>add one with “check: {kind}” to attention_items</source>
        <translation>nehmen Sie eines mit „check: {kind}“ in attention_items auf</translation>
    </message>
    <message>
        <source>the block makes no “{kind}” checks</source>
        <translation>der Block prüft nicht auf die Art „{kind}“</translation>
    </message>
    <message>
        <source>the block is too short for attention checks</source>
        <translation>der Block ist zu kurz für Aufmerksamkeitsprüfungen</translation>
    </message>
    <message>
        <source>a session has only {count} checks</source>
        <translation>eine Sitzung hat nur {count} Prüfungen</translation>
    </message>
    <message>
        <source>there is no item “{name}”</source>
        <translation>es gibt kein Item „{name}“</translation>
    </message>
    <message>
        <source>the item “{item}” is not for attention checks</source>
        <translation>das Item „{item}“ ist nicht für Aufmerksamkeitsprüfungen bestimmt</translation>
    </message>
    <message>
        <source>write attention into its column “use”</source>
        <translation>schreiben Sie attention in seine Spalte „use“</translation>
    </message>
    <message>
        <source>fill it, so that the page looks like any other</source>
        <translation>füllen Sie die Spalte, damit die Seite wie jede andere aussieht</translation>
    </message>
    <message>
        <source>no attention check shows these items: {items}</source>
        <translation>keine Aufmerksamkeitsprüfung zeigt diese Items: {items}</translation>
    </message>
    <message>
        <source>the item “{item}” is for {use}</source>
        <translation>das Item „{item}“ ist für {use} bestimmt</translation>
    </message>
    <message>
        <source>write rating into its column “use”</source>
        <translation>schreiben Sie rating in die Spalte „use“</translation>
    </message>
    <message>
        <source>the items table has no column “{name}”</source>
        <translation>die Items-Tabelle hat keine Spalte „{name}“</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>meinten Sie „{near}“?</translation>
    </message>
    <message>
        <source>no item has “{value}” in the column “{column}”</source>
        <translation>kein Item hat „{value}“ in der Spalte „{column}“</translation>
    </message>
    <message>
        <source>items without “{column}”: {items}</source>
        <translation>Items ohne „{column}“: {items}</translation>
    </message>
    <message>
        <source>fill the column, or judge against the text alone</source>
        <translation>füllen Sie die Spalte, oder lassen Sie nur nach dem Text urteilen</translation>
    </message>
    <message>
        <source>the question is empty: {items}</source>
        <translation>die Frage ist leer: {items}</translation>
    </message>
    <message>
        <source>known are: {known}</source>
        <translation>bekannt sind: {known}</translation>
    </message>
    <message>
        <source>none are defined</source>
        <translation>es sind keine definiert</translation>
    </message>
    <message>
        <source>“{id}” was used in line {first} already</source>
        <translation>„{id}“ wurde schon in Zeile {first} verwendet</translation>
    </message>
    <message>
        <source>every id can be given once</source>
        <translation>jede ID darf nur einmal vorkommen</translation>
    </message>
    <message>
        <source>is missing in these languages: {languages}</source>
        <translation>fehlt in diesen Sprachen: {languages}</translation>
    </message>
    <message>
        <source>no step asks for consent</source>
        <translation>kein Schritt holt die Einwilligung ein</translation>
    </message>
    <message>
        <source>this step stores answers before the consent</source>
        <translation>dieser Schritt speichert Antworten vor der Einwilligung</translation>
    </message>
    <message>
        <source>move the consent before it</source>
        <translation>stellen Sie die Einwilligung davor</translation>
    </message>
    <message>
        <source>there is no condition “{name}”</source>
        <translation>es gibt keine Bedingung „{name}“</translation>
    </message>
    <message>
        <source>everybody must be asked for consent</source>
        <translation>alle müssen um ihre Einwilligung gebeten werden</translation>
    </message>
    <message>
        <source>leave “only_for” out of this step</source>
        <translation>lassen Sie „only_for“ in diesem Schritt weg</translation>
    </message>
    <message>
        <source>{count} questions cannot reach {score}</source>
        <translation>{count} Fragen können {score} nicht erreichen</translation>
    </message>
    <message>
        <source>{score} is not above the level before, {before}</source>
        <translation>{score} liegt nicht über dem Niveau davor, {before}</translation>
    </message>
    <message>
        <source>write the levels in ascending order</source>
        <translation>schreiben Sie die Niveaus aufsteigend</translation>
    </message>
    <message>
        <source>“{condition}” comes to no rating step</source>
        <translation>„{condition}“ kommt zu keinem Bewertungsschritt</translation>
    </message>
    <message>
        <source>put a rating step into for_each_block</source>
        <translation>setzen Sie einen Bewertungsschritt in for_each_block</translation>
    </message>
    <message>
        <source>no step rates the block “{block}”</source>
        <translation>kein Schritt bewertet den Block „{block}“</translation>
    </message>
    <message>
        <source>“{block}” would be rated {times} times</source>
        <translation>„{block}“ würde {times}-mal bewertet</translation>
    </message>
    <message>
        <source>for_each_block already gives the block</source>
        <translation>for_each_block gibt den Block schon vor</translation>
    </message>
    <message>
        <source>leave “block” out here</source>
        <translation>lassen Sie „block“ hier weg</translation>
    </message>
    <message>
        <source>the step “{step}” does not say for which block</source>
        <translation>der Schritt „{step}“ sagt nicht, für welchen Block</translation>
    </message>
    <message>
        <source>write “block: …”, or put it into for_each_block</source>
        <translation>schreiben Sie „block: …“, oder setzen Sie ihn in for_each_block</translation>
    </message>
    <message>
        <source>no condition has this block</source>
        <translation>keine Bedingung hat diesen Block</translation>
    </message>
    <message>
        <source>no training step shows these pages</source>
        <translation>kein Übungsschritt zeigt diese Seiten</translation>
    </message>
    <message>
        <source>the item “{item}” is rated, not for training</source>
        <translation>das Item „{item}“ wird bewertet, ist nicht für die Übung</translation>
    </message>
    <message>
        <source>write training into its column “use”</source>
        <translation>schreiben Sie training in die Spalte „use“</translation>
    </message>
    <message>
        <source>a page here shows {texts} texts, not {given}</source>
        <translation>eine Seite zeigt hier {texts} Texte, nicht {given}</translation>
    </message>
    <message>
        <source>a page here asks {criteria} criterion, not {given}</source>
        <translation>Kriterien je Seite: hier {criteria}, nicht {given}</translation>
    </message>
    <message>
        <source>name the criterion of this training page</source>
        <translation>nennen Sie das Kriterium dieser Übungsseite</translation>
    </message>
    <message>
        <source>the page does not ask “{name}”</source>
        <translation>die Seite fragt nicht nach „{name}“</translation>
    </message>
    <message>
        <source>no answer counts as right</source>
        <translation>keine Antwort gilt als richtig</translation>
    </message>
    <message>
        <source>“{value}” cannot be answered on this page</source>
        <translation>„{value}“ ist auf dieser Seite keine mögliche Antwort</translation>
    </message>
    <message>
        <source>“{name}” is not asked before this question</source>
        <translation>„{name}“ wird nicht vor dieser Frage gefragt</translation>
    </message>
    <message>
        <source>name an earlier question</source>
        <translation>nennen Sie eine frühere Frage</translation>
    </message>
    <message>
        <source>there is no earlier question “{name}”</source>
        <translation>es gibt keine frühere Frage „{name}“</translation>
    </message>
    <message>
        <source>“{name}” cannot be answered with “{value}”</source>
        <translation>„{name}“ kann nicht mit „{value}“ beantwortet werden</translation>
    </message>
    <message>
        <source>its answers go from {low} to {high}</source>
        <translation>die Antworten gehen von {low} bis {high}</translation>
    </message>
    <message>
        <source>write a date that it accepts, such as 2026-03-01</source>
        <translation>schreiben Sie ein Datum, das sie annimmt, wie 2026-03-01</translation>
    </message>
    <message>
        <source>its answers are: {options}</source>
        <translation>möglich sind: {options}</translation>
    </message>
    <message>
        <source>no training page shows these items: {items}</source>
        <translation>keine Übungsseite zeigt diese Items: {items}</translation>
    </message>
    <message>
        <source>save it as .csv, .jsonl or .xlsx</source>
        <translation>speichern Sie sie als .csv, .jsonl oder .xlsx</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>die Tabelle ist leer</translation>
    </message>
    <message>
        <source>write the columns id and text, then a row an item</source>
        <translation>schreiben Sie die Spalten id und text, dann eine Zeile je Item</translation>
    </message>
    <message>
        <source>the table has no rows</source>
        <translation>die Tabelle hat keine Zeilen</translation>
    </message>
    <message>
        <source>the column is read as “{meant}”</source>
        <translation>die Spalte wird als „{meant}“ gelesen</translation>
    </message>
    <message>
        <source>rename it</source>
        <translation>benennen Sie sie um</translation>
    </message>
    <message>
        <source>the column means nothing to this program</source>
        <translation>die Spalte sagt diesem Programm nichts</translation>
    </message>
    <message>
        <source>the columns found are: {columns}</source>
        <translation>gefunden wurden die Spalten: {columns}</translation>
    </message>
    <message>
        <source>did you mean it by “{near}”?</source>
        <translation>meinten Sie sie mit „{near}“?</translation>
    </message>
    <message>
        <source>the item “{id}” has no text</source>
        <translation>das Item „{id}“ hat keinen Text</translation>
    </message>
    <message>
        <source>write rating, training or attention, or nothing for rating</source>
        <translation>schreiben Sie rating, training oder attention, oder nichts für rating</translation>
    </message>
    <message>
        <source>has {length} characters; the most is {most}</source>
        <translation>hat {length} Zeichen; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>look for a quotation mark that is never closed</source>
        <translation>suchen Sie ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen Sie es</translation>
    </message>
    <message>
        <source>the row has no id</source>
        <translation>die Zeile hat keine ID</translation>
    </message>
    <message>
        <source>give every item a short name of its own</source>
        <translation>geben Sie jedem Item einen eigenen kurzen Namen</translation>
    </message>
    <message>
        <source>“{id}” cannot be an id</source>
        <translation>„{id}“ kann keine ID sein</translation>
    </message>
    <message>
        <source>use at most 64 letters a to z, digits, “_”, “.” and “-”, beginning with a letter, digit or “_”</source>
        <translation>verwenden Sie höchstens 64 Zeichen: Buchstaben a bis z, Ziffern, „_“, „.“ und „-“, am Anfang Buchstabe, Ziffer oder „_“</translation>
    </message>
    <message>
        <source>“{id}” is an answer, it cannot be an item&apos;s id</source>
        <translation>„{id}“ ist eine Antwort und kann keine ID eines Items sein</translation>
    </message>
    <message>
        <source>the id “{id}” was given in line {first} already</source>
        <translation>die ID „{id}“ wurde schon in Zeile {first} vergeben</translation>
    </message>
    <message>
        <source>give every item an id of its own</source>
        <translation>geben Sie jedem Item eine eigene ID</translation>
    </message>
    <message>
        <source>a value is best_id&gt;worst_id, two items of the page</source>
        <translation>ein Wert ist best_id&gt;worst_id, zwei Items der Seite</translation>
    </message>
    <message>
        <source>a page shows {needed} texts, but the question “{question}” has only {texts}</source>
        <translation>eine Seite zeigt {needed} Texte, die Frage „{question}“ hat aber nur {texts}</translation>
    </message>
    <message>
        <source>{criterion}: {pages} pages; every text {appearances} times, every pair {meetings} times, pairs that never meet: {never_met}, positions {positions} times</source>
        <translation>{criterion}: {pages} Seiten; jeder Text {appearances}-mal, jedes Paar {meetings}-mal, Paare ohne Begegnung: {never_met}, Plätze {positions}-mal</translation>
    </message>
    <message>
        <source>comes twice in this row</source>
        <translation>steht zweimal in dieser Zeile</translation>
    </message>
    <message>
        <source>must be a text, not a list or an object</source>
        <translation>muss ein Text sein, keine Liste und kein Objekt</translation>
    </message>
    <message>
        <source>is JSON over several lines, not JSONL</source>
        <translation>ist JSON über mehrere Zeilen, kein JSONL</translation>
    </message>
    <message>
        <source>write one object a line, no brackets around them</source>
        <translation>schreiben Sie ein Objekt je Zeile, ohne Klammern darum</translation>
    </message>
    <message>
        <source>write {{&quot;name&quot;: value, …}} in each line</source>
        <translation>schreiben Sie {{&quot;Name&quot;: Wert, …}} in jede Zeile</translation>
    </message>
    <message>
        <source>write one object a line</source>
        <translation>schreiben Sie ein Objekt je Zeile</translation>
    </message>
    <message>
        <source>more than {most} rows are not read</source>
        <translation>mehr als {most} Zeilen werden nicht gelesen</translation>
    </message>
    <message>
        <source>column {position} has no name</source>
        <translation>die Spalte {position} hat keinen Namen</translation>
    </message>
    <message>
        <source>two columns have this name</source>
        <translation>zwei Spalten tragen diesen Namen</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <translation>benennen Sie eine davon um</translation>
    </message>
    <message>
        <source>the row has {cells} cells, the header {columns}</source>
        <translation>die Zeile hat {cells} Zellen, der Kopf {columns}</translation>
    </message>
    <message>
        <source>put texts that hold the delimiter or line breaks in double quotes</source>
        <translation>setzen Sie Texte mit Trennzeichen oder Zeilenumbrüchen in doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>a cell of this row has no end in sight</source>
        <translation>eine Zelle dieser Zeile nimmt kein Ende</translation>
    </message>
    <message>
        <source>a quotation mark of this row is never closed</source>
        <translation>ein Anführungszeichen dieser Zeile wird nie geschlossen</translation>
    </message>
    <message>
        <source>a quoted cell of this row goes on after its end</source>
        <translation>eine Zelle in Anführungszeichen geht nach ihrem Ende weiter</translation>
    </message>
    <message>
        <source>write a quotation mark inside a quoted cell twice, and one at its end</source>
        <translation>verdoppeln Sie Anführungszeichen in einer solchen Zelle; am Ende steht eines</translation>
    </message>
    <message>
        <source>open it in a spreadsheet program and save it as .xlsx</source>
        <translation>öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx</translation>
    </message>
    <message>
        <source>is an old or an encrypted Excel file</source>
        <translation>ist eine alte oder verschlüsselte Excel-Datei</translation>
    </message>
    <message>
        <source>only the first sheet, “{sheet}”, is read</source>
        <translation>nur das erste Tabellenblatt, „{sheet}“, wird gelesen</translation>
    </message>
    <message>
        <source>holds the error {error}</source>
        <translation>enthält den Fehler {error}</translation>
    </message>
    <message>
        <source>holds a formula without its result</source>
        <translation>enthält eine Formel ohne Ergebnis</translation>
    </message>
    <message>
        <source>has no value</source>
        <translation>hat keinen Wert</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>write “{name}:” with its value here</source>
        <translation>schreiben Sie hier „{name}:“ mit dem Wert</translation>
    </message>
    <message>
        <source>write a value after the “:”, or leave the line out</source>
        <translation>schreiben Sie einen Wert nach dem „:“, oder lassen Sie die Zeile weg</translation>
    </message>
    <message>
        <source>is not known here</source>
        <translation>ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>choose one of: {known}</source>
        <translation>wählen Sie: {known}</translation>
    </message>
    <message>
        <source>there is no “{given}”</source>
        <translation>es gibt kein „{given}“</translation>
    </message>
    <message>
        <source>the file is of format {given}, unknown to this program</source>
        <translation>die Datei hat das Format {given}, das dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>write “labeval: 1” unquoted, or use a newer program</source>
        <translation>schreiben Sie „labeval: 1“ ohne Anführungszeichen, oder nehmen Sie ein neueres Programm</translation>
    </message>
    <message>
        <source>“{given}” cannot be chosen</source>
        <translation>„{given}“ steht nicht zur Wahl</translation>
    </message>
    <message>
        <source>“{given}” is neither a whole number nor a choice</source>
        <translation>„{given}“ ist weder ganze Zahl noch wählbar</translation>
    </message>
    <message>
        <source>must be a text, not the number {given}</source>
        <translation>muss ein Text sein, nicht die Zahl {given}</translation>
    </message>
    <message>
        <source>put it in quotes</source>
        <translation>setzen Sie es in Anführungszeichen</translation>
    </message>
    <message>
        <source>write a code, such as en or de</source>
        <translation>schreiben Sie einen Code wie en oder de</translation>
    </message>
    <message>
        <source>is not right: {message}</source>
        <translation>stimmt nicht: {message}</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>write digits only, without quotes</source>
        <translation>schreiben Sie nur Ziffern, ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>write digits, with a point before decimals</source>
        <translation>schreiben Sie Ziffern, mit einem Punkt vor Dezimalstellen</translation>
    </message>
    <message>
        <source>“{given}” is neither true nor false</source>
        <translation>„{given}“ ist weder true noch false</translation>
    </message>
    <message>
        <source>write true or false</source>
        <translation>schreiben Sie true oder false</translation>
    </message>
    <message>
        <source>write “name: value” in indented lines below it</source>
        <translation>schreiben Sie „name: Wert“ eingerückt in die Zeilen darunter</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>write “- ” before each entry, or [a, b] in one line</source>
        <translation>schreiben Sie „- “ vor jeden Eintrag, oder [a, b] in einer Zeile</translation>
    </message>
    <message>
        <source>a number cannot be a name here</source>
        <translation>eine Zahl kann hier kein Name sein</translation>
    </message>
    <message>
        <source>“{given}” cannot be an id</source>
        <translation>„{given}“ kann keine ID sein</translation>
    </message>
    <message>
        <source>use letters a to z, digits, “_”, “.” and “-” only, beginning with a letter or digit</source>
        <translation>verwenden Sie nur Buchstaben a bis z, Ziffern, „_“, „.“ und „-“, am Anfang Buchstabe oder Ziffer</translation>
    </message>
    <message>
        <source>“{given}” is shorter than {limit} characters</source>
        <translation>„{given}“ ist kürzer als {limit} Zeichen</translation>
    </message>
    <message>
        <source>“{given}” is longer than {limit} characters</source>
        <translation>„{given}“ ist länger als {limit} Zeichen</translation>
    </message>
    <message>
        <source>needs at least {limit} of them</source>
        <translation>braucht mindestens {limit} davon</translation>
    </message>
    <message>
        <source>can hold at most {limit} of them</source>
        <translation>kann höchstens {limit} davon enthalten</translation>
    </message>
    <message>
        <source>{given} is too small; the least is {limit}</source>
        <translation>{given} ist zu klein; mindestens {limit}</translation>
    </message>
    <message>
        <source>must be more than {limit}</source>
        <translation>muss mehr als {limit} sein</translation>
    </message>
    <message>
        <source>{given} is too much; the most is {limit}</source>
        <translation>{given} ist zu viel; höchstens {limit}</translation>
    </message>
    <message>
        <source>must be less than {limit}</source>
        <translation>muss weniger als {limit} sein</translation>
    </message>
    <message>
        <source>begin the file with “labeval: 1”</source>
        <translation>beginnen Sie die Datei mit „labeval: 1“</translation>
    </message>
    <message>
        <source>give it a short name of letters, digits, “_”, “.”, “-”</source>
        <translation>geben Sie einen kurzen Namen aus Buchstaben, Ziffern, „_“, „.“, „-“</translation>
    </message>
    <message>
        <source>write the name of the study</source>
        <translation>schreiben Sie den Namen der Studie</translation>
    </message>
    <message>
        <source>write any whole number; every random order is drawn from it</source>
        <translation>schreiben Sie irgendeine ganze Zahl; alle Zufallsreihenfolgen folgen daraus</translation>
    </message>
    <message>
        <source>write the name that participants read</source>
        <translation>schreiben Sie den Namen, den Teilnehmende lesen</translation>
    </message>
    <message>
        <source>write what the criterion means, in a sentence</source>
        <translation>schreiben Sie in einem Satz, was das Kriterium bedeutet</translation>
    </message>
    <message>
        <source>list what the texts are judged by</source>
        <translation>führen Sie auf, wonach die Texte beurteilt werden</translation>
    </message>
    <message>
        <source>describe at least one block of rating pages</source>
        <translation>beschreiben Sie mindestens einen Block von Bewertungsseiten</translation>
    </message>
    <message>
        <source>list at least one condition with its blocks</source>
        <translation>führen Sie mindestens eine Bedingung mit ihren Blöcken auf</translation>
    </message>
    <message>
        <source>list the steps from the welcome to the thanks</source>
        <translation>führen Sie die Schritte von der Begrüßung bis zum Dank auf</translation>
    </message>
    <message>
        <source>write the text that participants read</source>
        <translation>schreiben Sie den Text, den Teilnehmende lesen</translation>
    </message>
    <message>
        <source>name this version of the text, such as &quot;1&quot;</source>
        <translation>benennen Sie diese Fassung des Textes, etwa &quot;1&quot;</translation>
    </message>
    <message>
        <source>write what is shown after the answer</source>
        <translation>schreiben Sie, was nach der Antwort gezeigt wird</translation>
    </message>
    <message>
        <source>write which answers count as right</source>
        <translation>schreiben Sie, welche Antworten als richtig gelten</translation>
    </message>
    <message>
        <source>list the questions</source>
        <translation>führen Sie die Fragen auf</translation>
    </message>
    <message>
        <source>list at least two options</source>
        <translation>führen Sie mindestens zwei Optionen auf</translation>
    </message>
    <message>
        <source>list the answers upon which the question is asked</source>
        <translation>die Antworten auflisten, nach denen die Frage gestellt wird</translation>
    </message>
    <message>
        <source>list the labels of the points, from the first on</source>
        <translation>die Beschriftungen der Punkte auflisten, vom ersten an</translation>
    </message>
    <message>
        <source>list the rows, each with an id and a text</source>
        <translation>die Zeilen auflisten, jede mit einer ID und einem Text</translation>
    </message>
    <message>
        <source>write the number of the right option, from 1</source>
        <translation>schreiben Sie die Nummer der richtigen Option, ab 1</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>{pages} pages in {count} questionnaires of {pairs} pairs with {words} words to read; {participants} participants give each questionnaire {raters} raters</source>
        <translation>{pages} Seiten in {count} Fragebögen mit {pairs} Paaren und {words} Wörtern zu lesen; mit {participants} Teilnehmenden hat jeder Fragebogen {raters} Urteilende</translation>
    </message>
    <message>
        <source>{backward} of {forward} pairs are also shown in reverse; of the shortest third {third1}, of the middle {third2}, of the longest {third3}</source>
        <translation>{backward} von {forward} Paaren kommen auch in umgekehrter Richtung vor; im kürzesten Drittel {third1}, im mittleren {third2}, im längsten {third3}</translation>
    </message>
    <message>
        <source>in reverse by “{column}”: {values}</source>
        <translation>umgekehrt nach „{column}“: {values}</translation>
    </message>
    <message>
        <source>a value is a whole number, or for several items one of them</source>
        <translation>ein Wert ist eine ganze Zahl, oder bei mehreren Items eines davon</translation>
    </message>
    <message>
        <source>the question “{question}” has {texts} answers; a page shows from {least} to {most}</source>
        <translation>die Frage „{question}“ hat {texts} Antworten; eine Seite zeigt {least} bis {most}</translation>
    </message>
    <message>
        <source>the criterion “{criterion}” has no scale of its own</source>
        <translation>das Kriterium „{criterion}“ hat keine eigene Skala</translation>
    </message>
    <message>
        <source>“{criterion}” is what the preferred answer is called; rename the criterion</source>
        <translation>„{criterion}“ heißt schon die bevorzugte Antwort; benennen Sie das Kriterium um</translation>
    </message>
    <message>
        <source>{pages} pages of {texts} answers; after every {participants} participants each answer was in each place equally often</source>
        <translation>{pages} Seiten mit {texts} Antworten; nach je {participants} Teilnehmenden stand jede Antwort gleich oft an jedem Platz</translation>
    </message>
    <message>
        <source>{pages} pages of {texts} answers, in fixed places</source>
        <translation>{pages} Seiten mit {texts} Antworten auf festen Plätzen</translation>
    </message>
    <message>
        <source>each participant shall get {sample} items, but there are only {items}</source>
        <translation>jede teilnehmende Person soll {sample} Items bekommen, es gibt aber nur {items}</translation>
    </message>
    <message>
        <source>each participant gets {sample} of {items} items; {participants} participants give every item {raters} raters</source>
        <translation>jede teilnehmende Person bekommt {sample} von {items} Items; mit {participants} Teilnehmenden hat jedes Item {raters} Urteilende</translation>
    </message>
    <message>
        <source>references are read from JSONL only</source>
        <translation>Referenzen werden nur aus JSONL gelesen</translation>
    </message>
    <message>
        <source>ratings of a judge are read from JSONL only</source>
        <translation>Bewertungen eines Sprachmodells werden nur aus JSONL gelesen</translation>
    </message>
    <message>
        <source>write one object a line into a file .jsonl</source>
        <translation>schreiben Sie ein Objekt je Zeile in eine Datei .jsonl</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>“{quote}” is not in the text</source>
        <translation>„{quote}“ steht nicht im Text</translation>
    </message>
    <message>
        <source>“{item}” was rated by “{criterion}” in line {first} already</source>
        <translation>„{item}“ wurde schon in Zeile {first} nach „{criterion}“ bewertet</translation>
    </message>
    <message>
        <source>the reference has no {name}</source>
        <translation>der Referenz fehlt {name}</translation>
    </message>
    <message>
        <source>the reference does not say for which question</source>
        <translation>die Referenz sagt nicht, für welche Frage sie gilt</translation>
    </message>
    <message>
        <source>give it a question_id, or the question&apos;s own words</source>
        <translation>geben Sie ihr eine question_id oder den Wortlaut der Frage</translation>
    </message>
    <message>
        <source>means nothing to this program</source>
        <translation>sagt diesem Programm nichts</translation>
    </message>
    <message>
        <source>no item has the question “{question}”</source>
        <translation>kein Item hat die Frage „{question}“</translation>
    </message>
    <message>
        <source>the question “{question}” has more than {most} references</source>
        <translation>die Frage „{question}“ hat mehr als {most} Referenzen</translation>
    </message>
    <message>
        <source>keep those that help most to judge the answers</source>
        <translation>behalten Sie die, die beim Beurteilen der Antworten am meisten helfen</translation>
    </message>
    <message>
        <source>the topic “{topic}” has more than {most} passages</source>
        <translation>das Thema „{topic}“ hat mehr als {most} Textstellen</translation>
    </message>
    <message>
        <source>{checks} attention checks among {pages} pages, so {all} pages are shown; kinds: {kinds}</source>
        <translation>{checks} Aufmerksamkeitsprüfungen unter {pages} Seiten, also erscheinen {all} Seiten; Arten: {kinds}</translation>
    </message>
    <message>
        <source>the study names no file of a judge&apos;s ratings</source>
        <translation>die Studie nennt keine Datei mit Bewertungen eines Sprachmodells</translation>
    </message>
    <message>
        <source>write “judge: judge.jsonl” at the top level</source>
        <translation>Schreiben Sie „judge: judge.jsonl“ auf die oberste Ebene</translation>
    </message>
    <message>
        <source>attention checks never show a judge&apos;s rating, which can give them away</source>
        <translation>Aufmerksamkeitsprüfungen zeigen nie die Bewertung eines Sprachmodells, und das kann sie verraten</translation>
    </message>
    <message>
        <source>“{name}” is judged against the source, by the person alone</source>
        <translation>„{name}“ wird an der Quelle gemessen, vom Menschen allein</translation>
    </message>
    <message>
        <source>leave it out here</source>
        <translation>Lassen Sie es hier weg</translation>
    </message>
    <message>
        <source>is never shown: “{name}” is judged against the source, by the person alone</source>
        <translation>wird nie gezeigt: „{name}“ wird an der Quelle gemessen, vom Menschen allein</translation>
    </message>
    <message>
        <source>its points are: {points}</source>
        <translation>ihre Punkte sind: {points}</translation>
    </message>
    <message>
        <source>items without all ratings of a judge: {items}</source>
        <translation>Items, denen Bewertungen eines Sprachmodells fehlen: {items}</translation>
    </message>
    <message>
        <source>have them rated, or write “show: never”</source>
        <translation>Lassen Sie sie bewerten, oder schreiben Sie „show: never“</translation>
    </message>
    <message>
        <source>has {length} characters</source>
        <translation>hat {length} Zeichen</translation>
    </message>
    <message>
        <source>a message has room for {most}</source>
        <translation>eine Nachricht hat Platz für {most}</translation>
    </message>
    <message>
        <source>there are no criteria</source>
        <translation>es gibt keine Kriterien</translation>
    </message>
    <message>
        <source>write below “criteria:” what the texts are judged by</source>
        <translation>schreiben Sie unter „criteria:“, wonach die Texte beurteilt werden</translation>
    </message>
    <message>
        <source>there are no blocks</source>
        <translation>es gibt keine Blöcke</translation>
    </message>
    <message>
        <source>write below “blocks:” how the texts are rated</source>
        <translation>schreiben Sie unter „blocks:“, wie die Texte bewertet werden</translation>
    </message>
    <message>
        <source>nobody writes on a topic twice, and there are only {topics}</source>
        <translation>niemand schreibt zweimal über ein Thema, und es gibt nur {topics}</translation>
    </message>
    <message>
        <source>the target of {target} words does not lie between {least} and {most}</source>
        <translation>das Ziel von {target} Wörtern liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>{least} passages are to be cited, and “{topic}” has {count}</source>
        <translation>{least} Textstellen sollen belegt werden, und „{topic}“ hat {count}</translation>
    </message>
    <message>
        <source>give references the question_id “{topic}”, or lower “at_least”</source>
        <translation>geben Sie Belegen die question_id „{topic}“, oder setzen Sie „at_least“ herab</translation>
    </message>
    <message>
        <source>“{topic}” has no passages</source>
        <translation>„{topic}“ hat keine Textstellen</translation>
    </message>
    <message>
        <source>give references the question_id “{topic}”</source>
        <translation>geben Sie Belegen die question_id „{topic}“</translation>
    </message>
    <message>
        <source>is too long for a code</source>
        <translation>ist zu lang für einen Code</translation>
    </message>
    <message>
        <source>write one code a line and nothing else</source>
        <translation>je Zeile einen Code schreiben und nichts sonst</translation>
    </message>
    <message>
        <source>the same code is in line {first}</source>
        <translation>derselbe Code steht in Zeile {first}</translation>
    </message>
    <message>
        <source>there are no codes in it</source>
        <translation>es stehen keine Codes darin</translation>
    </message>
    <message>
        <source>write one code a line</source>
        <translation>je Zeile einen Code schreiben</translation>
    </message>
    <message>
        <source>topics: {topics}; styles: {styles}</source>
        <translation>Themen: {topics}; Stile: {styles}</translation>
    </message>
    <message>
        <source>responses a participant: {each}; {participants} participants of a condition write on every topic in every style equally often</source>
        <translation>Antworten je Teilnehmende: {each}; {participants} Teilnehmende einer Bedingung schreiben über jedes Thema in jedem Stil gleich oft</translation>
    </message>
    <message>
        <source>passages of a topic: {passages}; words of a response: {words}</source>
        <translation>Textstellen eines Themas: {passages}; Wörter einer Antwort: {words}</translation>
    </message>
    <message>
        <source>there is no test “{name}”</source>
        <translation>es gibt keinen Test „{name}“</translation>
    </message>
    <message>
        <source>there are no limits that could be reached</source>
        <translation>es gibt keine Grenzen, die erreicht werden könnten</translation>
    </message>
    <message>
        <source>this step comes before anything is rated</source>
        <translation>dieser Schritt kommt, bevor etwas bewertet wird</translation>
    </message>
    <message>
        <source>move it behind the rating</source>
        <translation>hinter das Bewerten setzen</translation>
    </message>
    <message>
        <source>no step announces that a limit is reached</source>
        <translation>niemand erfährt, wenn eine Grenze erreicht ist</translation>
    </message>
    <message>
        <source>add a text step with “when: limit_reached”</source>
        <translation>einen Textschritt mit „when: limit_reached“ ergänzen</translation>
    </message>
    <message>
        <source>a text in quotes ends before “{following}”</source>
        <translation>ein Text in Anführungszeichen endet vor „{following}“</translation>
    </message>
    <message>
        <source>add the quotation mark that is missing in this line; a text with an apostrophe needs double quotes</source>
        <translation>ergänzen Sie das Anführungszeichen, das in dieser Zeile fehlt; ein Text mit Apostroph braucht doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>a comma is missing before “{following}”</source>
        <translation>vor „{following}“ fehlt ein Komma</translation>
    </message>
    <message>
        <source>add “,” there; texts that hold quotes need quotes</source>
        <translation>ergänzen Sie dort „,“; Texte, die Anführungszeichen enthalten, brauchen selbst welche</translation>
    </message>
    <message>
        <source>a comma is missing at the end of this line</source>
        <translation>am Ende dieser Zeile fehlt ein Komma</translation>
    </message>
    <message>
        <source>add “,” there</source>
        <translation>ergänzen Sie dort „,“</translation>
    </message>
    <message>
        <source>“{closer}” is missing at the end of this line</source>
        <translation>am Ende dieser Zeile fehlt „{closer}“</translation>
    </message>
    <message>
        <source>add it, to close what “{opener}” opens in line {opened}</source>
        <translation>ergänzen Sie es: es schließt, was „{opener}“ in Zeile {opened} öffnet</translation>
    </message>
    <message>
        <source>nothing says what {values} means for: {criteria}</source>
        <translation>nirgends steht, was {values} bedeutet für: {criteria}</translation>
    </message>
    <message>
        <source>give the block “labels”, or the criteria “anchors”, at the ends of the scale</source>
        <translation>geben Sie dem Block „labels“ oder den Kriterien „anchors“ an den Enden der Skala</translation>
    </message>
    <message>
        <source>nobody is asked for consent to a recording</source>
        <translation>niemand wird um die Einwilligung in eine Aufnahme gebeten</translation>
    </message>
    <message>
        <source>add “id: audio” to the “asks” of the consent, or record “none”</source>
        <translation>ergänzen Sie „id: audio“ unter „asks“ der Einwilligung, oder setzen Sie „record: none“</translation>
    </message>
    <message>
        <source>asks to say something aloud, but what is said is not recorded</source>
        <translation>bittet darum, etwas laut zu sagen, aber das Gesagte wird nicht aufgenommen</translation>
    </message>
    <message>
        <source>add “audio: {setting}” with a consent to it, or ask for written comments</source>
        <translation>ergänzen Sie „audio: {setting}“ samt einer Einwilligung dazu, oder bitten Sie um schriftliche Kommentare</translation>
    </message>
    <message>
        <source>sessions would be in “{language}”, a language that the program has no words in</source>
        <translation>Sitzungen wären in „{language}“, einer Sprache, in der das Programm keine Wörter hat</translation>
    </message>
    <message>
        <source>write “languages:” with some of {known}</source>
        <translation>schreiben Sie „languages:“ mit einigen von {known}</translation>
    </message>
    <message>
        <source>the program&apos;s words in “{language}” are missing: {file}</source>
        <translation>die Wörter des Programms in „{language}“ fehlen: {file}</translation>
    </message>
    <message>
        <source>install labeval again</source>
        <translation>installieren Sie labeval neu</translation>
    </message>
    <message>
        <source>no text says its language, so the program&apos;s own words will be in {language}</source>
        <translation>kein Text sagt seine Sprache, daher sind die eigenen Wörter des Programms in {language}</translation>
    </message>
    <message>
        <source>write “languages: [{language}]”, or the one that is right</source>
        <translation>schreiben Sie „languages: [{language}]“ oder die richtige Sprache</translation>
    </message>
    <message>
        <source>holds judgments of {n} items; a study has {most} items at most</source>
        <translation>enthält Urteile zu {n} Texten; eine Studie hat höchstens {most} Texte</translation>
    </message>
    <message>
        <source>split the table by items</source>
        <translation>teilen Sie die Tabelle nach Texten auf</translation>
    </message>
    <message>
        <source>is in plain text</source>
        <translation>steht im Klartext da</translation>
    </message>
    <message>
        <source>run &apos;labeval supervisor-code&apos; on the study folder, which keeps a hash of a new code, and delete this line</source>
        <translation>Führen Sie „labeval supervisor-code“ für den Studienordner aus, das nur eine Prüfsumme eines neuen Codes aufbewahrt, und löschen Sie diese Zeile</translation>
    </message>
    <message>
        <source>the code is still {code}, which anyone can look up</source>
        <translation>der Code ist noch {code}; den kann jeder nachlesen</translation>
    </message>
    <message>
        <source>before the first participant, choose your own with &apos;labeval supervisor-code&apos;</source>
        <translation>wählen Sie vor der ersten Sitzung mit ‚labeval supervisor-code‘ einen eigenen</translation>
    </message>
    <message>
        <source>“{value}” is among words and numbers of one criterion</source>
        <translation>„{value}“ steht unter Wörtern und Zahlen eines Kriteriums</translation>
    </message>
    <message>
        <source>of what method “{value}” is a value does not follow from the row</source>
        <translation>aus der Zeile geht nicht hervor, zu welcher Methode der Wert „{value}“ gehört</translation>
    </message>
    <message>
        <source>only the first {listed} of {count} problems are listed</source>
        <translation>nur die ersten {listed} von {count} Problemen sind aufgeführt</translation>
    </message>
    <message>
        <source>the text is the same as in line {first}</source>
        <translation>der Text ist derselbe wie in Zeile {first}</translation>
    </message>
    <message>
        <source>the text, its question and its system are the same as in line {first}</source>
        <translation>Text, Frage und System sind dieselben wie in Zeile {first}</translation>
    </message>
    <message>
        <source>the text has {length} characters, the others about the same have {usual}</source>
        <translation>der Text hat {length} Zeichen, die anderen zum Gleichen haben {usual}</translation>
    </message>
    <message>
        <source>the text mixes the scripts {scripts}</source>
        <translation>der Text mischt die Schriften {scripts}</translation>
    </message>
    <message>
        <source>the text is written in {script}, most others in {usual}</source>
        <translation>der Text ist in der Schrift {script} geschrieben, die meisten anderen in {usual}</translation>
    </message>
    <message>
        <source>the values {words} of “{criterion}” are words without a known order</source>
        <translation>die Werte {words} von „{criterion}“ sind Wörter ohne bekannte Reihenfolge</translation>
    </message>
    <message>
        <source>they are taken as options; if they are a scale, name its words from low to high</source>
        <translation>sie gelten als Antwortmöglichkeiten; sind sie eine Skala, nennen Sie ihre Wörter von niedrig nach hoch</translation>
    </message>
    <message>
        <source>the words of “{criterion}” are read as the scale {words}</source>
        <translation>die Wörter von „{criterion}“ werden als Skala {words} gelesen</translation>
    </message>
    <message>
        <source>the values 0, 1 and 2 do not show whether 0 is the first text or a tie</source>
        <translation>die Werte 0, 1 und 2 zeigen nicht, ob 0 der erste Text oder unentschieden ist</translation>
    </message>
    <message>
        <source>choose whether positions are counted from 0 or from 1</source>
        <translation>wählen Sie, ob Positionen ab 0 oder ab 1 gezählt werden</translation>
    </message>
    <message>
        <source>positions are counted from 0</source>
        <translation>Positionen werden ab 0 gezählt</translation>
    </message>
    <message>
        <source>the row does not say which text is judged</source>
        <translation>die Zeile sagt nicht, welcher Text beurteilt wird</translation>
    </message>
    <message>
        <source>choose the column with the text, its id, or its question and system</source>
        <translation>wählen Sie die Spalte mit dem Text, seiner Id oder seiner Frage und seinem System</translation>
    </message>
    <message>
        <source>no column has the texts</source>
        <translation>keine Spalte enthält die Texte</translation>
    </message>
    <message>
        <source>choose the column with the texts</source>
        <translation>wählen Sie die Spalte mit den Texten</translation>
    </message>
    <message>
        <source>has the same role as “{first}”</source>
        <translation>hat dieselbe Rolle wie „{first}“</translation>
    </message>
    <message>
        <source>give one of them another role</source>
        <translation>geben Sie einer davon eine andere Rolle</translation>
    </message>
    <message>
        <source>is empty; the row is left out</source>
        <translation>ist leer; die Zeile wird ausgelassen</translation>
    </message>
    <message>
        <source>is empty; this system has no text here</source>
        <translation>ist leer; dieses System hat hier keinen Text</translation>
    </message>
    <message>
        <source>is read as “{shape}” and holds no judgment</source>
        <translation>wird als „{shape}“ gelesen und enthält kein Urteil</translation>
    </message>
    <message>
        <source>name the columns of participant and value, as in --map participant=NAME; there are {columns}</source>
        <translation>nennen Sie die Spalten mit teilnehmender Person und Wert, etwa --map participant=NAME; es gibt {columns}</translation>
    </message>
    <message>
        <source>“{value}” is neither one of the two texts nor a tie</source>
        <translation>„{value}“ ist weder einer der beiden Texte noch unentschieden</translation>
    </message>
    <message>
        <source>is read as “{shape}” and holds no text to judge</source>
        <translation>wird als „{shape}“ gelesen und enthält keinen zu beurteilenden Text</translation>
    </message>
    <message>
        <source>look at what is in it with labeval inspect</source>
        <translation>sehen Sie sich mit labeval inspect an, was darin ist</translation>
    </message>
    <message>
        <source>best and worst are letters, and no file has the texts that they name</source>
        <translation>der beste und der schlechteste Text sind Buchstaben, und keine Datei enthält die Texte dazu</translation>
    </message>
    <message>
        <source>give the file with the tuples (“_bws_items”) together with this one</source>
        <translation>geben Sie die Datei mit den Tupeln („_bws_items“) mit an</translation>
    </message>
    <message>
        <source>has questions without answers</source>
        <translation>enthält Fragen ohne Antworten</translation>
    </message>
    <message>
        <source>give the files of answers together with it</source>
        <translation>geben Sie die Dateien mit den Antworten mit an</translation>
    </message>
    <message>
        <source>is a transcript and holds no texts to judge</source>
        <translation>ist ein Transkript und enthält keine zu beurteilenden Texte</translation>
    </message>
    <message>
        <source>import it into a study with labeval import STUDY FILE --as transcript</source>
        <translation>importieren Sie es in eine Studie mit labeval import STUDY FILE --as transcript</translation>
    </message>
    <message>
        <source>“{value}” is not one of {known}</source>
        <translation>„{value}“ ist keines von {known}</translation>
    </message>
    <message>
        <source>“{day}” is not a date such as 2026-03-01</source>
        <translation>„{day}“ ist kein Datum wie 2026-03-01</translation>
    </message>
    <message>
        <source>this line is inside a list but not an item of it</source>
        <translation>diese Zeile steht in einer Liste, ist aber kein Eintrag</translation>
    </message>
    <message>
        <source>“{language}” is not a language, such as en or de</source>
        <translation>„{language}“ ist keine Sprache wie en oder de</translation>
    </message>
    <message>
        <source>“{ending}” is not a known kind of table</source>
        <translation>„{ending}“ ist keine hier bekannte Art von Tabelle</translation>
    </message>
    <message>
        <source>“{use}” is not a use of an item</source>
        <translation>„{use}“ ist keine Verwendung eines Items</translation>
    </message>
    <message>
        <source>is not an object in braces</source>
        <translation>ist kein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>is not an XLSX workbook</source>
        <translation>ist keine XLSX-Mappe</translation>
    </message>
    <message>
        <source>“{given}” is not a language</source>
        <translation>„{given}“ ist keine Sprache</translation>
    </message>
    <message>
        <source>“{given}” is not a whole number</source>
        <translation>„{given}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>“{given}” is not a number</source>
        <translation>„{given}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>write what is shown to whoever declines</source>
        <translation>schreiben Sie, was bei Ablehnung gezeigt wird</translation>
    </message>
    <message>
        <source>write the friendly text for whoever does not pass</source>
        <translation>schreiben Sie den freundlichen Schluss für alle, die nicht bestehen</translation>
    </message>
    <message>
        <source>“{value}” is not a word of the scale {words}</source>
        <translation>„{value}“ ist kein Wort der Skala {words}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>must increase from 2 or more, such as [10, 20, 30]</source>
        <translation>muss ab 2 ansteigen, etwa [10, 20, 30]</translation>
    </message>
    <message>
        <source>the last look is at {last} participants, and {planned} are planned</source>
        <translation>der letzte Blick ist bei {last} Teilnehmenden, und {planned} sind geplant</translation>
    </message>
    <message>
        <source>let the last look be that of all participants</source>
        <translation>der letzte Blick sollte der auf alle Teilnehmenden sein</translation>
    </message>
    <message>
        <source>no block “{name}” asks this criterion</source>
        <translation>kein Block „{name}“ fragt nach diesem Kriterium</translation>
    </message>
    <message>
        <source>the criterion “{name}” is asked in {n} blocks</source>
        <translation>nach dem Kriterium „{name}“ wird in {n} Blöcken gefragt</translation>
    </message>
    <message>
        <source>say which one decides with “block”: {known}</source>
        <translation>welcher entscheidet, steht unter „block“: {known}</translation>
    </message>
    <message>
        <source>looks compare two systems, and there are {n}</source>
        <translation>Blicke vergleichen zwei Systeme, und es gibt {n}</translation>
    </message>
    <message>
        <source>name two of them with “systems”: {known}</source>
        <translation>zwei davon stehen unter „systems“: {known}</translation>
    </message>
    <message>
        <source>must be two different systems</source>
        <translation>müssen zwei verschiedene Systeme sein</translation>
    </message>
    <message>
        <source>no rated text is of the system “{name}”</source>
        <translation>kein bewerteter Text stammt von „{name}“</translation>
    </message>
    <message>
        <source>list what is consented to: rating, audio, quotation, sharing</source>
        <translation>nennen Sie, worin eingewilligt wird: rating, audio, quotation, sharing</translation>
    </message>
    <message>
        <source>“{value}” is neither of the two, no tie and not both_bad</source>
        <translation>„{value}“ ist keiner der beiden, kein Gleichstand und nicht both_bad</translation>
    </message>
    <message>
        <source>“{name}” is compared with itself</source>
        <translation>„{name}“ wird mit sich selbst verglichen</translation>
    </message>
    <message>
        <source>compares more than {most} systems or texts</source>
        <translation>vergleicht mehr als {most} Systeme oder Texte</translation>
    </message>
    <message>
        <source>“{item}” is to be a conversation, but no line begins a turn</source>
        <translation>„{item}“ soll ein Gespräch sein, aber keine Zeile beginnt mit einer Rolle</translation>
    </message>
    <message>
        <source>begin each turn with its role and a colon, such as “Assistant:”</source>
        <translation>beginnen Sie jeden Beitrag mit der Rolle und einem Doppelpunkt, etwa „Assistant:“</translation>
    </message>
    <message>
        <source>“{format}” is not a format of texts</source>
        <translation>„{format}“ ist kein Format von Texten</translation>
    </message>
    <message>
        <source>write {known}, or nothing for the study&apos;s own</source>
        <translation>schreiben Sie {known} oder nichts für das Format der Studie</translation>
    </message>
    <message>
        <source>no rating is shown, so none is withheld</source>
        <translation>keine Bewertung wird gezeigt, also wird auch keine zurückgehalten</translation>
    </message>
    <message>
        <source>write “show: after_answer”, or leave it out</source>
        <translation>schreiben Sie „show: after_answer“, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>a value is all items of the page, the best first, joined by &gt; or, where tied, by =</source>
        <translation>ein Wert nennt alle Texte der Seite, den besten zuerst, verbunden mit &gt; oder bei Gleichstand mit =</translation>
    </message>
    <message>
        <source>a value is an answer for each claim, joined by commas: supported, contradicted, not_in_source or not_checkable</source>
        <translation>ein Wert hat für jede Aussage eine Antwort, durch Kommas verbunden: supported, contradicted, not_in_source oder not_checkable</translation>
    </message>
    <message>
        <source>the rows below were not read; mend these first</source>
        <translation>die Zeilen darunter wurden nicht gelesen; beheben Sie zuerst diese</translation>
    </message>
    <message>
        <source>“{value}” has a part without a name</source>
        <translation>„{value}“ hat einen Teil ohne Namen</translation>
    </message>
    <message>
        <source>“{value}” is there twice</source>
        <translation>„{value}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>“{value}” is neither yes nor no</source>
        <translation>„{value}“ ist weder yes noch no</translation>
    </message>
    <message>
        <source>“{value}” is no colour; one would be #1F5FA8</source>
        <translation>„{value}“ ist keine Farbe; eine wäre #1F5FA8</translation>
    </message>
    <message>
        <source>“{value}” is not a single character</source>
        <translation>„{value}“ ist nicht ein einzelnes Zeichen</translation>
    </message>
    <message>
        <source>a value is the number of edits and the number of words of the edited text, such as 3/22</source>
        <translation>ein Wert ist die Zahl der Änderungen und die Zahl der Wörter des bearbeiteten Textes, etwa 3/22</translation>
    </message>
    <message>
        <source>words: max is less than min</source>
        <translation>words: max ist kleiner als min</translation>
    </message>
    <message>
        <source>in a text that is edited no words can be marked: leave evidence out</source>
        <translation>in einem Text, der bearbeitet wird, lassen sich keine Wörter markieren: lassen Sie evidence weg</translation>
    </message>
    <message>
        <source>a value is none, or each error as its place, category, severity and error points, joined by semicolons, such as 10-24 accuracy major 5; for the overall score it is a number</source>
        <translation>ein Wert ist none oder jeder Fehler mit Stelle, Kategorie, Schweregrad und Fehlerpunkten, verbunden durch Semikolons, etwa 10-24 accuracy major 5; bei der Gesamtnote ist er eine Zahl</translation>
    </message>
    <message>
        <source>write none, or for each error its words in quotation marks, a category and a severity, such as “every day” accuracy major</source>
        <translation>schreiben Sie none oder für jeden Fehler seine Wörter in Anführungszeichen, eine Kategorie und einen Schweregrad, etwa „every day“ accuracy major</translation>
    </message>
    <message>
        <source>two categories or two severities have the same id</source>
        <translation>zwei Kategorien oder zwei Schweregrade haben dieselbe id</translation>
    </message>
    <message>
        <source>the category “{category}” has weights of “{severity}”, which is no severity here</source>
        <translation>die Kategorie „{category}“ hat Gewichte für „{severity}“, das hier kein Schweregrad ist</translation>
    </message>
    <message>
        <source>the words that are marked here are errors; leave “evidence” out</source>
        <translation>die hier markierten Wörter sind Fehler; lassen Sie „evidence“ weg</translation>
    </message>
    <message>
        <source>“overall” needs two criteria in the block, one for the errors and one for the score; there are {count}</source>
        <translation>„overall“ braucht zwei Kriterien im Block, eines für die Fehler und eines für die Gesamtnote; es sind {count}</translation>
    </message>
    <message>
        <source>of “{criterion}” more is better here, since error points count below zero; leave “direction” out</source>
        <translation>bei „{criterion}“ ist mehr hier besser, da Fehlerpunkte unter null zählen; lassen Sie „direction“ weg</translation>
    </message>
    <message>
        <source>its words are shown instead; put a PNG or JPEG into the study folder and name that</source>
        <translation>stattdessen werden seine Worte gezeigt; legen Sie ein PNG oder JPEG in den Studienordner und nennen Sie dieses</translation>
    </message>
    <message>
        <source>the picture “{path}” is not in the study folder: it is not loaded</source>
        <translation>das Bild „{path}“ ist nicht im Studienordner: es wird nicht geladen</translation>
    </message>
    <message>
        <source>the picture “{path}” is neither a PNG nor a JPEG</source>
        <translation>das Bild „{path}“ ist weder ein PNG noch ein JPEG</translation>
    </message>
    <message>
        <source>its words are shown instead; save it as PNG or JPEG, drawings (SVG) too</source>
        <translation>stattdessen werden seine Worte gezeigt; speichern Sie es als PNG oder JPEG, auch Zeichnungen (SVG)</translation>
    </message>
    <message>
        <source>there is no picture “{path}”</source>
        <translation>es gibt kein Bild „{path}“</translation>
    </message>
    <message>
        <source>the picture “{path}” is a link to another place</source>
        <translation>das Bild „{path}“ ist eine Verknüpfung zu einem anderen Ort</translation>
    </message>
    <message>
        <source>its words are shown instead; copy the file into the study folder</source>
        <translation>stattdessen werden seine Worte gezeigt; kopieren Sie die Datei in den Studienordner</translation>
    </message>
    <message>
        <source>the picture “{path}” is larger than {most} MB</source>
        <translation>das Bild „{path}“ ist größer als {most} MB</translation>
    </message>
    <message>
        <source>its words are shown instead; save it smaller</source>
        <translation>stattdessen werden seine Worte gezeigt; speichern Sie es kleiner</translation>
    </message>
    <message>
        <source>the picture “{path}” has more than {pixels} million pixels, or a side of more than {side}</source>
        <translation>das Bild „{path}“ hat mehr als {pixels} Millionen Pixel oder eine Seite von mehr als {side}</translation>
    </message>
    <message>
        <source>with “{path}” the pictures are larger than {all} MB together</source>
        <translation>mit „{path}“ sind die Bilder zusammen größer als {all} MB</translation>
    </message>
    <message>
        <source>its words are shown instead; save the pictures smaller</source>
        <translation>stattdessen werden seine Worte gezeigt; speichern Sie die Bilder kleiner</translation>
    </message>
    <message>
        <source>the picture “{path}” is damaged, or its name has a wrong ending</source>
        <translation>das Bild „{path}“ ist beschädigt, oder sein Name hat eine falsche Endung</translation>
    </message>
    <message>
        <source>its words are shown instead; save it again as PNG or JPEG</source>
        <translation>stattdessen werden seine Worte gezeigt; speichern Sie es noch einmal als PNG oder JPEG</translation>
    </message>
    <message>
        <source>install {fonts}; on Debian and Ubuntu: apt install {packages}</source>
        <translation>installieren Sie {fonts}; auf Debian und Ubuntu: apt install {packages}</translation>
    </message>
    <message>
        <source>install {fonts}: open the font&apos;s file in the Explorer and choose “Install”</source>
        <translation>installieren Sie {fonts}: öffnen Sie die Schriftdatei im Explorer und wählen Sie „Installieren“</translation>
    </message>
    <message>
        <source>install {fonts} with Font Book</source>
        <translation>installieren Sie {fonts} mit der Schriftsammlung</translation>
    </message>
    <message>
        <source>no font of this computer can draw {letters}: empty boxes would be shown, first in {text}</source>
        <translation>keine Schrift dieses Computers kann {letters} zeichnen: leere Kästchen würden gezeigt, zuerst in {text}</translation>
    </message>
    <message>
        <source>the program&apos;s words in “{language}” are a draft that no native speaker has read</source>
        <translation>die Wörter des Programms in „{language}“ sind ein Entwurf, den niemand mit dieser Muttersprache gelesen hat</translation>
    </message>
    <message>
        <source>have somebody rehearse the study who grew up with the language</source>
        <translation>lassen Sie jemanden die Studie proben, der mit der Sprache aufgewachsen ist</translation>
    </message>
    <message>
        <source>is a codebook and has no annotations</source>
        <translation>ist ein Codebuch und enthält keine Annotationen</translation>
    </message>
    <message>
        <source>give Potato&apos;s annotations and its file of items together with it</source>
        <translation>geben Sie Potatos Annotationen und seine Datei mit den Items mit an</translation>
    </message>
    <message>
        <source>is a data dictionary and has no records</source>
        <translation>ist ein Datenwörterbuch und enthält keine Datensätze</translation>
    </message>
    <message>
        <source>give the file of records together with it</source>
        <translation>geben Sie die Datei mit den Datensätzen mit an</translation>
    </message>
    <message>
        <source>{minutes} or {pages}</source>
        <translation>{minutes} oder {pages}</translation>
    </message>
    <message>
        <source>the rating ends after {limit}, by the order of the methods with {done}</source>
        <translation>die Bewertung endet nach {limit}, je nach Reihenfolge der Methoden mit {done}</translation>
    </message>
    <message>
        <source>the rating ends after {limit}; about {done} are then done</source>
        <translation>die Bewertung endet nach {limit}; etwa {done} sind dann bearbeitet</translation>
    </message>
    <message>
        <source>condition {condition}: {sentence}</source>
        <translation>Bedingung {condition}: {sentence}</translation>
    </message>
    <message>
        <source>the rating ends after {limit}; about {done} are then done by somebody who begins with {first}</source>
        <translation>die Bewertung endet nach {limit}; wer mit {first} beginnt, hat dann etwa {done} bearbeitet</translation>
    </message>
    <message>
        <source>{done} of {pages:page|pages} of {method}</source>
        <translation>{done} von {pages:Seite|Seiten} {method}</translation>
    </message>
    <message>
        <source>{least} to {most} of {pages:page|pages} of {method}</source>
        <translation>{least} bis {most} von {pages:Seite|Seiten} {method}</translation>
    </message>
    <message>
        <source>{minutes:minute|minutes} of work</source>
        <translation>{minutes:Minute|Minuten} Arbeit</translation>
    </message>
    <message>
        <source>{minutes} minutes of work</source>
        <translation>{minutes} Minuten Arbeit</translation>
    </message>
    <message>
        <source>{pages:rating page|rating pages}</source>
        <translation>{pages:Bewertungsseite|Bewertungsseiten}</translation>
    </message>
    <message>
        <source>remove this step, or set “limits: {{pages: …}}”</source>
        <translation>diesen Schritt entfernen oder „limits: {{pages: …}}“ festlegen</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation>{percent} % geschafft</translation>
    </message>
</context>
<context>
    <name>Pseudonyms</name>
    <message>
        <source>These names are in no text that can be redacted.</source>
        <translation>Diese Namen stehen in keinem Text, der geschwärzt werden kann.</translation>
    </message>
</context>
<context>
    <name>PseudonymsDialog</name>
    <message>
        <source>Pseudonyms for names</source>
        <translation>Pseudonyme für Namen</translation>
    </message>
    <message>
        <source>like “{name}”</source>
        <translation>ähnlich wie „{name}“</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) chosen.</source>
        <translation>
            <numerusform>%n Name gewählt.</numerusform>
            <numerusform>%n Namen gewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s).</source>
        <translation>
            <numerusform>%n Stelle.</numerusform>
            <numerusform>%n Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name without a pseudonym is only redacted.</source>
        <translation>Ein Name ohne Pseudonym wird nur geschwärzt.</translation>
    </message>
    <message>
        <source>Names from a list</source>
        <translation>Namen aus einer Liste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Resembles</source>
        <translation>Ähnelt</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Pseudonym</source>
        <translation>Pseudonym</translation>
    </message>
    <message>
        <source>Words that may be names, by their capital letters and by likeness. Look through them: not every name is found, and not every word is a name. Neither the names nor their pseudonyms are kept as a list.</source>
        <translation>Wörter, die Namen sein können, nach Großbuchstaben und Ähnlichkeit. Sehen Sie sie durch: Nicht jeder Name wird gefunden, und nicht jedes Wort ist ein Name. Weder die Namen noch ihre Pseudonyme werden als Liste aufbewahrt.</translation>
    </message>
    <message>
        <source>More names, several with commas</source>
        <translation>Weitere Namen, mehrere mit Kommas</translation>
    </message>
    <message>
        <source>Look for them</source>
        <translation>Danach suchen</translation>
    </message>
    <message>
        <source>From a list …</source>
        <translation>Aus einer Liste …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Mark all places</source>
        <translation>Alle Stellen markieren</translation>
    </message>
</context>
<context>
    <name>Publication</name>
    <message>
        <source>every answer and every change of one, with its time</source>
        <translation>jede Antwort und jede Änderung einer Antwort, mit ihrer Zeit</translation>
    </message>
    <message>
        <source>written comments</source>
        <translation>geschriebene Kommentare</translation>
    </message>
    <message>
        <source>written texts, with every revision and its time</source>
        <translation>geschriebene Texte, mit jeder Änderung und ihrer Zeit</translation>
    </message>
    <message>
        <source>answers to tests and questionnaires</source>
        <translation>Antworten auf Tests und Fragebögen</translation>
    </message>
    <message>
        <source>sound, from those who agree to it</source>
        <translation>Ton, von denen, die zustimmen</translation>
    </message>
    <message>
        <source>when pages come and go, pauses, and leaving the window</source>
        <translation>wann Seiten kommen und gehen, Pausen und das Verlassen des Fensters</translation>
    </message>
    <message>
        <source>no name: participants have a code</source>
        <translation>kein Name: Teilnehmende haben einen Code</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Was die Prüfung gefunden hat</translation>
    </message>
    <message>
        <source>About the version</source>
        <translation>Über die Version</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>Trotzdem veröffentlichen</translation>
    </message>
    <message>
        <source>The check was not passed</source>
        <translation>Die Prüfung ist nicht bestanden</translation>
    </message>
    <message>
        <source>Mend what is listed and publish then. To publish all the same, write down why; the reason and this list are kept in the record.</source>
        <translation>Beheben Sie, was hier steht, und veröffentlichen Sie dann. Soll trotzdem veröffentlicht werden, schreiben Sie auf, warum; der Grund und diese Liste bleiben in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>Laying out all pages</source>
        <translation>Alle Seiten werden gesetzt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Publish version {number}</source>
        <translation>Version {number} veröffentlichen</translation>
    </message>
    <message>
        <source>Nothing: this is the version that is published.</source>
        <translation>Nichts: Das ist die veröffentlichte Version.</translation>
    </message>
    <message>
        <source>No version is published yet.</source>
        <translation>Noch keine Version ist veröffentlicht.</translation>
    </message>
    <message>
        <source>Changed since version {number}</source>
        <translation>Geändert seit Version {number}</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>What a participant goes through</source>
        <translation>Was Teilnehmende durchlaufen</translation>
    </message>
    <message>
        <source>What is recorded</source>
        <translation>Was aufgezeichnet wird</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>Die Prüfung</translation>
    </message>
</context>
<context>
    <name>Qda</name>
    <message>
        <source>set &apos;{name}&apos; of the codebook: sets of codes become themes only in projects</source>
        <translation>Gruppe „{name}“ des Codebuchs: Aus Gruppen von Codes werden nur in Projekten Themen</translation>
    </message>
    <message>
        <source>code &apos;{name}&apos;: its GUID &apos;{guid}&apos; is there twice; it has a new one</source>
        <translation>Code „{name}“: Seine GUID „{guid}“ kommt zweimal vor; er hat eine neue</translation>
    </message>
    <message>
        <source>code &apos;{name}&apos;: its GUID &apos;{guid}&apos; is none; it has a new one</source>
        <translation>Code „{name}“: „{guid}“ ist keine GUID; er hat eine neue</translation>
    </message>
    <message>
        <source>{count} of {total} quotes say so</source>
        <translation>{count} von {total} Zitaten zeigen es</translation>
    </message>
    <message>
        <source>{count} of {total} would end inside a word otherwise</source>
        <translation>{count} von {total} würden sonst mitten in einem Wort enden</translation>
    </message>
    <message>
        <source>by the format, and no quote differs</source>
        <translation>so will es das Format, und kein Zitat weicht ab</translation>
    </message>
    <message>
        <source>the byte order mark counts in {count:source|sources}</source>
        <translation>das Byte-Order-Mark zählt mit, in {count:Quelle|Quellen}</translation>
    </message>
    <message>
        <source>line ends of two characters count twice in {count:source|sources}</source>
        <translation>Zeilenenden aus zwei Zeichen zählen doppelt, in {count:Quelle|Quellen}</translation>
    </message>
    <message>
        <source>characters beyond the first plane of Unicode count twice in {count:source|sources}</source>
        <translation>Zeichen jenseits der ersten Ebene von Unicode zählen doppelt, in {count:Quelle|Quellen}</translation>
    </message>
    <message>
        <source>code &apos;{name}&apos;: taken as the one of that name that is here; what it says of itself differs, and stays as it is here</source>
        <translation>Code „{name}“: gilt als der hiesige dieses Namens; seine Beschreibung weicht ab und bleibt, wie sie hier ist</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: its text is another one here; taken as a source of its own</source>
        <translation>Quelle „{name}“: Ihr Text ist hier ein anderer; als eigene Quelle übernommen</translation>
    </message>
    <message>
        <source>a connection &apos;{label}&apos; of themes, one of which is here already</source>
        <translation>eine Verbindung „{label}“ von Themen, von denen eines schon hier ist</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: taken as &apos;{here}&apos; that is here, by its name and text</source>
        <translation>Quelle „{name}“: gilt nach Name und Text als die hiesige „{here}“</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: taken as &apos;{here}&apos; that is here, by its text</source>
        <translation>Quelle „{name}“: gilt nach ihrem Text als die hiesige „{here}“</translation>
    </message>
    <message>
        <source>what only labeval knows: the project was changed since it wrote it</source>
        <translation>was nur labeval kennt: Das Projekt wurde verändert, seit labeval es geschrieben hat</translation>
    </message>
    <message>
        <source>case &apos;{case}&apos;: its source belongs to &apos;{other}&apos; too</source>
        <translation>Fall „{case}“: Seine Quelle gehört auch zu „{other}“</translation>
    </message>
    <message>
        <source>case &apos;{case}&apos;: a code of the whole case</source>
        <translation>Fall „{case}“: ein Code für den ganzen Fall</translation>
    </message>
    <message>
        <source>note &apos;{name}&apos;: it has no plain text</source>
        <translation>Notiz „{name}“: Sie hat keinen reinen Text</translation>
    </message>
    <message>
        <source>note &apos;{name}&apos;: its text is not UTF-8; what is no character there became the mark �</source>
        <translation>Notiz „{name}“: Ihr Text ist nicht UTF-8; was darin kein Zeichen ist, wurde zu �</translation>
    </message>
    <message>
        <source>set &apos;{name}&apos;: a code that there is not</source>
        <translation>Gruppe „{name}“: ein Code, den es nicht gibt</translation>
    </message>
    <message>
        <source>set &apos;{name}&apos;: {count} sources or notes; a theme groups codes</source>
        <translation>Gruppe „{name}“: Quellen oder Notizen: {count}; ein Thema fasst Codes zusammen</translation>
    </message>
    <message>
        <source>graph &apos;{name}&apos;: {count} of {total} nodes are no themes</source>
        <translation>Graph „{name}“: {count} von {total} Knoten sind keine Themen</translation>
    </message>
    <message>
        <source>graph &apos;{name}&apos;: a connection &apos;{label}&apos;</source>
        <translation>Graph „{name}“: eine Verbindung „{label}“</translation>
    </message>
    <message>
        <source>link &apos;{name}&apos; from {start} to {end}</source>
        <translation>Verknüpfung „{name}“ von {start} nach {end}</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: a {kind} has no text that could be coded</source>
        <translation>Quelle „{name}“: {kind} hat keinen Text, der codiert werden könnte</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: a recording without a transcript</source>
        <translation>Quelle „{name}“: eine Aufnahme ohne Transkript</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: the sound {path} stays in the file</source>
        <translation>Quelle „{name}“: Der Ton {path} bleibt in der Datei</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: {path} is not UTF-8; what is no character there became the mark �</source>
        <translation>Quelle „{name}“: {path} ist nicht UTF-8; was darin kein Zeichen ist, wurde zu �</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: it has two texts; that of {path} counts</source>
        <translation>Quelle „{name}“: Sie hat zwei Texte; es gilt der von {path}</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: there is no {path}</source>
        <translation>Quelle „{name}“: {path} gibt es nicht</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: it has only a formatted text, {path}</source>
        <translation>Quelle „{name}“: Sie hat nur einen formatierten Text, {path}</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: the same text is there twice; both were taken</source>
        <translation>Quelle „{name}“: Derselbe Text kommt zweimal vor; beide wurden übernommen</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: its GUID is none, or is there twice</source>
        <translation>Quelle „{name}“: Ihre GUID ist keine oder kommt zweimal vor</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: a segment that is nowhere in its text ({where})</source>
        <translation>Quelle „{name}“: ein Segment, das nirgends in ihrem Text liegt ({where})</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: a segment goes on behind its text and ends there ({where})</source>
        <translation>Quelle „{name}“: Ein Segment geht über ihren Text hinaus und endet mit ihm ({where})</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: a segment without a code: “{quote}”</source>
        <translation>Quelle „{name}“: ein Segment ohne Code: „{quote}“</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: “{quote}” has a code that there is not</source>
        <translation>Quelle „{name}“: „{quote}“ hat einen Code, den es nicht gibt</translation>
    </message>
    <message>
        <source>source &apos;{name}&apos;: {areas:area|areas} of a page</source>
        <translation>Quelle „{name}“: {areas:Fläche einer Seite|Flächen einer Seite}</translation>
    </message>
    <message>
        <source>the end of a segment is the last character itself: {reason}</source>
        <translation>das Ende eines Segments ist das letzte Zeichen selbst: {reason}</translation>
    </message>
    <message>
        <source>the end of a segment is behind the last character: {reason}</source>
        <translation>das Ende eines Segments liegt hinter dem letzten Zeichen: {reason}</translation>
    </message>
    <message>
        <source>{count} codes are called &apos;{name}&apos;: {paths}; files for other programs call them by these paths</source>
        <translation>{count} Codes heißen „{name}“: {paths}; Dateien für andere Programme nennen sie mit diesen Pfaden</translation>
    </message>
    <message>
        <source>{kind} &apos;{name}&apos;: it is another one here, and stays as it is</source>
        <translation>{kind} „{name}“: ist hier anders und bleibt, wie hier</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>coder</source>
        <translation>Codierende</translation>
    </message>
    <message>
        <source>{file}: tiers that divide others into words or sounds are left out: {tiers}</source>
        <translation>{file}: Ebenen, die andere in Wörter oder Laute teilen, sind weggelassen: {tiers}</translation>
    </message>
    <message>
        <source>case &apos;{case}&apos;: a part of a source that is no whole paragraph</source>
        <translation>Fall „{case}“: ein Teil einer Quelle, der kein ganzer Absatz ist</translation>
    </message>
    <message>
        <source>case &apos;{case}&apos;: a part of a source that is not in the file</source>
        <translation>Fall „{case}“: ein Teil einer Quelle, den die Datei nicht enthält</translation>
    </message>
    <message>
        <source>a case without a name: {name} = {value}</source>
        <translation>ein Fall ohne Namen: {name} = {value}</translation>
    </message>
    <message>
        <source>{what}; it stays as it is here</source>
        <translation>{what}; es bleibt wie hier</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>below</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>can be used for coding</source>
        <translation>kann zum Codieren verwendet werden</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>include</source>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>exclude</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>shortcut</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>stillgelegt</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>teilnehmende Person</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>durchgesehen</translation>
    </message>
    <message>
        <source>may be quoted</source>
        <translation>darf zitiert werden</translation>
    </message>
    <message>
        <source>speakers as participants</source>
        <translation>Sprechende als Teilnehmende</translation>
    </message>
    <message>
        <source>coded words</source>
        <translation>codierte Wörter</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>about it</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>{kind} &apos;{name}&apos;, {field}: here &apos;{here}&apos;, there &apos;{there}&apos;</source>
        <translation>{kind} „{name}“, {field}: hier „{here}“, dort „{there}“</translation>
    </message>
</context>
<context>
    <name>Qualification</name>
    <message>
        <source>this code is in none of the lists</source>
        <translation>dieser Code steht in keiner der Listen</translation>
    </message>
    <message>
        <source>this code has been used already (list: {lists})</source>
        <translation>dieser Code wurde bereits verwendet (Liste: {lists})</translation>
    </message>
    <message>
        <source>this study is open only to people with a code from the list {lists}</source>
        <translation>diese Studie steht nur Personen mit einem Code aus der Liste {lists} offen</translation>
    </message>
    <message>
        <source>nothing is left for this person: an item that was seen is not shown again</source>
        <translation>für diese Person ist nichts mehr übrig: ein gesehenes Item wird nicht noch einmal gezeigt</translation>
    </message>
    <message>
        <source>the condition “{condition}” is not open to this person</source>
        <translation>die Bedingung „{condition}“ steht dieser Person nicht offen</translation>
    </message>
</context>
<context>
    <name>Query</name>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>coder</source>
        <translation>Codierende Person</translation>
    </message>
    <message>
        <source>are used</source>
        <translation>kommen vor</translation>
    </message>
    <message>
        <source>are parts of words</source>
        <translation>sind Teile von Wörtern</translation>
    </message>
    <message>
        <source>are not used</source>
        <translation>kommen nicht vor</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>is below</source>
        <translation>ist unter</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>ist über</translation>
    </message>
    <message>
        <source>Places: {conditions}</source>
        <translation>Stellen: {conditions}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>not {condition}</source>
        <translation>nicht {condition}</translation>
    </message>
    <message>
        <source>not coded {values}</source>
        <translation>nicht codiert mit {values}</translation>
    </message>
    <message>
        <source>coded {values}</source>
        <translation>codiert mit {values}</translation>
    </message>
    <message>
        <source>without the words {values}</source>
        <translation>ohne die Wörter {values}</translation>
    </message>
    <message>
        <source>with {values} in a word</source>
        <translation>mit {values} in einem Wort</translation>
    </message>
    <message>
        <source>with the words {values}</source>
        <translation>mit den Wörtern {values}</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>„{value}“</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>holds:</source>
        <translation>es gilt:</translation>
    </message>
    <message>
        <source>does not hold:</source>
        <translation>es gilt nicht:</translation>
    </message>
    <message>
        <source>is near:</source>
        <translation>ist nahe bei:</translation>
    </message>
    <message>
        <source>is not near:</source>
        <translation>ist nicht nahe bei:</translation>
    </message>
    <message>
        <source>is followed by:</source>
        <translation>danach folgt:</translation>
    </message>
    <message>
        <source>is not followed by:</source>
        <translation>danach folgt nicht:</translation>
    </message>
    <message>
        <source>comes after:</source>
        <translation>kommt nach:</translation>
    </message>
    <message>
        <source>does not come after:</source>
        <translation>kommt nicht nach:</translation>
    </message>
    <message>
        <source>shares words with:</source>
        <translation>hat gemeinsame Wörter mit:</translation>
    </message>
    <message>
        <source>shares no words with:</source>
        <translation>hat keine gemeinsamen Wörter mit:</translation>
    </message>
    <message>
        <source>is inside of:</source>
        <translation>ist innerhalb von:</translation>
    </message>
    <message>
        <source>is not inside of:</source>
        <translation>ist nicht innerhalb von:</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nahe bei</translation>
    </message>
    <message>
        <source>followed by</source>
        <translation>gefolgt von</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>überlappend mit</translation>
    </message>
    <message>
        <source>inside of</source>
        <translation>innerhalb von</translation>
    </message>
    <message>
        <source>within 50 characters</source>
        <translation>innerhalb von 50 Zeichen</translation>
    </message>
    <message>
        <source>within 200 characters</source>
        <translation>innerhalb von 200 Zeichen</translation>
    </message>
    <message>
        <source>in the same passage</source>
        <translation>im selben Absatz</translation>
    </message>
    <message>
        <source>within one passage</source>
        <translation>höchstens ein Absatz</translation>
    </message>
    <message>
        <source>within three passages</source>
        <translation>höchstens drei Absätze</translation>
    </message>
    <message>
        <source>within ten passages</source>
        <translation>höchstens zehn Absätze</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>Sprechende Person</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>kind of text</source>
        <translation>Textart</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>the places</source>
        <translation>die Stellen</translation>
    </message>
    <message>
        <source>participants and codes</source>
        <translation>Teilnehmende und Codes</translation>
    </message>
    <message>
        <source>counts by source</source>
        <translation>Anzahlen je Quelle</translation>
    </message>
    <message>
        <source>counts by participant</source>
        <translation>Anzahlen je teilnehmender Person</translation>
    </message>
    <message>
        <source>counts by speaker</source>
        <translation>Anzahlen je sprechender Person</translation>
    </message>
    <message>
        <source>counts by criterion</source>
        <translation>Anzahlen je Kriterium</translation>
    </message>
    <message>
        <source>counts by answer</source>
        <translation>Anzahlen je Antwort</translation>
    </message>
    <message>
        <source>counts by {attribute}</source>
        <translation>Anzahlen je {attribute}</translation>
    </message>
</context>
<context>
    <name>QueryBuilder</name>
    <message>
        <source>Code with</source>
        <translation>Codieren mit</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Code %n place(s)</source>
        <translation>
            <numerusform>%n Stelle codieren</numerusform>
            <numerusform>%n Stellen codieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries ▾</source>
        <translation>Abfragen ▾</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>Name to save it by</source>
        <translation>Name zum Speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>As a table (F12)</source>
        <translation>Als Tabelle (F12)</translation>
    </message>
    <message>
        <source>No query is saved yet</source>
        <translation>Noch ist keine Abfrage gespeichert</translation>
    </message>
    <message>
        <source>New query</source>
        <translation>Neue Abfrage</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>„{name}“ löschen</translation>
    </message>
    <message>
        <source>Choose what to look for; places are listed here.</source>
        <translation>Wählen Sie, wonach gesucht wird; die Stellen werden hier aufgelistet.</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>The participant has a question</source>
        <translation>Es gibt eine Frage</translation>
    </message>
    <message>
        <source>Answered aloud</source>
        <translation>Mündlich geklärt</translation>
    </message>
    <message>
        <source>Write an answer</source>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation>Über Sie</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation>mehrere möglich</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation>Noch {open} von {count} offen</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>RateField</name>
    <message>
        <source>Hourly rate of a participant</source>
        <translation>Stundensatz einer teilnehmenden Person</translation>
    </message>
    <message>
        <source>In your currency. Enter computes the costs.</source>
        <translation>In Ihrer Währung. Die Eingabetaste berechnet die Kosten.</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation>anhand der Quelle</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation>anhand der Frage</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation>nur nach dem Text</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation>✓ Das stimmt</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation>Hinweis: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation>Was erwartet wurde, trägt einen Ring.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation>Erwartet: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation>Wenn etwas den Ausschlag gab, helfen uns ein paar Worte dazu.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation>Seiten der Quelle</translation>
    </message>
    <message>
        <source>more text</source>
        <translation>mehr Text</translation>
    </message>
    <message>
        <source>next page</source>
        <translation>nächste Seite</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation>Alle Definitionen</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation>✗ Unsere Antwort ist anders</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation>Wörter markieren</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation>gestaltet</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>wie geschrieben</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation>Noch {open} von {count} offen</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation>bitte schreiben Sie einen Kommentar</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation>bitte bis zum Ende lesen</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation>bitte die Wörter zu „{criterion}“ markieren</translation>
    </message>
</context>
<context>
    <name>RatingsChart</name>
    <message>
        <source>n = {n} of {all} ratings ({method})</source>
        <translation>n = {n} von {all} Bewertungen ({method})</translation>
    </message>
    <message>
        <source>; {answer} {here} here, {rest} elsewhere</source>
        <translation>; {answer} hier {here}, sonst {rest}</translation>
    </message>
    <message>
        <source> (the lines)</source>
        <translation> (die Striche)</translation>
    </message>
    <message>
        <source>Only pages with speech and the same answer on every criterion.</source>
        <translation>Nur Seiten mit Worten und derselben Antwort bei jedem Kriterium.</translation>
    </message>
</context>
<context>
    <name>RawEditor</name>
    <message>
        <source>not written: this is no YAML</source>
        <translation>nicht geschrieben: das ist kein YAML</translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>{free} GB free; {minutes} minutes with sound need {needed} GB.</source>
        <translation>{free} GB frei; {minutes} Minuten mit Ton brauchen {needed} GB.</translation>
    </message>
    <message>
        <source>Only {free} GB free, and {minutes} minutes with sound need {needed} GB: free some space.</source>
        <translation>Nur {free} GB frei, und {minutes} Minuten mit Ton brauchen {needed} GB: Schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>Look whether the charger is plugged in.</source>
        <translation>Sehen Sie nach, ob das Netzteil angeschlossen ist.</translation>
    </message>
    <message>
        <source>No battery: mains power.</source>
        <translation>Kein Akku: Netzstrom.</translation>
    </message>
    <message>
        <source>The code is still {code}, which anyone can look up: choose your own in the home window.</source>
        <translation>Der Code ist noch {code}, den jeder nachlesen kann: Wählen Sie im Startfenster einen eigenen.</translation>
    </message>
    <message>
        <source>The charger is plugged in; battery {percent} %.</source>
        <translation>Das Netzteil ist angeschlossen; Akku {percent} %.</translation>
    </message>
    <message>
        <source>On battery, {percent} %: enough for {minutes} minutes.</source>
        <translation>Akkubetrieb, {percent} %: genug für {minutes} Minuten.</translation>
    </message>
    <message>
        <source>On battery, {percent} %, which may not last {minutes} minutes: plug the charger in.</source>
        <translation>Akkubetrieb, {percent} %; das reicht vielleicht nicht für {minutes} Minuten: Schließen Sie das Netzteil an.</translation>
    </message>
    <message>
        <source>The study&apos;s disk is encrypted.</source>
        <translation>Der Datenträger der Studie ist verschlüsselt.</translation>
    </message>
    <message>
        <source>It is not known whether the study&apos;s disk is encrypted.</source>
        <translation>Es ist nicht bekannt, ob der Datenträger der Studie verschlüsselt ist.</translation>
    </message>
    <message>
        <source>The study&apos;s disk is not encrypted: whoever takes the computer can read what is recorded.</source>
        <translation>Der Datenträger der Studie ist nicht verschlüsselt: Wer den Computer mitnimmt, kann lesen, was aufgezeichnet ist.</translation>
    </message>
    <message>
        <source>You have a supervisor code of your own.</source>
        <translation>Sie haben einen eigenen Code.</translation>
    </message>
    <message>
        <source>It is not known how much space the study&apos;s disk has.</source>
        <translation>Wie viel Platz der Datenträger der Studie hat, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>{free} GB free; no sound is recorded.</source>
        <translation>{free} GB frei; es wird kein Ton aufgenommen.</translation>
    </message>
    <message>
        <source>Only {free} GB free, and a session needs {needed} GB: free some space.</source>
        <translation>Nur {free} GB frei, und eine Sitzung braucht {needed} GB: Schaffen Sie Platz.</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation>{part} von {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation>Voriger Teil des Textes</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation>Nächster Teil des Textes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: the record cannot be read: {reason}</source>
        <translation>{path}: Die Aufzeichnung kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation>{path}: Ein anderes Programm schreibt gerade in die Aufzeichnung; versuchen Sie es danach erneut</translation>
    </message>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation>{path}: Es gibt noch keine Aufzeichnung; hier fand noch keine Sitzung statt</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation>{path}: Die Aufzeichnung ist beschädigt; ‚labeval verify‘ zeigt und rettet, was lesbar ist</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation>{path}: Der Datenträger ist voll; schaffen Sie Platz und machen Sie weiter, nichts Gespeichertes ist verloren</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation>{path}: Der Datenträger meldet einen Lese- oder Schreibfehler; prüfen Sie, ob er angeschlossen und in Ordnung ist, und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation>{path}: Die Aufzeichnung kann nicht geschrieben werden; prüfen Sie die Rechte des Ordners</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation>{path}: Die Aufzeichnung lässt sich nicht öffnen; prüfen Sie, ob der Ordner da und beschreibbar ist</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation>{path}: von einem neueren labeval geschrieben (Fassung {version}, dieses Programm kennt {newest}); zum Öffnen das neuere labeval installieren</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation>{path}: Das ist eine Datenbank, aber nicht die Aufzeichnung einer labeval-Studie</translation>
    </message>
    <message>
        <source>{path}: another program is reading the record, so old content cannot be overwritten yet; close it and erase again</source>
        <translation>{path}: Ein anderes Programm liest die Aufzeichnung, daher lässt sich alter Inhalt noch nicht überschreiben; schließen Sie es und löschen Sie erneut</translation>
    </message>
    <message>
        <source>{path}: the study folder cannot be locked for writing: {reason}</source>
        <translation>{path}: Der Studienordner kann nicht zum Schreiben gesperrt werden: {reason}</translation>
    </message>
    <message>
        <source>{path}: another labeval has this study open; close it there, then try again</source>
        <translation>{path}: Die Studie ist in einem anderen labeval geöffnet; schließen Sie sie dort und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>{path}: another labeval (process {pid}, since {since}) has this study open; close it there, then try again</source>
        <translation>{path}: Die Studie ist in einem anderen labeval geöffnet (Prozess {pid}, seit {since}); schließen Sie sie dort und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>{path}: there is no record here</source>
        <translation>{path}: Hier ist keine Aufzeichnung</translation>
    </message>
    <message>
        <source>{path}: exists already; choose another name</source>
        <translation>{path}: gibt es schon; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>{path}: there is neither a record nor a backup of it</source>
        <translation>{path}: Es gibt weder eine Aufzeichnung noch eine Sicherung davon</translation>
    </message>
    <message>
        <source>there is no session “{named}”; the table “sessions” lists them</source>
        <translation>es gibt keine Sitzung „{named}“; die Tabelle „sessions“ führt sie auf</translation>
    </message>
    <message>
        <source>“{named}” can be several sessions: {sessions}</source>
        <translation>„{named}“ kann mehrere Sitzungen meinen: {sessions}</translation>
    </message>
    <message>
        <source>a rejection needs a reason</source>
        <translation>eine Zurückweisung braucht eine Begründung</translation>
    </message>
    <message>
        <source>“{set}” of session {session} is rejected already: {reason}</source>
        <translation>„{set}“ der Sitzung {session} ist bereits zurückgewiesen: {reason}</translation>
    </message>
    <message>
        <source>session {session} is rejected already: {reason}</source>
        <translation>die Sitzung {session} ist schon zurückgewiesen: {reason}</translation>
    </message>
    <message>
        <source>“{set}” of session {session} is not rejected</source>
        <translation>„{set}“ der Sitzung {session} ist nicht zurückgewiesen</translation>
    </message>
    <message>
        <source>session {session} is not rejected</source>
        <translation>die Sitzung {session} ist nicht zurückgewiesen</translation>
    </message>
    <message>
        <source>session {session} has not ended; resume it, or end it first</source>
        <translation>die Sitzung {session} ist nicht beendet; setzen Sie sie fort oder beenden Sie sie zuerst</translation>
    </message>
    <message>
        <source>session {session} has no set “{set}”; it has {known}</source>
        <translation>die Sitzung {session} hat keinen Teil „{set}“; sie hat {known}</translation>
    </message>
    <message>
        <source>{path}: the file with what the moderator asked for is damaged; move it away, then go on. What had reached the session is in the record and is not touched</source>
        <translation>{path}: Die Datei mit den Eingriffen der Versuchsleitung ist beschädigt; verschieben Sie sie an einen anderen Ort und machen Sie weiter. Was die Sitzung schon erreicht hatte, steht in der Aufzeichnung und bleibt unberührt</translation>
    </message>
    <message>
        <source>{path}: a newer labeval runs the moderator&apos;s window; use the same labeval for both</source>
        <translation>{path}: Im Fenster der Moderation läuft ein neueres labeval; verwenden Sie für beides dasselbe</translation>
    </message>
    <message>
        <source>the participant has not consented yet, so nothing can be kept about the session</source>
        <translation>Die teilnehmende Person hat noch nicht eingewilligt, deshalb darf über die Sitzung nichts aufbewahrt werden</translation>
    </message>
    <message>
        <source>{path}: the moderator&apos;s window is open on this study; close it and erase again</source>
        <translation>{path}: Das Fenster der Moderation ist für diese Studie offen; schließen Sie es und löschen Sie noch einmal</translation>
    </message>
    <message>
        <source>{path}: the file with texts and codes is damaged; put the newest copy from backups in its place. The record is another file and is not touched</source>
        <translation>{path}: Die Datei mit Texten und Codes ist beschädigt; legen Sie die neueste Kopie aus „backups“ an ihre Stelle. Die Aufzeichnung ist eine andere Datei und bleibt unberührt</translation>
    </message>
    <message>
        <source>{path}: a newer labeval coded in this file; install the newer labeval to open it</source>
        <translation>{path}: In dieser Datei hat ein neueres labeval codiert; installieren Sie es, um sie zu öffnen</translation>
    </message>
    <message>
        <source>{path}: nothing has been coded in this study yet; open its texts once</source>
        <translation>{path}: In dieser Studie wurde noch nichts codiert; öffnen Sie einmal ihre Texte</translation>
    </message>
    <message>
        <source>{path}: another program is reading the texts and codes, so old content cannot be overwritten yet; close it and do this again</source>
        <translation>{path}: Ein anderes Programm liest die Texte und Codes, deshalb kann alter Inhalt noch nicht überschrieben werden; schließen Sie es und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>{path}: there are no texts and codes here</source>
        <translation>{path}: Hier gibt es keine Texte und Codes</translation>
    </message>
    <message>
        <source>the redactions were changed meanwhile; look at them and confirm again</source>
        <translation>Die Schwärzungen wurden inzwischen geändert; sehen Sie sie an und bestätigen Sie noch einmal</translation>
    </message>
    <message>
        <source>recording {recording} is being transcribed, which could write the words down again; wait until that has finished or stop it, then confirm again</source>
        <translation>Die Aufnahme {recording} wird gerade transkribiert, was die Wörter wieder aufschreiben könnte; warten Sie, bis das fertig ist, oder beenden Sie es, und bestätigen Sie dann noch einmal</translation>
    </message>
    <message>
        <source>the study was not published: the check was not passed, and no reason was given</source>
        <translation>die Studie wurde nicht veröffentlicht: Die Prüfung ist nicht bestanden, und es wurde kein Grund angegeben</translation>
    </message>
    <message>
        <source>{path}: the copy could not be written: {reason}; the record itself is in its place</source>
        <translation>{path}: Die Kopie konnte nicht geschrieben werden: {reason}; die Aufzeichnung selbst ist an ihrem Platz</translation>
    </message>
    <message>
        <source>The session up to that moment is kept in {path}. When the study folder is back, open it: the session is offered there to be taken in.</source>
        <translation>Die Sitzung bis zu diesem Moment ist in {path} aufbewahrt. Öffnen Sie den Studienordner, wenn er wieder da ist: Dort wird angeboten, die Sitzung zu übernehmen.</translation>
    </message>
    <message>
        <source>{path}: the study folder is not there any more: it was removed, renamed or moved, or its disk is no longer connected. Nothing can be saved there</source>
        <translation>{path}: Der Studienordner ist nicht mehr da: Er wurde gelöscht, umbenannt oder verschoben, oder sein Laufwerk ist nicht mehr verbunden. Dort kann nichts gespeichert werden</translation>
    </message>
    <message>
        <source>{path}: the file was removed or renamed while it was in use. Nothing can be saved in it</source>
        <translation>{path}: Die Datei wurde gelöscht oder umbenannt, während sie in Gebrauch war. In ihr kann nichts gespeichert werden</translation>
    </message>
    <message>
        <source>{path}: another file has taken the place of the one in use. Nothing can be saved in it</source>
        <translation>{path}: Eine andere Datei hat den Platz der Datei eingenommen, die in Gebrauch ist. In ihr kann nichts gespeichert werden</translation>
    </message>
    <message>
        <source>the session has not ended</source>
        <translation>die Sitzung ist nicht beendet</translation>
    </message>
    <message>
        <source>only a session that the supervisor ended early can be reopened</source>
        <translation>nur eine Sitzung, die die Versuchsleitung vorzeitig beendet hat, kann wieder geöffnet werden</translation>
    </message>
    <message>
        <source>the session is rejected; take that back first, then it can be reopened</source>
        <translation>die Sitzung ist verworfen; erst das zurücknehmen, dann kann sie wieder geöffnet werden</translation>
    </message>
    <message>
        <source>the next session has begun, so this one can no longer be reopened</source>
        <translation>die nächste Sitzung hat begonnen, deshalb kann diese nicht mehr wieder geöffnet werden</translation>
    </message>
    <message>
        <source>{path}: a recording could not be copied: {reason}; everything else is merged, merge again for the sound</source>
        <translation>{path}: Eine Tonaufnahme konnte nicht kopiert werden: {reason}; alles andere ist zusammengeführt, führen Sie für den Ton noch einmal zusammen</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}; choose a folder that exists, on a disk with free space</source>
        <translation>{path}: kann nicht geschrieben werden: {reason}; wählen Sie einen vorhandenen Ordner auf einem Datenträger mit freiem Platz</translation>
    </message>
    <message>
        <source>{path}: the new copy is there, but an old one could not be removed: {reason}</source>
        <translation>{path}: Die neue Kopie ist da, aber eine alte konnte nicht entfernt werden: {reason}</translation>
    </message>
    <message>
        <source>{path}: {where} cannot be read, because the file was damaged; everything else can. &apos;labeval verify STUDY --save-to NEW&apos; restores it from a copy where there is one</source>
        <translation>{path}: {where} ist nicht lesbar, weil die Datei beschädigt wurde; alles andere ist lesbar. „labeval verify STUDY --save-to NEW“ stellt es aus einer Kopie wieder her, wo es eine gibt</translation>
    </message>
    <message>
        <source>robots have run sessions in this study folder; start sessions with people in a folder of their own, so that nobody counts the two together (a rehearsal is possible here)</source>
        <translation>In diesem Studienordner liefen Roboter-Sitzungen; nehmen Sie für Menschen einen eigenen Ordner, damit niemand beides zusammenzählt (ein Probelauf ist hier möglich)</translation>
    </message>
    <message>
        <source>{path}: the second copy could not be made: {reason}. The original and its copies in the study folder are in their places</source>
        <translation>{path}: Die Zweitkopie konnte nicht angelegt werden: {reason}. Das Original und seine Kopien im Studienordner sind an ihrem Platz</translation>
    </message>
    <message>
        <source>results are locked: the study has registered looks at {looks} participants, {completed} are complete, and the next look is at {next}. &apos;labeval looks STUDY&apos; shows them; --unlock with a reason opens the results, which is recorded and shown in the report</source>
        <translation>die Ergebnisse sind gesperrt: Für die Studie sind Blicke bei {looks} Teilnehmenden registriert, {completed} sind fertig, und der nächste Blick ist bei {next}. „labeval looks STUDY“ zeigt sie; --unlock mit einer Begründung öffnet die Ergebnisse, was aufgezeichnet wird und im Bericht steht</translation>
    </message>
    <message>
        <source>unlocking results needs a reason</source>
        <translation>das Entsperren der Ergebnisse braucht eine Begründung</translation>
    </message>
    <message>
        <source>this study has registered no looks</source>
        <translation>für diese Studie sind keine Blicke registriert</translation>
    </message>
    <message>
        <source>the results are not locked</source>
        <translation>die Ergebnisse sind nicht gesperrt</translation>
    </message>
    <message>
        <source>{place} is not there</source>
        <translation>{place} ist nicht da</translation>
    </message>
    <message>
        <source>what was read again is not what was written</source>
        <translation>was beim Nachlesen herauskam, ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>{record}: participant {participant}, {events:event|events}, kept on {saved}, of the study in {study}</source>
        <translation>{record}: {participant}, {events:Ereignis|Ereignisse}, aufgehoben am {saved}, aus der Studie in {study}</translation>
    </message>
    <message>
        <source>{path}: the places that the hub has leased cannot be read: {reason}; remove the file, then &apos;labeval hub sync&apos; writes it again</source>
        <translation>{path}: Die Plätze, die der Knoten reserviert hat, können nicht gelesen werden: {reason}; entfernen Sie die Datei, dann schreibt „labeval hub sync“ sie neu</translation>
    </message>
</context>
<context>
    <name>RedactionCard</name>
    <message>
        <source>Destroy what is redacted?</source>
        <translation>Geschwärztes vernichten?</translation>
    </message>
    <message numerus="yes">
        <source>in %n texts</source>
        <translation>
            <numerusform>in %n Text</numerusform>
            <numerusform>in %n Texten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redactions {texts}, with {seconds} s of sound.</source>
        <translation>
            <numerusform>%n Schwärzung {texts}, mit {seconds} s Ton.</numerusform>
            <numerusform>%n Schwärzungen {texts}, mit {seconds} s Ton.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words in %n code(s), memo(s), theme(s) or name(s) of texts and speakers go as well.</source>
        <translation>
            <numerusform>Auch Wörter in %n Code, Memo, Thema oder Namen von Texten und Sprechern werden entfernt.</numerusform>
            <numerusform>Auch Wörter in %n Codes, Memos, Themen oder Namen von Texten und Sprechern werden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for now</source>
        <translation>Vorerst behalten</translation>
    </message>
    <message>
        <source>Destroy for good</source>
        <translation>Endgültig vernichten</translation>
    </message>
    <message>
        <source>What is redacted is being destroyed</source>
        <translation>Das Geschwärzte wird vernichtet</translation>
    </message>
    <message>
        <source>You can go on reading and coding; the sound comes back when it is done. Where the program ends before, the rest is done when the texts are opened the next time.</source>
        <translation>Sie können weiter lesen und codieren; der Ton ist wieder da, wenn es fertig ist. Endet das Programm vorher, wird der Rest erledigt, wenn die Texte das nächste Mal geöffnet werden.</translation>
    </message>
    <message>
        <source>Go on working</source>
        <translation>Weiterarbeiten</translation>
    </message>
    <message>
        <source>Silence is written over the sound: recording {number} of {count}.</source>
        <translation>Der Ton wird mit Stille überschrieben: Aufnahme {number} von {count}.</translation>
    </message>
    <message>
        <source>The words leave the record and its copies: file {number} of {count}.</source>
        <translation>Die Wörter werden aus den Aufzeichnungen und ihren Kopien entfernt: Datei {number} von {count}.</translation>
    </message>
    <message>
        <source>The words leave these texts, with their history.</source>
        <translation>Die Wörter werden aus diesen Texten entfernt, mit ihrer Vorgeschichte.</translation>
    </message>
    <message>
        <source>The study folder is looked through for the words.</source>
        <translation>Der Studienordner wird nach den Wörtern durchsucht.</translation>
    </message>
    <message>
        <source>What was redacted is destroyed</source>
        <translation>Das Geschwärzte ist vernichtet</translation>
    </message>
    <message numerus="yes">
        <source>%n redactions are final.</source>
        <translation>
            <numerusform>%n Schwärzung ist endgültig.</numerusform>
            <numerusform>%n Schwärzungen sind endgültig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Named like a recording that held them, or sound that was not silenced:</source>
        <translation>Nach einer Aufnahme benannt, in der sie vorkamen, oder Ton, der nicht stumm gemacht wurde:</translation>
    </message>
    <message>
        <source>These codes, memos or themes may still name it:</source>
        <translation>Diese Codes, Memos oder Themen nennen es vielleicht noch:</translation>
    </message>
    <message numerus="yes">
        <source>Redact %n in texts and codes too</source>
        <translation>
            <numerusform>Auch %n in Texten und Codes schwärzen</numerusform>
            <numerusform>Auch %n in Texten und Codes schwärzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n inside longer words</source>
        <translation>
            <numerusform>… und %n in längeren Wörtern</numerusform>
            <numerusform>… und %n in längeren Wörtern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redact %n inside longer words</source>
        <translation>
            <numerusform>%n Stelle in längeren Wörtern schwärzen</numerusform>
            <numerusform>%n Stellen in längeren Wörtern schwärzen</numerusform>
        </translation>
    </message>
    <message>
        <source>At these places the words are removed from this workbook with its history, from the record of the study and from every copy of both in its folder. In the recordings silence is written over their sound. Nobody can bring them back, this program included, and steps before this can no longer be undone. Then the folder is searched for other places with the same words. Copies that were taken out of the folder are not reached.</source>
        <translation>An diesen Stellen werden die Wörter aus dieser Arbeitsmappe mit ihrem Verlauf, aus den Aufzeichnungen der Studie und aus jeder Kopie von beidem in ihrem Ordner entfernt. In den Aufnahmen wird Stille über ihren Ton geschrieben. Niemand kann sie zurückholen, auch dieses Programm nicht, und Schritte davor lassen sich nicht mehr rückgängig machen. Danach wird der Ordner nach anderen Stellen mit denselben Wörtern durchsucht. Kopien, die aus dem Ordner genommen wurden, werden nicht erreicht.</translation>
    </message>
    <message>
        <source>The copies in {place} are reached too.</source>
        <translation>Auch die Kopien in {place} werden erreicht.</translation>
    </message>
    <message>
        <source>The copies in {place} cannot be reached now: they keep the words until the place is there again and they are replaced.</source>
        <translation>Die Kopien in {place} sind jetzt nicht erreichbar: Sie behalten die Wörter, bis der Ort wieder da ist und sie ersetzt werden.</translation>
    </message>
    <message>
        <source>The copies in {place} were out of reach and may still hold the words. They are replaced when the place is there and the texts are opened, or after a session.</source>
        <translation>Die Kopien in {place} waren nicht erreichbar und können die Wörter noch enthalten. Sie werden ersetzt, wenn der Ort da ist und die Texte geöffnet werden oder eine Sitzung endet.</translation>
    </message>
</context>
<context>
    <name>RedactionFindings</name>
    <message>
        <source>{count} in texts</source>
        <translation>{count} in Texten</translation>
    </message>
    <message>
        <source>{count} in segments</source>
        <translation>{count} in Segmenten</translation>
    </message>
    <message>
        <source>{count} in earlier steps</source>
        <translation>{count} in früheren Schritten</translation>
    </message>
    <message>
        <source>{count} in memos</source>
        <translation>{count} in Memos</translation>
    </message>
    <message>
        <source>{count} in codes</source>
        <translation>{count} in Codes</translation>
    </message>
    <message>
        <source>{count} in summaries</source>
        <translation>{count} in Zusammenfassungen</translation>
    </message>
    <message>
        <source>{count} in boards</source>
        <translation>{count} in Tafeln</translation>
    </message>
    <message>
        <source>{count} in themes</source>
        <translation>{count} in Themen</translation>
    </message>
    <message>
        <source>{count} in connections of themes</source>
        <translation>{count} in Verbindungen von Themen</translation>
    </message>
    <message>
        <source>{count} in names of texts</source>
        <translation>{count} in Namen von Texten</translation>
    </message>
    <message>
        <source>{count} in what was recorded in sessions</source>
        <translation>{count} in dem, was in Sitzungen aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>{count} in transcripts</source>
        <translation>{count} in Transkripten</translation>
    </message>
    <message>
        <source>{count} in the study&apos;s own texts</source>
        <translation>{count} in den Texten der Studie selbst</translation>
    </message>
    <message>
        <source>{count} in imported judgments</source>
        <translation>{count} in importierten Urteilen</translation>
    </message>
    <message>
        <source>{count} in bytes that no row uses</source>
        <translation>{count} in Bytes, die keine Zeile benutzt</translation>
    </message>
    <message>
        <source>Not searched, pictures and sound: {files}</source>
        <translation>Nicht durchsucht, Bilder und Ton: {files}</translation>
    </message>
    <message>
        <source>Not searched, cannot be read: {files}</source>
        <translation>Nicht durchsucht, nicht lesbar: {files}</translation>
    </message>
    <message>
        <source>Not searched, too large: {files}</source>
        <translation>Nicht durchsucht, zu groß: {files}</translation>
    </message>
    <message>
        <source>Not searched, links to other folders: {files}</source>
        <translation>Nicht durchsucht, Verweise auf andere Ordner: {files}</translation>
    </message>
    <message>
        <source>Which words these were is not kept, so the folder was not searched for them. Look for them with the search of this window.</source>
        <translation>Welche Wörter es waren, wird nicht aufbewahrt; der Ordner wurde deshalb nicht nach ihnen durchsucht. Suchen Sie sie mit der Suche dieses Fensters.</translation>
    </message>
    <message>
        <source>{words} and {count} more</source>
        <translation>{words} und {count} weitere</translation>
    </message>
    <message>
        <source>{words}: not found in the {files} files of the study folder that could be searched.</source>
        <translation>{words}: nicht gefunden in den {files} Dateien des Studienordners, die durchsucht werden konnten.</translation>
    </message>
    <message>
        <source>{words}: found {whole} times as whole words and {inside} times inside longer words, in {found} of {files} files of the study folder that could be searched.</source>
        <translation>{words}: {whole}-mal als ganze Wörter und {inside}-mal in längeren Wörtern gefunden, in {found} von {files} Dateien des Studienordners, die durchsucht werden konnten.</translation>
    </message>
    <message>
        <source>{count} in the table {table}</source>
        <translation>{count} in der Tabelle {table}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation>Wie die Texte entstanden sind</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>QUELLE</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation>
            <numerusform>%n Beleg</numerusform>
            <numerusform>%n Belege</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation>Belege</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu …</translation>
    </message>
</context>
<context>
    <name>RejectDialog</name>
    <message>
        <source>Reject</source>
        <translation>Zurückweisen</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>Die ganze Sitzung</translation>
    </message>
    <message>
        <source>Judgments of {name}</source>
        <translation>Urteile von {name}</translation>
    </message>
    <message>
        <source>Answers to {name}</source>
        <translation>Antworten auf {name}</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>What shall not count of {code}?</source>
        <translation>Was soll von {code} nicht zählen?</translation>
    </message>
    <message>
        <source>The record stays as it is. The place is given to the next participant. Untick something to let it count again.</source>
        <translation>Die Aufzeichnung bleibt, wie sie ist. Den Platz bekommt die nächste Person. Ohne Häkchen zählt etwas wieder.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>{at} of {count}, in {texts} texts</source>
        <translation>{at} von {count}, in {texts} Texten</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n places replaced; Undo takes all of them back.</source>
        <translation>
            <numerusform>%n Stelle ersetzt; „Rückgängig“ nimmt sie zurück.</numerusform>
            <numerusform>%n Stellen ersetzt; „Rückgängig“ nimmt alle zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in the transcripts</source>
        <translation>In den Transkripten suchen</translation>
    </message>
    <message>
        <source>Put this in its place</source>
        <translation>Dadurch ersetzen</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß/klein</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Alle Texte</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>How everything was computed</source>
        <translation>Wie alles berechnet wurde</translation>
    </message>
    <message>
        <source>Sources of the formulas</source>
        <translation>Quellen der Formeln</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>n is always what a figure was computed from, after everything that was left out: judgments for scores, comparisons for pairs, texts for agreement, pairs of values for tests. Answers that were left open or declined count nowhere; a comparison of two texts of one system counts for each of them.</source>
        <translation>n ist immer das, woraus eine Zahl berechnet wurde, nach allem, was weggelassen wurde: Urteile bei Punktzahlen, Vergleiche bei Paaren, Texte bei der Übereinstimmung, Wertepaare bei Tests. Offen gelassene und abgelehnte Antworten zählen nirgends; ein Vergleich zweier Texte eines Systems zählt für jeden von ihnen.</translation>
    </message>
    <message>
        <source>Scores and ranks</source>
        <translation>Punktzahlen und Ränge</translation>
    </message>
    <message>
        <source>Scale ratings: mean. Yes–no questions: number of yes; “don&apos;t know” is no yes, and the share is given with and without it. Comparisons: number of wins. Best and worst: times best less times worst. Criteria of which less is better are turned round before criteria are added up. Equal scores share the mean of their ranks; scores are rounded to nine decimals before they are ranked.</source>
        <translation>Bewertungen auf einer Skala: Mittelwert. Ja-Nein-Fragen: Anzahl Ja; „Weiß nicht“ ist kein Ja, und der Anteil steht mit und ohne es da. Vergleiche: Anzahl der Siege. Bester und schlechtester: wie oft bester minus wie oft schlechtester. Kriterien, bei denen weniger besser ist, werden umgedreht, bevor Kriterien zusammengezählt werden. Gleiche Punktzahlen teilen sich den mittleren Rang; vor dem Ordnen wird auf neun Stellen gerundet.</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>Undefiniert</translation>
    </message>
    <message>
        <source>A dash is a figure that does not exist, such as the agreement of one rater; a note below the table says why. Nothing is replaced by zero.</source>
        <translation>Ein Strich ist eine Zahl, die es nicht gibt, etwa die Übereinstimmung einer einzigen Person; eine Anmerkung unter der Tabelle sagt, warum. Nichts wird durch null ersetzt.</translation>
    </message>
    <message>
        <source>How far raters agree</source>
        <translation>Wie weit Beurteilende übereinstimmen</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha: 1 is perfect agreement, 0 what chance would give, below 0 systematic disagreement. Lines are 95 % intervals over texts drawn with replacement. The bands are those that Krippendorff (2004) proposed: from .800 reliable, from .667 for tentative conclusions. Open marks: undefined, for the reason in the table. A low alpha need not be the raters&apos; fault: where all texts are alike there is nothing to agree on.</source>
        <translation>Krippendorffs Alpha: 1 ist völlige Übereinstimmung, 0 was der Zufall ergäbe, unter 0 regelmäßige Uneinigkeit. Linien sind 95-%-Intervalle über mit Zurücklegen gezogene Texte. Die Bänder hat Krippendorff (2004) vorgeschlagen: ab 0,800 verlässlich, ab 0,667 für vorläufige Schlüsse. Offene Zeichen: undefiniert, aus dem Grund in der Tabelle. Ein niedriges Alpha liegt nicht immer an den Beurteilenden: Wo alle Texte gleich gut sind, gibt es nichts, worin man übereinstimmen könnte.</translation>
    </message>
    <message>
        <source>Raters and texts: {counts}.</source>
        <translation>Beurteilende und Texte: {counts}.</translation>
    </message>
    <message>
        <source>Best less worst</source>
        <translation>Bester minus schlechtester</translation>
    </message>
    <message>
        <source>How often a text was chosen as best, less how often as worst, divided by how often it was shown: 1 is always best, −1 always worst. Over all systems the scores add up to zero. Lines are 95 % intervals.</source>
        <translation>Wie oft ein Text als bester gewählt wurde, minus wie oft als schlechtester, geteilt durch wie oft er gezeigt wurde: 1 ist immer bester, −1 immer schlechtester. Über alle Systeme ergibt die Summe null. Linien sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>{place}; n = {n} showings of each.</source>
        <translation>{place}; n = {n} Mal gezeigt.</translation>
    </message>
    <message>
        <source>more often worst  ←   →  more often best</source>
        <translation>öfter schlechtester  ←   →  öfter bester</translation>
    </message>
    <message>
        <source>Strength in direct comparisons (Davidson&apos;s model)</source>
        <translation>Stärke im direkten Vergleich (Davidsons Modell)</translation>
    </message>
    <message>
        <source>Bradley–Terry model with ties (Davidson, 1970), fitted by maximum likelihood over all pairs together. A score of 0 is the average; a lead of 1 means odds of about 2.7 to 1 of winning a comparison that is decided. Lines are 95 % intervals.</source>
        <translation>Bradley-Terry-Modell mit Gleichständen (Davidson, 1970), mit größter Likelihood über alle Paare zusammen angepasst. Eine Punktzahl von 0 ist der Durchschnitt; ein Vorsprung von 1 heißt, dass ein entschiedener Vergleich etwa 2,7 zu 1 gewonnen wird. Linien sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>{place}; n = {n} comparisons of each system; tie parameter ν = {nu}.</source>
        <translation>{place}; n = {n} Vergleiche je System; Gleichstandsparameter ν = {nu}.</translation>
    </message>
    <message>
        <source>score (log odds); better to the right</source>
        <translation>Punktzahl (Log-Odds); besser nach rechts</translation>
    </message>
    <message>
        <source>What was answered, criterion by criterion</source>
        <translation>Was geantwortet wurde, Kriterium für Kriterium</translation>
    </message>
    <message>
        <source>Answers in each bar: {counts}.</source>
        <translation>Antworten je Balken: {counts}.</translation>
    </message>
    <message>
        <source>all texts</source>
        <translation>alle Texte</translation>
    </message>
    <message>
        <source>Effects of side and order</source>
        <translation>Effekte von Seite und Reihenfolge</translation>
    </message>
    <message>
        <source>Share of decided comparisons in which the text shown on the left was chosen, with its 95 % interval; one half is no effect. Only pairs that were shown both ways count, so that a better text cannot pass for a better side.</source>
        <translation>Anteil der entschiedenen Vergleiche, in denen der links gezeigte Text gewählt wurde, mit seinem 95-%-Intervall; die Hälfte ist kein Effekt. Nur Paare zählen, die in beiden Richtungen gezeigt wurden, damit ein besserer Text nicht als bessere Seite durchgeht.</translation>
    </message>
    <message>
        <source>n = {n} decided comparisons; test: {test}.</source>
        <translation>n = {n} entschiedene Vergleiche; Test: {test}.</translation>
    </message>
    <message>
        <source>share in which the left one was chosen</source>
        <translation>Anteil, in dem der linke gewählt wurde</translation>
    </message>
    <message>
        <source>Power by number of participants</source>
        <translation>Teststärke nach Zahl der Teilnehmenden</translation>
    </message>
    <message>
        <source>{methods}; n of the pilot: {ns} raters.</source>
        <translation>{methods}; n der Vorstudie: {ns} Beurteilende.</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Teststärke</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Do two methods rank alike?</source>
        <translation>Ergeben zwei Methoden dieselbe Rangfolge?</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b between the scores of two methods: 1 is the same order, 0 no relation, −1 the reverse. Below it p and n, the number of things ranked. p comes from the exact test without ties and from the normal approximation with them. With few things ranked p cannot be small, whatever the order: with four systems the smallest possible two-sided p is .083.</source>
        <translation>Kendalls Tau-b zwischen den Punktzahlen zweier Methoden: 1 ist dieselbe Reihenfolge, 0 kein Zusammenhang, −1 die umgekehrte. Darunter p und n, die Zahl der geordneten Dinge. p kommt ohne Bindungen aus dem exakten Test, mit ihnen aus der Normalnäherung. Sind es wenige Dinge, kann p nicht klein werden, wie immer die Reihenfolge ist: Bei vier Systemen ist das kleinste zweiseitige p 0,083.</translation>
    </message>
    <message>
        <source>{place}; left over texts, right over systems, where known.</source>
        <translation>{place}; links über Texte, rechts über Systeme, wo bekannt.</translation>
    </message>
    <message>
        <source>Who agrees with whom</source>
        <translation>Wer mit wem übereinstimmt</translation>
    </message>
    <message>
        <source>Share of what both judged on which two raters gave the same answer; darker is more. A pale row is somebody who judges unlike all others, two dark blocks are two schools. Few common judgments make it unsteady, so read patterns and not single cells.</source>
        <translation>Anteil dessen, was beide beurteilten, zu dem zwei Beurteilende dieselbe Antwort gaben; dunkler ist mehr. Eine blasse Zeile ist jemand, der anders urteilt als alle, zwei dunkle Blöcke sind zwei Lager. Wenige gemeinsame Urteile machen es unstet; lesen Sie Muster und keine einzelnen Felder.</translation>
    </message>
    <message>
        <source>Common judgments of a pair: n = {n}.</source>
        <translation>Gemeinsame Urteile eines Paars: n = {n}.</translation>
    </message>
    <message>
        <source>Score and rank by method</source>
        <translation>Punktzahl und Rang nach Methode</translation>
    </message>
    <message>
        <source>Judgments behind each score: {counts}.</source>
        <translation>Urteile hinter jeder Punktzahl: {counts}.</translation>
    </message>
    <message>
        <source>Time and cost by method</source>
        <translation>Zeit und Kosten nach Methode</translation>
    </message>
    <message>
        <source>Time counts while the page was in front and the session was not paused. A page&apos;s time is its sum over all visits. Cost is participants × mean time on the method&apos;s pages × hourly rate; instructions, training and breaks are not in it.</source>
        <translation>Zeit zählt, solange die Seite vorn war und die Sitzung nicht pausierte. Die Zeit einer Seite ist die Summe über alle Besuche. Kosten sind Teilnehmende × mittlere Zeit auf den Seiten der Methode × Stundensatz; Anleitung, Übung und Pausen sind nicht darin.</translation>
    </message>
    <message>
        <source>Participants / pages: {counts}.</source>
        <translation>Teilnehmende / Seiten: {counts}.</translation>
    </message>
    <message>
        <source>seconds a page (median)</source>
        <translation>Sekunden je Seite (Median)</translation>
    </message>
    <message>
        <source>minutes a person (mean)</source>
        <translation>Minuten je Person (Mittel)</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Who wins against whom</source>
        <translation>Wer gegen wen gewinnt</translation>
    </message>
    <message>
        <source>{place}; n = {n} comparisons of {pairs} pairs.</source>
        <translation>{place}; n = {n} Vergleiche von {pairs} Paaren.</translation>
    </message>
    <message>
        <source>all judgments</source>
        <translation>alle Urteile</translation>
    </message>
    <message>
        <source>only completed sessions</source>
        <translation>nur abgeschlossene Sitzungen</translation>
    </message>
    <message>
        <source>rehearsals too</source>
        <translation>auch Probeläufe</translation>
    </message>
    <message>
        <source>95 % intervals from {n} draws, seed {seed}</source>
        <translation>95-%-Intervalle aus {n} Ziehungen, Startzahl {seed}</translation>
    </message>
    <message>
        <source>study version {version}</source>
        <translation>Fassung der Studie {version}</translation>
    </message>
    <message>
        <source>only condition</source>
        <translation>nur Bedingung</translation>
    </message>
    <message>
        <source>only group</source>
        <translation>nur Gruppe</translation>
    </message>
    <message>
        <source>only method</source>
        <translation>nur Methode</translation>
    </message>
    <message>
        <source>only criterion</source>
        <translation>nur Kriterium</translation>
    </message>
    <message>
        <source>only judgments of</source>
        <translation>nur Urteile von</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>robots</source>
        <translation>Robotern</translation>
    </message>
    <message>
        <source>rehearsals</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>imported judgments</source>
        <translation>Importiertem</translation>
    </message>
    <message>
        <source>{n} of people</source>
        <translation>{n} von Menschen</translation>
    </message>
    <message>
        <source>{n} of robots</source>
        <translation>{n} von Robotern</translation>
    </message>
    <message>
        <source>{n} imported</source>
        <translation>{n} importiert</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>{n} of {systems}</source>
        <translation>{n} von {systems}</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>system or text</source>
        <translation>System oder Text</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>what was judged</source>
        <translation>was beurteilt wurde</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>why undefined, or note</source>
        <translation>warum undefiniert, oder Anmerkung</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter</translation>
    </message>
    <message>
        <source>first wins</source>
        <translation>Siege des ersten</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>Siege des zweiten</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>Gleichstände</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation>beide schlecht</translation>
    </message>
    <message>
        <source>first&apos;s share of wins</source>
        <translation>Anteil Siege des ersten</translation>
    </message>
    <message>
        <source>p, corrected</source>
        <translation>p, korrigiert</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>coefficient</source>
        <translation>Koeffizient</translation>
    </message>
    <message>
        <source>level of measurement</source>
        <translation>Skalenniveau</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>raters</source>
        <translation>Beurteilende</translation>
    </message>
    <message>
        <source>tau-b</source>
        <translation>Tau-b</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>rater</source>
        <translation>beurteilt von</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>judgments</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>seconds a judgment (mean)</source>
        <translation>Sekunden je Urteil (Mittel)</translation>
    </message>
    <message>
        <source>comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>shuffled from</source>
        <translation>gemischt von</translation>
    </message>
    <message>
        <source>different rankings</source>
        <translation>verschiedene Rangfolgen</translation>
    </message>
    <message>
        <source>of orders</source>
        <translation>bei Reihenfolgen</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>least competence</source>
        <translation>geringste Kompetenz</translation>
    </message>
    <message>
        <source>alpha before</source>
        <translation>Alpha vorher</translation>
    </message>
    <message>
        <source>alpha after</source>
        <translation>Alpha nachher</translation>
    </message>
    <message>
        <source>texts before</source>
        <translation>Texte vorher</translation>
    </message>
    <message>
        <source>texts after</source>
        <translation>Texte nachher</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>verglichen</translation>
    </message>
    <message>
        <source>f, cautious</source>
        <translation>f, vorsichtig</translation>
    </message>
    <message>
        <source>participants needed</source>
        <translation>nötige Teilnehmende</translation>
    </message>
    <message>
        <source>cautiously</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>minutes each</source>
        <translation>Minuten je Person</translation>
    </message>
    <message>
        <source>how computed</source>
        <translation>wie berechnet</translation>
    </message>
    <message>
        <source>same answers</source>
        <translation>gleiche Antworten</translation>
    </message>
    <message>
        <source>disagreement</source>
        <translation>Uneinigkeit</translation>
    </message>
    <message>
        <source>most given</source>
        <translation>am häufigsten</translation>
    </message>
    <message>
        <source>read as</source>
        <translation>gilt als</translation>
    </message>
    <message>
        <source>competence</source>
        <translation>Kompetenz</translation>
    </message>
    <message>
        <source>over seeds from</source>
        <translation>über Startwerte von</translation>
    </message>
    <message>
        <source>with the majority</source>
        <translation>mit der Mehrheit</translation>
    </message>
    <message>
        <source>seconds a page</source>
        <translation>Sekunden je Seite</translation>
    </message>
    <message>
        <source>pages all alike</source>
        <translation>Seiten mit lauter gleichen Antworten</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>checks passed</source>
        <translation>Prüfungen bestanden</translation>
    </message>
    <message>
        <source>checks shown</source>
        <translation>Prüfungen gezeigt</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>answered at (UTC)</source>
        <translation>beantwortet um (UTC)</translation>
    </message>
    <message>
        <source>Rating on a scale (DQE)</source>
        <translation>Bewertung auf einer Skala (DQE)</translation>
    </message>
    <message>
        <source>Yes–no questions (AQC)</source>
        <translation>Ja-Nein-Fragen (AQC)</translation>
    </message>
    <message>
        <source>Comparison of two (AB)</source>
        <translation>Vergleich von zweien (AB)</translation>
    </message>
    <message>
        <source>Best and worst of several (BWS)</source>
        <translation>Bester und schlechtester von mehreren (BWS)</translation>
    </message>
    <message>
        <source>Aspects with an ideal point</source>
        <translation>Aspekte mit Idealpunkt</translation>
    </message>
    <message>
        <source>mean rating</source>
        <translation>mittlere Bewertung</translation>
    </message>
    <message>
        <source>median rating</source>
        <translation>Median der Bewertungen</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>number of yes</source>
        <translation>Anzahl Ja</translation>
    </message>
    <message>
        <source>share of yes</source>
        <translation>Anteil Ja</translation>
    </message>
    <message>
        <source>share of yes, without “don&apos;t know”</source>
        <translation>Anteil Ja, ohne „Weiß nicht“</translation>
    </message>
    <message>
        <source>number of wins</source>
        <translation>Anzahl Siege</translation>
    </message>
    <message>
        <source>share of wins</source>
        <translation>Anteil Siege</translation>
    </message>
    <message>
        <source>best less worst</source>
        <translation>bester minus schlechtester</translation>
    </message>
    <message>
        <source>best less worst, by times shown</source>
        <translation>bester minus schlechtester, je gezeigtem Mal</translation>
    </message>
    <message>
        <source>distance from the ideal</source>
        <translation>Abstand vom Ideal</translation>
    </message>
    <message>
        <source>share of the left one</source>
        <translation>Anteil des linken</translation>
    </message>
    <message>
        <source>share of ties</source>
        <translation>Anteil Gleichstände</translation>
    </message>
    <message>
        <source>alpha, shown one way</source>
        <translation>Alpha, so herum gezeigt</translation>
    </message>
    <message>
        <source>alpha, shown the other way</source>
        <translation>Alpha, andersherum gezeigt</translation>
    </message>
    <message>
        <source>the longer one is better</source>
        <translation>der längere ist besser</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau</source>
        <translation>Kendalls Tau</translation>
    </message>
    <message>
        <source>share of preferences</source>
        <translation>Anteil Bevorzugungen</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>variance of raters</source>
        <translation>Varianz der Bewertenden</translation>
    </message>
    <message>
        <source>variance of questions</source>
        <translation>Varianz der Fragen</translation>
    </message>
    <message>
        <source>variance of texts</source>
        <translation>Varianz der Texte</translation>
    </message>
    <message>
        <source>variance that is left</source>
        <translation>verbleibende Varianz</translation>
    </message>
    <message>
        <source>flag: answered too fast</source>
        <translation>Hinweis: zu schnell geantwortet</translation>
    </message>
    <message>
        <source>flag: the same answer throughout</source>
        <translation>Hinweis: durchweg dieselbe Antwort</translation>
    </message>
    <message>
        <source>flag: long without input</source>
        <translation>Hinweis: lange ohne Eingabe</translation>
    </message>
    <message>
        <source>flag: hesitated or changed answers</source>
        <translation>Hinweis: gezögert oder Antworten geändert</translation>
    </message>
    <message>
        <source>flag: definitions looked up often</source>
        <translation>Hinweis: Definitionen oft nachgesehen</translation>
    </message>
    <message>
        <source>flag: no comment</source>
        <translation>Hinweis: kein Kommentar</translation>
    </message>
    <message>
        <source>flag: window left</source>
        <translation>Hinweis: Fenster verlassen</translation>
    </message>
    <message>
        <source>pages with a comment</source>
        <translation>Seiten mit Kommentar</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offen gelassen</translation>
    </message>
    <message>
        <source>declined to answer</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>don&apos;t know</source>
        <translation>weiß nicht</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>all criteria</source>
        <translation>alle Kriterien</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>Bevorzugung</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorffs Alpha</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss’ Kappa</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohens Kappa</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominal</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>ordinal</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>Zurückgewiesenes</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>Urteile mit Hinweis</translation>
    </message>
    <message>
        <source>raters and questions</source>
        <translation>Beurteilende und Fragen</translation>
    </message>
    <message>
        <source>judgments, as if independent</source>
        <translation>Urteile, als wären sie unabhängig</translation>
    </message>
    <message>
        <source>comparisons, as if independent</source>
        <translation>Vergleiche, als wären sie unabhängig</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>asymptotic</source>
        <translation>asymptotisch</translation>
    </message>
    <message>
        <source>Results of a human evaluation</source>
        <translation>Ergebnisse einer Evaluation durch Menschen</translation>
    </message>
    <message>
        <source>The answer in a sentence</source>
        <translation>Die Antwort in einem Satz</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>How computed</source>
        <translation>Wie berechnet</translation>
    </message>
    <message>
        <source>{n} more rows are in {file}.</source>
        <translation>{n} weitere Zeilen stehen in {file}.</translation>
    </message>
    <message>
        <source>{caption} 95 % intervals over: {resampled}.</source>
        <translation>{caption} 95-%-Intervalle über: {resampled}.</translation>
    </message>
    <message>
        <source>{caption} Raters: {n}.</source>
        <translation>{caption} Bewertende: {n}.</translation>
    </message>
    <message>
        <source>What does each method cost?</source>
        <translation>Was kostet jede Methode?</translation>
    </message>
    <message>
        <source>Time spent on rating pages, and what it costs.</source>
        <translation>Zeit auf den Bewertungsseiten, und was sie kostet.</translation>
    </message>
    <message>
        <source>Time and cost</source>
        <translation>Zeit und Kosten</translation>
    </message>
    <message>
        <source>The least time a judgment takes {fast} with {least} s, the most {slow} with {most} s (mean).</source>
        <translation>Am wenigsten Zeit je Urteil braucht {fast} mit {least} s, am meisten {slow} mit {most} s (Mittel).</translation>
    </message>
    <message>
        <source>At {rate} an hour the ratings of this study cost {sum} in all ({parts}).</source>
        <translation>Bei {rate} je Stunde kosten die Bewertungen dieser Studie insgesamt {sum} ({parts}).</translation>
    </message>
    <message>
        <source>No hourly rate was given, so that there are times but no costs.</source>
        <translation>Es wurde kein Stundensatz angegeben, darum gibt es Zeiten, aber keine Kosten.</translation>
    </message>
    <message>
        <source>Do the methods agree?</source>
        <translation>Stimmen die Methoden überein?</translation>
    </message>
    <message>
        <source>Rank correlation of the methods, all criteria together</source>
        <translation>Rangkorrelation der Methoden, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Correlation with scores from elsewhere, over texts, all criteria together</source>
        <translation>Korrelation mit anderen Werten, über Texte, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Only one method was used, so there is nothing to compare it with.</source>
        <translation>Nur eine Methode wurde benutzt, darum gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Over {n} {level}, the methods&apos; orders correlate between tau = {low} ({least}) and tau = {high} ({most}).</source>
        <translation>Über {n} {level} korrelieren die Reihenfolgen der Methoden zwischen Tau = {low} ({least}) und Tau = {high} ({most}).</translation>
    </message>
    <message>
        <source>With only {n} systems no order can be significant in a two-sided test, so look at the texts, of which there are more.</source>
        <translation>Bei nur {n} Systemen kann im zweiseitigen Test keine Reihenfolge signifikant sein; sehen Sie auf die Texte, von denen es mehr gibt.</translation>
    </message>
    <message>
        <source>Did side or order matter?</source>
        <translation>Zählten Seite oder Reihenfolge?</translation>
    </message>
    <message>
        <source>Nothing was computed on it here.</source>
        <translation>Dazu wurde hier nichts berechnet.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>What would the next study need?</source>
        <translation>Was bräuchte die nächste Studie?</translation>
    </message>
    <message>
        <source>Participants, minutes and cost at which a difference as large as the one seen here would be found with a power of 80 %.</source>
        <translation>Teilnehmende, Minuten und Kosten, mit denen ein so großer Unterschied wie der hier gesehene mit einer Teststärke von 80 % gefunden würde.</translation>
    </message>
    <message>
        <source>Plan of the next study</source>
        <translation>Plan der nächsten Studie</translation>
    </message>
    <message>
        <source>Nothing was planned from these data.</source>
        <translation>Aus diesen Daten wurde nichts geplant.</translation>
    </message>
    <message>
        <source>{n} participants for {method}</source>
        <translation>{n} Teilnehmende für {method}</translation>
    </message>
    <message>
        <source>{n} participants for {method} (cautiously {cautious})</source>
        <translation>{n} Teilnehmende für {method} (vorsichtig {cautious})</translation>
    </message>
    <message>
        <source>Recommended are {parts}. An effect that is read off a small pilot is itself uncertain, and often too large; take these figures as a least estimate.</source>
        <translation>Empfohlen sind {parts}. Ein Effekt, der aus einer kleinen Vorstudie stammt, ist selbst unsicher und oft zu groß; nehmen Sie diese Zahlen als Mindestschätzung.</translation>
    </message>
    <message>
        <source>How far do raters agree?</source>
        <translation>Wie weit stimmen Beurteilende überein?</translation>
    </message>
    <message>
        <source>If raters do not agree, a score says more about who was asked than about the text.</source>
        <translation>Sind sich Beurteilende nicht einig, sagt eine Punktzahl mehr darüber, wer gefragt wurde, als über den Text.</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha by method and criterion</source>
        <translation>Krippendorffs Alpha nach Methode und Kriterium</translation>
    </message>
    <message>
        <source>Other coefficients of agreement</source>
        <translation>Andere Koeffizienten der Übereinstimmung</translation>
    </message>
    <message>
        <source>Do the criteria of a scale hang together? (Cronbach&apos;s alpha)</source>
        <translation>Hängen die Kriterien einer Skala zusammen? (Cronbachs Alpha)</translation>
    </message>
    <message>
        <source>Criteria that go together (Kendall&apos;s tau)</source>
        <translation>Kriterien, die zusammengehen (Kendalls Tau)</translation>
    </message>
    <message>
        <source>Do longer texts score higher?</source>
        <translation>Bekommen längere Texte höhere Punktzahlen?</translation>
    </message>
    <message>
        <source>The same page twice</source>
        <translation>Dieselbe Seite zweimal</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>Beurteilende</translation>
    </message>
    <message>
        <source>Agreement without the raters of least competence</source>
        <translation>Übereinstimmung ohne die Beurteilenden mit der geringsten Kompetenz</translation>
    </message>
    <message>
        <source>Texts that divide raters most</source>
        <translation>Texte, über die Beurteilende am uneinigsten sind</translation>
    </message>
    <message>
        <source>{method}: alpha has its median at {median} over {n} criteria, from {low} ({least}) to {high} ({most}); {reliable} reach .800 and {tentative} more reach .667.</source>
        <translation>{method}: Alpha liegt im Median bei {median} über {n} Kriterien, von {low} ({least}) bis {high} ({most}); {reliable} erreichen 0,800 und {tentative} weitere 0,667.</translation>
    </message>
    <message>
        <source>{method}: alpha is {median} ({least}).</source>
        <translation>{method}: Alpha ist {median} ({least}).</translation>
    </message>
    <message>
        <source>{method}: alpha is undefined on {n} criteria: {reason}.</source>
        <translation>{method}: Alpha ist bei {n} Kriterien undefiniert: {reason}.</translation>
    </message>
    <message>
        <source>What did participants struggle with?</source>
        <translation>Womit taten sich Teilnehmende schwer?</translation>
    </message>
    <message>
        <source>Flags are traces in the record that deserve a second look; they prove nothing by themselves. What people said and wrote is the better answer: read it, or code it.</source>
        <translation>Hinweise sind Spuren in der Aufzeichnung, die einen zweiten Blick verdienen; sie beweisen für sich nichts. Was Menschen sagten und schrieben, ist die bessere Antwort: Lesen oder codieren Sie es.</translation>
    </message>
    <message>
        <source>Flags, comments and answers that decide nothing</source>
        <translation>Hinweise, Kommentare und Antworten, die nichts entscheiden</translation>
    </message>
    <message>
        <source>{method}: {counts}.</source>
        <translation>{method}: {counts}.</translation>
    </message>
    <message>
        <source>No flag, no comment, and every question was answered.</source>
        <translation>Kein Hinweis, kein Kommentar, und jede Frage wurde beantwortet.</translation>
    </message>
    <message>
        <source>Which system is better?</source>
        <translation>Welches System ist besser?</translation>
    </message>
    <message>
        <source>Scores of the systems, all criteria together</source>
        <translation>Punktzahlen der Systeme, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Direct comparisons, all criteria together</source>
        <translation>Direkte Vergleiche, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Best and worst: scores by a model, all criteria together</source>
        <translation>Bester und schlechtester: Punktzahlen aus einem Modell, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Ranks within each question as grades, all criteria together</source>
        <translation>Ränge je Frage als Noten, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Elo ratings, and how far they depend on the order</source>
        <translation>Elo-Zahlen, und wie weit sie von der Reihenfolge abhängen</translation>
    </message>
    <message>
        <source>Circles: A beats B, B beats C, C beats A</source>
        <translation>Kreise: A schlägt B, B schlägt C, C schlägt A</translation>
    </message>
    <message>
        <source>Differences between systems, criterion by criterion</source>
        <translation>Unterschiede zwischen Systemen, Kriterium für Kriterium</translation>
    </message>
    <message>
        <source>Systems by a model of raters, questions and texts, all criteria together</source>
        <translation>Systeme nach einem Modell mit Bewertenden, Fragen und Texten, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Scores of the texts, all criteria together</source>
        <translation>Punktzahlen der Texte, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>What the overall rating rests on</source>
        <translation>Worauf die Gesamtbewertung beruht</translation>
    </message>
    <message>
        <source>Groups of raters compared</source>
        <translation>Gruppen von Beurteilenden im Vergleich</translation>
    </message>
    <message>
        <source>How were responses written?</source>
        <translation>Wie wurden Antworten geschrieben?</translation>
    </message>
    <message>
        <source>Participants wrote responses from passages that they could cite. What they used, and how, is counted here by style and by writer.</source>
        <translation>Teilnehmende schrieben Antworten aus Passagen, die sie zitieren konnten. Was sie nutzten und wie, ist hier nach Stil und Person gezählt.</translation>
    </message>
    <message>
        <source>Measures of the responses</source>
        <translation>Maße der Antworten</translation>
    </message>
    <message>
        <source>Which passages were cited, by their place in the list</source>
        <translation>Welche Passagen zitiert wurden, nach ihrem Platz in der Liste</translation>
    </message>
    <message>
        <source>Nobody wrote a response in this study.</source>
        <translation>In dieser Studie hat niemand eine Antwort geschrieben.</translation>
    </message>
    <message>
        <source>There is nothing to rank yet: fewer than two systems have been judged.</source>
        <translation>Es gibt noch keine Rangfolge: Weniger als zwei Systeme wurden beurteilt.</translation>
    </message>
    <message>
        <source>{best} comes first by every method ({methods}). The lead is clear by {clear}; by {open} it is not, and another study could turn it round.</source>
        <translation>{best} liegt bei jeder Methode vorn ({methods}). Klar ist der Vorsprung bei {clear}; bei {open} ist er es nicht, und eine andere Studie könnte ihn umkehren.</translation>
    </message>
    <message>
        <source>The methods do not agree on the best: {sides}.</source>
        <translation>Die Methoden sind sich über das beste System uneins: {sides}.</translation>
    </message>
    <message>
        <source>No lead is clear, so this need not be a contradiction.</source>
        <translation>Kein Vorsprung ist deutlich; das muss also kein Widerspruch sein.</translation>
    </message>
    <message>
        <source>The lead is clear by {methods} only, so this need not be a contradiction.</source>
        <translation>Deutlich ist der Vorsprung nur nach {methods}; das muss also kein Widerspruch sein.</translation>
    </message>
    <message>
        <source>{best} by {methods}</source>
        <translation>{best} bei {methods}</translation>
    </message>
    <message>
        <source>{best} is the best by {methods}, with a clear lead.</source>
        <translation>{best} ist bei {methods} am besten, mit klarem Vorsprung.</translation>
    </message>
    <message>
        <source>{best} comes first by {methods}, but its lead over {rivals} is not safe.</source>
        <translation>{best} liegt bei {methods} vorn, aber der Vorsprung vor {rivals} ist nicht gesichert.</translation>
    </message>
    <message>
        <source>{names} share the first place by {methods}: their scores are the same.</source>
        <translation>{names} teilen sich bei {methods} den ersten Platz: Ihre Punktzahlen sind gleich.</translation>
    </message>
    <message>
        <source>{best} comes first by {methods}.</source>
        <translation>{best} liegt nach {methods} vorn.</translation>
    </message>
    <message>
        <source>{best} comes first by every method ({methods}).</source>
        <translation>{best} liegt nach jeder Methode vorn ({methods}).</translation>
    </message>
    <message>
        <source>The lead is clear by {methods}.</source>
        <translation>Der Vorsprung ist klar nach {methods}.</translation>
    </message>
    <message>
        <source>By {methods} it is not safe.</source>
        <translation>Nach {methods} ist er nicht sicher.</translation>
    </message>
    <message>
        <source>Too few raters to say whether that holds: {methods}; it takes {least} or more.</source>
        <translation>Zu wenige Bewertende, um zu sagen, ob das hält: {methods}; nötig sind mindestens {least}.</translation>
    </message>
    <message>
        <source>{method} (raters: {n})</source>
        <translation>{method} (Bewertende: {n})</translation>
    </message>
    <message>
        <source>{names} (equal)</source>
        <translation>{names} (gleich)</translation>
    </message>
    <message>
        <source>{method}: {best} is first ({statistic} {value}{interval}); {standing}.</source>
        <translation>{method}: {best} liegt vorn ({statistic} {value}{interval}); {standing}.</translation>
    </message>
    <message>
        <source>{method}: {names} share the first place ({statistic} {value}).</source>
        <translation>{method}: {names} teilen sich den ersten Platz ({statistic} {value}).</translation>
    </message>
    <message>
        <source>, 95 % interval {low} to {high}</source>
        <translation>, 95-%-Intervall {low} bis {high}</translation>
    </message>
    <message>
        <source>too few raters to say how sure that is; it takes {least} or more</source>
        <translation>zu wenige Bewertende, um zu sagen, wie sicher das ist; nötig sind mindestens {least}</translation>
    </message>
    <message>
        <source>All methods put them in the same order: {order}.</source>
        <translation>Alle Methoden ergeben dieselbe Reihenfolge: {order}.</translation>
    </message>
    <message>
        <source>The orders differ: {orders}.</source>
        <translation>Die Reihenfolgen unterscheiden sich: {orders}.</translation>
    </message>
    <message>
        <source>Robots made these judgments, or part of them: nothing here is about people.</source>
        <translation>Diese Urteile stammen ganz oder teilweise von Robotern: Nichts hier sagt etwas über Menschen.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>What participants said</source>
        <translation>Was die Teilnehmenden gesagt haben</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Codebook</source>
        <translation>Codebuch</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Use it for</source>
        <translation>Zu verwenden für</translation>
    </message>
    <message>
        <source>Do not use it for</source>
        <translation>Nicht zu verwenden für</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>No themes have been formed yet.</source>
        <translation>Es wurden noch keine Themen gebildet.</translation>
    </message>
    <message>
        <source>There is no codebook yet.</source>
        <translation>Es gibt noch kein Codebuch.</translation>
    </message>
    <message>
        <source>Only participants who agreed to be quoted are quoted; all others are counted.</source>
        <translation>Zitiert wird nur, wer dem zugestimmt hat; gezählt werden alle.</translation>
    </message>
    <message>
        <source>segments: {segments}, participants: {participants}</source>
        <translation>Segmente: {segments}, Teilnehmende: {participants}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>mean rating, turned so that more is better</source>
        <translation>mittlere Bewertung, gedreht, sodass mehr besser ist</translation>
    </message>
    <message>
        <source>mean distance from the ideal, as a minus</source>
        <translation>mittlerer Abstand vom Ideal, als Minus</translation>
    </message>
    <message>
        <source>No times are known, so neither minutes nor costs are.</source>
        <translation>Es sind keine Zeiten bekannt, also auch keine Minuten und Kosten.</translation>
    </message>
    <message>
        <source>Texts are shown in an order and on a side. If that moves judgments, a score is partly about the place, unless sides and orders are balanced over participants.</source>
        <translation>Texte werden in einer Reihenfolge und auf einer Seite gezeigt. Wenn das Urteile verschiebt, sagt ein Wert auch etwas über den Platz, es sei denn, Seiten und Reihenfolgen sind über die Teilnehmenden ausgeglichen.</translation>
    </message>
    <message>
        <source> (without any effect {n} would on average, since one in twenty does by chance)</source>
        <translation> (ohne jeden Effekt wären es im Mittel {n}, da es bei einem von zwanzig Zufall ist)</translation>
    </message>
    <message>
        <source>How sides and orders were drawn for the imported judgments is not known here; only pairs that were judged both ways round say something about sides.</source>
        <translation>Wie Seiten und Reihenfolgen der importierten Urteile verteilt wurden, ist hier nicht bekannt; nur Paare, die in beiden Richtungen beurteilt wurden, sagen etwas über Seiten.</translation>
    </message>
    <message>
        <source>flag: a text not read to its end</source>
        <translation>Hinweis: ein Text nicht zu Ende gelesen</translation>
    </message>
    <message>
        <source>excluded: {names}</source>
        <translation>ausgeschlossen: {names}</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>{n:rehearsal|rehearsals}</source>
        <translation>{n:Probelauf|Probeläufe}</translation>
    </message>
    <message>
        <source>{n:response|responses}, finished: {finished}.</source>
        <translation>{n:Antwort|Antworten}, davon fertig: {finished}.</translation>
    </message>
    <message>
        <source>{segments} coded segments in {sources} of {all:text|texts} by {participants:participant|participants}; coded by {coders}.</source>
        <translation>{segments} codierte Segmente in {sources} von {all:Text|Texten} von {participants:Person|Personen}; codiert von {coders}.</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha with the level of measurement of the method: nominal for yes–no answers and comparisons, ordinal for scales. Missing ratings leave the others usable. Fleiss&apos; kappa is given too because many papers report it.</source>
        <translation>Krippendorffs Alpha auf dem Skalenniveau der Methode: nominal für Ja-Nein-Antworten und Vergleiche, ordinal für Skalen. Fehlende Bewertungen lassen die anderen brauchbar. Fleiss’ Kappa steht daneben, weil viele Arbeiten es berichten.</translation>
    </message>
    <message>
        <source>Two-sided unless the table says otherwise. Exact where it can be (no ties, few values), else by the normal approximation; the column “test” says which. Where many tests are in one table, read the corrected p.</source>
        <translation>Zweiseitig, wenn die Tabelle nichts anderes sagt. Exakt, wo es geht (keine Bindungen, wenige Werte), sonst mit der Normalnäherung; die Spalte „Test“ sagt, welcher. Wo viele Tests in einer Tabelle stehen, gilt das korrigierte p.</translation>
    </message>
    <message>
        <source>Each bar is all answers on one criterion about one system, 100 % wide. It is placed so that the middle of the scale is on the line: what leans to the right is the upper half of the scale. Two systems with the same mean can have bars that look quite different.</source>
        <translation>Jeder Balken ist alle Antworten zu einem Kriterium und einem System, 100 % breit. Er liegt so, dass die Mitte der Skala auf der Linie steht: Was nach rechts ragt, ist die obere Hälfte der Skala. Zwei Systeme mit gleichem Mittelwert können ganz verschiedene Balken haben.</translation>
    </message>
    <message>
        <source>The chance that a study with so many participants finds the difference seen here at p &lt; .05, if that difference is the true one. The dashed line is the usual aim of 80 %. How each curve was computed is in the table; power counts only methods with enough raters for it.</source>
        <translation>Die Wahrscheinlichkeit, dass eine Studie mit so vielen Teilnehmenden den hier gesehenen Unterschied mit p &lt; 0,05 findet, wenn er der wahre ist. Die gestrichelte Linie ist das übliche Ziel von 80 %. Wie jede Kurve berechnet wurde, steht in der Tabelle; es gibt sie nur für Methoden mit genug Beurteilenden.</translation>
    </message>
    <message>
        <source>With a language model&apos;s ratings shown</source>
        <translation>Neben den Bewertungen eines Sprachmodells</translation>
    </message>
    <message>
        <source>{best} is the best by every method ({methods}), each with a clear lead.</source>
        <translation>{best} ist am besten: Das sagt jede Methode ({methods}), jede mit klarem Vorsprung.</translation>
    </message>
    <message>
        <source>how sure that is, is not known: {reason}</source>
        <translation>wie sicher das ist, lässt sich nicht sagen: {reason}</translation>
    </message>
    <message>
        <source>Each panel is a method, with its own measure along the axis; the better end is on the right. The mark is the score over all judgments, the line its 95 % interval: raters, questions or both are drawn anew with replacement, the score is computed each time, and the middle 95 % of these are kept. The number before a name is its rank. Whether two systems differ is seen by the interval of their difference, in the table of differences, and not by whether lines overlap.</source>
        <translation>Jedes Feld ist eine Methode mit ihrem eigenen Maß auf der Achse; das bessere Ende ist rechts. Die Marke ist der Wert über alle Urteile, die Linie sein 95-%-Intervall: Beurteilende, Fragen oder beides werden mit Zurücklegen neu gezogen, der Wert wird jedes Mal berechnet, und die mittleren 95 % davon werden behalten. Die Zahl vor einem Namen ist sein Rang. Ob sich zwei Systeme unterscheiden, zeigt das Intervall ihres Unterschieds in der Tabelle der Unterschiede und nicht, ob Linien sich überlappen.</translation>
    </message>
    <message>
        <source>variance of raters&apos; likings</source>
        <translation>Varianz der Vorlieben der Bewertenden</translation>
    </message>
    <message>
        <source>Differences between systems, all criteria together</source>
        <translation>Unterschiede zwischen Systemen, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Of {n} differences tested criterion by criterion, {found} hold at p &lt; .05 after the correction for the number of pairs on one criterion ({adjusted}).</source>
        <translation>Von {n} Unterschieden, die Kriterium für Kriterium getestet wurden, halten {found} bei p &lt; .05 nach der Korrektur für die Zahl der Paare eines Kriteriums stand ({adjusted}).</translation>
    </message>
    <message>
        <source>{best} comes first by {methods}, but is practically equal to {rivals}: they surely differ by less than {margin}.</source>
        <translation>{best} liegt nach {methods} vorn, ist aber praktisch gleich mit {rivals}: Der Unterschied ist sicher kleiner als {margin}.</translation>
    </message>
    <message>
        <source>no difference was tested</source>
        <translation>es wurde kein Unterschied getestet</translation>
    </message>
    <message>
        <source>“Clear” means that six raters or more judged and that the first is higher than every other by a test of their difference at 5 %, corrected for the number of pairs. With fewer than six raters not even their full agreement would be significant (p = .0625 with five). “Undecided” does not mean equal.</source>
        <translation>„Deutlich“ heißt, dass mindestens sechs Personen geurteilt haben und das erste nach einem Test des Unterschieds auf dem Niveau von 5 %, korrigiert für die Zahl der Paare, über jedem anderen liegt. Bei weniger als sechs Bewertenden wäre nicht einmal ihre völlige Einigkeit signifikant (p = .0625 bei fünf). „Unentschieden“ heißt nicht gleich.</translation>
    </message>
    <message>
        <source>The tests speak of new raters and new questions: a difference has to rise above how raters differ in what they prefer, and how questions differ in who does better.</source>
        <translation>Die Tests gelten für neue Bewertende und neue Fragen: Ein Unterschied muss größer sein als das, worin sich Bewertende in ihren Vorlieben und Fragen im Abschneiden der Systeme unterscheiden.</translation>
    </message>
    <message>
        <source>The tests speak of new raters and these questions only ({methods}).</source>
        <translation>Die Tests gelten für neue Bewertende und nur für diese Fragen ({methods}).</translation>
    </message>
    <message>
        <source>The tests speak of new questions and these raters only ({methods}).</source>
        <translation>Die Tests gelten für neue Fragen und nur für diese Bewertenden ({methods}).</translation>
    </message>
    <message>
        <source>{best} comes first by every method ({methods}), but no lead is safe: no test bears it out against all others.</source>
        <translation>{best} liegt nach jeder Methode vorn ({methods}), aber kein Vorsprung ist sicher: Kein Test bestätigt ihn gegenüber allen anderen.</translation>
    </message>
    <message>
        <source>clear lead ({nearest})</source>
        <translation>deutlicher Vorsprung ({nearest})</translation>
    </message>
    <message>
        <source>undecided against {rivals} ({nearest})</source>
        <translation>unentschieden gegenüber {rivals} ({nearest})</translation>
    </message>
    <message>
        <source>practically equal to {rivals}, less than {margin} apart ({nearest})</source>
        <translation>praktisch gleich mit {rivals}, weniger als {margin} auseinander ({nearest})</translation>
    </message>
    <message>
        <source>but {rivals} did better where raters and questions are compared like with like</source>
        <translation>{rivals} schneidet aber besser ab, wenn Gleiches mit Gleichem verglichen wird</translation>
    </message>
    <message>
        <source>mean difference from {second} {value}{interval}, corrected p {p}; raters {raters}, questions {questions}</source>
        <translation>mittlerer Unterschied zu {second} {value}{interval}, korrigiertes p {p}; Bewertende {raters}, Fragen {questions}</translation>
    </message>
    <message>
        <source>Clear leads by {methods} are about these questions only.</source>
        <translation>Deutliche Vorsprünge nach {methods} gelten nur für diese Fragen.</translation>
    </message>
    <message>
        <source>Clear leads by {methods} are about these raters only.</source>
        <translation>Deutliche Vorsprünge nach {methods} gelten nur für diese Bewertenden.</translation>
    </message>
    <message>
        <source>Differences of systems</source>
        <translation>Unterschiede zwischen Systemen</translation>
    </message>
    <message>
        <source>correlation between raters</source>
        <translation>Korrelation zwischen Bewertenden</translation>
    </message>
    <message>
        <source>distinguished</source>
        <translation>unterschieden</translation>
    </message>
    <message>
        <source>Which criteria do raters distinguish?</source>
        <translation>Welche Kriterien unterscheiden die Bewertenden?</translation>
    </message>
    <message>
        <source>{method}: raters do not distinguish {a} from {b} in these texts: they agree on no text in which the two differ, and what they share about one they share about the other (correlation {value}, 95 % interval {low} to {high}).</source>
        <translation>{method}: Bewertende unterscheiden {a} und {b} bei diesen Texten nicht: Sie sind sich bei keinem Text einig, dass sich die beiden unterscheiden, und was sie beim einen gemeinsam sehen, sehen sie auch beim anderen gemeinsam (Korrelation {value}, 95-%-Intervall {low} bis {high}).</translation>
    </message>
    <message>
        <source>95 % percentile intervals. Scores: raters, questions or both drawn with replacement, because the judgments of one person hang together, and so do those about one question. Alpha: texts drawn with replacement. Shares of wins: Wilson&apos;s interval for as many judgments as there would be if they did not hang together.</source>
        <translation>95-%-Perzentilintervalle. Werte: Beurteilende, Fragen oder beide mit Zurücklegen gezogen, weil die Urteile einer Person zusammenhängen und die über eine Frage auch. Alpha: Texte mit Zurücklegen gezogen. Anteile von Siegen: das Intervall von Wilson für so viele Urteile, wie gleich sicher wären, wenn sie nicht zusammenhingen.</translation>
    </message>
    <message>
        <source>as the means</source>
        <translation>wie die Mittelwerte</translation>
    </message>
    <message>
        <source>Differences with answers as ordered categories, criterion by criterion</source>
        <translation>Unterschiede, wenn Antworten geordnete Kategorien sind, Kriterium für Kriterium</translation>
    </message>
    <message>
        <source>A model of ordered answers, which does not take the steps of a scale for equally wide, comes to the same as the means in all {n} of these differences that it could be fitted to.</source>
        <translation>Ein Modell geordneter Antworten, das die Stufen einer Skala nicht für gleich breit hält, kommt bei allen {n} dieser Unterschiede, an die es sich anpassen ließ, zum selben Ergebnis wie die Mittelwerte.</translation>
    </message>
    <message>
        <source>A model of ordered answers, which does not take the steps of a scale for equally wide, disagrees with the means in {found} of {n} differences, which are uncertain for that reason: {named}.</source>
        <translation>Ein Modell geordneter Antworten, das die Stufen einer Skala nicht für gleich breit hält, widerspricht den Mittelwerten bei {found} von {n} Unterschieden, die deshalb unsicher sind: {named}.</translation>
    </message>
    <message>
        <source>infit</source>
        <translation>Infit</translation>
    </message>
    <message>
        <source>outfit</source>
        <translation>Outfit</translation>
    </message>
    <message>
        <source>plain mean</source>
        <translation>einfaches Mittel</translation>
    </message>
    <message>
        <source>fair mean</source>
        <translation>faires Mittel</translation>
    </message>
    <message>
        <source>How severe and how consistent each rater is</source>
        <translation>Wie streng und wie beständig die Beurteilenden sind</translation>
    </message>
    <message>
        <source>{method} ({place}): to the same text of average quality the most severe rater gives {low} and the mildest {high} on average; {erratic} of {n} raters are erratic (infit above {bound}).</source>
        <translation>{method} ({place}): demselben Text mittlerer Qualität gibt die strengste Person im Mittel {low} und die mildeste {high}; {erratic} von {n} Beurteilenden urteilen sprunghaft (Infit über {bound}).</translation>
    </message>
    <message>
        <source>Texts with their fair averages: had average raters rated them</source>
        <translation>Texte mit ihren fairen Mitteln: wie bei durchschnittlich strengen Beurteilenden</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>kappa of the judge with people</source>
        <translation>Kappa des Sprachmodells mit Menschen</translation>
    </message>
    <message>
        <source>kappa of people with each other</source>
        <translation>Kappa der Menschen untereinander</translation>
    </message>
    <message>
        <source>the first less the second</source>
        <translation>ersteres minus letzteres</translation>
    </message>
    <message>
        <source>alpha of people</source>
        <translation>Alpha der Menschen</translation>
    </message>
    <message>
        <source>alpha of people and the judge</source>
        <translation>Alpha der Menschen mit dem Sprachmodell</translation>
    </message>
    <message>
        <source>the judge is at least as near</source>
        <translation>das Sprachmodell ist mindestens so nah</translation>
    </message>
    <message>
        <source>winning rate</source>
        <translation>Gewinnrate</translation>
    </message>
    <message>
        <source>mean share of texts where the judge is as near</source>
        <translation>mittlerer Anteil der Texte, bei denen das Sprachmodell so nah ist</translation>
    </message>
    <message>
        <source>rates higher than people by</source>
        <translation>bewertet höher als Menschen um</translation>
    </message>
    <message>
        <source>more than people, for twice the length</source>
        <translation>mehr als Menschen bei doppelter Länge</translation>
    </message>
    <message>
        <source>more than people, for its own family</source>
        <translation>mehr als Menschen für die eigene Familie</translation>
    </message>
    <message>
        <source>share of the text shown first</source>
        <translation>Anteil des zuerst gezeigten Textes</translation>
    </message>
    <message>
        <source>the same by people</source>
        <translation>dasselbe bei Menschen</translation>
    </message>
    <message>
        <source>people&apos;s ratings by the judge&apos;s: slope</source>
        <translation>Bewertungen der Menschen nach denen des Sprachmodells: Steigung</translation>
    </message>
    <message>
        <source>people&apos;s ratings by the judge&apos;s: at zero</source>
        <translation>Bewertungen der Menschen nach denen des Sprachmodells: bei null</translation>
    </message>
    <message>
        <source>people&apos;s mean where the judge gives</source>
        <translation>Mittel der Menschen, wo das Sprachmodell dies gibt</translation>
    </message>
    <message>
        <source>people alone</source>
        <translation>Menschen allein</translation>
    </message>
    <message>
        <source>people and the judge</source>
        <translation>Menschen und Sprachmodell</translation>
    </message>
    <message>
        <source>weight of the judge</source>
        <translation>Gewicht des Sprachmodells</translation>
    </message>
    <message>
        <source>participants now</source>
        <translation>Teilnehmende jetzt</translation>
    </message>
    <message>
        <source>participants needed with the judge</source>
        <translation>nötige Teilnehmende mit Sprachmodell</translation>
    </message>
    <message>
        <source>if it rated any number of questions</source>
        <translation>wenn es beliebig viele Fragen bewertete</translation>
    </message>
    <message>
        <source>Can a model stand in for people?</source>
        <translation>Kann ein Modell Menschen ersetzen?</translation>
    </message>
    <message>
        <source>A judge that agrees with people as they agree with each other, and that is not biased, can make estimates more exact. What people differ by among themselves it cannot show.</source>
        <translation>Ein Sprachmodell, das mit Menschen so übereinstimmt wie sie untereinander und nicht verzerrt ist, kann Schätzungen genauer machen. Worin sich Menschen untereinander unterscheiden, kann es nicht zeigen.</translation>
    </message>
    <message>
        <source>Participants needed with the judge</source>
        <translation>Nötige Teilnehmende mit dem Sprachmodell</translation>
    </message>
    <message>
        <source>Agreement with the judge, and of people with each other</source>
        <translation>Übereinstimmung mit dem Sprachmodell und der Menschen untereinander</translation>
    </message>
    <message>
        <source>The alternative annotator test</source>
        <translation>Der Test auf ersetzbare Bewertende (alternative annotator test)</translation>
    </message>
    <message>
        <source>Bias and calibration of the judge</source>
        <translation>Verzerrung und Kalibrierung des Sprachmodells</translation>
    </message>
    <message>
        <source>Estimates by people alone, and with the judge</source>
        <translation>Schätzungen aus Menschen allein und mit dem Sprachmodell</translation>
    </message>
    <message>
        <source>No language model rated the texts of this study.</source>
        <translation>Kein Sprachmodell hat die Texte dieser Studie bewertet.</translation>
    </message>
    <message>
        <source>{judge}, {method}: its kappa with people is {judged} (median over {n} criteria), that of people with each other {people}.</source>
        <translation>{judge}, {method}: Sein Kappa mit Menschen ist {judged} (Median über {n} Kriterien), das der Menschen untereinander {people}.</translation>
    </message>
    <message>
        <source>{judge}, {method}: its kappa with people is {judged}, that of people with each other {people}.</source>
        <translation>{judge}, {method}: Sein Kappa mit Menschen ist {judged}, das der Menschen untereinander {people}.</translation>
    </message>
    <message>
        <source>By the alternative annotator test ({bonus}) {judge} may take a person&apos;s place on {criteria}.</source>
        <translation>Nach dem Test auf ersetzbare Bewertende ({bonus}) darf {judge} den Platz eines Menschen einnehmen bei: {criteria}.</translation>
    </message>
    <message>
        <source>By the alternative annotator test ({bonus}) {judge} may not take a person&apos;s place on any criterion.</source>
        <translation>Nach dem Test auf ersetzbare Bewertende ({bonus}) darf {judge} bei keinem Kriterium den Platz eines Menschen einnehmen.</translation>
    </message>
    <message>
        <source>{judge} {what} on {criteria} (p &lt; .05, corrected).</source>
        <translation>{judge} {what}: {criteria} (p &lt; ,05, korrigiert).</translation>
    </message>
    <message>
        <source>rates higher than people</source>
        <translation>bewertet höher als Menschen</translation>
    </message>
    <message>
        <source>rates lower than people</source>
        <translation>bewertet niedriger als Menschen</translation>
    </message>
    <message>
        <source>likes longer texts more than people do</source>
        <translation>mag längere Texte lieber als Menschen</translation>
    </message>
    <message>
        <source>likes longer texts less than people do</source>
        <translation>mag längere Texte weniger als Menschen</translation>
    </message>
    <message>
        <source>likes texts of its own family more than people do</source>
        <translation>mag Texte der eigenen Familie lieber als Menschen</translation>
    </message>
    <message>
        <source>likes texts of its own family less than people do</source>
        <translation>mag Texte der eigenen Familie weniger als Menschen</translation>
    </message>
    <message>
        <source>With {judge} a study as exact as this one needs {needed} participants instead of {now} (95 %: {low} to {high}; {method}, {criterion}, where it needs most).</source>
        <translation>Mit {judge} braucht eine ebenso genaue Studie {needed} statt {now} Teilnehmende (95 %: {low} bis {high}; {method}, {criterion}, wo am meisten nötig sind).</translation>
    </message>
    <message>
        <source>That {judge} saves participants is not shown: a study as exact as this one needs {needed} instead of {now} (95 %: {low} to {high}; {method}, {criterion}, where it needs most).</source>
        <translation>Dass {judge} Teilnehmende spart, ist nicht gezeigt: Eine ebenso genaue Studie braucht {needed} statt {now} (95 %: {low} bis {high}; {method}, {criterion}, wo am meisten nötig sind).</translation>
    </message>
    <message>
        <source>With {judge} a study as exact as this one may need {needed} participants instead of {now}; there is no interval ({method}, {criterion}, where it needs most).</source>
        <translation>Mit {judge} braucht eine ebenso genaue Studie vielleicht {needed} statt {now} Teilnehmende; ein Intervall gibt es nicht ({method}, {criterion}, wo am meisten nötig sind).</translation>
    </message>
    <message>
        <source>{judge} saves nobody ({method}): of {now} participants none can be left out, since fewer than {least} bear no claim.</source>
        <translation>{judge} spart niemanden ({method}): Von {now} Teilnehmenden kann niemand fehlen, denn weniger als {least} tragen keine Aussage.</translation>
    </message>
    <message>
        <source>{judge} saves nobody ({method}, {criterion}).</source>
        <translation>{judge} spart niemanden ({method}, {criterion}).</translation>
    </message>
    <message>
        <source>{judge} saves nobody as it was used ({method}, {criterion}); with its ratings of very many further questions {best} participants instead of {now} would do.</source>
        <translation>{judge} spart so, wie es eingesetzt wurde, niemanden ({method}, {criterion}); mit seinen Bewertungen sehr vieler weiterer Fragen würden {best} statt {now} Teilnehmende genügen.</translation>
    </message>
    <message>
        <source>What {judge} saves cannot be computed ({method}): {reason}.</source>
        <translation>Was {judge} spart, lässt sich nicht berechnen ({method}): {reason}.</translation>
    </message>
    <message>
        <source>How far the systems differ</source>
        <translation>Wie weit sich die Systeme unterscheiden</translation>
    </message>
    <message>
        <source>Each row is the mean difference of two systems, the one that ranks higher first, in points of the method; to the right of zero the first did better. The line is its 95 % interval by a model of raters and questions, not corrected for the number of pairs. A filled mark holds at p &lt; .05 after that correction, an open one does not. Between the dashed lines, where they are drawn, differences are smaller than the smallest one of interest; a square is surely among them (p &lt; .05, corrected). A mark without a line has no interval; the table says why. With fewer than six raters every mark is open.</source>
        <translation>Jede Zeile ist der mittlere Unterschied zweier Systeme in Punkten der Methode, das mit dem höheren Rang zuerst; rechts von null war das erste besser. Die Linie ist sein 95-%-Intervall nach einem Modell von Bewertenden und Fragen, nicht für die Zahl der Paare korrigiert. Ein gefülltes Zeichen hält nach dieser Korrektur bei p &lt; 0,05, ein offenes nicht. Zwischen den gestrichelten Linien, wo es sie gibt, liegen Unterschiede, die kleiner sind als der kleinste, der von Belang ist; ein Quadrat liegt sicher darunter (p &lt; 0,05, korrigiert). Ein Zeichen ohne Linie hat kein Intervall; die Tabelle nennt den Grund. Bei weniger als sechs Bewertenden ist jedes Zeichen offen.</translation>
    </message>
    <message>
        <source>Questions: {questions}; correction: {adjusted}.</source>
        <translation>Fragen: {questions}; Korrektur: {adjusted}.</translation>
    </message>
    <message>
        <source>mean difference ({place})</source>
        <translation>mittlerer Unterschied ({place})</translation>
    </message>
    <message>
        <source>{caption} {n} further pairs are in the table of differences.</source>
        <translation>{caption} {n} weitere Paare stehen in der Tabelle der Unterschiede.</translation>
    </message>
    <message>
        <source>Participants: {participants}; sessions: {sessions}; judgments: {judgments}.</source>
        <translation>Teilnehmende: {participants}; Sitzungen: {sessions}; Urteile: {judgments}.</translation>
    </message>
    <message>
        <source>Raters: {participants}; judgments: {judgments}, made elsewhere.</source>
        <translation>Bewertende: {participants}; Urteile: {judgments}, anderswo abgegeben.</translation>
    </message>
    <message>
        <source>{a} did better than {b}: mean difference {value}{interval}, corrected p {p}{effect}.</source>
        <translation>{a} war besser als {b}: mittlerer Unterschied {value}{interval}, korrigiertes p {p}{effect}.</translation>
    </message>
    <message>
        <source>Between {a} and {b} the study does not decide: mean difference {value}{interval}, corrected p {p}{effect}.</source>
        <translation>Zwischen {a} und {b} entscheidet die Studie nicht: mittlerer Unterschied {value}{interval}, korrigiertes p {p}{effect}.</translation>
    </message>
    <message>
        <source>{a} and {b} are practically equal, less than {margin} apart: mean difference {value}{interval}, corrected p of equivalence {p}.</source>
        <translation>{a} und {b} sind praktisch gleich, weniger als {margin} auseinander: mittlerer Unterschied {value}{interval}, korrigiertes p der Äquivalenz {p}.</translation>
    </message>
    <message>
        <source> (95 % interval {low} to {high})</source>
        <translation> (95-%-Intervall {low} bis {high})</translation>
    </message>
    <message>
        <source>, {value} standard deviations</source>
        <translation>, {value} Standardabweichungen</translation>
    </message>
    <message>
        <source>With {n} raters nothing is concluded about pairs; it takes {least} or more.</source>
        <translation>Bei {n} Bewertenden wird über Paare nichts geschlossen; es braucht {least} oder mehr.</translation>
    </message>
    <message>
        <source>Every figure is in the tables scores.csv and significance.csv; how they were computed is in the report.</source>
        <translation>Jede Zahl steht in den Tabellen scores.csv und significance.csv; wie sie berechnet wurden, steht im Bericht.</translation>
    </message>
    <message>
        <source>Share of decided comparisons that the row won against the column; ties and “both bad” are left out and counted in the table. In brackets: decided comparisons. A star marks a pair whose difference holds (p &lt; .05 corrected for the number of pairs, six raters or more; see the table of differences).</source>
        <translation>Anteil der entschiedenen Vergleiche, die die Zeile gegen die Spalte gewann; Gleichstände und „beide schlecht“ sind nicht dabei und stehen in der Tabelle. In Klammern: entschiedene Vergleiche. Ein Stern bezeichnet ein Paar, dessen Unterschied hält (p &lt; 0,05, für die Zahl der Paare korrigiert, sechs Bewertende oder mehr; siehe die Tabelle der Unterschiede).</translation>
    </message>
    <message>
        <source>none here; the judgments were made elsewhere</source>
        <translation>keine hier; die Urteile wurden anderswo abgegeben</translation>
    </message>
    <message>
        <source>Where several methods rank the same texts alike, a cheaper one may do.</source>
        <translation>Wo mehrere Methoden dieselben Texte gleich ordnen, mag eine billigere genügen.</translation>
    </message>
    <message>
        <source>Where fewer than {least} are named, {least} are needed all the same: fewer bear no claim about who is better, whatever their power.</source>
        <translation>Wo weniger als {least} genannt sind, braucht es trotzdem {least}: Weniger tragen keine Aussage darüber, wer besser ist, gleich mit welcher Teststärke.</translation>
    </message>
    <message>
        <source>Minutes of {methods} were not measured here: they are assumed, from published times of a judgment.</source>
        <translation>Die Minuten von {methods} wurden hier nicht gemessen: Sie sind angenommen, nach veröffentlichten Zeiten für ein Urteil.</translation>
    </message>
    <message>
        <source>Of judgments made elsewhere neither flags nor comments nor unanswered questions are known.</source>
        <translation>Von anderswo abgegebenen Urteilen sind weder Hinweise noch Kommentare noch offene Fragen bekannt.</translation>
    </message>
    <message>
        <source>A system&apos;s score adds up the judgments of its texts over all participants of a method.</source>
        <translation>Die Punktzahl eines Systems fasst die Urteile über seine Texte von allen Teilnehmenden einer Methode zusammen.</translation>
    </message>
    <message>
        <source>No difference on a single criterion is claimed: fewer than {least} raters judged each pair.</source>
        <translation>Für einzelne Kriterien wird kein Unterschied behauptet: Jedes Paar haben weniger als {least} Bewertende beurteilt.</translation>
    </message>
    <message>
        <source>Effects tested: {n}; of these with p &lt; .05: {found}{expected}.</source>
        <translation>Geprüfte Effekte: {n}; davon mit p &lt; 0,05: {found}{expected}.</translation>
    </message>
    <message>
        <source>intervention</source>
        <translation>Eingriff</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>interventions</source>
        <translation>Eingriffe</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>reminder to comment</source>
        <translation>Erinnerung an Kommentare</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>rating, less that of others</source>
        <translation>Bewertung abzüglich der von anderen</translation>
    </message>
    <message>
        <source>Before and after hints, messages, reminders and breaks</source>
        <translation>Vor und nach Hinweisen, Nachrichten, Erinnerungen und Pausen</translation>
    </message>
    <message>
        <source>not controlled</source>
        <translation>nicht kontrolliert</translation>
    </message>
    <message>
        <source>lead, log odds</source>
        <translation>Vorsprung, Log-Odds</translation>
    </message>
    <message>
        <source>effect of being shown first, log odds</source>
        <translation>Wirkung der ersten Stelle, Log-Odds</translation>
    </message>
    <message>
        <source>effect of length, log odds</source>
        <translation>Wirkung der Länge, Log-Odds</translation>
    </message>
    <message>
        <source>Comparisons apart from position and length, all criteria together</source>
        <translation>Vergleiche ohne Einfluss von Position und Länge, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Of {n} differences tested criterion by criterion, {found} hold at p &lt; .05 after the correction for the number of pairs on all criteria of a method ({adjusted}).</source>
        <translation>Von {n} Kriterium für Kriterium getesteten Unterschieden halten {found} bei p &lt; .05 nach der Korrektur für die Zahl der Paare auf allen Kriterien einer Methode ({adjusted}) stand.</translation>
    </message>
    <message>
        <source>Results were unlocked between looks, at {n:participant|participants}: {reason}</source>
        <translation>Die Ergebnisse wurden zwischen den Blicken entsperrt, bei {n:Teilnehmendem|Teilnehmenden}: {reason}</translation>
    </message>
    <message>
        <source>registered at {numbers} participants, on {criterion}, by error spending ({spending})</source>
        <translation>registriert bei {numbers} Teilnehmenden, zu {criterion}, mit aufgeteiltem Fehler ({spending})</translation>
    </message>
    <message>
        <source>O&apos;Brien and Fleming</source>
        <translation>O’Brien und Fleming</translation>
    </message>
    <message>
        <source>Pocock</source>
        <translation>Pocock</translation>
    </message>
    <message>
        <source>at {n} to go on</source>
        <translation>bei {n} weiter</translation>
    </message>
    <message>
        <source>stopped at {n} for a difference</source>
        <translation>bei {n} beendet wegen eines Unterschieds</translation>
    </message>
    <message>
        <source>stopped at {n} for futility</source>
        <translation>bei {n} beendet, weil aussichtslos</translation>
    </message>
    <message>
        <source>at {n} the last one found no difference</source>
        <translation>bei {n} fand der letzte keinen Unterschied</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Blicke</translation>
    </message>
    <message>
        <source>rank from</source>
        <translation>Rang von</translation>
    </message>
    <message>
        <source>chance of being best</source>
        <translation>Wahrscheinlichkeit, das Beste zu sein</translation>
    </message>
    <message>
        <source>true label</source>
        <translation>wahre Antwort</translation>
    </message>
    <message>
        <source>label given</source>
        <translation>gegebene Antwort</translation>
    </message>
    <message>
        <source>right labels</source>
        <translation>richtige Antworten</translation>
    </message>
    <message>
        <source>Labels that each rater confuses (Dawid and Skene)</source>
        <translation>Antworten, die jede beurteilende Person verwechselt (Dawid und Skene)</translation>
    </message>
    <message>
        <source>Ranks of the systems with intervals, all criteria together</source>
        <translation>Ränge der Systeme mit Intervallen, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>Ranks by {method} that hold together at 95 %: {ranks}.</source>
        <translation>Ränge nach {method}, die zusammen zu 95 % gelten: {ranks}.</translation>
    </message>
    <message>
        <source>Chance of being the best, if nothing were known before: {chances}.</source>
        <translation>Wahrscheinlichkeit, das Beste zu sein, wenn vorher nichts bekannt wäre: {chances}.</translation>
    </message>
    <message>
        <source>{caption} Raters: {n}; fewer than {least} are too few to show differences of systems, whatever the intervals.</source>
        <translation>{caption} Bewertende: {n}; weniger als {least} sind zu wenige, um Systeme zu unterscheiden, gleich welche Intervalle.</translation>
    </message>
    <message>
        <source>Severity of raters and difficulty of criteria</source>
        <translation>Strenge der Beurteilenden und Schwierigkeit der Kriterien</translation>
    </message>
    <message>
        <source>Many-facet Rasch model: texts, raters and criteria on one axis in log odds (logits). A text is better the higher it is, a rater more severe, a criterion harder to do well on; a text as high as rater and criterion together gets the upper of two neighbouring answers half of the time on average. Lines are 95 % intervals. Raters spread as far as texts say that it matters who rated. Open marks are raters whose answers fit the model badly (infit above 1.5).</source>
        <translation>Facetten-Rasch-Modell: Texte, Beurteilende und Kriterien auf einer Achse in logarithmierten Chancen (Logits). Je höher, desto besser ist ein Text, desto strenger eine Person, desto schwieriger ein Kriterium; ein Text, der so hoch liegt wie Person und Kriterium zusammen, bekommt von zwei benachbarten Antworten im Mittel in der Hälfte der Fälle die obere. Linien sind 95-%-Intervalle. Streuen die Beurteilenden so weit wie die Texte, kommt es darauf an, wer geurteilt hat. Offene Zeichen sind Personen, deren Antworten schlecht zum Modell passen (Infit über 1,5).</translation>
    </message>
    <message>
        <source>Texts, raters and criteria: {counts}.</source>
        <translation>Texte, Beurteilende und Kriterien: {counts}.</translation>
    </message>
    <message>
        <source>{caption} The first of {n} scales; the table has all.</source>
        <translation>{caption} Die ersten von {n} Skalen; die Tabelle hat alle.</translation>
    </message>
    <message>
        <source>{place} {texts} / {raters} / {criteria}</source>
        <translation>{place} {texts} / {raters} / {criteria}</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>aloud</source>
        <translation>laut</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>still</translation>
    </message>
    <message>
        <source>participants aloud</source>
        <translation>Teilnehmende laut</translation>
    </message>
    <message>
        <source>participants silent</source>
        <translation>Teilnehmende still</translation>
    </message>
    <message>
        <source>pairs of texts</source>
        <translation>Textpaare</translation>
    </message>
    <message>
        <source>points nearer to the rating than the first answer</source>
        <translation>Punkte näher an der Bewertung als die erste Antwort</translation>
    </message>
    <message>
        <source>points above the first answer</source>
        <translation>Punkte über der ersten Antwort</translation>
    </message>
    <message>
        <source>points nearer to it than where it was withheld</source>
        <translation>Punkte näher daran als ohne sie</translation>
    </message>
    <message>
        <source>points above answers where it was withheld</source>
        <translation>Punkte über Antworten ohne sie</translation>
    </message>
    <message>
        <source>share equal to it, above that where withheld</source>
        <translation>Anteil gleicher Antworten, über dem ohne sie</translation>
    </message>
    <message>
        <source>the same answer</source>
        <translation>dieselbe Antwort</translation>
    </message>
    <message>
        <source>the same choice, where both chose</source>
        <translation>dieselbe Wahl, wo beide wählten</translation>
    </message>
    <message>
        <source>opposite choices</source>
        <translation>entgegengesetzte Wahl</translation>
    </message>
    <message>
        <source>agreement, ties by half</source>
        <translation>Übereinstimmung, Unentschieden zur Hälfte</translation>
    </message>
    <message>
        <source>both bad, where one finds it</source>
        <translation>beide schlecht, wo eine Person das sagt</translation>
    </message>
    <message>
        <source>Agreement on preferences, ties and both bad included</source>
        <translation>Übereinstimmung der Präferenzen, mit Unentschieden und „beide schlecht“</translation>
    </message>
    <message>
        <source>How far each rater&apos;s preferences are those of the others</source>
        <translation>Wie weit die Präferenzen jeder Person die der anderen sind</translation>
    </message>
    <message>
        <source>Participants who thought aloud, and those who did not</source>
        <translation>Teilnehmende, die laut dachten, und die anderen</translation>
    </message>
    <message>
        <source>others ({n}) below {least} each</source>
        <translation>andere ({n}) je unter {least}</translation>
    </message>
    <message>
        <source>Each text</source>
        <translation>Jeder Text</translation>
    </message>
    <message>
        <source>Each panel is a method, each line a text with its score over all criteria and its 95 % interval, the best on top; colour and shape are its system. A system whose texts are spread from top to bottom owes its score to some of them. Differences of systems are tested elsewhere; single texts are not tested here.</source>
        <translation>Jedes Feld ist eine Methode, jede Zeile ein Text mit seinem Wert über alle Kriterien und seinem 95-%-Intervall, der beste oben; Farbe und Form stehen für sein System. Ein System, dessen Texte sich von oben bis unten verteilen, verdankt seinen Wert einigen von ihnen. Unterschiede der Systeme werden anderswo geprüft; einzelne Texte werden hier nicht geprüft.</translation>
    </message>
    <message>
        <source>Judgments of a text: {counts}.</source>
        <translation>Urteile über einen Text: {counts}.</translation>
    </message>
    <message>
        <source>{caption} Of more than {most} texts the {half} best and the {half} worst are shown.</source>
        <translation>{caption} Von mehr als {most} Texten sind die {half} besten und die {half} schlechtesten gezeigt.</translation>
    </message>
    <message>
        <source>Kendall&apos;s W</source>
        <translation>Kendalls W</translation>
    </message>
    <message>
        <source>Orders: scores by a model, all criteria together</source>
        <translation>Reihenfolgen: Werte nach einem Modell, alle Kriterien zusammen</translation>
    </message>
    <message>
        <source>share of the other texts ranked below</source>
        <translation>Anteil der anderen Texte, die dahinter stehen</translation>
    </message>
    <message>
        <source>Order of several (RANK)</source>
        <translation>Reihenfolge mehrerer (RANK)</translation>
    </message>
    <message>
        <source>words marked, share of a text</source>
        <translation>markierte Wörter, Anteil am Text</translation>
    </message>
    <message>
        <source>marks in the source</source>
        <translation>Markierungen in der Quelle</translation>
    </message>
    <message>
        <source>F1 of words</source>
        <translation>F1 der Wörter</translation>
    </message>
    <message>
        <source>Words marked as the reason for a rating</source>
        <translation>Wörter, die als Grund einer Bewertung markiert wurden</translation>
    </message>
    <message>
        <source>The words that ratings rest on</source>
        <translation>Worauf sich Bewertungen stützen</translation>
    </message>
    <message>
        <source>The darker a word, the more of the raters who judged the text marked it as a reason for their rating; a number says how many, where it changes. Of each criterion the text with the most marks is shown; all others are in the table.</source>
        <translation>Je dunkler ein Wort, desto mehr der Bewertenden des Textes haben es als Grund ihrer Bewertung markiert; wo sich die Zahl ändert, steht sie dabei. Von jedem Kriterium ist der Text mit den meisten Markierungen zu sehen; alle anderen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Raters of a text: n = {n}.</source>
        <translation>Bewertende je Text: n = {n}.</translation>
    </message>
    <message>
        <source>{method}, {criterion}: {item}</source>
        <translation>{method}, {criterion}: {item}</translation>
    </message>
    <message>
        <source>share of claims that the source supports</source>
        <translation>Anteil der Aussagen, die die Quelle belegt</translation>
    </message>
    <message>
        <source>Claim check (CLAIM)</source>
        <translation>Prüfung der Aussagen (CLAIM)</translation>
    </message>
    <message>
        <source>left as they are</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>changed characters per character</source>
        <translation>geänderte Zeichen je Zeichen</translation>
    </message>
    <message>
        <source>seconds a word (median)</source>
        <translation>Sekunden je Wort (Median)</translation>
    </message>
    <message>
        <source>edits per word between two</source>
        <translation>Änderungen je Wort zwischen zweien</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Do participants make the same of a text? (edits between them)</source>
        <translation>Machen die Teilnehmenden dasselbe aus einem Text? (Änderungen zwischen ihnen)</translation>
    </message>
    <message>
        <source>Edited texts: left as they are, edits per word</source>
        <translation>Bearbeitete Texte: unverändert gelassen, Änderungen je Wort</translation>
    </message>
    <message>
        <source>edits per word (HTER)</source>
        <translation>Änderungen je Wort (HTER)</translation>
    </message>
    <message>
        <source>mean edits per word, as a minus</source>
        <translation>mittlere Änderungen je Wort, als Minus</translation>
    </message>
    <message>
        <source>Rewriting (HTER)</source>
        <translation>Bearbeiten (HTER)</translation>
    </message>
    <message>
        <source>What was changed in texts</source>
        <translation>Was an Texten geändert wurde</translation>
    </message>
    <message>
        <source>Words on a ground were put in, words that are struck through were taken out; a block that was moved is both. Of each text the version is shown whose edits per word are in the middle; the texts with the most edits come first, and all others are in the table.</source>
        <translation>Hinterlegte Wörter wurden eingefügt, durchgestrichene herausgenommen; ein verschobener Block ist beides. Von jedem Text ist die Fassung zu sehen, deren Änderungen je Wort in der Mitte liegen; die Texte mit den meisten Änderungen kommen zuerst, alle anderen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Edits per word: {hter}.</source>
        <translation>Änderungen je Wort: {hter}.</translation>
    </message>
    <message>
        <source>{criterion}: {item}, edited by {participant}, HTER {hter}</source>
        <translation>{criterion}: {item}, bearbeitet von {participant}, HTER {hter}</translation>
    </message>
    <message>
        <source>Agreement about marked errors: where, and of which kind</source>
        <translation>Übereinstimmung bei markierten Fehlern: wo und welcher Art</translation>
    </message>
    <message>
        <source>Errors by category, severity and system</source>
        <translation>Fehler nach Kategorie, Schweregrad und System</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>a judgment</source>
        <translation>je Urteil</translation>
    </message>
    <message>
        <source>error points</source>
        <translation>Fehlerpunkte</translation>
    </message>
    <message>
        <source>errors that overlap</source>
        <translation>Fehler, die sich überschneiden</translation>
    </message>
    <message>
        <source>same category</source>
        <translation>gleiche Kategorie</translation>
    </message>
    <message>
        <source>alpha of the category</source>
        <translation>Alpha der Kategorie</translation>
    </message>
    <message>
        <source>same severity</source>
        <translation>gleicher Schweregrad</translation>
    </message>
    <message>
        <source>alpha of the severity</source>
        <translation>Alpha des Schweregrads</translation>
    </message>
    <message>
        <source>Error spans (ERRORS)</source>
        <translation>Fehlerstellen (ERRORS)</translation>
    </message>
    <message>
        <source>mean score (error points below zero, or 0 to 100)</source>
        <translation>mittlere Punktzahl (Fehlerpunkte unter null oder 0 bis 100)</translation>
    </message>
    <message>
        <source>What is wrong with the texts of each system</source>
        <translation>Was an den Texten jedes Systems falsch ist</translation>
    </message>
    <message>
        <source>Each bar is the mean of the error points that one rater gave to one text of a system, divided by category; parts of a category are taken together. The shorter the bar, the better. Differences of systems are tested elsewhere.</source>
        <translation>Jeder Balken ist das Mittel der Fehlerpunkte, die eine Person einem Text eines Systems gegeben hat, nach Kategorien geteilt; Teile einer Kategorie sind zusammengenommen. Je kürzer der Balken, desto besser. Unterschiede der Systeme werden an anderer Stelle geprüft.</translation>
    </message>
    <message>
        <source>Judgments of each system: n = {n}.</source>
        <translation>Urteile je System: n = {n}.</translation>
    </message>
    <message>
        <source>error points of a text</source>
        <translation>Fehlerpunkte eines Textes</translation>
    </message>
    <message>
        <source>{method}: {criterion}</source>
        <translation>{method}: {criterion}</translation>
    </message>
    <message>
        <source>Two systems are compared by what one rater gave both on one question, or on one page: a model of these differences with raters and questions drawn at random, by restricted maximum likelihood with Satterthwaite&apos;s degrees of freedom; complete tables of up to five questions or four raters have fewer. The column “how computed” says where a row has another procedure. p is corrected over the pairs of systems of one criterion or scale: by Holm up to 15 pairs, else by Benjamini and Hochberg.</source>
        <translation>Zwei Systeme werden danach verglichen, was eine Person beiden bei einer Frage oder auf einer Seite gab: ein Modell dieser Unterschiede mit zufällig gezogenen Bewertenden und Fragen, nach der restringierten Maximum-Likelihood mit Freiheitsgraden nach Satterthwaite; vollständige Tabellen mit bis zu fünf Fragen oder vier Bewertenden haben weniger. Die Spalte „wie berechnet“ sagt, wo eine Zeile ein anderes Verfahren hat. p ist über die Paare von Systemen eines Kriteriums oder einer Skala korrigiert: nach Holm bis 15 Paare, sonst nach Benjamini und Hochberg.</translation>
    </message>
</context>
<context>
    <name>RestScreen</name>
    <message>
        <source>A short break</source>
        <translation>Kurze Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>The participant is on a break</source>
        <translation>Kurze Pause</translation>
    </message>
    <message>
        <source>They go on when they are ready.</source>
        <translation>Es geht weiter, sobald die teilnehmende Person bereit ist.</translation>
    </message>
    <message>
        <source>The session is paused</source>
        <translation>Die Sitzung ist pausiert</translation>
    </message>
    <message>
        <source>Next: page {number} of {count}.</source>
        <translation>Danach: Seite {number} von {count}.</translation>
    </message>
    <message>
        <source>The page&apos;s timer is stopped.</source>
        <translation>Die Zeitmessung der Seite ist angehalten.</translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>completed sessions</source>
        <translation>abgeschlossene Sitzungen</translation>
    </message>
    <message>
        <source>completed, not flagged</source>
        <translation>abgeschlossen, ohne Hinweis</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>robots</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>rejected excluded</source>
        <translation>ohne zurückgewiesene</translation>
    </message>
    <message>
        <source>flagged excluded</source>
        <translation>ohne solche mit Hinweis</translation>
    </message>
</context>
<context>
    <name>ResultsWindow</name>
    <message>
        <source>Computing</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Results are being computed.</source>
        <translation>Die Ergebnisse werden berechnet.</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Bericht schreiben…</translation>
    </message>
    <message>
        <source>Results: {study} – labeval</source>
        <translation>Ergebnisse: {study} – labeval</translation>
    </message>
    <message>
        <source>Stopped. F5 computes anew.</source>
        <translation>Angehalten. F5 berechnet neu.</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Geschrieben: {path}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>No judgments yet. Results appear here as soon as somebody has rated a page.</source>
        <translation>Noch keine Urteile. Ergebnisse erscheinen hier, sobald jemand eine Seite bewertet hat.</translation>
    </message>
    <message>
        <source>No judgment passes these filters. Widen them above.</source>
        <translation>Kein Urteil passt zu dieser Auswahl. Fassen Sie sie oben weiter.</translation>
    </message>
    <message>
        <source>Save the figure; SVG, PNG and its numbers as CSV</source>
        <translation>Abbildung sichern: SVG, PNG und ihre Zahlen als CSV</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>A folder for the report, the figures and the tables, which are in English</source>
        <translation>Ein Ordner für Bericht, Abbildungen und Tabellen; die Tabellen sind auf Englisch</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
</context>
<context>
    <name>RetrievalWindow</name>
    <message>
        <source>Coded segments</source>
        <translation>Codierte Segmente</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Search the table</source>
        <translation>Tabelle durchsuchen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Codiert von</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprechende Person</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Other codes here</source>
        <translation>Weitere Codes hier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>May be quoted</source>
        <translation>Zitierbar</translation>
    </message>
    <message>
        <source>Nothing is coded yet.</source>
        <translation>Noch ist nichts codiert.</translation>
    </message>
    <message>
        <source>No segment passes these filters and this search.</source>
        <translation>Kein Segment passt zu diesen Filtern und dieser Suche.</translation>
    </message>
    <message>
        <source>There is no segment to show.</source>
        <translation>Es gibt kein Segment zu zeigen.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Show all segments</source>
        <translation>Alle Segmente zeigen</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation>Erster Text zurück</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation>Gut so, wie er ist</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation>verlangt sind {least} bis {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation>verlangt sind mindestens {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation>nicht bearbeitet</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
</context>
<context>
    <name>RowName</name>
    <message>
        <source>session {id}</source>
        <translation>Sitzung {id}</translation>
    </message>
    <message>
        <source>{file}, session {id}</source>
        <translation>{file}, Sitzung {id}</translation>
    </message>
    <message>
        <source>session {id}, event {number}</source>
        <translation>Sitzung {id}, Ereignis {number}</translation>
    </message>
    <message>
        <source>the end of session {id}</source>
        <translation>das Ende der Sitzung {id}</translation>
    </message>
    <message>
        <source>participant {id}</source>
        <translation>Person {id}</translation>
    </message>
    <message>
        <source>version {id}</source>
        <translation>Version {id}</translation>
    </message>
    <message>
        <source>study versions</source>
        <translation>Versionen der Studie</translation>
    </message>
    <message>
        <source>publication of {utc}</source>
        <translation>Veröffentlichung vom {utc}</translation>
    </message>
    <message>
        <source>recording {id}</source>
        <translation>Aufnahme {id}</translation>
    </message>
    <message>
        <source>transcript {id}</source>
        <translation>Transkript {id}</translation>
    </message>
    <message>
        <source>imported judgments of {code}</source>
        <translation>importierte Urteile von {code}</translation>
    </message>
    <message>
        <source>judgment {participant}, {session}, page {page}, {criterion}, {items}</source>
        <translation>Urteil {participant}, {session}, Seite {page}, {criterion}, {items}</translation>
    </message>
    <message>
        <source>erasure of {code}</source>
        <translation>Löschung von {code}</translation>
    </message>
    <message>
        <source>ledger</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>a row of participant {code} in &apos;{table}&apos;</source>
        <translation>eine Zeile von {code} in „{table}“</translation>
    </message>
    <message>
        <source>row &apos;{first}&apos; of &apos;{table}&apos;</source>
        <translation>Zeile „{first}“ von „{table}“</translation>
    </message>
    <message>
        <source>a text in it</source>
        <translation>ein Text darin</translation>
    </message>
    <message>
        <source>coder {name}</source>
        <translation>codierende Person {name}</translation>
    </message>
    <message>
        <source>code {name}</source>
        <translation>Code {name}</translation>
    </message>
    <message>
        <source>source {name}</source>
        <translation>Quelle {name}</translation>
    </message>
    <message>
        <source>segment “{quote}”</source>
        <translation>Segment „{quote}“</translation>
    </message>
    <message>
        <source>{file}, segment {id}</source>
        <translation>{file}, Segment {id}</translation>
    </message>
    <message>
        <source>{file}, edit {number}</source>
        <translation>{file}, Bearbeitung {number}</translation>
    </message>
    <message>
        <source>memo {id}</source>
        <translation>Memo {id}</translation>
    </message>
    <message>
        <source>attribute {name}</source>
        <translation>Merkmal {name}</translation>
    </message>
    <message>
        <source>summary {id}</source>
        <translation>Zusammenfassung {id}</translation>
    </message>
    <message>
        <source>board {name}</source>
        <translation>Tafel {name}</translation>
    </message>
    <message>
        <source>theme {name}</source>
        <translation>Thema {name}</translation>
    </message>
    <message>
        <source>connection {id}</source>
        <translation>Verbindung {id}</translation>
    </message>
</context>
<context>
    <name>RowPainter</name>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>S</source>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>RuleBar</name>
    <message>
        <source>Code with</source>
        <translation>Codieren mit</translation>
    </message>
    <message numerus="yes">
        <source>Code %n place(s)</source>
        <translation>
            <numerusform>%n Stelle codieren</numerusform>
            <numerusform>%n Stellen codieren</numerusform>
        </translation>
    </message>
    <message>
        <source>a term</source>
        <translation>ein Begriff</translation>
    </message>
    <message>
        <source>a part of a word</source>
        <translation>ein Wortteil</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>every passage of …</source>
        <translation>jede Passage von …</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Suchen nach</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>the words found</source>
        <translation>die gefundenen Wörter</translation>
    </message>
    <message>
        <source>their sentence</source>
        <translation>ihren Satz</translation>
    </message>
    <message>
        <source>their passage</source>
        <translation>ihre Passage</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codieren</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Wer spricht</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>RunningCard</name>
    <message>
        <source>{code} is in a session now.</source>
        <translation>{code} ist jetzt in einer Sitzung.</translation>
    </message>
    <message>
        <source>Open the moderator&apos;s window</source>
        <translation>Moderationsfenster öffnen</translation>
    </message>
    <message>
        <source>Interview and closing</source>
        <translation>Interview und Abschluss</translation>
    </message>
    <message>
        <source>There was no consent, so nothing was recorded.</source>
        <translation>Es gab keine Einwilligung, darum wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>The rehearsal was left before its end; it can be resumed.</source>
        <translation>Der Probelauf wurde vor dem Ende verlassen; er kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>{code} is complete.</source>
        <translation>{code} ist vollständig.</translation>
    </message>
    <message>
        <source>{code} has ended early.</source>
        <translation>{code} wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>Remarks are written.</source>
        <translation>Bemerkungen sind geschrieben.</translation>
    </message>
    <message>
        <source>No remarks yet.</source>
        <translation>Noch keine Bemerkungen.</translation>
    </message>
    <message>
        <source>Nothing of {code} is being saved any more.</source>
        <translation>Von {code} wird nichts mehr gespeichert.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>{code} was interrupted; the session can be resumed.</source>
        <translation>{code} wurde unterbrochen; die Sitzung kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Then start the next session.</source>
        <translation>Dann ist die nächste Person an der Reihe.</translation>
    </message>
    <message>
        <source>Conduct the interview, then start the next session.</source>
        <translation>Führen Sie das Interview; dann ist die nächste Person an der Reihe.</translation>
    </message>
    <message>
        <source>Interview: {asked} of {count:question|questions} asked.</source>
        <translation>Interview: {asked} von {count:Frage|Fragen} gestellt.</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>session {id} ({participant}): {parts}; the last event is of {last}</source>
        <translation>Sitzung {id} ({participant}): {parts}; das letzte Ereignis ist von {last}</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>einem unbekannten Zeitpunkt</translation>
    </message>
    <message>
        <source>{events:event|events} from the file</source>
        <translation>{events:Ereignis|Ereignisse} aus der Datei</translation>
    </message>
    <message>
        <source>{events} from the backup</source>
        <translation>{events} aus der Sicherung</translation>
    </message>
    <message>
        <source>events {first} to {last} lost</source>
        <translation>die Ereignisse {first} bis {last} verloren</translation>
    </message>
    <message>
        <source>the end is lost: it had {events:event|events}</source>
        <translation>das Ende ist verloren: Sie hatte {events:Ereignis|Ereignisse}</translation>
    </message>
    <message>
        <source>one wrong bit put right in {events}</source>
        <translation>ein falsches Bit berichtigt in {events}</translation>
    </message>
    <message>
        <source>{rows:row|rows} kept apart that nothing vouches for</source>
        <translation>{rows:Zeile|Zeilen} getrennt abgelegt, die nichts bestätigt</translation>
    </message>
    <message>
        <source>its plan drawn again from its seed</source>
        <translation>der Plan neu gezogen aus dem Startwert</translation>
    </message>
    <message>
        <source>its version of the study is lost</source>
        <translation>ihre Version der Studie ist verloren</translation>
    </message>
    <message>
        <source>{target}: {sessions:session|sessions}, {events:event|events}, {versions:version|versions}, {judgments:imported judgment|imported judgments} rescued ({used})</source>
        <translation>{target}: {sessions:Sitzung|Sitzungen}, {events:Ereignis|Ereignisse}, {versions:Version|Versionen}, {judgments:importiertes Urteil|importierte Urteile} gerettet ({used})</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>no healthy backup to fill gaps</source>
        <translation>keine heile Sicherung, um Lücken zu füllen</translation>
    </message>
    <message>
        <source>session {id}: lost; {events:event|events} without it</source>
        <translation>Sitzung {id}: verloren; {events:Ereignis|Ereignisse} ohne sie</translation>
    </message>
    <message>
        <source>{rows:row|rows} without anything to vouch for them, kept apart in the table &apos;unvouched&apos; and not part of the results</source>
        <translation>{rows:Zeile|Zeilen}, die nichts bestätigt, getrennt abgelegt in der Tabelle „unvouched“ und kein Teil der Ergebnisse</translation>
    </message>
    <message>
        <source>lost sessions, versions or transcripts: {things}</source>
        <translation>verlorene Sitzungen, Versionen oder Transkripte: {things}</translation>
    </message>
    <message>
        <source>this record was written before there were hashes: what was altered in it cannot be distinguished from what was not</source>
        <translation>diese Aufzeichnung ist älter als die Prüfsummen: Was in ihr verändert wurde, ist von dem nicht zu unterscheiden, was es nicht wurde</translation>
    </message>
    <message>
        <source>what was written after the last rescued event of a session is unknown</source>
        <translation>was nach dem letzten geretteten Ereignis einer Sitzung geschrieben wurde, ist unbekannt</translation>
    </message>
</context>
<context>
    <name>SampleDialog</name>
    <message>
        <source>Draw a sample</source>
        <translation>Stichprobe ziehen</translation>
    </message>
    <message>
        <source>The same share of every kind of text and condition is drawn from {sources} sources. Until both have finished a source, neither sees the other&apos;s codes in it.</source>
        <translation>Aus {sources} Quellen wird von jeder Textart und Bedingung derselbe Anteil gezogen. Bis beide eine Quelle abgeschlossen haben, sieht niemand darin die Codes der anderen Person.</translation>
    </message>
    <message>
        <source>A code, never a name</source>
        <translation>Ein Code, nie ein Name</translation>
    </message>
    <message>
        <source>Second coder</source>
        <translation>Zweite Person</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation>{criterion}: noch keine Antwort</translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message>
        <source>Chinese or Japanese</source>
        <translation>Chinesisch oder Japanisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengalisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>Devanagari</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Hangul</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Lateinisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>mathematical signs</source>
        <translation>mathematische Zeichen</translation>
    </message>
    <message>
        <source>emoji</source>
        <translation>Emoji</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation>keine Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation>Treffer {n} von {hits}</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n hit(s) for “{words}”</source>
        <translation>
            <numerusform>%n Treffer für „{words}“</numerusform>
            <numerusform>%n Treffer für „{words}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n source(s)</source>
        <translation>
            <numerusform>in %n Quelle</numerusform>
            <numerusform>in %n Quellen</numerusform>
        </translation>
    </message>
    <message>
        <source>the matches</source>
        <translation>die Fundstellen</translation>
    </message>
    <message>
        <source>their sentences</source>
        <translation>ihre Sätze</translation>
    </message>
    <message>
        <source>their passages</source>
        <translation>ihre Abschnitte</translation>
    </message>
    <message>
        <source>What is coded: the match, its sentence or its passage</source>
        <translation>Was codiert wird: die Fundstelle, ihr Satz oder ihr Abschnitt</translation>
    </message>
    <message>
        <source>Code this …</source>
        <translation>Diesen codieren …</translation>
    </message>
    <message>
        <source>Code all …</source>
        <translation>Alle codieren …</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>Searching</name>
    <message>
        <source>Code this hit with</source>
        <translation>Diesen Treffer codieren mit</translation>
    </message>
    <message numerus="yes">
        <source>Code %n hit(s) with</source>
        <translation>
            <numerusform>%n Treffer codieren mit</numerusform>
            <numerusform>%n Treffer codieren mit</numerusform>
        </translation>
    </message>
    <message>
        <source>All of this is coded so already.</source>
        <translation>All das ist schon so codiert.</translation>
    </message>
    <message>
        <source>The hit was out of sight. Here it is: press the key again to go on.</source>
        <translation>Der Treffer war nicht zu sehen. Hier ist er: Drücken Sie die Taste noch einmal, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>SecondPlace</name>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner auswählen …</translation>
    </message>
    <message>
        <source>No second copies</source>
        <translation>Keine Zweitkopien</translation>
    </message>
    <message>
        <source>Second place for copies</source>
        <translation>Zweiter Ort für Kopien</translation>
    </message>
    <message>
        <source>Copies are in the study folder only. Choose a folder on another disk, such as a memory stick: copies of records, texts and codes go there too.</source>
        <translation>Kopien liegen nur im Studienordner. Wählen Sie einen Ordner auf einem anderen Datenträger, etwa einem Speicherstick: Kopien der Aufzeichnungen, Texte und Codes kommen auch dorthin.</translation>
    </message>
    <message>
        <source>Copies of records, texts and codes go to {place} too.</source>
        <translation>Kopien der Aufzeichnungen, Texte und Codes kommen auch nach {place}.</translation>
    </message>
</context>
<context>
    <name>SegmentList</name>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
</context>
<context>
    <name>SelectionMenu</name>
    <message>
        <source>in vivo</source>
        <translation>in vivo</translation>
    </message>
    <message>
        <source>code …</source>
        <translation>Code …</translation>
    </message>
</context>
<context>
    <name>SessionColumn</name>
    <message>
        <source>for {time}</source>
        <translation>seit {time}</translation>
    </message>
    <message>
        <source>practice {number}</source>
        <translation>Übung {number}</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>Seite {number}</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Participant</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
</context>
<context>
    <name>SettingHelp</name>
    <message>
        <source>Version of this format.</source>
        <translation>Version dieses Formats.</translation>
    </message>
    <message>
        <source>The name of the study.</source>
        <translation>Der Name der Studie.</translation>
    </message>
    <message>
        <source>The language of the items.</source>
        <translation>Die Sprache der Items.</translation>
    </message>
    <message>
        <source>The languages that sessions can be in; when left out, those that all of its texts have.</source>
        <translation>Die Sprachen, in denen Sitzungen stattfinden können; ohne Angabe die, die alle Texte der Studie haben.</translation>
    </message>
    <message>
        <source>The items table next to the study file: CSV, JSONL or XLSX.</source>
        <translation>Die Tabelle der Items neben der Studiendatei: CSV, JSONL oder XLSX.</translation>
    </message>
    <message>
        <source>A file (JSONL) with documents to look things up in, a few for each question.</source>
        <translation>Eine Datei (JSONL) mit Dokumenten zum Nachschlagen, einige je Frage.</translation>
    </message>
    <message>
        <source>A file (JSONL) with a language model&apos;s ratings of the items, for judge support.</source>
        <translation>Eine Datei (JSONL) mit Bewertungen der Items durch ein Sprachmodell, für Bewertungshilfe.</translation>
    </message>
    <message>
        <source>Every random order of the study is drawn from it.</source>
        <translation>Daraus wird jede zufällige Reihenfolge der Studie gezogen.</translation>
    </message>
    <message>
        <source>Typed to leave the participant&apos;s full screen, or to override; it is in no version. Better kept as a hash, by labeval supervisor-code.</source>
        <translation>Wird eingegeben, um den Vollbildschirm der teilnehmenden Person zu verlassen oder etwas zu überstimmen; steht in keiner Version. Besser als Hash aufbewahrt, mit labeval supervisor-code.</translation>
    </message>
    <message>
        <source>Formats of the texts: letter by letter, in Markdown, as a conversation.</source>
        <translation>Formate der Texte: Zeichen für Zeichen, in Markdown, als Gespräch.</translation>
    </message>
    <message>
        <source>Origin of the texts; can be opened on every rating page.</source>
        <translation>Herkunft der Texte; lässt sich auf jeder Bewertungsseite öffnen.</translation>
    </message>
    <message>
        <source>Criteria of the texts; none where nothing is judged.</source>
        <translation>Kriterien der Texte; keine, wo nichts beurteilt wird.</translation>
    </message>
    <message>
        <source>Scales that join criteria.</source>
        <translation>Skalen, die Kriterien zusammenfassen.</translation>
    </message>
    <message>
        <source>Rating blocks by their ids; none where nothing is judged.</source>
        <translation>Bewertungsblöcke mit ihren Kennungen; keine, wo nichts beurteilt wird.</translation>
    </message>
    <message>
        <source>Conditions with their blocks; each participant gets one condition.</source>
        <translation>Bedingungen mit ihren Blöcken; jede teilnehmende Person bekommt eine Bedingung.</translation>
    </message>
    <message>
        <source>Participants and their groups.</source>
        <translation>Teilnehmende und ihre Gruppen.</translation>
    </message>
    <message>
        <source>Lists of codes that open blocks; a block that none of them names is open to all.</source>
        <translation>Codelisten, die Blöcke öffnen; ein Block, den keine von ihnen nennt, steht allen offen.</translation>
    </message>
    <message>
        <source>Limits on a session&apos;s pages and minutes; the rating ends once one is reached.</source>
        <translation>Grenzen für Seiten und Minuten einer Sitzung; die Bewertung endet, sobald eine erreicht ist.</translation>
    </message>
    <message>
        <source>Looks at results before all participants have judged; none when left out.</source>
        <translation>Zwischenauswertungen, bevor alle Teilnehmenden geurteilt haben; ohne Angabe keine.</translation>
    </message>
    <message>
        <source>Flags of a session, for the supervisor and the analyst.</source>
        <translation>Auffälligkeiten einer Sitzung, für Versuchsleitung und Auswertung.</translation>
    </message>
    <message>
        <source>Recording of sound; nothing is recorded when left out.</source>
        <translation>Aufnahme von Ton; ohne Angabe wird nichts aufgenommen.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s aids: markers, hints, messages, an interview guide.</source>
        <translation>Hilfsmittel der Versuchsleitung: Markierungen, Hinweise, Nachrichten, ein Interviewleitfaden.</translation>
    </message>
    <message>
        <source>Choices of the analysis that are made beforehand.</source>
        <translation>Entscheidungen der Auswertung, die vorab getroffen werden.</translation>
    </message>
    <message>
        <source>The steps of a session, in order.</source>
        <translation>Die Schritte einer Sitzung, der Reihe nach.</translation>
    </message>
    <message>
        <source>The texts that are judged; a column text_format says it for one item.</source>
        <translation>Die Texte, die beurteilt werden; eine Spalte text_format legt es für ein einzelnes Item fest.</translation>
    </message>
    <message>
        <source>The source texts; a column source_format says it for one item.</source>
        <translation>Die Quellen; eine Spalte source_format legt es für ein einzelnes Item fest.</translation>
    </message>
    <message>
        <source>last sets the last answer of a conversation off, because it alone is judged.</source>
        <translation>„letzter“ hebt die letzte Antwort eines Gesprächs hervor, weil nur sie beurteilt wird.</translation>
    </message>
    <message>
        <source>Name of the criterion in blocks, groups and results.</source>
        <translation>Name des Kriteriums in Blöcken, Gruppen und Ergebnissen.</translation>
    </message>
    <message>
        <source>Name that participants read.</source>
        <translation>Name, den Teilnehmende lesen.</translation>
    </message>
    <message>
        <source>Meaning of the criterion; on the page while it is answered.</source>
        <translation>Bedeutung des Kriteriums; auf der Seite, während es beantwortet wird.</translation>
    </message>
    <message>
        <source>The group it belongs to.</source>
        <translation>Die Gruppe, zu der es gehört.</translation>
    </message>
    <message>
        <source>Reference that the text is compared with.</source>
        <translation>Das, womit der Text verglichen wird.</translation>
    </message>
    <message>
        <source>The better end of the scale: a higher score, or a lower one.</source>
        <translation>Das bessere Ende der Skala: ein höherer Wert oder ein niedrigerer.</translation>
    </message>
    <message>
        <source>Method name, or id of a block, to the question asked there.</source>
        <translation>Name einer Methode oder Kennung eines Blocks, mit der Frage, die dort gestellt wird.</translation>
    </message>
    <message>
        <source>Labels of points of the scale.</source>
        <translation>Beschriftungen von Punkten der Skala.</translation>
    </message>
    <message>
        <source>Description of a text at that point.</source>
        <translation>Beschreibung eines Textes an diesem Punkt.</translation>
    </message>
    <message>
        <source>True if “no answer” can be chosen for it, where the block does not offer that for all.</source>
        <translation>„Ja“, wenn hier „keine Angabe“ gewählt werden kann, wo der Block das nicht für alle anbietet.</translation>
    </message>
    <message>
        <source>A scale of its own, for methods that rate each criterion on its own scale.</source>
        <translation>Eine eigene Skala, für Methoden, die jedes Kriterium auf seiner eigenen Skala bewerten.</translation>
    </message>
    <message>
        <source>Name of the group in criteria and results.</source>
        <translation>Name der Gruppe in Kriterien und Ergebnissen.</translation>
    </message>
    <message>
        <source>The criterion that stands for the whole group; shown above the others.</source>
        <translation>Das Kriterium, das für die ganze Gruppe steht; wird über den anderen gezeigt.</translation>
    </message>
    <message>
        <source>Shown above the block&apos;s pages.</source>
        <translation>Wird über den Seiten des Blocks gezeigt.</translation>
    </message>
    <message>
        <source>The criteria asked, in the order shown; all of the study when empty.</source>
        <translation>Die erfragten Kriterien in der gezeigten Reihenfolge; ohne Eintrag alle der Studie.</translation>
    </message>
    <message>
        <source>Criteria that may stay without an answer.</source>
        <translation>Kriterien, die ohne Antwort bleiben dürfen.</translation>
    </message>
    <message>
        <source>Items to rate.</source>
        <translation>Items, die bewertet werden.</translation>
    </message>
    <message>
        <source>Orders of pages, criteria and texts.</source>
        <translation>Reihenfolgen von Seiten, Kriterien und Texten.</translation>
    </message>
    <message>
        <source>The comment field.</source>
        <translation>Das Kommentarfeld.</translation>
    </message>
    <message>
        <source>Marking of the words that decided a rating; none is asked for when left out.</source>
        <translation>Markieren der Wörter, die eine Bewertung entschieden haben; ohne Angabe wird nicht danach gefragt.</translation>
    </message>
    <message>
        <source>Display of the source: whole above the texts, or as a document of several pages that can be turned and searched in a frame of its own.</source>
        <translation>Anzeige der Quelle: ganz über den Texten oder als mehrseitiges Dokument, in dem man in einem eigenen Rahmen blättern und suchen kann.</translation>
    </message>
    <message>
        <source>True if a page can be left only when every part of its texts was on screen. It matters where a text does not fit and is turned part by part; answers can be given before.</source>
        <translation>„Ja“, wenn eine Seite erst verlassen werden kann, nachdem jeder Teil ihrer Texte zu sehen war. Wirkt, wo ein Text nicht ganz passt und in Teilen geblättert wird; antworten kann man schon vorher.</translation>
    </message>
    <message>
        <source>When a rest is offered.</source>
        <translation>Wann eine Pause angeboten wird.</translation>
    </message>
    <message>
        <source>True if a participant may return to earlier pages of the block.</source>
        <translation>„Ja“, wenn man zu früheren Seiten des Blocks zurückgehen darf.</translation>
    </message>
    <message>
        <source>Explanation of the pages, in Markdown.</source>
        <translation>Erklärung der Seiten, in Markdown.</translation>
    </message>
    <message>
        <source>Pages with known answers, shown by a training step.</source>
        <translation>Seiten mit bekannten Antworten, die ein Übungsschritt zeigt.</translation>
    </message>
    <message>
        <source>Scoring and repetition of the training; it comes once and unscored when left out.</source>
        <translation>Wertung und Wiederholung der Übung; ohne Angabe kommt sie einmal und ohne Wertung.</translation>
    </message>
    <message>
        <source>Attention checks among the pages; none when left out.</source>
        <translation>Aufmerksamkeitsprüfungen zwischen den Seiten; ohne Angabe keine.</translation>
    </message>
    <message>
        <source>Content of instructed and bad_text checks.</source>
        <translation>Inhalt der Prüfungen „angewiesen“ und „schlechter Text“.</translation>
    </message>
    <message>
        <source>Friendly text for a session that training or attention checks end, in Markdown.</source>
        <translation>Freundlicher Text für eine Sitzung, die wegen der Übung oder der Aufmerksamkeitsprüfungen endet, in Markdown.</translation>
    </message>
    <message>
        <source>True if “no difference” can be chosen.</source>
        <translation>„Ja“, wenn „kein Unterschied“ gewählt werden kann.</translation>
    </message>
    <message>
        <source>Label of that option, such as Neutral; Tie when left out. Either is stored as tie.</source>
        <translation>Beschriftung dieser Antwort, etwa „Neutral“; ohne Angabe „Gleichstand“. Gespeichert wird immer tie.</translation>
    </message>
    <message>
        <source>Criteria on which neither a tie nor “both bad” can be chosen.</source>
        <translation>Kriterien, bei denen weder Gleichstand noch „beide schlecht“ gewählt werden kann.</translation>
    </message>
    <message>
        <source>True if “both bad” can be chosen.</source>
        <translation>„Ja“, wenn „beide schlecht“ gewählt werden kann.</translation>
    </message>
    <message>
        <source>All pairs of a question&apos;s texts, or so many of them, sampled so that all stay connected.</source>
        <translation>Alle Paare der Texte einer Frage oder so viele davon, so gezogen, dass alle verbunden bleiben.</translation>
    </message>
    <message>
        <source>Dealing of the pairs among participants; each gets all of them when left out.</source>
        <translation>Verteilung der Paare auf die Teilnehmenden; ohne Angabe bekommen alle sämtliche Paare.</translation>
    </message>
    <message>
        <source>Choice of pairs, and whether a tie or &quot;both bad&quot; may be chosen</source>
        <translation>Wahl der Paare und ob Gleichstand oder „beide schlecht“ gewählt werden darf</translation>
    </message>
    <message>
        <source>Number of items for a participant, where that is not all of them.</source>
        <translation>Anzahl der Items je Person, wo das nicht alle sind.</translation>
    </message>
    <message>
        <source>The answers offered.</source>
        <translation>Die angebotenen Antworten.</translation>
    </message>
    <message>
        <source>Yes, no and don&apos;t know, and what a study adds to them</source>
        <translation>Ja, nein und weiß nicht, und was eine Studie ergänzt</translation>
    </message>
    <message>
        <source>The question for the preferred answer.</source>
        <translation>Die Frage nach der bevorzugten Antwort.</translation>
    </message>
    <message>
        <source>The line above the field in which the preference is explained.</source>
        <translation>Die Zeile über dem Feld, in dem die Bevorzugung begründet wird.</translation>
    </message>
    <message>
        <source>All answers to a question on one page; each criterion has a scale of its own</source>
        <translation>Alle Antworten auf eine Frage auf einer Seite; jedes Kriterium hat eine eigene Skala</translation>
    </message>
    <message>
        <source>Texts on one page.</source>
        <translation>Texte auf einer Seite.</translation>
    </message>
    <message>
        <source>Pages a criterion and question; the smallest balanced design when left out.</source>
        <translation>Seiten je Kriterium und Frage; ohne Angabe der kleinste ausgewogene Plan.</translation>
    </message>
    <message>
        <source>Number of texts on a page, and of pages for each criterion</source>
        <translation>Anzahl der Texte auf einer Seite und der Seiten je Kriterium</translation>
    </message>
    <message>
        <source>Column of the items table with the claims of each text, one a line; its sentences are the claims when left out, or where the column is empty.</source>
        <translation>Spalte der Item-Tabelle mit den Aussagen jedes Textes, eine je Zeile; ohne Angabe oder wo die Spalte leer ist, sind es die Sätze des Textes.</translation>
    </message>
    <message>
        <source>The claims of a text</source>
        <translation>Die Aussagen eines Textes</translation>
    </message>
    <message>
        <source>A language model&apos;s ratings next to the participant&apos;s own; never shown by default.</source>
        <translation>Bewertungen eines Sprachmodells neben den eigenen; in der Voreinstellung nie gezeigt.</translation>
    </message>
    <message>
        <source>Number of points of the scale.</source>
        <translation>Anzahl der Punkte der Skala.</translation>
    </message>
    <message>
        <source>The value of the lowest point.</source>
        <translation>Der Wert des niedrigsten Punktes.</translation>
    </message>
    <message>
        <source>Labels of points, the same for all criteria; a criterion&apos;s own anchors come before them.</source>
        <translation>Beschriftungen der Punkte, gleich für alle Kriterien; eigene Beschriftungen eines Kriteriums gehen vor.</translation>
    </message>
    <message>
        <source>A slider in place of the points.</source>
        <translation>Ein Schieberegler anstelle der Punkte.</translation>
    </message>
    <message>
        <source>True if “no answer” can be chosen for every criterion, and not only where one allows it.</source>
        <translation>„Ja“, wenn „keine Angabe“ bei jedem Kriterium gewählt werden kann und nicht nur, wo eines es erlaubt.</translation>
    </message>
    <message>
        <source>A scale of 2 to 11 points, or a slider</source>
        <translation>Eine Skala von 2 bis 11 Punkten oder ein Schieberegler</translation>
    </message>
    <message>
        <source>Several texts may have the same place.</source>
        <translation>Mehrere Texte dürfen denselben Platz haben.</translation>
    </message>
    <message>
        <source>Number of texts on a page, whether they may be tied, and number of pages</source>
        <translation>Anzahl der Texte auf einer Seite, ob sie gleichauf liegen dürfen, und Anzahl der Seiten</translation>
    </message>
    <message>
        <source>Name of the condition in the results.</source>
        <translation>Name der Bedingung in den Ergebnissen.</translation>
    </message>
    <message>
        <source>Name that the supervisor reads.</source>
        <translation>Name, den die Versuchsleitung liest.</translation>
    </message>
    <message>
        <source>The blocks that a participant of this condition rates; none where they only write.</source>
        <translation>Die Blöcke, die Teilnehmende dieser Bedingung bewerten; keine, wo sie nur schreiben.</translation>
    </message>
    <message>
        <source>Order of several blocks; counterbalanced turns it from participant to participant.</source>
        <translation>Reihenfolge mehrerer Blöcke; „ausbalanciert“ wechselt sie von Person zu Person.</translation>
    </message>
    <message>
        <source>Number of participants in this condition for each one of a condition of weight 1.</source>
        <translation>Anzahl der Teilnehmenden in dieser Bedingung auf jede Person einer Bedingung mit Gewicht 1.</translation>
    </message>
    <message>
        <source>Planned number of participants.</source>
        <translation>Geplante Anzahl der Teilnehmenden.</translation>
    </message>
    <message>
        <source>Such as expert, crowd, target; the supervisor chooses one when starting a session.</source>
        <translation>Etwa Fachleute, Crowd, Zielgruppe; die Versuchsleitung wählt beim Start einer Sitzung eine davon.</translation>
    </message>
    <message>
        <source>Name of the list in the record.</source>
        <translation>Name der Liste in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>A text file next to the study file, one code per line; empty and # lines are passed over.</source>
        <translation>Eine Textdatei neben der Studiendatei, ein Code je Zeile; leere Zeilen und solche mit # werden übergangen.</translation>
    </message>
    <message>
        <source>The blocks that a code of this list opens; all of the study when left out.</source>
        <translation>Die Blöcke, die ein Code dieser Liste öffnet; ohne Angabe alle der Studie.</translation>
    </message>
    <message>
        <source>A test that opens them as well; who has a code is not asked it.</source>
        <translation>Ein Test, der sie ebenfalls öffnet; wer einen Code hat, macht ihn nicht.</translation>
    </message>
    <message>
        <source>Number of times that one code opens them; null means any number of times.</source>
        <translation>Wie oft ein Code sie öffnet; null bedeutet: beliebig oft.</translation>
    </message>
    <message>
        <source>Rating pages after which the rating ends; attention checks are pages, training is not.</source>
        <translation>Bewertungsseiten, nach denen die Bewertung endet; Aufmerksamkeitsprüfungen zählen als Seiten, die Übung nicht.</translation>
    </message>
    <message>
        <source>Minutes of work after which it ends; pauses, breaks and interruptions do not count.</source>
        <translation>Arbeitsminuten, nach denen sie endet; Pausen und Unterbrechungen zählen nicht.</translation>
    </message>
    <message>
        <source>Completed participants at each look, increasing; the last number is that of the study.</source>
        <translation>Abgeschlossene Teilnehmende bei jeder Zwischenauswertung, aufsteigend; die letzte Zahl ist die der Studie.</translation>
    </message>
    <message>
        <source>The criterion that decides.</source>
        <translation>Das Kriterium, das entscheidet.</translation>
    </message>
    <message>
        <source>The two systems compared; may be left out where the study has just two.</source>
        <translation>Die beiden verglichenen Systeme; kann entfallen, wo die Studie nur zwei hat.</translation>
    </message>
    <message>
        <source>The block whose judgments decide; may be left out where one block asks the criterion.</source>
        <translation>Der Block, dessen Urteile entscheiden; kann entfallen, wo nur ein Block das Kriterium erfragt.</translation>
    </message>
    <message>
        <source>Error spending of O&apos;Brien and Fleming, hard to pass early, or of Pocock, nearly level.</source>
        <translation>Aufteilung des Fehlers nach O’Brien und Fleming, früh kaum zu erreichen, oder nach Pocock, fast gleichmäßig.</translation>
    </message>
    <message>
        <source>Smallest difference of interest, in points of the block&apos;s method.</source>
        <translation>Kleinster Unterschied von Interesse, in Punkten der Methode des Blocks.</translation>
    </message>
    <message>
        <source>Chance of still finding that difference, below which a look says stop; 0 for never.</source>
        <translation>Chance, diesen Unterschied noch zu finden, unter der eine Zwischenauswertung zum Aufhören rät; 0 für nie.</translation>
    </message>
    <message>
        <source>Pages left too soon.</source>
        <translation>Seiten, die zu früh verlassen wurden.</translation>
    </message>
    <message>
        <source>The same option everywhere.</source>
        <translation>Überall dieselbe Antwort.</translation>
    </message>
    <message>
        <source>Nothing happened.</source>
        <translation>Es geschah nichts.</translation>
    </message>
    <message>
        <source>Answers that took long.</source>
        <translation>Antworten, die lange dauerten.</translation>
    </message>
    <message>
        <source>Definitions gone back to.</source>
        <translation>Definitionen, zu denen zurückgekehrt wurde.</translation>
    </message>
    <message>
        <source>Pages without a comment.</source>
        <translation>Seiten ohne Kommentar.</translation>
    </message>
    <message>
        <source>Texts that did not fit.</source>
        <translation>Texte, die nicht ganz passten.</translation>
    </message>
    <message>
        <source>Texts that were not read to their end.</source>
        <translation>Texte, die nicht zu Ende gelesen wurden.</translation>
    </message>
    <message>
        <source>The window was left.</source>
        <translation>Das Fenster wurde verlassen.</translation>
    </message>
    <message>
        <source>Responses pasted from outside.</source>
        <translation>Von außen eingefügte Antworten.</translation>
    </message>
    <message>
        <source>Responses that grew at once.</source>
        <translation>Antworten, die auf einmal wuchsen.</translation>
    </message>
    <message>
        <source>Responses typed unlike anybody types.</source>
        <translation>Antworten, die getippt wurden, wie niemand tippt.</translation>
    </message>
    <message>
        <source>think_aloud records from the consent to the end of the session, interview from there until the participant&apos;s window is closed. The consent has to ask for audio.</source>
        <translation>„lautes Denken“ nimmt von der Einwilligung bis zum Ende der Sitzung auf, „Interview“ von da an, bis das Fenster der teilnehmenden Person geschlossen wird. Die Einwilligung muss nach dem Ton fragen.</translation>
    </message>
    <message>
        <source>True if, with both, the interview is a recording of its own.</source>
        <translation>„Ja“, wenn das Interview bei „beides“ eine eigene Aufnahme ist.</translation>
    </message>
    <message>
        <source>2 where the participant speaks into the left and the supervisor into the right channel.</source>
        <translation>2, wo die teilnehmende Person in den linken und die Versuchsleitung in den rechten Kanal spricht.</translation>
    </message>
    <message>
        <source>True if the moderator&apos;s window shows speech as text during recording. It is not kept, and ends by itself where the participant&apos;s window would have to wait for it.</source>
        <translation>„Ja“, wenn das Moderationsfenster Gesprochenes während der Aufnahme als Text zeigt. Es wird nicht aufbewahrt und endet von selbst, wo das Fenster der teilnehmenden Person darauf warten müsste.</translation>
    </message>
    <message>
        <source>True if the participant can pause the recording with a button.</source>
        <translation>„Ja“, wenn die teilnehmende Person die Aufnahme mit einer Schaltfläche anhalten kann.</translation>
    </message>
    <message>
        <source>Moments to mark, with one key each. An empty list has none.</source>
        <translation>Momente zum Markieren, mit je einer Taste. Eine leere Liste hat keine.</translation>
    </message>
    <message>
        <source>Hints that can be given, for one criterion or in general.</source>
        <translation>Hinweise, die gegeben werden können, zu einem Kriterium oder allgemein.</translation>
    </message>
    <message>
        <source>Messages that are ready to be sent. An empty list has none.</source>
        <translation>Nachrichten, die zum Senden bereitliegen. Eine leere Liste hat keine.</translation>
    </message>
    <message>
        <source>The guide of the interview after the session.</source>
        <translation>Der Leitfaden des Interviews nach der Sitzung.</translation>
    </message>
    <message>
        <source>Behaviour of a recording while the supervisor has paused the session.</source>
        <translation>Was eine Aufnahme tut, während die Versuchsleitung die Sitzung angehalten hat.</translation>
    </message>
    <message>
        <source>By how much one press extends the planned time.</source>
        <translation>Um wie viel ein Tastendruck die geplante Zeit verlängert.</translation>
    </message>
    <message>
        <source>Planned duration of a session; without it, as long as the page times suggest.</source>
        <translation>Geplante Dauer einer Sitzung; ohne Angabe so lang, wie die Zeiten der Seiten nahelegen.</translation>
    </message>
    <message>
        <source>By method, in points: systems that surely differ by less are called practically equal.</source>
        <translation>Je Methode, in Punkten: Systeme, die sich sicher um weniger unterscheiden, heißen praktisch gleich.</translation>
    </message>
    <message>
        <source>Tests that are corrected together: all pairs of systems on one criterion or scale, or all pairs on all criteria of a method.</source>
        <translation>Tests, die zusammen korrigiert werden: alle Paare von Systemen bei einem Kriterium oder einer Skala oder alle Paare bei allen Kriterien einer Methode.</translation>
    </message>
    <message>
        <source>holm keeps the chance of any false finding, benjamini_hochberg the share of false ones; auto is Holm up to 15 tests.</source>
        <translation>„Holm“ begrenzt die Wahrscheinlichkeit auch nur eines falschen Befunds, „Benjamini-Hochberg“ den Anteil der falschen; „automatisch“ ist Holm bis 15 Tests.</translation>
    </message>
    <message>
        <source>By method, the level of measurement of Krippendorff&apos;s alpha; the method&apos;s own when left out.</source>
        <translation>Je Methode das Skalenniveau von Krippendorffs Alpha; ohne Angabe das der Methode.</translation>
    </message>
    <message>
        <source>Units, raters or both are drawn anew for the interval of alpha.</source>
        <translation>Für das Intervall von Alpha werden Einheiten, Bewertende oder beide neu gezogen.</translation>
    </message>
    <message>
        <source>Name of the step in the record; every step has its own.</source>
        <translation>Name des Schritts in der Aufzeichnung; jeder Schritt hat einen eigenen.</translation>
    </message>
    <message>
        <source>The heading of the page.</source>
        <translation>Die Überschrift der Seite.</translation>
    </message>
    <message>
        <source>Conditions whose participants have the step; all of them when empty.</source>
        <translation>Bedingungen, deren Teilnehmende den Schritt haben; ohne Eintrag alle.</translation>
    </message>
    <message>
        <source>Text, in Markdown.</source>
        <translation>Text, in Markdown.</translation>
    </message>
    <message>
        <source>limit_reached shows it only where the rating ended at a limit of the session.</source>
        <translation>„Grenze erreicht“ zeigt sie nur, wenn die Bewertung an einer Grenze der Sitzung endete.</translation>
    </message>
    <message>
        <source>A page to read: welcome, disclaimer, thanks. The text is Markdown</source>
        <translation>Eine Seite zum Lesen: Begrüßung, Hinweis, Dank. Der Text ist Markdown</translation>
    </message>
    <message>
        <source>Version of the text, recorded with each consent.</source>
        <translation>Version des Textes, wird mit jeder Einwilligung aufgezeichnet.</translation>
    </message>
    <message>
        <source>Information for participants before the consent, in Markdown.</source>
        <translation>Information für Teilnehmende vor der Einwilligung, in Markdown.</translation>
    </message>
    <message>
        <source>Person or office for questions and withdrawals; below the information, at the end, and on the information sheet.</source>
        <translation>Person oder Stelle für Fragen und Widerruf; unter der Information, am Ende und auf dem Informationsblatt.</translation>
    </message>
    <message>
        <source>Statements to consent to, each by itself.</source>
        <translation>Aussagen, in die einzeln eingewilligt wird.</translation>
    </message>
    <message>
        <source>Text for participants who decline.</source>
        <translation>Text für Teilnehmende, die ablehnen.</translation>
    </message>
    <message>
        <source>The consent; declining a required one ends the session with nothing stored</source>
        <translation>Die Einwilligung; wer eine nötige ablehnt, beendet die Sitzung, und nichts wird gespeichert</translation>
    </message>
    <message>
        <source>The box that says how the texts came about: question, source and prompt of the items</source>
        <translation>Der Kasten, der sagt, wie die Texte entstanden sind: Frage, Quelle und Prompt der Items</translation>
    </message>
    <message>
        <source>Text above the questions.</source>
        <translation>Text über den Fragen.</translation>
    </message>
    <message>
        <source>The questions, one point each.</source>
        <translation>Die Fragen, je ein Punkt.</translation>
    </message>
    <message>
        <source>Names for scores, in ascending order.</source>
        <translation>Namen für Punktzahlen, aufsteigend.</translation>
    </message>
    <message>
        <source>The lowest score that goes on; 0 lets everybody go on.</source>
        <translation>Die niedrigste Punktzahl, mit der es weitergeht; mit 0 geht es für alle weiter.</translation>
    </message>
    <message>
        <source>Friendly text that ends the session after a score below pass_score.</source>
        <translation>Freundlicher Text, der die Sitzung beendet, wenn die nötige Punktzahl nicht erreicht ist.</translation>
    </message>
    <message>
        <source>Questions on one page.</source>
        <translation>Fragen auf einer Seite.</translation>
    </message>
    <message>
        <source>The order of the questions.</source>
        <translation>Die Reihenfolge der Fragen.</translation>
    </message>
    <message>
        <source>A multiple-choice test with a threshold, such as a language aptitude test</source>
        <translation>Ein Multiple-Choice-Test mit einer Schwelle, etwa ein Sprachtest</translation>
    </message>
    <message>
        <source>The questions in the order asked.</source>
        <translation>Die Fragen in der Reihenfolge, in der sie gestellt werden.</translation>
    </message>
    <message>
        <source>Questions about the participant or the session</source>
        <translation>Fragen zur teilnehmenden Person oder zur Sitzung</translation>
    </message>
    <message>
        <source>Text of the rest.</source>
        <translation>Text der Pause.</translation>
    </message>
    <message>
        <source>Length of the countdown.</source>
        <translation>Dauer des Countdowns.</translation>
    </message>
    <message>
        <source>A rest at a fixed place</source>
        <translation>Eine Pause an fester Stelle</translation>
    </message>
    <message>
        <source>The block it is for; inside for_each_block it is left out.</source>
        <translation>Der Block, für den er ist; innerhalb von „für jeden Block“ bleibt das leer.</translation>
    </message>
    <message>
        <source>True if an annotated picture of a page is shown.</source>
        <translation>„Ja“, wenn ein beschriftetes Bild einer Seite gezeigt wird.</translation>
    </message>
    <message>
        <source>Explanation of the block&apos;s pages, with an annotated picture of one</source>
        <translation>Erklärung der Seiten des Blocks, mit einem beschrifteten Bild einer Seite</translation>
    </message>
    <message>
        <source>The block&apos;s training pages, with feedback</source>
        <translation>Die Übungsseiten des Blocks, mit Rückmeldung</translation>
    </message>
    <message>
        <source>The block&apos;s pages</source>
        <translation>Die Seiten des Blocks</translation>
    </message>
    <message>
        <source>Topics; topics and styles are dealt evenly over the participants.</source>
        <translation>Themen; Themen und Stile werden gleichmäßig auf die Teilnehmenden verteilt.</translation>
    </message>
    <message>
        <source>Styles; each response gets one of them.</source>
        <translation>Stile; jede Antwort bekommt einen davon.</translation>
    </message>
    <message>
        <source>Number of responses of a participant, each on another topic; all topics when empty.</source>
        <translation>Anzahl der Antworten je Person, jede zu einem anderen Thema; ohne Angabe alle Themen.</translation>
    </message>
    <message>
        <source>The length.</source>
        <translation>Die Länge.</translation>
    </message>
    <message>
        <source>The citations.</source>
        <translation>Die Zitate.</translation>
    </message>
    <message>
        <source>True if a participant may return to the response before.</source>
        <translation>„Ja“, wenn man zur vorigen Antwort zurückgehen darf.</translation>
    </message>
    <message>
        <source>Responses are written from ranked passages, one screen each</source>
        <translation>Antworten werden aus geordneten Textstellen geschrieben, je eine auf einem Bildschirm</translation>
    </message>
    <message>
        <source>Sequence for each block: instructions, training, rating; also break, text and questionnaire.</source>
        <translation>Abfolge für jeden Block: Anleitung, Übung, Bewertung; auch Pause, Text und Fragebogen.</translation>
    </message>
    <message>
        <source>These steps once for each block of the participant&apos;s condition, in its order</source>
        <translation>Diese Schritte einmal für jeden Block der Bedingung, in deren Reihenfolge</translation>
    </message>
    <message>
        <source>The lowest point; may be negative.</source>
        <translation>Der niedrigste Punkt; darf negativ sein.</translation>
    </message>
    <message>
        <source>The highest point.</source>
        <translation>Der höchste Punkt.</translation>
    </message>
    <message>
        <source>The best point; max when left out. In -1 to 1 with the ideal 0, both ends are bad.</source>
        <translation>Der beste Punkt; ohne Angabe der größte Wert. Bei -1 bis 1 mit bestem Wert 0 sind beide Enden schlecht.</translation>
    </message>
    <message>
        <source>Meaning of the points; shown while the criterion is answered.</source>
        <translation>Bedeutung der Punkte; wird gezeigt, während das Kriterium beantwortet wird.</translation>
    </message>
    <message>
        <source>Ids of the items; all when empty.</source>
        <translation>Kennungen der Items; ohne Eintrag alle.</translation>
    </message>
    <message>
        <source>Column name to the value it must have.</source>
        <translation>Name einer Spalte und der Wert, den sie haben muss.</translation>
    </message>
    <message>
        <source>The order of the pages; fixed keeps that of the items table.</source>
        <translation>Die Reihenfolge der Seiten; „fest“ behält die der Item-Tabelle.</translation>
    </message>
    <message>
        <source>The order of the criteria; groups stay together either way.</source>
        <translation>Die Reihenfolge der Kriterien; Gruppen bleiben immer zusammen.</translation>
    </message>
    <message>
        <source>Places of the texts; balanced gives every text every place equally often.</source>
        <translation>Plätze der Texte; „ausgewogen“ gibt jedem Text jeden Platz gleich oft.</translation>
    </message>
    <message>
        <source>True if the pages have a comment field.</source>
        <translation>„Ja“, wenn die Seiten ein Kommentarfeld haben.</translation>
    </message>
    <message>
        <source>True if a page cannot be left without a comment.</source>
        <translation>„Ja“, wenn eine Seite nicht ohne Kommentar verlassen werden kann.</translation>
    </message>
    <message>
        <source>Pages without a comment before a gentle reminder; null never reminds.</source>
        <translation>Seiten ohne Kommentar bis zu einer freundlichen Erinnerung; mit null kommt nie eine.</translation>
    </message>
    <message>
        <source>The text of the reminder.</source>
        <translation>Der Text der Erinnerung.</translation>
    </message>
    <message>
        <source>off, optional, wished (the page asks for it) or mandatory, where no rule fits.</source>
        <translation>Aus, freiwillig, erwünscht (die Seite bittet darum) oder Pflicht, wo keine Regel passt.</translation>
    </message>
    <message>
        <source>Other levels for some criteria or answers.</source>
        <translation>Andere Stufen für einige Kriterien oder Antworten.</translation>
    </message>
    <message>
        <source>The line that asks for it; the program&apos;s own when left out.</source>
        <translation>Die Zeile, die darum bittet; ohne Angabe die des Programms.</translation>
    </message>
    <message>
        <source>Number of pages after which a rest is offered, again and again.</source>
        <translation>Anzahl der Seiten, nach denen immer wieder eine Pause angeboten wird.</translation>
    </message>
    <message>
        <source>Minutes of work after which a rest is offered, again and again.</source>
        <translation>Arbeitsminuten, nach denen immer wieder eine Pause angeboten wird.</translation>
    </message>
    <message>
        <source>Length of the countdown; the participant may go on earlier or stay longer.</source>
        <translation>Dauer des Countdowns; man darf früher weitermachen oder länger bleiben.</translation>
    </message>
    <message>
        <source>Ids of the items shown; as many as the method&apos;s pages show.</source>
        <translation>Kennungen der gezeigten Items; so viele, wie die Seiten der Methode zeigen.</translation>
    </message>
    <message>
        <source>The criteria asked; those of the block when empty.</source>
        <translation>Die erfragten Kriterien; ohne Eintrag die des Blocks.</translation>
    </message>
    <message>
        <source>Field id to the values that count as right; 60..100 stands for all from 60 to 100.</source>
        <translation>Kennung eines Feldes und die Werte, die als richtig zählen; 60..100 steht für alle von 60 bis 100.</translation>
    </message>
    <message>
        <source>Explanation after the answer, right or wrong.</source>
        <translation>Erklärung nach der Antwort, ob richtig oder falsch.</translation>
    </message>
    <message>
        <source>The share of right answers that passes; without one the training comes once.</source>
        <translation>Der Anteil richtiger Antworten, mit dem man besteht; ohne Angabe kommt die Übung einmal.</translation>
    </message>
    <message>
        <source>Number of times the training is shown at most, the first time among them.</source>
        <translation>Wie oft die Übung höchstens gezeigt wird, das erste Mal mitgezählt.</translation>
    </message>
    <message>
        <source>True if the right answers are summed up after the last page.</source>
        <translation>„Ja“, wenn die richtigen Antworten nach der letzten Seite zusammengefasst werden.</translation>
    </message>
    <message>
        <source>Continuation below the mark when the tries are used up: the next step, or the end.</source>
        <translation>Wie es unterhalb der Schwelle weitergeht, wenn die Versuche aufgebraucht sind: mit dem nächsten Schritt oder mit dem Ende.</translation>
    </message>
    <message>
        <source>Number of checks for each page of the block, such as 0.1; at least one is added.</source>
        <translation>Anzahl der Prüfungen auf jede Seite des Blocks, etwa 0.1; mindestens eine kommt hinzu.</translation>
    </message>
    <message>
        <source>Kinds of checks: instructed, repeated (an earlier page, sides swapped), bad_text.</source>
        <translation>Arten von Prüfungen: instructed (ein Text nennt seine Antworten), repeated (eine frühere Seite mit vertauschten Plätzen), bad_text (ein offensichtlich schlechter Text).</translation>
    </message>
    <message>
        <source>The share of a repeated page&apos;s answers that must agree with the first ones.</source>
        <translation>Der Anteil der Antworten einer wiederholten Seite, der mit den ersten übereinstimmen muss.</translation>
    </message>
    <message>
        <source>Largest distance of numbers that still agree, as a share of their scale.</source>
        <translation>Größter Abstand zweier Zahlen, die noch übereinstimmen, als Anteil ihrer Skala.</translation>
    </message>
    <message>
        <source>note records a missed check; warn marks it as worth the supervisor&apos;s attention.</source>
        <translation>„vermerken“ zeichnet eine verfehlte Prüfung auf; „warnen“ kennzeichnet sie für die Aufmerksamkeit der Versuchsleitung.</translation>
    </message>
    <message>
        <source>The missed checks of a session after which it ends; without one it goes on.</source>
        <translation>Wie viele verfehlte Prüfungen eine Sitzung beenden; ohne Angabe geht sie weiter.</translation>
    </message>
    <message>
        <source>A text that asks for its answers, or one that is obviously bad.</source>
        <translation>Ein Text, der seine Antworten vorgibt, oder einer, der offensichtlich schlecht ist.</translation>
    </message>
    <message>
        <source>Field id to the values that pass; 1..2 stands for all from 1 to 2.</source>
        <translation>Kennung eines Feldes und die Werte, die bestehen; 1..2 steht für alle von 1 bis 2.</translation>
    </message>
    <message>
        <source>The most pairs in one questionnaire.</source>
        <translation>Höchstzahl der Paare in einem Fragebogen.</translation>
    </message>
    <message>
        <source>Number of participants with the same questionnaire.</source>
        <translation>Anzahl der Teilnehmenden mit demselben Fragebogen.</translation>
    </message>
    <message>
        <source>The share of pairs that are also shown the other way round, in another questionnaire.</source>
        <translation>Der Anteil der Paare, die in einem anderen Fragebogen auch umgekehrt gezeigt werden.</translation>
    </message>
    <message>
        <source>Columns of the items table by which these are spread evenly, like the texts&apos; lengths.</source>
        <translation>Spalten der Item-Tabelle, deren Werte gleichmäßig verteilt werden, wie die Längen der Texte.</translation>
    </message>
    <message>
        <source>Number of items that one participant gets, each once.</source>
        <translation>Anzahl der Items, die eine Person bekommt, jedes einmal.</translation>
    </message>
    <message>
        <source>Number of participants that every item shall have.</source>
        <translation>Anzahl der Teilnehmenden, die jedes Item haben soll.</translation>
    </message>
    <message>
        <source>Stored value.</source>
        <translation>Gespeicherter Wert.</translation>
    </message>
    <message>
        <source>Text on screen.</source>
        <translation>Text auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>The key that chooses it, one character; the option&apos;s number when left out.</source>
        <translation>Die Taste, die sie wählt, ein Zeichen; ohne Angabe die Nummer der Antwort.</translation>
    </message>
    <message>
        <source>When: never, from the start, or after the participant&apos;s own first answer.</source>
        <translation>Wann: nie, von Anfang an oder nach der ersten eigenen Antwort.</translation>
    </message>
    <message>
        <source>For which criteria; all of the block that are not judged against the source when empty.</source>
        <translation>Für welche Kriterien; ohne Eintrag alle des Blocks, die nicht an der Quelle gemessen werden.</translation>
    </message>
    <message>
        <source>Share of each participant&apos;s pages, drawn at random, on which no rating is shown, so that the others can be compared with them: the difference is what showing ratings does. Above 0, at least one page is without ratings; a fifth is usual.</source>
        <translation>Anteil der Seiten jeder Person, zufällig gezogen, auf denen keine Bewertung gezeigt wird, damit sich die anderen mit ihnen vergleichen lassen: Der Unterschied ist das, was das Zeigen bewirkt. Über 0 ist mindestens eine Seite ohne Bewertungen; ein Fünftel ist üblich.</translation>
    </message>
    <message>
        <source>The lower end.</source>
        <translation>Das untere Ende.</translation>
    </message>
    <message>
        <source>The upper end.</source>
        <translation>Das obere Ende.</translation>
    </message>
    <message>
        <source>The distance of two values.</source>
        <translation>Der Abstand zweier Werte.</translation>
    </message>
    <message>
        <source>note writes it down; warn marks it as worth the supervisor&apos;s attention.</source>
        <translation>„vermerken“ schreibt es auf; „warnen“ kennzeichnet es für die Aufmerksamkeit der Versuchsleitung.</translation>
    </message>
    <message>
        <source>The least time to look at a page of words words; longer texts need more.</source>
        <translation>Die kürzeste Zeit für eine Seite mit der unten angegebenen Zahl von Wörtern; längere Texte brauchen mehr.</translation>
    </message>
    <message>
        <source>The number of words that seconds is meant for.</source>
        <translation>Die Anzahl der Wörter, für die die Sekunden gelten.</translation>
    </message>
    <message>
        <source>The share at which words count that this participant has read on an earlier page.</source>
        <translation>Der Anteil, mit dem Wörter zählen, die diese Person auf einer früheren Seite gelesen hat.</translation>
    </message>
    <message>
        <source>Number of pages in a row.</source>
        <translation>Anzahl der Seiten hintereinander.</translation>
    </message>
    <message>
        <source>Time without any activity.</source>
        <translation>Zeit ohne jede Tätigkeit.</translation>
    </message>
    <message>
        <source>Multiple of the median of the answers before; first answers of a page have their own.</source>
        <translation>Das Vielfache des Medians der Antworten davor; für erste Antworten einer Seite gilt ein eigener.</translation>
    </message>
    <message>
        <source>Number of answers that the median needs.</source>
        <translation>Anzahl der Antworten, die der Median braucht.</translation>
    </message>
    <message>
        <source>A shorter answer is no hesitation, however quick the others were.</source>
        <translation>Eine kürzere Antwort ist kein Zögern, wie schnell die anderen auch waren.</translation>
    </message>
    <message>
        <source>Number of times on one page.</source>
        <translation>Wie oft auf einer Seite.</translation>
    </message>
    <message>
        <source>Number of pages in a row, of blocks that ask for comments.</source>
        <translation>Anzahl der Seiten hintereinander, in Blöcken, die um Kommentare bitten.</translation>
    </message>
    <message>
        <source>The least number of such texts on a page that is flagged.</source>
        <translation>Wie viele solche Texte eine Seite mindestens hat, um aufzufallen.</translation>
    </message>
    <message>
        <source>Shortest time that it was away.</source>
        <translation>Kürzeste Zeit, die es im Hintergrund war.</translation>
    </message>
    <message>
        <source>The share of its words from which it is flagged.</source>
        <translation>Der Anteil ihrer Wörter, ab dem sie auffällt.</translation>
    </message>
    <message>
        <source>The least growth that is flagged, in characters.</source>
        <translation>Der kleinste Zuwachs, der auffällt, in Zeichen.</translation>
    </message>
    <message>
        <source>Keys in a row, without those after a pause, needed to judge a rhythm.</source>
        <translation>Tasten hintereinander, ohne die nach einer Pause, die nötig sind, um einen Rhythmus zu beurteilen.</translation>
    </message>
    <message>
        <source>The shortest plausible time from key to key, on average.</source>
        <translation>Die kürzeste glaubhafte Zeit von Taste zu Taste, im Mittel.</translation>
    </message>
    <message>
        <source>The least plausible variation of these times: standard deviation divided by mean.</source>
        <translation>Die kleinste glaubhafte Schwankung dieser Zeiten: Standardabweichung geteilt durch Mittelwert.</translation>
    </message>
    <message>
        <source>Name of the marker in exports.</source>
        <translation>Name der Markierung in Exporten.</translation>
    </message>
    <message>
        <source>Text that the supervisor reads.</source>
        <translation>Text, den die Versuchsleitung liest.</translation>
    </message>
    <message>
        <source>One digit or small letter; every marker has its own.</source>
        <translation>Eine Ziffer oder ein Kleinbuchstabe; jede Markierung hat eine eigene Taste.</translation>
    </message>
    <message>
        <source>Name of the hint in exports.</source>
        <translation>Name des Hinweises in Exporten.</translation>
    </message>
    <message>
        <source>The criterion that it helps with; without one it is general.</source>
        <translation>Das Kriterium, bei dem er hilft; ohne Angabe gilt er allgemein.</translation>
    </message>
    <message>
        <source>Text that the participant reads next to the definition.</source>
        <translation>Text, den die teilnehmende Person neben der Definition liest.</translation>
    </message>
    <message>
        <source>Name of the message in the file.</source>
        <translation>Name der Nachricht in der Datei.</translation>
    </message>
    <message>
        <source>Text that the participant reads.</source>
        <translation>Text, den die teilnehmende Person liest.</translation>
    </message>
    <message>
        <source>Name of the part in exports.</source>
        <translation>Name des Teils in Exporten.</translation>
    </message>
    <message>
        <source>Its heading.</source>
        <translation>Seine Überschrift.</translation>
    </message>
    <message>
        <source>Its questions, in the order asked.</source>
        <translation>Seine Fragen in der Reihenfolge, in der sie gestellt werden.</translation>
    </message>
    <message>
        <source>Subject of the consent.</source>
        <translation>Gegenstand der Einwilligung.</translation>
    </message>
    <message>
        <source>The sentence next to the box.</source>
        <translation>Der Satz neben dem Kästchen.</translation>
    </message>
    <message>
        <source>True if the session ends where this is declined.</source>
        <translation>„Ja“, wenn die Sitzung endet, wo das abgelehnt wird.</translation>
    </message>
    <message>
        <source>Name of the question in the results.</source>
        <translation>Name der Frage in den Ergebnissen.</translation>
    </message>
    <message>
        <source>The question.</source>
        <translation>Die Frage.</translation>
    </message>
    <message>
        <source>The answers offered, two to nine.</source>
        <translation>Die angebotenen Antworten, zwei bis neun.</translation>
    </message>
    <message>
        <source>The right option, counted from 1.</source>
        <translation>Die richtige Antwort, von 1 an gezählt.</translation>
    </message>
    <message>
        <source>The lowest score of this level.</source>
        <translation>Die niedrigste Punktzahl dieser Stufe.</translation>
    </message>
    <message>
        <source>Its name in the results, such as B2.</source>
        <translation>Ihr Name in den Ergebnissen, etwa B2.</translation>
    </message>
    <message>
        <source>The question; with for_each, {criterion} in it stands for the criterion&apos;s name.</source>
        <translation>Die Frage; wird sie für jedes Kriterium gestellt, steht {criterion} darin für dessen Namen.</translation>
    </message>
    <message>
        <source>criterion asks the question once for each criterion of the study, as id.criterion.</source>
        <translation>„Kriterium“ stellt die Frage einmal für jedes Kriterium der Studie; in den Ergebnissen id.criterion.</translation>
    </message>
    <message>
        <source>True if it must be answered.</source>
        <translation>„Ja“, wenn sie beantwortet werden muss.</translation>
    </message>
    <message>
        <source>When it is asked; always when left out.</source>
        <translation>Wann sie gestellt wird; ohne Angabe immer.</translation>
    </message>
    <message>
        <source>The options in the order shown.</source>
        <translation>Die Antworten in der gezeigten Reihenfolge.</translation>
    </message>
    <message>
        <source>One of several options</source>
        <translation>Eine von mehreren Antworten</translation>
    </message>
    <message>
        <source>Any of several options</source>
        <translation>Beliebige von mehreren Antworten</translation>
    </message>
    <message>
        <source>The label of the first point.</source>
        <translation>Die Beschriftung des ersten Punktes.</translation>
    </message>
    <message>
        <source>The label of the last point.</source>
        <translation>Die Beschriftung des letzten Punktes.</translation>
    </message>
    <message>
        <source>A point on a scale with labelled ends</source>
        <translation>Ein Punkt auf einer Skala mit beschrifteten Enden</translation>
    </message>
    <message>
        <source>The least that is accepted.</source>
        <translation>Der kleinste Wert, der angenommen wird.</translation>
    </message>
    <message>
        <source>The most that is accepted.</source>
        <translation>Der größte Wert, der angenommen wird.</translation>
    </message>
    <message>
        <source>A whole number in a range</source>
        <translation>Eine ganze Zahl in einem Bereich</translation>
    </message>
    <message>
        <source>The height of the field.</source>
        <translation>Die Höhe des Feldes.</translation>
    </message>
    <message>
        <source>A free text</source>
        <translation>Ein freier Text</translation>
    </message>
    <message>
        <source>The first day that is accepted, such as 1920-01-01.</source>
        <translation>Der erste Tag, der angenommen wird, etwa 1920-01-01.</translation>
    </message>
    <message>
        <source>The last day that is accepted.</source>
        <translation>Der letzte Tag, der angenommen wird.</translation>
    </message>
    <message>
        <source>A day in the calendar</source>
        <translation>Ein Tag im Kalender</translation>
    </message>
    <message>
        <source>The labels of the points, two to nine; stored are their numbers, from 1.</source>
        <translation>Die Beschriftungen der Punkte, zwei bis neun; gespeichert werden ihre Nummern, ab 1.</translation>
    </message>
    <message>
        <source>The rows in the order shown, or criteria for one row with the name of each criterion.</source>
        <translation>Die Zeilen in der gezeigten Reihenfolge, oder criteria für je eine Zeile mit dem Namen jedes Kriteriums.</translation>
    </message>
    <message>
        <source>Several rows that are answered on one shared scale of labelled points</source>
        <translation>Mehrere Zeilen, die auf derselben Skala mit beschrifteten Punkten beantwortet werden</translation>
    </message>
    <message>
        <source>Name of the topic in the results, and the question_id of its passages.</source>
        <translation>Name des Themas in den Ergebnissen und die question_id seiner Textstellen.</translation>
    </message>
    <message>
        <source>The topic in a few words, or as a question; it heads the page.</source>
        <translation>Das Thema in wenigen Wörtern oder als Frage; steht über der Seite.</translation>
    </message>
    <message>
        <source>Task of writing about it.</source>
        <translation>Die Schreibaufgabe dazu.</translation>
    </message>
    <message>
        <source>Name of the style in the results.</source>
        <translation>Name des Stils in den Ergebnissen.</translation>
    </message>
    <message>
        <source>Name of the style for participants, such as essay.</source>
        <translation>Name des Stils für Teilnehmende, etwa Essay.</translation>
    </message>
    <message>
        <source>Structure of such a response, in a sentence or two.</source>
        <translation>Aufbau einer solchen Antwort, in ein oder zwei Sätzen.</translation>
    </message>
    <message>
        <source>The number of words to aim at.</source>
        <translation>Die angestrebte Anzahl der Wörter.</translation>
    </message>
    <message>
        <source>The least number of words.</source>
        <translation>Die kleinste Anzahl der Wörter.</translation>
    </message>
    <message>
        <source>The greatest number of words.</source>
        <translation>Die größte Anzahl der Wörter.</translation>
    </message>
    <message>
        <source>True if a response outside of these bounds cannot be handed in.</source>
        <translation>„Ja“, wenn eine Antwort außerhalb dieser Grenzen nicht abgegeben werden kann.</translation>
    </message>
    <message>
        <source>Number of different passages that must be cited.</source>
        <translation>Anzahl der verschiedenen Textstellen, die zitiert werden müssen.</translation>
    </message>
    <message>
        <source>True if a response with fewer cannot be handed in.</source>
        <translation>„Ja“, wenn eine Antwort mit weniger nicht abgegeben werden kann.</translation>
    </message>
    <message>
        <source>The criteria it is about; all of the block when empty.</source>
        <translation>Die Kriterien, um die es geht; ohne Eintrag alle des Blocks.</translation>
    </message>
    <message>
        <source>The answers it is about, such as 1..2; all, and no answer yet, when empty.</source>
        <translation>Die Antworten, um die es geht, etwa 1..2; ohne Eintrag alle, und auch wenn noch keine gegeben ist.</translation>
    </message>
    <message>
        <source>off, optional, wished (the page asks for it) or mandatory.</source>
        <translation>Aus, freiwillig, erwünscht (die Seite bittet darum) oder Pflicht.</translation>
    </message>
    <message>
        <source>Name of the question in exports.</source>
        <translation>Name der Frage in Exporten.</translation>
    </message>
    <message>
        <source>Question of the supervisor.</source>
        <translation>Frage der Versuchsleitung.</translation>
    </message>
    <message>
        <source>Questions that may follow.</source>
        <translation>Fragen, die folgen können.</translation>
    </message>
    <message>
        <source>An earlier question of this step, question.row of a matrix, or step.question of an earlier questionnaire or test.</source>
        <translation>Eine frühere Frage dieses Schritts, question.row einer Matrix oder step.question eines früheren Fragebogens oder Tests.</translation>
    </message>
    <message>
        <source>The answers upon which it is asked; of several options one is enough.</source>
        <translation>Die Antworten, nach denen sie gestellt wird; von mehreren genügt eine.</translation>
    </message>
    <message>
        <source>The results call it question.row.</source>
        <translation>In den Ergebnissen heißt sie question.row.</translation>
    </message>
    <message>
        <source>Question of this row.</source>
        <translation>Frage dieser Zeile.</translation>
    </message>
    <message>
        <source>True if the row must be answered; as the matrix when left out.</source>
        <translation>„Ja“, wenn die Zeile beantwortet werden muss; ohne Angabe wie die Matrix.</translation>
    </message>
    <message>
        <source>True if a text may be left as it is, which is an answer of its own.</source>
        <translation>Wahr, wenn ein Text bleiben darf, wie er ist; das ist eine eigene Antwort.</translation>
    </message>
    <message>
        <source>Length of an edited text; a text that is left as it is may have any.</source>
        <translation>Länge eines bearbeiteten Textes; ein Text, der bleibt, wie er ist, darf jede haben.</translation>
    </message>
    <message>
        <source>Limits of an edited text</source>
        <translation>Grenzen eines bearbeiteten Textes</translation>
    </message>
    <message>
        <source>The greatest number of words; any number when left out.</source>
        <translation>Die größte Zahl der Wörter; ohne Angabe jede.</translation>
    </message>
    <message>
        <source>Types of errors. One that is the only one is not asked for.</source>
        <translation>Arten von Fehlern. Gibt es nur eine, wird nicht danach gefragt.</translation>
    </message>
    <message>
        <source>Severities of errors. One that is the only one is not asked for.</source>
        <translation>Schweregrade von Fehlern. Gibt es nur einen, wird nicht danach gefragt.</translation>
    </message>
    <message>
        <source>True if a score from 0 to 100 for the whole text follows the errors; the block&apos;s second criterion is its name, and that criterion&apos;s anchors are the labels of the scale.</source>
        <translation>Wahr, wenn auf die Fehler eine Gesamtnote von 0 bis 100 für den ganzen Text folgt; ihr Name ist das zweite Kriterium des Blocks, und dessen Anker beschriften die Skala.</translation>
    </message>
    <message>
        <source>The typology of errors, and whether a score follows</source>
        <translation>Die Typologie der Fehler und ob eine Gesamtnote folgt</translation>
    </message>
    <message>
        <source>Stored value; a part of a category is stored as category/part.</source>
        <translation>Gespeicherter Wert; ein Teil einer Kategorie wird als category/part gespeichert.</translation>
    </message>
    <message>
        <source>Meaning; on the page while it is chosen.</source>
        <translation>Bedeutung; auf der Seite zu sehen, solange sie gewählt ist.</translation>
    </message>
    <message>
        <source>Severity to error points, where they differ from the severity&apos;s own.</source>
        <translation>Fehlerpunkte je Schweregrad, wo sie von denen des Schweregrads abweichen.</translation>
    </message>
    <message>
        <source>The types that it is divided into; then one of them has to be chosen.</source>
        <translation>Die Arten, in die sie geteilt ist; dann muss eine davon gewählt werden.</translation>
    </message>
    <message>
        <source>Meaning; on the page while an error is described.</source>
        <translation>Bedeutung; auf der Seite zu sehen, solange ein Fehler beschrieben wird.</translation>
    </message>
    <message>
        <source>Error points of an error of this severity.</source>
        <translation>Fehlerpunkte eines Fehlers dieses Schweregrads.</translation>
    </message>
    <message>
        <source>The questions; a column question_format says it for one item.</source>
        <translation>Die Fragen; eine Spalte question_format legt es für ein einzelnes Item fest.</translation>
    </message>
    <message>
        <source>The references and passages; a key format of their file says it for one of them.</source>
        <translation>Die Referenzen und Passagen; ein Schlüssel format ihrer Datei legt es für eine einzelne fest.</translation>
    </message>
    <message>
        <source>True if participants may see the texts of a page as they are written, by a switch that is recorded.</source>
        <translation>Wahr, wenn Teilnehmende die Texte einer Seite so sehen dürfen, wie sie geschrieben sind; ein Schalter, der aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>The line in the empty comment field. Without one, it invites a written comment, and also a spoken one while the voice is recorded and no written one is mandatory.</source>
        <translation>Die Zeile im leeren Kommentarfeld. Ohne eine eigene lädt es zu einem geschriebenen Kommentar ein, und solange die Stimme aufgenommen wird und kein geschriebener erforderlich ist, auch zu einem gesprochenen.</translation>
    </message>
</context>
<context>
    <name>SettingLimits</name>
    <message>
        <source>id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>list of: {kind}</source>
        <translation>Liste von: {kind}</translation>
    </message>
    <message>
        <source>{name} → {kind}</source>
        <translation>{name} → {kind}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>{kind} of {min_length} to {max_length} characters</source>
        <translation>{kind} mit {min_length} bis {max_length} Zeichen</translation>
    </message>
    <message>
        <source>{kind}, {ge} to {le}</source>
        <translation>{kind}, {ge} bis {le}</translation>
    </message>
    <message>
        <source>{kind}, {ge} or more</source>
        <translation>{kind}, mindestens {ge}</translation>
    </message>
    <message>
        <source>{kind}, more than {gt}</source>
        <translation>{kind}, mehr als {gt}</translation>
    </message>
    <message>
        <source>{kind}, at least {min_length}</source>
        <translation>{kind}, mindestens {min_length}</translation>
    </message>
</context>
<context>
    <name>SettingName</name>
    <message>
        <source>Labeval</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Modellbewertungen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Supervisor code</source>
        <translation>Code der Versuchsleitung</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Qualification</source>
        <translation>Zugang mit Code</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Zwischenauswertungen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Auffälligkeiten</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>Moderation</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Judged turn</source>
        <translation>Beurteilter Beitrag</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Judged against</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>Wortlaut</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Beschriftete Punkte</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Overarching</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Freiwillig</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belegstellen</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Anzeige der Quelle</translation>
    </message>
    <message>
        <source>Read to end</source>
        <translation>Zu Ende lesen</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Training rules</source>
        <translation>Regeln der Übung</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Attention items</source>
        <translation>Prüftexte</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Text bei Abbruch</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Tie label</source>
        <translation>Wort für Gleichstand</translation>
    </message>
    <message>
        <source>Must decide</source>
        <translation>Ohne Gleichstand</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation>Beide schlecht</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Questionnaires</source>
        <translation>Fragebögen</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Bevorzugung</translation>
    </message>
    <message>
        <source>Justification</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Texts per page</source>
        <translation>Texte je Seite</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Judge support</source>
        <translation>Bewertungshilfe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schieberegler</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleiche Plätze</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Opens</source>
        <translation>Öffnet</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Anstelle von</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Wie viel Mal</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>Fehleraufteilung</translation>
    </message>
    <message>
        <source>Smallest difference</source>
        <translation>Kleinster Unterschied</translation>
    </message>
    <message>
        <source>Futility</source>
        <translation>Aussichtslosigkeit</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Zu schnell</translation>
    </message>
    <message>
        <source>Straight lining</source>
        <translation>Immer dieselbe Antwort</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätigkeit</translation>
    </message>
    <message>
        <source>Hesitation</source>
        <translation>Zögern</translation>
    </message>
    <message>
        <source>Lookups</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>Kein Kommentar</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>Zu lange Texte</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Window left</source>
        <translation>Fenster verlassen</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Length jump</source>
        <translation>Sprung der Länge</translation>
    </message>
    <message>
        <source>Typing rhythm</source>
        <translation>Tipprhythmus</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>Participant may pause</source>
        <translation>Anhalten erlaubt</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Interview</translation>
    </message>
    <message>
        <source>Audio on pause</source>
        <translation>Ton bei Pause</translation>
    </message>
    <message>
        <source>Extension minutes</source>
        <translation>Verlängerung in Minuten</translation>
    </message>
    <message>
        <source>Planned minutes</source>
        <translation>Geplante Minuten</translation>
    </message>
    <message>
        <source>Smallest differences</source>
        <translation>Kleinste Unterschiede</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Testfamilie</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Alpha levels</source>
        <translation>Skalenniveaus von Alpha</translation>
    </message>
    <message>
        <source>Alpha over</source>
        <translation>Alpha über</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Einwilligungen</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Bei Ablehnung</translation>
    </message>
    <message>
        <source>Intro</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Pass score</source>
        <translation>Nötige Punktzahl</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Bei Nichtbestehen</translation>
    </message>
    <message>
        <source>Per page</source>
        <translation>Je Seite</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Styles</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Per participant</source>
        <translation>Je Person</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Bester Wert</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Kennungen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Spalte und Wert</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Aufforderung</translation>
    </message>
    <message>
        <source>Remind after pages</source>
        <translation>Erinnern nach Seiten</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>After pages</source>
        <translation>Nach Seiten</translation>
    </message>
    <message>
        <source>After minutes</source>
        <translation>Nach Minuten</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Rückmeldung</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Zum Bestehen</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Ende nach</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>Bewertende</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Withhold</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannte Wörter</translation>
    </message>
    <message>
        <source>After answers</source>
        <translation>Nach Antworten</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Fastest ms</source>
        <translation>Schnellste Taste, ms</translation>
    </message>
    <message>
        <source>Evenness</source>
        <translation>Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Min score</source>
        <translation>Ab Punktzahl</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Für jedes</translation>
    </message>
    <message>
        <source>Ask if</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Unteres Ende</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Oberes Ende</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>Frühestens</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Spätestens</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen der Matrix</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Follow ups</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Severities</source>
        <translation>Schweregrade</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamtnote</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Schalter</translation>
    </message>
</context>
<context>
    <name>SettingValue</name>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>Zeichen für Zeichen</translation>
    </message>
    <message>
        <source>markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>niedriger</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>ab</source>
        <translation>Paare (ab)</translation>
    </message>
    <message>
        <source>aqc</source>
        <translation>Ja und nein (aqc)</translation>
    </message>
    <message>
        <source>aspects</source>
        <translation>Aspekte</translation>
    </message>
    <message>
        <source>bws</source>
        <translation>Bester und schlechtester (bws)</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>dqe</source>
        <translation>Punkte (dqe)</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>counterbalanced</source>
        <translation>ausbalanciert</translation>
    </message>
    <message>
        <source>obrien fleming</source>
        <translation>O’Brien-Fleming</translation>
    </message>
    <message>
        <source>pocock</source>
        <translation>Pocock</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>think aloud</source>
        <translation>lautes Denken</translation>
    </message>
    <message>
        <source>interview</source>
        <translation>Interview</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>läuft weiter</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>benjamini hochberg</source>
        <translation>Benjamini-Hochberg</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominal</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>ordinal</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>raters</source>
        <translation>Bewertende</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>questionnaire</source>
        <translation>Fragebogen</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>for each block</source>
        <translation>für jeden Block</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>wished</source>
        <translation>erwünscht</translation>
    </message>
    <message>
        <source>mandatory</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>instructed</source>
        <translation>angewiesen</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>bad text</source>
        <translation>schlechter Text</translation>
    </message>
    <message>
        <source>note</source>
        <translation>vermerken</translation>
    </message>
    <message>
        <source>warn</source>
        <translation>warnen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>after answer</source>
        <translation>nach der Antwort</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>quotation</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <source>sharing</source>
        <translation>Weitergabe</translation>
    </message>
    <message>
        <source>single</source>
        <translation>eine Auswahl</translation>
    </message>
    <message>
        <source>multiple</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehlerstellen</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>What the participant sees</source>
        <translation>Was Teilnehmende sehen</translation>
    </message>
    <message>
        <source>Study file</source>
        <translation>Studiendatei</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>this record holds sessions of people; simulate in a copy of the study</source>
        <translation>diese Aufzeichnung enthält Sitzungen von Menschen; simulieren Sie in einer Kopie der Studie</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>{path}: this cannot be played: {why}</source>
        <translation>{path}: das kann nicht abgespielt werden: {why}</translation>
    </message>
    <message>
        <source>{path}: no sound is in it</source>
        <translation>{path}: darin ist kein Ton</translation>
    </message>
    <message>
        <source>Nothing can be played on this computer: {why}</source>
        <translation>Auf diesem Computer kann nichts abgespielt werden: {why}</translation>
    </message>
    <message>
        <source>{path}: only recordings that this program made can be silenced in place</source>
        <translation>{path}: nur Aufnahmen dieses Programms können an Ort und Stelle stumm geschaltet werden</translation>
    </message>
    <message>
        <source>the loudspeaker takes no sound any more</source>
        <translation>der Lautsprecher nimmt keinen Ton mehr an</translation>
    </message>
</context>
<context>
    <name>SoundBar</name>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Back two seconds</source>
        <translation>Zwei Sekunden zurück</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Play what is selected over and over</source>
        <translation>Das Ausgewählte immer wieder abspielen</translation>
    </message>
    <message>
        <source>The text follows the sound, and a click on a word plays it</source>
        <translation>Der Text folgt dem Ton, und ein Klick auf ein Wort spielt es ab</translation>
    </message>
    <message>
        <source>Speed {figure}</source>
        <translation>Geschwindigkeit {figure}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation>● Aufnahme läuft</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation>Aufnahme pausiert</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>kein Ton</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation>Aufnahme beendet</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation>Die Aufnahme weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation>Die Aufnahme anhalten</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>keine Aufnahme</translation>
    </message>
    <message>
        <source>microphone lost</source>
        <translation>Mikrofon verloren</translation>
    </message>
    <message>
        <source>recording paused by the participant</source>
        <translation>Aufnahme auf Wunsch angehalten</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufnahme läuft</translation>
    </message>
    <message>
        <source>Level of the microphone</source>
        <translation>Pegel des Mikrofons</translation>
    </message>
</context>
<context>
    <name>SoundStrip</name>
    <message>
        <source>Waveform of the recording</source>
        <translation>Wellenform der Aufnahme</translation>
    </message>
    <message>
        <source>Click to go there; draw over it to select the words under it</source>
        <translation>Klicken, um dorthin zu gehen; darüberziehen, um die Wörter darunter auszuwählen</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>SourceHeader</name>
    <message>
        <source>not to be quoted</source>
        <translation>nicht zu zitieren</translation>
    </message>
    <message>
        <source>Memo ✎</source>
        <translation>Memo ✎</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <source>Source before</source>
        <translation>Vorige Quelle</translation>
    </message>
    <message>
        <source>Next source</source>
        <translation>Nächste Quelle</translation>
    </message>
    <message>
        <source>{words} words</source>
        <translation>{words} Wörter</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n Segment</numerusform>
            <numerusform>%n Segmente</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} % coded</source>
        <translation>{percent} % codiert</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Name of the source</source>
        <translation>Name der Quelle</translation>
    </message>
    <message>
        <source>Delete {sources:source|sources} with {segments:coded segment|coded segments}, of all coders? Undo brings everything back.</source>
        <translation>{sources:Quelle|Quellen} mit {segments:codiertem Segment|codierten Segmenten} aller Codierenden löschen? Rückgängig holt alles zurück.</translation>
    </message>
    <message>
        <source>Attributes of {name}</source>
        <translation>Merkmale von {name}</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Speakers as participants</source>
        <translation>Sprechende als Teilnehmende</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprechende Person</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Memo …</source>
        <translation>Memo …</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Nicht durchgesehen</translation>
    </message>
    <message>
        <source>Reviewed ✓</source>
        <translation>Durchgesehen ✓</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Name des Ordners</translation>
    </message>
    <message>
        <source>No participant</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Code of the participant</source>
        <translation>Kennung der Person</translation>
    </message>
    <message>
        <source>Speakers as participants …</source>
        <translation>Sprechende als Teilnehmende …</translation>
    </message>
    <message>
        <source>Attributes of the source …</source>
        <translation>Merkmale der Quelle …</translation>
    </message>
    <message>
        <source>Attributes of the participant …</source>
        <translation>Merkmale der Person …</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>New …</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By participant</source>
        <translation>Nach Teilnehmenden</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Most segments first</source>
        <translation>Meiste Segmente zuerst</translation>
    </message>
    <message>
        <source>Not reviewed first</source>
        <translation>Nicht durchgesehene zuerst</translation>
    </message>
    <message>
        <source>By {attribute}</source>
        <translation>Nach {attribute}</translation>
    </message>
</context>
<context>
    <name>SourcePanel</name>
    <message>
        <source>Order, folders and more</source>
        <translation>Reihenfolge, Ordner und mehr</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} von {all}</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>No source passes these filters.</source>
        <translation>Keine Quelle passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>No texts yet. They come from sessions, transcripts and imports.</source>
        <translation>Noch keine Texte. Sie kommen aus Sitzungen, Transkripten und Importen.</translation>
    </message>
</context>
<context>
    <name>SpeakerPopup</name>
    <message>
        <source>Who speaks here?</source>
        <translation>Wer spricht hier?</translation>
    </message>
    <message>
        <source>A name or a letter</source>
        <translation>Ein Name oder ein Buchstabe</translation>
    </message>
    <message numerus="yes">
        <source>{name}, in all %n passages of this voice</source>
        <translation>
            <numerusform>{name}, in %n Abschnitt dieser Stimme</numerusform>
            <numerusform>{name}, in allen %n Abschnitten dieser Stimme</numerusform>
        </translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Versuchsleitung</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>the model {model} speaks English only, and the recording is in “{language}”; add a multilingual model</source>
        <translation>das Modell {model} kann nur Englisch, und die Aufnahme ist in „{language}“; fügen Sie ein mehrsprachiges Modell hinzu</translation>
    </message>
    <message>
        <source>{path} cannot be transcribed: {why}</source>
        <translation>{path} kann nicht transkribiert werden: {why}</translation>
    </message>
    <message>
        <source>there is a model called {name} already, in {folder}; give a --name</source>
        <translation>ein Modell namens {name} gibt es schon, in {folder}; geben Sie ein --name an</translation>
    </message>
    <message>
        <source>there is no speech model called {name}; there are: {names}</source>
        <translation>es gibt kein Sprachmodell namens {name}; es gibt: {names}</translation>
    </message>
    <message>
        <source>no speech model here speaks “{language}” (there are: {names}); add the folder of a multilingual one with: labeval models add FOLDER</source>
        <translation>kein Sprachmodell hier kann „{language}“ (es gibt: {names}); fügen Sie den Ordner eines mehrsprachigen hinzu mit: labeval models add FOLDER</translation>
    </message>
    <message>
        <source>{folder}: the vocabulary cannot be read ({why})</source>
        <translation>{folder}: das Vokabular kann nicht gelesen werden ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be transcribed: there is no sound in it</source>
        <translation>{path} kann nicht transkribiert werden: Die Datei enthält keinen Ton</translation>
    </message>
    <message>
        <source>{path}: there is not enough memory to transcribe it; close other programs or take a smaller model. What was found is kept</source>
        <translation>{path}: Der Arbeitsspeicher reicht zum Transkribieren nicht; schließen Sie andere Programme oder nehmen Sie ein kleineres Modell. Was schon gefunden wurde, bleibt erhalten</translation>
    </message>
    <message>
        <source>the speech recogniser was ended by signal {signal}; signal 9 often means that the computer ran out of memory. What it had found is kept</source>
        <translation>die Spracherkennung wurde mit Signal {signal} beendet; Signal 9 heißt oft, dass dem Rechner der Speicher ausging. Was sie gefunden hatte, ist aufgehoben</translation>
    </message>
    <message>
        <source>the speech recogniser ended without a word (exit status {status})</source>
        <translation>die Spracherkennung endete ohne ein Wort (Status {status})</translation>
    </message>
    <message>
        <source>the sound of {recording} is not in {folder}; without it nobody knows when a word of the transcript was said</source>
        <translation>der Ton von {recording} liegt nicht in {folder}; ohne ihn weiß niemand, wann ein Wort des Transkripts gesagt wurde</translation>
    </message>
    <message>
        <source>session {id} has several recordings; name one of them: {recordings}</source>
        <translation>die Sitzung {id} hat mehrere Aufnahmen; nennen Sie eine davon: {recordings}</translation>
    </message>
    <message>
        <source>there is no recording and no session with a recording called {id}</source>
        <translation>es gibt weder eine Aufnahme noch eine Sitzung mit Aufnahme namens {id}</translation>
    </message>
    <message>
        <source>times in the columns start and end</source>
        <translation>Zeiten in den Spalten start und end</translation>
    </message>
    <message>
        <source>{path}, line {line}: {found} – expected {right}</source>
        <translation>{path}, Zeile {line}: {found} – erwartet wird {right}</translation>
    </message>
    <message>
        <source>{path}: segment {number} ends before it begins</source>
        <translation>{path}: Abschnitt {number} endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>{path}: segment {number} begins before the one above it; sort by time</source>
        <translation>{path}: Abschnitt {number} beginnt vor dem darüber; sortieren Sie nach der Zeit</translation>
    </message>
    <message>
        <source>{path}: it goes on at {last:.0f} s, but the recording has {seconds:.0f} s; is it the transcript of another recording?</source>
        <translation>{path}: Es geht bei {last:.0f} s noch weiter, die Aufnahme hat aber nur {seconds:.0f} s; ist es das Transkript einer anderen Aufnahme?</translation>
    </message>
    <message>
        <source>there is no model called {name} to get; there are: {names}, or any Whisper model for CTranslate2 on the hub as OWNER/NAME</source>
        <translation>es gibt kein Modell namens {name} zu holen; es gibt: {names}, oder jedes Whisper-Modell für CTranslate2 vom Hub als BESITZER/NAME</translation>
    </message>
    <message>
        <source>{hub} has no open model called {name}</source>
        <translation>{hub} hat kein offenes Modell namens {name}</translation>
    </message>
    <message>
        <source>{hub} cannot be reached from here ({why}). What has come is kept; try again with a connection, or copy the model&apos;s folder from another computer and add it with: labeval models add FOLDER</source>
        <translation>{hub} ist von hier nicht erreichbar ({why}). Was schon da ist, bleibt; versuchen Sie es mit einer Verbindung noch einmal, oder kopieren Sie den Ordner des Modells von einem anderen Rechner und nehmen Sie ihn auf mit: labeval models add ORDNER</translation>
    </message>
    <message>
        <source>{recording}: another program is transcribing it, or is destroying what was redacted in it; transcribe it again when that has finished</source>
        <translation>{recording}: Ein anderes Programm transkribiert sie gerade oder vernichtet, was darin geschwärzt wurde; transkribieren Sie sie noch einmal, wenn das fertig ist</translation>
    </message>
    <message>
        <source>{path}: segment {number} ends after {hours:.0f} hours; look at its times</source>
        <translation>{path}: Segment {number} endet nach {hours:.0f} Stunden; bitte die Zeiten prüfen</translation>
    </message>
    <message>
        <source>{folder} is not a complete speech model; missing: {files}. It must be a Whisper model in the format of CTranslate2</source>
        <translation>{folder} ist kein vollständiges Sprachmodell; es fehlen: {files}. Es muss ein Whisper-Modell im Format von CTranslate2 sein</translation>
    </message>
    <message>
        <source>milliseconds, tab, milliseconds, tab, text</source>
        <translation>Millisekunden, Tabulator, Millisekunden, Tabulator, Text</translation>
    </message>
    <message>
        <source>start, end and text, or words</source>
        <translation>start, end und text, oder words</translation>
    </message>
    <message>
        <source>{path}: transcripts are read from {endings}; save it as one of these in the program that made it</source>
        <translation>{path}: Transkripte werden aus {endings} gelesen; speichern Sie es in dem Programm, aus dem es stammt, als eines davon</translation>
    </message>
    <message>
        <source>{path}: nobody says anything in it</source>
        <translation>{path}: Darin sagt niemand etwas</translation>
    </message>
    <message>
        <source>a number of milliseconds</source>
        <translation>eine Anzahl von Millisekunden</translation>
    </message>
    <message>
        <source>the name of a TIME_SLOT of this file</source>
        <translation>der Name eines TIME_SLOT dieser Datei</translation>
    </message>
    <message>
        <source>the ANNOTATION_ID of an annotation with times</source>
        <translation>die ANNOTATION_ID einer Annotation mit Zeiten</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>(end of the file)</source>
        <translation>(Ende der Datei)</translation>
    </message>
    <message>
        <source>a TextGrid that Praat saved as text file or as short text file</source>
        <translation>ein TextGrid, das Praat als Textdatei oder als kurze Textdatei gespeichert hat</translation>
    </message>
    <message>
        <source>{path}: no weights that can be read ({why}); it must be written by PyTorch before 1.6</source>
        <translation>{path}: keine lesbaren Gewichte ({why}); die Datei muss von PyTorch vor 1.6 geschrieben sein</translation>
    </message>
    <message>
        <source>it names {name}, which is not executed here</source>
        <translation>sie nennt {name}, was hier nicht ausgeführt wird</translation>
    </message>
    <message>
        <source>it has a storage of something else than 32-bit floats</source>
        <translation>sie hat einen Speicher, der nicht aus 32-Bit-Gleitkommazahlen besteht</translation>
    </message>
    <message>
        <source>it has more numbers than any model of voices</source>
        <translation>sie hat mehr Zahlen als jedes Stimmenmodell</translation>
    </message>
    <message>
        <source>it has another format, or its end is missing</source>
        <translation>sie hat ein anderes Format, oder ihr Ende fehlt</translation>
    </message>
    <message>
        <source>{path}: there are no weights of voices in it</source>
        <translation>{path}: darin sind keine Gewichte für Stimmen</translation>
    </message>
    <message>
        <source>{path}: no weights of this network of voices; {name} is missing or has another shape</source>
        <translation>{path}: keine Gewichte dieses Netzes für Stimmen; {name} fehlt oder hat eine andere Form</translation>
    </message>
    <message>
        <source>{path}: its arrays cannot be read ({why})</source>
        <translation>{path}: die Felder darin sind nicht lesbar ({why})</translation>
    </message>
    <message>
        <source>{path}: segment {number} has a word whose times or probability are none; times are seconds, and a probability is between 0 and 1</source>
        <translation>{path}: In Abschnitt {number} hat ein Wort Zeiten oder eine Wahrscheinlichkeit, die keine sind; Zeiten sind Sekunden, und eine Wahrscheinlichkeit liegt zwischen 0 und 1</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>Start the session</source>
        <translation>Sitzung starten</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>The code that the person was invited with</source>
        <translation>Der Code, mit dem die Person eingeladen wurde</translation>
    </message>
    <message>
        <source>Invitation code</source>
        <translation>Einladungscode</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Why not the one that was drawn?</source>
        <translation>Warum nicht die geloste?</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmende Person</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>The code is accepted. Open: {conditions}.</source>
        <translation>Der Code gilt. Offen: {conditions}.</translation>
    </message>
    <message>
        <source>Without a code, open: {conditions}.</source>
        <translation>Ohne Code offen: {conditions}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{condition} was drawn: {reason}.</source>
        <translation>Gelost wurde {condition}: {reason}.</translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation>Sitzung beginnen</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>{what}: {done} of {total}</source>
        <translation>{what}: {done} von {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
</context>
<context>
    <name>StudyActions</name>
    <message>
        <source>In a window</source>
        <translation>In einem Fenster</translation>
    </message>
    <message>
        <source>Over the whole of {display}</source>
        <translation>Über ganz {display}</translation>
    </message>
    <message>
        <source>Over the whole of this display</source>
        <translation>Über diesen ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Published. Sessions of participants begin with it from now on.</source>
        <translation>Veröffentlicht. Sitzungen mit Teilnehmenden beginnen von jetzt an damit.</translation>
    </message>
</context>
<context>
    <name>StudyCheck</name>
    <message>
        <source>design of {block}: {note}</source>
        <translation>Plan von {block}: {note}</translation>
    </message>
    <message>
        <source>design of {block}: {note} (the best found; no exactly balanced design is known)</source>
        <translation>Plan von {block}: {note} (der beste gefundene; ein exakt ausbalancierter ist nicht bekannt)</translation>
    </message>
    <message>
        <source>condition {condition}: {pages:rating page|rating pages} in about {minutes:minute|minutes}; the limit of {limit} is not expected to be reached</source>
        <translation>Bedingung {condition}: {pages:Bewertungsseite|Bewertungsseiten} in etwa {minutes:Minute|Minuten}; die Grenze von {limit} wird voraussichtlich nicht erreicht</translation>
    </message>
    <message>
        <source>the study can be run</source>
        <translation>die Studie kann durchgeführt werden</translation>
    </message>
    <message>
        <source>no error was found; no page was laid out, so nobody knows whether all fit</source>
        <translation>kein Fehler wurde gefunden; keine Seite wurde gesetzt, ob alle passen, ist also nicht bekannt</translation>
    </message>
    <message>
        <source>the check was stopped: {measured} of {total} pages were laid out</source>
        <translation>die Prüfung wurde angehalten: {measured} von {total} Seiten wurden gesetzt</translation>
    </message>
    <message>
        <source>not ready; errors: {errors}, pages that do not fit: {misfits}</source>
        <translation>noch nicht bereit; Fehler: {errors}, Seiten, die nicht passen: {misfits}</translation>
    </message>
    <message>
        <source>page {page}: question and source do not fit at {size}</source>
        <translation>Seite {page}: Frage und Quelle passen nicht bei {size}</translation>
    </message>
    <message>
        <source>page {page}: the controls do not fit at {size}</source>
        <translation>Seite {page}: die Bedienelemente passen nicht bei {size}</translation>
    </message>
    <message>
        <source>sources are documents with pages of their own, as the study says: up to {pages} at {size}</source>
        <translation>Quellen sind Dokumente mit eigenen Seiten, wie es die Studie vorsieht: bis zu {pages} bei {size}</translation>
    </message>
    <message>
        <source>passages page inside their frame, as they should: up to {pages} pages at {size}</source>
        <translation>Textstellen blättern in ihrem Rahmen, wie vorgesehen: bis zu {pages} Seiten bei {size}</translation>
    </message>
    <message>
        <source>page {page}: topic and instruction leave too little room to write at {size}</source>
        <translation>Seite {page}: Thema und Anweisung lassen bei {size} zu wenig Platz zum Schreiben</translation>
    </message>
    <message>
        <source>page {page}: text {item} does not fit at {size}; it is split into pages</source>
        <translation>Seite {page}: Text {item} passt bei {size} nicht; er wird auf Seiten aufgeteilt</translation>
    </message>
    <message>
        <source>condition {condition}: {pages:page|pages}, {judgments:judgment|judgments}, about {minutes:minute|minutes}</source>
        <translation>Bedingung {condition}: {pages:Seite|Seiten}, {judgments:Urteil|Urteile}, etwa {minutes:Minute|Minuten}</translation>
    </message>
    <message>
        <source>{pages:page|pages} laid out at {size} in {font}, smallest text {px} px, not fitting: {misfits}</source>
        <translation>{pages:Seite|Seiten} bei {size} in {font} gesetzt, kleinster Text {px} px, nicht passend: {misfits}</translation>
    </message>
    <message>
        <source>criteria do not all have room at once; they are in up to {groups} groups at {size}</source>
        <translation>Nicht alle Kriterien haben zugleich Platz; bei {size} stehen sie in bis zu {groups} Gruppen</translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message numerus="yes">
        <source>%n robot session(s)</source>
        <translation>
            <numerusform>%n Roboter-Sitzung</numerusform>
            <numerusform>%n Roboter-Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) to transcribe</source>
        <translation>
            <numerusform>%n Aufnahme zu transkribieren</numerusform>
            <numerusform>%n Aufnahmen zu transkribieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Raters a page: {blocks}</source>
        <translation>Urteile je Seite: {blocks}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Reject …</source>
        <translation>Zurückweisen …</translation>
    </message>
    <message>
        <source>Rehearse a session</source>
        <translation>Sitzung proben</translation>
    </message>
    <message>
        <source>Transcripts and coding</source>
        <translation>Transkripte und Codes</translation>
    </message>
    <message>
        <source>Newer texts …</source>
        <translation>Neuere Texte …</translation>
    </message>
    <message>
        <source>Check the study</source>
        <translation>Studie prüfen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Back to the sessions</source>
        <translation>Zurück zu den Sitzungen</translation>
    </message>
    <message>
        <source>{condition}: {done} complete</source>
        <translation>{condition}: {done} fertig</translation>
    </message>
    <message>
        <source>{condition}: {done} of {planned} complete</source>
        <translation>{condition}: {done} von {planned} fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) complete</source>
        <translation>
            <numerusform>%n Sitzung fertig</numerusform>
            <numerusform>%n Sitzungen fertig</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {planned} sessions complete</source>
        <translation>{done} von {planned} Sitzungen fertig</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>No session yet. Rehearse one yourself, then start one with a participant.</source>
        <translation>Noch keine Sitzung. Proben Sie zuerst selbst, dann beginnen Sie eine Sitzung.</translation>
    </message>
    <message>
        <source>Start or rehearse a session</source>
        <translation>Sitzung beginnen oder proben</translation>
    </message>
    <message>
        <source>Take in judgments …</source>
        <translation>Urteile übernehmen …</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Information sheet…</source>
        <translation>Informationsblatt…</translation>
    </message>
</context>
<context>
    <name>SummaryBox</name>
    <message>
        <source>Summarise in your own words what was said</source>
        <translation>Fassen Sie in eigenen Worten zusammen, was gesagt wurde</translation>
    </message>
    <message>
        <source>Summary of the cell</source>
        <translation>Zusammenfassung der Zelle</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation>Für die Versuchsleitung</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation>Trotz Punktzahl unter der Mindestpunktzahl zulassen. Die Begründung wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation>Code der Versuchsleitung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation>Damit schließt sich das Fenster. Die Sitzung ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation>Damit schließt sich das Fenster. Die Sitzung ist gespeichert und lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation>Damit schließt sich das Fenster. Die Sitzung ist beendet.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation>Bitte geben Sie eine Begründung an.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation>Das ist nicht der Code. Versuche übrig: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation>
            <numerusform>Dreimal falsch. Bitte warten Sie %n s.</numerusform>
            <numerusform>Dreimal falsch. Bitte warten Sie %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Enter or a double click opens the judgments behind a row.</source>
        <translation>Eingabe oder ein Doppelklick öffnet die Urteile hinter einer Zeile.</translation>
    </message>
</context>
<context>
    <name>TargetGate</name>
    <message>
        <source>Words are selected: code them, or press Esc to get back to the segments.</source>
        <translation>Es sind Wörter ausgewählt: Codieren Sie sie, oder kehren Sie mit Esc zu den Segmenten zurück.</translation>
    </message>
    <message>
        <source>Put the cursor into a coded segment first.</source>
        <translation>Setzen Sie zuerst die Schreibmarke in ein codiertes Segment.</translation>
    </message>
    <message>
        <source>Select the words first.</source>
        <translation>Wählen Sie zuerst die Wörter aus.</translation>
    </message>
    <message>
        <source>Hits are shown, not the text: Enter opens a hit in its text.</source>
        <translation>Zu sehen sind Treffer, nicht der Text: Die Eingabetaste öffnet einen Treffer in seinem Text.</translation>
    </message>
    <message>
        <source>The keyboard is in a list: Ctrl+T brings it to the text.</source>
        <translation>Die Tastatur ist in einer Liste: Strg+T bringt sie zum Text.</translation>
    </message>
    <message>
        <source>It was out of sight. Here it is: press the key again to go on.</source>
        <translation>Es war nicht zu sehen. Hier ist es: Drücken Sie die Taste noch einmal, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation>Was zu schreiben ist</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation>Länge und Zitate</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation>Etwa {target} Wörter, von {least} bis {most}. Zitatnummern werden nicht gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation>
            <numerusform>Zitieren Sie mindestens %n Textstelle.</numerusform>
            <numerusform>Zitieren Sie mindestens %n Textstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation>[3] zitiert die Textstelle 3. Setzen Sie die Nummer hinter das, was Sie der Textstelle entnommen haben; Strg+K zitiert die gewählte Textstelle.</translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation>Einige Fragen</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>missing: {language}</source>
        <translation>fehlt: {language}</translation>
    </message>
    <message>
        <source>write it in {languages}</source>
        <translation>auf {languages} schreiben</translation>
    </message>
</context>
<context>
    <name>TextsInvitation</name>
    <message>
        <source>Drop a file or a folder with your texts here</source>
        <translation>Legen Sie eine Datei oder einen Ordner mit Ihren Texten hier ab</translation>
    </message>
    <message>
        <source>CSV, Excel, JSON, JSONL, Parquet or SQLite, and the exports of common annotation and evaluation tools. Questions, sources and systems are recognised; everything can be corrected.</source>
        <translation>CSV, Excel, JSON, JSONL, Parquet oder SQLite und die Exporte verbreiteter Annotations- und Evaluationsprogramme. Fragen, Quellen und Systeme werden erkannt; alles lässt sich korrigieren.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Paste from a spreadsheet</source>
        <translation>Aus einer Tabellenkalkulation einfügen</translation>
    </message>
</context>
<context>
    <name>TextsPage</name>
    <message>
        <source>There is no table in the clipboard.</source>
        <translation>In der Zwischenablage ist keine Tabelle.</translation>
    </message>
    <message>
        <source>reading the file</source>
        <translation>die Datei wird gelesen</translation>
    </message>
    <message>
        <source>choose the file with your texts</source>
        <translation>bitte die Datei mit Ihren Texten wählen</translation>
    </message>
    <message>
        <source>choose the column with the texts</source>
        <translation>bitte die Spalte mit den Texten wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) to solve</source>
        <translation>
            <numerusform>%n Problem zu lösen</numerusform>
            <numerusform>%n Probleme zu lösen</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no texts in it</source>
        <translation>es sind keine Texte darin</translation>
    </message>
    <message>
        <source>{left} of {rows} rows left out; the file stays as it is</source>
        <translation>{left} von {rows} Zeilen ausgelassen; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>the file stays as it is</source>
        <translation>die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} wird gelesen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Choose the file with your texts</source>
        <translation>Datei mit Ihren Texten wählen</translation>
    </message>
    <message>
        <source>Choose the folder of your texts</source>
        <translation>Ordner Ihrer Texte wählen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ThemeBoard</name>
    <message>
        <source>Theme board</source>
        <translation>Thementafel</translation>
    </message>
</context>
<context>
    <name>ThemeDetails</name>
    <message>
        <source>Connect to</source>
        <translation>Verbinden mit</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Choose a theme to describe it and to read its quotes. Drag a code from the left onto a theme, or onto the ground for a new one.</source>
        <translation>Wählen Sie ein Thema, um es zu beschreiben und seine Zitate zu lesen. Ziehen Sie einen Code von links auf ein Thema, oder auf den Grund für ein neues.</translation>
    </message>
    <message>
        <source>Name of the theme</source>
        <translation>Name des Themas</translation>
    </message>
    <message>
        <source>What it says, and what it leaves out</source>
        <translation>Was es sagt, und was nicht</translation>
    </message>
    <message>
        <source>Description of the theme</source>
        <translation>Beschreibung des Themas</translation>
    </message>
    <message>
        <source>How they are connected</source>
        <translation>Wie sie zusammenhängen</translation>
    </message>
    <message>
        <source>Codes of the theme; Delete takes one away</source>
        <translation>Codes des Themas; Entf nimmt einen weg</translation>
    </message>
    <message>
        <source>Connections; Delete removes one</source>
        <translation>Verbindungen; Entf entfernt eine</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Parent theme</source>
        <translation>Übergeordnetes Thema</translation>
    </message>
</context>
<context>
    <name>ThemesWindow</name>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Codes without a theme</source>
        <translation>Codes ohne Thema</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n Segment</numerusform>
            <numerusform>%n Segmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n teilnehmende Person</numerusform>
            <numerusform>%n teilnehmende Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>New theme</source>
        <translation>Neues Thema</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Fassung aufheben</translation>
    </message>
    <message>
        <source>Codes without a theme; Enter puts them under one</source>
        <translation>Codes ohne Thema; Eingabe ordnet sie einem zu</translation>
    </message>
    <message>
        <source>A theme cannot be part of itself.</source>
        <translation>Ein Thema kann nicht unter sich selbst stehen.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline: {shown} of {count} pages</source>
        <translation>Zeitleiste: {shown} von {count} Seiten</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation>Schriftgröße, Farben und Sprache</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation>Übung {number} von {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation>noch weniger als eine Minute zu bewerten</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation>
            <numerusform>noch etwa %n Min. zu bewerten</numerusform>
            <numerusform>noch etwa %n Min. zu bewerten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation>Ergebnis der Übung</translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation>{mark} Seite {page}: {right} von {count} richtig</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Noch einmal üben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation>Danke. Jetzt geht es weiter.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation>Sehr gut. Jetzt geht es weiter.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation>Das war der letzte Versuch. Bitte sagen Sie der Versuchsleitung Bescheid und gehen Sie dann weiter.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation>Nötig sind {percent} %, deshalb kommt die Übung noch einmal.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation>Der nächste Versuch ist Nummer {number} von {tries}.</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation>
            <numerusform>{right} von %n Antwort richtig</numerusform>
            <numerusform>{right} von %n Antworten richtig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptController</name>
    <message>
        <source>What was written in a session is data and stays as it was written; words in it can be redacted.</source>
        <translation>In einer Sitzung Geschriebenes sind Daten und bleibt, wie es geschrieben wurde; Wörter darin können geschwärzt werden.</translation>
    </message>
    <message>
        <source>What was written in a session stays as it was written.</source>
        <translation>Was in einer Sitzung geschrieben wurde, bleibt, wie es geschrieben wurde.</translation>
    </message>
    <message>
        <source>A written response has to follow from its key presses and is the text that was judged: words of it cannot be taken out. Erasing the participant removes it.</source>
        <translation>Eine geschriebene Antwort folgt aus ihren Tastenanschlägen und ist der beurteilte Text: Wörter können nicht entfernt werden. Löschen der Person entfernt sie.</translation>
    </message>
    <message>
        <source>Notes of the supervisor cannot be redacted. Erasing the participant removes them.</source>
        <translation>Notizen der Versuchsleitung können nicht geschwärzt werden. Löschen der Person entfernt sie.</translation>
    </message>
    <message>
        <source>A redaction is taken back by Undo, not by typing.</source>
        <translation>Eine Schwärzung wird mit „Rückgängig“ zurückgenommen, nicht durch Tippen.</translation>
    </message>
    <message>
        <source>A passage without words stays as it was.</source>
        <translation>Ein Abschnitt ohne Wörter bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Put the caret where the second passage is to begin.</source>
        <translation>Die Schreibmarke dorthin setzen, wo der zweite Abschnitt beginnen soll.</translation>
    </message>
    <message>
        <source>No passage follows that could be joined.</source>
        <translation>Es folgt kein Abschnitt, der verbunden werden könnte.</translation>
    </message>
    <message>
        <source>This transcript has no two speakers yet: name one first ({key}).</source>
        <translation>Dieses Transkript hat noch keine zwei Sprechenden: Benennen Sie zuerst jemanden ({key}).</translation>
    </message>
    <message>
        <source>This passage is too long to be corrected: split it first ({key}).</source>
        <translation>Dieser Abschnitt ist zu lang, um korrigiert zu werden: Teilen Sie ihn zuerst ({key}).</translation>
    </message>
</context>
<context>
    <name>TranscriptKeys</name>
    <message>
        <source>Play or stop, also while typing</source>
        <translation>Abspielen oder anhalten, auch beim Tippen</translation>
    </message>
    <message>
        <source>Back two seconds</source>
        <translation>Zwei Sekunden zurück</translation>
    </message>
    <message>
        <source>Ahead two seconds</source>
        <translation>Zwei Sekunden vor</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Loop the selection</source>
        <translation>Auswahl in Schleife</translation>
    </message>
    <message>
        <source>Follow the sound</source>
        <translation>Dem Ton folgen</translation>
    </message>
    <message>
        <source>Join with the next</source>
        <translation>Mit dem nächsten verbinden</translation>
    </message>
    <message>
        <source>Who speaks …</source>
        <translation>Wer spricht …</translation>
    </message>
    <message>
        <source>Give to the next speaker</source>
        <translation>Der nächsten Person zuordnen</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Suchen und ersetzen …</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>Destroy what is redacted …</source>
        <translation>Geschwärztes vernichten …</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Correct the words</source>
        <translation>Wörter berichtigen</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Hier teilen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>Pseudonyms for names …</source>
        <translation>Pseudonyme für Namen …</translation>
    </message>
</context>
<context>
    <name>TranscriptLine</name>
    <message numerus="yes">
        <source>%n redacted …</source>
        <translation>
            <numerusform>%n geschwärzt …</numerusform>
            <numerusform>%n geschwärzt …</numerusform>
        </translation>
    </message>
    <message>
        <source>Destroy for good what is redacted</source>
        <translation>Geschwärztes endgültig vernichten</translation>
    </message>
    <message>
        <source>Transcript ▾</source>
        <translation>Transkript ▾</translation>
    </message>
    <message>
        <source>What can be done with the transcript</source>
        <translation>Was mit dem Transkript getan werden kann</translation>
    </message>
    <message>
        <source>Redact ▾</source>
        <translation>Schwärzen ▾</translation>
    </message>
    <message>
        <source>What can be done with this text</source>
        <translation>Was mit diesem Text getan werden kann</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation>von {low} bis {high}</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>merge another laptop&apos;s record or a backup of this one that has them</source>
        <translation>führen Sie die Aufzeichnung eines anderen Laptops oder eine Sicherung dieser hier ein, die sie enthält</translation>
    </message>
    <message>
        <source>events {first} to {last} are missing</source>
        <translation>die Ereignisse {first} bis {last} fehlen</translation>
    </message>
    <message>
        <source>the session clock runs backwards, from {before} to {after} ms</source>
        <translation>die Sitzungsuhr läuft rückwärts, von {before} auf {after} ms</translation>
    </message>
    <message>
        <source>do not use the times of this session</source>
        <translation>verwenden Sie die Zeiten dieser Sitzung nicht</translation>
    </message>
    <message>
        <source>there are no events</source>
        <translation>es gibt keine Ereignisse</translation>
    </message>
    <message>
        <source>the kind of event &apos;{kind}&apos; is unknown</source>
        <translation>die Ereignisart ‚{kind}‘ ist unbekannt</translation>
    </message>
    <message>
        <source>a newer labeval may know it</source>
        <translation>ein neueres labeval kennt sie vielleicht</translation>
    </message>
    <message>
        <source>its data is not a JSON object</source>
        <translation>seine Daten sind kein JSON-Objekt</translation>
    </message>
    <message>
        <source>&apos;{kind}&apos; happened before, as event {before}; it can only once</source>
        <translation>‚{kind}‘ geschah schon als Ereignis {before}; das kann es nur einmal</translation>
    </message>
    <message>
        <source>&apos;{kind}&apos; after the session had ended with event {end}</source>
        <translation>‚{kind}‘, nachdem die Sitzung mit Ereignis {end} geendet hatte</translation>
    </message>
    <message>
        <source>the session was rejected before it had ended</source>
        <translation>die Sitzung wurde zurückgewiesen, bevor sie beendet war</translation>
    </message>
    <message>
        <source>the stored plan cannot be read</source>
        <translation>der gespeicherte Plan ist nicht lesbar</translation>
    </message>
    <message>
        <source>&apos;labeval verify --save-to&apos; draws it again</source>
        <translation>‚labeval verify --save-to‘ erstellt ihn neu</translation>
    </message>
    <message>
        <source>its version of the study gives no plan: {reason}</source>
        <translation>ihre Version der Studie ergibt keinen Plan: {reason}</translation>
    </message>
    <message>
        <source>the stored plan is not the one that its version and seed give</source>
        <translation>der gespeicherte Plan ist nicht der, den Version und Startwert ergeben</translation>
    </message>
    <message>
        <source>the stored plan is what was shown; note it when you report orders</source>
        <translation>gezeigt wurde der gespeicherte Plan; vermerken Sie das, wenn Sie über Reihenfolgen berichten</translation>
    </message>
    <message>
        <source>the session&apos;s plan has no page &apos;{page}&apos;</source>
        <translation>der Plan der Sitzung hat keine Seite ‚{page}‘</translation>
    </message>
    <message>
        <source>page &apos;{page}&apos; does not ask for &apos;{field}&apos;</source>
        <translation>die Seite ‚{page}‘ fragt nicht nach ‚{field}‘</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an answer to &apos;{field}&apos;</source>
        <translation>‚{value}‘ ist keine Antwort auf ‚{field}‘</translation>
    </message>
    <message>
        <source>&apos;labeval verify --save-to NEW&apos; writes what is readable into a new file and fills gaps from the newest healthy backup; keep the damaged file until then</source>
        <translation>‚labeval verify --save-to NEU‘ schreibt das Lesbare in eine neue Datei und füllt Lücken aus der neuesten heilen Sicherung; behalten Sie die beschädigte Datei bis dahin</translation>
    </message>
    <message>
        <source>the file is empty, or nearly so</source>
        <translation>die Datei ist leer oder fast leer</translation>
    </message>
    <message>
        <source>the file is damaged: {detail}</source>
        <translation>die Datei ist beschädigt: {detail}</translation>
    </message>
    <message>
        <source>the content is not the one that its id was computed from</source>
        <translation>der Inhalt ist nicht der, aus dem die Kennung berechnet wurde</translation>
    </message>
    <message>
        <source>the content cannot be read: {reason}</source>
        <translation>der Inhalt ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>publish that state of the study again, or merge a record that has it</source>
        <translation>veröffentlichen Sie diesen Stand der Studie erneut, oder führen Sie eine Aufzeichnung ein, die ihn enthält</translation>
    </message>
    <message>
        <source>its version of the study, {version}, is missing</source>
        <translation>ihre Version der Studie, {version}, fehlt</translation>
    </message>
    <message>
        <source>was erased, but data is there</source>
        <translation>wurde gelöscht, aber es sind Daten da</translation>
    </message>
    <message>
        <source>run &apos;labeval erase&apos; with the code {code} again</source>
        <translation>führen Sie ‚labeval erase‘ mit dem Code {code} erneut aus</translation>
    </message>
    <message>
        <source>the copy is damaged</source>
        <translation>die Kopie ist beschädigt</translation>
    </message>
    <message>
        <source>remove it; newer copies replace it</source>
        <translation>entfernen Sie sie; neuere Kopien ersetzen sie</translation>
    </message>
    <message>
        <source>participant {code} was erased, but not here</source>
        <translation>{code} wurde gelöscht, aber nicht hier</translation>
    </message>
    <message>
        <source>there is no record yet; no session has been run</source>
        <translation>es gibt noch keine Aufzeichnung; es fand noch keine Sitzung statt</translation>
    </message>
    <message>
        <source>the record is missing, but there are copies of it</source>
        <translation>die Aufzeichnung fehlt, aber es gibt Kopien</translation>
    </message>
    <message>
        <source>this is not a database, or its beginning is lost</source>
        <translation>das ist keine Datenbank, oder ihr Anfang ist verloren</translation>
    </message>
    <message>
        <source>the file was cut short: {size} of {whole} bytes are there</source>
        <translation>die Datei wurde abgeschnitten: {size} von {whole} Bytes sind da</translation>
    </message>
    <message>
        <source>page &apos;{page}&apos; has not shown the judge&apos;s rating of &apos;{field}&apos;</source>
        <translation>Seite „{page}“ hat die Bewertung des Sprachmodells zu „{field}“ nicht gezeigt</translation>
    </message>
    <message>
        <source>page &apos;{page}&apos; shows no judge&apos;s rating of &apos;{field}&apos;</source>
        <translation>Seite „{page}“ zeigt keine Bewertung des Sprachmodells zu „{field}“</translation>
    </message>
    <message>
        <source>page &apos;{page}&apos; had shown the judge&apos;s rating of &apos;{field}&apos; before</source>
        <translation>Seite „{page}“ hatte die Bewertung des Sprachmodells zu „{field}“ schon gezeigt</translation>
    </message>
    <message>
        <source>the judge&apos;s rating of &apos;{field}&apos; was shown before the own answer</source>
        <translation>die Bewertung des Sprachmodells zu „{field}“ wurde vor der eigenen Antwort gezeigt</translation>
    </message>
    <message>
        <source>what was shown is not the judge&apos;s rating of &apos;{field}&apos;</source>
        <translation>was gezeigt wurde, ist nicht die Bewertung des Sprachmodells zu „{field}“</translation>
    </message>
    <message>
        <source>the session was not begun with the placing of its plan</source>
        <translation>die Sitzung wurde nicht mit der Zuteilung ihres Plans begonnen</translation>
    </message>
    <message>
        <source>the session has no set &apos;{set}&apos; to reject</source>
        <translation>die Sitzung hat keinen Teil „{set}“, der zurückgewiesen werden könnte</translation>
    </message>
    <message>
        <source>the study has no list of codes &apos;{list}&apos;</source>
        <translation>die Studie hat keine Codeliste „{list}“</translation>
    </message>
    <message>
        <source>no limit was reached at {value} {unit}; the study says {limit}</source>
        <translation>bei {value} {unit} war keine Grenze erreicht; die Studie sagt {limit}</translation>
    </message>
    <message>
        <source>a rating page was shown after the session&apos;s limit</source>
        <translation>nach der Grenze der Sitzung wurde eine Bewertungsseite gezeigt</translation>
    </message>
    <message>
        <source>the session&apos;s plan has no response &apos;{page}&apos;</source>
        <translation>der Plan der Sitzung hat keine geschriebene Antwort „{page}“</translation>
    </message>
    <message>
        <source>the revision does not say where it belongs</source>
        <translation>die Änderung sagt nicht, wohin sie gehört</translation>
    </message>
    <message>
        <source>the revision cuts from {first} to {last}; the text has {length} characters</source>
        <translation>die Änderung schneidet von {first} bis {last}; der Text hat {length} Zeichen</translation>
    </message>
    <message>
        <source>nothing can be pasted from &apos;{origin}&apos;</source>
        <translation>aus „{origin}“ kann nichts eingefügt werden</translation>
    </message>
    <message>
        <source>there is no passage &apos;{number}&apos; to cite</source>
        <translation>es gibt keine Textstelle „{number}“, die belegt werden könnte</translation>
    </message>
    <message>
        <source>event {before} already records this supervisor action</source>
        <translation>was die Versuchsleitung getan hat, steht schon in Ereignis {before}</translation>
    </message>
    <message>
        <source>the page was skipped, but nobody skipped it</source>
        <translation>die Seite gilt als übersprungen, aber niemand hat sie übersprungen</translation>
    </message>
    <message>
        <source>the supervisor gave no reason</source>
        <translation>es fehlt die Begründung der Versuchsleitung</translation>
    </message>
    <message>
        <source>the study has no &apos;{name}&apos;</source>
        <translation>die Studie kennt „{name}“ nicht</translation>
    </message>
    <message>
        <source>where the participant was erased, erase the code again</source>
        <translation>falls die Person gelöscht wurde, löschen Sie den Code noch einmal</translation>
    </message>
    <message>
        <source>they are when the session is resumed or the study next opened</source>
        <translation>sie wirken, wenn die Sitzung fortgesetzt oder die Studie das nächste Mal geöffnet wird</translation>
    </message>
    <message>
        <source>there was no consent to a recording</source>
        <translation>es gab keine Einwilligung in eine Aufnahme</translation>
    </message>
    <message>
        <source>it does not name the clock of the recording</source>
        <translation>es nennt die Uhr nicht, nach der die Aufnahme geht</translation>
    </message>
    <message>
        <source>the recording &apos;{name}&apos; began before</source>
        <translation>die Aufnahme „{name}“ hat schon begonnen</translation>
    </message>
    <message>
        <source>the recording &apos;{name}&apos; never began</source>
        <translation>die Aufnahme „{name}“ hat nie begonnen</translation>
    </message>
    <message>
        <source>the sound of this recording is not here</source>
        <translation>der Ton dieser Aufnahme ist nicht hier</translation>
    </message>
    <message>
        <source>copy its folder from the laptop that recorded it, into &apos;audio&apos;</source>
        <translation>kopieren Sie ihren Ordner von dem Laptop, der sie aufgenommen hat, nach „audio“</translation>
    </message>
    <message>
        <source>no session of this record knows this recording</source>
        <translation>keine Sitzung dieser Aufzeichnung kennt diese Tonaufnahme</translation>
    </message>
    <message>
        <source>merge the record of the laptop that recorded it, or remove it</source>
        <translation>führen Sie die Aufzeichnung des Laptops zusammen, der sie aufgenommen hat, oder entfernen Sie sie</translation>
    </message>
    <message>
        <source>remove it and transcribe again, or merge a record that has it whole</source>
        <translation>entfernen Sie es und transkribieren Sie neu, oder führen Sie eine Aufzeichnung zusammen, die es ganz enthält</translation>
    </message>
    <message>
        <source>its session knows no such recording</source>
        <translation>seine Sitzung kennt keine solche Aufnahme</translation>
    </message>
    <message>
        <source>how it was made, or its place on the clock, cannot be read</source>
        <translation>wie es entstand oder wo es auf der Sitzungsuhr liegt, ist nicht lesbar</translation>
    </message>
    <message>
        <source>segments of a transcript that is missing</source>
        <translation>Abschnitte eines Transkripts, das fehlt</translation>
    </message>
    <message>
        <source>it has {found} of {expected} segments</source>
        <translation>es hat {found} von {expected} Abschnitten</translation>
    </message>
    <message>
        <source>the words of segment {number} cannot be read</source>
        <translation>die Wörter von Abschnitt {number} sind nicht lesbar</translation>
    </message>
    <message>
        <source>the times of segment {number} run backwards</source>
        <translation>die Zeiten von Abschnitt {number} laufen rückwärts</translation>
    </message>
    <message>
        <source>the window&apos;s ratio of pixels is {ratio}; it would be like 1 or 1.5</source>
        <translation>das Pixelverhältnis des Fensters ist {ratio}; richtig wäre etwa 1 oder 1.5</translation>
    </message>
    <message>
        <source>put the newest healthy copy from backups in its place, or uncode it there</source>
        <translation>legen Sie die neueste heile Kopie aus „backups“ an ihre Stelle, oder entfernen Sie dort die Codierung</translation>
    </message>
    <message>
        <source>a row of {table} belongs to a {parent} that is missing</source>
        <translation>eine Zeile von {table} gehört zu etwas in {parent}, das fehlt</translation>
    </message>
    <message>
        <source>the segment “{quote}” does not match these words any more</source>
        <translation>das Segment „{quote}“ steht nicht mehr auf diesen Wörtern</translation>
    </message>
    <message>
        <source>what it did to {table} {id} is not what is there; undoing stops here</source>
        <translation>was er an {table} {id} getan hat, ist nicht, was da ist; hier endet das Rückgängigmachen</translation>
    </message>
    <message>
        <source>the session was reopened though it had not ended</source>
        <translation>die Sitzung wurde wieder geöffnet, obwohl sie nicht beendet war</translation>
    </message>
    <message>
        <source>what was altered keeps the rest from being checked: {reason}</source>
        <translation>was verändert wurde, verhindert, dass der Rest geprüft wird: {reason}</translation>
    </message>
    <message>
        <source>merge the folder of the laptop that recorded it again: a sound that is whole there takes its place</source>
        <translation>führen Sie den Ordner des Laptops, der sie aufgenommen hat, noch einmal zusammen: Ein Ton, der dort vollständig ist, tritt an ihre Stelle</translation>
    </message>
    <message>
        <source>its sound cannot be read: {reason}</source>
        <translation>ihr Ton kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>its sound is shorter than what was recorded</source>
        <translation>ihr Ton ist kürzer als das Aufgenommene</translation>
    </message>
    <message>
        <source>its sound is not the one that was recorded: the hashes differ</source>
        <translation>ihr Ton ist nicht der aufgenommene: Die Prüfsummen weichen ab</translation>
    </message>
    <message>
        <source>the copy {copy} has it as it was; &apos;labeval verify --save-to NEW&apos; takes it from there</source>
        <translation>die Kopie {copy} hat es, wie es war; „labeval verify --save-to NEW“ holt es von dort</translation>
    </message>
    <message>
        <source>no copy here has it as it was; &apos;labeval verify --save-to NEW&apos; keeps apart what nothing vouches for</source>
        <translation>keine Kopie hier hat es, wie es war; „labeval verify --save-to NEW“ legt getrennt ab, was nichts bestätigt</translation>
    </message>
    <message>
        <source>entry {number} of the ledger was altered, or one before it is missing</source>
        <translation>Eintrag {number} des Verzeichnisses wurde verändert, oder einer davor fehlt</translation>
    </message>
    <message>
        <source>the record was set back or its ledger rewritten: the ledger does not hold the entry {number} that the file of heads knows</source>
        <translation>die Aufzeichnung wurde zurückgesetzt oder ihr Verzeichnis neu geschrieben: Es enthält den Eintrag {number} nicht, den die Datei der Endstände kennt</translation>
    </message>
    <message>
        <source>the file of heads next to the record is missing; only copies can show that newest events were taken away</source>
        <translation>die Datei der Endstände neben der Aufzeichnung fehlt; nur Kopien können zeigen, dass die neuesten Ereignisse entfernt wurden</translation>
    </message>
    <message>
        <source>the hashes begin with {utc}, when this record was taken over; they cannot show what was changed before</source>
        <translation>die Prüfsummen beginnen mit {utc}, als diese Aufzeichnung übernommen wurde; was davor geändert wurde, können sie nicht zeigen</translation>
    </message>
    <message>
        <source>the file of heads was missing and was made again on {utc}</source>
        <translation>die Datei der Endstände fehlte und wurde am {utc} neu angelegt</translation>
    </message>
    <message>
        <source>this record was restored on {utc} from a damaged one</source>
        <translation>diese Aufzeichnung wurde am {utc} aus einer beschädigten wiederhergestellt</translation>
    </message>
    <message>
        <source>a session is missing: it was deleted, or its id was altered; entry {number} of the ledger lists it</source>
        <translation>eine Sitzung fehlt: Sie wurde gelöscht, oder ihre Kennung wurde verändert; siehe Eintrag {number} des Verzeichnisses</translation>
    </message>
    <message>
        <source>the ledger does not know this session: it was added, or its id altered</source>
        <translation>das Verzeichnis kennt diese Sitzung nicht: Sie wurde hinzugefügt, oder ihre Kennung wurde verändert</translation>
    </message>
    <message>
        <source>its row was altered: participant, condition, plan or another fact</source>
        <translation>ihre Zeile wurde verändert: Person, Bedingung, Plan oder eine andere Angabe</translation>
    </message>
    <message>
        <source>events {first} to {last} were deleted</source>
        <translation>die Ereignisse {first} bis {last} wurden gelöscht</translation>
    </message>
    <message>
        <source>its end is missing: it had {size} events, and {there} are there</source>
        <translation>ihr Ende fehlt: Sie hatte {size} Ereignisse, und {there} sind da</translation>
    </message>
    <message>
        <source>events up to {size} were rewritten together with their hashes, or one was put in</source>
        <translation>Ereignisse bis {size} wurden samt ihren Prüfsummen neu geschrieben, oder eines wurde eingefügt</translation>
    </message>
    <message>
        <source>the event was altered, or put in</source>
        <translation>das Ereignis wurde verändert oder eingefügt</translation>
    </message>
    <message>
        <source>the event does not continue the one before: one of the two was altered</source>
        <translation>das Ereignis schließt nicht an das vorige an: Eines der beiden wurde verändert</translation>
    </message>
    <message>
        <source>its hash was altered; the event itself is as it was written</source>
        <translation>seine Prüfsumme wurde verändert; das Ereignis selbst ist, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>the ledger does not know it: it was added, or its name altered</source>
        <translation>das Verzeichnis kennt es nicht: Es wurde hinzugefügt, oder sein Name wurde verändert</translation>
    </message>
    <message>
        <source>it was altered</source>
        <translation>es wurde verändert</translation>
    </message>
    <message>
        <source>a row of {table}, or its seal, was altered</source>
        <translation>eine Zeile von {table} oder ihre Prüfzahl wurde verändert</translation>
    </message>
    <message>
        <source>a version of the study is missing; see entry {number} of the ledger</source>
        <translation>eine Fassung der Studie fehlt; siehe Eintrag {number} des Verzeichnisses</translation>
    </message>
    <message>
        <source>a publication is missing; see entry {number} of the ledger</source>
        <translation>eine Veröffentlichung fehlt; siehe Eintrag {number} des Verzeichnisses</translation>
    </message>
    <message>
        <source>a transcript is missing; see entry {number} of the ledger</source>
        <translation>ein Transkript fehlt; siehe Eintrag {number} des Verzeichnisses</translation>
    </message>
    <message>
        <source>imported judgments of a participant are missing; see entry {number} of the ledger</source>
        <translation>importierte Urteile einer Person fehlen; siehe Eintrag {number} des Verzeichnisses</translation>
    </message>
    <message>
        <source>the fact of an erasure is missing; see entry {number} of the ledger</source>
        <translation>der Vermerk einer Löschung fehlt; siehe Eintrag {number} des Verzeichnisses</translation>
    </message>
    <message>
        <source>rows of {table} that belong to nothing</source>
        <translation>Zeilen von {table}, die zu nichts gehören</translation>
    </message>
    <message>
        <source>the session is in the copy {copy} and no more in the record</source>
        <translation>die Sitzung ist in der Kopie {copy} und nicht mehr in der Aufzeichnung</translation>
    </message>
    <message>
        <source>the copy {copy} has {size} events of it, the record {there}</source>
        <translation>die Kopie {copy} hat {size} Ereignisse von ihr, die Aufzeichnung {there}</translation>
    </message>
    <message>
        <source>&apos;labeval verify --save-to NEW&apos; takes it from the copy</source>
        <translation>„labeval verify --save-to NEW“ holt es aus der Kopie</translation>
    </message>
    <message>
        <source>the event is not the one that the copy {copy} has</source>
        <translation>das Ereignis ist nicht das, das die Kopie {copy} hat</translation>
    </message>
    <message>
        <source>byte {place} of the file&apos;s header is damaged</source>
        <translation>Byte {place} des Dateikopfs ist beschädigt</translation>
    </message>
    <message>
        <source>its tables are not those of this version: see {name}</source>
        <translation>ihre Tabellen sind nicht die dieser Version: siehe {name}</translation>
    </message>
    <message>
        <source>other accounts of this computer can read the study folder; {count} of its files and folders are open to them</source>
        <translation>andere Konten dieses Computers können den Studienordner lesen; {count} seiner Dateien und Ordner stehen ihnen offen</translation>
    </message>
    <message>
        <source>&apos;labeval verify --make-private&apos; closes them</source>
        <translation>„labeval verify --make-private“ schließt sie</translation>
    </message>
    <message>
        <source>versions are never changed; choose another code with &apos;labeval supervisor-code&apos;</source>
        <translation>Versionen werden nie geändert; wählen Sie mit „labeval supervisor-code“ einen anderen Code</translation>
    </message>
    <message>
        <source>the computer&apos;s clock jumped by {seconds} s here; dates before and after do not agree, durations come from the session clock</source>
        <translation>die Uhr des Rechners sprang hier um {seconds} s; Daten davor und danach passen nicht zusammen, Dauern kommen von der Sitzungsuhr</translation>
    </message>
    <message>
        <source>the computer&apos;s clock was {seconds} s before the time that was recorded last; dates of this run may be wrong, durations come from the session clock</source>
        <translation>die Uhr des Rechners stand {seconds} s vor der zuletzt aufgezeichneten Zeit; Daten dieses Laufs können falsch sein, Dauern kommen von der Sitzungsuhr</translation>
    </message>
    <message>
        <source>{events:event|events} of a session that is missing</source>
        <translation>{events:Ereignis|Ereignisse} einer Sitzung, die fehlt</translation>
    </message>
    <message>
        <source>{lines:damaged line|damaged lines} in the file of heads</source>
        <translation>{lines:beschädigte Zeile|beschädigte Zeilen} in der Datei der Endstände</translation>
    </message>
    <message>
        <source>sessions, versions or transcripts lost by then: {lost}</source>
        <translation>bis dahin verlorene Sitzungen, Fassungen oder Transkripte: {lost}</translation>
    </message>
    <message>
        <source>{count:row|rows} of {table} kept apart, because nothing vouches for what is written there</source>
        <translation>{count:Zeile|Zeilen} von {table} getrennt abgelegt, weil nichts bestätigt, was dort steht</translation>
    </message>
    <message>
        <source>{count:version holds|versions hold} the supervisor&apos;s code of their time in plain text</source>
        <translation>{count:Version enthält|Versionen enthalten} den Code der Versuchsleitung aus ihrer Zeit im Klartext</translation>
    </message>
    <message>
        <source>second copies go there and it cannot be reached; none was checked</source>
        <translation>Zweitkopien kommen dorthin, und der Ort ist nicht erreichbar; keine wurde geprüft</translation>
    </message>
    <message>
        <source>connect it, then verify again</source>
        <translation>schließen Sie ihn an und prüfen Sie erneut</translation>
    </message>
    <message>
        <source>words were removed from the study while the second copies were out of reach</source>
        <translation>aus der Studie wurden Wörter entfernt, während die Zweitkopien nicht erreichbar waren</translation>
    </message>
    <message>
        <source>they are replaced after the next session and when texts are opened</source>
        <translation>sie werden nach der nächsten Sitzung und beim Öffnen der Texte ersetzt</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s here; no duration holds that time</source>
        <translation>der Rechner schlief hier {seconds} s; keine Dauer enthält diese Zeit</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a way to end a session</source>
        <translation>‚{value}‘ ist keine Art, eine Sitzung zu beenden</translation>
    </message>
    <message>
        <source>event {named}, which it answers, is not such an event</source>
        <translation>Ereignis {named}, auf das es sich bezieht, ist kein solches</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a recording of this session</source>
        <translation>„{name}“ ist keine Aufnahme dieser Sitzung</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a window size; it would be like 1280x720</source>
        <translation>„{value}“ ist keine Größe eines Fensters; richtig wäre etwa 1280x720</translation>
    </message>
    <message>
        <source>its sound or its log is missing, or is not a recording of this program</source>
        <translation>ihr Ton oder ihr Protokoll fehlt oder ist keine Aufnahme dieses Programms</translation>
    </message>
    <message>
        <source>{count:action waits|actions wait} to be applied</source>
        <translation>{count:Eingriff wartet|Eingriffe warten} noch</translation>
    </message>
    <message>
        <source>the edit cannot be read: {reason}</source>
        <translation>der Schritt ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>{count:action|actions} of a session that is missing</source>
        <translation>{count:Eingriff|Eingriffe} in eine Sitzung, die fehlt</translation>
    </message>
    <message>
        <source>these words are not in the texts of page &apos;{page}&apos;</source>
        <translation>diese Wörter stehen nicht in den Texten der Seite „{page}“</translation>
    </message>
    <message>
        <source>page &apos;{page}&apos; has no mark &apos;{mark}&apos;</source>
        <translation>die Seite „{page}“ hat keine Markierung „{mark}“</translation>
    </message>
    <message>
        <source>page &apos;{page}&apos; marks no words for &apos;{field}&apos;</source>
        <translation>auf der Seite „{page}“ werden zu „{field}“ keine Wörter markiert</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>{sessions:session|sessions}, {events:event|events}, {versions:version|versions}, {judgments:imported judgment|imported judgments}, {erasures:erasure|erasures}, {backups:healthy backup|healthy backups}</source>
        <translation>{sessions:Sitzung|Sitzungen}, {events:Ereignis|Ereignisse}, {versions:Version|Versionen}, {judgments:importiertes Urteil|importierte Urteile}, {erasures:Löschung|Löschungen}, {backups:heile Sicherung|heile Sicherungen}</translation>
    </message>
    <message>
        <source>{texts:text|texts}, {passages:passage|passages}, {codes:code|codes}, {segments:segment|segments}, {edits:edit|edits}</source>
        <translation>{texts:Text|Texte}, {passages:Abschnitt|Abschnitte}, {codes:Code|Codes}, {segments:Segment|Segmente}, {edits:Bearbeitung|Bearbeitungen}</translation>
    </message>
    <message>
        <source>is not there; nothing has been coded in this study</source>
        <translation>ist nicht da; in dieser Studie wurde noch nichts codiert</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{errors:error|errors}, {warnings:warning|warnings}</source>
        <translation>{errors:Fehler|Fehler}, {warnings:Warnung|Warnungen}</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>not sound</source>
        <translation>nicht in Ordnung</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>in Ordnung</translation>
    </message>
</context>
<context>
    <name>VersionList</name>
    <message>
        <source>Since that version</source>
        <translation>Seit dieser Fassung</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Nichts ist anders.</translation>
    </message>
    <message>
        <source>Differences of the two versions</source>
        <translation>Unterschiede der beiden Fassungen</translation>
    </message>
    <message>
        <source>New: {name} ({codes})</source>
        <translation>Neu: {name} ({codes})</translation>
    </message>
    <message>
        <source>Gone: {name} ({codes})</source>
        <translation>Fort: {name} ({codes})</translation>
    </message>
    <message>
        <source>was called {name}</source>
        <translation>hieß {name}</translation>
    </message>
    <message>
        <source>got {codes}</source>
        <translation>bekam {codes}</translation>
    </message>
    <message>
        <source>gave up {codes}</source>
        <translation>gab {codes} ab</translation>
    </message>
    <message>
        <source>now part of {name}</source>
        <translation>jetzt Teil von {name}</translation>
    </message>
    <message>
        <source>no longer part of {name}</source>
        <translation>nicht mehr Teil von {name}</translation>
    </message>
    <message>
        <source>described anew</source>
        <translation>neu beschrieben</translation>
    </message>
</context>
<context>
    <name>ViewChoices</name>
    <message>
        <source>Participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Split by</source>
        <translation>Aufgeteilt nach</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>segments per 1,000 words</source>
        <translation>Segmente je 1000 Wörter</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Ratings of</source>
        <translation>Bewertungen nach</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>ratings with something said</source>
        <translation>Bewertungen, bei denen etwas gesagt wurde</translation>
    </message>
    <message>
        <source>all other ratings</source>
        <translation>allen anderen Bewertungen</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>kind of text</source>
        <translation>Textart</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>wer spricht</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>phrases of two words</source>
        <translation>Folgen von zwei Wörtern</translation>
    </message>
    <message>
        <source>phrases of three words</source>
        <translation>Folgen von drei Wörtern</translation>
    </message>
    <message>
        <source>Common words</source>
        <translation>Häufige Funktionswörter</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>zählen</translation>
    </message>
    <message>
        <source>Leave out more, with commas</source>
        <translation>Weitere weglassen, mit Kommas</translation>
    </message>
</context>
<context>
    <name>ViewsWindow</name>
    <message>
        <source>Nothing is coded yet. Code a few segments; they are counted here.</source>
        <translation>Noch ist nichts codiert. Codieren Sie einige Segmente; hier werden sie gezählt.</translation>
    </message>
    <message>
        <source>Segments of: {names}.</source>
        <translation>Segmente von: {names}.</translation>
    </message>
    <message>
        <source>Say what to look for; what would be coded is listed here first.</source>
        <translation>Sagen Sie, wonach gesucht wird; was codiert würde, steht zuerst hier.</translation>
    </message>
    <message>
        <source>The filters let nothing through. Take one of them back.</source>
        <translation>Die Filter lassen nichts durch. Nehmen Sie einen zurück.</translation>
    </message>
    <message>
        <source>There is nothing of this kind in what is coded.</source>
        <translation>In dem, was codiert ist, gibt es nichts dergleichen.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Picture as SVG…</source>
        <translation>Bild als SVG…</translation>
    </message>
    <message>
        <source>Picture as PNG…</source>
        <translation>Bild als PNG…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV…</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Auszählung</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Häufigkeiten</translation>
    </message>
    <message>
        <source>Cases and codes</source>
        <translation>Fälle und Codes</translation>
    </message>
    <message>
        <source>Codes together</source>
        <translation>Codes zusammen</translation>
    </message>
    <message>
        <source>Over the session</source>
        <translation>Über die Sitzung</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Ratings and their codes</source>
        <translation>Bewertungen und ihre Codes</translation>
    </message>
    <message>
        <source>A code and its ratings</source>
        <translation>Ein Code und seine Bewertungen</translation>
    </message>
    <message>
        <source>Code by rule</source>
        <translation>Nach Regel codieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Choose a cell to read its segments; Enter opens one in its text.</source>
        <translation>Wählen Sie eine Zelle, um ihre Segmente zu lesen; Eingabe öffnet eines im Text.</translation>
    </message>
    <message>
        <source>This study has no ratings yet that codes could be compared with.</source>
        <translation>Diese Studie hat noch keine Bewertungen, neben denen Codes stehen könnten.</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation>Ein Text zum Lesen</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation>Herkunft der Texte</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>Fragebogen</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
</context>
<context>
    <name>WhereCard</name>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>The session has ended</source>
        <translation>Die Sitzung ist beendet</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation>Übung {number} von {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>A text to read</source>
        <translation>Ein Text zum Lesen</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>How the texts came about</source>
        <translation>Wie die Texte entstanden sind</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>Fragebogen</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Kurze Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Another screen</source>
        <translation>Ein anderer Bildschirm</translation>
    </message>
    <message>
        <source>{time} on this page</source>
        <translation>{time} auf dieser Seite</translation>
    </message>
    <message>
        <source>own median {time}</source>
        <translation>eigener Median {time}</translation>
    </message>
    <message>
        <source>study {time}</source>
        <translation>Studie {time}</translation>
    </message>
    <message numerus="yes">
        <source>break after %n page(s)</source>
        <translation>
            <numerusform>Pause nach %n Seite</numerusform>
            <numerusform>Pause nach %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>break in {time}</source>
        <translation>Pause in {time}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <source>expected end {time}</source>
        <translation>Ende gegen {time}</translation>
    </message>
    <message>
        <source>{time} longer than planned</source>
        <translation>{time} länger als geplant</translation>
    </message>
    <message>
        <source>Page {number} as it was</source>
        <translation>Seite {number}, wie sie war</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) changed</source>
        <translation>
            <numerusform>%n Antwort geändert</numerusform>
            <numerusform>%n Antworten geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) opened</source>
        <translation>
            <numerusform>%n Definition geöffnet</numerusform>
            <numerusform>%n Definitionen geöffnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation>Eine Textstelle {numbers} gibt es nicht; die letzte ist {last}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation>{words} von mindestens {least} Wörtern</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation>{words} Wörter, höchstens {most}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation>{cited} von mindestens {least} belegten Textstellen</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation>Ziel {target}, von {least} bis {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation>{n} von mindestens {least} Textstellen zitiert</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation>Noch keine Textstelle zitiert</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation>
            <numerusform>%n Textstelle zitiert</numerusform>
            <numerusform>%n Textstellen zitiert</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation>keine solche Textstelle: {numbers}</translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation>genau {target} erforderlich</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation>Schreiben Sie hier</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Ihr Text</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation>Die Aufgabe (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation>[{n}] zitieren</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation>Textstellen / Text</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s ist nötig</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>die Option %(option)s ist mehrdeutig, sie kann %(matches)s sein</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r gibt es hier nicht (zur Wahl: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r ist kein Wert der Art %(type)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>%s Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>%s Argumente werden erwartet</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit dem Argument %s erlaubt</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>ausdrückliches Argument %r nicht beachtet</translation>
    </message>
</context>
</TS>
