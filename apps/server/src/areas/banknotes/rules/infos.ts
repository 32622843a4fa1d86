import type { Permission, Texts } from "@specimen/api/contract";
import { countryLabels } from "../../../catalogue/countries.ts";
import type { RulesOf } from "../../../customers/ruleSection.ts";
import { countryTextRules } from "../../../customers/texts.ts";
import type { RuleContext } from "../../defineArea.ts";

const permissions: readonly [Permission, ...Permission[]] = [
  "client_tool:access",
  "client_tool_banknotes:access",
  "client_tool_banknotes:country_info:read",
];

/** The customers' notes on the banknotes and on the currency of a country. */
export function banknoteInfoRules({ database, lexicon }: RuleContext): RulesOf<Texts>[] {
  const shared = {
    database,
    permissions,
    unknown: async (_: unknown, ids: readonly string[]) =>
      ids.filter((id) => lexicon.entry(id) === undefined),
    labels: async (
      _: string,
      ids: readonly string[],
      language: Parameters<typeof countryLabels>[2],
    ) => countryLabels(lexicon, ids, language),
  };
  return [
    countryTextRules({ ...shared, name: "banknoteInfo", kind: "banknotes" }),
    countryTextRules({ ...shared, name: "currencyInfo", kind: "currency" }),
  ];
}
