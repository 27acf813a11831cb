<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">Nesta página não há espaço para letras desse tamanho. Aqui estão a {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Aparência</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Tamanho do texto</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Espaçamento</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Cores</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Idioma</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished">Textos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Teclas</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Normal</translation>
    </message>
    <message>
        <source>Wide</source>
        <comment>spacing of lines, letters and words</comment>
        <translation type="unfinished">Amplo</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Formatados</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Como escritos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Todas</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Sem letras</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Pergunta enviada  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">A janela de quem supervisiona mostra a pergunta. Pressione {key} para retirá-la.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Pergunta registrada  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">Está a caminho de quem supervisiona. Pressione {key} para retirá-la.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Registrada: pergunte em voz alta  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Sua pergunta está registrada, mas não há nenhuma janela de supervisão visível que a mostre. Pressione {key} para retirá-la.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">Tenho uma pergunta  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Para quem supervisiona; {key} faz o mesmo.</translation>
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
        <translation type="unfinished">Qual das respostas você daria? Pese os aspectos como achar certo, e tudo o mais que importa para você. Depois diga por quê.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Resposta preferida</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Resposta preferida</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Nenhuma é aceitável; escolho a menos ruim</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{done} de {count} aspetos avaliados</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">preferida</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Resposta {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Voltar</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Uma pausa curta</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">Hora de uma pausa curta</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Desvie o olhar da tela, alongue-se, beba algo.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuar</translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished">continuar</translation>
    </message>
    <message>
        <source>Go on earlier if you like, or stay longer.</source>
        <translation type="unfinished">Continue antes, se quiser, ou descanse mais.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Continue quando quiser.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>Cite [{n}]</source>
        <translation type="unfinished">Citar [{n}]</translation>
    </message>
</context>
<context>
    <name>ClaimFoot</name>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Sem afirmações</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Próxima frase</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Remover</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Desfazer</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Comentário</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Comentário (obrigatório, por escrito)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Comentário, ou simplesmente diga em voz alta</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contato: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Seu código: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Versão {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Concordo</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Não concordo</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obrigatório</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">pode recusar</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Seu consentimento</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Terminar aqui</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Avançar</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>%n decisão pendente</numerusform>
            <numerusform>%n decisões pendentes</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">terminar aqui</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">terminar aqui; nada é guardado</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Concordo</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">Não concordo</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">mover</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>write a date such as {local} or {iso}</source>
        <translation type="unfinished">escreva uma data como {local} ou {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">não antes de {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">não depois de {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">O que os critérios significam</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Todos os documentos</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished">Documentos</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation type="unfinished">
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished">Documento</translation>
    </message>
</context>
<context>
    <name>EndedScreen</name>
    <message>
        <source>Supervisor: close this window</source>
        <translation type="unfinished">Supervisão: fechar esta janela</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fim</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Muito obrigado</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Obrigado pelo seu tempo</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">Você pode avisar a quem supervisiona que terminou.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">Isto foi um ensaio. Nada dele foi guardado.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">Nada foi guardado. Você pode avisar a quem supervisiona.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Avise a quem supervisiona: nem tudo pôde ser salvo.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Tudo está salvo.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Seu código: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contato: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Todas as categorias</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Nenhum erro</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Falta algo</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">Outras palavras</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Desfazer</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Erros</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Erros: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Erros anteriores</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Mais erros</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">erro {number} de {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">erros {first}–{last} de {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Erro</translation>
    </message>
    <message>
        <source>minor</source>
        <translation type="unfinished">leve</translation>
    </message>
    <message>
        <source>major</source>
        <translation type="unfinished">grave</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished">O que é?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">falta</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">na fonte: “{quote}”</translation>
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
        <translation type="unfinished">Ligar outras palavras</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">Palavras por trás de “{criterion}”</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → palavra, Shift: mais palavras, Enter: marcar, Tab: próximo texto, Esc: voltar</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Agora arraste sobre as palavras com que isso se relaciona</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Arraste sobre as palavras que decidiram sua resposta e pressione Enter</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Arraste sobre as palavras que decidem sua resposta</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">Se quiser, arraste sobre as palavras que decidem sua resposta</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">Resposta {turn} de {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Texto a avaliar</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Critérios anteriores</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Mais critérios</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">critério {number} de {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">critérios {first}–{last} de {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Como funciona</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Como funciona uma página</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Leia, avalie cada critério e continue. Não há certo nem errado.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Avaliação de um modelo de linguagem</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">“{quote}”</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">pode errar; você decide · ↓ continua</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Aparece aqui depois da sua própria resposta.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">Não há nenhuma para este texto.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">Este critério você avalia sem ajuda.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">Não é mostrada durante a prática.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">Por que você prefere esta resposta?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Motivo da preferência</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Teclado: você</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Teclado: você, em um momento</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Teclado: outra janela. Clique na página para usá-lo.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Teclado: a supervisão está digitando. O mouse funciona aqui.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Teclado: supervisão. Clique na página para usá-lo.</translation>
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
        <translation type="unfinished">Espaço</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">Uma tradução não pode ser carregada, por isso algumas palavras estão em inglês: {files}. Instale o labeval de novo.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">inglês</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">alemão</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">Sair do ensaio</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">Sair do ensaio?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">Nada dele é guardado.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Ficar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Sair</translation>
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
        <translation type="unfinished">De quem supervisiona</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Entendi  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">Ocultar a mensagem</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Suas respostas não estão sendo salvas</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">O lugar onde elas são guardadas não está mais acessível. Pare aqui e avise a pessoa que conduz a sessão.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">O que você respondeu antes está guardado neste computador.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Para quem supervisiona: Ctrl+Shift+Q fecha esta janela.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">Não foi salvo. Tente de novo, ou avise a quem supervisiona.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Tentar de novo</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Pergunta</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fonte</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">Instrução</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Como os textos surgiram</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Como os textos surgiram</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Fechar</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>text A</source>
        <translation type="unfinished">texto A</translation>
    </message>
    <message>
        <source>text B</source>
        <translation type="unfinished">texto B</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation type="unfinished">Ambos ruins</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">ambos ruins</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">Qual texto é melhor?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Texto {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">escolher</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">mover</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished">Empate</translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished">empate</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that chooses a tie: T or G</comment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Não</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">Não sei</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">resposta preferida:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">nenhuma é adequada:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">o motivo da sua preferência:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">avaliar</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">resposta</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation type="unfinished">aspecto</translation>
    </message>
    <message>
        <source>prefer</source>
        <translation type="unfinished">preferir</translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished">motivo</translation>
    </message>
    <message>
        <source>references</source>
        <translation type="unfinished">referências</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">Melhor</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">Pior</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Texto {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} é o melhor</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} é o pior</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">melhor:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">pior:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">texto {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">melhor</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">pior</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Comentário ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Comente, por favor</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Comentário</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">afirmação {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Sem afirmações</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">próxima frase</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>passagem</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">afirmação</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">“{quote}”: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → palavra, Shift: mais palavras, Enter: marcar, Esc: voltar</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">O texto não afirma nada.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Arraste sobre as palavras de uma afirmação. Depois escolha o que a fonte diz sobre ela.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Apoiada pela fonte</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Contradita pela fonte</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">Não está na fonte</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">Não pode ser verificada</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">Afirmação {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} de {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Sem resposta</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">sem resposta</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">Quão bom é o texto?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Por exemplo: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">ajustar</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">escolher {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">nenhum erro</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">marcar palavras</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">categoria</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">gravidade</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">erro</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">nota</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">primeiro marque os erros, ou indique que não há nenhum</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">primeiro os erros</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → palavra, Shift: mais palavras, Enter: marcar, Tab: próximo texto, Esc: voltar</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Arraste sobre as palavras da fonte que faltam no texto.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Arraste sobre as palavras em que está o erro.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Marque o próximo erro, ou continue.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">O texto não tem erros.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Arraste sobre as palavras de um erro, no texto ou na fonte.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Todos os textos têm seu lugar.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Lugar {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">o melhor</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">o pior</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">lugar {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">lugar</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">texto</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">subir, descer</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">bom como está</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">editado</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">sair do texto</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">fonte / texto</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">desfazer</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definições</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">próxima página</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">O que você lê e avalia</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Com que você compara; fica à vista</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Onde você responde, com o mouse ou com as teclas abaixo</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">O que o critério atual significa</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">As palavras do texto que decidiram sua resposta; arraste sobre elas</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Continue quando tudo estiver respondido</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Texto de exemplo.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Parte anterior do texto</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Próxima parte do texto</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished">página {page} de {pages}</translation>
    </message>
</context>
<context>
    <name>ParticipantWindow</name>
    <message>
        <source>Answer saved</source>
        <translation type="unfinished">Resposta salva</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Todos os trechos</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">Trechos</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n trecho</numerusform>
            <numerusform>%n trechos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">Em pausa</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Leve o tempo que precisar</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">O tempo está parado.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Suas respostas até agora estão salvas.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Uma breve parada</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">Quem supervisiona pausou a sessão e vai continuá-la com você.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Retomar</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">retomar</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent} % concluído</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">Sobre você</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obrigatório</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">opcional</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">várias possíveis</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">faltam {open} de {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">escolher</translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished">mover</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>judged against the source</source>
        <translation type="unfinished">avaliado pela fonte</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">avaliado pela pergunta</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">avaliado só pelo texto</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ Está certo</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ Nossa resposta é outra</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">Dica: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">O que se esperava está marcado com um anel.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Esperado: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Se algo fez você decidir, algumas palavras sobre isso nos ajudariam.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> ou </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} a {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Todas as definições</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">marcar palavras</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">comentário</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">formatados</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">como escritos</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definições</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">páginas da fonte</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">mais texto</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">próxima página</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Avaliação</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Próxima página</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">faltam {open} de {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">escreva um comentário, por favor</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">marque as palavras por trás de “{criterion}”, por favor</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">leia até o fim, por favor</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">voltar às respostas</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">edite-o ou prima «{button}»</translation>
    </message>
</context>
<context>
    <name>ReadingFrame</name>
    <message>
        <source>{part} of {parts}</source>
        <translation type="unfinished">{part} de {parts}</translation>
    </message>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Parte anterior do texto</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Próxima parte do texto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished">Texto</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{path}: there is no record yet; no session has been run here</source>
        <translation type="unfinished">{path}: ainda não há registro; nenhuma sessão foi realizada aqui</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: o registro está danificado; “labeval verify” mostra e salva o que é legível</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: o disco está cheio; libere espaço e continue, nada do que foi salvo se perdeu</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: o disco informa um erro de leitura ou gravação; verifique se está conectado e em bom estado, e tente de novo</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: outro programa está gravando no registro; tente de novo quando ele terminar</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: não é possível gravar no registro; verifique as permissões da pasta</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: não é possível abrir o registro; verifique se a pasta existe e se pode ser gravada</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: gravado por um labeval mais novo (versão do registro {version}, este programa conhece {newest}); instale o labeval mais novo para abri-lo</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: é um banco de dados, mas não o registro de um estudo do labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Como os textos surgiram</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fonte</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Pergunta</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">FONTE</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n referência</numerusform>
            <numerusform>%n referências</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Referências</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">O ensaio recomeça aí; as respostas não são mantidas</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">A ordem é sorteada, como para um participante</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Ir para…</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished">Idioma: {name}</translation>
    </message>
</context>
<context>
    <name>RewriteBar</name>
    <message>
        <source>First text again</source>
        <translation type="unfinished">Voltar ao primeiro texto</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Bom como está</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n palavra</numerusform>
            <numerusform>%n palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">exigidas de {least} a {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">exigidas pelo menos {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">não editado</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">editado</translation>
    </message>
</context>
<context>
    <name>ScaleSlider</name>
    <message>
        <source>{criterion}: no answer yet</source>
        <translation type="unfinished">{criterion}: ainda sem resposta</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished">Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the text</source>
        <translation type="unfinished">Buscar no texto</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Resultado anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Próximo resultado</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">nenhum resultado</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>hit {n} of {hits}</source>
        <translation type="unfinished">resultado {n} de {hits}</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>● recording</source>
        <translation type="unfinished">● gravando</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">gravação em pausa</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">sem som</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">gravação encerrada</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Ativar o som</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Silenciar</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">Deixar a gravação continuar</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">Pausar a gravação</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fonte</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Próxima página</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Avançar</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">avançar</translation>
    </message>
</context>
<context>
    <name>SupervisorCard</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Cancelar</translation>
    </message>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished">Para quem supervisiona</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">O código de um estudo é definido na janela inicial.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuar</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Fechar a janela</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Código da supervisão</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Motivo</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">A pessoa continua abaixo do limite. O motivo é registrado.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">Isto fecha a janela. A sessão não está salva.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">Isto fecha a janela. A sessão está salva e pode ser retomada.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">Isto fecha a janela. A sessão terminou.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Indique um motivo, por favor.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">Esse não é o código. Tentativas restantes: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Três códigos errados. Espere %n s.</numerusform>
            <numerusform>Três códigos errados. Espere %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">O que escrever</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Extensão e citações</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Cerca de {target} palavras, de {least} a {most}. As citações não contam.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] cita o trecho 3. Ponha a citação depois do que tirou do trecho; Ctrl+K cita o trecho atual.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>Cite pelo menos %n trecho.</numerusform>
            <numerusform>Cite pelo menos %n trechos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Concluir</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Algumas perguntas</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished">Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished">Escuro</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Preto sobre branco</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Branco sobre preto</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pausa</translation>
    </message>
    <message>
        <source>Text size, colours and language</source>
        <translation type="unfinished">Tamanho do texto, cores e idioma</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Prática {number} de {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Página {number} de {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Prática</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">falta menos de um minuto de avaliação</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>falta cerca de %n min de avaliação</numerusform>
            <numerusform>faltam cerca de %n min de avaliação</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Como foi a prática</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Respostas certas: {right} de %n</numerusform>
            <numerusform>Respostas certas: {right} de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Página {page}: {right} de {count} certas</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">Praticar de novo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuar</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Obrigado. Agora continua.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Muito bem. Agora continua.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">Essa foi a última tentativa. Avise a quem supervisiona e depois continue.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">São necessários {percent} %, por isso a prática vem mais uma vez.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">A próxima tentativa é a número {number} de {tries}.</translation>
    </message>
</context>
<context>
    <name>TypedEditor</name>
    <message>
        <source>from {low} to {high}</source>
        <translation type="unfinished">de {low} a {high}</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>A text to read</source>
        <translation type="unfinished">Um texto para ler</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Consentimento</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Origem dos textos</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Teste</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Questionário</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Pausa</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Instruções</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Prática</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Avaliação</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Redação</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, páginas {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fim</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">não há trecho {numbers}; o último é {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">trechos citados: {cited}, mínimo {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">palavras: {words}, mínimo {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">palavras: {words}, máximo {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n palavra</numerusform>
            <numerusform>%n palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">exigidas exatamente {target}</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">meta {target}, de {least} a {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">trechos citados: {n}, mínimo {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Nenhum trecho citado ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n trecho citado</numerusform>
            <numerusform>%n trechos citados</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">não existe esse trecho: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Escreva aqui</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Seu texto</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">A tarefa (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Redação</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">citar [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">trechos / texto</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">tarefa</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">avançar</translation>
    </message>
</context>
</TS>
