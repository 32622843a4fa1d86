import { setImmediate } from "node:timers/promises";
import type { DataCheck, RuleWritten } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import { checkList, importList, postImport, settledImport } from "../../testing/stolenLists.ts";
import { readStolenCsv } from "./readStolenCsv.ts";
import { dropLeftovers, stageImport } from "./stolenImports.ts";
import { stolenImportNumbers, stolenImports, stolenNumbers, stolenRuns } from "./tables.ts";

const as = "administrator";
const list = "/client-tool/data-check/stolen";
const sizeOf = async (api: TestApi) => (await api.read<{ count: number }>(list, { as })).count;

async function forgetLists({ database }: TestApi): Promise<void> {
  await database.delete(stolenNumbers);
  await database.delete(stolenImports);
}

/** Whether a number is on the list, as a check tells it. */
async function judged(api: TestApi, documentNumber: string): Promise<string | undefined> {
  const { rules } = await api.read<DataCheck>("/identity-documents/data-check/any", {
    as: "officer",
    method: "POST",
    body: { mrz: "", printed: { documentNumber } },
  });
  return rules.find(({ rule }) => rule === "stolenList")?.reason;
}

it.each([
  ["K7441 0O28;UTO", undefined],
  ["12.345/678;UTO", undefined],
  ["A123456(7);UTO", undefined],
  ["ΑΝ 123456;GRC", undefined],
  ["Ж123456;UTO", undefined],
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

it("counts the rows of a file that is no list, and keeps only the first of them", async () => {
  const read = await readStolenCsv(Buffer.from("no number!,\n".repeat(20_000)));
  expect(read).toMatchObject({ rows: 20_000, numbers: [], wrongCount: 20_000 });
  expect(read.wrong).toHaveLength(5_000);
  expect(read.wrong.at(-1)).toMatchObject({ line: 5_000 });
});

describeOnBoth("a CSV of 100,000 stolen documents, 1 % of its rows wrong", (api) => {
  const rows = Array.from({ length: 100_000 }, (_, index) =>
    index % 100 === 50
      ? `X${index}!,UTO,2026-11-03,`
      : `AB${String(index).padStart(7, "0")},UTO,2026-11-03,"case ${index}"`,
  );
  const text = `number,state,reported,note\n${rows.join("\n")}\n`;
  afterAll(() => forgetLists(api()));

  it("is checked whole, refused whole, then imported without them, and taken back whole", async () => {
    const { id, state, check } = await checkList(api(), text);
    expect(state).toBe("checked");
    expect(check).toMatchObject({ rows: 100_000, added: 99_000, known: 0, wrongCount: 1000 });
    expect(check?.wrong[0]).toEqual({
      line: 52,
      text: "X50! UTO 2026-11-03 ",
      code: "characters",
    });
    const refused = await postImport(api(), `/${id}/store`, {});
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "invalid_input" });
    expect(await sizeOf(api())).toBe(0);

    const begun = await postImport(api(), `/${id}/store`, { skipWrong: true });
    expect(await begun.json()).toMatchObject({ state: "importing", share: 0, numbers: null });
    const { changeId, ...imported } = await settledImport(api(), { id });
    expect(imported).toMatchObject({
      state: "imported",
      outcome: "effective",
      numbers: 99_000,
      check: null,
    });
    expect(await sizeOf(api())).toBe(99_000);
    const [row] = await api().database.select().from(stolenImportNumbers).limit(1);
    expect(JSON.stringify(row)).not.toMatch(/AB\d{7}/);

    const back = await api().call(`/client-tool/changes/${changeId}/revert`, {
      as,
      method: "POST",
      body: {},
    });
    expect(back.status).toBe(200);
    expect(await sizeOf(api())).toBe(0);
    expect(await settledImport(api(), { id })).toMatchObject({
      state: "imported",
      outcome: "ended",
    });
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

describeOnBoth("a number that was taken off the list and is imported again", (api) => {
  afterAll(() => forgetLists(api()));
  const send = async (path: string, method: string, body: object, by = as) => {
    const answer = await api().change(path, { as: by, method, body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as RuleWritten;
  };
  const remove = () => send(`${list}/remove`, "POST", { number: "AB20002" });
  const importBoth = () => importList(api(), ["AB20001", "AB20002"]);

  it("can be taken off again, also where a second administrator approves it", async () => {
    for (const _ of ["first", "second"]) {
      await importBoth();
      expect(await judged(api(), "AB20002")).toBe("hit");
      expect((await remove()).status).toBe("effective");
      expect(await judged(api(), "AB20002")).toBe("noHit");
    }
    await importBoth();
    const guard = (fourEyes: boolean) =>
      send("/client-tool/four-eyes/stolenDocuments", "PUT", { fourEyes });
    const approve = ({ changeId }: RuleWritten) =>
      send(`/client-tool/changes/${changeId}/approve`, "POST", {}, "controller");
    await guard(true);
    await approve(await remove());
    expect(await judged(api(), "AB20002")).toBe("noHit");
    await approve(await guard(false));
  });
});

describeOnBoth("lists of stolen documents that overlap", (api) => {
  afterAll(() => forgetLists(api()));

  it("hold each number once, however it came, until the last one is taken back", async () => {
    const add = (path: string, number: string) =>
      api().read(list + path, { as, method: "POST", body: { number } });
    const first = await importList(api(), ["AB10001", "AB10002"]);
    expect(await sizeOf(api())).toBe(2);
    const second = await importList(api(), ["AB10002", "AB10003"]);
    await add("", "AB10004");
    expect(await sizeOf(api())).toBe(4);
    expect(await judged(api(), "AB10003")).toBe("hit");
    expect(await judged(api(), "AB10009")).toBe("noHit");
    const revert = (change: { readonly changeId: string }) =>
      api().read(`/client-tool/changes/${change.changeId}/revert`, {
        as,
        method: "POST",
        body: {},
      });
    await revert(first);
    expect(await judged(api(), "AB10002")).toBe("hit");
    expect(await judged(api(), "AB10001")).toBe("noHit");
    await add("/remove", "AB10002");
    expect(await judged(api(), "AB10002")).toBe("noHit");
    expect(await sizeOf(api())).toBe(2);
    await add("", "ΑΝ 123456");
    expect(await judged(api(), "AN123456")).toBe("hit");
    expect(await judged(api(), "αν-123456")).toBe("hit");
    await add("/remove", "AN-123456");
    await revert(second);
    await add("/remove", "AB10004");
    expect(await sizeOf(api())).toBe(0);
    expect(await judged(api(), "AB10003")).toBe("noList");
  });
});

describeOnBoth("an import while it is stored", (api) => {
  const hashes = Array.from({ length: 20_000 }, (_, index) => `${index % 10}hash${index}`);
  const day = 24 * 60 * 60 * 1000;
  afterAll(() => forgetLists(api()));

  it("is stored in small parts, between which others are answered", async () => {
    const { database } = api();
    let answers = 0;
    let isStored = false;
    const asking = (async () => {
      for (; !isStored; answers += 1) {
        await database.execute("select 1");
        await setImmediate();
      }
    })();
    await stageImport(database, { customerId: "nordhafen", hashes, stagedAt: new Date() });
    isStored = true;
    await asking;
    expect(answers).toBeGreaterThan(hashes.length / 1_000);
  });

  it("is on no list before its rule, and is deleted where it never had one", async () => {
    const { database } = api();
    const kept = await importList(api(), ["AB20001"]);
    await api().read(`/client-tool/changes/${kept.changeId}/revert`, {
      as,
      method: "POST",
      body: {},
    });
    const now = new Date();
    const before = await database.$count(stolenImports);
    const customerId = "nordhafen";
    await stageImport(database, {
      customerId,
      hashes: hashes.slice(0, 1_200),
      stagedAt: new Date(now.getTime() - 2 * day),
    });
    await stageImport(database, { customerId, hashes: ["begun"], stagedAt: now });
    expect(await sizeOf(api())).toBe(0);
    await dropLeftovers(database, now);
    // Left are that which was begun just now, and those that a change can bring back.
    expect(await database.$count(stolenImports)).toBe(before + 1);
    await dropLeftovers(database, new Date(now.getTime() + 3 * day));
    const left = await database.select().from(stolenImports);
    const [run] = await database.select().from(stolenRuns).where(eq(stolenRuns.id, kept.id));
    expect(left.map(({ id }) => id)).toEqual([run?.importId]);
    expect(await database.$count(stolenImportNumbers)).toBe(1);
  });
});
