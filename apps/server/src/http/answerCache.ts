import { brotliCompressSync, constants } from "node:zlib";

/** One answer as it goes over the wire. */
export interface CachedAnswer {
  readonly body: string;
  /** Brotli of the body, made when first asked for. */
  compressed?: Uint8Array<ArrayBuffer>;
}

const limit = 32 * 1024 * 1024;

/** Answers by revision and address; the oldest go first when their bodies pass 32 MiB. */
export class AnswerCache {
  #size = 0;
  readonly #entries = new Map<string, CachedAnswer>();

  get(key: string): CachedAnswer | undefined {
    return this.#entries.get(key);
  }

  set(key: string, body: string): CachedAnswer {
    const answer: CachedAnswer = { body };
    this.#entries.set(key, answer);
    this.#size += body.length;
    for (const [oldest, { body: dropped }] of this.#entries) {
      if (this.#size <= limit) break;
      this.#entries.delete(oldest);
      this.#size -= dropped.length;
    }
    return answer;
  }
}

/** Smaller bodies cost more to unpack than they save on the way. */
const worthCompressing = 1_000;

/** The body in Brotli when the reader takes it and it is worth it (RFC 9110 12.5.3). */
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
