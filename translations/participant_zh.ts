<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">此页放不下该大小的文字。这里的文字大小为 {size} %。</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">外观</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">文字大小</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">间距</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">颜色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">语言</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">文本</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">按键</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">标准</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">宽</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">排版显示</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">原样显示</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">全部</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">不用字母</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ 问题已发送  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">主持人的窗口正在显示该问题。按 {key} 可撤回。</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ 问题已记录  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">问题正在发送给主持人。按 {key} 可撤回。</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ 已记录：请口头提问  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">您的问题已记录，但没有可见的主持人窗口显示它。按 {key} 可撤回。</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">我有问题  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">发给主持人；按 {key} 效果相同。</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}，理想</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">您会给出哪个回答？请按您认为合适的方式权衡各个方面，以及其他对您重要的因素，然后说明原因。</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">首选回答</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">首选回答</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">没有可接受的；我选择最不差的</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">已评 {done} / {count} 个方面</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">首选</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">回答 {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">返回</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">短暂休息</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">该短暂休息一下了</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">请把视线移开屏幕，伸展一下，喝点东西。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">您可以提前继续，也可以多休息一会儿。</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">准备好后请继续。</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">引用 [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">没有陈述</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">下一句</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">移除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">撤销</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">评论</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">评论（必填，书面）</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">评论，或者直接说出来</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">联系方式：{contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">您的代码：{code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">版本 {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">我同意</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">我不同意</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">必选</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">可以拒绝</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">您的同意书</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">在此结束</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">下一步</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>还有 %n 项待决定</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">在此结束</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">在此结束；不保存任何内容</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">我同意</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">我不同意</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">移动</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">请填写日期，例如 {local} 或 {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">不早于 {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">不晚于 {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">各项标准的含义</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">所有文档</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">文档</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n 份文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">文档</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">主持人：关闭此窗口</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">结束</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">非常感谢</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">感谢您抽出时间</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">您可以告诉主持人您已完成。</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">这是一次演练。没有保留任何内容。</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">没有保存任何内容。您可以告诉主持人。</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">请告诉主持人：有内容未能保存。</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">全部已保存。</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">您的代码：{code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">联系方式：{contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">所有类别</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">没有错误</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">缺少内容</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">其他词语</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">撤销</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">错误：{count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">前面的错误</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">更多错误</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">错误 {number}/{count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">错误 {first}–{last}/{count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">轻微</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">严重</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">是哪一类？</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">缺失</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">在来源中：“{quote}”</translation>
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
        <translation type="unfinished">与其他词语关联</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">“{criterion}”所依据的词语</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → 词，Shift：更多词，Enter：标记，Tab：下一篇文本，Esc：返回</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">现在请拖选与之相关的词语</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">请拖选决定您回答的词语，然后按 Enter</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">拖选决定您回答的词语</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">如果愿意，请拖选决定您回答的词语</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">第 {turn} 个回答，共 {turns} 个</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">待评文本</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">前面的标准</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">更多标准</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">第 {number} 项标准，共 {count} 项</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">第 {first}–{last} 项标准，共 {count} 项</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">操作方式</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">页面的操作方式</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">请阅读，评判每项标准，然后继续。答案没有对错之分。</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">语言模型的评分</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">“{quote}”</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">可能有误；由您决定 · ↓ 继续</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">在您作答之后显示在这里。</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">这篇文本没有模型评分。</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">这一项由您独自评判。</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">练习时不显示。</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">您为什么更喜欢这个回答？</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">选择的理由</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">键盘：您</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">键盘：马上归您</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">键盘：其他窗口。点击页面即可使用。</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">键盘：主持人正在输入。鼠标可在此使用。</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">键盘：主持人。点击页面即可使用。</translation>
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
        <translation type="unfinished">空格</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">有翻译无法加载，因此部分词语为英语：{files}。请重新安装 labeval。</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">英语</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">德语</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">退出演练</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">要退出演练吗？</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">不会保留任何内容。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">退出</translation>
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
        <translation type="unfinished">来自主持人</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">知道了  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">隐藏消息</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">您的回答没有被保存</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">保存回答的位置已无法访问。请在此停下，并告诉负责本次会话的人。</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">您之前的回答已保存在这台电脑上。</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">主持人：Ctrl+Shift+Q 关闭此窗口。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">未保存。请重试，或告知主持人。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">重试</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">来源</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">提示词</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">文本是如何产生的</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">文本是如何产生的</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">关闭</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">文本 A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">文本 B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">都不好</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">都不好</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">哪篇文本更好？</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">文本 {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">移动</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">不分上下</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">不分上下</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">否</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">不知道</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">首选回答：</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">都不合适：</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">您选择的理由：</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">评分</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">方面</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">参考资料</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">最好</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">最差</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">文本 {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}：{text}最好</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}：{text}最差</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">最好：</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">最差：</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">文本 {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">最好</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">最差</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">评论 ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">请写评论</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">评论</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">陈述 {number}：</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">没有陈述</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">下一句</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">陈述</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">“{quote}”：{answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → 词，Shift：更多词，Enter：标记，Esc：返回</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">文本没有陈述。</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">请拖选一条陈述的词语，然后选择来源对它的说法。</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">来源支持</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">与来源矛盾</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">来源中没有</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">无法核实</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">陈述 {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point}，满分 {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">不作答</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">不作答</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">这篇文本有多好？</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} 例如：{example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">设定</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">选择 {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">没有错误</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">标记词语</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">类别</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">严重程度</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">评分</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">请先标记错误，或说明没有错误</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">先标错误</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → 词，Shift：更多词，Enter：标记，Tab：下一篇文本，Esc：返回</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">请拖选来源中有而文本中缺少的词语。</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">请拖选错误所在的词语。</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">请标记下一个错误，或继续。</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">文本没有错误。</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">请在文本或来源中拖选有错误的词语。</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">所有文本都已排好位置。</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">第 {place} 位</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">最好</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">最差</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">第 {place} 位</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">文本</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">上移、下移</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">保持原样即可</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">已修改</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">离开文本</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">来源 / 文本</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">撤销</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">定义</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">下一页</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">您阅读和评判的内容</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">用来对照的内容；始终可见</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">在这里作答，可用鼠标或下方的按键</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">当前标准的含义</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">文本中决定您回答的词语；请在文中拖选</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">全部作答后继续</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">示例文本。</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">文本的上一部分</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">文本的下一部分</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">第 {page} 页，共 {pages} 页</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">回答已保存</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">所有段落</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">段落</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">已暂停</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">请慢慢来</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">计时已停止。</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">您到目前为止的回答已保存。</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">短暂停顿</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">主持人已暂停会话，稍后会与您继续。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">继续</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">已完成 {percent} %</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">关于您</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">必选</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">选填</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">可多选</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">还有 {open} 项未答，共 {count} 项</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">移动</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">对照来源评判</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">对照问题评判</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">仅按文本评判</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ 正确</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ 我们的答案不同</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">提示：{hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">期望的答案带有圆圈。</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">期望：{answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">如果有什么促使您做出决定，写几句话会对我们有帮助。</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> 或 </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} 至 {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">所有定义</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">标记词语</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">评论</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">排版显示</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">原样显示</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">定义</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">来源的页面</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">更多文本</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">下一页</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">评分</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">下一页</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">还有 {open} 项未答，共 {count} 项</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">请写一条评论</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">请标记“{criterion}”所依据的词语</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">请读到最后</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">返回作答</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">请修改，或按“{button}”</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">第 {part} 部分，共 {parts} 部分</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">文本的上一部分</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">文本的下一部分</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">文本</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}：还没有记录；这里还没有进行过会话</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}：记录已损坏；“labeval verify”可显示并抢救可读的内容</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}：磁盘已满；请腾出空间后继续，已保存的内容没有丢失</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}：磁盘报告读写错误；请检查磁盘是否已连接且正常，然后重试</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}：另一个程序正在写入记录；请等它完成后重试</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}：无法写入记录；请检查其文件夹的权限</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}：无法打开记录；请检查其文件夹是否存在且可写</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}：由较新的 labeval 写入（记录版本 {version}，本程序支持 {newest}）；请安装较新的 labeval 打开</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}：这是一个数据库，但不是 labeval 研究的记录</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">文本是如何产生的</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">来源</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">来源</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n 条参考资料</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">参考资料</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">演练将从那里重新开始；回答不会保留</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">顺序随机抽取，与参与者相同</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">转到…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">语言：{name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">恢复最初的文本</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">保持原样即可</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">要求 {least} 至 {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">至少要求 {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">未修改</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">已修改</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}：尚未作答</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">搜索 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">在文本中搜索</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">上一个结果</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">下一个结果</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">没有结果</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n 个结果</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">第 {n} 个结果，共 {hits} 个</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● 录音中</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">录音已暂停</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">没有声音</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">录音已停止</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">取消静音</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">静音</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">继续录音</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">暂停录音</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">来源</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">下一页</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">下一步</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">下一步</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">主持人专用</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">研究的代码在主窗口中设置。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">关闭窗口</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">主持人代码</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">参与者未达到门槛仍可继续。理由会被记录。</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">这会关闭窗口。会话未保存。</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">这会关闭窗口。会话已保存，可以继续。</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">这会关闭窗口。会话已结束。</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">请填写理由。</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">代码不正确。剩余次数：{count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>三次代码错误。请等待 %n 秒。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">写作内容</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">篇幅与引用</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">约 {target} 词，{least} 至 {most}。引用不计入。</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] 引用第 3 个段落。请把引用放在取自该段落的内容之后；Ctrl+K 引用当前段落。</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>至少引用 %n 个段落。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">完成</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">几个问题</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">深色</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">白底黑字</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">黑底白字</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">暂停</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">文字大小、颜色和语言</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">练习 {number}，共 {count} 个</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">练习</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">评分剩余不到一分钟</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>评分还剩约 %n 分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">练习结果</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>答对 {right} 题，共 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} 第 {page} 页：答对 {right}，共 {count}</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">再练习一次</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">谢谢。现在继续。</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">做得很好。现在继续。</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">这是最后一次尝试。请告诉主持人，然后继续。</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">需要达到 {percent} %，因此再练习一次。</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">下一次是第 {number} 次尝试，共 {tries} 次。</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">{low} 至 {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">阅读文本</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">同意书</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">文本来源</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">测试</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">问卷</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">休息</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">说明</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">练习</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">评分</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">写作</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}，第 {first}–{last} 页</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">结束</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">没有段落 {numbers}；最后一个是 {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">已引用段落 {cited}，至少 {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">{words} 词，至少 {least} 词</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">{words} 词，最多 {most} 词</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">要求正好 {target}</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">目标 {target}，{least} 至 {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">已引用段落 {n}，至少 {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">尚未引用段落</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>已引用 %n 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">没有这样的段落：{numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">请在此书写</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">您的文本</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">任务 (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">写作</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">引用 [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">段落 / 文本</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">任务</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">下一步</translation>
    </message>
</context>
</TS>
