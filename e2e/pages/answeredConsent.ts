import type { Page } from "playwright/test";
import { signInAs } from "./signIn.ts";

/**
 * As somebody who has answered whether use may be measured. Where that question stands over the foot
 * of a page, what it happens to cover counts as too small to be hit.
 */
export async function signInToWalk(page: Page, username: string, address = "/"): Promise<void> {
  await answerConsent(page);
  await signInAs(page, username, address);
}

/** Has every user say that use is not measured. */
export async function answerConsent(page: Page): Promise<void> {
  await page.route("**/currentUser", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch({ maxRetries: 2 });
    const user = (await response.json()) as { userMetadata: object };
    const userMetadata = { ...user.userMetadata, consentAnalytics: false };
    return route.fulfill({ response, json: { ...user, userMetadata } });
  });
}
