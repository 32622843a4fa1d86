import { type Schema, Validator } from "@cfworker/json-schema";
import type { FormSchema } from "@specimen/api/contract";
import type { MrzReading } from "@specimen/core/mrz";
import type { FormDraft } from "./useDraft.ts";

/** What the zone says of a field of the form; undefined where it says nothing. */
export function zoneValueOf({ typed: { fields } }: MrzReading, name: string): string | undefined {
  switch (name) {
    case "birthDate":
      return fields.birthDate?.iso ?? undefined;
    case "expiryDate":
      return fields.expiryDate?.iso ?? undefined;
    case "sex":
      return fields.sex === undefined ? undefined : (fields.sex ?? "X");
    case "surname":
    case "givenNames":
    case "documentNumber":
    case "nationality":
    case "personalNumber":
      return fields[name] || undefined;
    default:
      return undefined;
  }
}

/** What is sent as printed: fields called the same have the zone's value, others what was typed. */
export function printedOf(
  { properties }: FormSchema,
  { printed, same }: FormDraft,
  reading: MrzReading,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const value = same.includes(name) ? zoneValueOf(reading, name) : printed[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
}

/** The names of the fields that do not fit the schema, by the rules the server has too. */
export function faultsIn(schema: FormSchema, printed: Record<string, string>): readonly string[] {
  const { errors } = new Validator(schema as Schema, "2020-12", false).validate(printed);
  return errors.flatMap(({ instanceLocation }) => instanceLocation.split("/")[1] ?? []);
}
