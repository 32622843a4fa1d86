/** A word to find: whole, or as the beginning of longer ones. */
export interface Word {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** What a question asks for: of each term one of its words. */
export type Terms = readonly (readonly Word[])[];

const token = /'((?:[^']|'')*)'(:\*)?|[&|()]|\S/g;

/**
 * The terms of a tsquery as PostgreSQL prints it: lexemes, alternatives in brackets, all of them
 * joined by `&`. Undefined where it holds anything else.
 */
export function readTerms(tsquery: string): Terms | undefined {
  const terms: Word[][] = [];
  let isOpen = false;
  let isLoose = false;
  let joint: string | undefined = "&";
  for (const [sign, lexeme, prefix] of tsquery.matchAll(token)) {
    if (lexeme !== undefined) {
      const word = { text: unquoted(lexeme), isPrefix: prefix !== undefined };
      if (joint === "&") terms.push([word]);
      else if (joint === "|") terms.at(-1)?.push(word);
      else return undefined;
      joint = undefined;
    } else if (sign === "(" && !isOpen && joint === "&") isOpen = true;
    else if (sign === ")" && isOpen && joint === undefined) isOpen = false;
    else if (sign === "&" && !isOpen && !isLoose && joint === undefined) joint = "&";
    else if (sign === "|" && (isOpen || terms.length === 1) && joint === undefined) {
      // Alternatives without brackets bind less than anything that follows them.
      isLoose = !isOpen;
      joint = "|";
    } else return undefined;
  }
  return terms;
}

const unquoted = (lexeme: string) => lexeme.replaceAll("''", "'").replaceAll("\\\\", "\\");
