import { clientTool, type Language, type RuleSection } from "@specimen/api/contract";
import { type Caller, demandPermissions } from "../../auth/authorize.ts";
import { readApprovers } from "../../customers/approvers.ts";
import { checkRules, demandFaultless, exportRules } from "../../customers/ruleDocument.ts";
import { createRuleHistory } from "../../customers/ruleHistory.ts";
import { mayRead } from "../../customers/ruleSection.ts";
import { fourEyesSections } from "../../customers/tables.ts";
import { implement } from "../../http/implement.ts";
import { pageOf } from "../../http/page.ts";
import { notFound } from "../../http/problemError.ts";
import { eq } from "drizzle-orm";
import type { AppApi } from "../defineArea.ts";
import { leastApprovers } from "./fourEyesRules.ts";
import { readHome } from "./home.ts";

/** The calls on the history of the rules, their approval, and all rules at once. */
export function clientToolRoutes(api: AppApi): void {
  const { context } = api;
  const { database, rules, now } = context;
  const history = createRuleHistory(database, rules);
  const readerOf = (user: Caller, language: Language) => ({ user, language, at: now() });

  implement(api, clientTool, {
    home: ({ user, language }) => readHome(context, history, readerOf(user, language)),

    changes: ({ query, user, language }) =>
      history.list(readerOf(user, language), query, pageOf(query)),

    change: ({ params, user, language }) =>
      history.read(readerOf(user, language), numberOf(params.id)),

    approve: async ({ params, body, user, language }) => {
      await rules.decide(user, numberOf(params.id), "approve", body.reason ?? null);
      return history.read(readerOf(user, language), numberOf(params.id));
    },

    refuse: async ({ params, body, user, language }) => {
      await rules.decide(user, numberOf(params.id), "refuse", body.reason);
      return history.read(readerOf(user, language), numberOf(params.id));
    },

    withdraw: async ({ params, body, user, language }) => {
      await rules.decide(user, numberOf(params.id), "withdraw", body.reason ?? null);
      return history.read(readerOf(user, language), numberOf(params.id));
    },

    revert: ({ params, body, user }) => rules.revert(user, numberOf(params.id), body.reason),

    fourEyes: async ({ user }) => {
      const guarded = await readGuarded(user.customer.id);
      const approversOf = await readApprovers(database, user.customer.id);
      const sections = rules.sections.filter((section) => mayRead(user, section));
      return {
        version: String(user.customer.rulesRevision),
        sections: sections.map((section) => ({
          section: section.name,
          fourEyes: guarded.has(section.name),
          hasApprovers: approversOf(section) >= leastApprovers,
        })),
      };
    },

    changeFourEyes: async ({ params, body, user, version }) => {
      const changed = new Map([[params.section, body.fourEyes]]);
      return rules.change(user, { section: "fourEyes", rules: changed, version });
    },

    ruledSubjects: async ({ params, user, language }) => {
      const section = rules.sectionOf(params.section);
      demandPermissions(user, section.permissions);
      const ids = [...(await section.read(database, user.customer.id)).keys()];
      const labels = await section.labels?.(user.customer.id, ids, language);
      return { subjects: ids.map((id) => ({ id, label: labels?.get(id) ?? id })) };
    },

    exportRules: ({ user }) => exportRules(database, rules, user, now()),

    checkRules: async ({ body, user }) => {
      const { proposals: _, ...check } = await checkRules(database, rules, user, body);
      return check;
    },

    importRules: async ({ body, user, version }) => {
      const checked = await checkRules(database, rules, user, body);
      demandFaultless(checked);
      // The author saw the check that was shown, not this one.
      const proposals = checked.proposals.map((proposal) => ({ ...proposal, version }));
      return rules.changeAll(user, proposals);
    },
  });

  async function readGuarded(customerId: string): Promise<ReadonlySet<RuleSection>> {
    const rows = await database
      .select({ section: fourEyesSections.section })
      .from(fourEyesSections)
      .where(eq(fourEyesSections.customerId, customerId));
    return new Set(rows.map(({ section }) => section));
  }
}

/** The number of a change from its id; not found where it is none. */
function numberOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound("There is no such change");
  return Number(id);
}
