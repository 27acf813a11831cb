<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">Na tej stronie nie ma miejsca na litery tej wielkości. Tutaj mają {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Wygląd</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Wielkość tekstu</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Odstępy</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Kolory</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Język</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">Teksty</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Klawisze</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Zwykłe</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Szerokie</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Sformatowane</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Tak jak napisano</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Wszystkie</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Bez liter</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Pytanie wysłane  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Widać je w oknie osoby prowadzącej. Naciśnij {key}, aby je wycofać.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Pytanie zapisane  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">Jest w drodze do osoby prowadzącej. Naciśnij {key}, aby je wycofać.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Zapisano: proszę zapytać na głos  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Pytanie zostało zapisane, ale nie widać żadnego okna osoby prowadzącej, które by je pokazało. Naciśnij {key}, aby je wycofać.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">Mam pytanie  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Do osoby prowadzącej; {key} działa tak samo.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}, idealnie</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">Której odpowiedzi udzieliłbyś lub udzieliłabyś? Rozważ aspekty według własnego uznania oraz wszystko inne, co jest dla Ciebie ważne. Potem napisz dlaczego.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Preferowana odpowiedź</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Preferowana odpowiedź</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Żadna nie jest do przyjęcia; wybieram najmniej złą</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">ocenione aspekty: {done} z {count}</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">preferowana</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Odpowiedź {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Wstecz</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Krótka przerwa</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">Czas na krótką przerwę</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Odwróć wzrok od ekranu, przeciągnij się, napij się czegoś.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Dalej</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">dalej</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">Możesz przejść dalej wcześniej albo odpocząć dłużej.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Przejdź dalej, gdy zechcesz.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">Cytuj [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Brak twierdzeń</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Następne zdanie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Cofnij</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Komentarz</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Komentarz (wymagany, na piśmie)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Komentarz, albo po prostu powiedz go na głos</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Kontakt: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Twój kod: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Wersja {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Zgadzam się</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Nie zgadzam się</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">wymagane</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">można odmówić</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Zgadzam się</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Nie zgadzam się</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Twoja zgoda</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Zakończ tutaj</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Dalej</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>pozostała %n decyzja</numerusform>
            <numerusform>pozostały %n decyzje</numerusform>
            <numerusform>pozostało %n decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">zakończ tutaj</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">zakończ tutaj; nic nie zostanie zapisane</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">przejdź</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">wpisz datę, np. {local} lub {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">nie wcześniej niż {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">nie później niż {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">Co oznaczają kryteria</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Wszystkie dokumenty</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">Dokumenty</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n dokument</numerusform>
            <numerusform>%n dokumenty</numerusform>
            <numerusform>%n dokumentów</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">Dokument</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">Osoba prowadząca: zamknij to okno</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Koniec</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Dziękujemy bardzo</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Dziękujemy za poświęcony czas</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">Możesz powiedzieć osobie prowadzącej, że to już koniec.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">To była próba. Nic z niej nie zostało zachowane.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">Nic nie zostało zapisane. Możesz powiedzieć o tym osobie prowadzącej.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Powiedz osobie prowadzącej: nie wszystko udało się zapisać.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Wszystko jest zapisane.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Twój kod: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Kontakt: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Wszystkie kategorie</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Brak błędów</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Czegoś brakuje</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">Inne słowa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Cofnij</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Błędy</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Błędy: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Poprzednie błędy</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Dalsze błędy</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">błąd {number} z {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">błędy {first}–{last} z {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Błąd</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">drobny</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">poważny</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">Co to jest?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">brakuje</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">w źródle: „{quote}”</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">„{quote}”</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation type="unfinished">Połącz z tym inne słowa</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">Słowa do kryterium „{criterion}”</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → słowo, Shift: więcej słów, Enter: zaznacz, Tab: następny tekst, Esc: wstecz</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Teraz przeciągnij po słowach, z którymi się to łączy</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Przeciągnij po słowach, które zdecydowały o odpowiedzi, i naciśnij Enter</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Przeciągnij po słowach, które decydują o odpowiedzi</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">Jeśli chcesz, przeciągnij po słowach, które decydują o odpowiedzi</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">Odpowiedź {turn} z {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Tekst do oceny</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Poprzednie kryteria</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Dalsze kryteria</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">kryterium {number} z {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">kryteria {first}–{last} z {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Jak to działa</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Jak działa strona</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Przeczytaj, oceń każde kryterium i przejdź dalej. Nie ma dobrych ani złych odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Ocena modelu językowego</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">„{quote}”</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">może się mylić; decyzja należy do Ciebie · ↓ dalej</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Pojawi się tutaj po Twojej odpowiedzi.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">Dla tego tekstu jej nie ma.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">To kryterium oceniasz bez pomocy.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">Nie jest pokazywana podczas ćwiczenia.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">Dlaczego wolisz tę odpowiedź?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Powód wyboru</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Klawiatura: Ty</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Klawiatura: za chwilę Ty</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Klawiatura: inne okno. Kliknij stronę, aby jej użyć.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Klawiatura: osoba prowadząca pisze. Mysz tutaj działa.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Klawiatura: osoba prowadząca. Kliknij stronę, aby jej użyć.</translation>
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
        <translation type="unfinished">Spacja</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">Nie można wczytać tłumaczenia, więc niektóre słowa są po angielsku: {files}. Zainstaluj labeval ponownie.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">angielski</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">niemiecki</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">Opuść próbę</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">Opuścić próbę?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">Nic z niej nie zostanie zachowane.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Zostań</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Opuść</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">„{quote}”</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation type="unfinished">Od osoby prowadzącej</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Rozumiem  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">Ukryj wiadomość</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Twoje odpowiedzi nie są zapisywane</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">Miejsce, w którym są przechowywane, jest niedostępne. Zatrzymaj się tutaj i powiedz o tym osobie, która prowadzi sesję.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">Wcześniejsze odpowiedzi zostały zachowane na tym komputerze.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Dla osoby prowadzącej: Ctrl+Shift+Q zamyka to okno.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">Nie zapisano. Spróbuj jeszcze raz albo powiedz osobie prowadzącej.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Pytanie</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Źródło</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">Polecenie</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Jak powstały teksty</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Jak powstały teksty</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Zamknij</translation>
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
        <translation type="unfinished">Oba złe</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">oba złe</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">Który tekst jest lepszy?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Tekst {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">wybierz</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">przejdź</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">Remis</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">remis</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Nie</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">Nie wiem</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">preferowana odpowiedź:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">żadna nie jest odpowiednia:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">powód Twojego wyboru:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">oceń</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">odpowiedź</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">aspekt</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">wybierz</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">powód</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">źródła</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">Najlepszy</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">Najgorszy</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Tekst {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} jest najlepszy</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} jest najgorszy</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">najlepszy:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">najgorszy:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">tekst {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">najlepszy</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">najgorszy</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Komentarz ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Proszę o komentarz</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Komentarz</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">twierdzenie {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Brak twierdzeń</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">następne zdanie</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>fragment</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">twierdzenie</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">„{quote}”: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → słowo, Shift: więcej słów, Enter: zaznacz, Esc: wstecz</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">Tekst niczego nie twierdzi.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Przeciągnij po słowach twierdzenia. Potem wybierz, co mówi o nim źródło.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Potwierdzone w źródle</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Sprzeczne ze źródłem</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">Nie ma tego w źródle</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">Nie da się sprawdzić</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">Twierdzenie {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} z {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Bez odpowiedzi</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">bez odpowiedzi</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">Jak dobry jest tekst?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Na przykład: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">ustaw</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">wybierz {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">brak błędów</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">zaznacz słowa</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">kategoria</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">waga</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">błąd</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">ocena</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">najpierw zaznacz błędy albo podaj, że ich nie ma</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">najpierw błędy</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → słowo, Shift: więcej słów, Enter: zaznacz, Tab: następny tekst, Esc: wstecz</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Przeciągnij po słowach źródła, których brakuje w tekście.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Przeciągnij po słowach, w których jest błąd.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Zaznacz następny błąd albo przejdź dalej.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">W tekście nie ma błędów.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Przeciągnij po słowach z błędem, w tekście lub w źródle.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Wszystkie teksty mają swoje miejsce.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Miejsce {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">najlepszy</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">najgorszy</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">miejsce {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">miejsce</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">tekst</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">w górę, w dół</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">dobry taki, jaki jest</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">zmieniony</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">wyjdź z tekstu</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">źródło / tekst</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">szukaj</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">cofnij</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definicje</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">następna strona</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">To czytasz i oceniasz</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Z tym porównujesz; pozostaje widoczne</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Tu odpowiadasz, myszą lub klawiszami poniżej</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">Co oznacza bieżące kryterium</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">Słowa w tekście, które zdecydowały o odpowiedzi; przeciągnij po nich</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Przejdź dalej, gdy wszystko ma odpowiedź</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Przykładowy tekst.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Poprzednia część tekstu</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Następna część tekstu</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">strona {page} z {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">Odpowiedź zapisana</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Wszystkie fragmenty</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">Fragmenty</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n fragment</numerusform>
            <numerusform>%n fragmenty</numerusform>
            <numerusform>%n fragmentów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">Wstrzymano</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Nie spiesz się</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">Czas jest zatrzymany.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Dotychczasowe odpowiedzi są zapisane.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Krótkie wstrzymanie</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">Osoba prowadząca wstrzymała sesję i będzie ją z Tobą kontynuować.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Wznów</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">wznów</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">gotowe: {percent} %</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">O Tobie</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">wymagane</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">opcjonalne</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">można wybrać kilka</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">pozostało {open} z {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">wybierz</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">przejdź</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">ocena na podstawie źródła</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">ocena na podstawie pytania</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">ocena samego tekstu</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ Zgadza się</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ Nasza odpowiedź jest inna</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">Wskazówka: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">Oczekiwana odpowiedź jest otoczona pierścieniem.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Oczekiwano: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Jeśli coś przesądziło o wyborze, pomoże nam kilka słów na ten temat.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> lub </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} do {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Wszystkie definicje</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">zaznacz słowa</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">komentarz</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">sformatowane</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">tak jak napisano</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definicje</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">szukaj</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">strony źródła</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">dalszy tekst</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">następna strona</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Ocena</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Następna strona</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">pozostało {open} z {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">proszę napisać komentarz</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">proszę zaznaczyć słowa do kryterium „{criterion}”</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">proszę przeczytać do końca</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">wróć do odpowiedzi</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">popraw tekst lub naciśnij „{button}”</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} z {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Poprzednia część tekstu</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Następna część tekstu</translation>
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
        <translation type="unfinished">{path}: nie ma jeszcze zapisu; nie przeprowadzono tu żadnej sesji</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: zapis jest uszkodzony; „labeval verify” pokazuje i ratuje to, co da się odczytać</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: dysk jest pełny; zwolnij miejsce i kontynuuj, nic z zapisanych danych nie przepadło</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: dysk zgłasza błąd odczytu lub zapisu; sprawdź, czy jest podłączony i sprawny, i spróbuj ponownie</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: inny program pisze do zapisu; spróbuj ponownie, gdy skończy</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: nie można pisać do zapisu; sprawdź uprawnienia jego folderu</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: nie można otworzyć zapisu; sprawdź, czy jego folder istnieje i czy można w nim pisać</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: zapisane przez nowszy labeval (wersja zapisu {version}, ten program zna {newest}); zainstaluj nowszy labeval, aby otworzyć</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: to jest baza danych, ale nie zapis badania labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Jak powstały teksty</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Źródło</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Pytanie</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">ŹRÓDŁO</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n źródło</numerusform>
            <numerusform>%n źródła</numerusform>
            <numerusform>%n źródeł</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Źródła</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">Próba zaczyna się tam od nowa; odpowiedzi nie są zachowywane</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">Kolejność jest losowana, jak u uczestnika</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Przejdź do…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">Język: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">Przywróć pierwszy tekst</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Dobry taki, jaki jest</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">wymagane od {least} do {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">wymagane co najmniej {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">niezmieniony</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">zmieniony</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: jeszcze bez odpowiedzi</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">Szukaj (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">Szukaj w tekście</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Poprzedni wynik</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Następny wynik</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">brak wyników</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n wynik</numerusform>
            <numerusform>%n wyniki</numerusform>
            <numerusform>%n wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">wynik {n} z {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● nagrywanie</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">nagrywanie wstrzymane</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">brak dźwięku</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">nagrywanie zakończone</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Włącz dźwięk</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Wycisz</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">Wznów nagrywanie</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">Wstrzymaj nagrywanie</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Źródło</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Następna strona</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Dalej</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">dalej</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Anuluj</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">Dla osoby prowadzącej</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">Kod badania ustawia się w oknie głównym.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Dalej</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Zamknij okno</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Kod osoby prowadzącej</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Powód</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">Uczestnik przechodzi dalej mimo wyniku poniżej progu. Powód zostanie zapisany.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">To zamyka okno. Sesja nie jest zapisana.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">To zamyka okno. Sesja jest zapisana i można ją wznowić.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">To zamyka okno. Sesja jest zakończona.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Proszę podać powód.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">To nie jest właściwy kod. Pozostało prób: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Trzy błędne kody. Poczekaj %n s.</numerusform>
            <numerusform>Trzy błędne kody. Poczekaj %n s.</numerusform>
            <numerusform>Trzy błędne kody. Poczekaj %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">Co napisać</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Długość i cytaty</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Około {target} słów, od {least} do {most}. Cytaty nie są liczone.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] cytuje fragment 3. Umieść cytat za tym, co pochodzi z fragmentu; Ctrl+K cytuje bieżący fragment.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>Zacytuj co najmniej %n fragment.</numerusform>
            <numerusform>Zacytuj co najmniej %n fragmenty.</numerusform>
            <numerusform>Zacytuj co najmniej %n fragmentów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Zakończ</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Kilka pytań</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">Ciemny</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Czarny na białym</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Biały na czarnym</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pauza</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">Wielkość tekstu, kolory i język</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Ćwiczenie {number} z {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Strona {number} z {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Ćwiczenie</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">pozostało mniej niż minuta oceniania</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>pozostało około %n min oceniania</numerusform>
            <numerusform>pozostało około %n min oceniania</numerusform>
            <numerusform>pozostało około %n min oceniania</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Wynik ćwiczenia</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Poprawne odpowiedzi: {right} z %n</numerusform>
            <numerusform>Poprawne odpowiedzi: {right} z %n</numerusform>
            <numerusform>Poprawne odpowiedzi: {right} z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Strona {page}: poprawnych {right} z {count}</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">Ćwicz jeszcze raz</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Dalej</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Dziękujemy. Idziemy dalej.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Bardzo dobrze. Idziemy dalej.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">To była ostatnia próba. Powiedz osobie prowadzącej, a potem przejdź dalej.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">Potrzeba {percent} %, dlatego ćwiczenie odbędzie się jeszcze raz.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">Następna próba ma numer {number} z {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">od {low} do {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">Tekst do przeczytania</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Zgoda</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Pochodzenie tekstów</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Kwestionariusz</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Przerwa</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Instrukcje</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Ćwiczenie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Ocena</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Pisanie</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, strony {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Koniec</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">nie ma fragmentu {numbers}; ostatni to {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">zacytowane fragmenty: {cited}, co najmniej {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">słowa: {words}, co najmniej {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">słowa: {words}, najwyżej {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">wymagane dokładnie {target}</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">cel {target}, od {least} do {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">zacytowane fragmenty: {n}, co najmniej {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Nie zacytowano jeszcze żadnego fragmentu</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>zacytowano %n fragment</numerusform>
            <numerusform>zacytowano %n fragmenty</numerusform>
            <numerusform>zacytowano %n fragmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">nie ma takiego fragmentu: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Pisz tutaj</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Twój tekst</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">Zadanie (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Pisanie</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">cytuj [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">fragmenty / tekst</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">szukaj</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">zadanie</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">dalej</translation>
    </message>
</context>
</TS>
