import { afterAll, expect } from "vitest";
import { startIdentity, type RunningIdentity } from "./startIdentity.ts";

/** Starts a provider for the tests of a file; it is stopped after them, and may have had no fault. */
export async function identityOfTests(): Promise<RunningIdentity> {
  const running = await startIdentity();
  afterAll(async () => {
    await running.stop();
    expect(running.faults).toEqual([]);
  });
  return running;
}
