<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AttentionCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttributesWindow</name>
    <message numerus="yes">
        <source>%Ln cell(s) had another value, which Ctrl+Z brings back: {names}.</source>
        <translation>
            <numerusform>%Ln cell had another value, which Ctrl+Z brings back: {names}.</numerusform>
            <numerusform>%Ln cells had another value, which Ctrl+Z brings back: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) had no place here.</source>
        <translation>
            <numerusform>%Ln cell had no place here.</numerusform>
            <numerusform>%Ln cells had no place here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln participant(s)</source>
        <translation>
            <numerusform>%Ln participant</numerusform>
            <numerusform>%Ln participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln source</numerusform>
            <numerusform>%Ln sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClosingCard</name>
    <message numerus="yes">
        <source>%n page(s) skipped.</source>
        <translation>
            <numerusform>%n page skipped.</numerusform>
            <numerusform>%n pages skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interview question(s) not asked.</source>
        <translation>
            <numerusform>%n interview question not asked.</numerusform>
            <numerusform>%n interview questions not asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeCommands</name>
    <message numerus="yes">
        <source>“{code}” is removed with %Ln segment(s); Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>“{code}” is removed with %Ln segment; Ctrl+Z undoes it.</numerusform>
            <numerusform>“{code}” is removed with %Ln segments; Ctrl+Z undoes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{code}” is part of “{other}” with %Ln segment(s); Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>“{code}” is part of “{other}” with %Ln segment; Ctrl+Z undoes it.</numerusform>
            <numerusform>“{code}” is part of “{other}” with %Ln segments; Ctrl+Z undoes it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message numerus="yes">
        <source>%Ln coder(s)</source>
        <translation>
            <numerusform>%Ln coder</numerusform>
            <numerusform>%Ln coders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodingHeaderBar</name>
    <message numerus="yes">
        <source>Search in %Ln source(s)</source>
        <translation>
            <numerusform>Search in %Ln source</numerusform>
            <numerusform>Search in %Ln sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodingNumbers</name>
    <message numerus="yes">
        <source>in %Ln source(s)</source>
        <translation>
            <numerusform>in %Ln source</numerusform>
            <numerusform>in %Ln sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segment(s)</source>
        <translation>
            <numerusform>%Ln segment</numerusform>
            <numerusform>%Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodingWindow</name>
    <message numerus="yes">
        <source>%Ln source(s) read differently in the record by now, but are coded or corrected here. They stay as they are.</source>
        <translation>
            <numerusform>%Ln source reads differently in the record by now, but is coded or corrected here. It stays as it is.</numerusform>
            <numerusform>%Ln sources read differently in the record by now, but are coded or corrected here. They stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message numerus="yes">
        <source>%Ln cannot be decided so: a coder has nothing there.</source>
        <translation>
            <numerusform>%Ln cannot be decided so: a coder has nothing there.</numerusform>
            <numerusform>%Ln cannot be decided so: a coder has nothing there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disagreement(s) decided; Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>%Ln disagreement decided; Ctrl+Z undoes it.</numerusform>
            <numerusform>%Ln disagreements decided; Ctrl+Z undoes it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConsentPage</name>
    <message numerus="yes">
        <source>until %n year(s) after the study</source>
        <translation>
            <numerusform>until %n year after the study</numerusform>
            <numerusform>until %n years after the study</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation>
            <numerusform>%n still to decide</numerusform>
            <numerusform>%n still to decide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CriteriaPage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CriteriaTable</name>
    <message numerus="yes">
        <source>Remove %n rows</source>
        <translation>
            <numerusform>Remove %n row</numerusform>
            <numerusform>Remove %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message numerus="yes">
        <source>%Ln difference(s) from what is here.</source>
        <translation>
            <numerusform>%Ln difference from what is here.</numerusform>
            <numerusform>%Ln differences from what is here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken from the file.</source>
        <translation>
            <numerusform>%Ln taken from the file.</numerusform>
            <numerusform>%Ln taken from the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrilldownDialog</name>
    <message numerus="yes">
        <source>%n judgment(s)</source>
        <translation>
            <numerusform>%n judgment</numerusform>
            <numerusform>%n judgments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilesMenu</name>
    <message numerus="yes">
        <source>%Ln thing(s) could not be taken in as they stand.</source>
        <translation>
            <numerusform>%Ln thing could not be taken in as it stands.</numerusform>
            <numerusform>%Ln things could not be taken in as they stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) say line by line who speaks or when, which is a part of the text now. To keep speakers and times, take this back with Ctrl+Z and choose Files, Import interviews…</source>
        <translation>
            <numerusform>%Ln text says line by line who speaks or when, which is a part of the text now. To keep speakers and times, take this back with Ctrl+Z and choose Files, Import interviews…</numerusform>
            <numerusform>%Ln texts say line by line who speaks or when, which is a part of the text now. To keep speakers and times, take this back with Ctrl+Z and choose Files, Import interviews…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln there already</source>
        <translation>
            <numerusform>%Ln there already</numerusform>
            <numerusform>%Ln there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with sound</source>
        <translation>
            <numerusform>%Ln with sound</numerusform>
            <numerusform>%Ln with sound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) added</source>
        <translation>
            <numerusform>%Ln text added</numerusform>
            <numerusform>%Ln texts added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attribute(s) added</source>
        <translation>
            <numerusform>%Ln attribute added</numerusform>
            <numerusform>%Ln attributes added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) added</source>
        <translation>
            <numerusform>%Ln code added</numerusform>
            <numerusform>%Ln codes added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segment(s) added</source>
        <translation>
            <numerusform>%Ln segment added</numerusform>
            <numerusform>%Ln segments added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln memo(s) added</source>
        <translation>
            <numerusform>%Ln memo added</numerusform>
            <numerusform>%Ln memos added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln theme(s) added</source>
        <translation>
            <numerusform>%Ln theme added</numerusform>
            <numerusform>%Ln themes added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The project leaves out %Ln thing(s).</source>
        <translation>
            <numerusform>The project leaves out %Ln thing.</numerusform>
            <numerusform>The project leaves out %Ln things.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>%n thing(s) to mend or to look at</source>
        <translation>
            <numerusform>%n thing to mend or to look at</numerusform>
            <numerusform>%n things to mend or to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message numerus="yes">
        <source>%n design(s) found</source>
        <translation>
            <numerusform>%n design found</numerusform>
            <numerusform>%n designs found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message numerus="yes">
        <source>saved up to the last event, %n s ago</source>
        <translation>
            <numerusform>saved up to the last event, %n s ago</numerusform>
            <numerusform>saved up to the last event, %n s ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InterviewsDialog</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln interview(s)</source>
        <translation>
            <numerusform>%Ln interview</numerusform>
            <numerusform>%Ln interviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln participant(s)</source>
        <translation>
            <numerusform>%Ln participant</numerusform>
            <numerusform>%Ln participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with sound</source>
        <translation>
            <numerusform>%Ln with sound</numerusform>
            <numerusform>%Ln with sound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them new</source>
        <translation>
            <numerusform>%Ln of them new</numerusform>
            <numerusform>%Ln of them new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a participant</source>
        <translation>
            <numerusform>%Ln without a participant</numerusform>
            <numerusform>%Ln without a participant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without an interviewer</source>
        <translation>
            <numerusform>%Ln without an interviewer</numerusform>
            <numerusform>%Ln without an interviewer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MappingView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s), no texts</source>
        <translation>
            <numerusform>%n judgment, no texts</numerusform>
            <numerusform>%n judgments, no texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message numerus="yes">
        <source>%n answer(s) changed</source>
        <translation>
            <numerusform>%n answer changed</numerusform>
            <numerusform>%n answers changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewStudyWindow</name>
    <message numerus="yes">
        <source>%n interview(s) to be coded; nothing is rated.</source>
        <translation>
            <numerusform>%n interview to be coded; nothing is rated.</numerusform>
            <numerusform>%n interviews to be coded; nothing is rated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use these %n criteria</source>
        <translation>
            <numerusform>Use this %n criterion</numerusform>
            <numerusform>Use these %n criteria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use these %n text(s)</source>
        <translation>
            <numerusform>Use this %n text</numerusform>
            <numerusform>Use these %n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartsRail</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message numerus="yes">
        <source>%Ln source(s) without a code</source>
        <translation>
            <numerusform>%Ln source without a code</numerusform>
            <numerusform>%Ln sources without a code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segment(s)</source>
        <translation>
            <numerusform>%Ln segment</numerusform>
            <numerusform>%Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) without a theme</source>
        <translation>
            <numerusform>%Ln code without a theme</numerusform>
            <numerusform>%Ln codes without a theme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln theme(s) of one participant</source>
        <translation>
            <numerusform>%Ln theme of one participant</numerusform>
            <numerusform>%Ln themes of one participant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln theme(s) without a description</source>
        <translation>
            <numerusform>%Ln theme without a description</numerusform>
            <numerusform>%Ln themes without a description</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segment(s) marked as quotable</source>
        <translation>
            <numerusform>%Ln segment marked as quotable</numerusform>
            <numerusform>%Ln segments marked as quotable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PseudonymsDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) chosen.</source>
        <translation>
            <numerusform>%Ln name chosen.</numerusform>
            <numerusform>%Ln names chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s).</source>
        <translation>
            <numerusform>%Ln place.</numerusform>
            <numerusform>%Ln places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueryBuilder</name>
    <message numerus="yes">
        <source>Code %Ln place(s)</source>
        <translation>
            <numerusform>Code %Ln place</numerusform>
            <numerusform>Code %Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RedactionCard</name>
    <message numerus="yes">
        <source>in %Ln texts</source>
        <translation>
            <numerusform>in %Ln text</numerusform>
            <numerusform>in %Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redactions {texts}, with {seconds} s of sound.</source>
        <translation>
            <numerusform>%Ln redaction {texts}, with {seconds} s of sound.</numerusform>
            <numerusform>%Ln redactions {texts}, with {seconds} s of sound.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redactions {texts}.</source>
        <translation>
            <numerusform>%Ln redaction {texts}.</numerusform>
            <numerusform>%Ln redactions {texts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words in %Ln code(s), memo(s), theme(s), attribute(s) or name(s) of texts and speakers go as well.</source>
        <translation>
            <numerusform>Words in %Ln code, memo, theme, attribute or name of texts and speakers go as well.</numerusform>
            <numerusform>Words in %Ln codes, memos, themes, attributes or names of texts and speakers go as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redactions are final.</source>
        <translation>
            <numerusform>%Ln redaction is final.</numerusform>
            <numerusform>%Ln redactions are final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places in written responses and marked words, which cannot be redacted; erasing the participant removes the responses.</source>
        <translation>
            <numerusform>%Ln place in written responses and marked words, which cannot be redacted; erasing the participant removes the responses.</numerusform>
            <numerusform>%Ln places in written responses and marked words, which cannot be redacted; erasing the participant removes the responses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redact %Ln in texts and codes too</source>
        <translation>
            <numerusform>Redact %Ln in texts and codes too</numerusform>
            <numerusform>Redact %Ln in texts and codes too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln inside longer words</source>
        <translation>
            <numerusform>… and %Ln inside longer words</numerusform>
            <numerusform>… and %Ln inside longer words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redact %Ln inside longer words</source>
        <translation>
            <numerusform>Redact %Ln inside longer words</numerusform>
            <numerusform>Redact %Ln inside longer words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation>
            <numerusform>%n reference</numerusform>
            <numerusform>%n references</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message numerus="yes">
        <source>%Ln places replaced; Undo takes all of them back.</source>
        <translation>
            <numerusform>%Ln place replaced; Undo takes it back.</numerusform>
            <numerusform>%Ln places replaced; Undo takes all of them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomActing</name>
    <message numerus="yes">
        <source>Message to all %n session(s)</source>
        <translation>
            <numerusform>Message to %n session</numerusform>
            <numerusform>Message to all %n sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomWindow</name>
    <message numerus="yes">
        <source>%n ask(s)</source>
        <translation>
            <numerusform>%n asks</numerusform>
            <numerusform>%n ask</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stuck</source>
        <translation>
            <numerusform>%n stuck</numerusform>
            <numerusform>%n stuck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <translation>
            <numerusform>%n offline</numerusform>
            <numerusform>%n offline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <translation>
            <numerusform>%n cannot be read</numerusform>
            <numerusform>%n cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used twice</source>
        <translation>
            <numerusform>%n used twice</numerusform>
            <numerusform>%n used twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n idle</source>
        <translation>
            <numerusform>%n idle</numerusform>
            <numerusform>%n idle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBar</name>
    <message numerus="yes">
        <source>Code %Ln place(s)</source>
        <translation>
            <numerusform>Code %Ln place</numerusform>
            <numerusform>Code %Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScaleRow</name>
    <message numerus="yes">
        <source>%n criteria keep the words that they have themselves, below.</source>
        <translation>
            <numerusform>%n criterion keeps the words that it has itself, below.</numerusform>
            <numerusform>%n criteria keep the words that they have themselves, below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%Ln hit(s) for “{words}”</source>
        <translation>
            <numerusform>%Ln hit for “{words}”</numerusform>
            <numerusform>%Ln hits for “{words}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln source(s)</source>
        <translation>
            <numerusform>in %Ln source</numerusform>
            <numerusform>in %Ln sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Searching</name>
    <message numerus="yes">
        <source>Code %Ln hit(s) with</source>
        <translation>
            <numerusform>Code %Ln hit with</numerusform>
            <numerusform>Code %Ln hits with</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionLines</name>
    <message numerus="yes">
        <source>{planned}. All sessions together take about %n hour(s).</source>
        <translation>
            <numerusform>{planned}. All sessions together take about %n hour.</numerusform>
            <numerusform>{planned}. All sessions together take about %n hours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedDifferences</name>
    <message numerus="yes">
        <source>%Ln segment(s) have no place: their words are not in the text any more. They stay in the list.</source>
        <translation>
            <numerusform>%Ln segment has no place: its words are not in the text any more. It stays in the list.</numerusform>
            <numerusform>%Ln segments have no place: their words are not in the text any more. They stay in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide (%Ln)</source>
        <translation>
            <numerusform>Decide (%Ln)</numerusform>
            <numerusform>Decide (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) that you and another analyst changed at the same time</source>
        <translation>
            <numerusform>%Ln thing that you and another analyst changed at the same time</numerusform>
            <numerusform>%Ln things that you and another analyst changed at the same time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedDifferencesDialog</name>
    <message numerus="yes">
        <source>%Ln difference(s).</source>
        <translation>
            <numerusform>%Ln difference.</numerusform>
            <numerusform>%Ln differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken from what was set aside.</source>
        <translation>
            <numerusform>%Ln taken from what was set aside.</numerusform>
            <numerusform>%Ln taken from what was set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceHeader</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segment(s)</source>
        <translation>
            <numerusform>%Ln segment</numerusform>
            <numerusform>%Ln segments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourcePanel</name>
    <message numerus="yes">
        <source>Transcribe %Ln recording(s)…</source>
        <translation>
            <numerusform>Transcribe %Ln recording…</numerusform>
            <numerusform>Transcribe %Ln recordings…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeakerPopup</name>
    <message numerus="yes">
        <source>{name}, in all %Ln passages of this speaker</source>
        <translation>
            <numerusform>{name}, in %Ln passage of this speaker</numerusform>
            <numerusform>{name}, in all %Ln passages of this speaker</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message numerus="yes">
        <source>%n robot session(s)</source>
        <translation>
            <numerusform>%n robot session</numerusform>
            <numerusform>%n robot sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) to transcribe</source>
        <translation>
            <numerusform>%n recording to transcribe</numerusform>
            <numerusform>%n recordings to transcribe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) complete</source>
        <translation>
            <numerusform>%n session complete</numerusform>
            <numerusform>%n sessions complete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionsWindow</name>
    <message numerus="yes">
        <source>%Ln code(s) with at least {least} different segments</source>
        <translation>
            <numerusform>%Ln code with at least {least} different segments</numerusform>
            <numerusform>%Ln codes with at least {least} different segments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation>
            <numerusform>Three wrong codes. Please wait %n s.</numerusform>
            <numerusform>Three wrong codes. Please wait %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation>
            <numerusform>Cite at least %n passage.</numerusform>
            <numerusform>Cite at least %n passages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextsPage</name>
    <message numerus="yes">
        <source>%n problem(s) to solve</source>
        <translation>
            <numerusform>%n problem to solve</numerusform>
            <numerusform>%n problems to solve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemeBoard</name>
    <message numerus="yes">
        <source>%Ln card(s); the arrow keys go from one to the next</source>
        <translation>
            <numerusform>%Ln card; the arrow keys go from one to the next</numerusform>
            <numerusform>%Ln cards; the arrow keys go from one to the next</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemesWindow</name>
    <message numerus="yes">
        <source>%Ln segment(s)</source>
        <translation>
            <numerusform>%Ln segment</numerusform>
            <numerusform>%Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln participant(s)</source>
        <translation>
            <numerusform>%Ln participant</numerusform>
            <numerusform>%Ln participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThinkAloudWindow</name>
    <message numerus="yes">
        <source>%Ln thing(s) were done while nobody spoke: they are counted above and not listed.</source>
        <translation>
            <numerusform>%Ln thing was done while nobody spoke: it is counted above and not listed.</numerusform>
            <numerusform>%Ln things were done while nobody spoke: they are counted above and not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayStrip</name>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n interrupted</numerusform>
            <numerusform>%n interrupted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>%n to come</numerusform>
            <numerusform>%n to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not come</source>
        <translation>
            <numerusform>%n did not come</numerusform>
            <numerusform>%n did not come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation>
            <numerusform>about %n min of rating left</numerusform>
            <numerusform>about %n min of rating left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation>
            <numerusform>{right} of %n answer right</numerusform>
            <numerusform>{right} of %n answers right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcribing</name>
    <message numerus="yes">
        <source>%Ln recording(s) transcribed.</source>
        <translation>
            <numerusform>%Ln recording transcribed.</numerusform>
            <numerusform>%Ln recordings transcribed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) could not be transcribed.</source>
        <translation>
            <numerusform>%Ln recording could not be transcribed.</numerusform>
            <numerusform>%Ln recordings could not be transcribed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscribingDialog</name>
    <message numerus="yes">
        <source>%Ln in every recording</source>
        <translation>
            <numerusform>%Ln in every recording</numerusform>
            <numerusform>%Ln in every recording</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) wait for a transcript ({languages}).</source>
        <translation>
            <numerusform>%Ln recording waits for a transcript ({languages}).</numerusform>
            <numerusform>%Ln recordings wait for a transcript ({languages}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) will be left out: the model does not speak their language ({languages}). Get a multilingual one: labeval models get small</source>
        <translation>
            <numerusform>%Ln recording will be left out: the model does not speak its language ({languages}). Get a multilingual one: labeval models get small</numerusform>
            <numerusform>%Ln recordings will be left out: the model does not speak their language ({languages}). Get a multilingual one: labeval models get small</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptController</name>
    <message numerus="yes">
        <source>%Ln passage(s) to listen to.</source>
        <translation>
            <numerusform>%Ln passage to listen to.</numerusform>
            <numerusform>%Ln passages to listen to.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptLine</name>
    <message numerus="yes">
        <source>%Ln redacted…</source>
        <translation>
            <numerusform>%Ln redacted…</numerusform>
            <numerusform>%Ln redacted…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoLists</name>
    <message numerus="yes">
        <source>%Ln segment(s), the most typical first</source>
        <translation>
            <numerusform>%Ln segment, the most typical first</numerusform>
            <numerusform>%Ln segments, the most typical first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VoiceLearning</name>
    <message numerus="yes">
        <source>%Ln passage(s) with an unsure speaker; {key} learns from those you set.</source>
        <translation>
            <numerusform>%Ln passage with an unsure speaker; {key} learns from those you set.</numerusform>
            <numerusform>%Ln passages with an unsure speaker; {key} learns from those you set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) have another speaker.</source>
        <translation>
            <numerusform>%Ln passage has another speaker.</numerusform>
            <numerusform>%Ln passages have another speaker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the voices in the passages that you set, %Ln other passage(s) have another speaker.</source>
        <translation>
            <numerusform>By the voices in the passages that you set, %Ln other passage has another speaker.</numerusform>
            <numerusform>By the voices in the passages that you set, %Ln other passages have another speaker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these had not been marked as unsure.</source>
        <translation>
            <numerusform>%Ln of these had not been marked as unsure.</numerusform>
            <numerusform>%Ln of these had not been marked as unsure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) remain unsure.</source>
        <translation>
            <numerusform>%Ln passage remains unsure.</numerusform>
            <numerusform>%Ln passages remain unsure.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhereCard</name>
    <message numerus="yes">
        <source>break after %n page(s)</source>
        <translation>
            <numerusform>break after %n page</numerusform>
            <numerusform>break after %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) changed</source>
        <translation>
            <numerusform>%n answer changed</numerusform>
            <numerusform>%n answers changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) opened</source>
        <translation>
            <numerusform>%n definition opened</numerusform>
            <numerusform>%n definitions opened</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation>
            <numerusform>%n passage cited</numerusform>
            <numerusform>%n passages cited</numerusform>
        </translation>
    </message>
</context>
</TS>
