<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">אין בעמוד הזה מקום לאותיות בגודל הזה. כאן גודלן {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">מראה</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">גודל הטקסט</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">ריווח</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">צבעים</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">שפה</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">טקסטים</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">מקשים</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">רגיל</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">רחב</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">מעוצבים</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">כפי שנכתבו</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">הכול</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">ללא אותיות</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ השאלה נשלחה  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">השאלה מוצגת בחלון המנחה. הקישו {key} כדי לבטל אותה.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ השאלה נרשמה  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">השאלה בדרכה אל המנחה. הקישו {key} כדי לבטל אותה.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ נרשם: נא לשאול בקול  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">שאלתכם נרשמה, אך אין חלון גלוי של המנחה שמציג אותה. הקישו {key} כדי לבטל אותה.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">יש לי שאלה  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">אל המנחה; גם המקש {key} עושה זאת.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}, האידיאלי</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">איזו מהתשובות הייתם נותנים? שקלו את ההיבטים כראות עיניכם, וכל דבר אחר שחשוב לכם. אחר כך כתבו מדוע.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">התשובה המועדפת</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">התשובה המועדפת</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">אף תשובה אינה קבילה; אני בוחר בפחות גרועה</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">דורגו {done} מתוך {count} היבטים</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">מועדפת</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">תשובה {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">חזרה</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">הפסקה קצרה</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">זמן להפסקה קצרה</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">הסיטו את המבט מהמסך, התמתחו, שתו משהו.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">המשך</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">להמשיך</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">אפשר להמשיך מוקדם יותר, או לנוח עוד.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">המשיכו כשתהיו מוכנים.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">ציטוט [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">אין טענות</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">המשפט הבא</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">הסרה</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">ביטול</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">הערה</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">הערה (חובה, בכתב)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">הערה, או פשוט אמרו אותה בקול</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">ליצירת קשר: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">הקוד שלכם: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">גרסה {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">אני מסכים</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">אינני מסכים</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">חובה</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">אפשר לסרב</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">אני מסכים</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">אינני מסכים</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">הסכמתכם</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">לסיים כאן</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">הבא</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>נותרה החלטה אחת (%n)</numerusform>
            <numerusform>נותרו %n החלטות</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">לסיים כאן</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">לסיים כאן; דבר לא יישמר</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">תנועה</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">כתבו תאריך, למשל {local} או {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">לא לפני {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">לא אחרי {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">מה פירוש הקריטריונים</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">כל המסמכים</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">מסמכים</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>מסמך אחד (%n)</numerusform>
            <numerusform>%n מסמכים</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">מסמך</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">למנחה: סגירת החלון</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">הסוף</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">תודה רבה</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">תודה על זמנכם</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">אפשר לומר למנחה שסיימתם.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">זו הייתה חזרה. דבר ממנה לא נשמר.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">דבר לא נשמר. אפשר לומר זאת למנחה.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">נא לומר למנחה: לא הכול נשמר.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">הכול נשמר.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">הקוד שלכם: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">ליצירת קשר: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">כל הקטגוריות</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">אין שגיאות</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">משהו חסר</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">מילים אחרות</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">ביטול</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">שגיאות</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">שגיאות: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">שגיאות קודמות</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">שגיאות נוספות</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">שגיאה {number} מתוך {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">שגיאות {first}–{last} מתוך {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">שגיאה</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">קלה</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">חמורה</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">מה זה?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">חסר</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">במקור: ”{quote}”</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">”{quote}”</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation type="unfinished">קישור למילים אחרות</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">המילים שמאחורי ”{criterion}”</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → מילה, Shift: עוד מילים, Enter: סימון, Tab: הטקסט הבא, Esc: חזרה</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">כעת גררו על המילים הקשורות אליהן</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">נא לגרור על המילים שהכריעו את תשובתכם, ואז להקיש Enter</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">גררו על המילים שמכריעות את תשובתכם</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">אם תרצו, גררו על המילים שמכריעות את תשובתכם</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">תשובה {turn} מתוך {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">הטקסט לשיפוט</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">קריטריונים קודמים</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">קריטריונים נוספים</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">קריטריון {number} מתוך {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">קריטריונים {first}–{last} מתוך {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">איך זה עובד</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">איך עמוד עובד</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">קראו, שפטו כל קריטריון והמשיכו. אין תשובה נכונה או שגויה.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">דירוג של מודל שפה</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">”{quote}”</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">עלול לטעות; ההחלטה שלכם · ↓ המשך</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">הוא מופיע כאן אחרי תשובתכם.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">אין דירוג לטקסט זה.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">את הקריטריון הזה אתם שופטים לבד.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">הוא אינו מוצג בזמן התרגול.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">מדוע אתם מעדיפים תשובה זו?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">הסיבה להעדפה</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">מקלדת: אצלכם</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">מקלדת: אצלכם בעוד רגע</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">מקלדת: חלון אחר. לחצו על העמוד כדי להשתמש בה.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">מקלדת: המנחה מקליד. העכבר פועל כאן.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">מקלדת: המנחה. לחצו על העמוד כדי להשתמש בה.</translation>
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
        <translation type="unfinished">רווח</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">לא ניתן לטעון תרגום, ולכן חלק מהמילים באנגלית: {files}. התקינו את labeval מחדש.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">אנגלית</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">גרמנית</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">יציאה מהחזרה</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">לצאת מהחזרה?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">דבר ממנה לא יישמר.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">להישאר</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">לצאת</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">”{quote}”</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation type="unfinished">מאת המנחה</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">הבנתי  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">הסתרת ההודעה</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">תשובותיכם אינן נשמרות</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">אין עוד גישה למקום שבו הן נשמרות. נא לעצור כאן ולומר זאת לאדם שמנהל את המפגש.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">מה שעניתם קודם לכן נשמר במחשב הזה.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">למנחה: Ctrl+Shift+Q סוגר את החלון.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">לא נשמר. נא לנסות שוב, או לפנות למנחה.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">לנסות שוב</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">שאלה</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">מקור</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">הנחיה</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">איך נוצרו הטקסטים</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">איך נוצרו הטקסטים</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">סגירה</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">טקסט A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">טקסט B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">שניהם גרועים</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">שניהם גרועים</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">איזה טקסט טוב יותר?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">טקסט {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">בחירה</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">תנועה</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">תיקו</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">תיקו</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">כן</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">לא</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">לא יודע</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">התשובה המועדפת:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">אף אחת אינה מתאימה:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">הסיבה להעדפתכם:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">דירוג</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">היבט</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">העדפה</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">סיבה</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">מקורות</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">הטוב ביותר</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">הגרוע ביותר</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">טקסט {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} הוא הטוב ביותר</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} הוא הגרוע ביותר</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">הטוב ביותר:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">הגרוע ביותר:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">טקסט {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">הטוב ביותר</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">הגרוע ביותר</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">הערה ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">נא להעיר</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">הערה</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">טענה {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">אין טענות</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">המשפט הבא</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>קטע</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">טענה</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">”{quote}”: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → מילה, Shift: עוד מילים, Enter: סימון, Esc: חזרה</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">אין טענות בטקסט.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">גררו על מילים של טענה, ואז בחרו מה המקור אומר עליה.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">נתמכת במקור</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">סותרת את המקור</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">אינה במקור</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">לא ניתן לבדוק</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">טענה {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} מתוך {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">ללא תשובה</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">ללא תשובה</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">עד כמה הטקסט טוב?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} לדוגמה: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">קביעה</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">בחירה של {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">אין שגיאות</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">סימון מילים</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">קטגוריה</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">חומרה</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">שגיאה</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">ציון</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">סמנו תחילה את השגיאות, או ציינו שאין כאלה</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">קודם השגיאות</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → מילה, Shift: עוד מילים, Enter: סימון, Tab: הטקסט הבא, Esc: חזרה</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">גררו על מילות המקור שחסרות בטקסט.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">גררו על המילים שבהן השגיאה.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">סמנו את השגיאה הבאה, או המשיכו.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">אין שגיאות בטקסט.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">גררו על מילים של שגיאה, בטקסט או במקור.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">לכל הטקסטים יש מקום.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">מקום {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">הטוב ביותר</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">הגרוע ביותר</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">מקום {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">מקום</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">למעלה, למטה</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">טוב כמות שהוא</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">נערך</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">יציאה מהטקסט</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">מקור / טקסט</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">ביטול</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">הגדרות</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">העמוד הבא</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">מה שאתם קוראים ושופטים</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">למה אתם משווים אותו; זה נשאר גלוי</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">כאן עונים, בעכבר או במקשים שלמטה</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">מה פירוש הקריטריון הנוכחי</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">המילים בטקסט שהכריעו את תשובתכם; גררו עליהן שם</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">המשיכו כשעניתם על הכול</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">טקסט לדוגמה.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">החלק הקודם של הטקסט</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">החלק הבא של הטקסט</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">עמוד {page} מתוך {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">התשובה נשמרה</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">כל הקטעים</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">קטעים</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>קטע אחד (%n)</numerusform>
            <numerusform>%n קטעים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">מושהה</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">קחו את הזמן</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">השעון עצר.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">תשובותיכם עד כה נשמרו.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">עצירה קצרה</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">המנחה השהה את המפגש וימשיך אותו איתכם.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">המשך</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">להמשיך</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent} % הושלמו</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">עליכם</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">חובה</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">רשות</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">אפשר לבחור כמה</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">נותרו {open} מתוך {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">בחירה</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">תנועה</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">בהשוואה למקור</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">בהשוואה לשאלה</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">לפי הטקסט בלבד</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ נכון</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ התשובה שלנו אחרת</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">רמז: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">מה שציפינו לו מוקף בטבעת.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">התשובה הצפויה: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">אם משהו הכריע אצלכם, כמה מילים על כך יעזרו לנו.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> או </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} עד {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">כל ההגדרות</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">סימון מילים</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">הערה</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">מעוצבים</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">כפי שנכתבו</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">הגדרות</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">עמודי המקור</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">המשך הטקסט</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">העמוד הבא</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">דירוג</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">העמוד הבא</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">נותרו {open} מתוך {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">נא לכתוב הערה</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">נא לסמן את המילים שמאחורי ”{criterion}”</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">נא לקרוא עד הסוף</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">חזרה לתשובות</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">ערכו אותו או לחצו על ”{button}”</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} מתוך {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">החלק הקודם של הטקסט</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">החלק הבא של הטקסט</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">טקסט</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}: אין עדיין רשומה; לא נערך כאן שום מפגש</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: הרשומה פגומה; ‚labeval verify’ מציג ומציל את מה שניתן לקרוא</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: הדיסק מלא; פנו מקום והמשיכו, דבר ממה שנשמר לא אבד</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: הדיסק מדווח על שגיאת קריאה או כתיבה; ודאו שהוא מחובר ותקין, ונסו שוב</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: תוכנית אחרת כותבת לרשומה; נסו שוב כשתסיים</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: לא ניתן לכתוב לרשומה; בדקו את ההרשאות של התיקייה</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: לא ניתן לפתוח את הרשומה; ודאו שהתיקייה קיימת וניתנת לכתיבה</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: נכתב בידי labeval חדש יותר (גרסת רשומה {version}, תוכנית זו מכירה {newest}); התקינו את labeval החדש כדי לפתוח</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: זהו מסד נתונים, אך לא רשומה של מחקר labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">איך נוצרו הטקסטים</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">מקור</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">שאלה</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">מקור</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>מקור אחד (%n)</numerusform>
            <numerusform>%n מקורות</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">מקורות</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">החזרה מתחילה שם מחדש; התשובות אינן נשמרות</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">הסדר מוגרל, כמו אצל משתתף</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">מעבר אל…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">שפה: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">חזרה לטקסט הראשון</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">טוב כמות שהוא</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>מילה אחת (%n)</numerusform>
            <numerusform>%n מילים</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">נדרש: {least} עד {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">נדרש: לפחות {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">לא נערך</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">נערך</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: אין עדיין תשובה</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">חיפוש (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">חיפוש בטקסט</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">התוצאה הקודמת</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">התוצאה הבאה</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">אין תוצאות</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>תוצאה אחת (%n)</numerusform>
            <numerusform>%n תוצאות</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">תוצאה {n} מתוך {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● מקליט</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">ההקלטה מושהית</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">אין קול</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">ההקלטה נעצרה</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">הפעלת הקול</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">השתקה</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">להמשיך את ההקלטה</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">להשהות את ההקלטה</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">מקור</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">העמוד הבא</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">הבא</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">הבא</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">ביטול</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">למנחה</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">הקוד של מחקר נקבע בחלון הבית.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">המשך</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">סגירת החלון</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">הקוד של המנחה</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">סיבה</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">המשתתף ממשיך אף שהתוצאה מתחת לסף. הסיבה נרשמת.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">פעולה זו סוגרת את החלון. המפגש אינו שמור.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">פעולה זו סוגרת את החלון. המפגש נשמר ואפשר להמשיך בו.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">פעולה זו סוגרת את החלון. המפגש הסתיים.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">נא לציין סיבה.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">זה אינו הקוד. ניסיונות שנותרו: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>שלושה קודים שגויים. נא להמתין שנייה (%n).</numerusform>
            <numerusform>שלושה קודים שגויים. נא להמתין %n שניות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">מה לכתוב</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">אורך וציטוטים</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">כ־{target} מילים, מ־{least} עד {most}. הציטוטים אינם נספרים.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">‏[3] מצטט את קטע 3. הציבו את הציטוט אחרי מה שלקחתם מהקטע; Ctrl+K מצטט את הקטע הנוכחי.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>צטטו לפחות קטע אחד (%n).</numerusform>
            <numerusform>צטטו לפחות %n קטעים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">סיום</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">כמה שאלות</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">כהה</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">שחור על לבן</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">לבן על שחור</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">השהיה</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">גודל הטקסט, צבעים ושפה</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">תרגול {number} מתוך {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">עמוד {number} מתוך {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">תרגול</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">נותרה פחות מדקה של דירוג</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>נותרה בערך דקה (%n) של דירוג</numerusform>
            <numerusform>נותרו בערך %n דקות של דירוג</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">תוצאת התרגול</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>תשובות נכונות: {right} מתוך %n</numerusform>
            <numerusform>תשובות נכונות: {right} מתוך %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} עמוד {page}: {right} מתוך {count} נכונות</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">לתרגל שוב</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">המשך</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">תודה. ממשיכים.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">כל הכבוד. ממשיכים.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">זה היה הניסיון האחרון. נא לומר למנחה ואז להמשיך.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">נדרשים {percent} %, ולכן התרגול חוזר פעם נוספת.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">הניסיון הבא הוא מספר {number} מתוך {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">מ־{low} עד {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">טקסט לקריאה</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">הסכמה</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">מקור הטקסטים</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">מבחן</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">שאלון</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">הפסקה</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">הוראות</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">תרגול</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">דירוג</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">כתיבה</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, עמודים {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">הסוף</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">אין קטע {numbers}; האחרון הוא {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">קטעים מצוטטים: {cited}, לפחות {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">מילים: {words}, לפחות {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">מילים: {words}, לכל היותר {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>מילה אחת (%n)</numerusform>
            <numerusform>%n מילים</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">נדרשות בדיוק {target}</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">היעד {target}, מ־{least} עד {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">קטעים מצוטטים: {n}, לפחות {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">עדיין לא צוטט אף קטע</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>צוטט קטע אחד (%n)</numerusform>
            <numerusform>צוטטו %n קטעים</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">אין קטע כזה: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">כתבו כאן</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">הטקסט שלכם</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">המשימה (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">כתיבה</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">ציטוט [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">קטעים / טקסט</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">משימה</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">הבא</translation>
    </message>
</context>
</TS>
