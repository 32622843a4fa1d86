import { travelInfo, TravelInfoRule } from "@specimen/api/contract";
import { countryOf } from "../../catalogue/countries.ts";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";
import { sectionsOf, travelInfoOf, travelSummaryOf } from "./present.ts";
import { readAdditions, readOwnLimits, readTravelRule, readTravelRules } from "./queries.ts";
import { sectionsSubject } from "./rules.ts";
import { commonRule } from "./commonRule.ts";
import { unknownLimits } from "./travelLimits.ts";

/** The travel calls of specification 7.3 and 7.4. */
export function travelInfoRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon, rules } = context;

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
        const catalogue = await readTravelRule(database, entry.id);
        const additions = await readAdditions(database, user.customer.id, entry.id);
        const ownLimits = await readOwnLimits(database, user.customer.id, entry.id);
        const read = { ...catalogue, additions, ownLimits };
        return travelInfoOf(lexicon, entry, read, user.customer, language);
      },
    },

    readAllLanguages: async ({ params, user }) => {
      const countryId = countryOf(lexicon, params.id).id;
      const read = rules.sectionOf("travelInfo").read(database, user.customer.id, [countryId]);
      const own = TravelInfoRule.parse((await read).get(countryId) ?? { additions: {} });
      const { own: rule, below } = await readTravelRule(database, countryId);
      return {
        countryId,
        version: String(user.customer.rulesRevision),
        ...own,
        catalogueLimits: [...((rule ?? commonRule(below))?.limits ?? unknownLimits)],
      };
    },

    change: async ({ params, query, body, user, version }) => {
      const changed = new Map([[countryOf(lexicon, params.id).id, body]]);
      const proposal = { section: "travelInfo", rules: changed, version, options: query } as const;
      return rules.change(user, proposal);
    },

    sections: { byRevision: async ({ user }) => sectionsOf(user.customer) },

    sectionsVersion: async ({ user }) => ({
      version: String(user.customer.rulesRevision),
      sections: sectionsOf(user.customer),
    }),

    changeSections: ({ query, body, user, version }) => {
      const changed = new Map([[sectionsSubject, body]]);
      return rules.change(user, {
        section: "travelSections",
        rules: changed,
        version,
        options: query,
      });
    },
  });
}
