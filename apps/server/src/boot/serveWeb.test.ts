import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { listen, type Listening } from "./listen.ts";
import { serveWeb } from "./serveWeb.ts";

const config = {
  apiUrl: "http://127.0.0.1:4101",
  adminUrl: "",
  statisticsUrl: "http://127.0.0.1:4102",
  domain: "http://127.0.0.1:4103/realms/one",
  clientId: "specimen-web",
  audience: "https://api.specimen.example/",
  analyticsKey: "phc_test",
};

let web: Listening | undefined;
let webRoot = "";

afterEach(async () => {
  await web?.close(0);
  await rm(webRoot, { recursive: true });
});

/** The sources that the page's policy lets it connect to. */
async function connectedOrigins(more: Partial<typeof config> & { analyticsHost?: string } = {}) {
  webRoot = await mkdtemp(join(tmpdir(), "specimen-serve-"));
  await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Specimen</title>");
  web = await listen(0, "SPECIMEN_WEB_PORT");
  await serveWeb(web, { ...config, ...more }, { webRoot }, []);
  const { headers } = await fetch(`http://127.0.0.1:${web.port}/`);
  const policy = headers.get("Content-Security-Policy") ?? "";
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
}

it("lets the page tell the provider's EU zone, and nobody else there (specification 7.11)", async () => {
  const outside = (await connectedOrigins()).filter((each) => each.startsWith("https:"));
  expect(outside).toEqual(["https://eu.i.posthog.com"]);
});

it("lets it tell an own host instead, by its origin", async () => {
  const origins = await connectedOrigins({ analyticsHost: "https://count.bank.example/ingest" });
  expect(origins).toContain("https://count.bank.example");
  expect(origins.join(" ")).not.toContain("posthog");
});

it("lets it tell nobody where nothing is counted", async () => {
  const origins = await connectedOrigins({ analyticsKey: "" });
  expect(origins).toContain("http://127.0.0.1:4101");
  expect(origins.join(" ")).not.toContain("posthog");
});

it("names the provider of the sign-in by its origin, without the path of its realm", async () => {
  const origins = await connectedOrigins();
  expect(origins).toContain("http://127.0.0.1:4103");
  expect(origins.join(" ")).not.toContain("realms");
});
