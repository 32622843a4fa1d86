import { expect, test } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { authorizeAddress } from "../testing/identity/signIn.ts";

const running = await identityOfTests();

const own = () => new URL(running.issuer).origin;

test.each([
  ["a page of another site", () => ({ "Sec-Fetch-Site": "cross-site", Origin: "null" }), 403],
  ["a page of the same site", () => ({ "Sec-Fetch-Site": "same-site" }), 403],
  ["another origin", () => ({ Origin: "https://evil.example" }), 403],
  [
    "another origin that claims to be ours",
    () => ({ "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" }),
    403,
  ],
  ["our page", () => ({ "Sec-Fetch-Site": "same-origin", Origin: "null" }), 422],
  ["our page in an older browser", () => ({ Origin: own() }), 422],
])("a sign-in sent by %s", async (_who, headers, status) => {
  const browser = createBrowser(running.issuer);
  const page = await browser.open(authorizeAddress(running.issuer));
  const body = new URLSearchParams({ username: "", password: "" });
  const answer = await browser.send(page.address.href, {
    method: "POST",
    body,
    headers: headers(),
  });
  expect(answer.status).toBe(status);
  const out = await browser.send(`${running.issuer}v2/logout/confirm`, {
    method: "POST",
    body,
    headers: headers(),
  });
  expect(out.status === 403).toBe(status === 403);
});
