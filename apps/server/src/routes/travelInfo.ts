import {
  type Language,
  languages,
  type TravelInfo,
  travelInfo,
  type TravelSections,
} from "@specimen/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { CountryEntry } from "../catalogue/lexicon.ts";
import type { Customer } from "../customers/customers.ts";
import { type Api, implement } from "../implement.ts";
import { readAdditions, readTravelRule, readTravelRules } from "../queries/travelInfo.ts";
import { sanitizeRichText } from "../richText.ts";
import { bestOf, preference } from "../rules/bestLanguage.ts";
import { commonRule, shownLimits, unknownLimits } from "../rules/travelLimits.ts";
import { customers, customerSettings } from "../tables/customers.ts";
import { travelAdditions } from "../tables/travelInfo.ts";
import type { World } from "../world.ts";
import { countryOf } from "./countryOf.ts";
import { provenanceOf } from "./provenance.ts";


const sectionNames = [
  "residentImport",
  "residentExport",
  "visitorImport",
  "visitorExport",
  "note",
  "addition",
] as const satisfies (keyof TravelSections)[];

/** Mounts the travel calls of specification 7.3 and 7.4; before those of countries by id. */
export function travelInfoRoutes(api: Api): void {
  const { world } = api;
  const { database, lexicon } = world;

  implement(api, travelInfo, {
    list: {
      byRevision: async ({ query, user, language }) => {
        const { page, pageSize, ...filters } = query;
        const sections = sectionsOf(user.customer);
        const { rows, total } = await readTravelRules(database, {
          ...filters,
          customerId: user.customer.id,
          language,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        });
        return {
          entries: rows.map(({ rule, hasAddition }) => ({
            country: lexicon.country(countryOf(lexicon, rule.countryId), language),
            localCurrencyISO: rule.localCurrencyISO,
            limits: shownLimits(rule.limits, sections),
            hasAddition: hasAddition && sections.addition,
            confidence: rule.confidence,
            checkedOn: null,
          })),
          total,
        };
      },
    },

    read: {
      byRevision: async ({ params, user, language }) =>
        readInfo(world, countryOf(lexicon, params.id), user.customer, language),
    },

    readAllLanguages: ({ params, user }) =>
      readAllLanguages(world, countryOf(lexicon, params.id).id, user.customer.id),

    change: async ({ params, body, user }) => {
      const countryId = countryOf(lexicon, params.id).id;
      const customerId = user.customer.id;
      const rows = languages.flatMap((language) => {
        const text = sanitizeRichText(body.additions[language] ?? "");
        return text === "" ? [] : [{ customerId, countryId, language, text }];
      });
      await database.transaction(async (transaction) => {
        await transaction
          .delete(travelAdditions)
          .where(
            and(
              eq(travelAdditions.customerId, customerId),
              eq(travelAdditions.countryId, countryId),
            ),
          );
        if (rows.length > 0) await transaction.insert(travelAdditions).values(rows);
        await transaction
          .update(customers)
          .set({ rulesRevision: sql`${customers.rulesRevision} + 1` })
          .where(eq(customers.id, customerId));
      });
      world.customers.forget();
      return readAllLanguages(world, countryId, customerId);
    },

    sections: { byRevision: async ({ user }) => sectionsOf(user.customer) },

    changeSections: async ({ body, user }) => {
      const hidden = sectionNames.filter((name) => !body[name]);
      await database.transaction(async (transaction) => {
        await transaction
          .update(customerSettings)
          .set({ hiddenTravelSections: hidden })
          .where(eq(customerSettings.customerId, user.customer.id));
        await transaction
          .update(customers)
          .set({ rulesRevision: sql`${customers.rulesRevision} + 1` })
          .where(eq(customers.id, user.customer.id));
      });
      world.customers.forget();
      return body;
    },
  });
}

async function readInfo(
  { database, lexicon }: World,
  entry: CountryEntry,
  customer: Customer,
  language: Language,
): Promise<TravelInfo> {
  const sections = sectionsOf(customer);
  const { own, below } = await readTravelRule(database, entry.id);
  const rule = own ?? commonRule(below);
  const additions = await readAdditions(database, customer.id, entry.id);
  const addition = bestOf(additions, preference(language, customer.languages));
  const localISO = rule?.localCurrencyISO ?? entry.currencyISO;
  return {
    country: lexicon.country(entry, language),
    localCurrency:
      localISO === null
        ? null
        : { currencyISO: localISO, name: lexicon.currency(localISO, language).name },
    sections,
    limits: shownLimits(rule?.limits ?? unknownLimits, sections),
    isByTraveller: rule?.isByTraveller ?? false,
    note: sections.note && rule?.note ? { text: rule.note, lang: "en" } : null,
    addition:
      sections.addition && addition
        ? { text: sanitizeRichText(addition.text), lang: addition.language }
        : null,
    provenance: rule === undefined ? null : provenanceOf({ ...rule, checked: [] }),
  };
}

async function readAllLanguages({ database }: World, countryId: string, customerId: string) {
  const rows = await readAdditions(database, customerId, countryId);
  return {
    countryId,
    additions: Object.fromEntries(rows.map(({ language, text }) => [language, text])),
  };
}

/** What the customer shows: everything it has not hidden. */
function sectionsOf({ settings }: Customer): TravelSections {
  const isShown = (name: keyof TravelSections) => !settings.hiddenTravelSections.includes(name);
  return {
    residentImport: isShown("residentImport"),
    residentExport: isShown("residentExport"),
    visitorImport: isShown("visitorImport"),
    visitorExport: isShown("visitorExport"),
    note: isShown("note"),
    addition: isShown("addition"),
  };
}
