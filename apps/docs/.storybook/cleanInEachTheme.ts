import axe, { type RunOptions } from "axe-core";

// A component stands alone in its story: only a screen has landmarks.
const everyRule: RunOptions = {
  resultTypes: ["violations"],
  rules: { region: { enabled: false } },
};

/** The rules that look at colours: of what a theme changes, all that a rule can see. */
const colourRules: RunOptions = {
  resultTypes: ["violations"],
  runOnly: { type: "tag", values: ["cat.color"] },
  // Named by its tag, a rule is also asked that `everyRule` leaves out.
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/** What axe finds in the document as it is drawn in a theme, a line for each element. */
async function violationsIn(theme: string, options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  );
}

const seen = { visibilityProperty: true, opacityProperty: true };

/** All that rules look at but colours: the elements, what is in their fields, and where they are drawn. */
function drawing(): string {
  const boxes = [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { value, checked } = element as Partial<HTMLInputElement>;
    return [x, y, width, height, element.checkVisibility(seen), value, checked].join();
  });
  return `${document.body.outerHTML}\n${boxes.join("\n")}`;
}

const draw = (theme: string): string => {
  document.documentElement.dataset["theme"] = theme;
  return drawing();
};

/**
 * Fails when axe finds something in a story as it stands after its play, in either theme. The theme is
 * an attribute that only styles read, so that one drawing serves both. Where the second theme draws
 * the same elements in the same places, only the rules that look at colours are asked again.
 */
export async function cleanInEachTheme(): Promise<void> {
  const light = draw("light");
  const found = await violationsIn("light", everyRule);
  const dark = draw("dark");
  found.push(...(await violationsIn("dark", dark === light ? colourRules : everyRule)));
  if (found.length > 0) throw new Error(`axe finds fault with it.\n\n${found.join("\n\n")}`);
}
