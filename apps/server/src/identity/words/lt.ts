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
    unavailable: {
      title: "Paslauga šiuo metu neprieinama",
      text: "Paprastai sutrikimas pašalinamas per kelias minutes.",
      next: "Truputį palaukite. Jei šis puslapis nepasikeis, atverkite „Specimen“ iš naujo.",
    },
    serverError: {
      title: "Įvyko mūsų sistemos klaida",
      text: "Prisijungimo paslauga negalėjo užbaigti Jūsų užklausos.",
      next: "Truputį palaukite ir bandykite dar kartą. Jei šis puslapis pasirodys vėl, perduokite administratoriui toliau pateiktą informaciją.",
    },
  },
  openApp: "Atverti „Specimen“",
  details: "Išsami informacija:",
  labelled: "{label}: {text}",
  signOut: "Atsijungti",
  signingOut: "Atsijungiama…",
  signedOut: "Jūs atsijungėte",
  signedOutText: "Galite užverti šį puslapį arba vėl prisijungti programoje.",
  passkeys: {
    title: "Prieigos raktai",
    text: "Prieigos raktas patvirtina prisijungimą po slaptažodžio: pirštų atspaudu, veidu, PIN kodu arba saugos raktu.",
    password: "Norėdami tvarkyti prieigos raktus, dar kartą įveskite slaptažodį.",
    continue: "Tęsti",
    confirm: "Naudokite prieigos raktą",
    confirmText: "Slaptažodis teisingas. Dabar patvirtinkite vienu iš savo prieigos raktų.",
    use: "Naudoti prieigos raktą",
    waiting: "Vykdykite naršyklės nurodymus.",
    code: "Atkūrimo kodas",
    useCode: "Naudoti atkūrimo kodą",
    codeHelp:
      "Kiekvienas išsaugotas kodas tinka vieną kartą. Jei kodo neturite, kreipkitės į administratorių.",
    otherAccount: "Naudoti kitą paskyrą",
    none: "Prieigos raktų neturite. Prisijungti pakanka slaptažodžio.",
    name: "Prieigos rakto pavadinimas",
    nameHint: "Pavyzdžiui, „Darbo kompiuteris“.",
    add: "Pridėti prieigos raktą",
    created: "Sukurtas {date}",
    used: "Paskutinį kartą naudotas {date}",
    unused: "Dar nenaudotas",
    onlyAt: "Tinka tik adresu {host}",
    rename: "Pervadinti",
    saveName: "Išsaugoti pavadinimą",
    remove: "Pašalinti",
    removeText: "Su „{name}“ prisijungti nebegalėsite.",
    removeLast:
      "Tai paskutinis Jūsų prieigos raktas. Be jo prisijungti pakaks slaptažodžio, o atkūrimo kodai bus ištrinti.",
    codes: "Atkūrimo kodai",
    codesLeft: "Liko kodų: {number}. Kiekvienas vieną kartą pakeičia prieigos raktą.",
    newCodes: "Sukurti naujus kodus",
    newCodesText: "Dabartiniai kodai nebegalios.",
    saveCodes: "Išsaugokite atkūrimo kodus",
    saveCodesText:
      "Jei negalite naudoti prieigos rakto, kiekvienas šių kodų jį pakeičia vieną kartą. Išspausdinkite arba užsirašykite kodus ir laikykite juos saugiai. Daugiau jie nebus rodomi.",
    saved: "Kodus išsaugojau",
    done: "Baigti",
    notHere:
      "Šiuo adresu prieigos raktų naudoti negalima. Naršyklės reikalauja HTTPS ir domeno vardo. Kreipkitės į administratorių.",
    noScript: "Prieigos raktams reikia „JavaScript“. Įjunkite jį naršyklėje.",
    outcomes: {
      added: "Prieigos raktas pridėtas.",
      renamed: "Prieigos raktas pervadintas.",
      removed: "Prieigos raktas pašalintas.",
    },
    problems: {
      cancelled:
        "Užklausa atšaukta, truko per ilgai arba šiame įrenginyje nėra tinkamo prieigos rakto. Bandykite dar kartą.",
      unsupported: "Ši naršyklė nepalaiko prieigos raktų. Atnaujinkite ją arba naudokite kitą.",
      known: "Šiame įrenginyje arba saugos rakte jau yra šios paskyros prieigos raktas.",
      unable:
        "Šis įrenginys negali sukurti tinkamo prieigos rakto. Bandykite kitu įrenginiu arba saugos raktu.",
      refused: "Šis prieigos raktas nepriimtas. Bandykite dar kartą arba naudokite kitą.",
      stale: "Užklausos laikas baigėsi. Bandykite dar kartą.",
      wrongCode:
        "Šis atkūrimo kodas neteisingas arba jau panaudotas. Patikrinkite jį ir bandykite dar kartą.",
      full: "Turite 20 prieigos raktų, daugiau negalima. Pirmiausia vieną pašalinkite.",
      nameMissing: "Įveskite ne ilgesnį kaip 60 simbolių pavadinimą.",
      startAgain: "Praėjo per daug laiko. Dar kartą įveskite slaptažodį.",
    },
  },
};
