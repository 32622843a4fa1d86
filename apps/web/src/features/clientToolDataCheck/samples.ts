import type { Alert, AlarmSettingsRule, StolenCheck, StolenImport } from "@specimen/api/contract";

export const sampleSettings: AlarmSettingsRule = {
  enabled: true,
  reasons: ["stolen", "forged"],
  emails: ["security@nordhafen.example", "shift.lead@nordhafen.example"],
  webhook: "https://alarms.nordhafen.example/specimen",
  message: { en: "Call security on 4400. Do not say why." },
};

/** An open alarm whose webhook did not arrive. */
export const sampleAlert: Alert = {
  id: "a1",
  reasons: ["stolen"],
  isTest: false,
  raisedAt: "2026-11-21T11:42:00Z",
  checkedBy: { id: "specimen|officer", name: "Owen Marsh" },
  document: { text: "Specimen passport, 2019 series", lang: "en" },
  deliveries: [
    {
      channel: "email",
      target: "security@nordhafen.example",
      state: "sent",
      attempts: 1,
      fault: null,
    },
    {
      channel: "webhook",
      target: "alarms.nordhafen.example",
      state: "failed",
      attempts: 9,
      fault: "timedOut",
    },
  ],
  settled: null,
};

export const settledAlert: Alert = {
  ...sampleAlert,
  id: "a2",
  reasons: ["expired", "notAccepted"],
  document: null,
  deliveries: [],
  settled: {
    by: { id: "specimen|controller", name: "Jonas Weber" },
    at: "2026-11-21T12:05:00Z",
    note: "Customer came back with a valid passport",
  },
};

/** A file with three wrong rows of fifty. */
export const sampleStolenCheck: StolenCheck = {
  rows: 51,
  added: 46,
  known: 2,
  wrongCount: 3,
  wrong: [
    { line: 7, text: "K7441 0028;UTO;2026-11-03;case 88-1042", code: "characters" },
    { line: 19, text: "R20938817;UTP;2026-10-29;", code: "state" },
    { line: 33, text: "B99120043;UTO;2026-11-31;case 88-1102", code: "date" },
  ],
};

/** A list that was imported. */
export const sampleImport: StolenImport = {
  id: "i1",
  name: "stolen-november.csv",
  by: "Jonas Weber",
  startedAt: "2026-11-20T09:12:00Z",
  state: "imported",
  share: 1,
  numbers: 214_880,
  outcome: "effective",
  changeId: "41",
  fault: null,
};

/** A list that the service is at work on. */
export const sampleUnderWay: StolenImport = {
  ...sampleImport,
  id: "i2",
  name: "stolen.csv",
  by: "Ada Winter",
  startedAt: "2026-11-21T12:00:00Z",
  state: "importing",
  share: 0.42,
  numbers: null,
  outcome: null,
  changeId: null,
};
