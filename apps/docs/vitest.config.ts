import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
const executablePath = process.env["CHROMIUM_SHELL_PATH"] ?? process.env["CHROMIUM_PATH"];

/** Every story: it renders, its play passes, axe finds nothing in either theme. */
const stories = {
  extends: "./vite.config.ts",
  plugins: [storybookTest({ configDir })],
  test: {
    name: "stories",
    isolate: false,
    // The largest machine is laid out, drawn and looked at twice, on a busy machine as well.
    testTimeout: 300_000,
    // A busy machine may be late once.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // In a fresh clone the dependencies are made ready first, which a busy machine takes minutes for.
      connectTimeout: 300_000,
      provider: playwright({
        // The pages of the machines copy text, and their test reads it back.
        contextOptions: { permissions: ["clipboard-read", "clipboard-write"] },
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
        },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
};

/** What the pages are made from. */
const rules = {
  extends: "./vite.config.ts",
  test: {
    name: "rules",
    include: ["src/**/*.test.ts"],
    environment: "node" as const,
    // The layout of a large machine takes its time on a busy one.
    testTimeout: 300_000,
  },
};

export default defineConfig({ test: { projects: [rules, stories] } });
