import { languages, travelInfo } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { customerSettings } from "../../auth/tables.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { changeRules } from "../../customers/changeRules.ts";
import { implement } from "../../http/implement.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { AppApi } from "../defineArea.ts";
import { sectionNames, sectionsOf, travelInfoOf, travelSummaryOf } from "./present.ts";
import { isAddition, readAdditions, readTravelRule, readTravelRules } from "./queries.ts";
import { travelAdditions } from "./tables.ts";

/** The travel calls of specification 7.3 and 7.4. */
export function travelInfoRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;

  async function readAllLanguages(countryId: string, customerId: string) {
    const rows = await readAdditions(database, customerId, countryId);
    const additions = Object.fromEntries(rows.map(({ language, text }) => [language, text]));
    return { countryId, additions };
  }

  implement(api, travelInfo, {
    list: {
      byRevision: async ({ query, user, language }) => {
        const customerId = user.customer.id;
        const sections = sectionsOf(user.customer);
        const { rows, total } = await readTravelRules(database, { ...query, customerId, language });
        return {
          entries: rows.map((row) => travelSummaryOf(lexicon, row, sections, language)),
          total,
        };
      },
    },

    read: {
      byRevision: async ({ params, user, language }) => {
        const entry = countryOf(lexicon, params.id);
        const rules = await readTravelRule(database, entry.id);
        const additions = await readAdditions(database, user.customer.id, entry.id);
        return travelInfoOf(lexicon, entry, { ...rules, additions }, user.customer, language);
      },
    },

    readAllLanguages: ({ params, user }) =>
      readAllLanguages(countryOf(lexicon, params.id).id, user.customer.id),

    change: async ({ params, body, user }) => {
      const countryId = countryOf(lexicon, params.id).id;
      const customerId = user.customer.id;
      const rows = languages.flatMap((language) => {
        const text = sanitizeRichText(body.additions[language] ?? "");
        return text === "" ? [] : [{ customerId, countryId, language, text }];
      });
      await changeRules(context, customerId, async (transaction) => {
        await transaction.delete(travelAdditions).where(isAddition(customerId, countryId));
        if (rows.length > 0) await transaction.insert(travelAdditions).values(rows);
      });
      return readAllLanguages(countryId, customerId);
    },

    sections: { byRevision: async ({ user }) => sectionsOf(user.customer) },

    changeSections: async ({ body, user }) => {
      const hiddenTravelSections = sectionNames.filter((name) => !body[name]);
      await changeRules(context, user.customer.id, async (transaction) => {
        await transaction
          .update(customerSettings)
          .set({ hiddenTravelSections })
          .where(eq(customerSettings.customerId, user.customer.id));
      });
      return body;
    },
  });
}
