import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { problemAnswer } from "../headers.ts";
import { notFound } from "../problemError.ts";
import { buildName } from "./buildName.ts";

it("is read from the document of the build", async () => {
  const root = await mkdtemp(join(tmpdir(), "specimen-build-"));
  expect(buildName(root)).toBeUndefined();
  await writeFile(join(root, "index.html"), "<!doctype html><title>Specimen</title>");
  expect(buildName(root)).toBeUndefined();
  await writeFile(
    join(root, "index.html"),
    '<meta name="build" content="a-1_b" /><title>S</title>',
  );
  expect(buildName(root)).toBe("a-1_b");
  await rm(root, { recursive: true });
});

it("is named with each answer to pages of the app, and to no others", async () => {
  const page = "http://127.0.0.1:4100";
  const api = { appOrigins: new Set([page]), webBuild: "a-1_b", onError: () => undefined };
  const app = new Hono().notFound((context) => problemAnswer(api, context, notFound()));
  const own = await app.request("/", { headers: { Origin: page } });
  expect(own.headers.get("x-web-build")).toBe("a-1_b");
  expect(own.headers.get("access-control-expose-headers")).toContain("X-Web-Build");
  const others = await app.request("/", { headers: { Origin: "https://elsewhere.example" } });
  expect(others.headers.get("x-web-build")).toBeNull();
});
