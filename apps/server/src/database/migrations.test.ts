import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("../../drizzle/", import.meta.url);

/** The last one from before several instances could serve behind one proxy. */
const lastAlone = "0012";

/** The first line of a migration that takes away what the version before already left alone. */
const contracting = /^-- contract: .+/;

/** Statements that the instances of the version before would fail of. */
const breaking = [
  /\bdrop (table|column|constraint|type|schema)\b/i,
  /\brename\b/i,
  /\bset data type\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
];

/** The statements of a migration that do not only add. */
const breakingOf = (sql: string): string[] =>
  contracting.test(sql)
    ? []
    : sql
        .split("--> statement-breakpoint")
        .map((statement) => statement.trim())
        .filter((statement) => breaking.some((pattern) => pattern.test(statement)));

it("what would fail the version before is recognised", () => {
  const column = 'ALTER TABLE "accounts" ADD COLUMN "kind" text';
  expect(breakingOf(`${column} NOT NULL;`)).toHaveLength(1);
  expect(breakingOf(`${column} DEFAULT 'staff' NOT NULL;`)).toEqual([]);
  expect(breakingOf(`${column};`)).toEqual([]);
  expect(breakingOf('ALTER TABLE "accounts" DROP COLUMN "kind";')).toHaveLength(1);
  expect(breakingOf('ALTER TABLE "accounts" RENAME COLUMN "kind" TO "sort";')).toHaveLength(1);
  expect(breakingOf("-- contract: nobody reads it since 1.1\nDROP TABLE old;")).toEqual([]);
});

it("migrations only add, so that the version before goes on while instances are replaced", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(12);
  for (const name of files.filter((each) => each.slice(0, 4) > lastAlone)) {
    expect(breakingOf(readFileSync(new URL(name, folder), "utf8")), name).toEqual([]);
  }
});
