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
    unavailable: {
      title: "Tjenesten er ikke tilgjengelig akkurat nå",
      text: "Den er vanligvis tilbake i løpet av noen minutter.",
      next: "Vent litt. Blir denne siden stående, åpner du Specimen på nytt.",
    },
    serverError: {
      title: "Noe gikk galt hos oss",
      text: "Innloggingstjenesten kunne ikke fullføre forespørselen.",
      next: "Vent litt og prøv igjen. Vises denne siden igjen, gi administratoren detaljene nedenfor.",
    },
  },
  openApp: "Åpne Specimen",
  details: "Detaljer:",
  labelled: "{label}: {text}",
  signOut: "Logg ut",
  signingOut: "Logger ut …",
  signedOut: "Du er logget ut",
  signedOutText: "Du kan lukke denne siden eller logge inn igjen fra programmet.",
  passkeys: {
    title: "Tilgangsnøkler",
    text: "En tilgangsnøkkel bekrefter innloggingen etter passordet: med fingeravtrykk, ansikt, PIN-kode eller sikkerhetsnøkkel.",
    password: "Skriv inn passordet på nytt for å administrere tilgangsnøklene dine.",
    continue: "Fortsett",
    confirm: "Bruk tilgangsnøkkelen din",
    confirmText: "Passordet er riktig. Bekreft nå med en av tilgangsnøklene dine.",
    use: "Bruk tilgangsnøkkel",
    waiting: "Følg instruksjonene i nettleseren.",
    code: "Gjenopprettingskode",
    useCode: "Bruk en gjenopprettingskode",
    codeHelp:
      "Hver kode du har tatt vare på, virker én gang. Har du ingen kode, spør administratoren.",
    otherAccount: "Bruk en annen konto",
    none: "Du har ingen tilgangsnøkler. Passordet er nok til å logge inn.",
    name: "Navn på tilgangsnøkkelen",
    nameHint: "For eksempel «Jobb-PC».",
    add: "Legg til en tilgangsnøkkel",
    created: "Opprettet {date}",
    used: "Sist brukt {date}",
    unused: "Ikke brukt ennå",
    onlyAt: "Virker bare på {host}",
    rename: "Gi nytt navn",
    saveName: "Lagre navnet",
    remove: "Fjern",
    removeText: "Du kan ikke lenger logge inn med «{name}».",
    removeLast:
      "Dette er den siste tilgangsnøkkelen din. Uten den er passordet nok til å logge inn, og gjenopprettingskodene dine slettes.",
    codes: "Gjenopprettingskoder",
    codesLeft: "Koder igjen: {number}. Hver av dem erstatter en tilgangsnøkkel én gang.",
    newCodes: "Lag nye koder",
    newCodesText: "De nåværende kodene slutter å virke.",
    saveCodes: "Ta vare på gjenopprettingskodene",
    saveCodesText:
      "Hvis du ikke kan bruke en tilgangsnøkkel, erstatter hver av disse kodene den én gang. Skriv dem ut eller noter dem, og oppbevar dem trygt. De vises ikke igjen.",
    saved: "Jeg har tatt vare på kodene",
    done: "Ferdig",
    notHere:
      "Tilgangsnøkler kan ikke brukes på denne adressen. Nettlesere krever HTTPS og et domenenavn. Spør administratoren.",
    noScript: "Tilgangsnøkler krever JavaScript. Slå det på i nettleseren.",
    outcomes: {
      added: "Tilgangsnøkkelen er lagt til.",
      renamed: "Tilgangsnøkkelen har fått nytt navn.",
      removed: "Tilgangsnøkkelen er fjernet.",
    },
    problems: {
      cancelled:
        "Forespørselen ble avbrutt, tok for lang tid, eller denne enheten har ingen passende tilgangsnøkkel. Prøv igjen.",
      unsupported:
        "Denne nettleseren støtter ikke tilgangsnøkler. Oppdater den eller bruk en annen.",
      known:
        "Denne enheten eller sikkerhetsnøkkelen har allerede en tilgangsnøkkel for denne kontoen.",
      unable:
        "Denne enheten kan ikke lage en passende tilgangsnøkkel. Prøv en annen enhet eller en sikkerhetsnøkkel.",
      refused: "Denne tilgangsnøkkelen ble ikke godtatt. Prøv igjen eller bruk en annen.",
      stale: "Forespørselen er utløpt. Prøv igjen.",
      wrongCode:
        "Denne gjenopprettingskoden er feil eller allerede brukt. Sjekk den og prøv igjen.",
      full: "Du har 20 tilgangsnøkler, og flere er ikke mulig. Fjern en først.",
      nameMissing: "Skriv inn et navn på høyst 60 tegn.",
      startAgain: "Det har gått for lang tid. Skriv inn passordet på nytt.",
    },
  },
};
