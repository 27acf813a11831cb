<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AppearanceCard</name>
    <message>
        <source>This page has no room for letters of that size. Here they are at {size} %.</source>
        <translation type="unfinished">En esta página no caben letras de ese tamaño. Aquí están al {size} %.</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished">Aspecto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">Tamaño del texto</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation type="unfinished">Espaciado</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Colores</translation>
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
        <translation type="unfinished">Amplio</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation type="unfinished">Con formato</translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished">Tal como están</translation>
    </message>
    <message>
        <source>All</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Todas</translation>
    </message>
    <message>
        <source>Without letters</source>
        <comment>keys that act on a page</comment>
        <translation type="unfinished">Sin letras</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>✓ Question sent  {key}</source>
        <translation type="unfinished">✓ Pregunta enviada  {key}</translation>
    </message>
    <message>
        <source>Your supervisor&apos;s window shows it. Press {key} to take it back.</source>
        <translation type="unfinished">La ventana de quien supervisa la muestra. Pulse {key} para retirarla.</translation>
    </message>
    <message>
        <source>✓ Question recorded  {key}</source>
        <translation type="unfinished">✓ Pregunta registrada  {key}</translation>
    </message>
    <message>
        <source>It is on its way to your supervisor. Press {key} to take it back.</source>
        <translation type="unfinished">Está en camino hacia quien supervisa. Pulse {key} para retirarla.</translation>
    </message>
    <message>
        <source>✓ Noted: please ask aloud  {key}</source>
        <translation type="unfinished">✓ Registrada: pregunte en voz alta  {key}</translation>
    </message>
    <message>
        <source>Your question is noted, but no supervisor&apos;s window is in view that shows it. Press {key} to take it back.</source>
        <translation type="unfinished">Su pregunta está registrada, pero no hay a la vista ninguna ventana de supervisión que la muestre. Pulse {key} para retirarla.</translation>
    </message>
    <message>
        <source>I have a question  {key}</source>
        <translation type="unfinished">Tengo una pregunta  {key}</translation>
    </message>
    <message>
        <source>For your supervisor; {key} does the same.</source>
        <translation type="unfinished">Para quien supervisa; {key} hace lo mismo.</translation>
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
        <translation type="unfinished">¿Cuál de las respuestas daría usted? Valore los aspectos como le parezca, y todo lo demás que le importe. Después diga por qué.</translation>
    </message>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Respuesta preferida</translation>
    </message>
</context>
<context>
    <name>AspectsLayout</name>
    <message>
        <source>Preferred answer</source>
        <translation type="unfinished">Respuesta preferida</translation>
    </message>
    <message>
        <source>None is acceptable; I choose the least bad</source>
        <translation type="unfinished">Ninguna es aceptable; elijo la menos mala</translation>
    </message>
    <message>
        <source>{done} of {count} aspects rated</source>
        <translation type="unfinished">{done} de {count} aspectos valorados</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished">preferida</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished">Respuesta {number}</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished">Atrás</translation>
    </message>
</context>
<context>
    <name>BreakScreen</name>
    <message>
        <source>A short break</source>
        <translation type="unfinished">Un breve descanso</translation>
    </message>
    <message>
        <source>Time for a short break</source>
        <translation type="unfinished">Es hora de un breve descanso</translation>
    </message>
    <message>
        <source>Look away from the screen, stretch, have something to drink.</source>
        <translation type="unfinished">Aparte la vista de la pantalla, estírese, beba algo.</translation>
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
        <translation type="unfinished">Continúe antes si quiere, o descanse más tiempo.</translation>
    </message>
    <message>
        <source>Go on whenever you are ready.</source>
        <translation type="unfinished">Continúe cuando quiera.</translation>
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
        <translation type="unfinished">Sin afirmaciones</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation type="unfinished">Frase siguiente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Quitar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Deshacer</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Comentario</translation>
    </message>
    <message>
        <source>Comment (required, in writing)</source>
        <translation type="unfinished">Comentario (obligatorio, por escrito)</translation>
    </message>
    <message>
        <source>Comment, or just say it aloud</source>
        <translation type="unfinished">Comentario, o dígalo simplemente en voz alta</translation>
    </message>
</context>
<context>
    <name>ConsentForm</name>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contacto: {contact}</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Su código: {code}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished">Versión {version}</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Acepto</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">No acepto</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obligatorio</translation>
    </message>
    <message>
        <source>you may decline</source>
        <translation type="unfinished">puede negarse</translation>
    </message>
</context>
<context>
    <name>ConsentScreen</name>
    <message>
        <source>I agree</source>
        <translation type="unfinished">Acepto</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation type="unfinished">No acepto</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation type="unfinished">Su consentimiento</translation>
    </message>
    <message>
        <source>End here</source>
        <translation type="unfinished">Terminar aquí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Siguiente</translation>
    </message>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation type="unfinished">
            <numerusform>%n decisión pendiente</numerusform>
            <numerusform>%n decisiones pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>end here</source>
        <translation type="unfinished">terminar aquí</translation>
    </message>
    <message>
        <source>end here; nothing is stored</source>
        <translation type="unfinished">terminar aquí; no se guarda nada</translation>
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
        <translation type="unfinished">escriba una fecha como {local} o {iso}</translation>
    </message>
    <message>
        <source>not before {day}</source>
        <translation type="unfinished">no antes del {day}</translation>
    </message>
    <message>
        <source>not after {day}</source>
        <translation type="unfinished">no después del {day}</translation>
    </message>
</context>
<context>
    <name>DefinitionsCard</name>
    <message>
        <source>What the criteria mean</source>
        <translation type="unfinished">Qué significan los criterios</translation>
    </message>
</context>
<context>
    <name>DocumentFrame</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished">Todos los documentos</translation>
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
        <translation type="unfinished">Supervisión: cerrar esta ventana</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fin</translation>
    </message>
    <message>
        <source>Thank you very much</source>
        <translation type="unfinished">Muchas gracias</translation>
    </message>
    <message>
        <source>Thank you for your time</source>
        <translation type="unfinished">Gracias por su tiempo</translation>
    </message>
    <message>
        <source>You can tell your supervisor that you have finished.</source>
        <translation type="unfinished">Puede avisar a quien supervisa de que ha terminado.</translation>
    </message>
    <message>
        <source>This was a rehearsal. Nothing of it has been kept.</source>
        <translation type="unfinished">Esto ha sido un ensayo. No se ha guardado nada de él.</translation>
    </message>
    <message>
        <source>Nothing has been stored. You can tell your supervisor.</source>
        <translation type="unfinished">No se ha guardado nada. Puede avisar a quien supervisa.</translation>
    </message>
    <message>
        <source>Please tell your supervisor: not everything could be saved.</source>
        <translation type="unfinished">Avise a quien supervisa: no se ha podido guardar todo.</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished">Todo está guardado.</translation>
    </message>
    <message>
        <source>Your code: {code}</source>
        <translation type="unfinished">Su código: {code}</translation>
    </message>
    <message>
        <source>Contact: {contact}</source>
        <translation type="unfinished">Contacto: {contact}</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>All categories</source>
        <translation type="unfinished">Todas las categorías</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished">Sin errores</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished">Falta algo</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished">Otras palabras</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Deshacer</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished">Errores</translation>
    </message>
    <message>
        <source>Errors: {count}</source>
        <translation type="unfinished">Errores: {count}</translation>
    </message>
</context>
<context>
    <name>ErrorTurner</name>
    <message>
        <source>Errors before</source>
        <translation type="unfinished">Errores anteriores</translation>
    </message>
    <message>
        <source>Further errors</source>
        <translation type="unfinished">Más errores</translation>
    </message>
    <message>
        <source>error {number} of {count}</source>
        <translation type="unfinished">error {number} de {count}</translation>
    </message>
    <message>
        <source>errors {first}–{last} of {count}</source>
        <translation type="unfinished">errores {first}–{last} de {count}</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Error</source>
        <translation type="unfinished">Error</translation>
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
        <translation type="unfinished">¿Qué es?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">falta</translation>
    </message>
    <message>
        <source>in the source: “{quote}”</source>
        <translation type="unfinished">en la fuente: «{quote}»</translation>
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
        <translation type="unfinished">Vincular otras palabras</translation>
    </message>
    <message>
        <source>Words behind “{criterion}”</source>
        <translation type="unfinished">Palabras tras «{criterion}»</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → palabra, Mayús: más palabras, Intro: marcar, Tab: texto siguiente, Esc: atrás</translation>
    </message>
    <message>
        <source>Now drag over the words that it goes with</source>
        <translation type="unfinished">Arrastre ahora sobre las palabras con las que se relaciona</translation>
    </message>
    <message>
        <source>Please drag over the words that decided your answer, then press Enter</source>
        <translation type="unfinished">Arrastre sobre las palabras que decidieron su respuesta y pulse Intro</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer</source>
        <translation type="unfinished">Arrastre sobre las palabras que deciden su respuesta</translation>
    </message>
    <message>
        <source>Drag over the words that decide your answer, if you like</source>
        <translation type="unfinished">Si quiere, arrastre sobre las palabras que deciden su respuesta</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Answer {turn} of {turns}</source>
        <translation type="unfinished">Respuesta {turn} de {turns}</translation>
    </message>
    <message>
        <source>Text to judge</source>
        <translation type="unfinished">Texto que se valora</translation>
    </message>
</context>
<context>
    <name>GroupTurner</name>
    <message>
        <source>Criteria before</source>
        <translation type="unfinished">Criterios anteriores</translation>
    </message>
    <message>
        <source>Further criteria</source>
        <translation type="unfinished">Más criterios</translation>
    </message>
    <message>
        <source>criterion {number} of {count}</source>
        <translation type="unfinished">criterio {number} de {count}</translation>
    </message>
    <message>
        <source>criteria {first}–{last} of {count}</source>
        <translation type="unfinished">criterios {first}–{last} de {count}</translation>
    </message>
</context>
<context>
    <name>InstructionsScreen</name>
    <message>
        <source>How it works</source>
        <translation type="unfinished">Cómo funciona</translation>
    </message>
    <message>
        <source>How a page works</source>
        <translation type="unfinished">Cómo funciona una página</translation>
    </message>
    <message>
        <source>Read, judge every criterion, and go on. There is no right or wrong.</source>
        <translation type="unfinished">Lea, valore cada criterio y continúe. No hay respuestas correctas ni incorrectas.</translation>
    </message>
</context>
<context>
    <name>JudgeBox</name>
    <message>
        <source>A language model&apos;s rating</source>
        <translation type="unfinished">Valoración de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>“{quote}”</source>
        <translation type="unfinished">«{quote}»</translation>
    </message>
    <message>
        <source>may be wrong; you decide · ↓ goes on</source>
        <translation type="unfinished">puede equivocarse; usted decide · ↓ continúa</translation>
    </message>
    <message>
        <source>It appears here after your own answer.</source>
        <translation type="unfinished">Aparece aquí después de su propia respuesta.</translation>
    </message>
    <message>
        <source>There is none for this text.</source>
        <translation type="unfinished">No hay ninguna para este texto.</translation>
    </message>
    <message>
        <source>You judge this one by yourself.</source>
        <translation type="unfinished">Este criterio lo valora usted sin ayuda.</translation>
    </message>
    <message>
        <source>It is not shown while you practise.</source>
        <translation type="unfinished">No se muestra durante la práctica.</translation>
    </message>
</context>
<context>
    <name>JustificationBox</name>
    <message>
        <source>Why do you prefer this answer?</source>
        <translation type="unfinished">¿Por qué prefiere esta respuesta?</translation>
    </message>
    <message>
        <source>Reason for the preference</source>
        <translation type="unfinished">Motivo de la preferencia</translation>
    </message>
</context>
<context>
    <name>KeyboardNotice</name>
    <message>
        <source>Keyboard: you</source>
        <translation type="unfinished">Teclado: usted</translation>
    </message>
    <message>
        <source>Keyboard: you, in a moment</source>
        <translation type="unfinished">Teclado: usted, en un momento</translation>
    </message>
    <message>
        <source>Keyboard: another window. Click the page to use it.</source>
        <translation type="unfinished">Teclado: otra ventana. Haga clic en la página para usarlo.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor is typing. The mouse works here.</source>
        <translation type="unfinished">Teclado: escribe quien supervisa. Aquí funciona el ratón.</translation>
    </message>
    <message>
        <source>Keyboard: your supervisor. Click the page to use it.</source>
        <translation type="unfinished">Teclado: supervisión. Haga clic en la página para usarlo.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Intro</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished">Mayús</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished">Ctrl</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished">RePág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished">AvPág</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished">Supr</translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished">Espacio</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>A translation cannot be loaded, so that some words are English: {files}. Install labeval again.</source>
        <translation type="unfinished">No se puede cargar una traducción, por lo que algunas palabras están en inglés: {files}. Instale labeval de nuevo.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation type="unfinished">inglés</translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished">alemán</translation>
    </message>
</context>
<context>
    <name>LeaveButton</name>
    <message>
        <source>Leave the rehearsal</source>
        <translation type="unfinished">Salir del ensayo</translation>
    </message>
</context>
<context>
    <name>LeavingCard</name>
    <message>
        <source>Leave the rehearsal?</source>
        <translation type="unfinished">¿Salir del ensayo?</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <translation type="unfinished">No se guarda nada de él.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished">Quedarse</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Salir</translation>
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
        <translation type="unfinished">De quien supervisa</translation>
    </message>
    <message>
        <source>Got it  {key}</source>
        <translation type="unfinished">Entendido  {key}</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished">Ocultar el mensaje</translation>
    </message>
</context>
<context>
    <name>NotSavedPage</name>
    <message>
        <source>Your answers are not being saved</source>
        <translation type="unfinished">Sus respuestas no se están guardando</translation>
    </message>
    <message>
        <source>The place where they are kept can no longer be reached. Please stop here and tell the person who runs the session.</source>
        <translation type="unfinished">Ya no se puede acceder al lugar donde se guardan. Deténgase aquí y avise a la persona que dirige la sesión.</translation>
    </message>
    <message>
        <source>What you answered before has been kept on this computer.</source>
        <translation type="unfinished">Lo que respondió antes se ha conservado en este equipo.</translation>
    </message>
    <message>
        <source>For the supervisor: Ctrl+Shift+Q closes this window.</source>
        <translation type="unfinished">Para quien supervisa: Ctrl+Mayús+Q cierra esta ventana.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not saved. Please try again, or inform your supervisor.</source>
        <translation type="unfinished">No se ha guardado. Inténtelo de nuevo o avise a quien supervisa.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>OriginBox</name>
    <message>
        <source>Question</source>
        <translation type="unfinished">Pregunta</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fuente</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished">Instrucción</translation>
    </message>
</context>
<context>
    <name>OriginCard</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Cómo surgieron los textos</translation>
    </message>
</context>
<context>
    <name>OriginScreen</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Cómo surgieron los textos</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Cerrar</translation>
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
        <translation type="unfinished">Ambos malos</translation>
    </message>
    <message>
        <source>both bad</source>
        <translation type="unfinished">ambos malos</translation>
    </message>
    <message>
        <source>Which text is better?</source>
        <translation type="unfinished">¿Qué texto es mejor?</translation>
    </message>
    <message>
        <source>Text {letter}</source>
        <translation type="unfinished">Texto {letter}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">elegir</translation>
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
        <translation type="unfinished">Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">No</translation>
    </message>
    <message>
        <source>Don&apos;t know</source>
        <translation type="unfinished">No lo sé</translation>
    </message>
    <message>
        <source>preferred answer:</source>
        <translation type="unfinished">respuesta preferida:</translation>
    </message>
    <message>
        <source>none is appropriate:</source>
        <translation type="unfinished">ninguna es adecuada:</translation>
    </message>
    <message>
        <source>the reason for your preference:</source>
        <translation type="unfinished">el motivo de su preferencia:</translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished">valorar</translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished">respuesta</translation>
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
        <translation type="unfinished">referencias</translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished">Mejor</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished">Peor</translation>
    </message>
    <message>
        <source>Text {number}</source>
        <translation type="unfinished">Texto {number}</translation>
    </message>
    <message>
        <source>{criterion}: {text} is best</source>
        <translation type="unfinished">{criterion}: {text} es el mejor</translation>
    </message>
    <message>
        <source>{criterion}: {text} is worst</source>
        <translation type="unfinished">{criterion}: {text} es el peor</translation>
    </message>
    <message>
        <source>best:</source>
        <translation type="unfinished">mejor:</translation>
    </message>
    <message>
        <source>worst:</source>
        <translation type="unfinished">peor:</translation>
    </message>
    <message>
        <source>text {number}</source>
        <translation type="unfinished">texto {number}</translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished">mejor</translation>
    </message>
    <message>
        <source>worst</source>
        <translation type="unfinished">peor</translation>
    </message>
    <message>
        <source>Comment ✓</source>
        <translation type="unfinished">Comentario ✓</translation>
    </message>
    <message>
        <source>Please comment</source>
        <translation type="unfinished">Comente, por favor</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Comentario</translation>
    </message>
    <message>
        <source>claim {number}:</source>
        <translation type="unfinished">afirmación {number}:</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation type="unfinished">Sin afirmaciones</translation>
    </message>
    <message>
        <source>next sentence</source>
        <translation type="unfinished">frase siguiente</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>pasaje</translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished">afirmación</translation>
    </message>
    <message>
        <source>“{quote}”: {answer}</source>
        <translation type="unfinished">«{quote}»: {answer}</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Esc: back</source>
        <translation type="unfinished">← → palabra, Mayús: más palabras, Intro: marcar, Esc: atrás</translation>
    </message>
    <message>
        <source>The text makes no claim.</source>
        <translation type="unfinished">El texto no afirma nada.</translation>
    </message>
    <message>
        <source>Drag over the words of a claim. Then choose what the source says about it.</source>
        <translation type="unfinished">Arrastre sobre las palabras de una afirmación. Después elija qué dice la fuente sobre ella.</translation>
    </message>
    <message>
        <source>Supported by the source</source>
        <translation type="unfinished">Apoyada por la fuente</translation>
    </message>
    <message>
        <source>Contradicted by the source</source>
        <translation type="unfinished">Contradicha por la fuente</translation>
    </message>
    <message>
        <source>Not in the source</source>
        <translation type="unfinished">No está en la fuente</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation type="unfinished">No se puede comprobar</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation type="unfinished">Afirmación {number}</translation>
    </message>
    <message>
        <source>{point} of {highest}</source>
        <translation type="unfinished">{point} de {highest}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished">Sin respuesta</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished">sin respuesta</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation type="unfinished">¿Qué tan bueno es el texto?</translation>
    </message>
    <message>
        <source>{label} For example: {example}</source>
        <translation type="unfinished">{label} Por ejemplo: {example}</translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished">ajustar</translation>
    </message>
    <message>
        <source>choose {value}</source>
        <translation type="unfinished">elegir {value}</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished">sin errores</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">marcar palabras</translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished">categoría</translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished">gravedad</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">error</translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished">nota</translation>
    </message>
    <message>
        <source>first mark the errors, or say that there are none</source>
        <translation type="unfinished">marque primero los errores, o indique que no hay ninguno</translation>
    </message>
    <message>
        <source>errors first</source>
        <translation type="unfinished">primero los errores</translation>
    </message>
    <message>
        <source>← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back</source>
        <translation type="unfinished">← → palabra, Mayús: más palabras, Intro: marcar, Tab: texto siguiente, Esc: atrás</translation>
    </message>
    <message>
        <source>Drag over the words of the source that are missing from the text.</source>
        <translation type="unfinished">Arrastre sobre las palabras de la fuente que faltan en el texto.</translation>
    </message>
    <message>
        <source>Drag over the words that the error is in.</source>
        <translation type="unfinished">Arrastre sobre las palabras en las que está el error.</translation>
    </message>
    <message>
        <source>Mark the next error, or go on.</source>
        <translation type="unfinished">Marque el error siguiente, o continúe.</translation>
    </message>
    <message>
        <source>The text has no errors.</source>
        <translation type="unfinished">El texto no tiene errores.</translation>
    </message>
    <message>
        <source>Drag over the words of an error, in the text or the source.</source>
        <translation type="unfinished">Arrastre sobre las palabras de un error, en el texto o en la fuente.</translation>
    </message>
    <message>
        <source>All texts have their place.</source>
        <translation type="unfinished">Todos los textos tienen su puesto.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished">Puesto {place}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished">el mejor</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished">el peor</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished">puesto {place}</translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished">puesto</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">texto</translation>
    </message>
    <message>
        <source>move up, down</source>
        <translation type="unfinished">subir, bajar</translation>
    </message>
    <message>
        <source>good as it is</source>
        <translation type="unfinished">bien como está</translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished">editado</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation type="unfinished">salir del texto</translation>
    </message>
    <message>
        <source>source / text</source>
        <translation type="unfinished">fuente / texto</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished">deshacer</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definiciones</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">página siguiente</translation>
    </message>
</context>
<context>
    <name>PagePicture</name>
    <message>
        <source>What you read and judge</source>
        <translation type="unfinished">Lo que lee y valora</translation>
    </message>
    <message>
        <source>What you judge it against; it stays in view</source>
        <translation type="unfinished">Con qué lo compara; permanece a la vista</translation>
    </message>
    <message>
        <source>Where you answer, with the mouse or the keys below</source>
        <translation type="unfinished">Dónde responde, con el ratón o con las teclas de abajo</translation>
    </message>
    <message>
        <source>What the current criterion means</source>
        <translation type="unfinished">Qué significa el criterio actual</translation>
    </message>
    <message>
        <source>The words in the text that decided your answer; drag over them there</source>
        <translation type="unfinished">Las palabras del texto que decidieron su respuesta; arrastre sobre ellas allí</translation>
    </message>
    <message>
        <source>Go on when everything is answered</source>
        <translation type="unfinished">Continúe cuando todo esté respondido</translation>
    </message>
    <message>
        <source>Sample text.</source>
        <translation type="unfinished">Texto de ejemplo.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Earlier part of the text</source>
        <translation type="unfinished">Parte anterior del texto</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Parte siguiente del texto</translation>
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
        <translation type="unfinished">Respuesta guardada</translation>
    </message>
</context>
<context>
    <name>PassagesFrame</name>
    <message>
        <source>All passages</source>
        <translation type="unfinished">Todos los pasajes</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished">Pasajes</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform>%n pasaje</numerusform>
            <numerusform>%n pasajes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PauseScreen</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished">En pausa</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation type="unfinished">Tómese su tiempo</translation>
    </message>
    <message>
        <source>The timer is stopped.</source>
        <translation type="unfinished">El tiempo está detenido.</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation type="unfinished">Sus respuestas hasta ahora están guardadas.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation type="unfinished">Una breve pausa</translation>
    </message>
    <message>
        <source>Your supervisor has paused the session and will go on with you.</source>
        <translation type="unfinished">Quien supervisa ha pausado la sesión y la continuará con usted.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Reanudar</translation>
    </message>
    <message>
        <source>resume</source>
        <translation type="unfinished">reanudar</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>{percent} % done</source>
        <translation type="unfinished">{percent} % hecho</translation>
    </message>
</context>
<context>
    <name>QuestionnaireScreen</name>
    <message>
        <source>About you</source>
        <translation type="unfinished">Sobre usted</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished">obligatorio</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished">opcional</translation>
    </message>
    <message>
        <source>several possible</source>
        <translation type="unfinished">varias posibles</translation>
    </message>
</context>
<context>
    <name>QuestionsScreen</name>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">quedan {open} de {count}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished">elegir</translation>
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
        <translation type="unfinished">valorado según la fuente</translation>
    </message>
    <message>
        <source>judged against the question</source>
        <translation type="unfinished">valorado según la pregunta</translation>
    </message>
    <message>
        <source>judged by the text alone</source>
        <translation type="unfinished">valorado solo por el texto</translation>
    </message>
    <message>
        <source>✓ That is right</source>
        <translation type="unfinished">✓ Correcto</translation>
    </message>
    <message>
        <source>✗ Our answer differs</source>
        <translation type="unfinished">✗ Nuestra respuesta es otra</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation type="unfinished">Pista: {hint}</translation>
    </message>
    <message>
        <source>What was expected is marked with a ring.</source>
        <translation type="unfinished">Lo esperado está marcado con un anillo.</translation>
    </message>
    <message>
        <source>Expected: {answers}</source>
        <translation type="unfinished">Se esperaba: {answers}</translation>
    </message>
    <message>
        <source>If something made you decide, a few words about it would help us.</source>
        <translation type="unfinished">Si algo le hizo decidirse, unas palabras al respecto nos ayudarían.</translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"> o </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} a {high}</translation>
    </message>
    <message>
        <source>All definitions</source>
        <translation type="unfinished">Todas las definiciones</translation>
    </message>
    <message>
        <source>mark words</source>
        <translation type="unfinished">marcar palabras</translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished">comentario</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation type="unfinished">con formato</translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished">tal como están</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished">definiciones</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>pages of the source</source>
        <translation type="unfinished">páginas de la fuente</translation>
    </message>
    <message>
        <source>more text</source>
        <translation type="unfinished">más texto</translation>
    </message>
    <message>
        <source>next page</source>
        <translation type="unfinished">página siguiente</translation>
    </message>
</context>
<context>
    <name>RatingScreen</name>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Valoración</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Página siguiente</translation>
    </message>
    <message>
        <source>{open} of {count} still open</source>
        <translation type="unfinished">quedan {open} de {count}</translation>
    </message>
    <message>
        <source>please write a comment</source>
        <translation type="unfinished">escriba un comentario, por favor</translation>
    </message>
    <message>
        <source>please mark the words behind “{criterion}”</source>
        <translation type="unfinished">marque las palabras tras «{criterion}», por favor</translation>
    </message>
    <message>
        <source>please read to the end</source>
        <translation type="unfinished">lea hasta el final, por favor</translation>
    </message>
    <message>
        <source>back to the answers</source>
        <translation type="unfinished">volver a las respuestas</translation>
    </message>
    <message>
        <source>edit it, or press “{button}”</source>
        <translation type="unfinished">edítelo o pulse «{button}»</translation>
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
        <translation type="unfinished">Parte anterior del texto</translation>
    </message>
    <message>
        <source>Later part of the text</source>
        <translation type="unfinished">Parte siguiente del texto</translation>
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
        <translation type="unfinished">{path}: todavía no hay ningún registro; aquí no se ha realizado ninguna sesión</translation>
    </message>
    <message>
        <source>{path}: the record is damaged; &apos;labeval verify&apos; shows and saves what is readable</source>
        <translation type="unfinished">{path}: el registro está dañado; «labeval verify» muestra y salva lo que se puede leer</translation>
    </message>
    <message>
        <source>{path}: the disk is full; free some space and go on, nothing that was saved is lost</source>
        <translation type="unfinished">{path}: el disco está lleno; libere espacio y continúe, no se ha perdido nada de lo guardado</translation>
    </message>
    <message>
        <source>{path}: the disk reports an error on reading or writing; check that it is connected and healthy, then try again</source>
        <translation type="unfinished">{path}: el disco informa de un error de lectura o escritura; compruebe que está conectado y en buen estado, e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>{path}: another program is writing to the record; try again when it is done</source>
        <translation type="unfinished">{path}: otro programa está escribiendo en el registro; inténtelo de nuevo cuando termine</translation>
    </message>
    <message>
        <source>{path}: the record cannot be written; check the permissions of its folder</source>
        <translation type="unfinished">{path}: no se puede escribir en el registro; compruebe los permisos de su carpeta</translation>
    </message>
    <message>
        <source>{path}: the record cannot be opened; check that its folder exists and can be written</source>
        <translation type="unfinished">{path}: no se puede abrir el registro; compruebe que su carpeta existe y que se puede escribir en ella</translation>
    </message>
    <message>
        <source>{path}: written by a newer labeval (record version {version}, this program knows {newest}); install the newer labeval to open it</source>
        <translation type="unfinished">{path}: escrito por un labeval más nuevo (versión de registro {version}, este programa conoce {newest}); instale el labeval más nuevo para abrirlo</translation>
    </message>
    <message>
        <source>{path}: this is a database, but not the record of a labeval study</source>
        <translation type="unfinished">{path}: es una base de datos, pero no el registro de un estudio de labeval</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>How the texts came about</source>
        <translation type="unfinished">Cómo surgieron los textos</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fuente</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">Pregunta</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished">FUENTE</translation>
    </message>
</context>
<context>
    <name>ReferencesFrame</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation type="unfinished">
            <numerusform>%n referencia</numerusform>
            <numerusform>%n referencias</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished">Referencias</translation>
    </message>
</context>
<context>
    <name>RehearsalTools</name>
    <message>
        <source>The rehearsal begins anew there; answers are not kept</source>
        <translation type="unfinished">El ensayo empieza de nuevo allí; las respuestas no se guardan</translation>
    </message>
    <message>
        <source>The order is drawn, as for a participant</source>
        <translation type="unfinished">El orden se sortea, como para un participante</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished">Ir a…</translation>
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
        <translation type="unfinished">Volver al primer texto</translation>
    </message>
    <message>
        <source>Good as it is</source>
        <translation type="unfinished">Bien como está</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} required</source>
        <translation type="unfinished">se exigen de {least} a {most}</translation>
    </message>
    <message>
        <source>at least {least} required</source>
        <translation type="unfinished">se exigen al menos {least}</translation>
    </message>
    <message>
        <source>not edited</source>
        <translation type="unfinished">sin editar</translation>
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
        <translation type="unfinished">{criterion}: aún sin respuesta</translation>
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
        <translation type="unfinished">Buscar en el texto</translation>
    </message>
    <message>
        <source>Hit before</source>
        <translation type="unfinished">Resultado anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished">Resultado siguiente</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation type="unfinished">sin resultados</translation>
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
        <translation type="unfinished">● grabando</translation>
    </message>
    <message>
        <source>recording paused</source>
        <translation type="unfinished">grabación en pausa</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation type="unfinished">sin sonido</translation>
    </message>
    <message>
        <source>recording stopped</source>
        <translation type="unfinished">grabación detenida</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished">Activar el sonido</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished">Silenciar</translation>
    </message>
    <message>
        <source>Let the recording go on</source>
        <translation type="unfinished">Continuar la grabación</translation>
    </message>
    <message>
        <source>Pause the recording</source>
        <translation type="unfinished">Pausar la grabación</translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>Source</source>
        <translation type="unfinished">Fuente</translation>
    </message>
</context>
<context>
    <name>StepScreen</name>
    <message>
        <source>Next page</source>
        <translation type="unfinished">Página siguiente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">Siguiente</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">siguiente</translation>
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
        <translation type="unfinished">Para quien supervisa</translation>
    </message>
    <message>
        <source>The code of a study is set in the home window.</source>
        <translation type="unfinished">El código de un estudio se establece en la ventana de inicio.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuar</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation type="unfinished">Cerrar la ventana</translation>
    </message>
    <message>
        <source>Supervisor&apos;s code</source>
        <translation type="unfinished">Código de supervisión</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Motivo</translation>
    </message>
    <message>
        <source>The participant goes on below the threshold. The reason is recorded.</source>
        <translation type="unfinished">La persona continúa por debajo del umbral. El motivo queda registrado.</translation>
    </message>
    <message>
        <source>This closes the window. The session is not saved.</source>
        <translation type="unfinished">Esto cierra la ventana. La sesión no está guardada.</translation>
    </message>
    <message>
        <source>This closes the window. The session is saved and can be resumed.</source>
        <translation type="unfinished">Esto cierra la ventana. La sesión está guardada y se puede reanudar.</translation>
    </message>
    <message>
        <source>This closes the window. The session has ended.</source>
        <translation type="unfinished">Esto cierra la ventana. La sesión ha terminado.</translation>
    </message>
    <message>
        <source>Please give a reason.</source>
        <translation type="unfinished">Indique un motivo, por favor.</translation>
    </message>
    <message>
        <source>That is not the code. Tries left: {count}</source>
        <translation type="unfinished">Ese no es el código. Intentos restantes: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Three wrong codes. Please wait %n s.</source>
        <translation type="unfinished">
            <numerusform>Tres códigos incorrectos. Espere %n s, por favor.</numerusform>
            <numerusform>Tres códigos incorrectos. Espere %n s, por favor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished">Qué hay que escribir</translation>
    </message>
    <message>
        <source>Length and citations</source>
        <translation type="unfinished">Extensión y citas</translation>
    </message>
    <message>
        <source>About {target} words, from {least} to {most}. Citations are not counted.</source>
        <translation type="unfinished">Unas {target} palabras, de {least} a {most}. Las citas no se cuentan.</translation>
    </message>
    <message>
        <source>[3] cites passage 3. Put the citation behind what you took from the passage; Ctrl+K cites the current passage.</source>
        <translation type="unfinished">[3] cita el pasaje 3. Ponga la cita detrás de lo que tomó del pasaje; Ctrl+K cita el pasaje actual.</translation>
    </message>
    <message numerus="yes">
        <source>Cite at least %n passage(s).</source>
        <translation type="unfinished">
            <numerusform>Cite al menos %n pasaje.</numerusform>
            <numerusform>Cite al menos %n pasajes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestFailedScreen</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Terminar</translation>
    </message>
</context>
<context>
    <name>TestScreen</name>
    <message>
        <source>A few questions</source>
        <translation type="unfinished">Algunas preguntas</translation>
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
        <translation type="unfinished">Oscuro</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished">Negro sobre blanco</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished">Blanco sobre negro</translation>
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
        <translation type="unfinished">Tamaño del texto, colores e idioma</translation>
    </message>
    <message>
        <source>Practice {number} of {count}</source>
        <translation type="unfinished">Práctica {number} de {count}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished">Página {number} de {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Práctica</translation>
    </message>
    <message>
        <source>less than a minute of rating left</source>
        <translation type="unfinished">queda menos de un minuto de valoración</translation>
    </message>
    <message numerus="yes">
        <source>about %n min of rating left</source>
        <translation type="unfinished">
            <numerusform>queda alrededor de %n min de valoración</numerusform>
            <numerusform>quedan alrededor de %n min de valoración</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingSummaryScreen</name>
    <message>
        <source>How the practice went</source>
        <translation type="unfinished">Resultado de la práctica</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answer(s) right</source>
        <translation type="unfinished">
            <numerusform>Respuestas correctas: {right} de %n</numerusform>
            <numerusform>Respuestas correctas: {right} de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} Page {page}: {right} of {count} right</source>
        <translation type="unfinished">{mark} Página {page}: {right} de {count} correctas</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished">Practicar otra vez</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Continuar</translation>
    </message>
    <message>
        <source>Thank you. Now it goes on.</source>
        <translation type="unfinished">Gracias. Ahora continúa.</translation>
    </message>
    <message>
        <source>Well done. Now it goes on.</source>
        <translation type="unfinished">Muy bien. Ahora continúa.</translation>
    </message>
    <message>
        <source>That was the last try. Please tell your supervisor, then go on.</source>
        <translation type="unfinished">Ese fue el último intento. Avise a quien supervisa y después continúe.</translation>
    </message>
    <message>
        <source>{percent} % are needed, so the practice comes once more.</source>
        <translation type="unfinished">Se necesita un {percent} %, así que la práctica se repite una vez más.</translation>
    </message>
    <message>
        <source>The next try is number {number} of {tries}.</source>
        <translation type="unfinished">El siguiente intento es el número {number} de {tries}.</translation>
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
        <translation type="unfinished">Un texto para leer</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished">Consentimiento</translation>
    </message>
    <message>
        <source>Origin of the texts</source>
        <translation type="unfinished">Origen de los textos</translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished">Prueba</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation type="unfinished">Cuestionario</translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished">Pausa</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Instrucciones</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished">Práctica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Valoración</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Redacción</translation>
    </message>
    <message>
        <source>{name}, pages {first}–{last}</source>
        <translation type="unfinished">{name}, páginas {first}–{last}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished">Fin</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>there is no passage {numbers}; the last one is {last}</source>
        <translation type="unfinished">no hay ningún pasaje {numbers}; el último es {last}</translation>
    </message>
    <message>
        <source>{cited} of at least {least} cited passages</source>
        <translation type="unfinished">pasajes citados: {cited}, mínimo {least}</translation>
    </message>
    <message>
        <source>{words} of at least {least} words</source>
        <translation type="unfinished">palabras: {words}, mínimo {least}</translation>
    </message>
    <message>
        <source>{words} words, at most {most}</source>
        <translation type="unfinished">palabras: {words}, máximo {most}</translation>
    </message>
</context>
<context>
    <name>WritingFoot</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly {target} required</source>
        <translation type="unfinished">se exigen exactamente {target}</translation>
    </message>
    <message>
        <source>aim for {target}, from {least} to {most}</source>
        <translation type="unfinished">objetivo {target}, de {least} a {most}</translation>
    </message>
    <message>
        <source>{n} of at least {least} passages cited</source>
        <translation type="unfinished">pasajes citados: {n}, mínimo {least}</translation>
    </message>
    <message>
        <source>No passage cited yet</source>
        <translation type="unfinished">Todavía sin pasajes citados</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) cited</source>
        <translation type="unfinished">
            <numerusform>%n pasaje citado</numerusform>
            <numerusform>%n pasajes citados</numerusform>
        </translation>
    </message>
    <message>
        <source>no such passage: {numbers}</source>
        <translation type="unfinished">no existe ese pasaje: {numbers}</translation>
    </message>
</context>
<context>
    <name>WritingLayout</name>
    <message>
        <source>Write here</source>
        <translation type="unfinished">Escriba aquí</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation type="unfinished">Su texto</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>The task (F1)</source>
        <translation type="unfinished">La tarea (F1)</translation>
    </message>
</context>
<context>
    <name>WritingScreen</name>
    <message>
        <source>Writing</source>
        <translation type="unfinished">Redacción</translation>
    </message>
    <message>
        <source>cite [{n}]</source>
        <translation type="unfinished">citar [{n}]</translation>
    </message>
    <message>
        <source>passages / text</source>
        <translation type="unfinished">pasajes / texto</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished">tarea</translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished">siguiente</translation>
    </message>
</context>
</TS>
