import type { Page } from "playwright/test";
import {
  belongsToCheck,
  connect,
  deskAddress,
  hasResult,
  invitePhone,
  isConnected,
  isSent,
  newPhone,
  openPhoneCheck,
  send,
  shownCode,
  takeFront,
  typeCode,
} from "../pages/phoneCheck.ts";
import { signInAs, signInByForm } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";
import { startWorld } from "../worlds.ts";

const unreachable = (phone: Page) =>
  phone.getByRole("heading", { name: "The service cannot be reached" });
const isOver = (page: Page) =>
  expect(page.getByRole("heading", { name: "This check has expired" })).toBeVisible({
    timeout: 20_000,
  });

/** The desk says so once it has not heard of the phone for 15 seconds. */
const isSilent = (desk: Page) =>
  expect(desk.getByText(/^The phone does not respond/)).toBeVisible({ timeout: 40_000 });

test.setTimeout(150_000);

test("a phone that nobody is signed in on takes the picture, and the desk follows", async ({
  page,
  browser,
}) => {
  const { address, phones, phone } = await openPhoneCheck(page, browser);

  // The address opens on one phone only, and the desk stays with that one.
  const others = await newPhone(browser);
  const second = await others.newPage();
  await second.goto(address);
  await expect(second.getByRole("heading", { name: "Another phone is connected" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Send pictures" })).toHaveCount(0);
  await isConnected(page);
  await others.close();

  await takeFront(phone);
  await send(phone);
  await isSent(phone);
  await hasResult(page);
  await phones.close();
});

test("a phone that is closed while it sends is told of at the desk, and sends anew when opened again", async ({
  page,
  browser,
}) => {
  const { address, phones, phone } = await openPhoneCheck(page, browser);
  let pieces = 0;
  await phone.route("**/phone/pieces", (route) =>
    (pieces += 1) === 1 ? route.continue() : route.abort("connectionreset"),
  );
  await takeFront(phone);
  await send(phone);
  await expect(page.getByRole("progressbar", { name: "Sending pictures" })).toBeVisible();
  await expect(phone.getByText(/^The connection was lost/)).toBeVisible();
  await phone.close();
  await isSilent(page);

  // Scanned again by the same phone: what it took is gone with its page.
  const again = await phones.newPage();
  await again.goto(address);
  await expect(again.getByText(/^The pictures did not arrive completely/)).toBeVisible();
  await expect(page.getByText(/^The phone does not respond/)).toHaveCount(0);
  await takeFront(again);
  await send(again);
  await isSent(again);
  await hasResult(page);
  await phones.close();
});

test("a connection that breaks is told on the phone and at the desk, and nothing is taken twice", async ({
  page,
  browser,
}) => {
  const { phones, phone } = await openPhoneCheck(page, browser);
  await takeFront(phone);
  const picture = phone.getByRole("img", { name: "Front" });
  await expect(picture).toBeVisible();

  // Before anything is sent.
  await phones.setOffline(true);
  await expect(unreachable(phone)).toBeVisible();
  await expect(picture).toBeVisible();
  await isSilent(page);
  await send(phone);
  await expect(phone.getByRole("heading", { name: "The pictures were not sent" })).toBeVisible();
  await phones.setOffline(false);
  await isConnected(page);

  // In the middle of a picture.
  const offsets: number[] = [];
  await phone.route("**/phone/pieces", async (route) => {
    const { offset } = route.request().postDataJSON() as { offset: number };
    offsets.push(offset);
    if (offsets.length !== 2) return route.fallback();
    await phones.setOffline(true);
    return route.abort("internetdisconnected");
  });
  await phone.getByRole("button", { name: "Try again" }).click();
  await expect(phone.getByText(/^The connection was lost/)).toBeVisible();
  await isSilent(page);
  await phones.setOffline(false);
  await isSent(phone);
  expect(offsets).toEqual([0, 65_536, 65_536]);
  await hasResult(page);
  await phones.close();
});

test("a desk that is offline says so, and finds the result when it is back", async ({
  page,
  context,
  browser,
}) => {
  const { phones, phone } = await openPhoneCheck(page, browser);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  await takeFront(phone);
  await send(phone);
  await isSent(phone);
  await isConnected(page);
  await context.setOffline(false);
  await hasResult(page);
  await phones.close();
});

test("a check that is cancelled at the desk ends on the phone, and its code opens nothing", async ({
  page,
  browser,
}) => {
  const { phones, phone } = await openPhoneCheck(page, browser);
  await takeFront(phone);
  await page.getByRole("button", { name: "Cancel and delete" }).click();
  await expect(page.getByRole("button", { name: "Show code" })).toBeVisible();
  await isOver(phone);
  await phone.reload();
  await isOver(phone);
  await phones.close();
});

test("a code that was typed outlives a reload of the phone's page", async ({ page, browser }) => {
  await signInAs(page, "officer", deskAddress);
  const address = await invitePhone(page);
  const code = await shownCode(page);
  const phones = await newPhone(browser);
  const phone = await phones.newPage();
  await phone.goto(address.replace(/#.*$/, ""));
  await typeCode(phone, code);
  await phone.reload();
  await belongsToCheck(phone);
  await isConnected(page);
  await phones.close();
});

test("after ten minutes both sides say that the check has expired", async ({ page, browser }) => {
  let ahead = 0;
  const world = await startWorld({ now: () => new Date(Date.now() + ahead) });
  // The desk's clock goes with the server's: a proof of another time is refused.
  await page.clock.install();
  await signInByForm(page, "officer", `${world.webOrigin}${deskAddress}`);
  const address = await invitePhone(page);
  const phones = await newPhone(browser);
  const phone = await connect(phones, address, page);
  await takeFront(phone);
  await expect(phone.getByRole("img", { name: "Front" })).toBeVisible();

  ahead = 601_000;
  await page.clock.setSystemTime(Date.now() + ahead);
  await isOver(page);
  await isOver(phone);
  await expect(phone.getByText("Ask for a new code at the desk.")).toBeVisible();
  await page.getByRole("button", { name: "New check" }).click();
  await connect(phones, await invitePhone(page), page);
  await phones.close();
  await world.close();
});
