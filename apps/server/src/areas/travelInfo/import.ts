import type { TravelLimit } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import { type Checks, unchecked } from "../../catalogue/provenance.ts";
import { demand } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { codesOf, spellingsOf } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";
import {
  type LimitFact,
  type NameFact,
  type TravelFacts,
  travelFiles,
  type TravelRuleFact,
} from "./facts.ts";
import { travelTopic } from "./search.ts";
import { type StoredDuty, travelRules } from "./tables.ts";
import { isByTraveller, limitsBy } from "./travelLimits.ts";

const members = {
  import: { local: "importLocal", foreign: "importForeign" },
  export: { local: "exportLocal", foreign: "exportForeign" },
} as const;
const memberNames = Object.values(members).flatMap((each) => Object.values(each));

const unknown: LimitFact = { kind: "notSpecified", amount: null, currency: null };

export const travelImporter = defineImporter({
  files: travelFiles,
  check,
  rows: ({ rules, words }) => [
    [
      travelRules,
      rules.map((fact) => {
        const limits = limitsOf(fact);
        return {
          countryId: fact.country,
          localCurrencyISO: fact.localCurrency,
          limits,
          isByTraveller: isByTraveller(limits),
          customs: customsOf(fact),
          note: fact.note,
          remarks: fact.remarks,
          confidence: fact.confidence,
          ...checksOf(fact),
        };
      }),
    ],
    [
      searchNames,
      // Found only whole: half a word may be the beginning of a country's name.
      codesOf(
        travelTopic,
        travelTopic,
        Object.entries(words).flatMap(([language, own]) =>
          own.flatMap((word) => spellingsOf(language, word)),
        ),
      ),
    ],
  ],
});

/** The limits of visitors, and of residents where they are known. */
function limitsOf(fact: TravelRuleFact): TravelLimit[] {
  const { same, ...own } = fact.residents;
  return limitsBy(({ traveller, direction, money }) => {
    const member = members[direction][money];
    if (traveller === "visitor") return ruleOf(fact[member]);
    return ruleOf(own[member] ?? (same === null ? unknown : fact[member]));
  });
}

const ruleOf = ({ kind, amount, currency }: LimitFact) => ({ kind, amount, currencyISO: currency });

function customsOf(fact: TravelRuleFact): StoredDuty {
  const { amountIncluded, onRequestFrom, intraEu, travellersChequesCount, form, authority } = fact;
  return {
    isAmountIncluded: amountIncluded,
    onRequestFrom: onRequestFrom && {
      amount: onRequestFrom.amount,
      currencyISO: onRequestFrom.currency,
      direction: onRequestFrom.direction,
    },
    withinEu: intraEu && {
      kind: intraEu.kind,
      amount: intraEu.amount,
      currencyISO: intraEu.currency,
    },
    countsTravellersCheques: travellersChequesCount,
    formName: form,
    authorityName: authority,
    form: textOf(form),
    authority: textOf(authority),
  };
}

const textOf = (name: NameFact | null): string | null =>
  name && (name.official[0]?.text ?? name.usual);

/** A rule is compared as a whole: its limits with every page that it names. */
function checksOf({ comparedWithPage, checkedOn, sources }: TravelRuleFact): Checks {
  if (!comparedWithPage) return unchecked;
  const pages = sources.flatMap(({ url, title, lang }) =>
    url === null ? [] : [{ label: new URL(url).hostname.replace(/^www\./, ""), url, title, lang }],
  );
  return {
    sources: pages,
    checks: [{ field: "limits", checkedOn, sources: pages.map((_, index) => index) }],
  };
}

function check({ rules }: TravelFacts, { known }: SharedFacts): void {
  for (const rule of rules) {
    const where = `travel_rules.json: ${rule.country}`;
    demand(known.countries, rule.country, `${where}: country`);
    demand(known.currencies, rule.localCurrency, `${where}: localCurrency`);
    for (const [whose, limits] of [
      ["", rule],
      ["residents.", rule.residents],
    ] as const) {
      for (const member of memberNames) {
        const unit = limits[member]?.currency ?? null;
        if (unit !== null) demand(known.currencies, unit, `${where}: ${whose}${member}.currency`);
      }
    }
  }
}
