import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/openDatabase.ts";
import { runOn } from "../testing/startPostgres.ts";
import { createJobs, type JobTimes } from "../jobs/jobs.ts";
import type { ExecuteSql } from "../jobs/trackedSql.ts";

const holdJob = fileURLToPath(new URL("../testing/holdJob.ts", import.meta.url));

/** Short, so that nobody waits for minutes. */
const times: JobTimes = { longest: 2, supervise: 1, polling: 1 };

interface Numbered {
  readonly number: number;
}

describe.skipIf(inject("postgresUrl") === null)("jobs of instances on one PostgreSQL", () => {
  let url = "";
  const opened: OpenDatabase[] = [];
  const open = async () => {
    const database = await openDatabase({ kind: "url", url });
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    const server = inject("postgresUrl") ?? "";
    const name = `${inject("postgresTemplate")}_jobs`;
    await runOn(server, `create database ${name} template ${inject("postgresTemplate")}`);
    url = Object.assign(new URL(server), { pathname: name }).href;
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
  });

  it("begin on several instances at once on a new database without a fault", async () => {
    const databases = [await open(), await open(), await open(), await open()];
    const faults: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      await runOn(url, "drop schema if exists pgboss cascade");
      const instances = databases.map(({ executeSql }) =>
        createJobs({ executeSql, onError: (error) => faults.push(error) }),
      );
      for (const jobs of instances) jobs.handle("any", () => Promise.resolve());
      await Promise.all(instances.map((jobs) => jobs.start()));
      for (const jobs of instances) await jobs.close();
    }
    expect(faults).toEqual([]);
  });

  it("are done once each, by whichever instance", async () => {
    const count = 40;
    const done: number[] = [];
    const all = Promise.withResolvers<void>();
    const start = async () => {
      const { executeSql } = await open();
      const jobs = createJobs({ executeSql });
      jobs.handle<Numbered>("once", async ({ number }) => {
        done.push(number);
        if (new Set(done).size === count) all.resolve();
      });
      await jobs.start();
      return jobs;
    };
    const instances = [await start(), await start(), await start()];
    const queued = Array.from({ length: count }, async (_, number) => {
      await instances[number % instances.length]?.send("once", { number });
    });
    await Promise.all(queued);
    await all.promise;
    for (const jobs of instances) await jobs.close();
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n));
  });

  it("leave no statement under way, and begin no job, once they are closed", async () => {
    const { executeSql } = await open();
    const underWay = new Set<string>();
    const taken = Promise.withResolvers<void>();
    const slowly: ExecuteSql = async (text, values) => {
      underWay.add(text);
      try {
        const answer = await executeSql(text, values);
        // The look that takes the job is answered after the close has begun.
        if (text.includes("SKIP LOCKED") && answer.rows.length > 0) {
          taken.resolve();
          await delay(300);
        }
        return answer;
      } finally {
        underWay.delete(text);
      }
    };
    let begun = 0;
    const jobs = createJobs({ executeSql: slowly, times });
    jobs.handle("late", () => {
      begun += 1;
      return Promise.resolve();
    });
    await jobs.start();
    await jobs.send("late", {});
    await taken.promise;
    await jobs.close();
    expect([...underWay]).toEqual([]);
    expect(begun).toBe(0);
    expect(
      await runOn(
        url,
        "select state::text from pgboss.job where name = 'late' order by created_on",
      ),
    ).toEqual([{ state: "retry" }]);
  });

  it("are done daily by one instance, however often the instances start", async () => {
    let done = 0;
    const started = Promise.withResolvers<void>();
    for (let round = 0; round < 2; round += 1) {
      const instances = await Promise.all(
        Array.from({ length: 3 }, async () => {
          const jobs = createJobs({ executeSql: (await open()).executeSql, times });
          jobs.handleDaily("daily", async () => {
            done += 1;
            started.resolve();
          });
          await jobs.start();
          return jobs;
        }),
      );
      await started.promise;
      for (const jobs of instances) await jobs.close();
    }
    expect(done).toBe(1);
    // The next one waits for its day.
    const rows = await runOn(
      url,
      "select state::text, (start_after > now())::text as later from pgboss.job where name = 'daily' order by created_on",
    );
    expect(rows).toEqual([
      { state: "completed", later: "false" },
      { state: "created", later: "true" },
    ]);
  });

  it("are taken up by another instance when theirs is killed", async () => {
    const place = JSON.stringify({ kind: "url", url });
    const child = spawn(process.execPath, [holdJob, place, "held", JSON.stringify(times)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const taken = once(createInterface({ input: child.stdout }), "line");
    const { executeSql } = await open();
    const sender = createJobs({ executeSql, times });
    // Nobody here does the job yet, and the queue exists once the child has begun.
    sender.handle<Numbered>("another", () => Promise.resolve());
    const isSent = async (): Promise<void> => {
      try {
        await sender.send("held", { number: 7 });
      } catch {
        await delay(200);
        return isSent();
      }
    };
    await isSent();
    expect(await taken).toEqual(["7"]);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;

    const again = Promise.withResolvers<number>();
    const other = createJobs({ executeSql: (await open()).executeSql, times });
    other.handle<Numbered>("held", ({ number }) => {
      again.resolve(number);
      return Promise.resolve();
    });
    await other.start();
    expect(await again.promise).toBe(7);
    await other.close();
    await sender.close();
  });

  it("are handed to another instance by one that is stopped in the middle of them", async () => {
    const started = Promise.withResolvers<void>();
    const stopped = createJobs({ executeSql: (await open()).executeSql });
    stopped.handle<Numbered>("stopped", () => {
      started.resolve();
      return new Promise(() => undefined);
    });
    await stopped.send("stopped", { number: 9 });
    await started.promise;
    await stopped.close();

    const again = Promise.withResolvers<number>();
    const other = createJobs({ executeSql: (await open()).executeSql });
    other.handle<Numbered>("stopped", ({ number }) => {
      again.resolve(number);
      return Promise.resolve();
    });
    await other.start();
    expect(await again.promise).toBe(9);
    await other.close();
  });
});
