/** Safe markup: all interpolated text was escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | false | undefined | readonly Part[];

/**
 * Template tag: strings are escaped, `Html` is inserted, lists are joined, `false` and undefined
 * are omitted.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce((text, part, index) => text + render(parts[index - 1]) + part);
  return { markup };
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escape(String(part));
  if ("markup" in part) return part.markup;
  return part.map(render).join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
