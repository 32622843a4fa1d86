import type { TravelInfo, TravelLimit } from "@specimen/api/contract";
import { sampleCountry } from "../../../widgets/samples.ts";

const limitsOf = (
  traveller: TravelLimit["traveller"],
  kinds: readonly [
    TravelLimit["kind"],
    TravelLimit["kind"],
    TravelLimit["kind"],
    TravelLimit["kind"],
  ],
): TravelLimit[] =>
  kinds.map((kind, index) => ({
    traveller,
    direction: index < 2 ? "import" : "export",
    money: index % 2 === 0 ? "local" : "foreign",
    kind,
    amount: kind === "toDeclareFrom" || kind === "allowsUp" ? 10_000 : null,
    currencyISO: kind === "toDeclareFrom" || kind === "allowsUp" ? "EUR" : null,
  }));

/** A rule that says the same of residents and visitors. */
export const sampleTravel: TravelInfo = {
  country: sampleCountry("DK"),
  localCurrency: { currencyISO: "DKK", name: "Danish Krone" },
  sections: {
    residentImport: true,
    residentExport: true,
    visitorImport: true,
    visitorExport: true,
    note: true,
    addition: true,
  },
  limits: (["resident", "visitor"] as const).flatMap((traveller) =>
    limitsOf(traveller, ["toDeclareFrom", "toDeclareFrom", "noLimit", "notSpecified"]),
  ),
  isOwn: false,
  isByTraveller: false,
  customs: {
    isAmountIncluded: true,
    onRequestFrom: null,
    withinEu: { kind: "onRequest", amount: 10_000, currencyISO: "EUR" },
    countsTravellersCheques: true,
    form: { usual: { text: "EU cash declaration form", lang: "en" }, official: null },
    authority: {
      usual: { text: "Customs", lang: "en" },
      official: { text: "Toldstyrelsen", lang: "da" },
    },
  },
  note: { text: "Applies when entering or leaving the EU.", lang: "en" },
  addition: {
    text: "<p>Forms lie at <strong>counter 3</strong>.</p><script>alert(1)</script>",
    lang: "en",
  },
  provenance: {
    confidence: "high",
    sources: [{ label: "eur-lex.europa.eu", url: "https://eur-lex.europa.eu/eli/reg/2018/1672" }],
    checks: [{ field: "limits", checkedOn: "2026-11-21", sources: [0] }],
    checkedOn: "2026-11-21",
    asOf: "2026-11-21",
  },
};

/** A rule that tells residents from visitors, with every kind of limit. */
export const sampleTravelByTraveller: TravelInfo = {
  ...sampleTravel,
  isByTraveller: true,
  limits: [
    ...limitsOf("resident", ["notPermitted", "noLimit", "allowsUp", "declare"]),
    ...limitsOf("visitor", ["empty", "toDeclareFrom", "notSpecified", "empty"]),
  ],
};
