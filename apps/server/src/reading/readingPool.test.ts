import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { createReadingPool, readingLimits, type ReadingPool } from "./readingPool.ts";
import type { UploadStep } from "./readUpload.ts";

const passport = readFileSync(new URL("./samples/passport.jpg", import.meta.url));
const licence = readFileSync(new URL("./samples/licence.jpg", import.meta.url));
/** The lines of the passport's zone, beside the picture. */
const lines = readFileSync(new URL("./samples/passport.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

let pool: ReadingPool | undefined;
const open = (limits: Partial<typeof readingLimits> = {}): ReadingPool => {
  pool = createReadingPool({ ...readingLimits, ...limits });
  return pool;
};

afterEach(() => pool?.close());

describe("the reading process", () => {
  it("reads a passport, says its steps, and how sure each character is", async () => {
    const steps: UploadStep[] = [];
    const reading = await open().read(passport, {
      barcodes: "never",
      onStep: (step) => steps.push(step),
    });
    expect(reading.zone?.lines.map(({ text }) => text)).toEqual(lines);
    expect(reading.zone?.status).toBe("read");
    expect(reading.zone?.checks.map(({ verdict }) => verdict)).toEqual(Array(5).fill("pass"));
    expect(steps).toEqual(["decoding", "locating", "reading", "checking"]);
    expect(reading.zone?.lines[0]?.characters).toHaveLength(44);
  });

  it("reads the barcode of a licence where no zone is", async () => {
    const {
      zone,
      barcodes,
      licence: parsed,
    } = await open().read(licence, { barcodes: "withoutZone" });
    expect(zone).toBeNull();
    expect(barcodes.map(({ format }) => format)).toEqual(["PDF417"]);
    expect(parsed).toMatchObject({
      kind: "drivingLicence",
      surname: "SPECIMEN",
      birthDate: "1974-08-12",
    });
  });

  it("reads several files one after the other, and turns away more than the queue holds", async () => {
    const { read } = open({ queue: 2 });
    const readings = [1, 2, 3].map(() => read(passport, { barcodes: "never" }));
    await expect(read(passport, { barcodes: "never" })).rejects.toMatchObject({
      code: "queueFull",
    });
    const all = await Promise.all(readings);
    expect(all.map(({ zone }) => zone?.status)).toEqual(["read", "read", "read"]);
  });

  it("refuses what is no picture, before and in the process, and reads on", async () => {
    const { read } = open();
    await expect(read(Buffer.from("<svg/>"), { barcodes: "never" })).rejects.toMatchObject({
      code: "unsupportedType",
    });
    const cut = passport.subarray(0, passport.length >> 1);
    await expect(read(cut, { barcodes: "never" })).rejects.toMatchObject({ code: "damaged" });
    await expect(read(passport, { barcodes: "never" })).resolves.toMatchObject({
      zone: { status: "read" },
    });
  });

  it("is replaced when it holds too much memory", async () => {
    const { read, peakMiB } = open({ residentMiB: 1 });
    for (let each = 0; each < 2; each += 1) {
      const { zone } = await read(passport, { barcodes: "never" });
      expect(zone?.status).toBe("read");
    }
    expect(peakMiB()).toBeGreaterThan(40);
    // The bar itself is measured by the bench; a busy machine collects garbage later.
    expect(peakMiB()).toBeLessThan(900);
  });

  it("is ended when a file takes too long; the next file is read by another", async () => {
    const { read } = open({ milliseconds: 20 });
    for (let each = 0; each < 2; each += 1) {
      const steps: UploadStep[] = [];
      const onStep = (step: UploadStep) => steps.push(step);
      const reading = read(passport, { barcodes: "never", onStep });
      await expect(reading).rejects.toMatchObject({ code: "timedOut" });
      // The start of the process, which took longer than that, is no fault of the file.
      expect(steps).toContain("decoding");
    }
  });

  it("is ended when it does not begin with a file", async () => {
    const { read } = open({ beginMilliseconds: 1 });
    await expect(read(passport, { barcodes: "never" })).rejects.toMatchObject({ code: "timedOut" });
  });

  it("may be cancelled while it reads and while a file waits", async () => {
    const { read } = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const reading = read(passport, { barcodes: "never", signal: first.signal });
    const waiting = read(passport, { barcodes: "never", signal: second.signal });
    const last = read(passport, { barcodes: "never" });
    second.abort();
    first.abort();
    await expect(reading).rejects.toMatchObject({ code: "cancelled" });
    await expect(waiting).rejects.toMatchObject({ code: "cancelled" });
    await expect(last).resolves.toMatchObject({ zone: { status: "read" } });
    await expect(read(passport, { barcodes: "never", signal: first.signal })).rejects.toMatchObject(
      { code: "cancelled" },
    );
  });

  it("has a limit of memory of its own, and gives an answer when it ends by it", async () => {
    const { read } = open({ heapMiB: 8 });
    await expect(read(passport, { barcodes: "never" })).rejects.toMatchObject({
      code: "processEnded",
    });
  });

  it("gives an answer when it cannot be started, and starts for the next file", async () => {
    const { read } = open();
    const { execPath } = process;
    process.execPath = "/nowhere/node";
    const readings = [read(passport, { barcodes: "never" }), read(passport, { barcodes: "never" })];
    const outcomes = await Promise.allSettled(readings);
    process.execPath = execPath;
    expect(outcomes).toMatchObject(Array(2).fill({ reason: { code: "processEnded" } }));
    await expect(read(passport, { barcodes: "never" })).resolves.toMatchObject({
      zone: { status: "read" },
    });
  });

  it("gives an answer when the pool is closed", async () => {
    const { read, close } = open();
    const reading = read(passport, { barcodes: "never" });
    const waiting = read(passport, { barcodes: "never" });
    close();
    await expect(reading).rejects.toMatchObject({ code: "closed" });
    await expect(waiting).rejects.toMatchObject({ code: "closed" });
    await expect(read(passport, { barcodes: "never" })).rejects.toMatchObject({ code: "closed" });
  });
});
