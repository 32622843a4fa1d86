import type { IdentityWords } from "./identityWords.ts";

export const de: IdentityWords = {
  tag: "de",
  sentence: "Banknoten, Edelmetalle und Ausweisdokumente prüfen.",
  promise:
    "Sehen, ob es gültig ist, wer es annimmt und bis wann, und wie es unter UV-Licht aussieht.",
  signIn: "Anmelden",
  login: "Benutzername oder E-Mail",
  password: "Passwort",
  or: "oder",
  oneTimeLink: "Einmallink verwenden",
  oneTimeLinkHelp:
    "Ein Einmallink meldet Sie ohne Passwort an. Er wird beim Start des Servers ausgegeben oder von Ihrer Administration verschickt. Öffnen Sie den ganzen Link in diesem Browser: Er gilt einmal und nur 15 Minuten lang.",
  demoAccounts: "Demokonten",
  demoPassword:
    "Ein Passwort für alle: Es wurde beim ersten Start des Servers gesetzt oder ausgegeben.",
  otherLanguages: "Andere Sprachen",
  roles: {
    clerk: "Schalterpersonal",
    officer: "Dokumentenprüfung",
    administrator: "Kundenadministration",
    reseller: "Vertriebspartner",
    newcomer: "Neues Konto",
  },
  language: "Sprache",
  missing: "Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse und Ihr Passwort ein.",
  wrongPassword:
    "Benutzername oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.",
  tooManyAttempts: "Zu viele Versuche. Versuchen Sie es {when} noch einmal.",
  notInOrganization:
    "Dieses Konto gehört nicht zu „{organization}“. Melden Sie sich mit einem passenden Konto an.",
  problems: {
    unknownClient: {
      title: "Unbekannte Anwendung",
      text: "Die Anwendung, von der Sie kommen, ist bei diesem Anmeldedienst nicht eingetragen.",
      next: "Öffnen Sie die Anwendung noch einmal unter ihrer gewohnten Adresse. Erscheint diese Seite wieder, wenden Sie sich an Ihre Administration.",
    },
    unlistedRedirect: {
      title: "Anmeldung aus Sicherheitsgründen abgebrochen",
      text: "Nach der Anmeldung wären Sie an eine Adresse gelangt, die für diese Anwendung nicht eingetragen ist.",
      next: "Öffnen Sie die Anwendung unter ihrer gewohnten Adresse. Kamen Sie durch einen Link in einer Nachricht hierher, trauen Sie ihm nicht.",
    },
    unlistedLogout: {
      title: "Sie wurden nicht weitergeleitet",
      text: "Nach der Abmeldung wären Sie an eine Adresse gelangt, die für diese Anwendung nicht eingetragen ist.",
      next: "Öffnen Sie die Anwendung unter ihrer gewohnten Adresse und melden Sie sich dort ab.",
    },
    expired: {
      title: "Diese Anmeldung ist abgelaufen",
      text: "Die Seite war zu lange offen, wurde schon verwendet, oder der Browser hat ihr Cookie nicht behalten.",
      next: "Beginnen Sie in der Anwendung von vorn.",
    },
    badRequest: {
      title: "Die Anmeldung konnte nicht gestartet werden",
      text: "Die Anwendung hat eine Anfrage geschickt, die dieser Anmeldedienst nicht versteht.",
      next: "Beginnen Sie in der Anwendung von vorn. Erscheint diese Seite wieder, nennen Sie Ihrer Administration die Details unten.",
    },
    notFound: {
      title: "Seite nicht gefunden",
      text: "Unter dieser Adresse hat der Anmeldedienst keine Seite.",
      next: "Öffnen Sie die Anwendung. Sie führt Sie zur Anmeldeseite.",
    },
    unavailable: {
      title: "Der Dienst ist zurzeit nicht verfügbar",
      text: "Meist ist er nach wenigen Minuten wieder verfügbar.",
      next: "Warten Sie einen Augenblick. Bleibt diese Seite stehen, öffnen Sie Specimen erneut.",
    },
    serverError: {
      title: "Bei uns ist etwas schiefgegangen",
      text: "Der Anmeldedienst konnte Ihre Anfrage nicht abschließen.",
      next: "Warten Sie einen Augenblick und versuchen Sie es noch einmal. Erscheint diese Seite wieder, nennen Sie Ihrer Administration die Details unten.",
    },
  },
  openApp: "Specimen öffnen",
  details: "Details:",
  labelled: "{label}: {text}",
  signOut: "Abmelden",
  signingOut: "Abmeldung läuft …",
  signedOut: "Sie sind abgemeldet",
  signedOutText: "Sie können diese Seite schließen oder sich in der Anwendung wieder anmelden.",
  passkeys: {
    title: "Passkeys",
    text: "Ein Passkey bestätigt Ihre Anmeldung nach dem Passwort: mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.",
    password: "Geben Sie Ihr Passwort noch einmal ein, um Ihre Passkeys zu verwalten.",
    continue: "Weiter",
    confirm: "Passkey verwenden",
    confirmText: "Ihr Passwort stimmt. Bestätigen Sie jetzt mit einem Ihrer Passkeys.",
    use: "Passkey verwenden",
    waiting: "Folgen Sie den Anweisungen Ihres Browsers.",
    code: "Wiederherstellungscode",
    useCode: "Wiederherstellungscode verwenden",
    codeHelp:
      "Jeder Code, den Sie gesichert haben, gilt einmal. Haben Sie keinen Code, wenden Sie sich an Ihre Administration.",
    otherAccount: "Anderes Konto verwenden",
    none: "Sie haben keine Passkeys. Zur Anmeldung genügt Ihr Passwort.",
    name: "Name des Passkeys",
    nameHint: "Zum Beispiel „Dienst-Laptop“.",
    add: "Passkey hinzufügen",
    created: "Erstellt am {date}",
    used: "Zuletzt verwendet am {date}",
    unused: "Noch nicht verwendet",
    onlyAt: "Gilt nur bei {host}",
    rename: "Umbenennen",
    saveName: "Namen speichern",
    remove: "Entfernen",
    removeText: "Mit „{name}“ können Sie sich dann nicht mehr anmelden.",
    removeLast:
      "Das ist Ihr letzter Passkey. Ohne ihn genügt zur Anmeldung Ihr Passwort, und Ihre Wiederherstellungscodes werden gelöscht.",
    codes: "Wiederherstellungscodes",
    codesLeft: "Verbleibende Codes: {number}. Jeder ersetzt einmal einen Passkey.",
    newCodes: "Neue Codes erstellen",
    newCodesText: "Ihre bisherigen Codes gelten dann nicht mehr.",
    saveCodes: "Wiederherstellungscodes sichern",
    saveCodesText:
      "Wenn Sie keinen Passkey verwenden können, ersetzt ihn jeder dieser Codes einmal. Drucken Sie die Codes aus oder schreiben Sie sie auf, und verwahren Sie sie sicher. Sie werden nicht noch einmal angezeigt.",
    saved: "Ich habe die Codes gesichert",
    done: "Fertig",
    notHere:
      "An dieser Adresse sind Passkeys nicht möglich. Browser verlangen HTTPS und einen Domainnamen. Wenden Sie sich an Ihre Administration.",
    noScript: "Passkeys brauchen JavaScript. Schalten Sie es in Ihrem Browser ein.",
    outcomes: {
      added: "Der Passkey wurde hinzugefügt.",
      renamed: "Der Passkey wurde umbenannt.",
      removed: "Der Passkey wurde entfernt.",
    },
    problems: {
      cancelled:
        "Die Anfrage wurde abgebrochen, dauerte zu lange, oder dieses Gerät hat keinen passenden Passkey. Versuchen Sie es noch einmal.",
      unsupported:
        "Dieser Browser unterstützt keine Passkeys. Aktualisieren Sie ihn oder verwenden Sie einen anderen.",
      known:
        "Dieses Gerät oder dieser Sicherheitsschlüssel hat schon einen Passkey für dieses Konto.",
      unable:
        "Dieses Gerät kann keinen passenden Passkey erstellen. Versuchen Sie es mit einem anderen Gerät oder einem Sicherheitsschlüssel.",
      refused:
        "Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder verwenden Sie einen anderen.",
      stale: "Die Anfrage ist abgelaufen. Versuchen Sie es noch einmal.",
      wrongCode:
        "Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Prüfen Sie ihn und versuchen Sie es noch einmal.",
      full: "Sie haben 20 Passkeys, mehr sind nicht möglich. Entfernen Sie zuerst einen.",
      nameMissing: "Geben Sie einen Namen mit höchstens 60 Zeichen ein.",
      startAgain: "Es ist zu viel Zeit vergangen. Geben Sie Ihr Passwort noch einmal ein.",
    },
  },
};
