import type { Page } from "playwright/test";
import { title } from "../pages/shell.ts";
import { signInByForm } from "../pages/signIn.ts";
import { expect, startsFirst, test } from "../world.ts";
import { keep, startWorld } from "../worlds.ts";

/** The machines are streamed to the Stately inspector. */
const getWorld = keep(() => startWorld({ inspect: true }));

// As people have it: a browser that opens no window unasked. A trace would count as a press.
test.use({
  specimen: [async ({}, use) => use(await getWorld()), startsFirst],
  trace: "off",
  otherBrowser: { ignoreDefaultArgs: ["--disable-popup-blocking"] },
});

/** Exchanges messages with its opener as the Stately inspector does, and shows what it is told. */
const inspectorPage = `<!doctype html><title>Inspector</title><pre></pre><script>
addEventListener("message", ({ data }) => document.querySelector("pre").append(JSON.stringify(data) + "\\n"));
opener.postMessage({ type: "@statelyai.connected" }, "*");
</script>`;

/** What a browser was given to prove who is there: tokens, codes and states. */
function watchSecrets(page: Page): Set<string> {
  const secrets = new Set<string>();
  page.on("request", (request) => {
    const [, token] = (request.headers()["authorization"] ?? "").split(" ");
    const { searchParams } = new URL(request.url());
    const given = [token, searchParams.get("code"), searchParams.get("state")];
    for (const secret of given) if (secret) secrets.add(secret);
  });
  return secrets;
}

test("the running machines are streamed to the Stately inspector, and no token is", async ({
  page,
  context,
}) => {
  await context.route("https://stately.ai/**", (route) =>
    route.fulfill({ contentType: "text/html", body: inspectorPage }),
  );
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  const secrets = watchSecrets(page);
  await signInByForm(page, "clerk");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(title(page)).toBeVisible();

  // Each document opens one where the browser lets it. What was open before the provider's page stays
  // open and is told nothing more, since that page ended its bond with the product.
  const inspectors = () => context.pages().filter((each) => each !== page);
  await page.getByRole("button", { name: /English/ }).click();
  await expect.poll(() => inspectors().length).toBeGreaterThan(0);
  const stream = async () => {
    // What is behind another window has no idle time to tell anything; a window that has just been
    // loaded may come to the front by itself.
    await page.bringToFront();
    const told = inspectors().map((inspector) => inspector.locator("pre").textContent());
    return (await Promise.all(told)).join("");
  };
  await page.bringToFront();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();

  for (const told of [
    '"name":"signIn","type":"@xstate.actor"',
    '"type":"xstate.done.actor.finishRedirect"',
    '"type":"language.chosen","language":"de"',
    // A machine that lives with a screen.
    '"type":"entries.read"',
  ]) {
    await expect.poll(async () => (await stream()).includes(told), { message: told }).toBe(true);
  }
  expect(secrets.size).toBeGreaterThan(2);
  const all = await stream();
  expect([...secrets].filter((secret) => all.includes(secret))).toEqual([]);
  expect(/eyJ[\w-]+\.[\w-]+\./.test(all)).toBe(false);
  expect(violations).toEqual([]);
});
