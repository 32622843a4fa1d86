import type { Colour, Language } from "@specimen/api/contract";
import { FactError } from "../../catalogue/readFacts.ts";
import type { BanknoteFacts } from "./facts.ts";

type ColourFact = BanknoteFacts["colours"][number];

/**
 * The words for a colour of the facts ("grey-blue", "orange, yellow and red") in a language;
 * throws a FactError for a colour without words.
 */
export function colourWords(
  colour: string,
  language: Language,
  { colours, and, pair }: Pick<BanknoteFacts, "colours" | "and" | "pair">,
): string {
  const lookup = (key: string) => colourOf(key, colours);
  const parts = colour.split(/(, | and )/).map((part) => {
    if (part === ", ") return part;
    if (part === " and ") return ` ${and[language]} `;
    const [first = "", second] = part.split("-");
    if (second === undefined) return lookup(first).words[language];
    return `${firstOfTwo(lookup(first), language)}${pair[language]}${lookup(second).words[language]}`;
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

function firstOfTwo({ key, words, firsts }: ColourFact, language: Language): string {
  if (language !== "lt" && language !== "pl") return words[language];
  const found = firsts[language];
  if (found) return found;
  throw new FactError(`colour_words.json: ${key}: no form in "${language}" before another colour`);
}

function colourOf(key: string, colours: ColourFact[]): ColourFact {
  const found = colours.find((fact) => fact.key === key);
  if (!found) throw new FactError(`colour_words.json: ${key}: the colour has no words`);
  return found;
}
