import type { DataCheck, DataCheckForm, RuleResult } from "@specimen/api/contract";
import { writeMrz } from "@specimen/core/mrz";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import { dataChecks, stolenNumbers } from "./tables.ts";

const base = "/identity-documents/data-check";

const mrz = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];

const check = (
  api: TestApi,
  {
    lines = mrz,
    printed = {},
    id = "any",
    as = "officer",
    checkId,
  }: {
    lines?: string[];
    printed?: Record<string, string>;
    id?: string;
    as?: string;
    checkId?: string;
  } = {},
) =>
  api.read<DataCheck>(`${base}/${id}`, {
    as,
    method: "POST",
    body: { mrz: lines.join("\n"), printed, ...(checkId === undefined ? {} : { checkId }) },
  });

const ruleOf = (made: DataCheck, rule: RuleResult["rule"], about: string | null = null) =>
  made.rules.find((each) => each.rule === rule && (about === null || each.about === about));

describeOnBoth("the form of a data check", (api) => {
  it("is a JSON Schema of the series in the reader's language", async () => {
    const form = await api().read<DataCheckForm>(`${base}/any/form-schema`, {
      as: "officer",
      language: "de",
    });
    expect(form.schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      additionalProperties: false,
    });
    expect(form.schema.properties["birthDate"]).toMatchObject({
      title: "Geburtsdatum",
      format: "date",
    });
    expect(form.schema.properties["sex"]?.enum).toEqual(["F", "M", "X"]);
  });

  it("tells what numbers of the series look like, with one that was given to nobody", async () => {
    const form = await api().read<DataCheckForm>(`${base}/DEU-P-2017/form-schema`, {
      as: "officer",
    });
    const number = form.schema.properties["documentNumber"];
    expect(number).not.toHaveProperty("description");
    expect(number?.examples?.[0]).toMatch(new RegExp(number?.numberPattern ?? "^$"));
  });

  it("is not there for a series that does not exist, nor without its permission", async () => {
    expect((await api().call(`${base}/nothing/form-schema`, { as: "officer" })).status).toBe(404);
    expect((await api().call(`${base}/any/form-schema`, { as: "clerk" })).status).toBe(403);
    expect((await api().call(`${base}/any/form-schema`)).status).toBe(401);
  });
});

describeOnBoth("a typed check", (api) => {
  it("adds up where nothing contradicts, and says what was not judged", async () => {
    const made = await check(api(), {
      printed: { surname: "Lindqvist", birthDate: "1987-06-14", issueDate: "2021-03-13" },
    });
    expect(made).toMatchObject({ verdict: "addsUp", stage: "decided", way: "form" });
    expect(ruleOf(made, "checkDigit", "composite")).toMatchObject({ outcome: "pass" });
    expect(ruleOf(made, "printedField", "surname")).toMatchObject({ outcome: "pass" });
    expect(ruleOf(made, "printedField", "givenNames")).toMatchObject({
      outcome: "notJudged",
      reason: "notCompared",
    });
    expect(ruleOf(made, "issuingState")).toMatchObject({ reason: "specimenState" });
    expect(ruleOf(made, "numberFormat")).toMatchObject({ outcome: "notJudged" });
  });

  it("tells a wrong digit with what was measured and expected, and its consequence as one", async () => {
    const lines = [mrz[0] ?? "", (mrz[1] ?? "").replace("8706146F", "8706141F")];
    const made = await check(api(), { lines });
    expect(made.verdict).toBe("contradicts");
    expect(ruleOf(made, "checkDigit", "birthDate")).toMatchObject({
      outcome: "fail",
      reason: "checkDigitWrong",
      measured: "1",
      expected: "6",
    });
    expect(ruleOf(made, "checkDigit", "composite")).toMatchObject({ reason: "followsFrom" });
  });

  it.each([
    ["a printed field that differs", { documentNumber: "L898902C4" }, "printedField", "differs"],
    ["issue after expiry", { issueDate: "2031-05-01" }, "birthBeforeIssue", "outOfOrder"],
    ["birth after issue", { issueDate: "1980-01-01" }, "birthBeforeIssue", "outOfOrder"],
  ] as const)("finds %s", async (_, printed, rule, reason) => {
    const made = await check(api(), { printed });
    expect(made.verdict).toBe("contradicts");
    expect(made.rules).toContainEqual(expect.objectContaining({ rule, reason, outcome: "fail" }));
  });

  it("finds dates that cannot be, an expired document and a state that is none", async () => {
    const wrong = writeMrz(
      {
        documentCode: "P",
        issuingState: "XQZ",
        surname: "MUSTER",
        givenNames: "MAX",
        nationality: "UTO",
        birthDate: "870231",
        sex: "M",
        expiryDate: "200101",
        documentNumber: "X1234567",
      },
      { format: "TD3" },
    );
    const made = await check(api(), { lines: [...wrong] });
    expect(ruleOf(made, "dates", "birthDate")).toMatchObject({ reason: "impossible" });
    expect(ruleOf(made, "notExpired")).toMatchObject({ outcome: "fail", reason: "expired" });
    expect(ruleOf(made, "issuingState")).toMatchObject({ reason: "unknownCode" });
  });

  it("compares with the series that was chosen", async () => {
    const made = await check(api(), { id: "DEU-P-2017", printed: { issueDate: "2001-03-13" } });
    expect(made.document).toMatchObject({ id: "DEU-P-2017", countryId: "DE" });
    expect(ruleOf(made, "seriesMatches")).toMatchObject({ outcome: "fail", reason: "otherSeries" });
    expect(ruleOf(made, "seriesIssued")).toMatchObject({ reason: "notIssuedThen" });
  });

  it("refuses printed fields that do not fit the schema, by name", async () => {
    const refused = await api().problem(`${base}/any`, {
      as: "officer",
      method: "POST",
      body: { mrz: "", printed: { birthDate: "14.06.1987", sex: "Q", shoeSize: "44" } },
    });
    expect(refused.code).toBe("invalid_input");
    expect(refused.errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["printed.birthDate", "printed.sex"]),
    );
  });

  it("judges corrected lines again under the same id", async () => {
    const first = await check(api(), { lines: [mrz[0] ?? "", "L898902C3"] });
    const second = await check(api(), { checkId: first.id });
    expect(second).toMatchObject({ id: first.id, verdict: "addsUp" });
  });

  it("says that the series is wrong, not the check, where it does not exist", async () => {
    const { id: checkId } = await check(api());
    const post = (path: string, body: object) =>
      api().problem(base + path, { as: "officer", method: "POST", body });
    expect(await post("/nothing", { mrz: mrz.join("\n"), printed: {}, checkId })).toMatchObject({
      code: "invalid_input",
      errors: [{ in: "params", path: "id", code: "not_found" }],
    });
    expect(
      await post("/auto-verify", { way: "scan", pictures: [10], seriesId: "nothing" }),
    ).toMatchObject({
      code: "invalid_input",
      errors: [{ in: "body", path: "seriesId", code: "not_found" }],
    });
    expect(
      (await api().call(`${base}/auto-verify?sessionId=${checkId}`, { as: "officer" })).status,
    ).toBe(200);
  });
});

describeOnBoth("the list of stolen numbers", (api) => {
  it("beats every other result, tells hit or no hit, and holds no number", async () => {
    expect(ruleOf(await check(api()), "stolenList")).toMatchObject({ reason: "noList" });
    const [{ hashOfNumber }, { createSealedValues }] = await Promise.all([
      import("./stolenNumbers.ts"),
      import("../../database/sealedValues.ts"),
    ]);
    const sealed = createSealedValues(api().dataKey);
    const add = (number: string) =>
      api()
        .database.insert(stolenNumbers)
        .values({
          customerId: "nordhafen",
          numberHash: hashOfNumber(sealed, "nordhafen", number),
          addedAt: new Date(),
        });
    await add("Z 000");
    expect(ruleOf(await check(api()), "stolenList")).toMatchObject({ reason: "noHit" });
    await add("L898902C9");
    const otherPrinted = await check(api(), { printed: { documentNumber: "L898902C9" } });
    expect(otherPrinted.verdict).toBe("listed");
    await add("l898-902 c3");
    const made = await check(api());
    expect(made.verdict).toBe("listed");
    expect(ruleOf(made, "stolenList")).toEqual({
      rule: "stolenList",
      about: null,
      outcome: "fail",
      reason: "hit",
      measured: null,
      expected: null,
    });
    const rows = await api().database.select().from(stolenNumbers);
    expect(JSON.stringify(rows)).not.toMatch(/898902/);
    await api().database.delete(stolenNumbers);
  });
});

describeOnBoth("privacy of a check", (api) => {
  it("is its maker's alone", async () => {
    const { id } = await check(api());
    const path = `${base}/auto-verify?sessionId=${id}`;
    expect((await api().call(path, { as: "officer" })).status).toBe(200);
    expect((await api().call(path, { as: "administrator" })).status).toBe(404);
    expect((await api().call(path, { as: "administrator", method: "DELETE" })).status).toBe(200);
    expect((await api().call(path, { as: "officer" })).status).toBe(200);
  });

  it("is told by its own address to its maker alone, until it is deleted", async () => {
    const made = await check(api());
    const path = `${base}/${made.id}`;
    expect(await api().read(path, { as: "officer" })).toEqual(made);
    for (const [other, code] of [
      ["administrator", "not_found"],
      ["clerk", "permission_missing"],
    ] as const) {
      expect(await api().problem(path, { as: other })).toMatchObject({ code });
    }
    expect(await api().problem(`${base}/any`, { as: "officer" })).toMatchObject({
      code: "invalid_input",
    });
    await api().call(`${base}/auto-verify?sessionId=${made.id}`, {
      as: "officer",
      method: "DELETE",
    });
    expect(await api().problem(path, { as: "officer" })).toMatchObject({ code: "not_found" });
  });

  it("is deleted at once by its maker, and after the customer's term for everybody", async () => {
    const made = await check(api());
    const path = `${base}/auto-verify?sessionId=${made.id}`;
    expect(await api().read(path, { as: "officer", method: "DELETE" })).toEqual({
      isDeleted: true,
    });
    expect((await api().call(path, { as: "officer" })).status).toBe(404);
    const other = await check(api());
    expect(Date.parse(other.expiresAt) - Date.parse(other.createdAt)).toBe(24 * 3_600_000);
    api().pass(24 * 3600 + 1);
    const later = await api().call(`${base}/auto-verify?sessionId=${other.id}`, { as: "officer" });
    expect(later.status).toBe(404);
    api().setDay();
  });

  it("leaves no name, number or date of birth in the database", async () => {
    const made = await check(api(), { printed: { surname: "Lindqvist" } });
    const rows = await api().database.select().from(dataChecks).where(eq(dataChecks.id, made.id));
    const stored = rows.map(({ content, ...row }) => [
      JSON.stringify(row),
      Buffer.from(content).toString("latin1"),
    ]);
    expect(stored.flat().join(" ")).not.toMatch(/lindqvist|L898902C3|870614|1987/i);
    const jobs = await api().database.execute(sql`select data::text as data from pgboss.job`);
    expect(JSON.stringify(jobs)).not.toMatch(/lindqvist|L898902C3/i);
  });
});

describeOnBoth("a reported forgery", (api) => {
  it("keeps which rules failed and the message, sealed, and nothing of the holder", async () => {
    const made = await check(api(), { printed: { documentNumber: "L898902C4" } });
    const report = (as: string) =>
      api().call(`${base}/notify`, {
        as,
        method: "POST",
        body: { checkId: made.id, message: "Colour of the thread" },
      });
    expect((await report("officer")).status).toBe(200);
    expect((await report("administrator")).status).toBe(404);
    expect((await report("clerk")).status).toBe(403);
    const rows = await api().database.execute(
      sql`select failed_rules::text, message::text from forgery_reports`,
    );
    expect(JSON.stringify(rows)).toContain("printedField documentNumber");
    expect(JSON.stringify(rows)).not.toMatch(/Colour|LINDQVIST/);
  });
});
