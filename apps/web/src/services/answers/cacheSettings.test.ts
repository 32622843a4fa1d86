import { execFileSync } from "node:child_process";
import { SWRConfig } from "swr";
import { expect, it } from "vitest";
import { cacheSettings } from "./cacheSettings.ts";

it("the cache of answers keeps the times of specification 9", () => {
  expect({ ...SWRConfig.defaultValue, ...cacheSettings }).toMatchObject({
    errorRetryInterval: 5_000,
    focusThrottleInterval: 5_000,
    dedupingInterval: 2_000,
    loadingTimeout: 3_000,
    revalidateOnFocus: true,
  });
});

/** The library looks at the connection once, as it is loaded: here in a process of its own. */
const onSlowConnection = `
  globalThis.window = globalThis;
  globalThis.document = { addEventListener() {} };
  Object.defineProperty(globalThis, "navigator", { value: { connection: { effectiveType: "2g" } } });
  const { SWRConfig } = await import("swr");
  const { cacheSettings } = await import("./cacheSettings.ts");
  const { errorRetryInterval, loadingTimeout } = { ...SWRConfig.defaultValue, ...cacheSettings };
  console.log(JSON.stringify({ errorRetryInterval, loadingTimeout }));
`;

it("waits longer on a slow connection (specification 9)", () => {
  const told = execFileSync(process.execPath, ["--input-type=module", "-e", onSlowConnection], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(JSON.parse(told)).toEqual({ errorRetryInterval: 10_000, loadingTimeout: 5_000 });
});
