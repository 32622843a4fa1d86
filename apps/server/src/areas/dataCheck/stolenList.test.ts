import { setImmediate } from "node:timers/promises";
import type { RuleWritten, StolenCheck, Upload } from "@specimen/api/contract";
import { afterAll, expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import { readStolenCsv } from "./readStolenCsv.ts";
import { stolenNumbers } from "./tables.ts";

const as = "administrator";
const chunk = 64 * 1024;

async function upload(api: TestApi, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const begun = await api.call("/client-tool/uploads", {
    as,
    method: "POST",
    body: { purpose: "stolen", name: "stolen.csv", bytes: bytes.length },
  });
  const { id, chunks } = (await begun.json()) as Upload;
  for (let index = 0; index < chunks; index += 1) {
    const data = bytes.subarray(index * chunk, (index + 1) * chunk).toString("base64");
    const path = `/client-tool/uploads/${id}/chunks/${index}`;
    expect((await api.call(path, { as, method: "PUT", body: { data } })).status).toBe(200);
  }
  return id;
}

it.each([
  ["K7441 0O28;UTO", undefined],
  [";UTO", "missing"],
  ["AB!123456;UTO", "characters"],
  ["AB1;UTO", "length"],
  ["AB123456;utp", "state"],
  ["AB123456;UTO;31.11.2026", "date"],
  ["AB123456;UTO;2026-02-30", "date"],
  ["AB123456;UTO;03.11.2026;case;more", "columns"],
])("the row %s is judged: %s", async (row, code) => {
  const { wrong, numbers, rows } = await readStolenCsv(Buffer.from(`Number;State\n${row}\n`));
  expect(rows).toBe(1);
  expect(wrong).toMatchObject(code === undefined ? [] : [{ line: 2, code }]);
  expect(numbers).toHaveLength(code === undefined ? 1 : 0);
});

it("lets others in while a long list is read", async () => {
  let turns = 0;
  let isRead = false;
  const turning = (async () => {
    for (; !isRead; turns += 1) await setImmediate();
  })();
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `AB${100_000 + index};UTO;;case ${index}`,
  );
  const { numbers } = await readStolenCsv(Buffer.from(rows.join("\n")));
  isRead = true;
  await turning;
  expect(numbers).toHaveLength(rows.length);
  expect(turns).toBeGreaterThan(10);
});

describeOnBoth("a CSV of 100,000 stolen documents, 1 % of its rows wrong", (api) => {
  const rows = Array.from({ length: 100_000 }, (_, index) =>
    index % 100 === 50
      ? `X${index}!,UTO,2026-11-03,`
      : `AB${String(index).padStart(7, "0")},UTO,2026-11-03,"case ${index}"`,
  );
  const text = `number,state,reported,note\n${rows.join("\n")}\n`;
  afterAll(async () => {
    await api().database.delete(stolenNumbers);
  });

  it("is checked whole, refused whole, then imported without them, and taken back whole", async () => {
    const uploadId = await upload(api(), text);
    const post = (path: string, body: object) =>
      api().call(`/client-tool/data-check/stolen${path}`, { as, method: "POST", body });
    const checked = (await (await post("/check", { uploadId })).json()) as StolenCheck;
    expect(checked).toMatchObject({ rows: 100_000, added: 99_000, known: 0, wrongCount: 1000 });
    expect(checked.wrong[0]).toEqual({
      line: 52,
      text: "X50! UTO 2026-11-03 ",
      code: "characters",
    });
    const refused = await post("/import", { uploadId });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "invalid_input" });
    expect(await api().database.$count(stolenNumbers)).toBe(0);

    const imported = await post("/import", { uploadId, skipWrong: true });
    expect(imported.status).toBe(200);
    const { changeId, status } = (await imported.json()) as RuleWritten;
    expect(status).toBe("effective");
    expect(await api().database.$count(stolenNumbers)).toBe(99_000);
    const [row] = await api().database.select().from(stolenNumbers).limit(1);
    expect(JSON.stringify(row)).not.toMatch(/AB\d{7}/);

    const back = await api().call(`/client-tool/changes/${changeId}/revert`, {
      as,
      method: "POST",
      body: {},
    });
    expect(back.status).toBe(200);
    expect(await api().database.$count(stolenNumbers)).toBe(0);
  }, 120_000);
});

describeOnBoth("a CSV of stolen documents whose upload is gone", (api) => {
  it("is asked for again at its field, before and after it was checked", async () => {
    const uploadId = await upload(api(), "number;state\nAB7654321;UTO\n");
    const post = (path: string) =>
      api().call(`/client-tool/data-check/stolen${path}`, {
        as,
        method: "POST",
        body: { uploadId },
      });
    expect(await (await post("/check")).json()).toMatchObject({ added: 1 });
    const sent = `/client-tool/uploads/${uploadId}`;
    expect((await api().call(sent, { as, method: "DELETE" })).status).toBe(200);
    for (const path of ["/check", "/import"]) {
      const answer = await post(path);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        errors: [{ path: "uploadId", code: "expired" }],
      });
    }
  });
});

describeOnBoth("the list of stolen documents by hand", (api) => {
  const post = (path: string, number: string, by = as) =>
    api().call(`/client-tool/data-check/stolen${path}`, {
      as: by,
      method: "POST",
      body: { number },
    });

  it("takes a number once, in any spelling, and no number that cannot be one", async () => {
    expect(await (await post("", "ab-12 345")).json()).toMatchObject({ status: "effective" });
    expect(await (await post("", "AB12345")).json()).toMatchObject({ status: "unchanged" });
    expect((await post("", "A1")).status).toBe(422);
    expect((await post("", "AB12345", "clerk")).status).toBe(403);
    expect(await (await post("/remove", "AB 12345")).json()).toMatchObject({ status: "effective" });
    expect(await api().read("/client-tool/data-check/stolen", { as })).toMatchObject({ count: 0 });
  });
});
