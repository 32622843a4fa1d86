import { brotliCompressSync, constants } from "node:zlib";
import { LRUCache } from "lru-cache";

/** The body of an answer. */
export interface CachedAnswer {
  readonly body: string;
  /** The body in Brotli, compressed at the first use. */
  compressed?: Uint8Array<ArrayBuffer>;
}

/** Most characters of bodies and keys together, also of keys whose bodies are short. */
const capacity = 32 * 1024 * 1024;

/** Answers by revision and parameters; the least recently used ones are dropped first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, CachedAnswer>;

  constructor(maxSize = capacity) {
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ body }, key) => body.length + key.length,
    });
  }

  get size(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CachedAnswer | undefined {
    return this.#entries.get(key);
  }

  set(key: string, body: string): CachedAnswer {
    const answer: CachedAnswer = { body };
    this.#entries.set(key, answer);
    return answer;
  }
}

/** Minimal length of a body in characters for which compression pays. */
const worthCompressing = 1_000;

/** The body in Brotli if the client accepts it and the body is long enough (RFC 9110 12.5.3). */
export function compressedFor(
  answer: CachedAnswer,
  acceptEncoding: string | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  if (answer.body.length < worthCompressing) return undefined;
  if (acceptEncoding === undefined || !/\bbr\b/.test(acceptEncoding)) return undefined;
  answer.compressed ??= Uint8Array.from(
    brotliCompressSync(answer.body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: answer.body.length < 20_000 ? 9 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length,
      },
    }),
  );
  return answer.compressed;
}
