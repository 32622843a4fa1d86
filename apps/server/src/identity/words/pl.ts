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
    serverError: {
      title: "Coś poszło nie tak po naszej stronie",
      text: "Usługa logowania nie mogła dokończyć żądania.",
      next: "Proszę chwilę odczekać i spróbować ponownie. Jeśli ta strona pojawi się znowu, proszę przekazać administratorowi poniższe szczegóły.",
    },
  },
  openApp: "Otwórz Specimen",
  details: "Szczegóły:",
  signOut: "Wyloguj się",
  signingOut: "Wylogowywanie…",
  signedOut: "Wylogowano",
  signedOutText: "Można zamknąć tę stronę lub zalogować się ponownie w aplikacji.",
};
