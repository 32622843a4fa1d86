import type { Language } from "@specimen/api/contract";

/** Words that only the PDF of a result says; the others are in words.json. */
export interface PdfWords {
  readonly title: string;
  readonly checkedBy: (name: string, date: string) => string;
  readonly document: string;
  readonly rule: string;
  readonly result: string;
  readonly reason: string;
  readonly read: string;
  readonly expected: string;
  readonly reference: (reference: string) => string;
  readonly picture: (number: number) => string;
  /** What such a result does not say. */
  readonly limit: string;
}

export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  de: {
    title: "Ergebnis der Datenprüfung",
    checkedBy: (name, date) => `Geprüft von ${name}, ${date}`,
    document: "Dokument",
    rule: "Regel",
    result: "Ergebnis",
    reason: "Grund",
    read: "Gelesen",
    expected: "Erwartet",
    reference: (reference) => `Aktenzeichen: ${reference}`,
    picture: (number) => `Bild ${number} des geprüften Dokuments`,
    limit:
      "Dieses Ergebnis nennt Widersprüche in den Daten. Es sagt nicht, dass das Dokument echt ist.",
  },
  en: {
    title: "Result of the data check",
    checkedBy: (name, date) => `Checked by ${name}, ${date}`,
    document: "Document",
    rule: "Rule",
    result: "Result",
    reason: "Reason",
    read: "Read",
    expected: "Expected",
    reference: (reference) => `Reference: ${reference}`,
    picture: (number) => `Picture ${number} of the checked document`,
    limit:
      "This result names contradictions in the data. It does not say that the document is authentic.",
  },
  es: {
    title: "Resultado de la comprobación de datos",
    checkedBy: (name, date) => `Comprobado por ${name}, ${date}`,
    document: "Documento",
    rule: "Regla",
    result: "Resultado",
    reason: "Motivo",
    read: "Leído",
    expected: "Esperado",
    reference: (reference) => `Referencia: ${reference}`,
    picture: (number) => `Imagen ${number} del documento comprobado`,
    limit:
      "Este resultado señala contradicciones en los datos. No dice que el documento sea auténtico.",
  },
  fr: {
    title: "Résultat du contrôle des données",
    checkedBy: (name, date) => `Contrôlé par ${name}, ${date}`,
    document: "Document",
    rule: "Règle",
    result: "Résultat",
    reason: "Motif",
    read: "Lu",
    expected: "Attendu",
    reference: (reference) => `Référence\u00a0: ${reference}`,
    picture: (number) => `Image ${number} du document contrôlé`,
    limit:
      "Ce résultat signale les contradictions dans les données. Il ne dit pas que le document est authentique.",
  },
  it: {
    title: "Risultato del controllo dei dati",
    checkedBy: (name, date) => `Controllato da ${name}, ${date}`,
    document: "Documento",
    rule: "Regola",
    result: "Risultato",
    reason: "Motivo",
    read: "Letto",
    expected: "Previsto",
    reference: (reference) => `Riferimento: ${reference}`,
    picture: (number) => `Immagine ${number} del documento controllato`,
    limit:
      "Questo risultato indica le contraddizioni nei dati. Non dice che il documento sia autentico.",
  },
  lt: {
    title: "Duomenų tikrinimo rezultatas",
    checkedBy: (name, date) => `Tikrino ${name}, ${date}`,
    document: "Dokumentas",
    rule: "Taisyklė",
    result: "Rezultatas",
    reason: "Priežastis",
    read: "Perskaityta",
    expected: "Turėtų būti",
    reference: (reference) => `Užklausos numeris: ${reference}`,
    picture: (number) => `Patikrinto dokumento vaizdas Nr. ${number}`,
    limit: "Šis rezultatas nurodo duomenų prieštaravimus. Jis nereiškia, kad dokumentas tikras.",
  },
  no: {
    title: "Resultat av datakontrollen",
    checkedBy: (name, date) => `Kontrollert av ${name}, ${date}`,
    document: "Dokument",
    rule: "Regel",
    result: "Resultat",
    reason: "Årsak",
    read: "Lest",
    expected: "Forventet",
    reference: (reference) => `Referanse: ${reference}`,
    picture: (number) => `Bilde ${number} av det kontrollerte dokumentet`,
    limit: "Resultatet viser motsigelser i dataene. Det sier ikke at dokumentet er ekte.",
  },
  pl: {
    title: "Wynik kontroli danych",
    checkedBy: (name, date) => `Sprawdził(a): ${name}, ${date}`,
    document: "Dokument",
    rule: "Reguła",
    result: "Wynik",
    reason: "Powód",
    read: "Odczytano",
    expected: "Oczekiwano",
    reference: (reference) => `Numer sprawy: ${reference}`,
    picture: (number) => `Zdjęcie ${number} sprawdzonego dokumentu`,
    limit: "Ten wynik wskazuje sprzeczności w danych. Nie oznacza, że dokument jest autentyczny.",
  },
};
