import type { CalendarCategory, Language } from "@specimen/api/contract";

/** Texts of the feed, which calendar programs show outside of the app. */
type CalendarWords = Readonly<Record<CalendarCategory | "calendar" | "issued", string>>;

export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  de: {
    calendar: "Banknotenkalender",
    new: "Neue Banknote",
    outOfCirculation: "Außer Kurs",
    worthless: "Wertlos",
    info: "Hinweis",
    issued: "Erstausgabe",
  },
  en: {
    calendar: "Banknote calendar",
    new: "New banknote",
    outOfCirculation: "Out of circulation",
    worthless: "Worthless",
    info: "Info",
    issued: "First issued",
  },
  es: {
    calendar: "Calendario de billetes",
    new: "Billete nuevo",
    outOfCirculation: "Fuera de circulación",
    worthless: "Sin valor",
    info: "Información",
    issued: "Primera emisión",
  },
  fr: {
    calendar: "Calendrier des billets",
    new: "Nouveau billet",
    outOfCirculation: "Retiré de la circulation",
    worthless: "Sans valeur",
    info: "Info",
    issued: "Première émission",
  },
  it: {
    calendar: "Calendario delle banconote",
    new: "Nuova banconota",
    outOfCirculation: "Fuori corso",
    worthless: "Senza valore",
    info: "Info",
    issued: "Prima emissione",
  },
  lt: {
    calendar: "Banknotų kalendorius",
    new: "Naujas banknotas",
    outOfCirculation: "Išimtas iš apyvartos",
    worthless: "Bevertis",
    info: "Informacija",
    issued: "Pirmoji laida",
  },
  no: {
    calendar: "Seddelkalender",
    new: "Ny seddel",
    outOfCirculation: "Ute av omløp",
    worthless: "Verdiløs",
    info: "Info",
    issued: "Først utgitt",
  },
  pl: {
    calendar: "Kalendarz banknotów",
    new: "Nowy banknot",
    outOfCirculation: "Wycofany z obiegu",
    worthless: "Bezwartościowy",
    info: "Informacja",
    issued: "Pierwsza emisja",
  },
};
