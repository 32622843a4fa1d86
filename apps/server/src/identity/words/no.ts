import type { IdentityWords } from "./identityWords.ts";

export const no: IdentityWords = {
  tag: "nb",
  sentence: "Kontroller sedler, edelmetaller og identitetsdokumenter.",
  promise: "Se om det er gyldig, hvem som tar imot og til når, og hva som vises under UV-lys.",
  signIn: "Logg inn",
  login: "Brukernavn eller e-post",
  password: "Passord",
  or: "eller",
  oneTimeLink: "Bruk en engangslenke",
  oneTimeLinkHelp:
    "En engangslenke logger deg inn uten passord. Den vises når serveren starter, eller administratoren sender den. Åpne hele lenken i denne nettleseren: Den virker én gang og utløper etter 15 minutter.",
  demoAccounts: "Demokontoer",
  demoPassword: "Ett passord for alle: Det ble satt eller vist da serveren startet første gang.",
  otherLanguages: "Andre språk",
  roles: {
    clerk: "Skranke",
    officer: "Dokumentkontroll",
    administrator: "Kundeadministrator",
    reseller: "Forhandler",
    newcomer: "Ny bruker",
  },
  language: "Språk",
  missing: "Skriv inn brukernavn eller e-post og passord.",
  wrongPassword: "Brukernavnet eller passordet er feil. Sjekk begge og prøv igjen.",
  tooManyAttempts: "For mange forsøk. Prøv igjen {when}.",
  notInOrganization:
    "Denne kontoen hører ikke til «{organization}». Logg inn med en konto som gjør det.",
  problems: {
    unknownClient: {
      title: "Ukjent program",
      text: "Programmet som sendte deg hit, er ikke registrert hos denne innloggingstjenesten.",
      next: "Åpne programmet igjen på den vanlige adressen. Vises denne siden igjen, si fra til administratoren.",
    },
    unlistedRedirect: {
      title: "Innloggingen er stoppet for sikkerhets skyld",
      text: "Etter innloggingen ville du ha blitt sendt til en adresse som ikke er registrert for dette programmet.",
      next: "Åpne programmet på den vanlige adressen. Kom du hit fra en lenke i en melding, ikke stol på den.",
    },
    unlistedLogout: {
      title: "Du ble ikke sendt videre",
      text: "Etter utloggingen ville du ha blitt sendt til en adresse som ikke er registrert for dette programmet.",
      next: "Åpne programmet på den vanlige adressen og logg ut der.",
    },
    expired: {
      title: "Denne innloggingen er utløpt",
      text: "Siden sto åpen for lenge, er allerede brukt, eller nettleseren beholdt ikke informasjonskapselen.",
      next: "Begynn på nytt fra programmet.",
    },
    badRequest: {
      title: "Innloggingen kunne ikke starte",
      text: "Programmet sendte en forespørsel som denne innloggingstjenesten ikke forstår.",
      next: "Begynn på nytt fra programmet. Vises denne siden igjen, gi administratoren detaljene nedenfor.",
    },
    notFound: {
      title: "Siden ble ikke funnet",
      text: "Innloggingstjenesten har ingen side på denne adressen.",
      next: "Åpne programmet, så kommer du til innloggingen.",
    },
    serverError: {
      title: "Noe gikk galt hos oss",
      text: "Innloggingstjenesten kunne ikke fullføre forespørselen.",
      next: "Vent litt og prøv igjen. Vises denne siden igjen, gi administratoren detaljene nedenfor.",
    },
  },
  openApp: "Åpne Specimen",
  details: "Detaljer:",
  signOut: "Logg ut",
  signingOut: "Logger ut …",
  signedOut: "Du er logget ut",
  signedOutText: "Du kan lukke denne siden eller logge inn igjen fra programmet.",
};
