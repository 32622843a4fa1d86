import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Most of the time went into bringing the same modules anew for each file.
  test: {
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
