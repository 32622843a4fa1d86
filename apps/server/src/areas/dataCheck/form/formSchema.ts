import { type Schema, Validator } from "@cfworker/json-schema";
import { anySeries, type FormField, type FormSchema, type Language } from "@specimen/api/contract";
import { ProblemError } from "../../../http/problemError.ts";
import type { DocumentSeries } from "../../defineArea.ts";
import { fieldNames, type FieldName } from "./fieldNames.ts";
import { fieldTitles } from "./fieldTitles.ts";

const mostCharacters = 100;

/** The fields of a series' page as a JSON Schema 2020-12; without a series those of any document. */
export function formSchemaOf(series: DocumentSeries | null, language: Language): FormSchema {
  const title = series?.name.text ?? fieldTitles[language].documentNumber;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:specimen:form-schema:${series?.id ?? anySeries}`,
    title,
    type: "object",
    properties: Object.fromEntries(
      fieldsOf(series).map((name) => [name, fieldOf(name, series, language)]),
    ),
    // A field that is left open is not judged.
    required: [],
    additionalProperties: false,
  };
}

/** Passports have a personal number in their zone, cards and visas mostly none on their page. */
const fieldsOf = (series: DocumentSeries | null): readonly FieldName[] =>
  fieldNames.filter(
    (name) => name !== "personalNumber" || series === null || series.mrzLayout === "TD3",
  );

function fieldOf(name: FieldName, series: DocumentSeries | null, language: Language): FormField {
  const field: FormField = {
    type: "string",
    title: fieldTitles[language][name],
    maxLength: mostCharacters,
  };
  switch (name) {
    case "birthDate":
    case "issueDate":
    case "expiryDate":
      return { ...field, format: "date", maxLength: 10 };
    case "sex":
      return { ...field, enum: ["F", "M", "X"], maxLength: 1 };
    case "nationality":
      return { ...field, pattern: "^[A-Za-z]{1,3}$", maxLength: 3 };
    case "documentNumber":
      // A number outside its format is a result of the check, and no mistake of who types it. Some
      // states print their own letters, some a check digit in parentheses; a zone has fillers.
      return {
        ...field,
        pattern: String.raw`^[\p{L}\p{N}][\p{L}\p{N} \/.()<-]*$`,
        maxLength: 30,
        ...(series?.numberPattern ? { numberPattern: series.numberPattern } : {}),
        ...(series?.numberExample ? { examples: [series.numberExample] } : {}),
      };
    default:
      return field;
  }
}

/** Throws a ProblemError invalid_input that names each field that does not fit the schema. */
export function validatePrinted(
  schema: FormSchema,
  printed: Readonly<Record<string, string>>,
): void {
  const { errors } = new Validator(schema as Schema, "2020-12", false).validate(printed);
  const faults = errors
    .filter(({ keyword }) => keyword !== "properties")
    .map(({ instanceLocation, keyword }) => ({
      in: "body" as const,
      path: ["printed", ...instanceLocation.split("/").slice(1)].join("."),
      code: keyword,
    }));
  if (faults.length > 0) throw new ProblemError("invalid_input", { errors: faults });
}
