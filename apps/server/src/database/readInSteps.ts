import { setTimeout as pause } from "node:timers/promises";

/**
 * Reads many rows in the order of their key, `size` at a time. After each step it rests as long as
 * the step took, so that whoever is answered meanwhile has at least half of the processor.
 *
 * @param read the next rows after one that was read; undefined asks for the first.
 */
export async function* readInSteps<Row>(
  size: number,
  read: (after: Row | undefined, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, void> {
  let last: Row | undefined;
  for (;;) {
    const startedAt = performance.now();
    const rows = await read(last, size);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < size) return;
    await pause(performance.now() - startedAt);
  }
}
