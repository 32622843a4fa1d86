import { brotliCompressSync, constants } from "node:zlib";
import type { Access } from "@specimen/api/contract";
import { LRUCache } from "lru-cache";

/** The body of an answer. */
export interface CachedAnswer {
  readonly key: string;
  readonly body: string;
  /** The call of the contract that was answered. */
  readonly operation: AnsweredOperation;
  /** The body in Brotli, from the first reader who takes it on. */
  readonly packed?: Uint8Array<ArrayBuffer>;
}

/** Who may read an answer, and what it is called in log and metrics. */
export interface AnsweredOperation {
  readonly access: Access;
  readonly path: string;
}

/** Most bytes of keys, bodies and packed bodies together. */
const capacity = 32 * 1024 * 1024;

/** Answers by revision and parameters; the least recently used ones are dropped first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, CachedAnswer>;

  constructor(maxSize = capacity) {
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ key, body, packed }) =>
        bytesOf(key) + bytesOf(body) + (packed?.byteLength ?? 0),
    });
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CachedAnswer | undefined {
    return this.#entries.get(key);
  }

  set(key: string, body: string, operation: AnsweredOperation): CachedAnswer {
    const answer: CachedAnswer = { key, body, operation };
    this.#entries.set(key, answer);
    return answer;
  }

  /** The body in Brotli if the client accepts it and it is long enough (RFC 9110 12.5.3). */
  pack(
    answer: CachedAnswer,
    acceptEncoding: string | undefined,
  ): Uint8Array<ArrayBuffer> | undefined {
    const { key, body, operation } = answer;
    if (body.length < worthPacking) return undefined;
    if (acceptEncoding === undefined || !/\bbr\b/.test(acceptEncoding)) return undefined;
    if (answer.packed !== undefined) return answer.packed;
    const packed = inBrotli(body);
    // Another value: an entry is measured when it is set.
    if (this.#entries.has(key)) this.#entries.set(key, { key, body, operation, packed });
    return packed;
  }
}

/** Minimal length of a body in characters for which packing pays. */
const worthPacking = 1_000;

const inBrotli = (body: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: body.length < 20_000 ? 9 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

/** The memory of a text: a byte for each character of Latin-1, two where there are others. */
const bytesOf = (text: string): number => text.length * (/[^\0-\u{FF}]/u.test(text) ? 2 : 1);
