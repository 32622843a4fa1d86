import { executionAsyncResource } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { keptTick } from "./keptTick.ts";

test("the kept tick has the hidden class of every later one", async () => {
  setFlagsFromString("--allow-natives-syntax");
  const hasSameClass = runInThisContext("(a, b) => %HaveSameMap(a, b)") as (
    a: object,
    b: object,
  ) => boolean;
  const later = await new Promise<object>((resolve) => {
    process.nextTick(() => resolve(executionAsyncResource()));
  });

  const kept = await keptTick;

  expect(later).not.toBe(kept);
  expect(hasSameClass(kept, later)).toBe(true);
  expect(hasSameClass(kept, {})).toBe(false);
});
