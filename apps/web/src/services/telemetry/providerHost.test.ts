import { expect, it } from "vitest";
import { providerHost } from "./providerHost.ts";

it.each([
  ["login.example", "login.example"],
  ["Login.Example", "login.example"],
  ["https://login.example/", "login.example"],
  ["https://login.example/realms/demo", "login.example"],
  ["HTTPS://login.example/realms/demo/", "login.example"],
  ["http://127.0.0.1:4300", "127.0.0.1:4300"],
])("%s is at the host %s, as a referrer names it", (domain, host) => {
  expect(providerHost(domain)).toBe(host);
});

it("is nobody's host where the domain is no address", () => {
  expect(providerHost("login example")).toBe("");
});
