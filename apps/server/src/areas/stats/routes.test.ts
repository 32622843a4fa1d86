import type { StatsRecord, TopEntry } from "@specimen/api/contract";
import { eq, gt, max } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createStatisticsApp } from "./statisticsApp.ts";
import { createCustomers } from "../../auth/customers.ts";
import { type Counters, ownCounters } from "../../database/counters.ts";
import { createCallLimits } from "../../http/callLimits.ts";
import { addLookups } from "./addLookups.ts";
import { statisticsCounts, statisticsRecords } from "./tables.ts";
import { describeOnBoth, origins } from "../../testing/startApi.ts";
import { createVerifyProof } from "../../auth/verifyProof.ts";
import { createVerifyToken } from "../../auth/verifyToken.ts";

const marker = new Date("2001-01-01");

describeOnBoth("GET /stats/top", (api) => {
  const top = (resource: string, as = "clerk") =>
    api().read<TopEntry[]>(`/stats/top?resource=${resource}`, { as, language: "de" });
  const look = (records: StatsRecord[]) =>
    api().database.transaction((transaction) =>
      addLookups(transaction, "nordhafen", records, marker),
    );
  let before: (typeof statisticsCounts.$inferSelect)[] = [];
  beforeEach(async () => {
    before = await api().database.select().from(statisticsCounts);
  });
  afterEach(async () => {
    const { database } = api();
    await database.delete(statisticsRecords).where(eq(statisticsRecords.at, marker));
    await database.delete(statisticsCounts);
    await database.insert(statisticsCounts).values(before);
  });

  it("gives the five currency areas the customer looked up most", async () => {
    const found = await top("banknotes");
    expect(found.map(({ currencyISO }) => currencyISO)).toEqual([
      "EUR",
      "USD",
      "DKK",
      "CHF",
      "PLN",
    ]);
    expect(found[0]).toMatchObject({ countryId: "EU", name: "Eurozone", count: 41 });
    expect((await top("banknotes", "de"))[0]?.countryId).toBe("US");
  });

  it("counts a member's and a single note's look-ups for their area", async () => {
    await look([
      { resource: "banknotes", resourceId: "DE" },
      { resource: "banknote", resourceId: "EUR-ES2-50" },
      { resource: "banknote", resourceId: "EUR-ES2-50" },
      { resource: "banknote", resourceId: "SEK-1986-20" },
    ]);
    const found = await top("banknotes");
    expect(found[0]).toMatchObject({ countryId: "EU", count: 44 });
  });

  it("counts look-ups whose records were deleted, which grow with every one", async () => {
    await look([{ resource: "banknotes", resourceId: "DE" }]);
    await api().database.delete(statisticsRecords).where(eq(statisticsRecords.at, marker));
    expect((await top("banknotes"))[0]).toMatchObject({ countryId: "EU", count: 42 });
  });

  it("gives the countries whose documents were looked up most", async () => {
    const found = await top("identityDocuments");
    expect(found.map(({ countryId }) => countryId)).toEqual(["DE", "PL", "UA", "TR", "LT"]);
  });
});

describeOnBoth("POST /stats/collect on the statistics host", (api) => {
  const createHost = (counters: Counters = ownCounters) => {
    const { app, database, identity } = api();
    const now = () => new Date("2026-11-21T12:00:00Z");
    return createStatisticsApp({
      limits: createCallLimits(),
      database,
      areas: app.context.areas,
      counters,
      customers: createCustomers(database, now),
      verifyToken: createVerifyToken({
        issuer: origins.issuer,
        audience: origins.audience,
        keys: identity.keys,
        now,
      }),
      verifyProof: createVerifyProof({ now }),
      publicUrl: "http://127.0.0.1:4102",
      appOrigins: new Set([origins.web]),
      onError: (error) => {
        throw error;
      },
    });
  };
  const tokenOf = (as: string) => api().identity.signApiToken(`specimen|${as}`);
  const collect = async (body: unknown, as?: string, host = createHost()) => {
    const token = as && (await tokenOf(as));
    return host.request("/stats/collect", {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "Content-Type": "application/json",
        Origin: origins.web,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
  };

  let before: (typeof statisticsCounts.$inferSelect)[] = [];
  beforeEach(async () => {
    before = await api().database.select().from(statisticsCounts);
  });
  afterEach(async () => {
    const { database } = api();
    await database.delete(statisticsCounts);
    await database.insert(statisticsCounts).values(before);
  });
  const resourceId = "EUR-ES2-50";
  const data = [{ resource: "banknote", resourceId }];
  let last = 0;
  beforeAll(async () => {
    const { id } = statisticsRecords;
    const [row] = await api()
      .database.select({ last: max(id) })
      .from(statisticsRecords);
    last = row?.last ?? 0;
  });
  /** What was kept since it was asked last. */
  const taken = async () => {
    const rows = await api()
      .database.delete(statisticsRecords)
      .where(gt(statisticsRecords.id, last))
      .returning();
    return rows
      .toSorted((a, b) => a.id - b.id)
      .map(({ customerId, resource, resourceId: of }) => `${customerId} ${resource} ${of}`);
  };

  it("keeps what was looked up, for the caller's customer", async () => {
    const answer = await collect({ data }, "clerk");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(origins.web);
    expect(await taken()).toEqual(["nordhafen banknote EUR-ES2-50"]);
  });

  it("counts records and countries of the catalogue, and nothing else", async () => {
    const known = [
      "banknotes EU",
      "banknote EUR-ES2-50",
      "banknote coin-001",
      "identityDocuments LT",
      "identityDocument DEU-P-2017",
    ];
    const unknown = [
      "banknotes EUR-ES2-50",
      "banknote EU",
      "banknote DEU-P-2017",
      "identityDocuments Atlantis",
      `identityDocument ${"x".repeat(100)}`,
    ];
    const sent = [...unknown, ...known].map((record) => {
      const [resource, id] = record.split(" ");
      return { resource, resourceId: id };
    });
    expect((await collect({ data: sent }, "clerk")).status).toBe(204);
    expect(await taken()).toEqual(known.map((record) => `nordhafen ${record}`));
    const keyOf = (row: (typeof before)[number]) =>
      [row.customerId, row.resource, row.resourceId].join(" ");
    const after = await api().database.select().from(statisticsCounts);
    const expected = new Set([...before.map(keyOf), ...known.map((each) => `nordhafen ${each}`)]);
    expect(new Set(after.map(keyOf))).toEqual(expected);
  });

  it("refuses an account that counts more than people do, and nobody else", async () => {
    const host = createHost((counted) => ownCounters({ ...counted, points: 3 }));
    const two = { data: [...data, ...data] };
    expect((await collect(two, "clerk", host)).status).toBe(204);
    const refused = await collect(two, "clerk", host);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect((await collect(two, "officer", host)).status).toBe(204);
    expect(await taken()).toHaveLength(4);
  });

  it("refuses a call without a token and records that do not fit", async () => {
    expect((await collect({ data: [] })).status).toBe(401);
    const misfit = { data: [{ resource: "coin", resourceId: "1" }] };
    expect((await collect(misfit, "clerk")).status).toBe(422);
    expect((await collect({}, "clerk")).status).toBe(422);
  });

  it("counts a batch sent again once, and the same batch of somebody else by itself", async () => {
    const batchId = "0b5f3a1e-5a0c-4c1e-9b1e-3d1f5a7c9e11";
    for (const as of ["clerk", "clerk", "officer"]) {
      expect((await collect({ data, batchId }, as)).status).toBe(204);
    }
    expect(await taken()).toHaveLength(2);
    expect((await collect({ data }, "clerk")).status).toBe(204);
    expect((await collect({ data }, "clerk")).status).toBe(204);
    expect(await taken()).toHaveLength(2);
    expect((await collect({ data, batchId: "first" }, "clerk")).status).toBe(422);
  });

  it("takes the last batch of a closing page, with its token in a body of plain text", async () => {
    const send = (body: unknown, type = "text/plain;charset=UTF-8") =>
      createHost().request("/stats/collect", {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": type, Origin: origins.web },
      });
    expect((await send({ data, token: await tokenOf("clerk") })).status).toBe(204);
    expect(await taken()).toHaveLength(1);
    expect((await send({ data })).status).toBe(401);
    expect((await send({ data, token: "x.y.z" })).status).toBe(401);
    expect((await send({ data }, "text/html")).status).toBe(400);
  });
});
