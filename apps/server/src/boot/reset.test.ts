import { describe, expect, inject, it } from "vitest";
import { createJobs } from "../jobs/jobs.ts";
import { runOn } from "../testing/startPostgres.ts";
import { openCatalogue } from "./openCatalogue.ts";
import { resetData } from "./reset.ts";

/** Everything in a database that is neither PostgreSQL's own nor of an extension. */
const objects = `
  select 'schema ' || nspname as name from pg_namespace
  where nspname not in ('public', 'information_schema') and nspname not like 'pg\\_%'
  union all
  select 'relation ' || c.oid::regclass from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname <> 'information_schema' and nspname not like 'pg\\_%'
    and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
  union all
  select 'function ' || p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = pronamespace
  where nspname <> 'information_schema' and nspname not like 'pg\\_%'
    and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`;

describe.skipIf(inject("postgresUrl") === null)("a reset of a PostgreSQL", () => {
  it("leaves nothing of the product, jobs included, and another start makes it anew", async () => {
    const server = inject("postgresUrl") ?? "";
    const name = `${inject("postgresTemplate")}_reset`;
    await runOn(server, `create database ${name} template ${inject("postgresTemplate")}`);
    const url = Object.assign(new URL(server), { pathname: name }).href;
    const begin = async () => {
      const { executeSql, close } = await openCatalogue({ kind: "url", url });
      const jobs = createJobs({ executeSql });
      jobs.handle("reset-test", async () => undefined);
      await jobs.send("reset-test", {}, new Date("2100-01-01"));
      const { rows } = await executeSql("select count(*)::int as count from pgboss.job");
      await jobs.close();
      await close();
      return rows;
    };
    expect(await begin()).toEqual([{ count: 1 }]);
    expect(await resetData({ kind: "url", url })).toMatch(/^Removed \d+ tables and all jobs from/);
    expect(await runOn(url, objects)).toEqual([]);
    expect(await begin()).toEqual([{ count: 1 }]);
  });
});
