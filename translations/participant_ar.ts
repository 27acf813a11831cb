<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar_EG" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">لا تتسع هذه الصفحة لحروف بهذا الحجم. حجمها هنا {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">المظهر</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">حجم النص</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">التباعد</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">الألوان</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">اللغة</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">النصوص</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">المفاتيح</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">عادي</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">واسع</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">منسّقة</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">كما كُتبت</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">كلها</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">بلا حروف</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ أُرسل السؤال  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">يظهر السؤال في نافذة المشرف. اضغط {key} لسحبه.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ سُجّل السؤال  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">السؤال في طريقه إلى المشرف. اضغط {key} لسحبه.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ سُجّل: يُرجى طرحه شفهيًا  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">سُجّل سؤالك، لكن لا توجد نافذة ظاهرة للمشرف تعرضه. اضغط {key} لسحبه.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">لديّ سؤال  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">إلى المشرف؛ المفتاح {key} يؤدي الغرض نفسه.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}، الأمثل</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">أيّ الإجابات كنت ستقدّم؟ وازن بين الجوانب كما تراه صوابًا، وبين كل ما يهمك سواها. ثم اذكر السبب.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">الإجابة المفضّلة</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">الإجابة المفضّلة</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">لا إجابة مقبولة؛ أختار أقلها سوءًا</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">عدد الجوانب المقيَّمة: {done} من {count}</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">المفضّلة</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">الإجابة {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">رجوع</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">استراحة قصيرة</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">حان وقت استراحة قصيرة</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">أبعِد نظرك عن الشاشة، ومدّد جسمك، واشرب شيئًا.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">متابعة</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">متابعة</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">يمكنك المتابعة قبل ذلك أو البقاء مدة أطول.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">تابع متى كنت مستعدًا.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">استشهد بـ [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">لا ادعاءات</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">الجملة التالية</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">إزالة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">تراجع</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">تعليق</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">تعليق (إلزامي، كتابةً)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">اكتب تعليقًا، أو قله بصوت عالٍ</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">للتواصل: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">رمزك: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">الإصدار {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">أوافق</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">لا أوافق</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">إلزامي</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">يمكنكم الرفض</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">أوافق</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">لا أوافق</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">موافقتك</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">الإنهاء هنا</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">التالي</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>لم يبق قرار (%n)</numerusform>
            <numerusform>بقي قرار واحد (%n)</numerusform>
            <numerusform>بقي قراران (%n)</numerusform>
            <numerusform>بقيت %n قرارات</numerusform>
            <numerusform>بقي %n قرارًا</numerusform>
            <numerusform>بقي %n قرار</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">الإنهاء هنا</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">الإنهاء هنا؛ لن يُخزَّن شيء</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">تنقّل</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">اكتب تاريخًا مثل {local} أو {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">ليس قبل {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">ليس بعد {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">معاني المعايير</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">كل المستندات</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">المستندات</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>لا مستندات (%n)</numerusform>
            <numerusform>مستند واحد (%n)</numerusform>
            <numerusform>مستندان (%n)</numerusform>
            <numerusform>%n مستندات</numerusform>
            <numerusform>%n مستندًا</numerusform>
            <numerusform>%n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">مستند</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">للمشرف: إغلاق هذه النافذة</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">النهاية</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">شكرًا جزيلًا</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">شكرًا على وقتك</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">يمكنك إخبار المشرف بأنك انتهيت.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">كانت هذه تجربة. لم يُحفظ منها شيء.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">لم يُخزَّن شيء. يمكنك إخبار المشرف.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">يُرجى إخبار المشرف: تعذّر حفظ كل شيء.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">كل شيء محفوظ.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">رمزك: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">للتواصل: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">كل الفئات</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">لا أخطاء</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">هناك شيء ناقص</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">كلمات أخرى</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">تراجع</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">الأخطاء</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">الأخطاء: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">الأخطاء السابقة</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">أخطاء أخرى</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">الخطأ {number} من {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">الأخطاء {first}–{last} من {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">خطأ</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">طفيف</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">جسيم</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">ما نوعه؟</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">ناقص</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">في المصدر: «{quote}»</translation>
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
        <translation type="unfinished">اربط به كلمات أخرى</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">الكلمات الداعمة لـ «{criterion}»</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → كلمة، Shift: كلمات أكثر، Enter: تعليم، Tab: النص التالي، Esc: رجوع</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">اسحب الآن فوق الكلمات المرتبطة بها</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">يُرجى السحب فوق الكلمات التي حسمت إجابتك، ثم الضغط على Enter</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">اسحب فوق الكلمات التي تحسم إجابتك</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">إن شئت، اسحب فوق الكلمات التي تحسم إجابتك</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">الإجابة {turn} من {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">النص المطلوب تقييمه</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">المعايير السابقة</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">معايير أخرى</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">المعيار {number} من {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">المعايير {first}–{last} من {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">طريقة العمل</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">طريقة عمل الصفحة</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">اقرأ، وقيّم كل معيار، ثم تابع. لا توجد إجابة صحيحة أو خاطئة.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">تقييم نموذج لغوي</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«{quote}»</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">قد يخطئ؛ القرار لك · ↓ متابعة</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">يظهر هنا بعد إجابتك.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">لا يوجد تقييم لهذا النص.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">تقيّم هذا المعيار بنفسك.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">لا يُعرض أثناء التدريب.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">لماذا تفضّل هذه الإجابة؟</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">سبب التفضيل</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">لوحة المفاتيح: لك</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">لوحة المفاتيح: لك بعد لحظة</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">لوحة المفاتيح: نافذة أخرى. انقر الصفحة لاستخدامها.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">لوحة المفاتيح: المشرف يكتب. الفأرة تعمل هنا.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">لوحة المفاتيح: المشرف. انقر الصفحة لاستخدامها.</translation>
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
        <translation type="unfinished">مسافة</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">تعذّر تحميل ترجمة، لذلك تظهر بعض الكلمات بالإنجليزية: {files}. أعد تثبيت labeval.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">الإنجليزية</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">الألمانية</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">مغادرة التجربة</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">هل تريد مغادرة التجربة؟</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">لن يُحفظ منها شيء.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">البقاء</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">مغادرة</translation>
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
        <translation type="unfinished">من المشرف</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">فهمت  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">إخفاء الرسالة</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">إجاباتك لا تُحفظ</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">تعذّر الوصول إلى مكان حفظها. يُرجى التوقف هنا وإخبار الشخص الذي يدير الجلسة.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">ما أجبت به من قبل محفوظ على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">للمشرف: Ctrl+Shift+Q يغلق هذه النافذة.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">لم يُحفظ. حاول مرة أخرى، أو أخبر المشرف.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">المحاولة مجددًا</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">السؤال</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">المصدر</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">التوجيه</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">كيف نشأت النصوص</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">كيف نشأت النصوص</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">إغلاق</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">النص A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">النص B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">كلاهما سيئ</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">كلاهما سيئ</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">أي النصين أفضل؟</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">النص {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">اختيار</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">تنقّل</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">تعادل</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">تعادل</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">لا</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">لا أعرف</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">الإجابة المفضّلة:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">لا إجابة مناسبة:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">سبب تفضيلك:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">تقييم</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">الإجابة</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">الجانب</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">تفضيل</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">السبب</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">المراجع</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">الأفضل</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">الأسوأ</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">النص {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} هو الأفضل</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} هو الأسوأ</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">الأفضل:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">الأسوأ:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">النص {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">الأفضل</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">الأسوأ</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">تعليق ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">يُرجى التعليق</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">تعليق</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">الادعاء {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">لا ادعاءات</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">الجملة التالية</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>المقطع</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">الادعاء</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">«{quote}»: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → كلمة، Shift: كلمات أكثر، Enter: تعليم، Esc: رجوع</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">النص لا يتضمن أي ادعاء.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">اسحب فوق كلمات ادعاء، ثم اختر ما يقوله المصدر عنه.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">يدعمه المصدر</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">يناقضه المصدر</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">غير وارد في المصدر</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">لا يمكن التحقق منه</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">الادعاء {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} من {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">بلا إجابة</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">بلا إجابة</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">ما مدى جودة النص؟</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} مثلًا: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">ضبط</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">اختيار {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">لا أخطاء</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">تعليم الكلمات</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">الفئة</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">الشدّة</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">خطأ</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">الدرجة</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">علّم الأخطاء أولًا، أو اذكر أنه لا توجد أخطاء</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">الأخطاء أولًا</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → كلمة، Shift: كلمات أكثر، Enter: تعليم، Tab: النص التالي، Esc: رجوع</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">اسحب فوق كلمات المصدر الناقصة في النص.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">اسحب فوق الكلمات التي فيها الخطأ.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">علّم الخطأ التالي، أو تابع.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">لا أخطاء في النص.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">اسحب فوق كلمات الخطأ، في النص أو في المصدر.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">لكل النصوص مواضعها.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">الموضع {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">الأفضل</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">الأسوأ</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">الموضع {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">الموضع</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">النص</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">إلى أعلى، إلى أسفل</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">جيد كما هو</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">معدَّل</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">مغادرة النص</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">المصدر / النص</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">تراجع</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">التعريفات</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">الصفحة التالية</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">ما تقرؤه وتقيّمه</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">ما تقارنه به؛ يبقى ظاهرًا</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">هنا تجيب، بالفأرة أو بالمفاتيح أدناه</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">معنى المعيار الحالي</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">الكلمات التي حسمت إجابتك في النص؛ اسحب فوقها هناك</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">تابع عندما تجيب عن كل شيء</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">نص للمثال.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">الجزء السابق من النص</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">الجزء التالي من النص</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">الصفحة {page} من {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">حُفظت الإجابة</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">كل المقاطع</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">المقاطع</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>لا مقاطع (%n)</numerusform>
            <numerusform>مقطع واحد (%n)</numerusform>
            <numerusform>مقطعان (%n)</numerusform>
            <numerusform>%n مقاطع</numerusform>
            <numerusform>%n مقطعًا</numerusform>
            <numerusform>%n مقطع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">خذ وقتك</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">الوقت متوقف.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">إجاباتك حتى الآن محفوظة.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">توقف قصير</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">أوقف المشرف الجلسة مؤقتًا وسيتابعها معك.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">استئناف</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">استئناف</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">أُنجز {percent} %</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">عنك</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">إلزامي</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">اختياري</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">يمكن اختيار أكثر من واحد</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">بقي {open} من {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">اختيار</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">تنقّل</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">بالمقارنة مع المصدر</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">بالمقارنة مع السؤال</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">بالنظر إلى النص وحده</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ هذا صحيح</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ إجابتنا مختلفة</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">تلميح: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">الإجابة المتوقعة محاطة بدائرة.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">المتوقع: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">إن كان شيء ما قد حسم قرارك، فبضع كلمات عنه تفيدنا.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> أو </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">من {low} إلى {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">كل التعريفات</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">تعليم الكلمات</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">تعليق</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">منسّقة</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">كما كُتبت</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">التعريفات</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">صفحات المصدر</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">بقية النص</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">الصفحة التالية</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">التقييم</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">الصفحة التالية</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">بقي {open} من {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">يُرجى كتابة تعليق</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">يُرجى تعليم الكلمات الداعمة لـ «{criterion}»</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">يُرجى القراءة حتى النهاية</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">العودة إلى الإجابات</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">عدّل النص أو اضغط «{button}»</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} من {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">الجزء السابق من النص</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">الجزء التالي من النص</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">النص</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}: لا يوجد سجل بعد؛ لم تُجرَ هنا أي جلسة</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: السجل تالف؛ الأمر «labeval verify» يعرض ما يمكن قراءته وينقذه</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: القرص ممتلئ؛ أفرغ بعض المساحة وتابع، لم يُفقد شيء مما حُفظ</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: يبلّغ القرص عن خطأ في القراءة أو الكتابة؛ تأكد من أنه موصول وسليم، ثم حاول مرة أخرى</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: برنامج آخر يكتب في السجل؛ حاول مرة أخرى عندما ينتهي</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: تتعذّر الكتابة في السجل؛ تحقق من أذونات مجلده</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: يتعذّر فتح السجل؛ تأكد من أن مجلده موجود وقابل للكتابة</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: كتبه إصدار أحدث من labeval (إصدار السجل {version}، وهذا البرنامج يعرف {newest})؛ ثبّت الإصدار الأحدث لفتحه</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: هذه قاعدة بيانات، لكنها ليست سجل دراسة labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">كيف نشأت النصوص</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">المصدر</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">السؤال</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">المصدر</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>لا مراجع (%n)</numerusform>
            <numerusform>مرجع واحد (%n)</numerusform>
            <numerusform>مرجعان (%n)</numerusform>
            <numerusform>%n مراجع</numerusform>
            <numerusform>%n مرجعًا</numerusform>
            <numerusform>%n مرجع</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">المراجع</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">تبدأ التجربة من جديد هناك، ولا تُحفظ الإجابات</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">الترتيب عشوائي كما لدى المشارك</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">الانتقال إلى…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">اللغة: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">استعادة النص الأول</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">جيد كما هو</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>لا كلمات (%n)</numerusform>
            <numerusform>كلمة واحدة (%n)</numerusform>
            <numerusform>كلمتان (%n)</numerusform>
            <numerusform>%n كلمات</numerusform>
            <numerusform>%n كلمة</numerusform>
            <numerusform>%n كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">المطلوب من {least} إلى {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">المطلوب {least} على الأقل</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">غير معدَّل</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">معدَّل</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: لا إجابة بعد</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">بحث (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">بحث في النص</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">النتيجة السابقة</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">النتيجة التالية</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">لا نتائج</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>لا نتائج (%n)</numerusform>
            <numerusform>نتيجة واحدة (%n)</numerusform>
            <numerusform>نتيجتان (%n)</numerusform>
            <numerusform>%n نتائج</numerusform>
            <numerusform>%n نتيجة</numerusform>
            <numerusform>%n نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">النتيجة {n} من {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● تسجيل</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">التسجيل متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">لا صوت</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">انتهى التسجيل</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">تشغيل الصوت</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">كتم الصوت</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">متابعة التسجيل</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">إيقاف التسجيل مؤقتًا</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">المصدر</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">الصفحة التالية</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">التالي</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">التالي</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">إلغاء</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">للمشرف</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">يُحدَّد رمز الدراسة في نافذة البداية.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">متابعة</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">إغلاق النافذة</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">رمز المشرف</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">السبب</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">يتابع المشارك رغم أن نتيجته دون الحد. يُسجَّل السبب.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">هذا يغلق النافذة. الجلسة غير محفوظة.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">هذا يغلق النافذة. الجلسة محفوظة ويمكن استئنافها.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">هذا يغلق النافذة. انتهت الجلسة.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">يُرجى ذكر سبب.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">هذا ليس الرمز الصحيح. المحاولات المتبقية: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>ثلاثة رموز خاطئة. يُرجى الانتظار (%n ث).</numerusform>
            <numerusform>ثلاثة رموز خاطئة. يُرجى الانتظار ثانية واحدة (%n).</numerusform>
            <numerusform>ثلاثة رموز خاطئة. يُرجى الانتظار ثانيتين (%n).</numerusform>
            <numerusform>ثلاثة رموز خاطئة. يُرجى الانتظار %n ثوانٍ.</numerusform>
            <numerusform>ثلاثة رموز خاطئة. يُرجى الانتظار %n ثانية.</numerusform>
            <numerusform>ثلاثة رموز خاطئة. يُرجى الانتظار %n ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">ما المطلوب كتابته</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">الطول والاستشهادات</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">نحو {target} كلمة، من {least} إلى {most}. لا تُحتسب الاستشهادات.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">‏[3] يستشهد بالمقطع 3. ضع الاستشهاد بعد ما أخذته من المقطع؛ Ctrl+K يستشهد بالمقطع الحالي.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>استشهد بمقاطع (%n على الأقل).</numerusform>
            <numerusform>استشهد بمقطع واحد (%n) على الأقل.</numerusform>
            <numerusform>استشهد بمقطعين (%n) على الأقل.</numerusform>
            <numerusform>استشهد بـ %n مقاطع على الأقل.</numerusform>
            <numerusform>استشهد بـ %n مقطعًا على الأقل.</numerusform>
            <numerusform>استشهد بـ %n مقطع على الأقل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">إنهاء</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">بعض الأسئلة</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">داكن</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">أسود على أبيض</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">أبيض على أسود</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">حجم النص والألوان واللغة</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">تدريب {number} من {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">الصفحة {number} من {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">تدريب</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">بقي أقل من دقيقة من التقييم</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>بقي نحو %n دقيقة من التقييم</numerusform>
            <numerusform>بقيت نحو دقيقة (%n) من التقييم</numerusform>
            <numerusform>بقيت نحو دقيقتين (%n) من التقييم</numerusform>
            <numerusform>بقيت نحو %n دقائق من التقييم</numerusform>
            <numerusform>بقي نحو %n دقيقة من التقييم</numerusform>
            <numerusform>بقي نحو %n دقيقة من التقييم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">نتيجة التدريب</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>الإجابات الصحيحة: {right} من %n</numerusform>
            <numerusform>الإجابات الصحيحة: {right} من %n</numerusform>
            <numerusform>الإجابات الصحيحة: {right} من %n</numerusform>
            <numerusform>الإجابات الصحيحة: {right} من %n</numerusform>
            <numerusform>الإجابات الصحيحة: {right} من %n</numerusform>
            <numerusform>الإجابات الصحيحة: {right} من %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} الصفحة {page}: {right} من {count} صحيحة</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">التدرّب مرة أخرى</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">متابعة</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">شكرًا. نتابع الآن.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">أحسنت. نتابع الآن.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">كانت هذه المحاولة الأخيرة. يُرجى إخبار المشرف، ثم المتابعة.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">المطلوب {percent} %، لذلك يُعاد التدريب مرة أخرى.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">المحاولة التالية رقمها {number} من {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">من {low} إلى {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">نص للقراءة</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">الموافقة</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">مصدر النصوص</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">اختبار</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">استبيان</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">استراحة</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">تعليمات</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">تدريب</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">التقييم</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">الكتابة</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}، الصفحات {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">النهاية</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">لا يوجد مقطع {numbers}؛ آخر مقطع هو {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">المقاطع المستشهد بها: {cited}، والحد الأدنى {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">الكلمات: {words}، والحد الأدنى {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">الكلمات: {words}، والحد الأقصى {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>لا كلمات (%n)</numerusform>
            <numerusform>كلمة واحدة (%n)</numerusform>
            <numerusform>كلمتان (%n)</numerusform>
            <numerusform>%n كلمات</numerusform>
            <numerusform>%n كلمة</numerusform>
            <numerusform>%n كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">المطلوب {target} بالضبط</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">الهدف {target}، من {least} إلى {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">المقاطع المستشهد بها: {n}، والحد الأدنى {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">لم يُستشهد بأي مقطع بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>لم يُستشهد بمقاطع (%n)</numerusform>
            <numerusform>استُشهد بمقطع واحد (%n)</numerusform>
            <numerusform>استُشهد بمقطعين (%n)</numerusform>
            <numerusform>استُشهد بـ %n مقاطع</numerusform>
            <numerusform>استُشهد بـ %n مقطعًا</numerusform>
            <numerusform>استُشهد بـ %n مقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">لا يوجد مقطع كهذا: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">اكتب هنا</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">نصك</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">المهمة (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">الكتابة</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">استشهد بـ [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">المقاطع / النص</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">المهمة</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">التالي</translation>
    </message>
</context>
</TS>
