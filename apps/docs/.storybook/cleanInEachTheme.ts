import axe, { type RunOptions } from "axe-core";

const themes = ["light", "dark"] as const;

// A component stands alone in its story: only a screen has landmarks.
const options: RunOptions = { resultTypes: ["violations"], rules: { region: { enabled: false } } };

/** What axe finds in the document as it is drawn in a theme, a line for each element. */
async function violationsIn(theme: (typeof themes)[number]): Promise<string[]> {
  document.documentElement.dataset["theme"] = theme;
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Fails when axe finds something in a story as it stands after its play, in either theme. The theme is
 * an attribute that only styles read, so that one drawing serves both.
 */
export async function cleanInEachTheme(): Promise<void> {
  const found: string[] = [];
  for (const theme of themes) found.push(...(await violationsIn(theme)));
  if (found.length > 0) throw new Error(`axe finds fault with it.\n\n${found.join("\n\n")}`);
}
