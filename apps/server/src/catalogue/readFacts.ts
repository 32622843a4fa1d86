import { readFileSync } from "node:fs";
import { basename } from "node:path";
import * as z from "zod";

/** An invalid row of the facts; the message names file, row and member. */
export class FactError extends Error {
  override readonly name = "FactError";
}

/** Reads one file of facts. */
export type ReadFile = (file: URL) => string;

export const readFactFile: ReadFile = (file) => readFileSync(file, "utf8");

/** A list in a file of facts: the member it stands under, and the schema of its rows. */
export interface FactList<S extends z.ZodType = z.ZodType> {
  readonly file: URL;
  readonly member: string;
  readonly row: S;
  /** Whether the id, key, currency or country of a row must be unique. */
  readonly isUnique?: true;
}

/** A single value in a file of facts. */
export interface FactValue<S extends z.ZodType = z.ZodType> {
  readonly file: URL;
  readonly member: string;
  readonly value: S;
}

/** The lists and values of one importer, by name. */
export type FactFiles = Readonly<Record<string, FactList | FactValue>>;

/** The content of fact files, each row validated. */
export type FactsOf<F extends FactFiles> = {
  readonly [K in keyof F]: F[K] extends FactList<infer S>
    ? z.infer<S>[]
    : F[K] extends FactValue<infer S>
      ? z.infer<S>
      : never;
};

/** Reads and validates fact files; throws a FactError at the first invalid row. */
export function readFacts<F extends FactFiles>(
  files: F,
  readFile: ReadFile = readFactFile,
): FactsOf<F> {
  const opened = new Map<string, Members>();
  // A file with several lists is parsed once: the greatest has megabytes.
  const membersOf = (file: URL): Members => {
    const members = opened.get(file.href) ?? open(readFile, file);
    opened.set(file.href, members);
    return members;
  };
  const entries = Object.entries(files).map(([name, part]) => {
    const content = membersOf(part.file)[part.member];
    return [name, "row" in part ? readList(part, content) : readValue(part, content)];
  });
  // The types of single members are erased by Object.entries; each was parsed by its own schema.
  return Object.fromEntries(entries) as FactsOf<F>;
}

/** Throws a FactError unless a reference from one file exists in another. */
export function demand(known: ReadonlySet<string>, value: string, where: string): void {
  if (!known.has(value)) throw new FactError(`${where}: ${value} is not known`);
}

function readList({ file, member, row: schema, isUnique }: FactList, list: unknown): unknown[] {
  const name = basename(file.pathname);
  if (!Array.isArray(list)) throw new FactError(`${name}: no list named ${member}`);
  const seen = new Set<string>();
  return list.map((row: unknown, index) => {
    const parsed = schema.safeParse(row);
    const id = nameOf(row, index);
    if (!parsed.success) throw refusal(name, id, parsed.error);
    if (isUnique && seen.size === seen.add(id).size) {
      throw new FactError(`${name}: ${id}: appears twice`);
    }
    return parsed.data;
  });
}

function readValue({ file, member, value: schema }: FactValue, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(basename(file.pathname), member, parsed.error);
}

/** The members of a file of facts. */
type Members = Readonly<Record<string, unknown>>;

function open(readFile: ReadFile, file: URL): Members {
  try {
    const parsed: unknown = JSON.parse(readFile(file));
    return z.record(z.string(), z.unknown()).parse(parsed);
  } catch (cause) {
    throw new FactError(`${basename(file.pathname)}: cannot be read as JSON`, { cause });
  }
}

function refusal(file: string, row: string, error: z.ZodError): FactError {
  const [issue] = error.issues;
  const path = issue?.path.join(".") ?? "";
  return new FactError(`${file}: ${row}: ${path}: ${issue?.message ?? "is not valid"}`);
}

const Named = z.object({
  id: z.string().optional(),
  key: z.string().optional(),
  currencyISO: z.string().optional(),
  country: z.string().optional(),
});

/** The name of a row in a message: its id, key, currency or country, else its number. */
function nameOf(row: unknown, index: number): string {
  const { id, key, currencyISO, country } = Named.safeParse(row).data ?? {};
  return id ?? key ?? currencyISO ?? country ?? `row ${index + 1}`;
}
