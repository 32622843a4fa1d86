import { readDocumentCode } from "./documentCodes.ts";
import { filler, isMrzText } from "./characters.ts";
import type { MrzFields } from "./fields.ts";
import { type FieldCells, isAllowed, type MrzLayout, textOf } from "./layout.ts";
import type { MrzProblem } from "./problems.ts";
import type { MrzDate } from "./readDate.ts";
import { readStateCode } from "./stateCodes.ts";

/** What keeps lines from being a whole zone of the layout. */
export function findShapeProblems(layout: MrzLayout, lines: readonly string[]): MrzProblem[] {
  const problems: MrzProblem[] = [];
  const places = lines.flatMap((line, index) =>
    [...line].flatMap((character, at) =>
      isMrzText(character) ? [] : [{ line: index + 1, position: at + 1 }],
    ),
  );
  if (places.length > 0) problems.push({ code: "characters", places });
  if (lines.length !== layout.lines) {
    problems.push({ code: "lineCount", actual: lines.length, expected: layout.lines });
  }
  lines.slice(0, layout.lines).forEach((line, index) => {
    if (line.length === layout.width) return;
    problems.push({
      code: "lineLength",
      line: index + 1,
      actual: line.length,
      expected: layout.width,
    });
  });
  return problems;
}

/** What is wrong with the fields of a whole zone, check digits apart. */
export function findFieldProblems(
  layout: MrzLayout,
  lines: readonly string[],
  fields: Partial<MrzFields>,
): MrzProblem[] {
  return layout.fields.flatMap((cells): MrzProblem[] => {
    const text = textOf(lines, cells);
    const { name } = cells;
    if (name === "birthDate" || name === "expiryDate") return dateProblems(name, fields[name]);
    // Some issuers print the X of the page, where ICAO 9303-4 has a filler.
    if (name === "sex" && text === "X") return [];
    if ([...text].some((character) => !isAllowed(cells.cells, character))) {
      return [{ code: "invalidCharacters", field: name }];
    }
    const misplaced = misplacedFiller(layout, cells, text);
    if (misplaced >= 0) {
      const position = cells.from + misplaced;
      return [{ code: "misplacedFiller", field: name, line: cells.line, position }];
    }
    return isKnownCode(layout, name, text) ? [] : [{ code: "unknownCode", field: name }];
  });
}

function dateProblems(
  field: "birthDate" | "expiryDate",
  date: MrzDate | null | undefined,
): MrzProblem[] {
  if (date?.status === "invalid characters") return [{ code: "invalidCharacters", field }];
  if (date?.status === "impossible date") return [{ code: "impossibleDate", field }];
  return [];
}

/** Fields whose text begins in their first cell; fillers stand behind it. */
const leftAlignedFields = new Set([
  "documentCode",
  "issuingState",
  "nationality",
  "names",
  "surname",
  "givenNames",
  "documentNumber",
]);

/** Fields of one word: no filler between two characters. */
const oneWordFields = new Set(["documentCode", "issuingState", "nationality"]);

/** Index of a filler that may not be where it is, or -1 (ICAO 9303-3, 4.1 to 4.6). */
function misplacedFiller(layout: MrzLayout, { name }: FieldCells, text: string): number {
  if (!leftAlignedFields.has(name)) return -1;
  if (text.startsWith(filler)) return 0;
  if (oneWordFields.has(name)) return text.search(/<(?=[A-Z0-9])/);
  // Names: words are parted by one filler, surname and given names by two. The French card parts given names by two.
  if (name === "names") {
    const three = text.search(/<<<(?=<*[A-Z])/);
    if (three >= 0) return three + 2;
    return text.replace("<<", "__").search(/<<(?=[A-Z])/);
  }
  if (name === "surname" && layout.format === "FR-ID-2x36") return text.search(/<<(?=[A-Z])/);
  return -1;
}

function isKnownCode(layout: MrzLayout, name: string, text: string): boolean {
  const code = text.replaceAll(filler, "");
  if (name === "issuingState" || name === "nationality") return readStateCode(code) !== undefined;
  if (name === "documentCode") return readDocumentCode(layout.format, code) !== undefined;
  return true;
}
