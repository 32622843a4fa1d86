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
    unavailable: {
      title: "Il servizio al momento non è disponibile",
      text: "Di solito si risolve in pochi minuti.",
      next: "Attenda un momento. Se questa pagina non cambia, apra di nuovo Specimen.",
    },
    serverError: {
      title: "Qualcosa non ha funzionato da parte nostra",
      text: "Il servizio di accesso non ha potuto completare la richiesta.",
      next: "Attenda un momento e riprovi. Se questa pagina ricompare, comunichi all’amministratore i dettagli qui sotto.",
    },
  },
  openApp: "Apri Specimen",
  details: "Dettagli:",
  labelled: "{label}: {text}",
  signOut: "Esci",
  signingOut: "Uscita in corso…",
  signedOut: "Sessione chiusa",
  signedOutText: "Può chiudere questa pagina o accedere di nuovo dall’applicazione.",
  passkeys: {
    title: "Passkey",
    text: "Una passkey conferma l’accesso dopo la password: con impronta, volto, PIN o chiave di sicurezza.",
    password: "Inserisca di nuovo la password per gestire le Sue passkey.",
    continue: "Continua",
    confirm: "Usi la Sua passkey",
    confirmText: "La password è corretta. Ora confermi con una delle Sue passkey.",
    use: "Usa una passkey",
    waiting: "Segua le istruzioni del browser.",
    code: "Codice di recupero",
    useCode: "Usa un codice di recupero",
    codeHelp:
      "Ogni codice che ha conservato vale una sola volta. Se non ne ha, si rivolga all’amministratore.",
    otherAccount: "Usa un altro account",
    none: "Non ha passkey. Per accedere basta la password.",
    name: "Nome della passkey",
    nameHint: "Per esempio «Portatile dell’ufficio».",
    add: "Aggiungi una passkey",
    created: "Creata il {date}",
    used: "Ultimo uso il {date}",
    unused: "Non ancora usata",
    onlyAt: "Vale solo su {host}",
    rename: "Rinomina",
    saveName: "Salva il nome",
    remove: "Rimuovi",
    removeText: "Non potrà più accedere con «{name}».",
    removeLast:
      "È la Sua ultima passkey. Senza di essa per accedere basta la password e i Suoi codici di recupero vengono eliminati.",
    codes: "Codici di recupero",
    codesLeft: "Codici rimasti: {number}. Ognuno sostituisce una volta una passkey.",
    newCodes: "Crea nuovi codici",
    newCodesText: "I codici attuali non saranno più validi.",
    saveCodes: "Conservi i codici di recupero",
    saveCodesText:
      "Se non può usare una passkey, ognuno di questi codici la sostituisce una volta. Li stampi o li annoti e li conservi in un luogo sicuro. Non verranno più mostrati.",
    saved: "Ho conservato i codici",
    done: "Fine",
    notHere:
      "A questo indirizzo non si possono usare passkey. I browser richiedono HTTPS e un nome di dominio. Si rivolga all’amministratore.",
    noScript: "Le passkey richiedono JavaScript. Lo attivi nel browser.",
    outcomes: {
      added: "La passkey è stata aggiunta.",
      renamed: "La passkey è stata rinominata.",
      removed: "La passkey è stata rimossa.",
    },
    problems: {
      cancelled:
        "La richiesta è stata annullata, è durata troppo o questo dispositivo non ha una passkey adatta. Riprovi.",
      unsupported: "Questo browser non supporta le passkey. Lo aggiorni o ne usi un altro.",
      known:
        "Questo dispositivo o questa chiave di sicurezza ha già una passkey per questo account.",
      unable:
        "Questo dispositivo non può creare una passkey adatta. Provi con un altro dispositivo o con una chiave di sicurezza.",
      refused: "Questa passkey non è stata accettata. Riprovi o ne usi un’altra.",
      stale: "La richiesta è scaduta. Riprovi.",
      wrongCode:
        "Questo codice di recupero non è corretto o è già stato usato. Lo controlli e riprovi.",
      full: "Ha 20 passkey, il numero massimo. Ne rimuova prima una.",
      nameMissing: "Inserisca un nome di non più di 60 caratteri.",
      startAgain: "È passato troppo tempo. Inserisca di nuovo la password.",
    },
  },
};
