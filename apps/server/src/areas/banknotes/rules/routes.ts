import {
  anyCountry,
  type BanknoteMatrixRow,
  banknoteRules as calls,
  ColumnHeadingsRule,
  Tradability,
  type TradabilityChange,
} from "@specimen/api/contract";
import { and, asc, sql } from "drizzle-orm";
import { countryOf, isNameOf, isOfCountry } from "../../../catalogue/countries.ts";
import { countryNames } from "../../../catalogue/tables.ts";
import { statusOn, daysOf } from "../../../catalogue/timeline.ts";
import { readPending } from "../../../customers/pendingRules.ts";
import { textHandlers } from "../../../customers/textHandlers.ts";
import { tradability } from "../../../customers/tables.ts";
import { rule, ruleOf } from "../../../customers/tradability.ts";
import { implement, type Input } from "../../../http/implement.ts";
import { ProblemError } from "../../../http/problemError.ts";
import type { AppApi } from "../../defineArea.ts";
import { isOfSeries, listedSeries, plainSeries } from "../listedSeries.ts";
import { banknotes } from "../tables.ts";
import { ruleArea } from "./tradability.ts";

/** The writing calls on banknotes. */
export function banknoteRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon, rules, now } = context;
  const countryId = (id: string) => countryOf(lexicon, id).id;
  const info = textHandlers(context, "banknoteInfo", ({ id }: { id: string }) => countryId(id));
  const currency = textHandlers(context, "currencyInfo", ({ id }: { id: string }) => countryId(id));

  implement(api, calls, {
    columnHeadings: async ({ user }) => {
      const own = await rules.sectionOf("columnHeadings").read(database, user.customer.id);
      const { headings } = ColumnHeadingsRule.parse(own.get(anyCountry) ?? { headings: {} });
      return { version: String(user.customer.rulesRevision), headings };
    },

    changeColumnHeadings: ({ query, body, user, version }) =>
      rules.change(user, {
        section: "columnHeadings",
        rules: new Map([[anyCountry, body]]),
        version,
        options: query,
      }),

    tradability: async ({ query, user, language, today }) => {
      const wanted = query.countryId === undefined ? undefined : countryId(query.countryId);
      const rows = await readMatrix(user.customer.id, wanted, language);
      const pending = await readPending(database, user.customer.id, "banknoteTradability", now());
      return {
        version: String(user.customer.rulesRevision),
        banknotes: rows.map(({ note, value, countryName }): BanknoteMatrixRow => {
          const own = pending.get(note.id);
          return {
            banknoteId: note.id,
            countryId: note.countryId,
            countryName,
            currencyISO: note.currencyISO,
            series: plainSeries(note),
            seriesName: listedSeries(lexicon, note, language),
            denomination: note.denomination,
            unit: lexicon.unit(note, language),
            status: statusOn(daysOf(note), today),
            tradability: value,
            pending: own
              ? { ...own, tradability: Tradability.safeParse(own.after).data ?? 0 }
              : null,
          };
        }),
      };
    },

    changeTradability: async ({ query, body, user, version }) =>
      rules.change(user, {
        section: "banknoteTradability",
        rules: await rulesIn(body),
        version,
        options: query,
      }),

    banknoteInfo: info.read,
    changeBanknoteInfo: info.change,
    currencyInfo: currency.read,
    changeCurrencyInfo: currency.change,
  });

  function readMatrix(
    customerId: string,
    country: string | undefined,
    language: Input<typeof calls.tradability>["language"],
  ) {
    return database
      .select({ note: banknotes, value: rule, countryName: countryNames.name })
      .from(banknotes)
      .innerJoin(countryNames, isNameOf(banknotes.countryId, language))
      .leftJoin(tradability, ruleOf(ruleArea, banknotes.id, customerId))
      .where(country === undefined ? undefined : isOfCountry(banknotes.countryId, country))
      .orderBy(asc(countryNames.position), asc(banknotes.listPosition), asc(banknotes.id));
  }

  /** The wanted rules by banknote: those for a country, series or value, then the single ones. */
  async function rulesIn(change: TradabilityChange): Promise<Map<string, Tradability>> {
    const wanted = new Map<string, Tradability>();
    for (const [index, where] of change.where.entries()) {
      const rows = await database
        .select({ id: banknotes.id })
        .from(banknotes)
        .where(
          and(
            isOfCountry(banknotes.countryId, where.countryId),
            where.series === undefined ? undefined : isOfSeries(where.series),
            where.denomination === undefined
              ? undefined
              : sql`${banknotes.denomination} = ${where.denomination}`,
          ),
        );
      if (rows.length === 0) throw noSuch(`where.${index}`);
      for (const { id } of rows) wanted.set(id, where.tradability);
    }
    for (const { recordId, tradability: value } of change.rules) wanted.set(recordId, value);
    return wanted;
  }
}

const noSuch = (path: string) =>
  new ProblemError("invalid_input", { errors: [{ in: "body", path, code: "not_found" }] });
