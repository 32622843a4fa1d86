import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readClients } from "./clients.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { authorizeAddress, exchange, submit, tokens } from "../testing/identity/signIn.ts";
import { startIdentity } from "../testing/identity/startIdentity.ts";

const partner = {
  client_id: "partner",
  redirect_uris: ["https://partner.example/callback"],
  post_logout_redirect_uris: ["https://partner.example"],
  origins: ["https://partner.example"],
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "clients-"));
  file = join(folder, "clients.json");
});
afterAll(() => rm(folder, { recursive: true }));

test("a client of the file signs people in", async () => {
  await writeFile(file, JSON.stringify([partner]));
  const { issuer, stop } = await startIdentity({ clients: await readClients(file) });
  const browser = createBrowser(issuer);
  const own = { client_id: "partner", redirect_uri: "https://partner.example/callback" };
  const back = await submit(browser, await browser.open(authorizeAddress(issuer, own)));
  expect(back.address.origin).toBe("https://partner.example");
  const code = back.address.searchParams.get("code");
  const response = await exchange(issuer, code, { change: own, origin: "https://partner.example" });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("https://partner.example");
  expect((await tokens(response)).id_token).toBeTypeOf("string");
  await stop();
});

test.each([
  ["no list", { ...partner }, "must be a list of clients"],
  ["a missing member", [partner, { client_id: "second" }], "client 2 (second), redirect_uris"],
  ["a foreign scheme", [{ ...partner, redirect_uris: ["javascript:1"] }], "redirect_uris.0"],
  ["a path in an origin", [{ ...partner, origins: ["https://a.example/x"] }], "origins.0: must be"],
  ["an unknown member", [{ ...partner, client_secret: "x" }], "client 1 (partner)"],
  ["an id twice", [partner, partner], "client 2 (partner): this client_id is taken"],
  ["our own id", [{ ...partner, client_id: "specimen-web" }], "this client_id is taken"],
])("%s is reported with file and row", async (_case, content, message) => {
  await writeFile(file, JSON.stringify(content));
  await expect(readClients(file)).rejects.toThrow(message);
  await expect(readClients(file)).rejects.toThrow(file);
});

test("a missing or invalid file is reported", async () => {
  await expect(readClients(join(folder, "none.json"))).rejects.toThrow("cannot be read");
  await writeFile(file, "[");
  await expect(readClients(file)).rejects.toThrow("is not valid JSON");
});
