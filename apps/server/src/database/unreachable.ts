/** Connection errors of Node. */
const ofNode = /^(ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * PostgreSQL's error codes for a server that is away, too busy, shutting down or read-only, for a
 * limit of time that was reached, and for transactions that another one made fail: classes 08, 53
 * and 57, 25006, 25P03, 40001, 40P01 and 55P03.
 */
const ofPostgres = /^(08\w{3}|53\w{3}|57\w{3}|25006|25P03|40001|40P01|55P03)$/;

/** What the driver says, without a code, of a connection that was lost or did not come. */
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error)/;

/** Whether a code or a message says that the database cannot answer now. */
export const saysUnreachable = (code: string, message: string): boolean =>
  ofNode.test(code) || ofPostgres.test(code) || ofDriver.test(message);

/** Whether an error, or a cause of it, means that the database cannot answer now. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (saysUnreachable(code, error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true;
  return isUnreachable(error.cause);
}
