const start = Date.now();
const failed: string[] = [];

const two = (value: number) => String(value).padStart(2, "0");

/** Says what is being done, with the minutes and seconds since the start. */
export function say(step: string): void {
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${two(Math.floor(seconds / 60))}:${two(seconds % 60)} · ${step}`);
}

/**
 * What `measure` finds out as a list of one; where it fails, an empty list: the failure is said, and
 * the others are measured all the same.
 */
export async function attempt<Value>(
  name: string,
  measure: () => Promise<Value>,
): Promise<readonly Value[]> {
  say(name);
  try {
    return [await measure()];
  } catch (error) {
    failed.push(name);
    console.error(`${name} failed:`, error);
    return [];
  }
}

/** The names of what failed. */
export const failures = (): readonly string[] => failed;
