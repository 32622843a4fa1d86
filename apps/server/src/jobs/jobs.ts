import { setTimeout as delay } from "node:timers/promises";
import PgBoss from "pg-boss";
import type { Database, Transaction } from "../database/database.ts";
import { createTrackedSql, type ExecuteSql } from "./trackedSql.ts";

/** Adds a job; `startAfter` is when it may begin. Resolves when it is stored. */
export type SendJob = (queue: string, payload: object, startAfter?: Date) => Promise<void>;

/** Work that is done after a call has been answered, kept in the database until it is done. */
export interface Jobs {
  /** Names who does the jobs of a queue; one at a time, tried again when it throws. */
  handle<Payload extends object>(
    queue: string,
    work: (payload: Payload) => Promise<void>,
    retries?: Retries,
  ): void;
  /**
   * Names what is done once a day, by one of all instances: at the first start of a day, else when the
   * day (UTC) begins. Tried again when it throws.
   */
  handleDaily(queue: string, work: () => Promise<void>): void;
  send: SendJob;
  /**
   * Runs a transaction that may add jobs: they are stored with what it writes, or nothing is. Work
   * that sends a job otherwise, or asks the database beside the transaction, would wait for itself.
   */
  inTransaction<Result>(
    database: Database,
    work: (transaction: Transaction, send: SendJob) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Begins with jobs that an earlier process left, as soon as the database can be reached; `send`
   * does so as well, and fails where it cannot.
   */
  start(): Promise<void>;
  /** Lets the job under way end, takes no more, and ends when no statement is under way. */
  close(): Promise<void>;
}

/** How often a job that threw is tried again, and after how many seconds; doubled each time. */
export interface Retries {
  readonly limit: number;
  readonly seconds: number;
}

export interface JobsOptions {
  readonly executeSql: ExecuteSql;
  readonly onError?: (error: unknown) => void;
  /** By default those of `usualTimes`. */
  readonly times?: JobTimes;
}

/** Times of jobs, in seconds. */
export interface JobTimes {
  /** A job that takes longer is given to the next worker: its process may have ended. */
  readonly longest: number;
  /** Between looks for jobs that took too long. */
  readonly supervise: number;
  /** Between looks for jobs of other processes and for those whose time has come. */
  readonly polling: number;
}

const usualTimes: JobTimes = { longest: 60, supervise: 15, polling: 5 };

/** Between attempts to begin while the database cannot be reached, in ms. */
const retryPause = 2_000;

/** In so many seconds daily work has one job. */
const secondsOfDay = 24 * 60 * 60;

/** How long a close waits for the job under way, in ms. */
const closeTimeout = 3_000;

/** The schema of the database that has all jobs. */
export const jobsSchema = "pgboss";

/**
 * pg-boss makes its schema before it takes its own lock, so of instances that begin at once on a new
 * database all but one would fail. Statements that are sent together are one transaction.
 */
const makeSchema = `select pg_advisory_xact_lock(4101); create schema if not exists ${jobsSchema}`;

/** Of queues that say nothing else: again twice, at once. */
const usualRetries: Retries = { limit: 2, seconds: 0 };

type Work = (payload: object) => Promise<void>;

/** Jobs on pg-boss, in the product's own database: embedded or a server. */
export function createJobs(options: JobsOptions): Jobs {
  const { executeSql, onError = () => undefined, times = usualTimes } = options;
  const works = new Map<string, Work>();
  const retriesOf = new Map<string, Retries>();
  const dailies = new Set<string>();
  const workers = new Map<string, string>();
  let starting: Promise<PgBoss> | undefined;
  const tracked = createTrackedSql(executeSql);
  let isClosed = false;

  async function begin(): Promise<PgBoss> {
    const boss = new PgBoss({
      db: { executeSql: tracked.execute },
      schema: jobsSchema,
      schedule: false,
      superviseIntervalSeconds: times.supervise,
      monitorIntervalSeconds: times.supervise,
    });
    boss.on("error", onError);
    try {
      await executeSql(makeSchema);
      await boss.start();
      await takeOn(boss);
    } catch (error) {
      await boss.stop({ graceful: false, close: false }).catch(() => undefined);
      throw error;
    }
    return boss;
  }

  async function takeOn(boss: PgBoss): Promise<void> {
    for (const [queue, work] of works) {
      await boss.createQueue(queue);
      const worker = await boss.work<object>(
        queue,
        { pollingIntervalSeconds: times.polling },
        async (jobs) => {
          // Taken by a statement that was under way at the close: another process does it.
          if (isClosed) throw new Error("jobs are closed");
          if (dailies.has(queue)) await sendDaily(boss, queue);
          try {
            for (const { data } of jobs) await work(data);
          } finally {
            // The next job, where there is one, does not wait for the next look.
            wake(boss, queue);
          }
        },
      );
      workers.set(queue, worker);
      if (dailies.has(queue)) await sendDaily(boss, queue);
    }
  }

  function wake(boss: PgBoss, queue: string): void {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  }

  async function store(
    boss: PgBoss,
    queue: string,
    payload: object,
    startAfter: Date | undefined,
  ): Promise<void> {
    await boss.send(queue, payload, {
      ...optionsOf(queue),
      ...(startAfter === undefined ? {} : { startAfter }),
    });
  }

  /** Adds the job of this day where there was none, else that of the next; never a second one. */
  const sendDaily = (boss: PgBoss, queue: string) =>
    boss.sendDebounced(queue, {}, optionsOf(queue), secondsOfDay);

  function optionsOf(queue: string) {
    const { limit, seconds } = retriesOf.get(queue) ?? usualRetries;
    return {
      retryLimit: limit,
      retryDelay: seconds,
      retryBackoff: seconds > 0,
      expireInSeconds: times.longest,
    };
  }

  const started = () =>
    (starting ??= begin().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

  async function opened(): Promise<PgBoss> {
    if (isClosed) throw new Error("jobs are closed");
    return started();
  }

  function handle<Payload extends object>(
    queue: string,
    work: (payload: Payload) => Promise<void>,
    retries = usualRetries,
  ): void {
    if (starting !== undefined) throw new Error(`${queue}: jobs have started already`);
    works.set(queue, work as Work);
    retriesOf.set(queue, retries);
  }

  return {
    handle,
    handleDaily(queue, work) {
      handle(queue, work);
      dailies.add(queue);
    },
    async send(queue, payload, startAfter) {
      const boss = await opened();
      await store(boss, queue, payload, startAfter);
      if (startAfter === undefined) wake(boss, queue);
    },
    async inTransaction(database, work) {
      const boss = await opened();
      const waiting = new Set<string>();
      const result = await database.transaction((transaction) =>
        work(transaction, async (queue, payload, startAfter) => {
          await tracked.within(transaction, () => store(boss, queue, payload, startAfter));
          if (startAfter === undefined) waiting.add(queue);
        }),
      );
      // Before its end nobody else sees them.
      for (const queue of waiting) wake(boss, queue);
      return result;
    },
    async start() {
      while (!isClosed) {
        try {
          await started();
          return;
        } catch (error) {
          onError(error);
          await delay(retryPause, undefined, { ref: false });
        }
      }
    },
    async close() {
      isClosed = true;
      const boss = await starting?.catch(() => undefined);
      await boss?.stop({ graceful: true, wait: true, timeout: closeTimeout, close: false });
      await tracked.settled();
    },
  };
}
