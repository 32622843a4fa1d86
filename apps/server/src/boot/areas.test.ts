import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type CalendarMonth,
  CountryId,
  operation,
  type SearchAnswer,
  type TopEntry,
} from "@specimen/api/contract";
import { eq, getTableName, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as full from "zod";
import * as z from "zod/mini";
import { type Area, defineArea, type ShowSpecimen } from "../areas/defineArea.ts";
import { areas } from "../areas/index.ts";
import { articleImages } from "../areas/news/tables.ts";
import { addLookups } from "../areas/stats/addLookups.ts";
import { statisticsCounts } from "../areas/stats/tables.ts";
import { hasRecordsIn } from "../catalogue/countries.ts";
import { defineImporter } from "../catalogue/importer.ts";
import { catalogueState } from "../catalogue/tables.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { demoAccountId, demoAccounts, ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { implement } from "../http/implement.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createWebhookSender } from "../messages/webhook.ts";
import { createIdentity, type Identity } from "../identity/createIdentity.ts";
import { namesOf } from "../search/names.ts";
import { plainHit } from "../search/searchQuery.ts";
import { searchNames } from "../search/tables.ts";
import { origins } from "../testing/startApi.ts";
import { tablesOf } from "./allTables.ts";
import { createApp, type KnowledgeApi } from "./createApp.ts";
import { openCatalogue } from "./openCatalogue.ts";

const samples = pgTable("samples", {
  id: text("id").primaryKey(),
  countryId: text("country_id").notNull(),
});

const contract = {
  read: operation({
    method: "get",
    path: "/samples/{id}",
    summary: "One sample",
    access: ["banknotes:read"],
    params: z.object({ id: z.string() }),
    answer: z.object({ id: z.string(), countryId: CountryId }),
  }),
};

const show: ShowSpecimen = (side) => ({
  id: `sample-1-${side}`,
  src: "",
  fullSrc: "",
  alt: "A sample",
  banknoteId: "sample-1",
  countryId: "AQ",
});

/** An area as any other, in one value; its facts stand in a folder of their own. */
const sampleArea = (folder: string): Area =>
  defineArea({
    name: "samples",
    tables: [samples],
    importer: defineImporter({
      files: {
        samples: {
          file: pathToFileURL(join(folder, "samples.json")),
          member: "samples",
          row: full.strictObject({
            id: full.string(),
            country: full.string(),
            name: full.string(),
          }),
        },
      },
      rows: (facts) => [
        [samples, facts.samples.map(({ id, country }) => ({ id, countryId: country }))],
        [searchNames, facts.samples.flatMap(({ id, name }) => namesOf("sample", id, { en: name }))],
      ],
    }),
    routes: (api) =>
      implement(api, contract, {
        read: {
          byRevision: async ({ params }) => {
            const { database } = api.context;
            const [row] = await database.select().from(samples).where(eq(samples.id, params.id));
            return row ?? { id: "none", countryId: "AQ" };
          },
        },
      }),
    search: [
      {
        permission: "banknotes:read",
        kinds: ["sample"],
        prepare:
          () =>
          async ({ names, language }) =>
            names
              .filter(({ kind }) => kind === "sample")
              .map(({ key, fit }) => ({
                score: fit,
                hit: { ...plainHit, kind: "sample", id: key, title: { text: key, lang: language } },
              })),
      },
    ],
    drawings: {
      "/images/samples/:file":
        () =>
        async ({ file }) =>
          `<svg id="${file}"/>`,
    },
    countries: hasRecordsIn(samples.countryId),
    // The contract lists the resources: the sample takes the place of the documents.
    statistics: {
      record: "identityDocument",
      id: samples.id,
      byCountry: { list: "identityDocuments", countryId: samples.countryId },
    },
    specimens: async (_, ids) =>
      new Map(ids.flatMap((id) => (id === "sample-1" ? [[id, show]] : []))),
    dates: async () => [
      {
        id: "sample-1.new",
        category: "new",
        date: "2026-11-21",
        countryId: "AQ",
        currencyISO: "EUR",
        recordId: "sample-1",
        denomination: 1,
        firstIssued: null,
        show,
      },
    ],
  });

describe("an area that stands in the list", () => {
  let folder: string;
  let opened: OpenDatabase;
  let identity: Identity;
  let app: KnowledgeApi;
  let all: readonly Area[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "specimen-area-"));
    const rows = [{ id: "sample-1", country: "AQ", name: "Ballonskop" }];
    writeFileSync(join(folder, "samples.json"), JSON.stringify({ samples: rows }));
    all = [
      ...areas.map(({ statistics, ...area }) =>
        statistics === undefined || statistics.record === "identityDocument"
          ? area
          : { ...area, statistics },
      ),
      sampleArea(folder),
    ];
    opened = await openCatalogue({ kind: "memory" });
    const { database } = opened;
    await database.execute(
      sql`create table samples (id text primary key, country_id text not null)`,
    );
    await database.update(catalogueState).set({ revision: "older" });
    await ensureDemoAccounts(database, "a password of the tests");
    identity = await createIdentity({
      database,
      issuer: origins.issuer,
      audience: origins.audience,
      clients: [],
      demoAccounts,
    });
    app = await createApp({
      database,
      tokens: { issuer: origins.issuer, audience: origins.audience, keys: identity.keys },
      redeem: identity.redeem,
      endVisits: identity.endVisits,
      changePassword: identity.changePassword,
      dataKey: randomBytes(32),
      jobs: createJobs(opened),
      messages: { mail: null, webhook: createWebhookSender({}) },
      publicUrl: origins.api,
      appOrigins: [],
      now: () => new Date("2026-11-21T12:00:00Z"),
      areas: all,
    });
  });
  afterAll(async () => {
    identity.close();
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  async function read<T>(path: string): Promise<T> {
    const token = await identity.signApiToken(demoAccountId("clerk"));
    const answer = await app.request(path, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  it("has its facts imported and its calls answered", async () => {
    expect(await read("/samples/sample-1")).toEqual({ id: "sample-1", countryId: "AQ" });
  });

  it("is searched, and its words correct misspelt ones", async () => {
    const kinds = async (q: string) =>
      (await read<SearchAnswer>(`/search?q=${q}`)).hits.map(({ kind }) => kind);
    expect(await kinds("ballonskop")).toEqual(["sample"]);
    expect(await kinds("ballonsokp")).toEqual(["sample"]);
  });

  it("has its pictures drawn", async () => {
    const answer = await app.request("/images/samples/one.svg");
    expect(answer.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(await answer.text()).toBe('<svg id="one.svg"/>');
  });

  it("counts look-ups of its records for their country", async () => {
    await opened.database.transaction((transaction) =>
      addLookups(transaction, "nordhafen", [
        { resource: "identityDocument", resourceId: "sample-1" },
      ]),
    );
    const top = await read<TopEntry[]>("/stats/top?resource=identityDocuments");
    expect(top.find(({ countryId }) => countryId === "AQ")).toBeUndefined();
    await opened.database
      .delete(statisticsCounts)
      .where(eq(statisticsCounts.resource, "identityDocuments"));
    expect(await read<TopEntry[]>("/stats/top?resource=identityDocuments")).toMatchObject([
      { countryId: "AQ", count: 1 },
    ]);
  });

  it("has its dates in the calendar and its pictures beside the news", async () => {
    const month = await read<CalendarMonth>("/news-calendar?year=2026&month=11");
    expect(month.items.find(({ id }) => id === "sample-1.new")).toMatchObject({
      countryId: "AQ",
      banknoteId: "sample-1",
      images: [{ alt: "A sample" }, { alt: "A sample" }],
    });
    const { articles } = await read<{ articles: { id: string }[] }>("/news");
    const articleId = articles[0]?.id ?? "";
    await opened.database
      .insert(articleImages)
      .values({ articleId, position: 9, banknoteId: "sample-1", side: "front" });
    const article = await read<{ images: { alt: string }[] }>(`/news/${articleId}`);
    expect(article.images.map(({ alt }) => alt)).toContain("A sample");
  });

  it("has its tables dropped with the data", () => {
    expect(tablesOf(all)).toContain(samples);
    expect(tablesOf()).not.toContain(samples);
  });
});

describe("the newest migration", () => {
  const folder = new URL("../../drizzle/meta/", import.meta.url);
  const [newest = ""] = readdirSync(folder)
    .filter((file) => file.endsWith("_snapshot.json"))
    .sort()
    .reverse();
  const { tables } = JSON.parse(readFileSync(new URL(newest, folder), "utf8")) as {
    tables: Record<string, { name: string }>;
  };

  it("has exactly the tables of the areas and of the layers below", () => {
    const migrated = Object.values(tables).map(({ name }) => name);
    expect(tablesOf().map(getTableName).sort()).toEqual(migrated.sort());
  });
});
