/** How often a sheet that did not come is asked for once more, and each time after how many ms. */
const again = { times: 2, after: 1000 };

/** The sheets that came late, or are on their way. */
const sheets = new Map<string, Promise<void>>();

/**
 * Takes the place of the function that Vite wraps around every `import()`, which takes a sheet that
 * failed for one that came, and puts sheets above those in the document's body.
 *
 * @param load the import itself
 * @param files what else the part needs: code, asked for beside it, and a sheet, which it waits for
 */
export async function loadAhead<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const coming = files.map((file) =>
    file.endsWith(".css") ? applied(`/${file}`) : hint(`/${file}`),
  );
  const [part] = await Promise.all([load(), ...coming]);
  return part;
}

function hint(href: string): void {
  if (linkTo(href) === null) document.head.append(newLink("modulepreload", href));
}

/** Those of the document itself were applied before any code ran. */
function applied(href: string): Promise<void> | undefined {
  const known = sheets.get(href);
  if (known !== undefined || linkTo(href, "[rel=stylesheet]") !== null) return known;
  const coming = apply(href, again.times);
  sheets.set(href, coming);
  coming.catch(() => sheets.delete(href));
  return coming;
}

/** Puts a sheet below those of the document: its rules come after theirs. */
function apply(href: string, times: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = newLink("stylesheet", href);
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      sheet.remove();
      if (times === 0) reject(new Error(`The styles ${href} did not come`));
      else setTimeout(() => resolve(apply(href, times - 1)), again.after);
    });
    document.body.append(sheet);
  });
}

const linkTo = (href: string, also = "") => document.querySelector(`link[href="${href}"]${also}`);

const newLink = (rel: string, href: string) =>
  Object.assign(document.createElement("link"), { rel, href, crossOrigin: "anonymous" });
