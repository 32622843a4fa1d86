import {
  type CustomsDuty,
  type Language,
  type LocalizedText,
  type OfficialName,
  type TravelInfo,
  type TravelInfoSummary,
  type TravelLimit,
  TravelSections,
} from "@specimen/api/contract";
import * as z from "zod/mini";
import type { Customer } from "../../auth/customers.ts";
import { countryOf } from "../../catalogue/countries.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { provenanceOfFields } from "../../catalogue/provenance.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import { commonRule } from "./commonRule.ts";
import type { NameFact } from "./facts.ts";
import type { readAdditions, readTravelRule, readTravelRules } from "./queries.ts";
import type { StoredDuty } from "./tables.ts";
import { isByTraveller, shownLimits, unknownLimits } from "./travelLimits.ts";

/** The sections of the travel information. */
export const sectionNames = z.keyof(TravelSections).options;

type SummaryRow = Awaited<ReturnType<typeof readTravelRules>>["rows"][number];

/** A country in a list. */
export const travelSummaryOf = (
  lexicon: Lexicon,
  { countryId, localCurrencyISO, rule, limits, isOwn, hasAddition }: SummaryRow,
  sections: TravelSections,
  language: Language,
): TravelInfoSummary => ({
  country: lexicon.country(countryOf(lexicon, countryId), language),
  localCurrencyISO,
  limits: shownLimits(limits, sections),
  isOwn,
  hasAddition: hasAddition && sections.addition,
  confidence: isOwn ? null : (rule?.confidence ?? null),
  checkedOn: isOwn || rule === null ? null : provenanceOfFields(rule.confidence, rule).checkedOn,
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
    isOwn: ownLimits !== undefined,
    isByTraveller: ownLimits ? isByTraveller(ownLimits) : (rule?.isByTraveller ?? false),
    customs: rule?.customs ? dutyOf(lexicon, rule.customs, language) : null,
    note: sections.note ? noteOf(lexicon, rule, language) : null,
    addition:
      sections.addition && addition
        ? { text: sanitizeRichText(addition.text), lang: addition.language }
        : null,
    provenance: rule === undefined ? null : provenanceOfFields(rule.confidence, rule),
  };
}

/** What customs ask for, its names in the language. */
function dutyOf(
  lexicon: Lexicon,
  { formName, authorityName, ...duty }: StoredDuty,
  language: Language,
): CustomsDuty {
  return {
    ...duty,
    form: nameOf(lexicon, formName, duty.form, language),
    authority: nameOf(lexicon, authorityName, duty.authority, language),
  };
}

/** An official name in the reader's language says all; any other one stands beside its translation. */
function nameOf(
  lexicon: Lexicon,
  name: NameFact | null | undefined,
  text: string | null,
  language: Language,
): OfficialName | null {
  // Of a text alone nobody knows in which language it is.
  if (!name) return text === null ? null : { usual: null, official: { text, lang: "und" } };
  const own = name.official.find(({ lang }) => lang === language);
  if (own !== undefined) return { usual: null, official: own };
  return { usual: lexicon.text(name.usual, language), official: name.official[0] ?? null };
}

/** The remark on a rule as it was written in the language, else its translation. */
function noteOf(lexicon: Lexicon, rule: Read["own"], language: Language): LocalizedText | null {
  const own = rule?.remarks?.[language];
  if (own !== undefined) return { text: own, lang: language };
  return lexicon.text(rule?.note ?? null, language);
}

/** The sections that the customer has not hidden. */
export function sectionsOf({ settings }: Customer): TravelSections {
  const shown = sectionNames.map((name) => [name, !settings.hiddenTravelSections.includes(name)]);
  return TravelSections.parse(Object.fromEntries(shown));
}
