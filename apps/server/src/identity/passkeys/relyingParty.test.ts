import { expect, test } from "vitest";
import { relyingPartyOf } from "./relyingParty.ts";

test.each([
  ["https://login.bank.example/", "login.bank.example", "https://login.bank.example"],
  ["https://login.bank.example:8443/", "login.bank.example", "https://login.bank.example:8443"],
  ["http://localhost:4103/", "localhost", "http://localhost:4103"],
])("passkeys of %s belong to %s", (issuer, id, origin) => {
  expect(relyingPartyOf(issuer)).toEqual({ id, origin });
});

test.each([
  "http://127.0.0.1:4103/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://[2001:db8::1]:8443/",
  "http://login.bank.example/",
])("%s has none", (issuer) => {
  expect(relyingPartyOf(issuer)).toBeUndefined();
});
