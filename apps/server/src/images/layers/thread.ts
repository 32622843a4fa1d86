import type { Sheet } from "../sheet.ts";
import { element, escapeText } from "../svg.ts";
import { inUserSpace, linear } from "./paint.ts";

/** The thread in white light: dashes where it comes to the surface, else a faint line in the paper. */
export function thread(sheet: Sheet): string {
  const { inks, fine, height, places, short } = sheet;
  const x = places.thread;
  const kind = surfaceOf(sheet);
  if (!hasThread(sheet)) return "";
  if (kind === "embedded" || sheet.view.side === "back")
    return line(sheet, x, 0.011, { stroke: inks.overprint, opacity: 0.2 });
  const width = short * (kind === "wide" ? 0.058 : 0.022);
  const gradient = linear(
    sheet,
    coloursOf[kind].map((colour, index) => [index / 2, colour]),
    {
      ...inUserSpace,
      x1: x - width / 2,
      x2: x + width / 2,
      y2: Math.round(height * 0.09),
      spreadMethod: "reflect",
    },
  );
  const window = Math.round(height / (sheet.isUpright ? 17 : 11));
  const dashes = kind === "wide" ? undefined : `${window} ${window}`;
  const shimmer =
    kind === "wide" && fine.hasWords
      ? element("path", {
          d: zigzag(x, width, height, fine.grain),
          fill: "none",
          stroke: "#eaf4ff",
          "stroke-width": sheet.pen,
          opacity: 0.6,
        })
      : "";
  return (
    element("path", {
      d: `M${Math.round(x)} ${kind === "wide" ? 0 : Math.round(window / 2)}V${height}`,
      stroke: gradient,
      "stroke-width": width,
      "stroke-dasharray": dashes,
    }) + shimmer
  );
}

/** Against a lamp the thread is one dark line, with its text when there is room. */
export function threadAgainstLight(sheet: Sheet): string {
  if (!hasThread(sheet)) return "";
  const { fine, height, places, record, short } = sheet;
  const wide = surfaceOf(sheet) === "wide" ? 0.05 : 0.024;
  const dark = line(sheet, places.thread, wide, { stroke: "#2b2720" });
  if (!fine.hasWords) return dark;
  const size = short * 0.0165;
  const phrase = `${record.denomination} ${record.currency}   `;
  const copies = Math.floor((height * 0.94) / (phrase.length * size * 0.6));
  return (
    dark +
    element(
      "text",
      {
        transform: `translate(${Math.round(places.thread - size * 0.36)} ${Math.round(height * 0.03)}) rotate(90)`,
        "font-family": "sans-serif",
        "font-size": size,
        textLength: height * 0.94,
        fill: "#f5e9cc",
      },
      escapeText(phrase.repeat(copies).trim()),
    )
  );
}

/** Under UV the thread glows if the record says so, else it is hardly seen. */
export function threadUnderUv(sheet: Sheet): string {
  const x = sheet.places.thread;
  if (!sheet.has("uv_thread"))
    return hasThread(sheet) ? line(sheet, x, 0.012, { stroke: "#8683d6", opacity: 0.3 }) : "";
  return (
    line(sheet, x, 0.06, { stroke: "#8dff6e", opacity: 0.16 }) +
    line(sheet, x, 0.032, { stroke: "#8dff6e", opacity: 0.3 }) +
    line(sheet, x, 0.014, { stroke: "#d2ffb8" })
  );
}

function hasThread(sheet: Sheet): boolean {
  return sheet.has("security_thread", "uv_thread") || surfaceOf(sheet) !== "embedded";
}

type Surface = "embedded" | "windowed" | "shifting" | "wide";

const coloursOf: Readonly<Record<Surface, readonly string[]>> = {
  embedded: [],
  windowed: ["#8f9ca8", "#dfe6ec", "#7d8a97"],
  shifting: ["#2f8f5b", "#b9d68c", "#9a4fa3"],
  wide: ["#24507f", "#5f9fd0", "#2b4f8a"],
};

function surfaceOf(sheet: Sheet): Surface {
  if (sheet.has("motion_thread", "micro_lens_thread")) return "wide";
  if (sheet.has("colour_shift_thread")) return "shifting";
  return sheet.has("windowed_thread") ? "windowed" : "embedded";
}

function line(
  sheet: Sheet,
  x: number,
  share: number,
  attributes: Readonly<Record<string, string | number>>,
): string {
  return element("path", {
    d: `M${Math.round(x)} 0V${sheet.height}`,
    "stroke-width": sheet.short * share,
    ...attributes,
  });
}

function zigzag(x: number, width: number, height: number, grain: number): string {
  const step = 26 * grain;
  const reach = Math.round(width * 0.36);
  const turns = Math.floor(height / step);
  const back = Array.from(
    { length: turns },
    (_, index) => `l${index % 2 === 0 ? reach * 2 : -reach * 2} ${step}`,
  );
  return `M${Math.round(x - reach)} 0${back.join("")}`;
}
