<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">Bu sayfada o boyutta harfler için yer yok. Burada boyut: %{size}.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Görünüm</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Yazı boyutu</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Aralık</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Renkler</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Dil</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">Metinler</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Tuşlar</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Olağan</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Geniş</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Biçimlendirilmiş</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Yazıldığı gibi</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Hepsi</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Harfsiz</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Soru gönderildi  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Soru gözetmenin penceresinde görünüyor. Geri almak için {key} tuşuna basın.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Soru kaydedildi  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">Soru gözetmene iletiliyor. Geri almak için {key} tuşuna basın.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Kaydedildi: lütfen sesli sorun  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Sorunuz kaydedildi, ancak onu gösteren görünür bir gözetmen penceresi yok. Geri almak için {key} tuşuna basın.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">Bir sorum var  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Gözetmen için; {key} tuşu da aynısını yapar.</translation>
    </message>
</context>
<context>
    <name>AspectWords</name>
    <message>
        <source>{point}, ideal</source>
        <translation type="unfinished">{point}, ideal</translation>
    </message>
    <message>
        <source>Which of the answers would you give? Weigh the aspects as you think right, and anything else that matters to you. Then say why.</source>
        <translation type="unfinished">Siz hangi yanıtı verirdiniz? Yönleri ve sizin için önemli olan her şeyi uygun gördüğünüz gibi tartın. Sonra nedenini yazın.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Tercih edilen yanıt</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Tercih edilen yanıt</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Hiçbiri kabul edilebilir değil; en az kötüsünü seçiyorum</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{count} yönden {done} tanesi değerlendirildi</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">tercih edilen</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Yanıt {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Geri</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Kısa bir ara</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">Kısa bir ara zamanı</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Gözlerinizi ekrandan ayırın, gerinin, bir şeyler için.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Devam</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">devam</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">İsterseniz daha erken devam edin ya da daha uzun dinlenin.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Hazır olduğunuzda devam edin.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">[{n}] kaynağına atıf yap</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">İddia yok</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Sonraki cümle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Kaldır</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Geri al</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Yorum</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Yorum (zorunlu, yazılı)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Yorum yazın ya da sesli söyleyin</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">İletişim: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Kodunuz: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Sürüm {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Kabul ediyorum</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Kabul etmiyorum</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">zorunlu</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">reddedebilirsiniz</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Onamınız</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Burada bitir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">İleri</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>%n karar bekliyor</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">burada bitir</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">burada bitir; hiçbir şey saklanmaz</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Kabul ediyorum</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Kabul etmiyorum</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">ilerle</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">{local} veya {iso} gibi bir tarih yazın</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">en erken {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">en geç {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">Ölçütlerin anlamı</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Tüm belgeler</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">Belgeler</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n belge</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">Belge</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">Gözetmen: bu pencereyi kapat</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Son</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Çok teşekkürler</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Zaman ayırdığınız için teşekkürler</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">Bitirdiğinizi gözetmene söyleyebilirsiniz.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">Bu bir provaydı. Hiçbir şeyi saklanmadı.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">Hiçbir şey saklanmadı. Gözetmene söyleyebilirsiniz.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Lütfen gözetmene söyleyin: her şey kaydedilemedi.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Her şey kaydedildi.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Kodunuz: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">İletişim: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Tüm kategoriler</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Hata yok</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Bir şey eksik</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">Başka sözcükler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Geri al</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Hatalar</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Hatalar: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Önceki hatalar</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Diğer hatalar</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">hata {number}/{count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">hatalar {first}–{last}/{count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Hata</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">küçük</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">büyük</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">Nedir?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">eksik</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">kaynakta: “{quote}”</translation>
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
        <translation type="unfinished">Başka sözcüklerle bağla</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">“{criterion}” için dayanak sözcükler</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → sözcük, Shift: daha çok sözcük, Enter: işaretle, Tab: sonraki metin, Esc: geri</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Şimdi ilgili olduğu sözcüklerin üzerinden sürükleyin</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Lütfen yanıtınızı belirleyen sözcüklerin üzerinden sürükleyin, ardından Enter’a basın</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Yanıtınızı belirleyen sözcüklerin üzerinden sürükleyin</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">İsterseniz yanıtınızı belirleyen sözcüklerin üzerinden sürükleyin</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">{turns} yanıttan {turn}.</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Değerlendirilecek metin</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Önceki ölçütler</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Diğer ölçütler</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">ölçüt {number} / {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">ölçütler {first}–{last} / {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Nasıl işliyor</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Bir sayfa nasıl işliyor</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Okuyun, her ölçütü değerlendirin ve devam edin. Doğru ya da yanlış yoktur.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Bir dil modelinin değerlendirmesi</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">“{quote}”</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">yanılabilir; karar sizin · ↓ devam</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Kendi yanıtınızdan sonra burada görünür.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">Bu metin için yok.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">Bu ölçütü tek başınıza değerlendirirsiniz.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">Alıştırma sırasında gösterilmez.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">Bu yanıtı neden tercih ediyorsunuz?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Tercihin nedeni</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Klavye: sizde</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Klavye: birazdan sizde</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Klavye: başka pencerede. Kullanmak için sayfaya tıklayın.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Klavye: gözetmen yazıyor. Fare burada çalışır.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Klavye: gözetmende. Kullanmak için sayfaya tıklayın.</translation>
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
        <translation type="unfinished">Boşluk</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">Bir çeviri yüklenemediği için bazı sözcükler İngilizce: {files}. labeval’i yeniden kurun.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">İngilizce</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">Almanca</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">Provadan çık</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">Provadan çıkılsın mı?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">Hiçbir şeyi saklanmaz.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Kal</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Çık</translation>
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
        <translation type="unfinished">Gözetmenden</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Okudum  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">İletiyi gizle</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Yanıtlarınız kaydedilmiyor</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">Saklandıkları yere artık ulaşılamıyor. Lütfen burada durun ve oturumu yöneten kişiye haber verin.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">Daha önce verdiğiniz yanıtlar bu bilgisayarda saklandı.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Gözetmen için: Ctrl+Shift+Q bu pencereyi kapatır.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">Kaydedilmedi. Lütfen yeniden deneyin ya da gözetmene haber verin.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Yeniden dene</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Soru</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Kaynak</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">İstem</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Metinler nasıl oluştu</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Metinler nasıl oluştu</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Kapat</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">metin A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">metin B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">İkisi de kötü</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">ikisi de kötü</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">Hangi metin daha iyi?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Metin {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">seç</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">ilerle</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">Eşit</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">eşit</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Evet</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Hayır</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">Bilmiyorum</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">tercih edilen yanıt:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">hiçbiri uygun değil:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">tercihinizin nedeni:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">değerlendir</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">yanıt</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">yön</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">tercih et</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">neden</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">kaynaklar</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">En iyi</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">En kötü</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Metin {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: en iyisi {text}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: en kötüsü {text}</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">en iyi:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">en kötü:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">metin {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">en iyi</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">en kötü</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Yorum ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Lütfen yorum yazın</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Yorum</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">iddia {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">İddia yok</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">sonraki cümle</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>bölüm</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">iddia</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">“{quote}”: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → sözcük, Shift: daha çok sözcük, Enter: işaretle, Esc: geri</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">Metinde iddia yok.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Bir iddianın sözcükleri üzerinden sürükleyin. Sonra kaynağın onun hakkında ne dediğini seçin.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Kaynak destekliyor</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Kaynakla çelişiyor</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">Kaynakta yok</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">Denetlenemez</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">İddia {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} / {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Yanıt yok</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">yanıt yok</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">Metin ne kadar iyi?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Örneğin: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">ayarla</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">{value} seç</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">hata yok</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">sözcük işaretle</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">kategori</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">ağırlık</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">hata</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">puan</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">önce hataları işaretleyin ya da hata olmadığını belirtin</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">önce hatalar</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → sözcük, Shift: daha çok sözcük, Enter: işaretle, Tab: sonraki metin, Esc: geri</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Metinde eksik olan kaynak sözcüklerinin üzerinden sürükleyin.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Hatanın bulunduğu sözcüklerin üzerinden sürükleyin.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Sonraki hatayı işaretleyin ya da devam edin.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">Metinde hata yok.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Metinde ya da kaynakta, hatalı sözcüklerin üzerinden sürükleyin.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Tüm metinlerin yeri belli.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Sıra {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">en iyi</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">en kötü</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">sıra {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">sıra</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">metin</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">yukarı, aşağı</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">bu haliyle iyi</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">düzenlendi</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">metinden çık</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">kaynak / metin</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">ara</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">geri al</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">tanımlar</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">sonraki sayfa</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">Okuyup değerlendirdiğiniz metin</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Neyle karşılaştırdığınız; görünür kalır</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Fareyle ya da aşağıdaki tuşlarla yanıt verdiğiniz yer</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">Geçerli ölçütün anlamı</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">Metinde yanıtınızı belirleyen sözcükler; orada üzerlerinden sürükleyin</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Her şey yanıtlanınca devam edin</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Örnek metin.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Metnin önceki kısmı</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Metnin sonraki kısmı</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">sayfa {page} / {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">Yanıt kaydedildi</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Tüm bölümler</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">Bölümler</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n bölüm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">Duraklatıldı</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Acele etmeyin</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">Süre durduruldu.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Şimdiye kadarki yanıtlarınız kaydedildi.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Kısa bir duraklama</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">Gözetmen oturumu duraklattı ve sizinle birlikte sürdürecek.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Sürdür</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">sürdür</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">% {percent} tamamlandı</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">Sizin hakkınızda</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">zorunlu</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">isteğe bağlı</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">birden çok seçilebilir</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">kalan: {open} / {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">seç</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">ilerle</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">kaynağa göre değerlendirilir</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">soruya göre değerlendirilir</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">yalnızca metne göre değerlendirilir</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ Doğru</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ Bizim yanıtımız farklı</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">İpucu: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">Beklenen yanıt halka içinde.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Beklenen: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Karar vermenizi sağlayan bir şey olduysa, birkaç sözcük bize yardımcı olur.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> veya </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} ile {high} arası</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Tüm tanımlar</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">sözcük işaretle</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">yorum</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">biçimlendirilmiş</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">yazıldığı gibi</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">tanımlar</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">ara</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">kaynağın sayfaları</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">metnin devamı</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">sonraki sayfa</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Değerlendirme</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Sonraki sayfa</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">kalan: {open} / {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">lütfen bir yorum yazın</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">lütfen “{criterion}” için dayanak sözcükleri işaretleyin</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">lütfen sonuna kadar okuyun</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">yanıtlara dön</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">düzenleyin ya da “{button}” düğmesine basın</translation>
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
        <translation type="unfinished">Metnin önceki kısmı</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Metnin sonraki kısmı</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">Metin</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}: henüz kayıt yok; burada hiç oturum yapılmadı</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: kayıt hasarlı; “labeval verify” okunabilenleri gösterir ve kurtarır</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: disk dolu; yer açıp devam edin, kaydedilen hiçbir şey kaybolmadı</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: disk okuma ya da yazma hatası bildiriyor; bağlı ve sağlam olduğunu denetleyip yeniden deneyin</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: başka bir program kayda yazıyor; bitince yeniden deneyin</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: kayda yazılamıyor; klasörünün izinlerini denetleyin</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: kayıt açılamıyor; klasörünün var ve yazılabilir olduğunu denetleyin</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: daha yeni bir labeval ile yazılmış (kayıt sürümü {version}, bu program {newest} sürümünü bilir); açmak için yeni labeval’i kurun</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: bu bir veritabanı, ancak bir labeval çalışmasının kaydı değil</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Metinler nasıl oluştu</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Kaynak</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Soru</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">KAYNAK</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n kaynak</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Kaynaklar</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">Prova orada yeniden başlar; yanıtlar saklanmaz</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">Sıra, bir katılımcıda olduğu gibi kurayla belirlenir</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Git…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">Dil: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">İlk metne dön</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Bu haliyle iyi</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n sözcük</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">{least} ile {most} arası gerekli</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">en az {least} gerekli</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">düzenlenmedi</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">düzenlendi</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: henüz yanıt yok</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">Ara (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">Metinde ara</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Önceki sonuç</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Sonraki sonuç</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">sonuç yok</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n sonuç</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">sonuç {n} / {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● kaydediliyor</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">kayıt duraklatıldı</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">ses yok</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">kayıt durduruldu</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Sesi aç</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Sesi kapat</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">Kaydı sürdür</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">Kaydı duraklat</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Kaynak</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Sonraki sayfa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">İleri</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">ileri</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Vazgeç</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">Gözetmen için</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">Bir çalışmanın kodu ana pencerede belirlenir.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Devam</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Pencereyi kapat</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Gözetmenin kodu</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Neden</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">Katılımcı eşiğin altında olmasına karşın devam eder. Neden kaydedilir.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">Bu, pencereyi kapatır. Oturum kaydedilmedi.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">Bu, pencereyi kapatır. Oturum kaydedildi ve sürdürülebilir.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">Bu, pencereyi kapatır. Oturum sona erdi.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Lütfen bir neden belirtin.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">Kod bu değil. Kalan deneme: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Üç yanlış kod. Lütfen %n sn bekleyin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">Ne yazılacak</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Uzunluk ve atıflar</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Yaklaşık {target} sözcük, en az {least}, en çok {most}. Atıflar sayılmaz.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3], 3. bölüme atıf yapar. Atfı, bölümden aldığınızın arkasına koyun; Ctrl+K geçerli bölüme atıf yapar.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>En az %n bölüme atıf yapın.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Bitir</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Birkaç soru</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">Koyu</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Beyaz üzerine siyah</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Siyah üzerine beyaz</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Ara</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">Yazı boyutu, renkler ve dil</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Alıştırma {number} / {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Sayfa {number} / {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Alıştırma</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">değerlendirmenin bitmesine bir dakikadan az kaldı</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>değerlendirmenin bitmesine yaklaşık %n dk kaldı</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Alıştırmanın sonucu</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Doğru yanıtlar: {right} / %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Sayfa {page}: {count} yanıttan {right} doğru</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">Yeniden alıştırma yap</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Devam</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Teşekkürler. Şimdi devam ediyor.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Çok iyi. Şimdi devam ediyor.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">Bu son denemeydi. Lütfen gözetmene haber verin, sonra devam edin.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">% {percent} gerekli, bu yüzden alıştırma bir kez daha yapılacak.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">Sonraki deneme: {number} / {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">{low} ile {high} arası</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">Okunacak bir metin</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Onam</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Metinlerin kaynağı</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Anket</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Ara</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Açıklamalar</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Alıştırma</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Değerlendirme</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Yazma</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, sayfa {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Son</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">{numbers} numaralı bölüm yok; sonuncusu {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">atıf yapılan bölümler: {cited}, en az {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">{words} sözcük, en az {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">{words} sözcük, en çok {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n sözcük</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">tam olarak {target} gerekli</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">hedef {target}, {least} ile {most} arası</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">atıf yapılan bölümler: {n}, en az {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Henüz atıf yapılan bölüm yok</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n bölüme atıf yapıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">böyle bir bölüm yok: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Buraya yazın</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Metniniz</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">Görev (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Yazma</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">[{n}] kaynağına atıf yap</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">bölümler / metin</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">ara</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">görev</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">ileri</translation>
    </message>
</context>
</TS>
