import {
  type Language,
  type TravelInfo,
  type TravelInfoSummary,
  type TravelLimit,
  TravelSections,
} from "@specimen/api/contract";
import * as z from "zod/mini";
import type { Customer } from "../../auth/customers.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { english } from "../../catalogue/english.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { provenanceOf } from "../../catalogue/provenance.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { readAdditions, readTravelRule, readTravelRules } from "./queries.ts";
import { commonRule, isByTraveller, shownLimits, unknownLimits } from "./travelLimits.ts";

/** The sections of the travel information. */
export const sectionNames = z.keyof(TravelSections).options;

type SummaryRow = Awaited<ReturnType<typeof readTravelRules>>["rows"][number];

/** A country in a list. */
export const travelSummaryOf = (
  lexicon: Lexicon,
  { rule, limits, hasAddition }: SummaryRow,
  sections: TravelSections,
  language: Language,
): TravelInfoSummary => ({
  country: lexicon.country(countryOf(lexicon, rule.countryId), language),
  localCurrencyISO: rule.localCurrencyISO,
  limits: shownLimits(limits, sections),
  hasAddition: hasAddition && sections.addition,
  confidence: rule.confidence,
  checkedOn: null,
});

/** Columns read of a country. */
interface Read extends Awaited<ReturnType<typeof readTravelRule>> {
  readonly additions: Awaited<ReturnType<typeof readAdditions>>;
  readonly ownLimits: TravelLimit[] | undefined;
}

/** The rules of a country and the customer's own texts, without hidden sections. */
export function travelInfoOf(
  lexicon: Lexicon,
  entry: CountryEntry,
  { own, below, additions, ownLimits }: Read,
  customer: Customer,
  language: Language,
): TravelInfo {
  const sections = sectionsOf(customer);
  const rule = own ?? commonRule(below);
  const addition = bestOf(additions, preference(language, customer.languages));
  const localISO = rule?.localCurrencyISO ?? entry.currencyISO;
  return {
    country: lexicon.country(entry, language),
    localCurrency:
      localISO === null
        ? null
        : { currencyISO: localISO, name: lexicon.currency(localISO, language).name },
    sections,
    limits: shownLimits(ownLimits ?? rule?.limits ?? unknownLimits, sections),
    isByTraveller: ownLimits ? isByTraveller(ownLimits) : (rule?.isByTraveller ?? false),
    note: sections.note ? english(rule?.note ?? null) : null,
    addition:
      sections.addition && addition
        ? { text: sanitizeRichText(addition.text), lang: addition.language }
        : null,
    provenance: rule === undefined ? null : provenanceOf({ ...rule, checked: [] }),
  };
}

/** The sections that the customer has not hidden. */
export function sectionsOf({ settings }: Customer): TravelSections {
  const shown = sectionNames.map((name) => [name, !settings.hiddenTravelSections.includes(name)]);
  return TravelSections.parse(Object.fromEntries(shown));
}
