import type { Operation } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { decodeStrings } from "../http/decodeInput.ts";
import {
  jsonWith,
  placesIn,
  queryOf,
  requiredIn,
  sampleOf,
  schemaAt,
  type Schema,
} from "./contractSamples.ts";
import {
  brokenBodies,
  hostileAddressed,
  hostileHeaders,
  hostileJson,
  hostileKeys,
} from "./hostileValues.ts";

/** What is sent beside the token. */
export interface Sent {
  readonly address: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The schemas of which a place has got every value that it takes. */
const done = new Set<Schema>();
let turn = 0;

/**
 * Chooses what is worth sending to a place: every value that its schema takes, and one that it
 * refuses, since a refusal is the same code wherever it happens. Places of the same schema share the
 * values out among themselves, once one of them was given all.
 */
function choose<Value>(
  values: readonly Value[],
  schema: Schema,
  isTaken: (value: Value) => boolean,
): readonly Value[] {
  turn += 1;
  const refused = values.filter((value) => !isTaken(value));
  const taken = values.filter(isTaken);
  const share = done.has(schema) ? taken.filter((_, at) => (at + turn) % 12 === 0) : taken;
  done.add(schema);
  return [...share, ...refused.filter((_, at) => at === turn % refused.length)];
}

/** A call that fits, with nothing that may be left out of its query. */
export function validCall(
  { query, body }: Operation,
  path: string,
  known: Readonly<Record<string, unknown>>,
): Sent {
  const parts = Object.entries(queryOf(requiredIn(query), known)).map((each) => each.join("="));
  return {
    address: `${path}?${parts.join("&")}`,
    body: body && JSON.stringify(sampleOf(body, known)),
  };
}

/** Hostile calls of an operation at a path that leads to something; the rest of each is valid. */
export function* hostileCalls(
  operation: Operation,
  path: string,
  known: Readonly<Record<string, unknown>>,
): Generator<Sent> {
  const { params, query } = operation;
  const valid = validCall(operation, path, known);
  const { address, body } = valid;
  yield valid;

  for (const [name, schema] of Object.entries(params?.shape ?? {})) {
    const at = operation.path.split("/").indexOf(`{${name}}`);
    for (const value of choose(hostileAddressed, schema, takenIn(params, name)))
      yield { address: path.split("/").with(at, value).join("/"), body };
  }
  const required = Object.entries(queryOf(requiredIn(query), known));
  for (const [name, fit] of Object.entries(queryOf(query, known))) {
    const values = choose(hostileAddressed, query?.shape[name] as Schema, takenIn(query, name));
    const repeated = `${fit}&${name}=${fit}&${name}[]=1&${name}[a]=__proto__`;
    const others = required.flatMap(([each, own]) => (each === name ? [] : [`${each}=${own}`]));
    for (const value of [...values, repeated])
      yield { address: `${path}?${[...others, `${name}=${value}`].join("&")}`, body };
  }
  const sample = operation.body && sampleOf(operation.body, known);
  for (const place of operation.body ? placesIn(sample) : []) {
    const schema = schemaAt(operation.body as Schema, place);
    for (const json of choose(hostileJson, schema, (value) => isFit(schema, value)))
      yield { address, body: jsonWith(sample, place, json) };
  }
  if (body !== undefined)
    for (const breakOf of brokenBodies) yield { address, body: breakOf(body) };
  const keys = { "If-Match": operation.ifMatch, "Session-Key": operation.sessionKey };
  for (const [name, isMeant] of Object.entries(keys)) {
    for (const value of isMeant ? hostileKeys : [])
      yield { address, body, headers: { [name]: value } };
  }
  for (const header of hostileHeaders.filter((_, at) => at % 4 === path.length % 4))
    yield { address, body, headers: Object.fromEntries([header]) };
}

/** Tells whether a member of a path or query takes a value as it stands in an address. */
const takenIn =
  (schema: Operation["query"], name: string) =>
  (value: string): boolean => {
    if (schema === undefined) return false;
    const decoded = decodeStrings(schema, (each) => (each === name ? [plainOf(value)] : []));
    const member: unknown = schema.shape[name];
    return (member as typeof schema).safeParse(decoded[name]).success;
  };

/** A value of an address without its escapes, as far as they can be read. */
function plainOf(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether a schema takes what JSON says. */
function isFit(schema: Schema, json: string): boolean {
  try {
    return (schema as z.ZodMiniType).safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}
