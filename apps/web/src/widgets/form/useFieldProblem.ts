import type { FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";

const known = [
  "missing",
  "noChoice",
  "noFile",
  "notANumber",
  "notWhole",
  "too_big_string",
  "too_big_number",
  "too_big_array",
  "too_small_number",
  "too_small_exclusive",
  "invalid_format",
  "notEmail",
  "endsEarly",
  "tooManyLines",
  "notPdf",
  "notPicture",
  "notCsv",
  "encrypted",
  "damaged",
  "hasScripts",
  "hasFiles",
  "expired",
  "refused",
] as const;

/** Says what is wrong with a field, in a sentence. */
export function useFieldProblem(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => {
    if (error === undefined) return undefined;
    const kind = known.find((each) => each === error.type) ?? "refused";
    return t(`form.problem.${kind}`, { limit: error.message ?? "" });
  };
}
