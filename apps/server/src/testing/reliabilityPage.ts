import { readFile, writeFile } from "node:fs/promises";

const page = new URL("../../../../docs/reliability.md", import.meta.url);

/** Writes what was measured into docs/reliability.md, between the two comments of a name. */
export async function writeFigures(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const whole = await readFile(page, "utf8");
  const [before, rest] = whole.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`no place for ${name}`);
  await writeFile(page, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
