import type { Language } from "@specimen/api/contract";

/** What a reader is told whose address of a PDF does not work; it is read outside of the app. */
export const expiredPdfWords: Readonly<
  Record<Language, Readonly<Record<"title" | "text" | "open", string>>>
> = {
  de: {
    title: "Diese Adresse gilt nicht mehr",
    text: "Adressen von PDF-Dokumenten gelten nur einige Stunden. Öffnen Sie das Dokument bitte erneut in Specimen.",
    open: "Zu den PDF-Dokumenten",
  },
  en: {
    title: "This address no longer works",
    text: "Links to PDF documents expire after a few hours. Open the document again in Specimen.",
    open: "Go to PDF documents",
  },
  es: {
    title: "Esta dirección ya no es válida",
    text: "Las direcciones de los documentos PDF solo duran unas horas. Vuelva a abrir el documento en Specimen.",
    open: "A los documentos PDF",
  },
  fr: {
    title: "Cette adresse n’est plus valable",
    text: "Les adresses des documents PDF ne durent que quelques heures. Veuillez rouvrir le document dans Specimen.",
    open: "Vers les documents PDF",
  },
  it: {
    title: "Questo indirizzo non è più valido",
    text: "Gli indirizzi dei documenti PDF durano solo alcune ore. Apra di nuovo il documento in Specimen.",
    open: "Ai documenti PDF",
  },
  lt: {
    title: "Šis adresas nebegalioja",
    text: "PDF dokumentų adresai galioja tik kelias valandas. Atverkite dokumentą programoje „Specimen“ iš naujo.",
    open: "Į PDF dokumentus",
  },
  no: {
    title: "Denne adressen gjelder ikke lenger",
    text: "Adresser til PDF-dokumenter gjelder bare i noen timer. Åpne dokumentet på nytt i Specimen.",
    open: "Til PDF-dokumentene",
  },
  pl: {
    title: "Ten adres już nie działa",
    text: "Adresy dokumentów PDF są ważne tylko przez kilka godzin. Prosimy otworzyć dokument ponownie w programie Specimen.",
    open: "Do dokumentów PDF",
  },
};
