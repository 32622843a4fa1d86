import type { Language } from "@specimen/api/contract";

/** Words that only the PDF of a result says; the others are in words.json. */
export interface PdfWords {
  readonly document: string;
  readonly rule: string;
  readonly result: string;
  readonly reason: string;
  readonly read: string;
  readonly expected: string;
  readonly reference: (reference: string) => string;
  readonly picture: (number: number) => string;
}

export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  de: {
    document: "Dokument",
    rule: "Regel",
    result: "Ergebnis",
    reason: "Grund",
    read: "Gelesen",
    expected: "Erwartet",
    reference: (reference) => `Aktenzeichen: ${reference}`,
    picture: (number) => `Bild ${number} des geprüften Dokuments`,
  },
  en: {
    document: "Document",
    rule: "Rule",
    result: "Result",
    reason: "Reason",
    read: "Read",
    expected: "Expected",
    reference: (reference) => `Reference: ${reference}`,
    picture: (number) => `Picture ${number} of the checked document`,
  },
  es: {
    document: "Documento",
    rule: "Regla",
    result: "Resultado",
    reason: "Motivo",
    read: "Leído",
    expected: "Esperado",
    reference: (reference) => `Referencia: ${reference}`,
    picture: (number) => `Imagen ${number} del documento comprobado`,
  },
  fr: {
    document: "Document",
    rule: "Règle",
    result: "Résultat",
    reason: "Motif",
    read: "Lu",
    expected: "Attendu",
    reference: (reference) => `Référence\u00a0: ${reference}`,
    picture: (number) => `Image ${number} du document contrôlé`,
  },
  it: {
    document: "Documento",
    rule: "Regola",
    result: "Risultato",
    reason: "Motivo",
    read: "Letto",
    expected: "Previsto",
    reference: (reference) => `Riferimento: ${reference}`,
    picture: (number) => `Immagine ${number} del documento controllato`,
  },
  lt: {
    document: "Dokumentas",
    rule: "Taisyklė",
    result: "Rezultatas",
    reason: "Priežastis",
    read: "Perskaityta",
    expected: "Turėtų būti",
    reference: (reference) => `Užklausos numeris: ${reference}`,
    picture: (number) => `Patikrinto dokumento vaizdas Nr. ${number}`,
  },
  no: {
    document: "Dokument",
    rule: "Regel",
    result: "Resultat",
    reason: "Årsak",
    read: "Lest",
    expected: "Forventet",
    reference: (reference) => `Referanse: ${reference}`,
    picture: (number) => `Bilde ${number} av det kontrollerte dokumentet`,
  },
  pl: {
    document: "Dokument",
    rule: "Reguła",
    result: "Wynik",
    reason: "Powód",
    read: "Odczytano",
    expected: "Oczekiwano",
    reference: (reference) => `Numer sprawy: ${reference}`,
    picture: (number) => `Zdjęcie ${number} sprawdzonego dokumentu`,
  },
};
