import type { TestProject } from "vitest/node";
import { importAll } from "../boot/importAll.ts";
import { makeSnapshot } from "../boot/makeSnapshot.ts";
import { openCatalogue } from "../boot/openCatalogue.ts";
import { runOn, startPostgres } from "./startPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL to make databases on; null where none can run. */
    postgresUrl: string | null;
    /** A filled database there, to make others from. */
    postgresTemplate: string;
  }
}

/** Makes what all test files share: the snapshot, and a real PostgreSQL with a filled database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await makeSnapshot();
  const postgres = await startPostgres();
  const template = `specimen_template_${process.pid}`;
  provide("postgresUrl", postgres?.url ?? null);
  provide("postgresTemplate", template);
  if (postgres === undefined) return async () => undefined;
  await runOn(postgres.url, `create database ${template}`);
  const url = new URL(postgres.url);
  url.pathname = template;
  const { database, close } = await openCatalogue({ kind: "url", url: url.href });
  await importAll(database);
  await close();
  return async () => {
    const made = await runOn(
      postgres.url,
      `select datname from pg_database where datname like '${template}%'`,
    );
    for (const { datname } of made) await runOn(postgres.url, `drop database ${datname} (force)`);
    await postgres.stop();
  };
}
