import { and, count, eq, gt } from "drizzle-orm";
import { ProblemError } from "../../http/problemError.ts";
import type { AppContext } from "../defineArea.ts";
import type { Checker, CheckRow, Checks, NewContent } from "./checks.ts";
import { expireQueue } from "./queues.ts";
import { dataChecks } from "./tables.ts";

/** Checks that one account may begin in a minute. */
const mostChecks = 30;

type Begin = (
  user: Checker,
  check: Pick<CheckRow, "way" | "stage"> & Partial<CheckRow>,
  content?: NewContent,
) => Promise<CheckRow>;

/** Begins checks, each with the job that ends it; throws a ProblemError too_many_requests. */
export function createBegin(
  { database, jobs, now }: Pick<AppContext, "database" | "jobs" | "now">,
  checks: Pick<Checks, "create">,
): Begin {
  const demandFew = async ({ accountId }: Checker): Promise<void> => {
    const aMinuteAgo = new Date(now().getTime() - 60_000);
    const [begun] = await database
      .select({ number: count() })
      .from(dataChecks)
      .where(and(eq(dataChecks.accountId, accountId), gt(dataChecks.createdAt, aMinuteAgo)));
    if ((begun?.number ?? 0) >= mostChecks) {
      throw new ProblemError("too_many_requests", { retryAfter: 60 });
    }
  };

  return async (user, check, content) => {
    await demandFew(user);
    return jobs.inTransaction(database, async (transaction, send) => {
      const row = await checks.create(transaction, user, check, content);
      await send(expireQueue, { checkId: row.id }, row.expiresAt);
      return row;
    });
  };
}
