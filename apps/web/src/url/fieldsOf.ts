import type * as z from "zod/mini";
import type { UrlField } from "./urlField.ts";

/** Blocks within blocks that are read (specification 9). */
const mostDepth = 5;

/** Every leaf of a schema as a field of the query string, no deeper than the limit. */
export function fieldsOf(
  schema: z.ZodMiniObject,
  names: Readonly<Record<string, string>>,
  prefix: readonly string[] = [],
): UrlField[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const path = [...prefix, name];
    const key = path.join(".");
    const { inner, absent } = unwrap(part as AnySchema);
    const { def } = inner._zod;
    if (def.type === "object") {
      const block = inner as unknown as z.ZodMiniObject;
      return prefix.length < mostDepth ? fieldsOf(block, names, path) : [];
    }
    return [
      {
        key,
        path,
        name: names[key] ?? key,
        kind: kindOf(inner),
        absent,
        options: optionsOf(inner),
        range: rangeOf(inner),
        longest: limitOf(inner, "max_length") ?? Infinity,
        accepts: (value: unknown) => (part as AnySchema).safeParse(value).success,
      },
    ];
  });
}

type AnySchema = z.ZodMiniType & z.core.$ZodTypes;

/** What is optional is absent as undefined; a default is what holds instead. */
function unwrap(schema: AnySchema): { inner: AnySchema; absent: unknown } {
  const { def } = schema._zod;
  switch (def.type) {
    case "default":
      return { inner: unwrap(def.innerType as AnySchema).inner, absent: def.defaultValue };
    case "optional":
    case "nullable":
    case "readonly":
      return unwrap(def.innerType as AnySchema);
    default:
      return { inner: schema, absent: undefined };
  }
}

function kindOf(schema: AnySchema): UrlField["kind"] {
  const { def } = schema._zod;
  switch (def.type) {
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return "list";
    case "enum":
    case "literal":
    case "union":
      return optionsOf(schema).length > 0 ? "choice" : "text";
    default:
      return "text";
  }
}

/** What can be chosen, in the order of the schema. */
function optionsOf(schema: AnySchema): UrlField["options"] {
  const { def } = schema._zod;
  switch (def.type) {
    case "enum":
      return Object.values(def.entries);
    case "literal":
      return def.values.filter((value) => typeof value === "string" || typeof value === "number");
    case "union":
      return def.options.flatMap((option) => optionsOf(option as AnySchema));
    default:
      return [];
  }
}

function rangeOf(schema: AnySchema): UrlField["range"] {
  return {
    least: limitOf(schema, "greater_than") ?? -Infinity,
    most: limitOf(schema, "less_than") ?? Infinity,
    isWhole: (schema._zod.def as { format?: string }).format === "safeint",
  };
}

type Limit = "greater_than" | "less_than" | "max_length";

/** The bound that a check of the schema sets. */
function limitOf(schema: AnySchema, kind: Limit): number | undefined {
  for (const check of schema._zod.def.checks ?? []) {
    const def = check._zod.def as { check: string; value?: unknown; maximum?: number };
    if (def.check === kind) return kind === "max_length" ? def.maximum : Number(def.value);
  }
  return undefined;
}
