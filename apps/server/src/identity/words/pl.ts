import type { IdentityWords } from "./identityWords.ts";

export const pl: IdentityWords = {
  tag: "pl",
  sentence: "Wiedzieć, co trzyma się w ręku: banknot, sztabkę, dokument.",
  promise: "Czy jest ważny, kto go przyjmie i do kiedy, co pokazuje pod lampą.",
  signIn: "Zaloguj się",
  login: "Nazwa użytkownika lub e-mail",
  password: "Hasło",
  or: "lub",
  oneTimeLink: "Użyj linku jednorazowego",
  oneTimeLinkHelp:
    "Link jednorazowy loguje bez hasła. Jest wyświetlany przy uruchomieniu serwera albo przesyła go administrator. Otwórz cały link w tej przeglądarce: działa tylko raz, przez 15 minut.",
  demoAccounts: "Konta demonstracyjne",
  demoPassword:
    "Jedno hasło do wszystkich: zostało ustawione lub wyświetlone przy pierwszym uruchomieniu serwera.",
  otherLanguages: "Inne języki",
  roles: {
    clerk: "Okienko kasowe",
    officer: "Kontrola dokumentów",
    administrator: "Administracja klienta",
    reseller: "Odsprzedaż",
    newcomer: "Nowa osoba",
  },
  language: "Język",
  missing: "Podaj nazwę użytkownika lub e-mail i hasło.",
  wrongPassword:
    "Nazwa użytkownika lub hasło jest nieprawidłowe. Sprawdź jedno i drugie i spróbuj ponownie.",
  tooManyAttempts: "Zbyt wiele prób. Spróbuj ponownie {when}.",
  notInOrganization:
    "To konto nie należy do „{organization}”. Zaloguj się na konto, które do niej należy.",
  problems: {
    unknownClient: {
      title: "Ta aplikacja nie jest tu znana",
      text: "Aplikacja, z której następuje logowanie, nie jest zarejestrowana w tej usłudze.",
      next: "Otwórz aplikację ponownie pod jej zwykłym adresem. Jeśli ta strona wróci, powiadom administratora.",
    },
    unlistedRedirect: {
      title: "Logowanie zatrzymane dla bezpieczeństwa",
      text: "Po zalogowaniu nastąpiłoby przejście pod adres, który nie jest zarejestrowany dla tej aplikacji.",
      next: "Otwórz aplikację pod jej zwykłym adresem. Jeśli prowadził tu link z wiadomości, nie ufaj mu.",
    },
    unlistedLogout: {
      title: "Nie nastąpiło przekierowanie",
      text: "Po wylogowaniu nastąpiłoby przejście pod adres, który nie jest zarejestrowany dla tej aplikacji.",
      next: "Otwórz aplikację pod jej zwykłym adresem i tam się wyloguj.",
    },
    expired: {
      title: "To logowanie wygasło",
      text: "Strona była otwarta zbyt długo, została już użyta albo przeglądarka nie zachowała jej pliku cookie.",
      next: "Zacznij od nowa w aplikacji.",
    },
    badRequest: {
      title: "Nie udało się rozpocząć logowania",
      text: "Aplikacja wysłała żądanie, którego ta usługa logowania nie rozumie.",
      next: "Zacznij od nowa w aplikacji. Jeśli ta strona wróci, przekaż administratorowi poniższe szczegóły.",
    },
    notFound: {
      title: "Nic tu nie ma",
      text: "Ten adres usługi logowania donikąd nie prowadzi.",
      next: "Otwórz aplikację; sama przejdzie do strony logowania.",
    },
    serverError: {
      title: "Coś poszło nie tak po naszej stronie",
      text: "Usługa logowania nie mogła dokończyć żądania.",
      next: "Odczekaj chwilę i spróbuj ponownie. Jeśli ta strona wróci, przekaż administratorowi poniższe szczegóły.",
    },
  },
  openApp: "Otwórz Specimen",
  details: "Szczegóły",
  signOut: "Wyloguj się",
  signingOut: "Wylogowywanie…",
  signedOut: "Wylogowano",
  signedOutText: "Możesz zamknąć tę stronę lub zalogować się ponownie w aplikacji.",
};
