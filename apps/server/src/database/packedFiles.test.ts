import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesIn, unpackInto } from "./packedFiles.ts";

/** A header of an archive, with what follows it. */
function entry(path: string, content: string | undefined, prefix = ""): Buffer {
  const size = content?.length ?? 0;
  const bytes = Buffer.alloc(512 + Math.ceil(size / 512) * 512);
  bytes.write(path, 0);
  bytes.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  bytes.write(content === undefined ? "5" : "0", 156);
  bytes.write(prefix, 345);
  bytes.write(content ?? "", 512);
  return bytes;
}

const long = "a".repeat(100);
const archive = Buffer.concat([
  entry("/base", undefined),
  entry("/base/whole", "b".repeat(512)),
  entry("/base/empty", ""),
  entry("/base/part", "c".repeat(513)),
  entry(long, "d", "/base"),
  Buffer.alloc(1024),
]);

it("finds every file of an archive, whatever its length", () => {
  const found = [...filesIn(archive)].map(({ path, content }) => [path, content?.length]);
  expect(found).toEqual([
    ["/base", undefined],
    ["/base/whole", 512],
    ["/base/empty", 0],
    ["/base/part", 513],
    [`/base/${long}`, 1],
  ]);
});

it("refuses an archive of which the end is missing", () => {
  expect(() => [...filesIn(archive.subarray(0, 1_000))]).toThrow("not whole");
});

it("writes files that nobody else can read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "specimen-unpacked-"));
  const into = join(folder, "database");
  await unpackInto(into, archive);
  expect(await readFile(join(into, "base/part"), "utf8")).toBe("c".repeat(513));
  expect((await stat(join(into, "base/empty"))).mode & 0o777).toBe(0o600);
  expect((await stat(into)).mode & 0o777).toBe(0o700);
  await rm(folder, { recursive: true });
});
