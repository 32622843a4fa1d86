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

/** Signs in by a one-time link: the quickest way in for journeys that are about something else. */
export const signInByLink = async (page: Page, specimen: Specimen, username: string) => {
  await page.goto(await specimen.createOneTimeLink("otp", username));
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** Goes to an address as a link of the app does, without loading the page anew. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
