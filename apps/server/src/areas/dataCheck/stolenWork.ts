import { type ChangeOptions, StolenCheck } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import type { Uploads } from "../../customers/uploads.ts";
import type { SealedValues } from "../../database/sealedValues.ts";
import type { AppContext } from "../defineArea.ts";
import { type OnShare, readStolenCsv } from "./readStolenCsv.ts";
import { faultOf } from "./stolenFault.ts";
import { countKnown, importSubject, stageImport } from "./stolenImports.ts";
import { hashesOf } from "./stolenNumbers.ts";
import { stolenRuns } from "./tables.ts";

type Run = typeof stolenRuns.$inferSelect;

/** The work on lists that goes on after the call has been answered. */
export interface StolenWork {
  /** Reads a list and compares it with what is listed already. */
  check(run: Run): void;
  /** Stores the numbers of a list and makes them a rule. */
  store(user: Caller, run: Run, options: ChangeOptions): void;
  /** Drops the upload of a list, if it is still there. */
  dropUpload(run: Run): Promise<void>;
}

/** Between two signs that a list is worked on, in ms. */
const beatEvery = 1_000;

/** The part of the check that is spent on reading the file; the rest on comparing with the list. */
const readingShare = 0.3;

/** Thrown where a list was given up while it was worked on. */
class GivenUp extends Error {}

/** What the check of a list found; null before its end. */
export const foundOf = (sealed: SealedValues, { id, found }: Run): StolenCheck | null =>
  found === null
    ? null
    : StolenCheck.parse(JSON.parse(Buffer.from(sealed.open(found, id)).toString()));

/**
 * Checks and stores lists after the call has been answered: a long one takes minutes. How far each is
 * stands in the database, where every instance reads it.
 */
export function createStolenWork(context: AppContext, uploads: Uploads): StolenWork {
  const { database, rules, sealed, now, onError } = context;

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

  /** What fails is told on the list, and by the log where nobody foresaw it. */
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
    const importId = await stageImport(database, { customerId, hashes, stagedAt: now() }, beat);
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

  return {
    check: (run) => void inBackground(run.id, () => checkRows(run)),
    store: (user, run, options) => void inBackground(run.id, () => storeRows(user, run, options)),
    dropUpload,
  };
}
