import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepAssets } from "./earlierAssets.ts";
import { createWebApp } from "./webApp.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "specimen-assets-"));
});
afterEach(() => rm(folder, { recursive: true }));

const neighbours = {
  apiUrl: "http://127.0.0.1:4101",
  statisticsUrl: "http://127.0.0.1:4102",
  identityUrl: "http://127.0.0.1:4103",
  analyticsUrl: "",
};
const config = {
  apiUrl: "",
  adminUrl: "",
  statisticsUrl: "",
  domain: "",
  clientId: "",
  audience: "",
  analyticsKey: "",
};

/** A build with one chunk of this name, and the app that serves it on this day. */
async function deploy(chunk: string, day: Date) {
  const root = join(folder, `build-${chunk}`);
  await mkdir(join(root, "assets", `words-${chunk}`), { recursive: true });
  await writeFile(join(root, "assets", `words-${chunk}`, "de.json"), "{}");
  await writeFile(join(root, "index.html"), "<!doctype html>");
  await writeFile(join(root, "assets", chunk), `export const name = "${chunk}";`);
  const earlier = await keepAssets(join(root, "assets"), join(folder, "kept"), day);
  return (path: string, now: Date) =>
    createWebApp(root, config, neighbours, {
      earlier: async () => earlier,
      now: () => now,
    }).request(path);
}

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));

it("chunks of the build before are served for a day, also after a second start", async () => {
  await deploy("old-1.js", at(-500));
  const first = await deploy("new-2.js", at(8));
  const old = await first("/assets/old-1.js", at(9));
  expect(old.status).toBe(200);
  expect(await old.text()).toContain("old-1.js");
  expect(old.headers.get("content-type")).toContain("text/javascript");
  expect(old.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await first("/assets/words-old-1.js/de.json", at(9))).status).toBe(200);
  const second = await deploy("new-2.js", at(20));
  expect((await second("/assets/old-1.js", at(31))).status).toBe(200);
  expect((await second("/assets/old-1.js", at(33))).status).toBe(404);
  await deploy("new-2.js", at(33));
  const left = await readdir(join(folder, "kept"), { recursive: true, withFileTypes: true });
  const files = left.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.toSorted()).toEqual(["de.json", "new-2.js"]);
});

it("a build that comes back is the current one again", async () => {
  await deploy("one-1.js", at(0));
  await deploy("two-2.js", at(1));
  await deploy("one-1.js", at(2));
  const last = await deploy("two-2.js", at(40));
  expect((await last("/assets/one-1.js", at(60))).status).toBe(200);
});

it.each(["/assets/..%2f..%2fsecret.js", "/assets/sub%2fone-1.js", "/assets/none.js"])(
  "no other file is served: %s",
  async (path) => {
    await deploy("one-1.js", at(0));
    const app = await deploy("two-2.js", at(1));
    expect((await app(path, at(2))).status).toBe(404);
  },
);
