import {
  type ColumnHeadings,
  type DataCheckConfig,
  type Language,
  languages,
} from "@specimen/api/contract";
import type { TradePolicy } from "./tradePolicy.ts";

/** The customer's texts on a country, by language. */
interface Info {
  readonly countryId: string;
  readonly kind: "banknotes" | "currency";
  readonly texts: Partial<Record<Language, string>>;
}

/** A demo customer with its settings, rules and texts. */
export interface DemoCustomer {
  readonly id: "nordhafen" | "brueckner";
  readonly name: string;
  readonly languages: readonly Language[];
  readonly hideNewsTab: boolean;
  readonly tradableHideGreenHookInTabOnlyTrade: boolean;
  readonly showWorthlessNotesInAllNotesTab: boolean;
  readonly dataCheckEnabled: boolean;
  readonly verificationProfile: DataCheckConfig["verificationProfile"];
  readonly policy: TradePolicy;
  readonly headings: Partial<Record<Language, ColumnHeadings>>;
  readonly infos: readonly Info[];
  /** The customer's texts for the travel information, by country and language. */
  readonly travel: Readonly<Record<string, Info["texts"]>>;
  /** The customer's text on travellers cheques, by language. */
  readonly cheques: Info["texts"];
  /** Initial look-ups of its staff, by country. */
  readonly lookups: {
    readonly banknotes: Readonly<Record<string, number>>;
    readonly identityDocuments: Readonly<Record<string, number>>;
  };
}

const set = (codes: string) => new Set(codes.split(" "));

/** Two customers that are associated with each other. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: "nordhafen",
    name: "Nordhafen Bank",
    languages,
    hideNewsTab: false,
    tradableHideGreenHookInTabOnlyTrade: false,
    showWorthlessNotesInAllNotesTab: true,
    dataCheckEnabled: true,
    verificationProfile: "auto-verify",
    policy: {
      buysAndSells: set("EUR USD GBP CHF DKK SEK NOK PLN CZK JPY CAD AUD"),
      onlyBuys: set("TRY HUF ISK RON AED THB NZD HKD SGD ILS ZAR MXN"),
      onlySells: set("IDR VND EGP PHP"),
      buysWithdrawn: set("DEM CHF GBP BGN"),
      coins: { gold: 3, silver: 1 },
      cheques: set("USD EUR GBP"),
    },
    headings: {
      de: { trade: "An- und Verkauf", issued: "Erstausgabe" },
      en: { trade: "Our counter" },
      lt: { trade: "Mūsų kasa" },
      no: { trade: "Vår skranke" },
    },
    infos: [
      {
        countryId: "EU",
        kind: "banknotes",
        texts: {
          de: "500-Euro-Noten nur nach Rücksprache mit der Kassenleitung annehmen.",
          en: "Accept 500 euro notes only after asking the head cashier.",
          es: "Acepte billetes de 500 euros solo tras consultar con la jefatura de caja.",
          fr: "N’acceptez les billets de 500 euros qu’après accord du responsable de caisse.",
          it: "Accetti banconote da 500 euro solo dopo aver sentito il responsabile di cassa.",
          lt: "500 eurų banknotus priimkite tik pasitarę su vyresniuoju kasininku.",
          no: "Ta imot 500-eurosedler bare etter avtale med hovedkassereren.",
          pl: "Banknoty 500 euro proszę przyjmować tylko po uzgodnieniu z głównym kasjerem.",
        },
      },
      {
        countryId: "CH",
        kind: "banknotes",
        texts: {
          de: "Noten der achten Serie kaufen wir ohne Abschlag an.",
          en: "We buy notes of the eighth series without a deduction.",
        },
      },
      {
        countryId: "DE",
        kind: "currency",
        texts: {
          de: "D-Mark kaufen wir bis 1.000 DM je Kunde und Tag an.",
          en: "We buy German marks up to DM 1,000 per customer and day.",
        },
      },
    ],
    travel: {
      US: {
        de: "<p>Das Formular FinCEN 105 liegt am Schalter bereit.</p>",
        en: "<p>FinCEN Form 105 is available at the counter.</p>",
        es: "<p>El formulario FinCEN 105 está disponible en ventanilla.</p>",
        fr: "<p>Le formulaire FinCEN 105 est disponible au guichet.</p>",
        it: "<p>Il modulo FinCEN 105 è disponibile allo sportello.</p>",
        lt: "<p>FinCEN 105 formą galite gauti prie langelio.</p>",
        no: "<p>Skjemaet FinCEN 105 får du i skranken.</p>",
        pl: "<p>Formularz FinCEN 105 jest dostępny w okienku.</p>",
      },
      TR: {
        de: "<p>Die Ausfuhrgrenze bitte <strong>vor jeder Auskunft</strong> beim Zoll prüfen.</p>",
        en: "<p>Please check the export limit with customs <strong>before advising</strong>.</p>",
      },
    },
    cheques: {
      de: "<p>Über 1.000 USD oder Gegenwert nur zum Inkasso annehmen. Nummern im <strong>Journal</strong> notieren.</p>",
      en: "<p>Above USD 1,000 or its equivalent take cheques for collection only. Write the numbers in the <strong>journal</strong>.</p>",
      es: "<p>Por encima de 1.000 USD o su equivalente, acéptelos solo al cobro. Anote los números en el <strong>diario</strong>.</p>",
      fr: "<p>Au-delà de 1 000 USD ou contre-valeur, n’acceptez les chèques qu’à l’encaissement. Notez les numéros dans le <strong>journal</strong>.</p>",
      it: "<p>Oltre 1.000 USD o controvalore accetti gli assegni solo all’incasso. Annoti i numeri nel <strong>giornale</strong>.</p>",
      lt: "<p>Didesnę nei 1 000 USD ar lygiavertę sumą priimkite tik inkasuoti. Numerius įrašykite į <strong>žurnalą</strong>.</p>",
      no: "<p>Over 1 000 USD eller tilsvarende tas sjekker bare til inkasso. Skriv numrene i <strong>journalen</strong>.</p>",
      pl: "<p>Powyżej 1 000 USD lub równowartości czeki przyjmujemy tylko do inkasa. Numery proszę wpisać do <strong>dziennika</strong>.</p>",
    },
    lookups: {
      banknotes: { EU: 41, US: 36, DK: 27, CH: 22, PL: 18, SE: 14, GB: 11, TR: 7 },
      identityDocuments: { DE: 33, PL: 29, UA: 24, TR: 17, LT: 12, RO: 8 },
    },
  },
  {
    id: "brueckner",
    name: "Wechselhaus Brückner",
    languages: ["de", "en", "it", "pl"],
    hideNewsTab: true,
    tradableHideGreenHookInTabOnlyTrade: true,
    showWorthlessNotesInAllNotesTab: false,
    dataCheckEnabled: true,
    verificationProfile: "scan-upload",
    policy: {
      buysAndSells: set(
        "EUR USD GBP CHF DKK SEK NOK PLN CZK JPY CAD AUD NZD HKD SGD ILS ZAR TRY HUF RON AED THB MXN ISK",
      ),
      onlyBuys: set("INR KRW TWD MYR CLP COP PEN BRL RSD"),
      onlySells: set("IDR VND PHP CNY"),
      buysWithdrawn: set("DEM ATS CHF GBP SEK PLN BGN HRK SIT"),
      coins: { gold: 3, silver: 3, platinum: 1 },
      cheques: set(""),
    },
    headings: {
      de: { trade: "Wechselstube", status: "Gültigkeit" },
      en: { trade: "Exchange office" },
      it: { trade: "Cambio" },
      pl: { trade: "Kantor" },
    },
    infos: [
      {
        countryId: "GB",
        kind: "banknotes",
        texts: {
          de: "Noten schottischer und nordirischer Banken werden nicht angekauft.",
          en: "We do not buy notes of Scottish and Northern Irish banks.",
          it: "Non acquistiamo banconote di banche scozzesi e nordirlandesi.",
          pl: "Nie skupujemy banknotów banków szkockich i północnoirlandzkich.",
        },
      },
      {
        countryId: "BG",
        kind: "currency",
        texts: {
          de: "Lew tauschen wir zum festen Kurs von 1,95583 um.",
          en: "We exchange leva at the fixed rate of 1.95583.",
        },
      },
    ],
    travel: {
      CH: {
        de: "<p>Beträge ab 10.000 CHF zahlen wir nur mit Herkunftsnachweis aus.</p>",
        en: "<p>We pay out CHF 10,000 or more only with proof of origin.</p>",
        it: "<p>Paghiamo importi da 10.000 CHF solo con prova della provenienza.</p>",
        pl: "<p>Kwoty od 10 000 CHF wypłacamy tylko po okazaniu dowodu pochodzenia środków.</p>",
      },
    },
    cheques: {},
    lookups: {
      banknotes: { US: 52, CH: 40, EU: 31, GB: 28, CZ: 19, JP: 13, HU: 9 },
      identityDocuments: { IT: 26, PL: 22, AT: 19, UA: 15, CZ: 11 },
    },
  },
];
