import { startSpecimen, type Specimen } from "@specimen/server";
import { expect, test as base, type Page } from "playwright/test";

export const demoPassword = "a-password-for-journeys";

interface Worlds {
  /** The machines are streamed to the Stately inspector. */
  readonly isInspected: boolean;
  /** The whole product on free ports with an empty database in memory, one for each worker. */
  readonly specimen: Specimen;
}

/** Journeys run against the real server, the real provider and the built web app. */
export const test = base.extend<{ failOnPageError: void }, Worlds>({
  isInspected: [false, { option: true, scope: "worker" }],
  specimen: [
    async ({ isInspected }, use) => {
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

/** Opens an address and signs in on the provider's own page as a demo account. */
export const signInAs = async (page: Page, username: string, address = "/") => {
  await page.goto(address);
  await page.locator("input[name=username]").fill(username);
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("input[name=password]").press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"), { waitUntil: "commit" });
};
