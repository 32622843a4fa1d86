import { defineConfig } from "vitest/config";

// One thread does the work of the Web Crypto API in the order in which it is asked for: `settle` can
// wait for a key by a digest that comes after it.
process.env.UV_THREADPOOL_SIZE = "1";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 300_000,
  },
});
