import { expect } from "playwright/test";
import { signInByForm, signOutButton, isAtWork, isAtProvider } from "../pages/signIn.ts";
import { test as measured } from "./analyticsWorld.ts";
import { test } from "./identityWorld.ts";

// Everything on, so that every kind of token is there to be looked for.
test.use({ signInOptions: { refreshTokens: true } });

const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

test("a script in the page finds no token in any place it can read", async ({ page }) => {
  const refreshTokens: string[] = [];
  const told: string[] = [];
  const urls: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("request", (request) => urls.push(request.url()));
  page.on("response", (response) => {
    if (!response.url().endsWith("/oauth/token")) return;
    void response.json().then(({ refresh_token: token }: { refresh_token: string }) => {
      refreshTokens.push(token);
    });
  });
  await page.addInitScript(() => {
    const posted: unknown[] = [];
    Object.assign(window, { posted });
    const open = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function listen(
      this: Worker,
      ...args: Parameters<typeof open>
    ) {
      if (args[0] === "message") {
        open.call(this, "message", (event: Event) => posted.push((event as MessageEvent).data));
      }
      open.apply(this, args);
    };
  });
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  await expect.poll(() => refreshTokens.length).toBe(1);
  const readable = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      document.documentElement.outerHTML,
      performance.getEntries().map(({ name }) => name),
    ]),
  );
  expect(readable).not.toMatch(jwt);
  expect(told.join("\n")).not.toMatch(jwt);
  expect(urls.filter((url) => !url.includes("id_token_hint")).join("\n")).not.toMatch(jwt);
  const posted = await page.evaluate(() =>
    JSON.stringify((window as unknown as { posted: unknown }).posted),
  );
  expect(posted).toContain("access_token");
  for (const place of [readable, told.join(), urls.join(), posted]) {
    expect(place).not.toContain(refreshTokens[0]);
  }
});

test("markup and script that get into the page do nothing", async ({ page, evil }) => {
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  const tried = await page.evaluate((origin) => {
    const attempt = (run: () => void): string => {
      try {
        run();
        return "ran";
      } catch (error) {
        return (error as Error).name;
      }
    };
    Object.assign(window, { pwned: false });
    const script = document.createElement("script");
    const foreign = document.createElement("script");
    return {
      markup: attempt(() => {
        document.body.innerHTML += "<img src=x onerror='window.pwned = true'>";
      }),
      inline: attempt(() => {
        script.text = "window.pwned = true";
        document.head.append(script);
      }),
      foreign: attempt(() => {
        foreign.src = `${origin}/pwn.js`;
        document.head.append(foreign);
      }),
      attribute: attempt(() => document.body.setAttribute("onclick", "window.pwned = true")),
      worker: attempt(() => void new Worker(`${origin}/pwn.js`)),
    };
  }, evil.origin);
  expect(tried).toMatchObject({
    markup: "TypeError",
    inline: "TypeError",
    foreign: "TypeError",
    worker: "TypeError",
  });
  await page.locator("body").click({ position: { x: 2, y: 2 } });
  expect(await page.evaluate(() => (window as unknown as { pwned: boolean }).pwned)).toBe(false);
  expect(evil.asked).toEqual([]);
});

test("the app and its callback page stay blank in somebody else's frame", async ({
  page,
  specimen,
  evil,
}) => {
  evil.page = `<!doctype html><script>
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
    </script>
    <iframe src="${specimen.webOrigin}/dashboard"></iframe>
    <iframe src="${specimen.webOrigin}/auth?code=c&state=s"></iframe>`;
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("frame-ancestors")) refused.push(message.text());
  });
  await page.goto(evil.origin);
  await expect.poll(() => refused.length).toBe(2);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test("a callback page answers no window of another origin", async ({ page, specimen, evil }) => {
  evil.page = `<!doctype html><button>Open</button><script>
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
      document.querySelector("button").onclick = () => open("${specimen.webOrigin}/auth?code=c&state=s");
    </script>`;
  await page.goto(evil.origin);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button").click();
  const popup = await opened;
  await popup.waitForURL(/[?&]code=c/, { waitUntil: "commit" });
  await expect.poll(() => popup.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test("a page that is opened beside the product has no way back to it", async ({
  page,
  context,
  evil,
}) => {
  evil.page = "<!doctype html><title>Elsewhere</title>";
  await signInByForm(page, "clerk", "/notes/show/noteId/DKK-2009-1000/countryId/DK");
  await isAtWork(page);
  const outside = page.locator("a[target=_blank]").first();
  await expect(outside).toHaveAttribute("rel", /noopener noreferrer/);
  const opened = context.waitForEvent("page");
  // In one step, or the screen draws the link anew in between.
  await outside.evaluate((link: HTMLAnchorElement, href) => {
    link.href = href;
    link.click();
  }, evil.origin);
  const elsewhere = await opened;
  await expect(elsewhere).toHaveTitle("Elsewhere");
  expect(await elsewhere.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([
    null,
    "",
  ]);
});

measured(
  "nothing is sent to anybody else before consent",
  async ({ page, specimen, collector }) => {
    const { webOrigin, apiOrigin, statisticsOrigin, identityOrigin } = specimen;
    const known = [webOrigin, apiOrigin, statisticsOrigin, identityOrigin];
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    collector.paths.clear();
    // Whom no other journey of this world lets be measured.
    await signInByForm(page, "officer", "/dashboard");
    await isAtWork(page);
    await page.goto("/passes/country");
    await isAtWork(page);
    await page.waitForLoadState("networkidle");
    expect([...origins].filter((origin) => !known.includes(origin))).toEqual([]);
    expect([...collector.paths]).toEqual([]);
  },
);

test("a page that comes back asks anew who is there, whatever it showed", async ({ page }) => {
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  await page.context().clearCookies({ name: /^session-check/ });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/authorize");
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await asked;
  await isAtWork(page);
});

test.describe("with a back/forward cache", () => {
  test.use({
    signInOptions: {},
    otherBrowser: { ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  });

  test("the way back shows nothing of somebody who signed out meanwhile", async ({
    page,
    context,
  }) => {
    await signInByForm(page, "clerk", "/dashboard");
    await isAtWork(page);
    await page.goto("about:blank");
    const other = await context.newPage();
    await other.goto("/dashboard");
    await signOutButton(other).click();
    await isAtProvider(other);
    await page.goBack();
    await expect(page.getByText("Clara Stern")).toHaveCount(0);
    await isAtProvider(page);
  });
});
