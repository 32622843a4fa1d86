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
    expect(report).toContain("failed query: select");
    expect(report).toContain("22P02");
    expect(report).toMatch(/\n\s+at /);
    expect(report).not.toContain("refresh-token-5f1c");
  });
});

it("says what other errors say, with their causes", () => {
  const report = faultReport(new Error("no answer", { cause: new TypeError("not open") }));
  expect(report).toContain("Error: no answer\n");
  expect(report).toContain("caused by TypeError: not open\n");
  expect(faultReport("text")).toBe("text");
});
