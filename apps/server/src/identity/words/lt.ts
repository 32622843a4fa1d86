import type { IdentityWords } from "./identityWords.ts";

export const lt: IdentityWords = {
  tag: "lt",
  sentence: "Tikrinkite banknotus, tauriuosius metalus ir asmens dokumentus.",
  promise: "Sužinokite, ar galioja, kas priima ir iki kada, ir kas matyti UV šviesoje.",
  signIn: "Prisijungti",
  login: "Naudotojo vardas arba el. paštas",
  password: "Slaptažodis",
  or: "arba",
  oneTimeLink: "Naudoti vienkartinę nuorodą",
  oneTimeLinkHelp:
    "Vienkartinė nuoroda prijungia be slaptažodžio. Ji parodoma paleidžiant serverį arba ją atsiunčia administratorius. Atverkite visą nuorodą šioje naršyklėje: ji veikia vieną kartą ir galioja 15 minučių.",
  demoAccounts: "Demonstracinės paskyros",
  demoPassword:
    "Visoms vienas slaptažodis: jis nustatytas arba parodytas pirmą kartą paleidus serverį.",
  otherLanguages: "Kitos kalbos",
  roles: {
    clerk: "Kasos darbuotojas",
    officer: "Dokumentų tikrintojas",
    administrator: "Kliento administratorius",
    reseller: "Perpardavėjas",
    newcomer: "Naujas naudotojas",
  },
  language: "Kalba",
  missing: "Įveskite naudotojo vardą arba el. paštą ir slaptažodį.",
  wrongPassword:
    "Naudotojo vardas arba slaptažodis neteisingas. Patikrinkite abu ir bandykite dar kartą.",
  tooManyAttempts: "Per daug bandymų. Bandykite dar kartą {when}.",
  notInOrganization:
    "Ši paskyra nepriklauso organizacijai „{organization}“. Prisijunkite su jai priklausančia paskyra.",
  problems: {
    unknownClient: {
      title: "Nežinoma programa",
      text: "Programa, iš kurios atėjote, neužregistruota šioje prisijungimo paslaugoje.",
      next: "Atverkite programą įprastu adresu. Jei šis puslapis pasirodys vėl, praneškite administratoriui.",
    },
    unlistedRedirect: {
      title: "Prisijungimas sustabdytas dėl saugumo",
      text: "Prisijungus būtumėte nukreipti adresu, kuris šiai programai neužregistruotas.",
      next: "Atverkite programą įprastu adresu. Jei čia patekote per nuorodą žinutėje, ja nepasitikėkite.",
    },
    unlistedLogout: {
      title: "Nebuvote nukreipti toliau",
      text: "Atsijungus būtumėte nukreipti adresu, kuris šiai programai neužregistruotas.",
      next: "Atverkite programą įprastu adresu ir atsijunkite ten.",
    },
    expired: {
      title: "Šis prisijungimas nebegalioja",
      text: "Puslapis buvo atvertas per ilgai, jau panaudotas arba naršyklė neišsaugojo jo slapuko.",
      next: "Pradėkite iš naujo programoje.",
    },
    badRequest: {
      title: "Prisijungimo pradėti nepavyko",
      text: "Programa atsiuntė užklausą, kurios ši prisijungimo paslauga nesupranta.",
      next: "Pradėkite iš naujo programoje. Jei šis puslapis pasirodys vėl, perduokite administratoriui toliau pateiktą informaciją.",
    },
    notFound: {
      title: "Puslapis nerastas",
      text: "Šiuo adresu prisijungimo paslauga puslapio neturi.",
      next: "Atverkite programą. Ji nukreips į prisijungimo puslapį.",
    },
    serverError: {
      title: "Įvyko mūsų sistemos klaida",
      text: "Prisijungimo paslauga negalėjo užbaigti Jūsų užklausos.",
      next: "Truputį palaukite ir bandykite dar kartą. Jei šis puslapis pasirodys vėl, perduokite administratoriui toliau pateiktą informaciją.",
    },
  },
  openApp: "Atverti „Specimen“",
  details: "Išsami informacija:",
  signOut: "Atsijungti",
  signingOut: "Atsijungiama…",
  signedOut: "Jūs atsijungėte",
  signedOutText: "Galite užverti šį puslapį arba vėl prisijungti programoje.",
};
