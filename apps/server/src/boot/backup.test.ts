import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { getTableName, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { accounts } from "../auth/tables.ts";
import { openDatabase, type OpenDatabase } from "../database/openDatabase.ts";
import { describeOnBoth } from "../testing/startApi.ts";
import { runOn } from "../testing/startPostgres.ts";
import { startWhole } from "../testing/startWhole.ts";
import { keptTables } from "./allTables.ts";
import { restoreBackup, writeBackup } from "./backup.ts";
import { keep } from "./backupCommand.ts";
import { openCatalogue } from "./openCatalogue.ts";
import type { Specimen } from "./startSpecimen.ts";

const run = promisify(execFile);
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "specimen-backup-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** An embedded database without a row: faster than a new one, which is first set up file by file. */
async function openEmptied(): Promise<OpenDatabase> {
  const opened = await openCatalogue({ kind: "memory" });
  const tables = keptTables().map((table) => sql`${table}`);
  await opened.database.execute(
    sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`,
  );
  return opened;
}

const Answered = z.object({ rows: z.array(z.unknown()) });

/** A digest of every row of every table without what is generated, by table. */
async function contentOf({ database }: Pick<OpenDatabase, "database">) {
  const content: Record<string, unknown> = {};
  for (const table of keptTables()) {
    const { columns } = getTableConfig(table);
    const generated = columns.flatMap((column) => (column.generated ? [column.name] : []));
    const row = sql`(to_jsonb(t) - ${`{${generated.join(",")}}`}::text[])::text`;
    const answered: unknown = await database.execute(
      sql`select count(*)::integer as rows, md5(coalesce(string_agg(${row}, '' order by ${row} collate "C"), '')) as digest from ${table} t`,
    );
    content[getTableName(table)] = Answered.parse(answered).rows[0];
  }
  return content;
}

/** Stores a change of a rule with the next number that the table gives. */
async function changeARule({ database }: Pick<OpenDatabase, "database">): Promise<void> {
  await database.execute(
    sql`insert into rule_changes (customer_id, section, screen, author_id, author_name, created_at, effective_from, state) select id, 'travelInfo', 'travelInfo', 'a1', 'A', now(), now(), 'approved' from customers limit 1`,
  );
}

describeOnBoth("a backup", (api) => {
  it("that is restored into an embedded database has every row", async () => {
    const file = join(folder, "whole.gz");
    await changeARule(api());
    await writeBackup(api().database, createWriteStream(file));
    const restored = await openEmptied();
    await restoreBackup(restored.database, createReadStream(file));
    expect(await contentOf(restored)).toEqual(await contentOf(api()));
    // Numbers go on after the greatest.
    await restored.database.execute(
      sql`insert into statistics_records (customer_id, resource, resource_id) select id, 'banknotes', 'EU' from customers limit 1`,
    );
    await changeARule(restored);

    const cut = join(folder, "cut.gz");
    const bytes = await readFile(file);
    await writeFile(cut, bytes.subarray(0, bytes.length / 10));
    for (const [wrong, message] of [
      [cut, "is not whole; nothing was changed"],
      [fileURLToPath(import.meta.url), "not whole"],
    ] as const) {
      await expect(restoreBackup(restored.database, createReadStream(wrong))).rejects.toThrow(
        message,
      );
    }
    expect(await restored.database.$count(accounts)).toBe(await api().database.$count(accounts));
    await restored.close();
  });

  it("that nobody takes any more ends, and the database answers on", async () => {
    const gone = new PassThrough();
    gone.destroy();
    await expect(writeBackup(api().database, gone)).rejects.toThrow("destroyed stream");
    expect(await api().database.$count(accounts)).toBeGreaterThan(0);
  });
});

describe.skipIf(inject("postgresUrl") === null)("a backup of one database", () => {
  it("can be restored into the other", async () => {
    const server = inject("postgresUrl") ?? "";
    const name = `${inject("postgresTemplate")}_restored`;
    await runOn(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = name;
    const embedded = await openEmptied();
    await embedded.database.execute(
      sql`insert into customers (id, name, languages) values ('c1', 'Łódź "€"', '{pl,de}')`,
    );
    const file = join(folder, "moved.gz");
    await writeBackup(embedded.database, createWriteStream(file));
    const postgres = await openDatabase({ kind: "url", url: url.href });
    await restoreBackup(postgres.database, createReadStream(file));
    expect(await contentOf(postgres)).toEqual(await contentOf(embedded));
    await postgres.close();
    await embedded.close();
  });
});

describe("the command", () => {
  it("backs up a data folder while the server runs, and restores it into another", async () => {
    const data = join(folder, "data");
    const start = (path: string): Promise<Specimen> =>
      startWhole({
        place: { kind: "folder", path },
        dataKey: Buffer.alloc(32, 7).toString("base64"),
      });
    const settings = (path: string) => ({ ...process.env, DATABASE_URL: "", SPECIMEN_DATA: path });
    const command = (task: string, path: string, ...rest: string[]) =>
      keep([task, ...rest], settings(path));
    /** The same as a process, whose faults are told in words and by its code. */
    const commandLine = (task: string, path: string, ...rest: string[]) =>
      run(
        process.execPath,
        [fileURLToPath(new URL("backupCommand.ts", import.meta.url)), task, ...rest],
        { env: settings(path) },
      );
    const specimen = await start(data);
    const ask = async (at: Specimen, init: RequestInit = {}) => {
      const headers = {
        Authorization: `Bearer ${await at.signApiToken("clerk")}`,
        "Content-Type": "application/json",
      };
      const answer = await fetch(`${at.apiOrigin}/currentUser`, { ...init, headers });
      return (await answer.json()) as { user: { nickname: string } };
    };
    await ask(specimen, { method: "PATCH", body: JSON.stringify({ nickname: "Kept" }) });
    // Who asks for one and takes none of it makes nobody wait.
    const slow = connect(join(data, "backup.socket"));
    await once(slow, "readable");
    expect((await ask(specimen)).user.nickname).toBe("Kept");
    slow.destroy();
    const file = join(folder, "running.gz");
    const { stdout } = await commandLine("backup", data, file);
    expect(stdout).toBe(`Everything is in ${file}.\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await ask(specimen, { method: "PATCH", body: JSON.stringify({ nickname: "Lost" }) });
    await expect(command("restore", data, file)).rejects.toThrow("is in use");
    await specimen.close();
    await expect(command("restore", data, file)).rejects.toThrow("--replace");
    const nowhere = join(folder, "nowhere");
    const ofNothing = commandLine("backup", nowhere, join(folder, "nothing.gz"));
    await expect(ofNothing).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: `There is no database in the data folder ${nowhere}. Name the server's folder in SPECIMEN_DATA.\n`,
    });

    const stopping = createServer(async (socket) => {
      socket.end((await readFile(file)).subarray(0, 10_000));
    }).listen(join(data, "backup.socket"));
    const cut = command("backup", data, join(folder, "stopped.gz"));
    await expect(cut).rejects.toThrow("The backup is not whole");
    stopping.close();
    expect(existsSync(join(folder, "stopped.gz"))).toBe(false);

    const other = join(folder, "other");
    await command("restore", other, file);
    const again = await start(other);
    expect((await ask(again)).user.nickname).toBe("Kept");
    await again.close();
  });
});
