import type { Page } from "playwright/test";
import { signInAs } from "../pages/signIn.ts";
import { serveLocally } from "../serveLocally.ts";
import { expect, startsFirst, test as base } from "../world.ts";
import { keepBeside } from "../worlds.ts";

const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
].join("");

/** What a service outside was told, by its name. */
type Told = Map<string, Record<string, unknown>[]>;

/** Two services as docs/check-services.md describes them; the second one answers only when asked again. */
async function startServices() {
  const told: Told = new Map();
  const server = await serveLocally((request, response) => {
    const [, service = "", inquiry] = (request.url ?? "").split("/");
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const answer = (status: number, body: object) =>
        response
          .writeHead(status, { "Content-Type": "application/json" })
          .end(JSON.stringify(body));
      if (request.method === "POST") {
        const sent = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
        told.set(service, [...(told.get(service) ?? []), sent]);
        if (service === "naf") return void answer(202, { inquiry: "n-1" });
      }
      if (inquiry === "n-1") return void answer(200, { result: "notConfirmed", reference: "N-1" });
      return void answer(200, { result: "confirmed", reference: "E-1", remarks: ["Issued 2021"] });
    });
  });
  return { ...server, told };
}

const getWorld = keepBeside(startServices, ({ origin }) => {
  const settings = (name: string) => ({
    url: new URL(name, origin),
    key: `key of ${name}`,
    milliseconds: 20_000,
  });
  return { checkServices: { external: settings("external"), nafPassport: settings("naf") } };
});

const test = base.extend<{ told: Told }>({
  specimen: [async ({}, use) => use((await getWorld()).specimen), startsFirst],
  told: async ({ specimen: _ }, use) => use((await getWorld()).standIn.told),
});

const dialog = (page: Page) => page.getByRole("dialog");

async function check(page: Page, zone: string): Promise<void> {
  await signInAs(page, "officer", "/passcheck");
  await page.getByRole("textbox", { name: "Machine-readable zone" }).fill(zone);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("button", { name: "New check" })).toBeVisible();
}

for (const [service, title, ask, result, reference] of [
  ["external", "External check", "Check externally", "The service has the same data.", "E-1"],
  ["naf", "NAF passport verification", "Verify with NAF", "The service has different data.", "N-1"],
] as const)
  test(`an officer asks a service outside, sees what is sent before it is: ${title}`, async ({
    page,
    told,
  }) => {
    await check(page, lines);
    const before = told.get(service)?.length ?? 0;
    const button = page.getByRole("button", { name: ask });
    await button.click();
    await expect(dialog(page)).toHaveAccessibleName(title);
    await expect(dialog(page)).toContainText("These data are sent to 127.0.0.1");
    await expect(dialog(page)).toContainText("L898902C3");
    // Closing sends nothing, and the keyboard is where it was.
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(told.get(service)?.length ?? 0).toBe(before);

    await button.press("Enter");
    await dialog(page).getByRole("button", { name: "Send data" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(result)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(`Reference: ${reference}`)).toBeVisible();
    // It has answered: there is nothing to send again.
    await expect(button).toHaveCount(0);
    const sent = told.get(service)?.slice(before) ?? [];
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain("L898902C3");
  });

test("an officer reports a forgery, without anything of the holder", async ({ page }) => {
  await check(page, lines.replace("8706146F", "8706141F"));
  await page.getByRole("button", { name: "Report a forgery" }).click();
  await expect(dialog(page).getByRole("listitem").first()).toBeVisible();
  await dialog(page).getByLabel("Message").fill("The photo was glued in");
  const sending = page.waitForRequest((request) => request.url().endsWith("/data-check/notify"));
  await dialog(page).getByRole("button", { name: "Send report" }).click();
  const body = (await sending).postData() ?? "";
  expect(body).toContain("The photo was glued in");
  expect(body).not.toContain("LINDQVIST");
  expect(body).not.toContain("L898902C3");
  await expect(page.getByText("The report was sent.")).toBeVisible();
});
