import { readFile, writeFile } from "node:fs/promises";

/** Writes what was measured into a page of docs/, between the two comments of a name. */
export async function writeFigures(
  name: string,
  text: string,
  file: "reliability.md" | "scale.md" = "reliability.md",
): Promise<void> {
  const page = new URL(`../../../../docs/${file}`, import.meta.url);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const whole = await readFile(page, "utf8");
  const [before, rest] = whole.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`no place for ${name}`);
  await writeFile(page, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
