import { describe, expect, it } from "vitest";
import { isSameSite } from "./site.ts";

describe("a page and a provider", () => {
  it.each([
    ["https://app.example.test", "https://login.example.test/"],
    ["https://example.test", "https://login.example.test/"],
    ["http://127.0.0.1:4100", "http://127.0.0.1:4103/"],
  ])("share a site: %s and %s", (page, issuer) => {
    expect(isSameSite(page, issuer)).toBe(true);
    expect(isSameSite(issuer, page)).toBe(true);
  });

  it.each([
    ["http://localhost:4100", "http://127.0.0.1:4103/"],
    ["https://app.example.test", "https://tenant.elsewhere.test/"],
    ["https://bank.co.uk", "https://login.co.uk/"],
    ["http://app.example.test", "https://login.example.test/"],
    ["https://10.0.0.1", "https://11.0.0.1/"],
  ])("do not for certain: %s and %s", (page, issuer) => {
    expect(isSameSite(page, issuer)).toBe(false);
    expect(isSameSite(issuer, page)).toBe(false);
  });
});
