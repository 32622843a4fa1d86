import type { IdentityWords } from "./identityWords.ts";

export const it: IdentityWords = {
  tag: "it",
  sentence: "Conoscere la banconota, il lingotto, il documento che avete in mano.",
  promise: "Se è valido, chi lo accetta e fino a quando, che cosa mostra sotto la lampada.",
  signIn: "Accedi",
  login: "Nome utente o e-mail",
  password: "Password",
  or: "oppure",
  oneTimeLink: "Usa un link monouso",
  oneTimeLinkHelp:
    "Un link monouso fa accedere senza password. Viene mostrato all’avvio del server oppure lo invia l’amministratore. Apra il link intero in questo browser: funziona una sola volta, per 15 minuti.",
  demoAccounts: "Account dimostrativi",
  demoPassword:
    "Una sola password per tutti: è stata impostata o mostrata al primo avvio del server.",
  otherLanguages: "Altre lingue",
  roles: {
    clerk: "Sportello",
    officer: "Controllo documenti",
    administrator: "Amministrazione cliente",
    reseller: "Rivendita",
    newcomer: "Nuovo arrivato",
  },
  language: "Lingua",
  missing: "Inserisca il nome utente o l’e-mail e la password.",
  wrongPassword: "Il nome utente o la password non è corretto. Controlli entrambi e riprovi.",
  tooManyAttempts: "Troppi tentativi. Riprovi {when}.",
  notInOrganization:
    "Questo account non appartiene a «{organization}». Acceda con un account che ne fa parte.",
  problems: {
    unknownClient: {
      title: "Questa applicazione non è conosciuta qui",
      text: "L’applicazione che l’ha mandata qui non è registrata presso questo servizio di accesso.",
      next: "Apra di nuovo l’applicazione al suo indirizzo abituale. Se questa pagina ritorna, avvisi l’amministratore.",
    },
    unlistedRedirect: {
      title: "Accesso fermato per sicurezza",
      text: "Dopo l’accesso si sarebbe arrivati a un indirizzo non registrato per questa applicazione.",
      next: "Apra l’applicazione al suo indirizzo abituale. Se è arrivato qui da un link in un messaggio, non se ne fidi.",
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
      title: "L’accesso non è potuto iniziare",
      text: "L’applicazione ha inviato una richiesta che questo servizio non capisce.",
      next: "Ricominci dall’applicazione. Se questa pagina ritorna, comunichi all’amministratore i dettagli qui sotto.",
    },
    notFound: {
      title: "Qui non c’è nulla",
      text: "Questo indirizzo del servizio di accesso non porta da nessuna parte.",
      next: "Apra l’applicazione: porta da sola alla pagina di accesso.",
    },
    serverError: {
      title: "Qualcosa non ha funzionato da parte nostra",
      text: "Il servizio di accesso non ha potuto completare la richiesta.",
      next: "Attenda un momento e riprovi. Se questa pagina ritorna, comunichi all’amministratore i dettagli qui sotto.",
    },
  },
  openApp: "Apri Specimen",
  details: "Dettagli",
  signOut: "Esci",
  signingOut: "Uscita in corso…",
  signedOut: "Sessione chiusa",
  signedOutText: "Può chiudere questa pagina o accedere di nuovo dall’applicazione.",
};
