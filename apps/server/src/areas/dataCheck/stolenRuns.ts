import { randomUUID } from "node:crypto";
import {
  type ChangeOptions,
  StolenCheck,
  type StolenImport,
  type StolenImportChecked,
} from "@specimen/api/contract";
import { and, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { accounts } from "../../auth/tables.ts";
import { outcomeOf } from "../../customers/ruleStatus.ts";
import { ruleChanges } from "../../customers/tables.ts";
import { createUploads } from "../../customers/uploads.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import type { AppContext } from "../defineArea.ts";
import { type OnShare, readStolenCsv } from "./readStolenCsv.ts";
import { countKnown, importSubject, stageImport } from "./stolenImports.ts";
import { faultOf } from "./stolenFault.ts";
import { hashesOf } from "./stolenNumbers.ts";
import { stolenImports, stolenRuns } from "./tables.ts";

type Run = typeof stolenRuns.$inferSelect;

/** Lists that were sent: what is in them, and what becomes of them. */
export interface StolenRuns {
  latest(customerId: string): Promise<StolenImport[]>;
  read(customerId: string, id: string): Promise<StolenImportChecked>;
  /** Begins to check an upload; a conflict while another list of the customer is under way. */
  check(user: Caller, uploadId: string): Promise<StolenImport>;
  /** Begins to store the numbers of a list that was checked. */
  store(user: Caller, id: string, how: StoreOptions): Promise<StolenImport>;
  /** Gives up a list that is not imported yet. */
  cancel(customerId: string, id: string): Promise<void>;
  /** Forgets lists of more than a day ago that nobody imported. */
  dropOld(): Promise<void>;
}

interface StoreOptions {
  readonly skipWrong: boolean;
  readonly options: ChangeOptions;
}

/** The most imports that are listed. */
const mostListed = 10;

/** How long a list under way may give no sign before its instance counts as ended, in ms. */
const patience = 60_000;

/** Between two signs, in ms. */
const beatEvery = 1_000;

/** How long a list that nobody imports is kept, as long as its upload, in ms. */
const keptFor = 24 * 3600 * 1000;

/** The part of the check that is spent on reading the file; the rest on comparing with the list. */
const readingShare = 0.3;

/** Thrown where a list was given up while it was worked on. */
class GivenUp extends Error {}

/**
 * Checks and stores lists after the call has been answered: a long one takes minutes. How far each is
 * stands in the database, where every instance reads it.
 */
export function createStolenRuns(context: AppContext): StolenRuns {
  const { database, rules, sealed, now, onError } = context;
  const uploads = createUploads(database, now);
  const underWay = (): SQL | undefined =>
    and(
      inArray(stolenRuns.state, ["checking", "importing"]),
      gt(stolenRuns.beatAt, new Date(now().getTime() - patience)),
    );

  async function rowsOf(customerId: string, own?: SQL) {
    return database
      .select({ run: stolenRuns, change: ruleChanges, isActive: stolenImports.isActive })
      .from(stolenRuns)
      .leftJoin(ruleChanges, eq(ruleChanges.id, stolenRuns.changeId))
      .leftJoin(stolenImports, eq(stolenImports.id, stolenRuns.importId))
      .where(and(eq(stolenRuns.customerId, customerId), own))
      .orderBy(desc(stolenRuns.startedAt))
      .limit(mostListed);
  }

  async function find(customerId: string, id: string) {
    const [row] = await rowsOf(customerId, eq(stolenRuns.id, id));
    if (row === undefined) throw notFound("There is no such import");
    return row;
  }

  type Row = Awaited<ReturnType<typeof rowsOf>>[number];

  function present({ run, change, isActive }: Row): StolenImport {
    const { id, fileName, accountName, share, numbers, changeId, fault } = run;
    const isLost = now().getTime() - run.beatAt.getTime() > patience;
    const isAtWork = run.state === "checking" || run.state === "importing";
    // Its instance may have ended between the rule and the note of it.
    const isDone = isAtWork && isLost && isActive === true;
    const status = change === null ? (isDone ? "effective" : null) : outcomeOf(change, now());
    return {
      id,
      name: fileName,
      by: accountName,
      startedAt: run.startedAt.toISOString(),
      state: isDone ? "imported" : isAtWork && isLost ? "stopped" : run.state,
      share,
      numbers,
      outcome: status === "effective" && isActive !== true ? "ended" : status,
      changeId: changeId === null ? null : String(changeId),
      fault,
    };
  }

  const foundOf = ({ id, found }: Run): StolenCheck | null =>
    found === null
      ? null
      : StolenCheck.parse(JSON.parse(Buffer.from(sealed.open(found, id)).toString()));

  /** Writes how far a list is, at most once a second; throws where it was given up meanwhile. */
  function beatOf(id: string, from: number, until: number): OnShare {
    let beatenAt = performance.now();
    return async (share) => {
      if (performance.now() - beatenAt < beatEvery) return;
      await set(id, { share: from + share * (until - from) });
      beatenAt = performance.now();
    };
  }

  async function set(id: string, values: Partial<Run>): Promise<void> {
    const [row] = await database
      .update(stolenRuns)
      .set({ beatAt: now(), ...values })
      .where(eq(stolenRuns.id, id))
      .returning({ id: stolenRuns.id });
    if (row === undefined) throw new GivenUp();
  }

  /** Runs after the call; what fails is told on the list, and by the log where nobody foresaw it. */
  async function inBackground(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof GivenUp) return;
      const fault = faultOf(error);
      if (fault === "failed") onError(error, id);
      // Where the database cannot be reached either, the list counts as stopped.
      await set(id, { state: "failed", fault }).catch(() => undefined);
    }
  }

  async function readRows({ accountId, uploadId }: Run, onShare: OnShare) {
    const content = await uploads.contentOf(accountId, uploadId, "stolen");
    return readStolenCsv(content, onShare);
  }

  async function checkRows(run: Run): Promise<void> {
    const { id, customerId } = run;
    const { numbers, ...told } = await readRows(run, beatOf(id, 0, readingShare));
    const hashes = await hashesOf(sealed, customerId, numbers);
    const known = await countKnown(database, customerId, hashes, beatOf(id, readingShare, 1));
    const check: StolenCheck = {
      ...told,
      added: numbers.length - known,
      known,
    };
    const found = sealed.seal(Buffer.from(JSON.stringify(check)), id);
    await set(id, { state: "checked", share: 1, found });
  }

  async function storeRows(user: Caller, run: Run, options: ChangeOptions): Promise<void> {
    const { id, customerId } = run;
    const { numbers } = await readRows(run, beatOf(id, 0, readingShare / 3));
    const hashes = await hashesOf(sealed, customerId, numbers);
    const beat = beatOf(id, readingShare / 3, 1);
    const importId = await stageImport(database, customerId, hashes, now(), beat);
    // From here on it cannot be given up, and one that was is not written to the rules.
    await set(id, { share: 1, importId, numbers: hashes.length });
    const subject = importSubject(importId);
    const { changeId } = await rules.change(user, {
      section: "stolenDocuments",
      rules: new Map([[subject, { numbers: hashes.length }]]),
      version: undefined,
      options,
    });
    await set(id, {
      state: "imported",
      changeId: changeId === null ? null : Number(changeId),
      found: null,
    });
    await dropUpload(run);
  }

  /** The account may have cancelled its upload, or it has expired. */
  const dropUpload = ({ accountId, uploadId }: Run): Promise<void> =>
    uploads.cancel(accountId, uploadId).catch(() => undefined);

  async function nameOf(accountId: string): Promise<string> {
    const [found] = await database
      .select({ nickname: accounts.nickname })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return found?.nickname ?? accountId;
  }

  return {
    latest: async (customerId) => (await rowsOf(customerId)).map(present),

    async read(customerId, id) {
      const row = await find(customerId, id);
      return { ...present(row), check: foundOf(row.run) };
    },

    async check(user, uploadId) {
      const { accountId } = user;
      const customerId = user.customer.id;
      const { name } = await uploads.complete(accountId, uploadId, "stolen");
      const accountName = await nameOf(accountId);
      const own = eq(stolenRuns.customerId, customerId);
      const run = await database.transaction(async (transaction) => {
        // Of two lists that are sent at once, one waits here and then finds the other under way.
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`stolen list ${customerId}`}, 0))`,
        );
        if ((await transaction.$count(stolenRuns, and(own, underWay()))) > 0) {
          throw new ProblemError("conflict", { detail: "Another list is under way" });
        }
        // A new list takes the place of what came to nothing.
        await transaction.delete(stolenRuns).where(and(own, ne(stolenRuns.state, "imported")));
        const [begun] = await transaction
          .insert(stolenRuns)
          .values({
            id: randomUUID(),
            customerId,
            accountId,
            accountName,
            uploadId,
            fileName: name,
            state: "checking",
            startedAt: now(),
            beatAt: now(),
          })
          .returning();
        return begun;
      });
      if (run === undefined) throw new Error("the import was not recorded");
      void inBackground(run.id, () => checkRows(run));
      return present({ run, change: null, isActive: null });
    },

    async store(user, id, { skipWrong, options }) {
      const { run } = await find(user.customer.id, id);
      const wrong = foundOf(run)?.wrong ?? [];
      if (wrong.length > 0 && !skipWrong) {
        const errors = wrong.map(({ line, code }) => ({
          in: "body" as const,
          path: `line.${line}`,
          code,
        }));
        throw new ProblemError("invalid_input", { errors });
      }
      await uploads.complete(run.accountId, run.uploadId, "stolen");
      const [begun] = await database
        .update(stolenRuns)
        .set({ state: "importing", share: 0, beatAt: now() })
        .where(and(eq(stolenRuns.id, id), eq(stolenRuns.state, "checked")))
        .returning();
      if (begun === undefined) {
        throw new ProblemError("conflict", { detail: "The list is not waiting to be imported" });
      }
      void inBackground(id, () => storeRows(user, begun, options));
      return present({ run: begun, change: null, isActive: null });
    },

    async cancel(customerId, id) {
      const { run } = await find(customerId, id);
      const [gone] = await database
        .delete(stolenRuns)
        .where(and(eq(stolenRuns.id, id), isNull(stolenRuns.importId)))
        .returning();
      if (gone === undefined) {
        throw new ProblemError("conflict", { detail: "The list is imported already" });
      }
      await dropUpload(run);
    },

    async dropOld() {
      const before = new Date(now().getTime() - keptFor);
      await database
        .delete(stolenRuns)
        .where(and(ne(stolenRuns.state, "imported"), lt(stolenRuns.beatAt, before)));
    },
  };
}
