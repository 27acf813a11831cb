<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">このページには、その大きさの文字を表示する余裕がありません。ここでは {size} % です。</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">表示</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">文字の大きさ</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">間隔</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">言語</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">広い</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">整形表示</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">原文のまま</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">すべて</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">文字なし</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ 質問を送信しました  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">進行役の画面に表示されています。{key} で取り消せます。</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ 質問を記録しました  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">進行役に送信しています。{key} で取り消せます。</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ 記録しました：口頭でお尋ねください  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">質問は記録されましたが、それを表示する進行役の画面が見える状態にありません。{key} で取り消せます。</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">質問があります  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">進行役への質問です。{key} でも同じです。</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}、理想</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">あなたならどの回答をしますか。各観点と、あなたにとって大切なその他の点を、ご自分の考えで比べてください。その後、理由を述べてください。</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">選んだ回答</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">選んだ回答</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">受け入れられるものはない。最も悪くないものを選ぶ</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{count} 項目中 {done} 項目を評価済み</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">選んだ回答</translation>
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
        <translation type="unfinished">戻る</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">短い休憩</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">短い休憩の時間です</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">画面から目を離し、体を伸ばし、飲み物をどうぞ。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">続ける</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">続ける</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">早めに続けても、もう少し休んでもかまいません。</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">準備ができたら続けてください。</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">[{n}] を引用</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">主張なし</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">次の文</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">取り除く</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">元に戻す</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">コメント</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">コメント（必須、記入）</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">コメント（声に出すだけでもかまいません）</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">連絡先：{contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">あなたのコード：{code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">版 {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">同意します</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">同意しません</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">必須</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">断ることができます</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">あなたの同意</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">ここで終了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">次へ</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>あと %n 件を決めてください</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">ここで終了</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">ここで終了。何も保存されません</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">同意します</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">同意しません</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">移動</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">{local} や {iso} のように日付を入力してください</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">{day} より前は不可</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">{day} より後は不可</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">基準の意味</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">すべての文書</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">文書</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>文書 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">文書</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">進行役：この画面を閉じる</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">終わり</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">ありがとうございました</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">お時間をいただきありがとうございました</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">終わったことを進行役にお伝えください。</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">これはリハーサルでした。内容は何も残っていません。</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">何も保存されていません。進行役にお伝えください。</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">進行役にお伝えください：保存できなかったものがあります。</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">すべて保存されました。</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">あなたのコード：{code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">連絡先：{contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">すべての分類</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">誤りなし</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">何かが欠けている</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">別の語</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">元に戻す</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">誤り：{count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">前の誤り</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">次の誤り</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">誤り {number}/{count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">誤り {first}–{last}/{count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">軽微</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">重大</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">どの分類ですか</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">欠落</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">出典内：「{quote}」</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">「{quote}」</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Link other words to it</source>
        <translation type="unfinished">別の語と結び付ける</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">「{criterion}」の根拠となる語</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → 語、Shift：語を増やす、Enter：印を付ける、Tab：次のテキスト、Esc：戻る</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">関連する語の上をドラッグしてください</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">回答の決め手となった語の上をドラッグしてから、Enter を押してください</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">回答の決め手となる語の上をドラッグ</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">よろしければ、回答の決め手となる語の上をドラッグしてください</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">回答 {turn} / {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">評価するテキスト</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">前の基準</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">次の基準</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">基準 {number} / {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">基準 {first}–{last} / {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">進め方</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">ページの使い方</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">読んで、各基準を評価し、先へ進んでください。正解や不正解はありません。</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">言語モデルの評価</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">「{quote}」</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">誤ることがあります。決めるのはあなたです · ↓ 次へ</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">あなたの回答の後にここに表示されます。</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">このテキストにはありません。</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">この基準はあなただけで評価します。</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">練習中は表示されません。</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">なぜこの回答を選びましたか</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">選んだ理由</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">キーボード：あなた</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">キーボード：まもなくあなた</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">キーボード：別の画面。使うにはページをクリックしてください。</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">キーボード：進行役が入力中です。マウスはここで使えます。</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">キーボード：進行役。使うにはページをクリックしてください。</translation>
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
        <translation type="unfinished">Space</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">翻訳を読み込めないため、一部の語が英語で表示されます：{files}。labeval を再インストールしてください。</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">英語</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">ドイツ語</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">リハーサルを終える</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">リハーサルを終えますか</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">内容は何も残りません。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">残る</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">終える</translation>
    </message>
</context>
<context>
    <name>MarkChip</name>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">「{quote}」</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>From your supervisor</source>
        <translation type="unfinished">進行役から</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">読みました  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">メッセージを隠す</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">回答が保存されていません</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">保存先に接続できなくなりました。ここで止めて、担当者にお伝えください。</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">それまでの回答はこのコンピューターに残っています。</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">進行役用：Ctrl+Shift+Q でこの画面を閉じます。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">保存されていません。もう一度試すか、進行役にお伝えください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">もう一度試す</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">出典</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">プロンプト</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">テキストの成り立ち</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">テキストの成り立ち</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">閉じる</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">テキスト A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">テキスト B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">どちらも悪い</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">どちらも悪い</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">どちらのテキストが良いですか</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">テキスト {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">選択</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">移動</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">同じ</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">同じ</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">いいえ</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">わからない</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">選んだ回答：</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">適切なものなし：</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">選んだ理由：</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">評価</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">観点</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">選ぶ</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">参考資料</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">最良</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">最悪</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">テキスト {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}：{text} が最良</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}：{text} が最悪</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">最良：</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">最悪：</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">テキスト {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">最良</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">最悪</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">コメント ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">コメントしてください</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">コメント</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">主張 {number}：</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">主張なし</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">次の文</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>該当箇所</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">主張</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">「{quote}」：{answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → 語、Shift：語を増やす、Enter：印を付ける、Esc：戻る</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">テキストに主張はありません。</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">主張の語の上をドラッグし、それについて出典が述べていることを選んでください。</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">出典に裏付けがある</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">出典と矛盾する</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">出典にない</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">確認できない</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">主張 {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{highest} のうち {point}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">回答なし</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">回答なし</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">テキストはどれくらい良いですか</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} 例：{example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">設定</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">{value} を選択</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">誤りなし</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">語に印を付ける</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">分類</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">重大さ</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">点数</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">まず誤りに印を付けるか、誤りがないことを示してください</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">先に誤りを</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → 語、Shift：語を増やす、Enter：印を付ける、Tab：次のテキスト、Esc：戻る</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">テキストに欠けている出典の語の上をドラッグしてください。</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">誤りのある語の上をドラッグしてください。</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">次の誤りに印を付けるか、先へ進んでください。</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">テキストに誤りはありません。</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">テキストまたは出典で、誤りのある語の上をドラッグしてください。</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">すべてのテキストに順位が付きました。</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">{place} 位</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">最良</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">最悪</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">{place} 位</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">順位</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">上へ、下へ</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">このままで良い</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">編集済み</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">テキストを離れる</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">出典 / テキスト</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">元に戻す</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">定義</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">次のページ</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">読んで評価するもの</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">比べる対象。常に見えています</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">マウスか下のキーで回答する場所</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">現在の基準の意味</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">回答の決め手となったテキスト中の語。その上をドラッグします</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">すべて回答したら先へ</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">見本のテキスト。</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">テキストの前の部分</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">テキストの次の部分</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">ページ {page} / {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">回答を保存しました</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">すべての箇所</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">箇所</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n 箇所</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">一時停止中</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">ゆっくりどうぞ</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">時間は止まっています。</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">これまでの回答は保存されています。</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">少し止まっています</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">進行役がセッションを一時停止しました。後であなたと再開します。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">再開</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">再開</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent} % 完了</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">あなたについて</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">必須</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">任意</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">複数選択可</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">残り {open} / {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">選択</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">移動</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">出典に照らして評価</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">質問に照らして評価</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">テキストだけで評価</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ そのとおりです</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ 私たちの答えは違います</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">ヒント：{hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">期待された答えは丸で囲まれています。</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">期待された答え：{answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">決め手となったことがあれば、一言書いていただけると助かります。</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> または </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} から {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">すべての定義</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">語に印を付ける</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">コメント</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">整形表示</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">原文のまま</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">定義</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">出典のページ</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">続きのテキスト</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">次のページ</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">評価</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">次のページ</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">残り {open} / {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">コメントを書いてください</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">「{criterion}」の根拠となる語に印を付けてください</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">最後まで読んでください</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">回答に戻る</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">直すか「{button}」を押してください</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} / {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">テキストの前の部分</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">テキストの次の部分</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">テキスト</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}：まだ記録がありません。ここではまだセッションが行われていません</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}：記録が壊れています。「labeval verify」で読める部分を表示し、救い出せます</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}：ディスクがいっぱいです。空きを作って続けてください。保存済みのものは失われていません</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}：ディスクが読み書きの誤りを報告しています。接続と状態を確かめて、もう一度試してください</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}：別のプログラムが記録に書き込んでいます。終わってからもう一度試してください</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}：記録に書き込めません。フォルダーの権限を確かめてください</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}：記録を開けません。フォルダーがあり、書き込めることを確かめてください</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}：新しい labeval で書かれています（記録の版 {version}、このプログラムは {newest} まで）。開くには新しい labeval をインストールしてください</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}：これはデータベースですが、labeval の調査の記録ではありません</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">テキストの成り立ち</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">出典</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">出典</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>参考資料 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">参考資料</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">リハーサルはそこから新たに始まり、回答は保存されません</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">順序は参加者と同じく無作為です</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">移動…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">言語：{name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">最初のテキストに戻す</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">このままで良い</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">{least} から {most} が必要</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">{least} 以上が必要</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">未編集</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">編集済み</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}：まだ回答がありません</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">検索 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">テキスト内を検索</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">前の結果</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">次の結果</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">結果なし</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">結果 {n} / {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● 録音中</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">録音を一時停止中</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">音声なし</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">録音は終わりました</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">ミュート解除</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">ミュート</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">録音を再開する</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">録音を一時停止する</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">出典</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">次のページ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">次へ</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">次へ</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">キャンセル</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">進行役用</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">研究のコードはホーム画面で設定します。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">続ける</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">画面を閉じる</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">進行役のコード</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">基準点に達していなくても参加者は先へ進みます。理由は記録されます。</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">画面が閉じます。セッションは保存されていません。</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">画面が閉じます。セッションは保存され、再開できます。</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">画面が閉じます。セッションは終了しました。</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">理由を書いてください。</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">コードが違います。残りの回数：{count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>コードを三回間違えました。%n 秒お待ちください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">書く内容</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">長さと引用</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">約 {target} 語、{least} から {most}。引用は数えません。</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] は箇所 3 を引用します。その箇所から取った内容の後に引用を置いてください。Ctrl+K で現在の箇所を引用します。</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>少なくとも %n 箇所を引用してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">終了</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">いくつかの質問</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">暗い</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">白地に黒</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">黒地に白</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">休止</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">文字の大きさ、色、言語</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">練習 {number} / {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">ページ {number} / {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">練習</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">評価は残り 1 分未満</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>評価は残り約 %n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">練習の結果</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>%n 問中 {right} 問正解</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} ページ {page}：{count} 問中 {right} 問正解</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">もう一度練習</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">続ける</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">ありがとうございます。次へ進みます。</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">よくできました。次へ進みます。</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">これが最後の回でした。進行役に伝えてから先へ進んでください。</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">{percent} % が必要なので、もう一度練習します。</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">次は {tries} 回のうち {number} 回目です。</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">{low} から {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">読む文章</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">同意</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">文章の由来</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">テスト</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">質問票</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">休憩</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">説明</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">練習</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">評価</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">執筆</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}、{first}～{last}ページ</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">終わり</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">箇所 {numbers} はありません。最後は {last} です</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">引用した箇所 {cited}、最低 {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">{words} 語、最低 {least} 語</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">{words} 語、最大 {most} 語</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">ちょうど {target} が必要</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">目標 {target}、{least} から {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">引用した箇所 {n}、最低 {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">まだ引用がありません</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n 箇所を引用済み</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">その箇所はありません：{numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">ここに書いてください</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">あなたのテキスト</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">課題 (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">執筆</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">[{n}] を引用</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">箇所 / テキスト</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">課題</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">次へ</translation>
    </message>
</context>
</TS>
