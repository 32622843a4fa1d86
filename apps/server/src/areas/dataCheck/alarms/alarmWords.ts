import type { AlarmReason, Language } from "@specimen/api/contract";

/** What an alarm by e-mail says. */
export interface AlarmWords {
  readonly alarm: string;
  readonly test: string;
  readonly testText: string;
  readonly reasons: Record<AlarmReason, string>;
  readonly checkedBy: string;
  readonly document: string;
  readonly time: string;
  readonly details: string;
}

/** By language; none of them tells a number or a name of the document. */
export const alarmWords: Record<Language, AlarmWords> = {
  de: {
    alarm: "Alarm",
    test: "Test",
    testText: "Das ist ein Test. Die Einstellungen stimmen.",
    reasons: {
      stolen: "Ausweis steht auf der Liste gestohlener Ausweise",
      forged: "Daten widersprechen sich",
      expired: "Ausweis ist abgelaufen",
      notAccepted: "Ausweis wird nicht akzeptiert",
    },
    checkedBy: "Geprüft von",
    document: "Ausweis",
    time: "Zeit",
    details: "Alle Alarme",
  },
  en: {
    alarm: "Alarm",
    test: "Test",
    testText: "This is a test. The settings are right.",
    reasons: {
      stolen: "Document is on the list of stolen documents",
      forged: "Data contradict each other",
      expired: "Document has expired",
      notAccepted: "Document is not accepted",
    },
    checkedBy: "Checked by",
    document: "Document",
    time: "Time",
    details: "All alarms",
  },
  es: {
    alarm: "Alarma",
    test: "Prueba",
    testText: "Esto es una prueba. Los ajustes son correctos.",
    reasons: {
      stolen: "El documento figura en la lista de documentos robados",
      forged: "Los datos se contradicen",
      expired: "El documento ha caducado",
      notAccepted: "El documento no se acepta",
    },
    checkedBy: "Comprobado por",
    document: "Documento",
    time: "Hora",
    details: "Todas las alarmas",
  },
  fr: {
    alarm: "Alarme",
    test: "Test",
    testText: "Ceci est un test. Les réglages sont corrects.",
    reasons: {
      stolen: "Le document figure sur la liste des documents volés",
      forged: "Les données se contredisent",
      expired: "Le document a expiré",
      notAccepted: "Le document n’est pas accepté",
    },
    checkedBy: "Contrôlé par",
    document: "Document",
    time: "Heure",
    details: "Toutes les alarmes",
  },
  it: {
    alarm: "Allarme",
    test: "Prova",
    testText: "Questa è una prova. Le impostazioni sono corrette.",
    reasons: {
      stolen: "Il documento è nell’elenco dei documenti rubati",
      forged: "I dati si contraddicono",
      expired: "Il documento è scaduto",
      notAccepted: "Il documento non è accettato",
    },
    checkedBy: "Controllato da",
    document: "Documento",
    time: "Ora",
    details: "Tutti gli allarmi",
  },
  lt: {
    alarm: "Pavojaus signalas",
    test: "Bandymas",
    testText: "Tai bandymas. Nuostatos teisingos.",
    reasons: {
      stolen: "Dokumentas yra pavogtų dokumentų sąraše",
      forged: "Duomenys prieštarauja vieni kitiems",
      expired: "Dokumentas nebegalioja",
      notAccepted: "Dokumentas nepriimamas",
    },
    checkedBy: "Patikrino",
    document: "Dokumentas",
    time: "Laikas",
    details: "Visi pavojaus signalai",
  },
  no: {
    alarm: "Alarm",
    test: "Test",
    testText: "Dette er en test. Innstillingene stemmer.",
    reasons: {
      stolen: "Dokumentet er på listen over stjålne dokumenter",
      forged: "Opplysningene motsier hverandre",
      expired: "Dokumentet er utløpt",
      notAccepted: "Dokumentet godtas ikke",
    },
    checkedBy: "Kontrollert av",
    document: "Dokument",
    time: "Tid",
    details: "Alle alarmer",
  },
  pl: {
    alarm: "Alarm",
    test: "Test",
    testText: "To jest test. Ustawienia są prawidłowe.",
    reasons: {
      stolen: "Dokument jest na liście skradzionych dokumentów",
      forged: "Dane są sprzeczne",
      expired: "Dokument stracił ważność",
      notAccepted: "Dokument nie jest przyjmowany",
    },
    checkedBy: "Sprawdził(a)",
    document: "Dokument",
    time: "Czas",
    details: "Wszystkie alarmy",
  },
};
