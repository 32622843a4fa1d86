import { startSpecimen, type Specimen } from "@specimen/server";
import { expect, test as base } from "playwright/test";
import { demoPassword, shareSessions, type Sessions } from "./pages/signIn.ts";

interface Worlds {
  /** The machines are streamed to the Stately inspector. */
  readonly isInspected: boolean;
  /** The name of a world that the journeys of a file share with no others; they change it for all. */
  readonly worldName: string;
  /** The whole product on free ports with an empty database in memory, one for each worker. */
  readonly specimen: Specimen;
  /** Who has signed in there, shared by the journeys that are about something else. */
  readonly sessions: Sessions;
}

/** Journeys run against the real server, the real provider and the built web app. */
export const test = base.extend<{ failOnPageError: void }, Worlds>({
  isInspected: [false, { option: true, scope: "worker" }],
  worldName: ["shared", { option: true, scope: "worker" }],
  specimen: [
    async ({ isInspected, worldName: _ }, use) => {
      const specimen = await startSpecimen({
        place: { kind: "memory" },
        ports: { web: 0, api: 0, statistics: 0, identity: 0 },
        demoPassword,
        inspect: isInspected,
      });
      await use(specimen);
      await specimen.close();
    },
    { scope: "worker" },
  ],
  sessions: [
    // As long as the world they belong to.
    async ({ specimen: _ }, use) => use(new Map()),
    { scope: "worker" },
  ],
  context: async ({ context, sessions }, use) => {
    shareSessions(context, sessions);
    await use(context);
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
