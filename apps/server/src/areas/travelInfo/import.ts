import { defineImporter } from "../../catalogue/importer.ts";
import { demand } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { type LimitFact, type TravelFacts, travelFiles } from "./facts.ts";
import { travelRules } from "./tables.ts";
import { isByTraveller, limitsBy } from "./travelLimits.ts";

const members = {
  import: { local: "importLocal", foreign: "importForeign" },
  export: { local: "exportLocal", foreign: "exportForeign" },
} as const;

export const travelImporter = defineImporter({
  files: travelFiles,
  check,
  rows: ({ rules, travellers }) => [
    [
      travelRules,
      rules.map((fact) => {
        const limits = limitsBy(({ traveller, direction, money }) => {
          const member = members[direction][money];
          const own = travellers.find(
            (each) => each.country === fact.country && each.traveller === traveller,
          );
          return ruleOf(own?.[member] ?? fact[member]);
        });
        return {
          countryId: fact.country,
          localCurrencyISO: fact.localCurrency,
          limits,
          isByTraveller: isByTraveller(limits),
          note: fact.note,
          confidence: fact.confidence,
          sources: fact.sources,
        };
      }),
    ],
  ],
});

const ruleOf = ({ kind, amount, currency }: LimitFact) => ({ kind, amount, currencyISO: currency });

function check({ rules, travellers }: TravelFacts, { known }: SharedFacts): void {
  for (const rule of rules) {
    const where = `travel_rules.json: ${rule.country}`;
    demand(known.countries, rule.country, `${where}: country`);
    demand(known.currencies, rule.localCurrency, `${where}: localCurrency`);
    for (const member of Object.values(members).flatMap((each) => Object.values(each))) {
      const { currency } = rule[member];
      if (currency !== null) demand(known.currencies, currency, `${where}: ${member}.currency`);
    }
  }
  const ruled = new Set(rules.map(({ country }) => country));
  for (const { country } of travellers) {
    demand(ruled, country, `travel_travellers.json: ${country}: country`);
  }
}
