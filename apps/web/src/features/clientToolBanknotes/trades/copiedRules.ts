import type { BanknoteMatrixRow, Tradability } from "@specimen/api/contract";
import type { Rules } from "../../../widgets/matrix/TradeMatrix.tsx";

type Note = Pick<BanknoteMatrixRow, "banknoteId" | "countryId" | "denomination" | "status">;

/**
 * The rules that notes of some countries take over from another country: each that of the note with
 * the same status and value in the newest series, else the one most notes of that status have. Where
 * the other country has no note of the status, the rule stays. What is worthless is never bought.
 */
export function copiedRules(
  notes: readonly Note[],
  rules: Rules,
  { from, to }: { from: string; to: readonly string[] },
): Rules {
  const ruleOf = ({ banknoteId }: Note): Tradability => rules[banknoteId] ?? 0;
  const models = notes.filter(({ countryId }) => countryId === from);
  return Object.fromEntries(
    notes
      .filter(({ countryId }) => countryId !== from && to.includes(countryId))
      .flatMap((note) => {
        const alike = models.filter(({ status }) => status === note.status);
        const same = alike.find(({ denomination }) => denomination === note.denomination);
        const rule = same === undefined ? mostFrequent(alike.map(ruleOf)) : ruleOf(same);
        if (rule === undefined) return [];
        return [[note.banknoteId, note.status === "worthless" ? withoutBuying(rule) : rule]];
      }),
  );
}

/** The value that occurs most often, the first one among equals; undefined of none. */
function mostFrequent(values: readonly Tradability[]): Tradability | undefined {
  const countOf = (value: Tradability) => values.filter((each) => each === value).length;
  return values.toSorted((a, b) => countOf(b) - countOf(a))[0];
}

const withoutBuying = (rule: Tradability): Tradability => (rule >= 2 ? 2 : 0);
