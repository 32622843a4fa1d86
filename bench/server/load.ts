import autocannon from "autocannon";

/** One request as the load repeats it, and the status each answer must have. */
export interface Call {
  url: string;
  headers: Readonly<Record<string, string>>;
  status: number;
}

/** What a server did under load. */
export interface Throughput {
  requestsPerSecond: number;
  /** Latency in ms below which 97.5 % of the answers came. */
  slowestMs: number;
}

const seconds = 4;

/**
 * Repeats the calls in turn over connections that are kept alive. Throws when one answer
 * fails or has another status: a fast refusal must not pass for speed.
 */
export async function load(calls: readonly Call[], connections = 8): Promise<Throughput> {
  const [first] = calls;
  if (first === undefined) throw new RangeError("No call to repeat.");
  const result = await autocannon({
    url: new URL(first.url).origin,
    connections,
    duration: seconds,
    requests: calls.map(({ url, headers }) => {
      const { pathname, search } = new URL(url);
      return { method: "GET", path: pathname + search, headers };
    }),
  });
  const expected = new Set(calls.map(({ status }) => String(status)));
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
