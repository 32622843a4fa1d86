import type { Specimen } from "@specimen/server";
import { expect, test as base, type LaunchOptions } from "playwright/test";
import { sessionsIn, shareSessions } from "./pages/signIn.ts";
import { browserOf, endAll, worldOf } from "./worlds.ts";

interface World {
  /** The name of a world that the journeys of a file share with no others; they change it for all. */
  readonly worldName: string;
  /** How another browser than that of most journeys is started. */
  readonly otherBrowser: LaunchOptions | null;
  /** The whole product, kept by its name for the next journeys of the worker. */
  readonly specimen: Specimen;
  readonly failOnPageError: void;
}

/** A world or a browser may have to be started first, whatever the time of the journey is. */
export const startsFirst = { scope: "test", timeout: 180_000 } as const;

/**
 * Journeys run against the real server, the real provider and the built web app.
 *
 * Everything that differs from file to file belongs to the journey: the runner ends a worker, with its
 * server, its browser and all that both have learnt, where a fixture of the worker differs.
 */
export const test = base.extend<World, { worldsEnd: void }>({
  worldsEnd: [
    async ({}, use) => {
      await use();
      await endAll();
    },
    { scope: "worker", auto: true },
  ],
  worldName: ["shared", { option: true }],
  otherBrowser: [null, { option: true }],
  specimen: [async ({ worldName }, use) => use(await worldOf(worldName)), startsFirst],
  context: async ({ context, otherBrowser, specimen }, use) => {
    const own =
      otherBrowser === null ? context : await (await browserOf(otherBrowser)).newContext();
    shareSessions(own, sessionsIn(specimen));
    await use(own);
    if (own !== context) await own.close();
  },
  baseURL: async ({ specimen }, use) => use(specimen.webOrigin),
  failOnPageError: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
