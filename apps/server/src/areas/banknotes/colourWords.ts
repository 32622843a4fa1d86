import type { Colour, Language } from "@specimen/api/contract";
import { FactError } from "../../catalogue/readFacts.ts";
import type { BanknoteFacts } from "./facts.ts";

/**
 * The words for a colour of the facts ("grey-blue", "orange, yellow and red") in a language;
 * throws a FactError for a colour without words.
 */
export function colourWords(
  colour: string,
  language: Language,
  { colours, colourJoint }: Pick<BanknoteFacts, "colours" | "colourJoint">,
): string {
  const lookup = (key: string) => colourOf(key, colours);
  const parts = colour.split(/(, | and )/).map((part) => {
    if (part === ", ") return part;
    if (part === " and ") return ` ${colourJoint[language] ?? "and"} `;
    const [first = "", second] = part.split("-");
    if (second === undefined) return lookup(first).words[language];
    const start = language === "pl" ? lookup(first).polishFirst : lookup(first).words[language];
    return `${start}-${lookup(second).words[language]}`;
  });
  return parts.join("");
}

/** The colours of the search filter that match a colour of the facts: grey-blue matches both. */
export function colourFamilies(
  colour: string,
  { colours }: Pick<BanknoteFacts, "colours">,
): Colour[] {
  const parts = colour.split(/, | and |-/);
  return [...new Set(parts.flatMap((part) => colourOf(part, colours).families))];
}

function colourOf(
  key: string,
  colours: BanknoteFacts["colours"],
): BanknoteFacts["colours"][number] {
  const found = colours.find((fact) => fact.key === key);
  if (!found) throw new FactError(`colour_words.json: ${key}: the colour has no words`);
  return found;
}
