import type { TravelLimit, TravelSections } from "@specimen/api/contract";

type Rule = Pick<TravelLimit, "kind" | "amount" | "currencyISO">;
type Way = Pick<TravelLimit, "direction" | "money">;

const ways = [
  { direction: "import", money: "local" },
  { direction: "import", money: "foreign" },
  { direction: "export", money: "local" },
  { direction: "export", money: "foreign" },
] as const satisfies Way[];

/** The eight limits of a country in the order of the contract, each by its rule. */
export function limitsBy(ruleOf: (at: Omit<TravelLimit, keyof Rule>) => Rule): TravelLimit[] {
  return (["resident", "visitor"] as const).flatMap((traveller) =>
    ways.map((way) => ({ traveller, ...way, ...ruleOf({ traveller, ...way }) })),
  );
}

/** The limits of a country whose rules are not known. */
export const unknownLimits: readonly TravelLimit[] = limitsBy(() => ({
  kind: "notSpecified",
  amount: null,
  currencyISO: null,
}));

const sectionsOf = {
  resident: { import: "residentImport", export: "residentExport" },
  visitor: { import: "visitorImport", export: "visitorExport" },
} as const;

/** The limits in the sections that are shown. */
export function shownLimits(
  limits: readonly TravelLimit[],
  sections: TravelSections,
): TravelLimit[] {
  return limits.filter(({ traveller, direction }) => sections[sectionsOf[traveller][direction]]);
}

/** Whether the rules distinguish residents from visitors. */
export function isByTraveller(limits: readonly TravelLimit[]): boolean {
  const rulesOf = (traveller: TravelLimit["traveller"]) =>
    JSON.stringify(
      limits
        .filter((limit) => limit.traveller === traveller)
        .map(({ kind, amount, currencyISO }) => [kind, amount, currencyISO]),
    );
  return rulesOf("resident") !== rulesOf("visitor");
}
