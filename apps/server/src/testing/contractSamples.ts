import type { Operation } from "@specimen/api/contract";
import * as z from "zod/mini";

/** A schema of the contract, or a part of one. */
export type Schema = z.ZodMiniType | z.core.$ZodType;

/** A place in a body: the names and positions that lead to it. */
export type Place = readonly (string | number)[];

/** Texts of which each kind of the contract takes one; the first that fits is sent. */
const texts = [
  "Sample",
  "DE",
  "EUR",
  "2026-12-01",
  "2026-12-01T00:00:00Z",
  "clerk@bank.example",
  "https://bank.example/",
  "0b7c7c52-6c4b-4c8e-9a55-9e4c7b6a1d01",
  "0b7c7c52-6c4b-4c8e-9a55-9e4c7b6a1d01.0",
  "ABCDEFGH",
  "ABCDEFGHIJKLMNOPQRSTUVWX",
];

/** Members whose value must name something that exists, or fit another one. */
const usual: Readonly<Record<string, unknown>> = {
  banknoteId: "EUR-ES2-50",
  categoryId: "nordhafen-dates",
  documentIds: ["DEU-ID-2021"],
  number: "AB123456",
  pdfId: null,
  pictures: [],
  seriesId: "DEU-P-2017",
  type: "link",
  value: "https://bank.example/",
  webhook: null,
};

/** The first of some values that a schema takes. */
const fitting = (schema: Schema, values: readonly unknown[]): unknown =>
  values.find((value) => (schema as z.ZodMiniType).safeParse(value).success);

/** A value with every optional member that a schema takes; of like members, two. */
export function sampleOf(
  schema: Schema,
  known: Readonly<Record<string, unknown>> = usual,
  name = "",
): unknown {
  const own = Object.hasOwn(known, name) ? known[name] : usual[name];
  if (own !== undefined && fitting(schema, [own]) !== undefined) return own;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return sampleOf(def.innerType, known, name);
    case "object":
      return Object.fromEntries(
        membersOf(def.shape).map(([member, of]) => [member, sampleOf(of, known, member)]),
      );
    case "array":
      return [sampleOf(def.element, known, name)];
    case "record":
      return { [String(sampleOf(def.keyType))]: sampleOf(def.valueType) };
    case "union":
      return sampleOf(def.options[0] as Schema, known, name);
    case "enum":
      return Object.values(def.entries)[0];
    case "literal":
      return def.values[0];
    case "boolean":
      return true;
    case "number":
      return fitting(schema, [1, 3, 0]);
    case "unknown":
      return "Sample";
    default:
      return fitting(schema, texts);
  }
}

/** The members of an object; of those that share a schema, such as languages, the first two. */
function membersOf(shape: Readonly<Record<string, Schema>>): [string, Schema][] {
  const seen = new Map<Schema, number>();
  return Object.entries(shape).filter(([, schema]) => {
    seen.set(schema, (seen.get(schema) ?? 0) + 1);
    return shape["de"] === undefined || (seen.get(schema) ?? 0) < 3;
  });
}

/** Every place within a value, itself included. */
export function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [[]];
  const members = Array.isArray(value)
    ? value.map((member, index) => [index, member] as const)
    : Object.entries(value);
  return [[], ...members.flatMap(([at, member]) => placesIn(member).map((rest) => [at, ...rest]))];
}

/** JSON of a value with other JSON in one place of it. */
export function jsonWith(value: unknown, [first, ...rest]: Place, json: string): string {
  if (first === undefined) return json;
  if (Array.isArray(value)) {
    const members = value.map((member: unknown, at) =>
      at === first ? jsonWith(member, rest, json) : JSON.stringify(member),
    );
    return `[${members.join()}]`;
  }
  const members = Object.entries(value as object).map(([name, member]) => {
    const inner = name === first ? jsonWith(member, rest, json) : JSON.stringify(member);
    return `${JSON.stringify(name)}:${inner}`;
  });
  return `{${members.join()}}`;
}

/** The schema of a place within a value of a schema. */
export function schemaAt(schema: Schema, place: Place): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = place;
  if (first === undefined) return schema;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return schemaAt(def.innerType, place);
    case "object":
      return schemaAt(def.shape[first] ?? schema, rest);
    case "array":
      return schemaAt(def.element, rest);
    case "record":
      return schemaAt(def.valueType, rest);
    default:
      return schema;
  }
}

/** The members of a query with a value that fits each, as it stands in an address. */
export const queryOf = (
  query: Operation["query"],
  known?: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query?.shape ?? {}).map(([name, field]) => [
      name,
      encodeURIComponent(String(sampleOf(field, known, name))),
    ]),
  );

/** The part of a query without which it is refused. */
export const requiredIn = (query: Operation["query"]): Operation["query"] =>
  query &&
  z.object(
    Object.fromEntries(
      Object.entries(query.shape).filter(
        ([, field]) => !(field as z.ZodMiniType).safeParse(undefined).success,
      ),
    ),
  );
