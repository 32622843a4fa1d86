import { createHash } from "node:crypto";
import { Problem } from "@specimen/api/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { authorizeAddress, exchange, submit } from "../testing/identity/signIn.ts";
import { freePort } from "../testing/startPostgres.ts";
import { hasProxy, prepareProxy, type Proxy } from "../testing/startProxy.ts";
import { demoPassword, startWhole } from "../testing/startWhole.ts";
import { audience } from "./specimenOptions.ts";
import type { Specimen } from "./startSpecimen.ts";

describe.skipIf(!hasProxy)("behind HAProxy with TLS", () => {
  let proxy: Proxy;
  let specimen: Specimen;
  let issuer = "";
  beforeAll(async () => {
    proxy = await prepareProxy();
    const ports = {
      web: await freePort(),
      api: await freePort(),
      statistics: await freePort(),
      identity: await freePort(),
    };
    specimen = await startWhole({
      ports,
      origins: proxy.origins,
      hosts: proxy.hosts,
    });
    await proxy.before(ports);
    issuer = `${proxy.origins.identity}/`;
  });
  afterAll(async () => {
    await proxy.stop();
    await specimen.close();
  });

  const redirectUri = () => `${proxy.origins.web}/auth`;

  /** Signs in by the form and gives the token for the API. */
  async function signIn(browser = createBrowser(issuer, proxy.call)): Promise<string> {
    const change = { audience, redirect_uri: redirectUri() };
    const page = await browser.open(authorizeAddress(issuer, change));
    const { address } = await submit(browser, page, { username: "clerk", password: demoPassword });
    expect(address.href.startsWith(`${redirectUri()}?`)).toBe(true);
    const answer = await exchange(issuer, address.searchParams.get("code"), {
      change: { redirect_uri: redirectUri() },
      request: proxy.call,
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  it("every address of the provider is the proxy's", async () => {
    const answer = await proxy.call(`${issuer}.well-known/openid-configuration`);
    const told = (await answer.json()) as Record<string, unknown>;
    expect(told["issuer"]).toBe(issuer);
    const addresses = Object.entries(told).filter(([name]) => /_(endpoint|uri)$/.test(name));
    expect(addresses.length).toBeGreaterThan(4);
    for (const [name, address] of addresses) {
      expect(String(address).startsWith(issuer), `${name}: ${String(address)}`).toBe(true);
    }
  });

  it("a caller's claim of another host or of plain HTTP changes nothing", async () => {
    const headers = {
      "X-Forwarded-Host": "elsewhere.example",
      "X-Forwarded-Proto": "http",
      Forwarded: "host=elsewhere.example;proto=http",
    };
    const change = { audience, redirect_uri: redirectUri() };
    for (const address of [
      `${issuer}.well-known/openid-configuration`,
      authorizeAddress(issuer, change),
    ]) {
      const answer = await proxy.call(address, { headers });
      expect(answer.status).toBeLessThan(400);
      const text = (await answer.text()) + [...answer.headers].join();
      expect(text).not.toContain("elsewhere.example");
      expect(text).not.toContain("http://");
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
    }
  });

  it("somebody signs in, and every cookie is Secure and HttpOnly", async () => {
    const cookies: string[] = [];
    const browser = createBrowser(issuer, async (address, init) => {
      const answer = await proxy.call(address, init);
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    });
    const token = await signIn(browser);
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
    }
    const headers = { Authorization: `Bearer ${token}`, Origin: proxy.origins.web };
    const answer = await proxy.call(`${proxy.origins.api}/currentUser`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(proxy.origins.web);
    expect(await answer.json()).toMatchObject({ user: { nickname: "Clara Stern" } });
  });

  it("the web app is told the proxy's addresses, over HTTPS for good", async () => {
    const answer = await proxy.call(`${proxy.origins.web}/config.json`);
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
    expect(await answer.json()).toMatchObject({
      apiUrl: proxy.origins.api,
      statisticsUrl: proxy.origins.statistics,
      domain: proxy.origins.identity,
    });
    const page = await proxy.call(`${proxy.origins.web}/`);
    expect(page.headers.get("content-security-policy")).toContain(proxy.origins.api);
  });

  it("a host that nobody named is answered 421", async () => {
    const address = new URL(proxy.origins.web);
    const headers = { Host: `elsewhere.example:${address.port}` };
    expect((await proxy.call(`${address.origin}/`, { headers })).status).toBe(421);
  });

  describe("while no instance is there", () => {
    beforeAll(async () => {
      await specimen.close();
      const isAway = async () => (await proxy.call(`${proxy.origins.api}/readyz`)).status === 503;
      await vi.waitFor(async () => expect(await isAway()).toBe(true), 20_000);
    });

    it.each(["api", "statistics"] as const)(
      "a call of %s is told when to come again",
      async (name) => {
        const answer = await proxy.call(`${proxy.origins[name]}/anything`);
        expect(answer.status).toBe(503);
        expect(answer.headers.get("access-control-allow-origin")).toBe("*");
        expect(answer.headers.get("access-control-expose-headers")).toBe("Retry-After");
        const problem = Problem.parse(await answer.json());
        expect(problem).toMatchObject({ status: 503, code: "unavailable" });
        expect(problem.requestId).toMatch(/^[\da-f-]{36}$/);
        expect(answer.headers.get("retry-after")).toBe(String(problem.retryAfter));
      },
    );

    it.each(["web", "identity"] as const)("a page of %s says so and asks again", async (name) => {
      const answer = await proxy.call(`${proxy.origins[name]}/dashboard`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(Number(answer.headers.get("refresh"))).toBeGreaterThan(0);
      const page = await answer.text();
      expect(page.match(/ lang="../g)).toHaveLength(8);
      const [, style = ""] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
      const hash = createHash("sha256").update(style).digest("base64");
      expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    });
  });
});
