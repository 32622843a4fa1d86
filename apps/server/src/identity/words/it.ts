import type { IdentityWords } from "./identityWords.ts";

export const it: IdentityWords = {
  tag: "it",
  sentence: "Verifichi banconote, metalli preziosi e documenti d’identità.",
  promise: "Veda se è valido, chi lo accetta e fino a quando, e che cosa mostra ai raggi UV.",
  signIn: "Accedi",
  login: "Nome utente o e-mail",
  password: "Password",
  or: "oppure",
  oneTimeLink: "Usa un link monouso",
  oneTimeLinkHelp:
    "Con un link monouso si accede senza password. Viene mostrato all’avvio del server oppure lo invia l’amministratore. Apra il link intero in questo browser: funziona una sola volta e scade dopo 15 minuti.",
  demoAccounts: "Account dimostrativi",
  demoPassword:
    "Una sola password per tutti: è stata impostata o mostrata al primo avvio del server.",
  otherLanguages: "Altre lingue",
  roles: {
    clerk: "Sportello",
    officer: "Controllo documenti",
    administrator: "Amministrazione cliente",
    reseller: "Rivenditore",
    newcomer: "Nuovo utente",
  },
  language: "Lingua",
  missing: "Inserisca il nome utente o l’e-mail e la password.",
  wrongPassword: "Il nome utente o la password non sono corretti. Controlli entrambi e riprovi.",
  tooManyAttempts: "Troppi tentativi. Riprovi {when}.",
  notInOrganization:
    "Questo account non appartiene a «{organization}». Acceda con un account che ne fa parte.",
  problems: {
    unknownClient: {
      title: "Applicazione sconosciuta",
      text: "L’applicazione da cui proviene non è registrata presso questo servizio di accesso.",
      next: "Apra di nuovo l’applicazione al suo indirizzo abituale. Se questa pagina ricompare, avvisi l’amministratore.",
    },
    unlistedRedirect: {
      title: "Accesso interrotto per motivi di sicurezza",
      text: "Dopo l’accesso si sarebbe arrivati a un indirizzo non registrato per questa applicazione.",
      next: "Apra l’applicazione al suo indirizzo abituale. Se ha seguito un link in un messaggio, non se ne fidi.",
    },
    unlistedLogout: {
      title: "Reindirizzamento non eseguito",
      text: "Dopo l’uscita si sarebbe arrivati a un indirizzo non registrato per questa applicazione.",
      next: "Apra l’applicazione al suo indirizzo abituale ed esca da lì.",
    },
    expired: {
      title: "Questo accesso è scaduto",
      text: "La pagina è rimasta aperta troppo a lungo, è già stata usata o il browser non ha conservato il suo cookie.",
      next: "Ricominci dall’applicazione.",
    },
    badRequest: {
      title: "Impossibile avviare l’accesso",
      text: "L’applicazione ha inviato una richiesta che questo servizio non capisce.",
      next: "Ricominci dall’applicazione. Se questa pagina ricompare, comunichi all’amministratore i dettagli qui sotto.",
    },
    notFound: {
      title: "Pagina non trovata",
      text: "Il servizio di accesso non ha una pagina a questo indirizzo.",
      next: "Apra l’applicazione. La porterà alla pagina di accesso.",
    },
    serverError: {
      title: "Qualcosa non ha funzionato da parte nostra",
      text: "Il servizio di accesso non ha potuto completare la richiesta.",
      next: "Attenda un momento e riprovi. Se questa pagina ricompare, comunichi all’amministratore i dettagli qui sotto.",
    },
  },
  openApp: "Apri Specimen",
  details: "Dettagli:",
  signOut: "Esci",
  signingOut: "Uscita in corso…",
  signedOut: "Sessione chiusa",
  signedOutText: "Può chiudere questa pagina o accedere di nuovo dall’applicazione.",
};
