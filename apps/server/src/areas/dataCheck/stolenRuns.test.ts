import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { StolenImport } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import {
  checkList,
  importList,
  postImport,
  settledImport,
  uploadList,
} from "../../testing/stolenLists.ts";
import { stolenImports, stolenRuns } from "./tables.ts";

const as = "administrator";
const list = "/client-tool/data-check/stolen";
const imports = `${list}/imports`;
const day = 24 * 60 * 60;
/** Long enough to be met while it is stored. */
const long = `number\n${Array.from({ length: 30_000 }, (_, index) => `AB${100_000 + index}`).join("\n")}`;

async function latest(api: TestApi, by = as): Promise<readonly StolenImport[]> {
  return (await api.read<{ imports: StolenImport[] }>(imports, { as: by })).imports;
}

async function forget({ database }: TestApi): Promise<void> {
  await database.delete(stolenRuns);
  await database.delete(stolenImports);
}

describeOnBoth("a list of stolen documents that was sent", (api) => {
  // The database serves other tests too.
  beforeAll(() => forget(api()));
  afterEach(() => forget(api()));

  it("is answered at once, says how far it is, and one at a time is worked on", async () => {
    const { id } = await checkList(api(), long);
    const answer = await postImport(api(), `/${id}/store`, {});
    expect(await answer.json()).toMatchObject({ id, state: "importing", share: 0 });
    const second = await postImport(api(), "", { uploadId: await uploadList(api(), "AB10001") });
    expect(second.status).toBe(409);
    expect((await postImport(api(), `/${id}/store`, {})).status).toBe(409);
    expect(await settledImport(api(), { id })).toMatchObject({
      state: "imported",
      numbers: 30_000,
      name: "stolen.csv",
      by: "Ada Winter",
      fault: null,
    });
    expect(await api().read(list, { as })).toMatchObject({ count: 30_000 });
    // It is history, and not another customer's.
    expect((await api().call(`${imports}/${id}`, { as, method: "DELETE" })).status).toBe(409);
    expect((await api().call(`${imports}/${id}`, { as: "principal" })).status).toBe(404);
    expect(await latest(api(), "principal")).toEqual([]);
    expect(await latest(api(), "controller")).toMatchObject([{ id, outcome: "effective" }]);
  });

  it("is one of two that are sent at once", async () => {
    const uploads = [await uploadList(api(), long), await uploadList(api(), long)];
    const answers = await Promise.all(
      uploads.map((uploadId) => postImport(api(), "", { uploadId })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const [only] = await latest(api());
    expect(await latest(api())).toHaveLength(1);
    await settledImport(api(), { id: only?.id ?? "" });
  });

  it("waits for its decision: a colleague's next one does not take its place", async () => {
    const { id } = await checkList(api(), "AB10001");
    const theirs = await uploadList(api(), "AB10002", "controller");
    const send = (uploadId: string, by: string) =>
      api().call(imports, { as: by, method: "POST", body: { uploadId } });
    expect((await send(theirs, "controller")).status).toBe(409);
    expect(await latest(api())).toMatchObject([{ id, state: "checked" }]);
    // One's own next file does, and so does theirs once this one is given up.
    const own = await send(await uploadList(api(), "AB10003"), as);
    const { id: next } = (await own.json()) as StolenImport;
    await settledImport(api(), { id: next });
    await api().call(`${imports}/${next}`, { as: "controller", method: "DELETE" });
    expect((await send(theirs, "controller")).status).toBe(200);
  });

  it("can be given up while it is stored, and nothing of it is on the list", async () => {
    const { id } = await checkList(api(), long);
    await postImport(api(), `/${id}/store`, {});
    expect((await api().call(`${imports}/${id}`, { as, method: "DELETE" })).status).toBe(200);
    expect(await latest(api())).toEqual([]);
    const { id: next } = await importList(api(), ["AB20001"]);
    // The first one has ended by now, or ends without a rule.
    await pause(2_500);
    expect(await api().read(list, { as })).toMatchObject({ count: 1 });
    expect(await latest(api())).toMatchObject([{ id: next }]);
  });

  it("tells why it cannot be taken", async () => {
    const broken = await checkList(api(), 'number\n"AB12345" x "\n"');
    expect(broken).toMatchObject({ state: "failed", fault: "notCsv", check: null });
    const uploadId = await uploadList(api(), "AB12345\n");
    const { id } = (await (await postImport(api(), "", { uploadId })).json()) as StolenImport;
    await settledImport(api(), { id });
    const sent = `/client-tool/uploads/${uploadId}`;
    expect((await api().call(sent, { as, method: "DELETE" })).status).toBe(200);
    for (const [path, body] of [
      ["", { uploadId }],
      [`/${id}/store`, {}],
    ] as const) {
      const answer = await postImport(api(), path, body);
      expect(answer.status).toBe(422);
      const errors = [{ path: "uploadId", code: "expired" }];
      expect(await answer.json()).toMatchObject({ errors });
    }
  });

  it("counts as stopped where its instance gives no sign, and the next may be sent", async () => {
    const { id } = await checkList(api(), "AB30001\n");
    const { database } = api();
    await database
      .update(stolenRuns)
      .set({ state: "importing", importId: randomUUID() })
      .where(eq(stolenRuns.id, id));
    expect(await latest(api())).toMatchObject([{ id, state: "importing" }]);
    api().pass(61);
    expect(await latest(api())).toMatchObject([{ id, state: "stopped" }]);
    const next = await checkList(api(), "AB30002\n");
    expect(await latest(api())).toMatchObject([{ id: next.id, state: "checked" }]);
    api().setDay();
  });

  it("keeps what was found in it sealed, and forgets it once it is stored", async () => {
    const wrong = "AB1;UTO";
    const { id, check } = await checkList(api(), `number;state\nAB40001;UTO\n${wrong}\n`);
    expect(check?.wrong).toMatchObject([{ text: "AB1 UTO", code: "length" }]);
    const foundIn = async () => (await api().database.select().from(stolenRuns))[0]?.found ?? null;
    expect(Buffer.from((await foundIn()) ?? []).toString("latin1")).not.toContain("AB1");
    await postImport(api(), `/${id}/store`, { skipWrong: true });
    expect(await settledImport(api(), { id })).toMatchObject({ state: "imported", check: null });
    expect(await foundIn()).toBeNull();
    api().pass(2 * day);
    expect(await latest(api())).toHaveLength(1);
    api().setDay();
  });
});
