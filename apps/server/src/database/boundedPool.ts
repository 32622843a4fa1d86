import pg from "pg";
import { currentCall } from "./currentCall.ts";

/** Limits of connections in ms: together an answer fails within 5 s of a database that hangs. */
const limits = {
  /** Waiting for a free connection or for a new one. */
  connect: 1_500,
  /** The first connection of a start, where the server may be starting too. */
  start: 30_000,
  /** One query or transaction of a call. */
  call: 3_000,
  /** One query or transaction of other work: imports, migrations, jobs. */
  work: 600_000,
} as const;

/** Limits that the server keeps itself, in ms, also for a client that has gone. */
const serverLimits = {
  statement_timeout: 60_000,
  // Before the connection of a call is closed, which would not say what it waited for.
  lock_timeout: limits.call - 500,
  idle_in_transaction_session_timeout: 60_000,
} as const;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool whose connections are closed when they are not given back in time, so that a server that
 * hangs fails calls instead of keeping them.
 */
export class BoundedPool extends pg.Pool {
  constructor(connectionString: string) {
    super({
      connectionString,
      max: 10,
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
      ...serverLimits,
    });
    // The pool replaces a connection that fails while idle at the next query.
    this.on("error", () => undefined);
    // One that fails between two queries of a transaction reports it here; the next query rejects.
    this.on("connect", (client) => client.on("error", () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    // Read now: a waiting caller is given its connection in the context of the one who returned it.
    const limit = currentCall() === undefined ? limits.work : limits.call;
    if (connected === undefined) {
      return super.connect().then((client) => bounded(client, limit));
    }
    super.connect((error, client, done) => {
      if (client === undefined) connected(error, client, done);
      else connected(error, bounded(client, limit), (reason) => client.release(reason === true));
    });
  }
}

/**
 * A connection that is given back, and closed, after a time or when it is lost: whoever has it may
 * never do so, as a transaction whose `begin` failed. Giving it back later does nothing.
 */
function bounded(client: pg.PoolClient, limit: number): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let isGivenBack = false;
  const release = (reason?: Error | boolean) => {
    if (isGivenBack) return;
    isGivenBack = true;
    clearTimeout(timer);
    client.off("end", lose);
    giveBack(reason);
  };
  const lose = () => release(true);
  const timer = setTimeout(lose, limit);
  timer.unref();
  client.once("end", lose);
  client.release = release;
  return client;
}

/** Connects at the start, for migrations; ended by the caller. Rejects without a server. */
export async function connectAtStart(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: limits.start,
    keepAlive: true,
  });
  // One that is lost makes the next query reject.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Whether a server answers a question on a connection of its own, in the time for connecting. */
export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.connect,
  });
  // Said by the query as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    // Not waited for: a server that hangs does not say goodbye.
    void client.end().catch(() => undefined);
  }
}
