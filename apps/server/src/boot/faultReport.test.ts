import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnBoth } from "../testing/startApi.ts";
import { faultReport } from "./faultReport.ts";

describeOnBoth("the report of a failed query", (api) => {
  it("names query and code, and no value of it", async () => {
    const secret = "refresh-token-5f1c\n    at refresh-token-5f1c";
    const failed: unknown = await api()
      .database.execute(sql`select (${secret}::text)::integer`)
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    const report = faultReport(failed);
    expect(report.query).toContain("select");
    expect(report.cause).toMatchObject({ code: "22P02" });
    expect(report.frames[0]).toMatch(/^at /);
    expect(JSON.stringify(report)).not.toContain("refresh-token-5f1c");
  });
});

it("says what other errors say, with their causes", () => {
  const report = faultReport(new Error("no answer", { cause: new TypeError("not open") }));
  expect(report).toMatchObject({
    name: "Error",
    message: "no answer",
    cause: { name: "TypeError", message: "not open" },
  });
  expect(faultReport("a secret")).toEqual({ name: "string", frames: [] });
});

it.each([
  ['cannot read "LINDQVIST"', 'cannot read "…"'],
  ["no account inga@example.org", "no account …"],
  ["bad token eyJhbGciOiJSUzI1NiIsInR5", "bad token …"],
  ["number 123456789 is stolen", "number … is stolen"],
  ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
])("leaves values out of a message: %s", (message, expected) => {
  expect(faultReport(new Error(message)).message).toBe(expected);
});

it("leaves out what a parser quotes", () => {
  try {
    JSON.parse("secret-of-somebody");
  } catch (error) {
    expect(JSON.stringify(faultReport(error))).not.toContain("secret");
  }
});
