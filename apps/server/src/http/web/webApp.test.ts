import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { developmentPolicy } from "./policy.ts";
import { BuildError, createWebApp } from "./webApp.ts";

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
const script = "document.documentElement.dataset.theme = 'dark';";
const style = "body { margin: 0 }";
const html = `<!doctype html><html><head><style>${style}</style><script>${script}</script>
<script type="module" src="/assets/main-1a2b.js"></script></head><body></body></html>`;
const documentOf = (area: string) => html.replace(script, `const area = "${area}";`);
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

describe("the web origin", () => {
  let root = "";
  let app: Hono;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "specimen-web-"));
    await mkdir(join(root, "assets"));
    await mkdir(join(root, "notes", "showcoin"), { recursive: true });
    await writeFile(join(root, "notes", "index.html"), documentOf("notes"));
    await writeFile(join(root, "notes", "showcoin", "index.html"), documentOf("coins"));
    await writeFile(join(root, "index.html"), html);
    await writeFile(join(root, "assets", "main-1a2b.js"), "export {};");
    await writeFile(join(root, "assets", "main-1a2b.js.br"), brotliCompressSync("export {};"));
    await writeFile(join(root, "assets", "tokenWorker-3c4d.js"), "export {};");
    app = createWebApp(root, config, neighbours);
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each([
    "/",
    "/index.html",
    "/passes/show/countryId/DE",
    "/notesandmore",
    "/auth?code=1&state=2",
  ])("serves the shell at %s, never kept", async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(html);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    ["/notes", "notes"],
    ["/notes/", "notes"],
    ["/notes/index.html", "notes"],
    ["/notes/show/noteId/EUR-ES2-50/countryId/DE", "notes"],
    ["/notes/showcoin", "coins"],
    ["/notes/showcoin/coinId/1/countryId/DE", "coins"],
  ])("serves at %s the nearest document, with its own policy", async (path, area) => {
    const answer = await app.request(path);
    expect(await answer.text()).toBe(documentOf(area));
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Security-Policy")).toContain(
      `script-src 'self' 'sha256-${hashOf(`const area = "${area}";`)}'`,
    );
  });

  it("lets the worker that stores refresh tokens connect to the provider only", async () => {
    const { headers } = await app.request("/assets/tokenWorker-3c4d.js");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; connect-src http://127.0.0.1:4103",
    );
  });

  it("allows own files, the inline blocks by their hashes and the three other origins, no more", async () => {
    const policy = (await app.request("/")).headers.get("Content-Security-Policy") ?? "";
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'", `'sha256-${hashOf(script)}'`]);
    expect(directives.get("style-src")).toEqual(["'self'", `'sha256-${hashOf(style)}'`]);
    expect(directives.get("connect-src")).toEqual([
      "'self'",
      "http://127.0.0.1:4101",
      "http://127.0.0.1:4102",
      "http://127.0.0.1:4103",
    ]);
    expect(directives.get("img-src")).toEqual(["'self'", "data:", "http://127.0.0.1:4101"]);
    expect(directives.get("frame-src")).toEqual(["'self'", "http://127.0.0.1:4103"]);
    expect(directives.get("frame-ancestors")).toEqual(["'self'"]);
    expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy).not.toContain("unsafe");
  });

  it("opens the policy for analytics only when it is on, and for the inspector never", () => {
    const inspected = createWebApp(root, { ...config, inspect: true }, neighbours);
    const measured = createWebApp(root, config, {
      ...neighbours,
      analyticsUrl: "https://eu.i.posthog.com",
    });
    const policyOf = async (each: Hono) =>
      (await each.request("/")).headers.get("Content-Security-Policy");
    return Promise.all([
      expect(policyOf(measured)).resolves.toContain("https://eu.i.posthog.com"),
      expect(policyOf(inspected)).resolves.not.toMatch(/stately|posthog/),
      expect(policyOf(app)).resolves.not.toMatch(/stately|posthog/),
    ]);
  });

  it("relaxes only inline blocks and the reload socket under the development server", () => {
    const policy = developmentPolicy(neighbours);
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it("lets popups of the provider post messages and isolates everything else", async () => {
    const { headers } = await app.request("/");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Permissions-Policy")).toContain("camera=(self)");
  });

  it("lets the answer of a provider reach the page that opened its window", async () => {
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get("Cross-Origin-Opener-Policy");
    expect(await policyOf("/auth?code=c&state=s")).toBe("unsafe-none");
    expect(await policyOf("/auth")).toBe("same-origin-allow-popups");
    expect(await policyOf("/dashboard?state=s")).toBe("same-origin-allow-popups");
  });

  it("serves assets as immutable, compressed as built", async () => {
    const answer = await app.request("/assets/main-1a2b.js", {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const body = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe("export {};");
    expect((await app.request("/assets/main-1a2b.js")).headers.get("Content-Encoding")).toBeNull();
  });

  it.each(["/assets/gone.js", "/favicon.ico", "/assets/../index.html.br"])(
    "does not serve the shell in place of the file %s",
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  it("serves the app's settings uncached", async () => {
    const answer = await app.request("/config.json");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual(config);
  });

  it("says what to do when the app is not built", () => {
    expect(() => createWebApp(join(root, "nothing"), config, neighbours)).toThrow(BuildError);
  });
});
