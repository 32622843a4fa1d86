import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./chromium.ts";

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; the report still names what needed a second try.
  retries: 1,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: ".results/playwright.json" }]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    // Recording every journey takes a fifth of its time: the second try is the one that is recorded.
    trace: "on-first-retry",
    launchOptions: chromiumOptions,
  },
});
