import auth from "@specimen/web/src/i18n/locales/en/auth.json" with { type: "json" };
import migration from "@specimen/web/src/i18n/locales/en/migration.json" with { type: "json" };
import preload from "@specimen/web/src/i18n/locales/en/preload.json" with { type: "json" };
import translation from "@specimen/web/src/i18n/locales/en/translation.json" with { type: "json" };

/** What stories are about, told by their names, and how it shows. */
const waits = {
  name: /loading|waiting|checking|going|pending/i,
  shows: "[role=status], [aria-busy=true]",
};
const fails = {
  name: /fail|refused|forbidden|offline|not loaded|\bfault|error|invalid|wrong|too late/i,
  shows: "h1, h2, h3, [role=alert], [role=status], [aria-invalid=true]",
};

/** What can be seen without a word. */
const graphics = "svg, img, canvas, input, hr, span, i, [role=img]";

const firstKeys = new Set([auth, migration, preload, translation].flatMap(Object.keys));
const key = /^([a-z]\w*)(\.\w+)+$/;
const placeholder = /\{\{.*?\}\}/;

/**
 * What is wrong with a story as it is drawn, whatever it is about: it shows nothing, or not the state
 * that it is named after; it shows a failure or waits though it is about something else; a key of
 * the words or an unfilled place in them is to be read; it is wider than the window.
 */
export function faultsOf(canvas: HTMLElement, name: string): readonly string[] {
  return [
    ...(isBlank(canvas) ? ["It shows nothing."] : []),
    ...missingState(canvas, name),
    ...unexpectedState(canvas, name),
    ...missingWords(canvas).map((word) => `It shows "${word}" instead of words.`),
    ...widerThanTheWindow(),
  ];
}

function isBlank(canvas: HTMLElement): boolean {
  if (canvas.innerText.trim() !== "") return false;
  const hasSize = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  return ![...canvas.querySelectorAll(graphics)].some(hasSize);
}

function missingState(canvas: HTMLElement, name: string): readonly string[] {
  return [waits, fails]
    .filter((state) => state.name.test(name) && canvas.querySelector(state.shows) === null)
    .map(({ shows }) => `It is called "${name}" and has none of ${shows}.`);
}

function unexpectedState(canvas: HTMLElement, name: string): readonly string[] {
  const alert = canvas.querySelector<HTMLElement>("[role=alert]");
  const isUnexpected = alert !== null && alert.innerText.trim() !== "" && !fails.name.test(name);
  const waiting = [...canvas.querySelectorAll<HTMLElement>("[aria-busy=true], [role=status]")].find(
    (element) =>
      element.ariaBusy === "true" || element.innerText.trim() === migration.state.loading,
  );
  return [
    ...(isUnexpected ? [`It is called "${name}" and says: ${alert.innerText}`] : []),
    ...(waiting !== undefined && !waits.name.test(name)
      ? [`It is called "${name}" and waits: ${waiting.outerHTML.slice(0, 200)}`]
      : []),
  ];
}

const readAttributes = ["aria-label", "title", "alt", "placeholder"];

function missingWords(canvas: HTMLElement): readonly string[] {
  const texts = [...canvas.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ...readAttributes.map((attribute) => element.getAttribute(attribute) ?? ""),
  ]);
  return texts.map((text) => text.trim()).filter((text) => isKey(text) || placeholder.test(text));
}

function isKey(text: string): boolean {
  const [, first] = key.exec(text) ?? [];
  return first !== undefined && firstKeys.has(first);
}

function widerThanTheWindow(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const reaching = [...document.body.querySelectorAll("*")]
    .filter((element) => Math.round(element.getBoundingClientRect().right) === scrollWidth)
    .map((element) => (element.cloneNode() as Element).outerHTML);
  return [
    `It is ${scrollWidth} px wide in a window of ${clientWidth}, by ${reaching.join(", ").slice(0, 500)}.`,
  ];
}
