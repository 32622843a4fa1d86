import { type Schema, Validator } from "@cfworker/json-schema";
import type { FormSchema } from "@specimen/api/contract";
import { type MrzReading, readMrz } from "@specimen/core/mrz";
import type { FormDraft } from "./formDraft.ts";

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

/** What is sent as printed: fields called the same have the value of the zone, others what was typed. */
export function printedOf(
  { properties }: FormSchema,
  { printed, same }: FormDraft,
  reading: MrzReading,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const ofZone = same.includes(name) ? zoneValueOf(reading, name) : undefined;
      const value = ofZone ?? printed[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
}

/** The draft with its zone typed on: fields of which the zone says something else are open again. */
export function withZone(draft: FormDraft, mrz: string, today: string): FormDraft {
  const [before, after] = [readMrz(draft.mrz, { today }), readMrz(mrz, { today })];
  const same = draft.same.filter((name) => zoneValueOf(before, name) === zoneValueOf(after, name));
  return { ...draft, mrz, same };
}

/** Whether a zone that came as a whole is another one than what was typed of one before. */
export const isNextZone = (draft: FormDraft, mrz: string): boolean =>
  !mrz.startsWith(draft.mrz.trimEnd());

/** The draft with a zone that came as a whole: nothing printed is compared with that of the next document. */
export const withWholeZone = (draft: FormDraft, mrz: string, today: string): FormDraft =>
  isNextZone(draft, mrz) ? { mrz, printed: {}, same: [] } : withZone(draft, mrz, today);

/** The names of the fields that do not fit the schema, by the rules the server has too. */
export function faultsIn(schema: FormSchema, printed: Record<string, string>): readonly string[] {
  const { errors } = new Validator(schema as Schema, "2020-12", false).validate(printed);
  return errors.flatMap(({ instanceLocation }) => instanceLocation.split("/")[1] ?? []);
}

/** A field that had the focus has the first characters of a scan, as many as it takes. */
const leastScanned = 3;

/** What is printed, without the scan of a zone that went into a field as well; line feeds part its lines. */
export function withoutScan(printed: FormDraft["printed"], scanned: string): FormDraft["printed"] {
  const keys = scanned.replaceAll("\n", "");
  // Numbers are printed too: only what begins with the code of a document is surely the scan.
  if (!/^[ACIPV][A-Z<]/i.test(keys)) return printed;
  return Object.fromEntries(
    Object.entries(printed).flatMap(([name, value]) => {
      const starts = Array.from({ length: value.length }, (_, at) => at);
      const at = starts.find(
        (start) => value.length - start >= leastScanned && keys.startsWith(value.slice(start)),
      );
      // A field with nothing else is as open as before.
      return at === 0 ? [] : [[name, value.slice(0, at)]];
    }),
  );
}
