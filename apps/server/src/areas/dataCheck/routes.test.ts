import { readFile } from "node:fs/promises";
import type { DataCheck, DataCheckForm, PhoneSession, RuleResult } from "@specimen/api/contract";
import { writeMrz } from "@specimen/core/mrz";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
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
    const made = await check(api(), { id: "DE-passport", printed: { issueDate: "2001-03-13" } });
    expect(made.document).toMatchObject({ id: "DE-passport", countryId: "DE" });
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

/** Sends a file in pieces of 64 KiB; resolves with the session. */
async function upload(api: TestApi, file: Uint8Array) {
  const opened = await api.read<DataCheck>(`${base}/auto-verify`, {
    as: "officer",
    method: "POST",
    body: { way: "scan", pictures: [file.length] },
  });
  for (let offset = 0; offset < file.length; offset += 65_536) {
    const data = Buffer.from(file.subarray(offset, offset + 65_536)).toString("base64");
    const sent = await api.call(`${base}/auto-verify/pieces`, {
      as: "officer",
      method: "POST",
      body: { sessionId: opened.id, page: 0, offset, data },
    });
    if (!sent.ok) return { opened, refused: await sent.json() };
  }
  return { opened, refused: null };
}

async function followed(api: TestApi, id: string): Promise<DataCheck> {
  for (let look = 0; look < 200; look += 1) {
    const now = await api.read<DataCheck>(`${base}/auto-verify?sessionId=${id}`, { as: "officer" });
    if (["decided", "failed", "expired"].includes(now.stage)) return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the picture was not read");
}

const passport = readFile(new URL("../../reading/samples/passport.jpg", import.meta.url));

describeOnBoth("an uploaded picture", (api) => {
  it("is read on the server and decided, with its lines and how sure they are", async () => {
    const file = await passport;
    const { opened } = await upload(api(), file);
    const made = await followed(api(), opened.id);
    expect(made.stage).toBe("decided");
    expect(made.lines).toHaveLength(2);
    const [page] = made.pages;
    expect(page).toMatchObject({ state: "read", received: file.length, isSure: true });
    expect(page?.lines?.[0]?.[0]?.corners).toHaveLength(8);
    const image = await api().read<{ type: string; data: string }>(
      `${base}/images/${page?.imageId}`,
      { as: "officer" },
    );
    expect(Buffer.from(image.data, "base64").equals(file)).toBe(true);
    const foreign = await api().call(`${base}/images/${page?.imageId}`, { as: "administrator" });
    expect(foreign.status).toBe(404);
  }, 60_000);

  it("without a zone ends with what was seen, and nothing is judged", async () => {
    const blank = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#ddd" },
    })
      .jpeg()
      .toBuffer();
    const { opened } = await upload(api(), blank);
    const made = await followed(api(), opened.id);
    expect(made).toMatchObject({ stage: "failed", verdict: null, rules: [] });
    expect(made.pages[0]).toMatchObject({ state: "read", advice: ["noZone"], lines: null });
  }, 60_000);

  it("of another kind is refused with its first piece", async () => {
    const { opened, refused } = await upload(api(), Buffer.from("<svg xmlns='x'/>"));
    expect(refused).toMatchObject({ errors: [{ path: "data", code: "unsupportedType" }] });
    const made = await followed(api(), opened.id);
    expect(made.pages[0]).toMatchObject({ state: "refused", refusal: "unsupportedType" });
  });

  it("goes on where it broke off, takes no piece out of order and none twice", async () => {
    const file = await passport;
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "scan", pictures: [file.length] },
    });
    const send = (offset: number, length = 65_536) =>
      api().call(`${base}/auto-verify/pieces`, {
        as: "officer",
        method: "POST",
        body: {
          sessionId: opened.id,
          page: 0,
          offset,
          data: Buffer.from(file.subarray(offset, offset + length)).toString("base64"),
        },
      });
    expect((await send(65_536)).status).toBe(409);
    expect((await send(0, 1000)).status).toBe(422);
    expect((await send(0)).status).toBe(200);
    expect(await (await send(0)).json()).toMatchObject({ received: Math.min(65_536, file.length) });
    await api().read(`${base}/auto-verify?sessionId=${opened.id}`, {
      as: "officer",
      method: "DELETE",
    });
    expect((await send(65_536)).status).toBe(404);
  });
});

describeOnBoth("a phone", (api) => {
  const phone = (path: string, body: object) =>
    api().call(`${base}/phone/${path}`, { method: "POST", body });
  const device = "d".repeat(22);

  it("opens a session by its secret without signing in, is the only one, and sends its pictures", async () => {
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "phone" },
    });
    expect(opened).toMatchObject({ stage: "capturing", phone: { state: "waiting" } });
    const secret = new URL(opened.phone?.url ?? "").hash.slice(1);
    expect((await phone("open", { secret: "x".repeat(32), device })).status).toBe(404);
    expect((await (await phone("open", { secret, device })).json()) as PhoneSession).toMatchObject({
      stage: "capturing",
      customerName: "Nordhafen Bank",
    });
    expect((await phone("open", { secret, device: "e".repeat(22) })).status).toBe(409);
    const path = `${base}/auto-verify?sessionId=${opened.id}`;
    const desk = () => api().read<DataCheck>(path, { as: "officer" });
    expect((await desk()).phone).toMatchObject({ state: "connected", url: null });
    api().pass(20);
    expect((await desk()).phone?.state).toBe("silent");

    const file = await passport;
    expect((await phone("pictures", { secret, device, pictures: [file.length] })).status).toBe(200);
    for (let offset = 0; offset < file.length; offset += 65_536) {
      const data = file.subarray(offset, offset + 65_536).toString("base64");
      const sent = await phone("pieces", { secret, device, page: 0, offset, data });
      expect(sent.status).toBe(200);
    }
    expect((await followed(api(), opened.id)).stage).toBe("decided");
    api().setDay();
  }, 60_000);

  it("comes too late after ten minutes", async () => {
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "phone" },
    });
    const secret = new URL(opened.phone?.url ?? "").hash.slice(1);
    api().pass(601);
    expect((await phone("open", { secret, device })).status).toBe(404);
    const path = `${base}/auto-verify?sessionId=${opened.id}`;
    expect((await api().read<DataCheck>(path, { as: "officer" })).stage).toBe("expired");
    api().setDay();
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
