import type { Problem } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { nameOf, operations } from "../testing/contractCalls.ts";
import { describeOnBoth } from "../testing/startApi.ts";

/** Who has every permission of the client tool, at the other customer. */
const as = "principal";

/** A record of Nordhafen Bank at each path that leads to records of one customer. */
const records: Readonly<Record<string, string>> = {
  "/news/{id}": "nordhafen-lev",
  "/customer-links/{id}": "nordhafen-ecb",
  "/pdfs/{id}": "nordhafen-check",
  "/pdf-categories/{id}": "nordhafen-dates",
};
const idOf = (path: string) => {
  const place = Object.keys(records).find((each) => `${path}/`.startsWith(`${each}/`));
  return place === undefined ? undefined : records[place];
};

/** Bodies that fit, so that a refusal is because of the record. */
const bodies: Readonly<Record<string, object>> = {
  "/news/{id}": {},
  "/pdfs/{id}": {},
  "/pdfs/{id}/files/{lang}": { uploadId: "none" },
  "/pdf-categories/{id}": { names: { en: "Ours" }, position: 1 },
  "/customer-links/{id}": {
    type: "link",
    position: 1,
    pdfId: null,
    texts: { en: { label: "Ours", value: "https://ours.example/" } },
  },
};

const calls = operations.flatMap((operation) => {
  const id = idOf(operation.path);
  return id === undefined ? [] : [[nameOf(operation), operation, id] as const];
});

describeOnBoth("a record of another customer", (api) => {
  it.each(calls)("%s answers 404", async (_, { method, path, body }, id) => {
    const address = path.replace("{id}", id).replace("{lang}", "en");
    const before = await countsOf();
    const answer = await api().change(address, {
      as,
      method: method.toUpperCase(),
      ...(body && { body: bodies[path] }),
    });
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as Problem).code).toBe("not_found");
    expect(await countsOf()).toEqual(before);
  });

  const countsOf = async () => {
    const rows = await api().database.execute(
      sql`select (select count(*) from customer_links) as links, (select count(*) from pdfs where is_shown) as pdfs, (select count(*) from rule_changes) as changes`,
    );
    return JSON.stringify(rows);
  };
});

describe("the contract", () => {
  it("has reading, changing and removing calls on such records", () => {
    const methods = new Set(calls.map(([, { method }]) => method));
    expect([...methods].toSorted()).toEqual(["delete", "get", "patch", "put"]);
  });
});
