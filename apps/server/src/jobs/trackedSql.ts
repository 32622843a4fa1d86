import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";

/** Runs SQL: several statements without values, or one with. */
export type ExecuteSql = (
  text: string,
  values?: unknown[],
) => Promise<{ readonly rows: unknown[] }>;

/**
 * The SQL of pg-boss: it can be run in a transaction, and waited for. The `db` of pg-boss's `send`
 * would not reach its look for the queue, which an embedded database answers after the transaction
 * alone; and it stops without waiting for statements that are under way.
 */
export function createTrackedSql(executeSql: ExecuteSql) {
  const own = new AsyncLocalStorage<ExecuteSql>();
  /** Statements that have not been answered yet. */
  const statements = new Set<Promise<unknown>>();

  const execute: ExecuteSql = (text, values) => {
    const statement = (own.getStore() ?? executeSql)(text, values);
    const settled = statement.catch(() => undefined).finally(() => statements.delete(settled));
    statements.add(settled);
    return statement;
  };

  return {
    execute,

    /** What `work` executes belongs to the transaction. */
    within: <Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result> =>
      own.run(
        (text, values) => transaction.execute(statementOf(text, values)) as ReturnType<ExecuteSql>,
        work,
      ),

    /** Fulfilled when no statement is under way. */
    async settled(): Promise<void> {
      while (statements.size > 0) {
        await Promise.all(statements);
        // The answer to one may be followed by the next.
        await nextTurn();
      }
    },
  };
}

/** A statement with `$1`, `$2` … for its values as one that a transaction runs. */
function statementOf(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`,
    ),
  );
}
