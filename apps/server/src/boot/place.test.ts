import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { readDataKey } from "./dataKey.ts";
import { placeOf } from "./place.ts";

const checkout = resolve(import.meta.dirname, "../../../..");

it.each([
  [undefined, join(checkout, "data")],
  ["", join(checkout, "data")],
  ["kept/", join(checkout, "kept")],
  ["./kept", join(checkout, "kept")],
  [join(tmpdir(), "kept"), join(tmpdir(), "kept")],
])("the folder of SPECIMEN_DATA=%s is %s from wherever it is asked", (setting, path) => {
  expect(placeOf({ SPECIMEN_DATA: setting })).toEqual({ kind: "folder", path });
});

it("the key beside a folder is found where an earlier version wrote it for a slash at the end", async () => {
  const folder = await mkdtemp(join(tmpdir(), "specimen-place-"));
  const path = join(folder, "data");
  await mkdir(path);
  const key = Buffer.alloc(32, 7);
  await writeFile(join(path, ".key"), key.toString("base64"));
  expect(Buffer.from(await readDataKey({ kind: "folder", path }))).toEqual(key);
  await rm(folder, { recursive: true });
});
