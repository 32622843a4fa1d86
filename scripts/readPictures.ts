// Reads every picture of a folder by the server's own code: node scripts/readPictures.ts FOLDER OUT.json
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createReadingPool, readingLimits } from "../apps/server/src/reading/readingPool.ts";
import type { UploadReading } from "../apps/server/src/reading/readUpload.ts";
import { RefusedPictureError } from "../apps/server/src/reading/refusedPicture.ts";

/** One picture as the reading was: verdicts and names of check digits in words, for a comparison with what is on it. */
interface ReadFile {
  readonly file: string;
  readonly lines: readonly string[];
  readonly status: "read" | "unread";
  readonly checks: readonly {
    readonly name: string;
    readonly ok: boolean;
    readonly verdict: "pass" | "fail" | "not judged";
  }[];
  /** Milliseconds of decoding and reading, in the reading process. */
  readonly ms: number;
  readonly advice: readonly string[];
  readonly refused?: string;
}

const checkNames = {
  documentNumber: "document number",
  birthDate: "date of birth",
  expiryDate: "date of expiry",
  personalNumber: "personal number",
  composite: "composite",
} as const;

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined) {
  console.error("node scripts/readPictures.ts FOLDER OUT.json");
  process.exit(2);
}

const pool = createReadingPool(readingLimits);
const files = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
const read: ReadFile[] = [];
for (const file of files.toSorted()) {
  read.push(await readFile(file, readFileSync(join(folder, file))));
}
pool.close();
writeFileSync(out, `${JSON.stringify(read, null, 1)}\n`);
console.log(
  `${read.length} pictures, ${read.filter(({ status }) => status === "read").length} read`,
);

async function readFile(file: string, bytes: Uint8Array): Promise<ReadFile> {
  try {
    return described(file, await pool.read(bytes, { barcodes: "never" }));
  } catch (error) {
    if (!(error instanceof RefusedPictureError)) throw error;
    return {
      file,
      lines: [],
      status: "unread",
      checks: [],
      ms: 0,
      advice: [],
      refused: error.code,
    };
  }
}

function described(file: string, { zone, timings, decodingMs, advice }: UploadReading): ReadFile {
  const { locating, reading, checking } = timings;
  return {
    file,
    lines: zone?.lines.map(({ text }) => text) ?? [],
    status: zone?.status === "read" ? "read" : "unread",
    checks:
      zone?.checks.map(({ name, ok, verdict }) => ({
        name: checkNames[name],
        ok,
        verdict: verdict === "notJudged" ? "not judged" : verdict,
      })) ?? [],
    ms: decodingMs + locating + reading + checking,
    advice,
  };
}
