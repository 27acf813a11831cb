<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Screen</name>
    <message numerus="yes">
        <source>%n still to decide</source>
        <translation>
            <numerusform>%n still to decide</numerusform>
            <numerusform>%n still to decide</numerusform>
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
    <name>StudyPanel</name>
    <message numerus="yes">
        <source>%n robot session(s)</source>
        <translation>
            <numerusform>%n robot session</numerusform>
            <numerusform>%n robot sessions</numerusform>
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
    <name>TopBar</name>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>about %n min left</numerusform>
            <numerusform>about %n min left</numerusform>
        </translation>
    </message>
</context>
</TS>
