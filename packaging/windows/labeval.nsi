; Installer for Windows, of the folder that PyInstaller made. From the root of the project:
;
;   makensis /DVERSION=0.2.0 packaging/windows/labeval.nsi
;
; Installs for the current user, without administrator rights. Removing it removes the program and
; nothing else: studies are folders of their user.

Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!ifndef VERSION
  !error "the version is missing: makensis /DVERSION=0.2.0"
!endif
!ifndef PROGRAM
  !define PROGRAM "..\..\dist\labeval"
!endif
!ifndef TARGET
  !define TARGET "..\..\dist"
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\labeval"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\labeval.exe"

Name "labeval"
OutFile "${TARGET}\labeval-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\labeval"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "labeval"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Moderated human evaluation of texts written by language models"
VIAddVersionKey "LegalCopyright" "The labeval authors, Apache-2.0"

!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "labeval is running, or its files are in use. Close it and try again."
LangString RUNNING ${LANG_GERMAN} "labeval läuft, oder seine Dateien sind in Gebrauch. Bitte schließen und noch einmal versuchen."
LangString OTHER ${LANG_ENGLISH} "This folder holds files and no labeval. Choose an empty one, or a new one."
LangString OTHER ${LANG_GERMAN} "In diesem Ordner liegen Dateien, aber kein labeval. Bitte einen leeren oder neuen wählen."

Section "labeval"
  ; What an older version had and the new one has not must not stay. Only a folder that an
  ; installer of labeval has made is emptied.
  ${If} ${FileExists} "$INSTDIR\*.*"
    ${IfNot} ${FileExists} "$INSTDIR\uninstall.exe"
      MessageBox MB_ICONSTOP "$(OTHER)" /SD IDOK
      Abort
    ${EndIf}
    ClearErrors
    Delete "$INSTDIR\labeval.exe"
    Delete "$INSTDIR\labeval-window.exe"
    ${If} ${Errors}
      MessageBox MB_ICONSTOP "$(RUNNING)" /SD IDOK
      Abort
    ${EndIf}
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}

  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\labeval.lnk" "$INSTDIR\labeval-window.exe"

  WriteRegStr HKCU "${KEY}" "DisplayName" "labeval"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\labeval-window.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The labeval authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  WriteRegStr HKCU "${PATHS}" "" "$INSTDIR\labeval.exe"
SectionEnd

Section "Uninstall"
  ClearErrors
  Delete "$INSTDIR\labeval.exe"
  Delete "$INSTDIR\labeval-window.exe"
  ${If} ${Errors}
    MessageBox MB_ICONSTOP "$(RUNNING)" /SD IDOK
    Abort
  ${EndIf}
  RMDir /r "$INSTDIR\_internal"
  Delete "$SMPROGRAMS\labeval.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${PATHS}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd
