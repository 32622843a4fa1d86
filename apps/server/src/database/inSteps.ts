import { setTimeout as pause } from "node:timers/promises";

/**
 * Hands out items, `size` at a time. After each step it rests as long as the step took, so that
 * whoever is answered meanwhile has at least half of the processor.
 */
export async function* inSteps<Item>(
  items: readonly Item[],
  size: number,
): AsyncGenerator<readonly Item[], void, void> {
  for (let at = 0; at < items.length; at += size) {
    const startedAt = performance.now();
    yield items.slice(at, at + size);
    await pause(performance.now() - startedAt);
  }
}
