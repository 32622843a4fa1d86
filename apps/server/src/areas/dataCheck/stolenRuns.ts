import { randomUUID } from "node:crypto";
import type { ChangeOptions, StolenImport, StolenImportChecked } from "@specimen/api/contract";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { nicknameOf } from "../../auth/nicknameOf.ts";
import { outcomeOf } from "../../customers/ruleStatus.ts";
import { ruleChanges } from "../../customers/tables.ts";
import { createUploads } from "../../customers/uploads.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import type { AppContext } from "../defineArea.ts";
import { createStolenWork, foundOf } from "./stolenWork.ts";
import { stolenImports, stolenRuns } from "./tables.ts";

/** Lists that were sent: what is in them, and what becomes of them. */
export interface StolenRuns {
  latest(customerId: string): Promise<StolenImport[]>;
  read(customerId: string, id: string): Promise<StolenImportChecked>;
  /**
   * Begins to check an upload; a conflict while another list of the customer is under way, or one of
   * a colleague waits for its decision.
   */
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

/** How long a list that nobody imports is kept, as long as its upload, in ms. */
const keptFor = 24 * 3600 * 1000;

/** The lists of a database; each is checked and stored after its call, see createStolenWork. */
export function createStolenRuns(context: AppContext): StolenRuns {
  const { database, sealed, now } = context;
  const uploads = createUploads(database, now);
  const work = createStolenWork(context, uploads);
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

  return {
    latest: async (customerId) => (await rowsOf(customerId)).map(present),

    async read(customerId, id) {
      const row = await find(customerId, id);
      return { ...present(row), check: foundOf(sealed, row.run) };
    },

    async check(user, uploadId) {
      const { accountId } = user;
      const customerId = user.customer.id;
      const { name } = await uploads.complete(accountId, uploadId, "stolen");
      const accountName = await nicknameOf(database, accountId);
      const own = eq(stolenRuns.customerId, customerId);
      const run = await database.transaction(async (transaction) => {
        // Of two lists that are sent at once, one waits here and then finds the other under way.
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`stolen list ${customerId}`}, 0))`,
        );
        const others = and(eq(stolenRuns.state, "checked"), ne(stolenRuns.accountId, accountId));
        if ((await transaction.$count(stolenRuns, and(own, or(underWay(), others)))) > 0) {
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
      work.check(run);
      return present({ run, change: null, isActive: null });
    },

    async store(user, id, { skipWrong, options }) {
      const { run } = await find(user.customer.id, id);
      const wrong = foundOf(sealed, run)?.wrong ?? [];
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
      work.store(user, begun, options);
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
      await work.dropUpload(run);
    },

    async dropOld() {
      const before = new Date(now().getTime() - keptFor);
      await database
        .delete(stolenRuns)
        .where(and(ne(stolenRuns.state, "imported"), lt(stolenRuns.beatAt, before)));
    },
  };
}
