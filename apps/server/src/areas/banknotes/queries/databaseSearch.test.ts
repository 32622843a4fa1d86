import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod";
import { describeOnBoth } from "../../../testing/startApi.ts";
import { type BanknoteQuery, conditionsOf } from "./conditions.ts";
import { searchStatements } from "./databaseSearch.ts";

const Node = z.object({
  "Node Type": z.string(),
  "Relation Name": z.optional(z.string()),
  "Index Name": z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(Node));
  },
});
type Node = z.infer<typeof Node>;

const Explained = z.object({
  rows: z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: Node })) })),
});

const plain = {
  toleranceMm: 2,
  customerId: "",
  rulesRevision: 0,
  language: "en",
  today: "",
  limit: 9,
  offset: 0,
} as const;

const questions: [string, Partial<BanknoteQuery>][] = [
  ["no filter", {}],
  ["a currency", { currencyISO: "EUR" }],
  ["a country", { countryId: "DE" }],
  ["a denomination", { denomination: 50 }],
  ["a size", { widthMm: 140, heightMm: 77 }],
  ["one side", { widthMm: 140 }],
  ["a colour", { colour: "green" }],
  ["a substrate", { substrate: "polymer" }],
  ["a year", { year: 2010 }],
  ["a status", { status: "issue" }],
  ["a rule", { tradability: 3 }],
  ["no trade", { tradability: 0 }],
  ["what is unmeasured", { colour: "green", year: 2010, unmeasured: true }],
  ...(["note", "country", "value", "motif", "size", "issued", "status", "trade"] as const).map(
    (sort): [string, Partial<BanknoteQuery>] => [`sorted by ${sort}`, { sort, order: "desc" }],
  ),
];

/** Whether the planner can do without something does not depend on how many notes there are. */
const onlyTheIndexOfLists = [
  "set local enable_seqscan = off",
  "set local enable_bitmapscan = off",
  "set local enable_nestloop = off",
  "set local plan_cache_mode = force_generic_plan",
  `drop index banknotes_country_id, banknotes_currency_iso, banknotes_width, banknotes_height,
    banknotes_size, banknotes_size_upright, banknotes_unmeasured`,
];

interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

class Rollback extends Error {}

describeOnBoth("a page of banknotes", (api) => {
  /** How the table of notes is read by a statement, in the words of the planner. */
  async function readsOf(statement: Statement): Promise<string[]> {
    let reads: string[] = [];
    const asking = api().database.transaction(async (transaction) => {
      for (const step of onlyTheIndexOfLists) await transaction.execute(sql.raw(step));
      const values = statement.params.map(() => "null").join();
      await transaction.execute(sql.raw(`prepare asked as ${statement.sql}`));
      const answer = await transaction.execute(
        sql.raw(`explain (format json) execute asked${values === "" ? "" : `(${values})`}`),
      );
      await transaction.execute(sql.raw("deallocate asked"));
      const { rows } = Explained.parse(answer);
      reads = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => readsIn(Plan)));
      throw new Rollback();
    });
    await asking.catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
    return reads;
  }

  it.each(questions)("with %s comes from the index of lists alone", async (_name, query) => {
    const asked = { ...plain, ...query };
    const { page, counts } = searchStatements(api().database, conditionsOf(asked, false), asked);
    // Besides, the page's own notes are read whole, by their key.
    const read = await readsOf(page.toSQL());
    expect(read.filter((how) => !how.startsWith("Index Only Scan"))).toEqual([
      "Index Scan banknotes_pkey",
    ]);
    for (const how of await readsOf(counts.toSQL())) expect(how).toMatch(/^Index Only Scan/);
  });
});

function readsIn(node: Node): string[] {
  const below = (node.Plans ?? []).flatMap(readsIn);
  return node["Relation Name"] === "banknotes"
    ? [`${node["Node Type"]} ${node["Index Name"] ?? ""}`.trim(), ...below]
    : below;
}
