import type { Texts, TravelInfoRule, TravelLimit } from "@specimen/api/contract";
import { readDecimal, writeDecimal } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import {
  fromLanguageTexts,
  toLanguageTexts,
  type LanguageTexts,
} from "../../../widgets/form/languageTexts.ts";

/** A limit as it is typed: texts instead of numbers and of nothing. */
export type TypedLimit = Omit<TravelLimit, "amount" | "currencyISO"> & {
  amount: string;
  currencyISO: string;
};

/** The travel information of a country as a form has it. */
export interface TravelValues {
  additions: LanguageTexts;
  /** Whether the customer has limits of its own in place of the catalogue's. */
  hasOwnLimits: boolean;
  limits: TypedLimit[];
}

/** Kinds of limits that have an amount and its currency. */
export const hasAmount = (kind: TravelLimit["kind"]): boolean =>
  kind === "toDeclareFrom" || kind === "allowsUp";

const typedIn =
  (language: Language) =>
  ({ amount, currencyISO, ...limit }: TravelLimit): TypedLimit => ({
    ...limit,
    amount: amount === null ? "" : writeDecimal(amount, language),
    currencyISO: currencyISO ?? "",
  });

function sent({ amount, currencyISO, ...limit }: TypedLimit, language: Language): TravelLimit {
  if (!hasAmount(limit.kind)) return { ...limit, amount: null, currencyISO: null };
  return {
    ...limit,
    amount: amount.trim() === "" ? null : readDecimal(amount, language),
    currencyISO: currencyISO.trim() === "" ? null : currencyISO.trim().toUpperCase(),
  };
}

const ways = (["resident", "visitor"] as const).flatMap((traveller) =>
  (["import", "export"] as const).flatMap((direction) =>
    (["local", "foreign"] as const).map((money) => ({ traveller, direction, money })),
  ),
);

/** The eight limits in their order; those that the catalogue does not know are not specified. */
const whole = (limits: readonly TravelLimit[]): TravelLimit[] =>
  ways.map(
    (way) =>
      limits.find(
        ({ traveller, direction, money }) =>
          traveller === way.traveller && direction === way.direction && money === way.money,
      ) ?? { ...way, kind: "notSpecified", amount: null, currencyISO: null },
  );

/**
 * A rule as the form's values, with amounts as the language writes them; without limits of its own the
 * fields begin with the catalogue's.
 */
export const toTravelValues = (
  { additions, limits }: { additions?: Texts; limits?: TravelLimit[] | null },
  catalogue: readonly TravelLimit[],
  language: Language,
): TravelValues => ({
  additions: toLanguageTexts(additions ?? {}),
  hasOwnLimits: limits !== null && limits !== undefined,
  limits: whole(limits ?? catalogue).map(typedIn(language)),
});

/** The form's values as a rule. */
export const fromTravelValues = (
  { additions, hasOwnLimits, limits }: TravelValues,
  language: Language,
): TravelInfoRule => ({
  additions: fromLanguageTexts(additions),
  limits: hasOwnLimits ? limits.map((limit) => sent(limit, language)) : null,
});
