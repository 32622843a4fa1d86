import type * as z from "zod/mini";

type Field = z.ZodMiniType | z.core.$ZodType;

/**
 * Reads strings of an address as the types their schema asks for: numbers, booleans, lists, literals.
 * What cannot be read stays a string, for the schema to refuse.
 */
export function decodeStrings(
  schema: z.ZodMiniObject,
  read: (name: string) => string[],
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const values = read(name);
    const [first] = values;
    if (first !== undefined) decoded[name] = decode(field, first, values);
  }
  return decoded;
}

function decode(field: Field, value: string, values: string[]): unknown {
  const def = (field as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return decode(def.innerType, value, values);
    case "array":
      return values.map((item) => decode(def.element, item, [item]));
    case "number":
      return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    case "boolean":
      return value === "true" || value === "false" ? value === "true" : value;
    case "literal":
      return def.values.find((literal) => String(literal) === value) ?? value;
    case "union":
      return (
        def.options.map((option) => decode(option, value, values)).find((item) => item !== value) ??
        value
      );
    default:
      return value;
  }
}
