import type { ReactNode } from "react";

/** A part of the application could not be loaded: an older build, or no network. */
export class MissingChunkError extends Error {
  override readonly name = "MissingChunkError";

  constructor(cause: unknown) {
    super("A part of the application could not be loaded", { cause });
  }
}

/** Says so where a part is loaded. */
export function missingChunk(cause: unknown): never {
  throw new MissingChunkError(cause);
}

/** In place of a part that is good to have and no reason to stop the page. */
export const withoutPart = (): { default: () => ReactNode } => ({ default: () => null });
