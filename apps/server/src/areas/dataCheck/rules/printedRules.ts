import type { RuleResult } from "@specimen/api/contract";
import { compareName, hasNoTimeLimit, type MrzFields, transliterate } from "@specimen/core/mrz";
import { fieldNames, type FieldName } from "../form/fieldNames.ts";
import { plainNumber } from "../plainNumber.ts";
import { inCenturyOf, result, type RuleInput } from "./ruleInput.ts";

/** Each field that is both printed and in the zone, and each that the barcode has as well. */
export function printedRules(input: RuleInput): RuleResult[] {
  return [
    ...fieldNames.flatMap((name) => printedRule(name, input)),
    ...licenceRules(input.licence, input.printed),
  ];
}

function printedRule(name: FieldName, { mrz, printed }: RuleInput): RuleResult[] {
  const measured = printed[name] ?? "";
  const expected = mrz.fields === null ? undefined : zoneValue(name, mrz.fields, measured);
  if (expected === undefined) return [];
  const told = { about: name, measured: measured === "" ? null : measured, expected };
  if (measured === "") return [result("printedField", "notJudged", "notCompared", told)];
  if (expected === null) return [result("printedField", "notJudged", "partlyUnknown", told)];
  const mayBeCutOff = mrz.fields?.nameTruncationPossible ?? false;
  const reason = compare(name, { measured, expected, mayBeCutOff });
  return [result("printedField", reason === "differs" ? "fail" : "pass", reason, told)];
}

/** What the zone says of a field: undefined where it has none, null where it leaves it open. */
function zoneValue(
  name: FieldName,
  fields: MrzFields,
  measured: string,
): string | null | undefined {
  switch (name) {
    case "birthDate":
      return fields.birthDate && inCenturyOf(fields.birthDate, measured);
    case "expiryDate": {
      const date = fields.expiryDate;
      return date === undefined || date === null ? undefined : date.iso;
    }
    case "sex":
      return fields.sex === undefined ? undefined : (fields.sex ?? "X");
    case "issueDate":
      return undefined;
    default:
      return fields[name] === "" ? undefined : fields[name];
  }
}

interface Compared {
  readonly measured: string;
  readonly expected: string;
  /** A name may lack its end, as where it fills its field. */
  readonly mayBeCutOff: boolean;
}

function compare(
  name: FieldName,
  { measured, expected, mayBeCutOff }: Compared,
): "agrees" | "cutOff" | "differs" {
  if (isName(name)) {
    return compareName(measured, expected, mayBeCutOff);
  }
  if (name === "expiryDate" && hasNoTimeLimit(measured) && hasNoTimeLimit(expected))
    return "agrees";
  return plainNumber(measured) === plainNumber(expected) ? "agrees" : "differs";
}

const isName = (name: FieldName): boolean => name === "surname" || name === "givenNames";

/** The barcode of a licence says what its front says. */
function licenceRules(licence: RuleInput["licence"], printed: RuleInput["printed"]): RuleResult[] {
  if (licence === null) return [];
  return fieldNames.flatMap((about) => {
    const expected = licence[about];
    if (expected === undefined) return [];
    const measured = printed[about] ?? "";
    if (measured === "") {
      return [result("licence", "notJudged", "notCompared", { about, expected })];
    }
    // A barcode has small letters, marks and hyphens, which a zone has not.
    const encoded = isName(about) ? transliterate(expected) : expected;
    const reason = compare(about, { measured, expected: encoded, mayBeCutOff: true });
    return [
      result("licence", reason === "differs" ? "fail" : "pass", reason, {
        about,
        measured,
        expected,
      }),
    ];
  });
}
