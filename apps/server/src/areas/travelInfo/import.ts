import { isByTraveller, limitsBy } from "./travelLimits.ts";
import type { travelRules } from "./tables.ts";
import type { Facts } from "../../catalogue/readFacts.ts";
import type { LimitFact } from "./facts.ts";

const members = {
  import: { local: "importLocal", foreign: "importForeign" },
  export: { local: "exportLocal", foreign: "exportForeign" },
} as const;

/** Rows of the table `travel_rules`. */
export function travelRuleRows(facts: Facts): (typeof travelRules.$inferInsert)[] {
  return facts.travelRules.map((fact) => {
    const limits = limitsBy(({ traveller, direction, money }) => {
      const member = members[direction][money];
      const own = facts.travellers.find(
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
  });
}

function ruleOf({ kind, amount, currency }: LimitFact) {
  return { kind, amount, currencyISO: currency };
}
