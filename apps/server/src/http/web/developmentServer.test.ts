import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDevelopmentServer } from "./developmentServer.ts";

const config = {
  apiUrl: "http://127.0.0.1:4101",
  adminUrl: "",
  statisticsUrl: "http://127.0.0.1:4102",
  domain: "http://127.0.0.1:4103",
  clientId: "specimen-web",
  audience: "https://api.specimen.example/",
  analyticsKey: "",
};
const neighbours = {
  apiUrl: config.apiUrl,
  statisticsUrl: config.statisticsUrl,
  identityUrl: config.domain,
  analyticsUrl: "",
};

/** Stands for Vite, which belongs to the web app: what matters here is what stands around it. */
const vite = `export const createServer = async () => ({
  middlewares: (_request, response) => response.end("<!doctype html>"),
  close: async () => {},
});`;

const server = createServer();
let folder: string;
let origin: string;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "development-"));
  await mkdir(join(folder, "node_modules/vite"), { recursive: true });
  await writeFile(join(folder, "package.json"), "{}");
  const description = JSON.stringify({ name: "vite", type: "module", exports: "./index.js" });
  await writeFile(join(folder, "node_modules/vite/package.json"), description);
  await writeFile(join(folder, "node_modules/vite/index.js"), vite);
  const running = await startDevelopmentServer(folder, server, config, neighbours);
  close = running.close;
  server.on("request", running.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await close();
  await rm(folder, { recursive: true });
});

const policyOf = async (path: string) =>
  (await fetch(origin + path)).headers.get("Cross-Origin-Opener-Policy");

it("lets the answer of a provider reach the page that opened its window, and nothing else", async () => {
  expect(await policyOf("/auth?code=c&state=s")).toBe("unsafe-none");
  expect(await policyOf("/auth")).toBe("same-origin-allow-popups");
  expect(await policyOf("/dashboard?state=s")).toBe("same-origin-allow-popups");
});

it("tells the configuration of this run, which nobody keeps", async () => {
  const answer = await fetch(`${origin}/config.json`);
  expect(await answer.json()).toEqual(config);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});
