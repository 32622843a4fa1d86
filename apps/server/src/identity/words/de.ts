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
  missing: "Geben Sie Benutzername oder E-Mail und das Passwort ein.",
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
    serverError: {
      title: "Bei uns ist etwas schiefgegangen",
      text: "Der Anmeldedienst konnte Ihre Anfrage nicht abschließen.",
      next: "Warten Sie einen Augenblick und versuchen Sie es noch einmal. Erscheint diese Seite wieder, nennen Sie Ihrer Administration die Details unten.",
    },
  },
  openApp: "Specimen öffnen",
  details: "Details:",
  signOut: "Abmelden",
  signingOut: "Abmeldung läuft …",
  signedOut: "Sie sind abgemeldet",
  signedOutText: "Sie können diese Seite schließen oder sich in der Anwendung wieder anmelden.",
};
