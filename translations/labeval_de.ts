<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Assignment</name>
    <message>
        <source>the study&apos;s only condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest sessions so far ({counts})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn among {free}, which have the fewest sessions so far ({counts})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parquet needs a part that is not installed: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in the column {column} is too long for XLSX, whose cells hold {limit} characters; export as csv, jsonl or parquet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table {table} has more rows than XLSX can hold ({limit}); export it as csv, jsonl or parquet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not known; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeController</name>
    <message>
        <source>New study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and place of the new study folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeWindow</name>
    <message>
        <source>New study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the demo study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study folder, make a new study, or try the demo study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>the study file has errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft, not yet published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since version {version} was published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend what is listed below, then read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publishing freezes this version for the sessions to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session was cut off. It goes on at the same page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat a participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is ready for the next session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All planned sessions are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below the test&apos;s threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>robot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>is not CSV: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {found} cells, the head has {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not JSON: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a Parquet file: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read any further: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not an XLSX workbook: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {size} MB; more than {limit} MB are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that it is the right file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is broken UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds zero bytes; it may be UTF-16, or no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the control character {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove it; it cannot be seen and was probably pasted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8: byte {byte} is no character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8: byte {byte}, which is “{character}” in Windows-1252</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is one of the two items, tie or both_bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is yes, no, dont_know or the id of another option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two options have the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a question needs two options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option “{option}” needs a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is best_id&gt;worst_id, two different items of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“max” must be greater than “min”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale goes from {low} to {high}; no label can stand at {off}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“correct” is {correct}, but there are only {options} options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“max” must not be less than “min”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is indented with a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indent with spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a “:” where no name can end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a text that holds “: ” in quotes, end the line before it with “:”, or indent this line as its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list cannot begin in the line of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin it in a line of its own, or quote the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value can begin with the character “{character}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line does not belong to what stands around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indent it as its neighbours; a text that holds quotation marks needs quotes around all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line stands in a list but is no item of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin it with “- ”, or indent it as the list&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name without “:” after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write “name: value”, or indent a text that goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quotation mark is opened here and never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it at the end of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list is opened here with “[” and not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it with “]”; texts that hold brackets need quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping is opened here with “{{” and not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it with “}}”; texts that hold braces need quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a backslash that stands for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it twice, or put the text in single quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something stands after the end of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a bracket too many, or for a line “...”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not valid YAML: {complaint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a missing quotation mark or a wrong indentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second document begins here (“---”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep one study in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list or mapping cannot be a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text with braces or brackets needs quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands twice; first in line {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merging mappings with “&lt;&lt;” is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the values out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is nested more than {deepest} levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for brackets that are never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds more than {most} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for aliases (“*name”) that unfold again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“*{name}” stands inside of what it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“*{name}” refers to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text that begins with “*” needs quotes, as in &quot;*{name}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag “{tag}” means nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text that begins with “!” needs quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands for the control character {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a backslash twice inside double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a study file begins with “labeval: 1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text; put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text, or one text for each language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{language}” is no language, such as en or de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an empty text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still. Your answers so far are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>please answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatDialog</name>
    <message>
        <source>Seat a participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not the one that was drawn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn was {condition}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>No session yet. Seat a participant, or rehearse one yourself first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: {done} complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: {done} of {planned} complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
