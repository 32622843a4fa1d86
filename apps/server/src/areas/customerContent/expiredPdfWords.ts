import type { Language } from "@specimen/api/contract";

/** Texts of the page for an expired address of a PDF, which is shown outside of the app. */
export const expiredPdfWords: Readonly<
  Record<Language, Readonly<Record<"title" | "text" | "open", string>>>
> = {
  de: {
    title: "Dieser Link ist nicht mehr gültig",
    text: "Links zu PDF-Dokumenten laufen nach einigen Stunden ab. Öffnen Sie das Dokument erneut in Specimen.",
    open: "Zu den PDF-Dokumenten",
  },
  en: {
    title: "This link no longer works",
    text: "Links to PDF documents expire after a few hours. Open the document again in Specimen.",
    open: "Go to PDF documents",
  },
  es: {
    title: "Este enlace ya no es válido",
    text: "Los enlaces a documentos PDF caducan a las pocas horas. Vuelva a abrir el documento en Specimen.",
    open: "Ir a los documentos PDF",
  },
  fr: {
    title: "Ce lien n’est plus valable",
    text: "Les liens vers les documents PDF expirent au bout de quelques heures. Rouvrez le document dans Specimen.",
    open: "Aller aux documents PDF",
  },
  it: {
    title: "Questo link non è più valido",
    text: "I link ai documenti PDF scadono dopo alcune ore. Apra di nuovo il documento in Specimen.",
    open: "Vai ai documenti PDF",
  },
  lt: {
    title: "Ši nuoroda nebegalioja",
    text: "PDF dokumentų nuorodos galioja tik kelias valandas. Atverkite dokumentą programoje „Specimen“ iš naujo.",
    open: "Eiti į PDF dokumentus",
  },
  no: {
    title: "Denne lenken virker ikke lenger",
    text: "Lenker til PDF-dokumenter utløper etter noen timer. Åpne dokumentet på nytt i Specimen.",
    open: "Gå til PDF-dokumentene",
  },
  pl: {
    title: "Ten link już nie działa",
    text: "Linki do dokumentów PDF wygasają po kilku godzinach. Proszę otworzyć dokument ponownie w programie Specimen.",
    open: "Przejdź do dokumentów PDF",
  },
};
