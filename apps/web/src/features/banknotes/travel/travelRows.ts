import type { Direction, Money, TravelLimit, Traveller } from "@specimen/api/contract";

/** The limits of one way over the border for some travellers. */
export interface TravelRow {
  direction: Direction;
  /** Whom it holds for; `everybody` where the record says the same of both. */
  traveller: Traveller | "everybody";
  limits: Readonly<Record<Money, TravelLimit | null>>;
}

const directions = ["import", "export"] as const satisfies readonly Direction[];
const travellers = ["resident", "visitor"] as const satisfies readonly Traveller[];

/**
 * Limits as rows: residents before visitors, import before export. What a customer hides is not
 * among the limits, and a row that says nothing is left out.
 */
export function travelRows(
  limits: readonly TravelLimit[],
  { isByTraveller }: { isByTraveller: boolean },
): TravelRow[] {
  const rows = travellers.flatMap((traveller) =>
    directions.map((direction): TravelRow => {
      const of = (money: Money) =>
        limits.find(
          (limit) =>
            limit.traveller === traveller &&
            limit.direction === direction &&
            limit.money === money &&
            limit.kind !== "empty",
        ) ?? null;
      return { direction, traveller, limits: { local: of("local"), foreign: of("foreign") } };
    }),
  );
  const said = rows.filter((row) => row.limits.local !== null || row.limits.foreign !== null);
  return isByTraveller ? said : directions.flatMap((direction) => merged(said, direction));
}

/** One row for both kinds of travellers; where only one of them is shown it says which. */
function merged(rows: readonly TravelRow[], direction: Direction): TravelRow[] {
  const [first, second] = rows.filter((row) => row.direction === direction);
  if (first === undefined) return [];
  return [second === undefined ? first : { ...first, traveller: "everybody" }];
}
