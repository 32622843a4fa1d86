import type { DataCheck } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import { dataChecks } from "./tables.ts";

const term = "/client-tool/data-check/term";
const base = "/identity-documents/data-check";
const hour = 3_600_000;

const change = (api: TestApi, hours: number) =>
  api.change(term, { as: "administrator", method: "PUT", body: { hours } });

const check = (api: TestApi) =>
  api.read<DataCheck>(`${base}/any`, {
    as: "officer",
    method: "POST",
    body: { mrz: "", printed: { surname: "Lindqvist" } },
  });

const keptFor = ({ createdAt, expiresAt }: DataCheck) =>
  (Date.parse(expiresAt) - Date.parse(createdAt)) / hour;

describeOnBoth("the term of checks", (api) => {
  it("is 24 hours until an administrator changes it", async () => {
    expect(await api().read(term, { as: "administrator" })).toMatchObject({ term: { hours: 24 } });
    expect((await api().call(term, { as: "clerk" })).status).toBe(403);
    expect(keptFor(await check(api()))).toBe(24);
  });

  it("holds for new checks, and a shorter one for those that exist", async () => {
    const old = await check(api());
    expect((await change(api(), 48)).status).toBe(200);
    api().pass(6);
    expect(keptFor(await check(api()))).toBe(48);
    const read = () =>
      api().read<DataCheck>(`${base}/auto-verify?sessionId=${old.id}`, { as: "officer" });
    expect(keptFor(await read())).toBe(24);
    expect((await change(api(), 2)).status).toBe(200);
    expect(keptFor(await read())).toBe(2);
    api().pass(2 * 3_600);
    expect(
      (await api().call(`${base}/auto-verify?sessionId=${old.id}`, { as: "officer" })).status,
    ).toBe(404);
    api().setDay();
    expect((await change(api(), 24)).status).toBe(200);
  });

  it.each([0, 721, 1.5])("refuses %s hours", async (hours) => {
    const refused = await change(api(), hours);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ path: "hours" }] });
  });

  it("deletes the rows themselves by its jobs", async () => {
    const made = await check(api());
    await api()
      .database.update(dataChecks)
      .set({ createdAt: new Date("2020-01-01T12:00:00Z") })
      .where(eq(dataChecks.id, made.id));
    expect((await change(api(), 3)).status).toBe(200);
    await expect
      .poll(() => api().database.select().from(dataChecks).where(eq(dataChecks.id, made.id)), {
        interval: 100,
      })
      .toEqual([]);
    expect((await change(api(), 24)).status).toBe(200);
  });

  it("is not changed where the jobs that delete by it cannot be stored", async () => {
    const { database } = api();
    const made = await check(api());
    await database.execute(sql`create function pgboss.no_job() returns trigger language plpgsql
      as $$ begin raise exception 'no job is stored'; end $$`);
    await database.execute(sql`create trigger no_job before insert on pgboss.job
      for each row when (new.name = 'data-check-expire') execute function pgboss.no_job()`);
    try {
      expect((await change(api(), 5)).status).toBe(500);
    } finally {
      await database.execute(sql`drop function pgboss.no_job cascade`);
    }
    expect(await api().read(term, { as: "administrator" })).toMatchObject({ term: { hours: 24 } });
    const path = `${base}/auto-verify?sessionId=${made.id}`;
    expect(keptFor(await api().read(path, { as: "officer" }))).toBe(24);
  });
});
