import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig, parseConfig } from "./config.ts";

const whole = {
  apiUrl: "https://api.example/v1",
  audience: "https://api.example/",
  clientId: "specimen-web",
  domain: "login.example",
};

const failure = (value: unknown): ConfigError => {
  try {
    parseConfig(value);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error("expected a ConfigError");
};

describe("configuration requires API URL, audience, client id and domain (specification 5)", () => {
  it("takes the four and leaves the rest open", () => {
    expect(parseConfig(whole)).toEqual(whole);
  });

  it.each(["apiUrl", "audience", "clientId", "domain"] as const)(
    "names the four required settings when %s is missing",
    (name) => {
      const { [name]: _, ...rest } = whole;
      const error = failure(rest);
      expect(error).toMatchObject({ code: "missing", settings: [name] });
      for (const word of ["API URL", "audience", "client id", "domain"]) {
        expect(error.message).toContain(word);
      }
    },
  );

  it.each([null, "text", [], { ...whole, clientId: "  " }, { ...whole, domain: null }])(
    "treats %j as missing settings",
    (value) => expect(failure(value).code).toBe("missing"),
  );

  it("passes over settings it does not know, and spaces around the others", () => {
    const spaced = { ...whole, clientId: " specimen-web ", constructor: "x", further: 1 };
    expect(parseConfig(spaced)).toEqual(whole);
  });

  it("takes blank optional settings as absent", () => {
    expect(parseConfig({ ...whole, analyticsKey: "", adminUrl: null })).toEqual(whole);
  });
});

describe("the provider's domain", () => {
  it.each([
    "login.example",
    "https://login.example",
    "https://login.example/",
    "http://127.0.0.1:4103",
    "http://localhost:4103",
    "http://[::1]:4103/",
    "https://login.example/realms/demo",
  ])("may be %s", (domain) => expect(parseConfig({ ...whole, domain }).domain).toBe(domain));

  it.each([
    "http://login.example",
    "https://user:word@login.example",
    "login.example?x=1",
    "login.example#x",
    "ftp://login.example",
    "log in",
  ])("may not be %s", (domain) =>
    expect(failure({ ...whole, domain })).toMatchObject({ code: "invalid", settings: ["domain"] }),
  );
});

describe("the options of sign-in", () => {
  it("are taken by their names", () => {
    const signIn = {
      scope: "openid profile",
      discovery: false,
      refreshTokens: true,
      fallBackToFrame: true,
      cookieTransactions: true,
      verifySignature: true,
      dpop: true,
      tokenBody: "json",
      organization: "org",
      maxAge: 0,
      locationOrigins: ["https://a.example"],
    };
    expect(parseConfig({ ...whole, signIn }).signIn).toEqual(signIn);
  });

  it.each<unknown>([
    { refreshToken: true },
    { refreshTokens: "yes" },
    { locationOrigins: ["ftp://x"] },
    { locationOrigins: "https://a.example" },
    { scope: " " },
    { tokenBody: "xml" },
    { maxAge: -1 },
    { toString: true },
    "text",
    [true],
  ])("are refused when misspelt: %j", (signIn) =>
    expect(failure({ ...whole, signIn })).toMatchObject({
      code: "invalid",
      settings: ["signIn"],
    }),
  );
});

describe("addresses of services", () => {
  it("are https, or http on loopback", () => {
    expect(parseConfig({ ...whole, apiUrl: "http://127.0.0.1:4101" }).apiUrl).toBe(
      "http://127.0.0.1:4101",
    );
    expect(failure({ ...whole, apiUrl: "http://api.example" }).settings).toEqual(["apiUrl"]);
    expect(failure({ ...whole, privacyUrl: "javascript:alert(1)" }).settings).toEqual([
      "privacyUrl",
    ]);
    expect(failure({ ...whole, passkeysUrl: "javascript:alert(1)" }).settings).toEqual([
      "passkeysUrl",
    ]);
  });
});

describe("reading /config.json", () => {
  it("gives the parsed settings", async () => {
    expect(await loadConfig(() => Promise.resolve(Response.json(whole)))).toEqual(whole);
  });

  it.each([
    ["does not answer", () => Promise.reject(new TypeError("offline"))],
    ["is not ready", () => Promise.resolve(Response.json({ status: 503 }, { status: 503 }))],
    ["answers with a page", () => Promise.resolve(new Response("<!doctype html>"))],
  ])("says so when the server %s", async (_, read) => {
    await expect(loadConfig(read)).rejects.toMatchObject({ code: "unreadable" });
  });
});
