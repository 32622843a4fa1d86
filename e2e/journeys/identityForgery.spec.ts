import { expect, type Page, type Request } from "playwright/test";
import {
  fillSignIn,
  signInByForm,
  isAtWork,
  isAtProvider,
  pressForWindow,
} from "../pages/signIn.ts";
import { test } from "./identityWorld.ts";

test.use({ signInOptions: { refreshTokens: true } });

for (const target of [
  "/..//localhost:1/",
  "//localhost:1/",
  "https://evil.example/",
  "/auth/logout",
])
  test(`a link that wants to end at ${target} ends at home`, async ({ page, specimen }) => {
    const link = await specimen.createOneTimeLink("autologin", "clerk");
    await page.goto(`${link}&redirectTo=${encodeURIComponent(target)}`);
    await isAtWork(page);
    expect(new URL(page.url()).origin).toBe(specimen.webOrigin);
  });

test("the secret of a link goes to the API alone, and out of the history", async ({
  page,
  specimen,
}) => {
  const link = await specimen.createOneTimeLink("otp", "clerk");
  const secret = new URL(link).searchParams.get("otp") ?? "";
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto("about:blank");
  await page.goto(link);
  await isAtWork(page);
  const carrying = await Promise.all(
    requests.map(async (request) => {
      const text = JSON.stringify([request.url(), await request.allHeaders(), request.postData()]);
      return text.includes(secret)
        ? `${request.method()} ${new URL(request.url()).pathname}`
        : null;
    }),
  );
  expect(carrying.filter((name) => name !== null)).toEqual(["GET /", "POST /auth/token"]);
  const body = requests
    .find((request) => request.url().endsWith("/auth/token"))
    ?.postDataJSON() as object;
  expect(body).toMatchObject({ otp: secret, redirectTo: `${specimen.webOrigin}/` });
  // For a host that sends no such header.
  await expect(page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  await page.reload();
  await isAtWork(page);
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("a planted link does not take over a session: whoever is there is asked first", async ({
  page,
  specimen,
}) => {
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  await page.goto(await specimen.createOneTimeLink("otp", "officer"));
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Clara Stern");
  await question.getByRole("button", { name: "Stay as Clara Stern" }).click();
  await isAtWork(page);
  await expect(page.getByRole("complementary")).toContainText("Clara Stern");

  await page.goto(await specimen.createOneTimeLink("otp", "officer"));
  await page.getByRole("dialog").getByRole("button", { name: "Switch user" }).click();
  await isAtWork(page);
  await expect(page.getByRole("complementary")).not.toContainText("Clara Stern");
});

test("a code of the attacker's own sign-in signs nobody in", async ({
  page,
  browser,
  specimen,
}) => {
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  const asked = new URL("/authorize", specimen.identityOrigin);
  asked.search = new URLSearchParams({
    client_id: "specimen-web",
    redirect_uri: `${specimen.webOrigin}/auth`,
    response_type: "code",
    scope: "openid",
    state: "theirs",
    nonce: "theirs",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  }).toString();
  const answered = theirs.waitForRequest(/\/auth\?.*code=/);
  await theirs.goto(asked.href);
  await fillSignIn(theirs, "officer");
  const answer = (await answered).url();
  await stranger.close();
  await page.goto(answer);
  await expect(page.getByRole("alert")).toContainText("cannot be completed");
  await expect(page.getByText("missing_transaction", { exact: true })).toBeVisible();
  expect(page.url()).not.toContain("code");
  expect(await page.context().cookies(specimen.webOrigin)).toEqual([]);
});

test("a forged error does not end a sign-in that is under way", async ({ page, specimen }) => {
  await page.goto("/dashboard");
  await isAtProvider(page);
  const provider = page.url();
  await page.goto(`${specimen.webOrigin}/auth?error=access_denied&state=forged`);
  await expect(page.getByRole("alert")).toContainText("cannot be completed");
  await page.goto(provider);
  await fillSignIn(page);
  await isAtWork(page);
});

/**
 * Posts an answer with the right state to the page: from the page itself, and from a frame of the
 * provider's own origin that nobody waits for.
 */
async function plantAnswer(page: Page, provider: string, response: object): Promise<void> {
  const answer = { type: "authorization_response", response };
  await page.route(`${provider}/planted`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>parent.postMessage(${JSON.stringify(answer)}, "*");
        parent.postMessage("sent", "*")</script>`,
    }),
  );
  await page.evaluate(
    async ([address, planted]) => {
      const sent = new Promise((resolve) => {
        addEventListener("message", ({ data }) => data === "sent" && resolve(data));
      });
      const frame = document.createElement("iframe");
      frame.src = address;
      document.body.append(frame);
      postMessage(planted, "*");
      await sent;
    },
    [`${provider}/planted`, answer] as const,
  );
}

test("a message of any other window is not taken for the answer", async ({ page, specimen }) => {
  await page.goto("/auth/logout");
  let state = "";
  page.context().on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/authorize") state = url.searchParams.get("state") ?? "";
  });
  const popup = await pressForWindow(page);
  await isAtProvider(popup);
  expect(state).not.toBe("");
  await plantAnswer(page, specimen.identityOrigin, { error: "access_denied", state });
  await fillSignIn(popup);
  await isAtWork(page);
});

test("a message of any other window does not answer for the hidden frame", async ({
  page,
  specimen,
}) => {
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  const prompts: (string | null)[] = [];
  const planted = Promise.withResolvers<undefined>();
  const isAsked = (url: URL) => url.pathname === "/authorize";
  await page.route(isAsked, async (route) => {
    prompts.push(new URL(route.request().url()).searchParams.get("prompt"));
    await planted.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isAsked(new URL(request.url())));
  await page.reload({ waitUntil: "commit" });
  const state = new URL((await asked).url()).searchParams.get("state");
  await plantAnswer(page, specimen.identityOrigin, { error: "login_required", state });
  planted.resolve(undefined);
  await isAtWork(page);
  expect(prompts).toEqual(["none"]);
});

test("a token follows no redirect to a foreign host", async ({ page, specimen, evil }) => {
  await page.route(`${specimen.apiOrigin}/currentUser`, (route) =>
    route.fulfill({
      status: 307,
      headers: {
        location: `${evil.origin}/steal`,
        "access-control-allow-origin": specimen.webOrigin,
      },
    }),
  );
  const refused = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/currentUser"),
  );
  await signInByForm(page, "clerk", "/dashboard");
  await refused;
  expect(evil.asked).toEqual([]);
});

test("permissions somebody wrote into a token open nothing on the server", async ({
  page,
  specimen,
}) => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const real = await specimen.signApiToken("newcomer");
  const [header = "", , signature = ""] = real.split(".");
  const claims = { sub: "specimen|newcomer", permissions: ["banknotes:read", "admin:all"] };
  const forged = `${header}.${encode({ ...claims, exp: 4_000_000_000 })}.${signature}`;
  await page.goto("/");
  await isAtProvider(page);
  await page.route(`${specimen.webOrigin}/planted`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await page.goto("/planted");
  await page.evaluate((token) => sessionStorage.setItem("api-auth-token", token), forged);
  const answer = page.waitForResponse((response) => response.url().endsWith("/currentUser"));
  await page.goto("/dashboard");
  expect((await answer).status()).toBe(401);
  await isAtProvider(page);
  const asked = await page.request.get(`${specimen.apiOrigin}/banknotes/EUR-ES2-50`, {
    headers: { authorization: `Bearer ${forged}` },
  });
  expect(asked.status()).toBe(401);
});

test("text that comes with an error is not shown", async ({ page, specimen }) => {
  const authorizing = page.waitForRequest(/\/authorize\?/);
  await page.goto("/dashboard");
  const state = new URL((await authorizing).url()).searchParams.get("state") ?? "";
  await isAtProvider(page);
  const answer = new URL("/auth", specimen.webOrigin);
  answer.searchParams.set("error", "access_denied");
  answer.searchParams.set("error_description", "<img src=x onerror=alert(1)>Call 0900 123456");
  answer.searchParams.set("state", state);
  answer.searchParams.set("iss", `${specimen.identityOrigin}/`);
  await page.goto(answer.href);
  await expect(page.getByRole("alert")).toContainText("refused to sign you in");
  await expect(page.locator("body")).not.toContainText(/0900|access_denied/);
  await expect(page.locator("main img")).toHaveCount(0);
});
