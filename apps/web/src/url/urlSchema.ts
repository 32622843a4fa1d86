import type * as z from "zod/mini";
import { fieldsOf } from "./fieldsOf.ts";
import { readParameters } from "./queryText.ts";
import { readField, toText, type FieldProblem, type UrlField } from "./urlField.ts";

/** What stands in the fields, by their key; a field that is absent from the address has no entry. */
export type UrlTexts = Readonly<Record<string, string>>;

/** Some of the values, blocks in part; undefined takes a value out. */
export type UrlChange<State> = {
  readonly [Name in keyof State]?:
    | (State[Name] extends Record<string, unknown> ? UrlChange<State[Name]> : State[Name])
    | undefined;
};

/** What a schema gives; a value that is absent has no entry. */
export type UrlOutput<Schema extends z.ZodMiniObject> = Present<z.output<Schema>>;
type Present<State> = {
  [Name in keyof State]: State[Name] extends Record<string, unknown>
    ? Present<State[Name]>
    : Exclude<State[Name], undefined>;
};

/** Values that are kept in the query string, as one Zod schema describes them. */
export interface UrlSchema<State> {
  readonly fields: readonly UrlField[];
  /** The values of a query string. */
  readonly read: (query: string | URLSearchParams) => State;
  readonly textsOf: (query: string | URLSearchParams) => UrlTexts;
  /** What texts say. What does not fit its field is as if it were absent. */
  readonly parse: (texts: UrlTexts) => State;
  /** Why the text of a field does not fit; null where it does. */
  readonly problemOf: (key: string, texts: UrlTexts) => FieldProblem | null;
  /** Texts with some values changed. Any other question starts at page 1 (specification 2.11). */
  readonly merge: (texts: UrlTexts, change: UrlChange<State>) => UrlTexts;
  /** The same for what was typed into some fields. */
  readonly type: (texts: UrlTexts, typed: UrlTexts) => UrlTexts;
  /** Takes the texts of some fields out. */
  readonly clear: (texts: UrlTexts, keys: readonly string[]) => UrlTexts;
  /** Whether a field says what its absence says. */
  readonly isAbsent: (key: string, texts: UrlTexts) => boolean;
  /** Writes texts into a query string: only what differs from the defaults; other parameters stay. */
  readonly write: (query: string | URLSearchParams, texts: UrlTexts) => URLSearchParams;
}

/**
 * The query string as a Zod schema describes it (specification 4): dotted keys for nested objects,
 * only what differs from the defaults, booleans as `true` and `false`. `names` gives the parameters
 * that are not called by the key of their field, such as `{ widthMm: "size.width" }`; `former` those
 * that addresses written by earlier versions have: they are read, and never written.
 */
export function urlSchema<Schema extends z.ZodMiniObject>(
  schema: Schema,
  names: Readonly<Record<string, string>> = {},
  former: Readonly<Record<string, string>> = {},
): UrlSchema<UrlOutput<Schema>> {
  const fields = fieldsOf(schema, names);
  const fieldAt = new Map(fields.map((field) => [field.key, field]));

  const textsOf = (query: string | URLSearchParams): UrlTexts => {
    const given = readParameters(query);
    const texts: Record<string, string> = {};
    for (const { key, name } of fields) {
      const text = given.get(name) ?? given.get(former[key] ?? name);
      if (text !== undefined) texts[key] = text;
    }
    return texts;
  };

  const parse = (texts: UrlTexts) => {
    const state: Block = {};
    for (const field of fields) {
      const { value } = readField(field, texts[field.key]);
      if (value !== undefined) setAt(state, field.path, value);
    }
    return state as UrlOutput<Schema>;
  };

  const withText = (
    texts: UrlTexts,
    changes: readonly (readonly [string, string | undefined])[],
  ) => {
    const next = new Map(Object.entries(texts));
    for (const [key, text] of changes) {
      if (text === undefined) next.delete(key);
      else if (fieldAt.has(key)) next.set(key, text);
    }
    if (!changes.some(([key]) => isPage(key)))
      for (const key of next.keys()) if (isPage(key)) next.delete(key);
    return Object.fromEntries(next);
  };

  return {
    fields,
    read: (query) => parse(textsOf(query)),
    textsOf,
    parse,
    problemOf: (key, texts) => {
      const field = fieldAt.get(key);
      return field === undefined ? null : readField(field, texts[key]).problem;
    },
    merge: (texts, change) =>
      withText(
        texts,
        leavesOf(change as Block).map(([key, value]) => [
          key,
          value === undefined ? undefined : toText(value),
        ]),
      ),
    type: (texts, { page: _page, ...typed }) => withText(texts, Object.entries(typed)),
    clear: (texts, keys) =>
      withText(
        texts,
        keys.map((key) => [key, undefined]),
      ),
    isAbsent: (key, texts) => isAbsent(fieldAt.get(key), texts[key]),
    write: (query, texts) => {
      const parameters = new URLSearchParams(query.toString());
      for (const name of Object.values(former)) parameters.delete(name);
      for (const field of fields) {
        const text = texts[field.key];
        if (text === undefined || isAbsent(field, text)) parameters.delete(field.name);
        else parameters.set(field.name, text);
      }
      return parameters;
    },
  };
}

/** A text that says what its absence says need not be written. */
function isAbsent(field: UrlField | undefined, text: string | undefined): boolean {
  if (field === undefined || text === undefined) return true;
  return text === (field.absent === undefined ? "" : toText(field.absent));
}

/** The page of the list, or of one of several. */
const isPage = (key: string): boolean => key === "page" || key.endsWith(".page");

interface Block {
  [name: string]: unknown;
}

/** Sets a value under a path, making the blocks on the way. */
function setAt(block: Block, [first = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Object.assign(block, { [first]: value });
    return;
  }
  const inner = (block[first] ?? {}) as Block;
  Object.assign(block, { [first]: inner });
  setAt(inner, rest, value);
}

/** The values of nested objects under their dotted keys. */
function leavesOf(block: Block, prefix = ""): [key: string, value: unknown][] {
  return Object.entries(block).flatMap(([name, value]): [string, unknown][] => {
    const isBlock = typeof value === "object" && value !== null && !Array.isArray(value);
    return isBlock ? leavesOf(value as Block, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}
