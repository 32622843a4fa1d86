import { type RuleSection, type TransferComparison, transfers } from "@specimen/api/contract";
import { asc, eq } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { customers } from "../../auth/tables.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { isSameRule } from "../../customers/ruleTimeline.ts";
import { customerAssociations } from "../../customers/tables.ts";
import { implement, type Input } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";

type Compare = Pick<Input<typeof transfers.compareTradability>, "params" | "user" | "language">;
type Send = Pick<Input<typeof transfers.sendTradability>, "params" | "query" | "user" | "version">;

/** Copies of rules on a country to an associated customer (specification 7.4). */
export function transferRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon, rules } = context;

  /** The customers that somebody may transfer rules to. */
  async function readAssociates({ customer }: Caller) {
    const { customerId, associateId } = customerAssociations;
    const { id, name, rulesRevision } = customers;
    return database
      .select({ id, name, rulesRevision })
      .from(customerAssociations)
      .innerJoin(customers, eq(id, associateId))
      .where(eq(customerId, customer.id))
      .orderBy(asc(name));
  }

  async function associateOf(user: Caller, id: string) {
    const found = (await readAssociates(user)).find((each) => each.id === id);
    if (found === undefined) throw notFound("There is no such associated customer");
    return found;
  }

  /** The own rules on a country, and those of the other customer. */
  async function readBoth(name: RuleSection, { params, user }: Pick<Compare, "params" | "user">) {
    const section = rules.sectionOf(name);
    const subjects = (await section.ofCountry?.(countryOf(lexicon, params.id).id)) ?? [];
    return {
      section,
      subjects,
      comes: await section.read(database, user.customer.id, subjects),
      there: await section.read(database, params.customerId, subjects),
    };
  }

  const transfer = (name: RuleSection) => ({
    async compare({ params, user, language }: Compare): Promise<TransferComparison> {
      const other = await associateOf(user, params.customerId);
      const { section, subjects, comes, there } = await readBoth(name, { params, user });
      const differing = subjects.filter(
        (subject) => !isSameRule(comes.get(subject), there.get(subject)),
      );
      const labels = await section.labels?.(user.customer.id, differing, language);
      return {
        version: String(other.rulesRevision),
        customer: { id: other.id, name: other.name },
        entries: differing.map((subject) => ({
          subject,
          label: labels?.get(subject) ?? subject,
          there: there.get(subject) ?? null,
          comes: comes.get(subject) ?? null,
        })),
        same: subjects.length - differing.length,
      };
    },

    async send({ params, query, user, version }: Send) {
      const { id: customerId } = await associateOf(user, params.customerId);
      const { subjects, comes } = await readBoth(name, { params, user });
      const sent = new Map(subjects.map((subject) => [subject, comes.get(subject) ?? null]));
      return rules.change(user, {
        section: name,
        rules: sent,
        version,
        options: query,
        customerId,
      });
    },
  });

  const currencyInfo = transfer("currencyInfo");
  const banknoteInfo = transfer("banknoteInfo");
  const tradability = transfer("banknoteTradability");

  implement(api, transfers, {
    associatedCustomers: async ({ user }) =>
      (await readAssociates(user)).map(({ id, name }) => ({ id, name })),
    compareCurrencyInfo: currencyInfo.compare,
    sendCurrencyInfo: currencyInfo.send,
    compareBanknoteInfo: banknoteInfo.compare,
    sendBanknoteInfo: banknoteInfo.send,
    compareTradability: tradability.compare,
    sendTradability: tradability.send,
  });
}
