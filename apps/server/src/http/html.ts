/** Markup that is safe to send: everything put into it was escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** Template tag: texts are escaped, `Html` is kept, lists are joined, `false` and nothing vanish. */
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
