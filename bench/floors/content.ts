const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const inEnglish = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The countries the baselines show: every ISO 3166-1 code that has an English name. */
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((id) => {
    const name = inEnglish.of(id);
    return name === undefined || name === id ? [] : [{ id, name }];
  });

/** As many as the product's index of countries lists. */
const listed = 129;

/** The baselines' answers, by address: the dashboard's one call and the second screen's. */
export const answers: Readonly<Record<string, unknown>> = {
  "/api/dashboard.json": { countries, top: countries.slice(0, 5) },
  "/api/notes.json": countries.slice(0, listed),
};

/** The dashboard as plain HTML: what a screen costs when nothing has to run. */
export function staticDocument(style: string): string {
  const options = countries.map(({ name }) => `<option>${name}</option>`).join("");
  const top = countries
    .slice(0, 5)
    .map(({ name }) => `<li>${name}</li>`)
    .join("");
  const panels = ["Identity documents", "Banknotes"]
    .map(
      (title) =>
        `<section data-usable><h2>${title}</h2><select aria-label="${title}">${options}</select><ul>${top}</ul></section>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Baseline: static</title><style>${style}</style></head><body><nav><a href="/">Dashboard</a><a href="/notes">Banknotes</a></nav><main><h1>Dashboard</h1>${panels}</main></body></html>`;
}
