import type { IdentityWords } from "./identityWords.ts";

export const pl: IdentityWords = {
  tag: "pl",
  sentence: "Sprawdzanie banknotów, metali szlachetnych i dokumentów tożsamości.",
  promise: "Informacje, czy są ważne, kto je przyjmuje i do kiedy oraz co widać w świetle UV.",
  signIn: "Zaloguj się",
  login: "Nazwa użytkownika lub e-mail",
  password: "Hasło",
  or: "lub",
  oneTimeLink: "Użyj linku jednorazowego",
  oneTimeLinkHelp:
    "Link jednorazowy loguje bez hasła. Jest wyświetlany przy uruchomieniu serwera albo przesyła go administrator. Proszę otworzyć cały link w tej przeglądarce: działa tylko raz i wygasa po 15 minutach.",
  demoAccounts: "Konta demonstracyjne",
  demoPassword:
    "Jedno hasło do wszystkich: zostało ustawione lub wyświetlone przy pierwszym uruchomieniu serwera.",
  otherLanguages: "Inne języki",
  roles: {
    clerk: "Okienko kasowe",
    officer: "Kontrola dokumentów",
    administrator: "Administracja klienta",
    reseller: "Odsprzedawca",
    newcomer: "Nowy użytkownik",
  },
  language: "Język",
  missing: "Proszę podać nazwę użytkownika lub e-mail oraz hasło.",
  wrongPassword:
    "Nazwa użytkownika lub hasło jest nieprawidłowe. Proszę sprawdzić jedno i drugie i spróbować ponownie.",
  tooManyAttempts: "Zbyt wiele prób. Proszę spróbować ponownie {when}.",
  notInOrganization:
    "To konto nie należy do organizacji „{organization}”. Proszę zalogować się na konto, które do niej należy.",
  problems: {
    unknownClient: {
      title: "Nieznana aplikacja",
      text: "Aplikacja, z której następuje logowanie, nie jest zarejestrowana w tej usłudze.",
      next: "Proszę otworzyć aplikację ponownie pod jej zwykłym adresem. Jeśli ta strona pojawi się znowu, proszę powiadomić administratora.",
    },
    unlistedRedirect: {
      title: "Logowanie przerwane ze względów bezpieczeństwa",
      text: "Po zalogowaniu nastąpiłoby przejście pod adres, który nie jest zarejestrowany dla tej aplikacji.",
      next: "Proszę otworzyć aplikację pod jej zwykłym adresem. Jeśli prowadził tu link z wiadomości, proszę mu nie ufać.",
    },
    unlistedLogout: {
      title: "Nie nastąpiło przekierowanie",
      text: "Po wylogowaniu nastąpiłoby przejście pod adres, który nie jest zarejestrowany dla tej aplikacji.",
      next: "Proszę otworzyć aplikację pod jej zwykłym adresem i tam się wylogować.",
    },
    expired: {
      title: "To logowanie wygasło",
      text: "Strona była otwarta zbyt długo, została już użyta albo przeglądarka nie zachowała jej pliku cookie.",
      next: "Proszę zacząć od nowa w aplikacji.",
    },
    badRequest: {
      title: "Nie udało się rozpocząć logowania",
      text: "Aplikacja wysłała żądanie, którego ta usługa logowania nie rozumie.",
      next: "Proszę zacząć od nowa w aplikacji. Jeśli ta strona pojawi się znowu, proszę przekazać administratorowi poniższe szczegóły.",
    },
    notFound: {
      title: "Nie znaleziono strony",
      text: "Usługa logowania nie ma strony pod tym adresem.",
      next: "Proszę otworzyć aplikację. Przejdzie ona do strony logowania.",
    },
    unavailable: {
      title: "Usługa jest chwilowo niedostępna",
      text: "Zwykle działa znowu po kilku minutach.",
      next: "Proszę chwilę odczekać. Jeśli ta strona pozostanie, proszę ponownie otworzyć Specimen.",
    },
    serverError: {
      title: "Coś poszło nie tak po naszej stronie",
      text: "Usługa logowania nie mogła dokończyć żądania.",
      next: "Proszę chwilę odczekać i spróbować ponownie. Jeśli ta strona pojawi się znowu, proszę przekazać administratorowi poniższe szczegóły.",
    },
  },
  openApp: "Otwórz Specimen",
  details: "Szczegóły:",
  labelled: "{label}: {text}",
  signOut: "Wyloguj się",
  signingOut: "Wylogowywanie…",
  signedOut: "Wylogowano",
  signedOutText: "Można zamknąć tę stronę lub zalogować się ponownie w aplikacji.",
  passkeys: {
    title: "Klucze dostępu",
    text: "Klucz dostępu potwierdza logowanie po podaniu hasła: odciskiem palca, twarzą, kodem PIN lub kluczem bezpieczeństwa.",
    password: "Proszę ponownie podać hasło, aby zarządzać kluczami dostępu.",
    continue: "Dalej",
    confirm: "Użycie klucza dostępu",
    confirmText:
      "Hasło jest prawidłowe. Proszę teraz potwierdzić logowanie jednym z kluczy dostępu.",
    use: "Użyj klucza dostępu",
    waiting: "Proszę postępować zgodnie z instrukcjami przeglądarki.",
    code: "Kod odzyskiwania",
    useCode: "Użyj kodu odzyskiwania",
    codeHelp:
      "Każdy zapisany kod działa tylko raz. W razie braku kodu proszę zwrócić się do administratora.",
    otherAccount: "Użyj innego konta",
    none: "Brak kluczy dostępu. Do zalogowania wystarcza hasło.",
    name: "Nazwa klucza dostępu",
    nameHint: "Na przykład „Laptop służbowy”.",
    add: "Dodaj klucz dostępu",
    created: "Utworzono {date}",
    used: "Ostatnio użyto {date}",
    unused: "Jeszcze nieużywany",
    onlyAt: "Działa tylko pod adresem {host}",
    rename: "Zmień nazwę",
    saveName: "Zapisz nazwę",
    remove: "Usuń",
    removeText: "Klucz „{name}” nie będzie już służył do logowania.",
    removeLast:
      "To ostatni klucz dostępu. Bez niego do zalogowania wystarczy hasło, a kody odzyskiwania zostaną usunięte.",
    codes: "Kody odzyskiwania",
    codesLeft: "Pozostałe kody: {number}. Każdy z nich jeden raz zastępuje klucz dostępu.",
    newCodes: "Utwórz nowe kody",
    newCodesText: "Dotychczasowe kody przestaną działać.",
    saveCodes: "Zapisanie kodów odzyskiwania",
    saveCodesText:
      "Gdy nie można użyć klucza dostępu, każdy z tych kodów zastępuje go jeden raz. Proszę je wydrukować lub zapisać i przechowywać w bezpiecznym miejscu. Nie zostaną pokazane ponownie.",
    saved: "Kody zostały zapisane",
    done: "Gotowe",
    notHere:
      "Pod tym adresem nie można używać kluczy dostępu. Przeglądarki wymagają HTTPS i nazwy domeny. Proszę zwrócić się do administratora.",
    noScript: "Klucze dostępu wymagają JavaScriptu. Proszę włączyć go w przeglądarce.",
    outcomes: {
      added: "Dodano klucz dostępu.",
      renamed: "Zmieniono nazwę klucza dostępu.",
      removed: "Usunięto klucz dostępu.",
    },
    problems: {
      cancelled:
        "Żądanie anulowano, trwało zbyt długo albo to urządzenie nie ma odpowiedniego klucza dostępu. Proszę spróbować ponownie.",
      unsupported:
        "Ta przeglądarka nie obsługuje kluczy dostępu. Proszę ją zaktualizować lub użyć innej.",
      known: "To urządzenie lub ten klucz bezpieczeństwa ma już klucz dostępu do tego konta.",
      unable:
        "To urządzenie nie może utworzyć odpowiedniego klucza dostępu. Proszę użyć innego urządzenia lub klucza bezpieczeństwa.",
      refused: "Ten klucz dostępu nie został przyjęty. Proszę spróbować ponownie lub użyć innego.",
      stale: "Żądanie wygasło. Proszę spróbować ponownie.",
      wrongCode:
        "Ten kod odzyskiwania jest nieprawidłowy lub został już użyty. Proszę go sprawdzić i spróbować ponownie.",
      full: "Kluczy dostępu jest już 20, więcej nie można dodać. Proszę najpierw usunąć jeden z nich.",
      nameMissing: "Proszę podać nazwę o długości do 60 znaków.",
      startAgain: "Minęło zbyt dużo czasu. Proszę ponownie podać hasło.",
    },
  },
};
