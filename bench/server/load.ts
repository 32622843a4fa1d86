import autocannon from "autocannon";

/** One request as the load repeats it, and the statuses its answer may have. */
export interface Call {
  url: string;
  headers: Readonly<Record<string, string>>;
  status: number | readonly number[];
}

/** What a server did under load. */
export interface Throughput {
  requestsPerSecond: number;
  /** Latency in ms below which 97.5 % of the answers came. */
  slowestMs: number;
}

const seconds = 4;

/**
 * Repeats the calls in turn over connections that are kept alive, each with calls of its own where
 * there are enough. Throws when one answer fails or has another status: a fast refusal must not pass
 * for speed.
 */
export async function load(calls: readonly Call[], connections = 8): Promise<Throughput> {
  const [first] = calls;
  if (first === undefined) throw new RangeError("No call to repeat.");
  let started = 0;
  const result = await autocannon({
    url: new URL(first.url).origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const own = calls.filter((_, index) => index % connections === started % connections);
      started += 1;
      client.setRequests((own.length === 0 ? calls : own).map(requestOf));
    },
  });
  const expected = new Set(calls.flatMap(({ status }) => [status].flat().map(String)));
  const others = Object.keys(result.statusCodeStats ?? {}).filter((code) => !expected.has(code));
  if (result.errors > 0 || result.timeouts > 0 || others.length > 0) {
    throw new Error(
      `${first.url}: ${result.errors} errors, ${result.timeouts} timeouts, status ${others.join(", ") || "as expected"}.`,
    );
  }
  return {
    requestsPerSecond: result.requests.average,
    slowestMs: result.latency.p97_5,
  };
}

function requestOf({ url, headers }: Call): autocannon.Request {
  const { pathname, search } = new URL(url);
  return { method: "GET", path: pathname + search, headers };
}
