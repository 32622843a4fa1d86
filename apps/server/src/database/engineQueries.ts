import { type PGlite, types } from "@electric-sql/pglite";

/** How bytes are written and read; the engine's own way makes a call for each byte. */
export const fastBytes = {
  serializers: {
    [types.BYTEA](value: unknown): string {
      if (!(value instanceof Uint8Array)) throw new TypeError("bytes are a Uint8Array");
      return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex")}`;
    },
  },
  parsers: {
    [types.BYTEA]: (value: string) => new Uint8Array(Buffer.from(value.slice(2), "hex")),
  },
};

type Options = NonNullable<Parameters<PGlite["query"]>[2]>;

/** An engine as the query builder asks it, and the options of those who ask it themselves. */
interface PreparedQueries {
  readonly client: PGlite;
  /** Has values read as without the builder. */
  readonly plain: () => Options;
}

/**
 * Makes the parsers that the query builder names the engine's own. It names the same few with each
 * query, for which the engine would copy all of its some 400 each time.
 */
export function prepareQueries(engine: PGlite): PreparedQueries {
  const before = engine.parsers;
  const plain: Options & Required<Pick<Options, "parsers">> = { parsers: {} };

  /** The options without the parsers that the engine has as its own by then. */
  function prepared(options: Options | undefined): Options | undefined {
    if (options?.parsers === undefined) return options;
    const { parsers, ...rest } = options;
    for (const type of Object.keys(parsers).map(Number)) {
      if (type in plain.parsers) continue;
      engine.parsers = { ...engine.parsers, [type]: parsers[type] ?? String };
      plain.parsers[type] = before[type] ?? String;
    }
    return rest;
  }

  const client: Pick<PGlite, "query" | "transaction"> = {
    query: (text, values, options) => engine.query(text, values, prepared(options)),
    transaction: (work) =>
      engine.transaction((within) => {
        const { query } = within;
        within.query = (text, values, options) => query(text, values, prepared(options));
        return work(within);
      }),
  };
  return { client: Object.assign(Object.create(engine) as PGlite, client), plain: () => plain };
}
