import { type FieldName, layouts, type MrzFormat } from "@specimen/core/mrz";
import { glyphClasses } from "../net/shape.ts";
import type { Likelihoods } from "./cellReader.ts";

const nameFields: readonly FieldName[] = ["names", "surname", "givenNames"];
const filler = "<";

/** So many fillers in a row end a field of names (ICAO 9303-3, 4.6: two part the names). */
const endingFillers = 3;

/** A character at least so likely stays, whatever stands around it: a forger may have put it there. */
const sureLikelihood = 0.9;

/**
 * Takes fillers for doubtful characters behind the end of a name, where glare or a speck lies on
 * them. How sure they are does not change by that.
 */
export function fillBehindNames(
  lines: readonly string[],
  cells: readonly (readonly Likelihoods[])[],
  format: MrzFormat,
): string[] {
  const fields = layouts[format].fields.filter(({ name }) => nameFields.includes(name));
  return lines.map((line, row) => {
    const characters = [...line];
    for (const field of fields.filter((each) => each.line === row + 1)) {
      let fillers = 0;
      for (let index = field.from - 1; index < field.to; index += 1) {
        const character = characters[index] ?? "";
        const likelihood = cells[row]?.[index]?.[glyphClasses.indexOf(character)] ?? 0;
        const isSure = likelihood >= sureLikelihood;
        if (fillers >= endingFillers && !isSure) characters[index] = filler;
        else fillers = character === filler && isSure ? fillers + 1 : 0;
      }
    }
    return characters.join("");
  });
}
