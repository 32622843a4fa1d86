import { describe, expect, it } from "vitest";
import { authorizeUrl, fullScope, type AuthorizeExtras } from "./authorizeUrl.ts";

describe("the scope", () => {
  it("is 'openid profile email' by default, plus offline_access when refresh tokens are used", () => {
    expect(fullScope("profile email", false)).toBe("openid profile email");
    expect(fullScope("profile email", true)).toBe("openid profile email offline_access");
  });

  it("has openid first and nothing twice", () => {
    expect(fullScope("email openid  email offline_access", true)).toBe(
      "openid email offline_access",
    );
  });
});

describe("the authorize address", () => {
  const url = (endpoint: string, extras: AuthorizeExtras) =>
    new URL(
      authorizeUrl({
        endpoint,
        clientId: "c",
        audience: "a",
        scope: "openid",
        responseMode: "query",
        codeChallenge: "x",
        transaction: {
          state: "s",
          nonce: "n",
          codeVerifier: "v",
          redirectUri: "r",
          returnTo: "/",
          organization: null,
        },
        extras,
      }),
    ).searchParams;

  it("passes on what is on the list and nothing else", () => {
    const extras = { connection: "sms", login_hint: "ada", state: "planted", prompt: "" };
    const parameters = url("https://login.example.test/authorize", extras);
    expect(parameters.get("connection")).toBe("sms");
    expect(parameters.get("login_hint")).toBe("ada");
    expect(parameters.get("state")).toBe("s");
    expect(parameters.has("prompt")).toBe(false);
  });

  it("keeps what the endpoint already carries, and never the verifier or the return target", () => {
    const parameters = url("https://login.example.test/authorize?tenant=1", {});
    expect(parameters.get("tenant")).toBe("1");
    expect([...parameters.values()]).not.toContain("v");
    expect([...parameters.values()]).not.toContain("/");
  });
});
