import { inUserSpace, linear } from "../../../images/layers/paint.ts";
import type { Box } from "../../../images/layout.ts";
import { at, element } from "../../../images/svg.ts";
import {
  bust,
  definedLines,
  reliefLines,
  type ReliefLines,
} from "../../../images/layers/relief.ts";
import type { DrawnDocument } from "./drawnDocument.ts";
import type { PageCanvas } from "./pageCanvas.ts";

/** How finely the portrait is cut on each level of detail. */
const cuts = {
  list: { lines: 10, samples: 6, pen: 6 },
  screen: { lines: 31, samples: 6, pen: 2.9 },
  full: { lines: 78, samples: 15, pen: 1.6 },
} as const;

/** The holder's relief at the size of the photo; other portraits of the page scale it. */
function relief(canvas: PageCanvas): ReliefLines & { width: number; height: number } {
  const photo = photoBox(canvas);
  const cut = cuts[canvas.detail];
  if (last.facts !== canvas.facts) last = { facts: canvas.facts, lines: new Map() };
  const size = `${canvas.detail} ${canvas.mm}`;
  const heights = bust(canvas.facts.id, photo.height / photo.width);
  const lines = last.lines.get(size) ?? reliefLines(heights, { ...photo, ...cut });
  last.lines.set(size, lines);
  return { ...definedLines(canvas, lines), width: photo.width, height: photo.height };
}

/**
 * The lines of the document that was drawn last, by their size: the same ones stand on its other
 * pages and in each light.
 */
let last: { readonly facts: DrawnDocument | undefined; readonly lines: Map<string, ReliefLines> } =
  { facts: undefined, lines: new Map() };

/** The place of the photo; a page without one takes that of a ghost portrait in proportion. */
export function photoBox(canvas: PageCanvas): Box {
  const { facts, mm } = canvas;
  const { layout, widthMm, heightMm } = facts;
  if (layout === null) return { x: 0, y: 0, width: 28 * mm, height: 36 * mm };
  const { x, y, width, height } = layout.photo;
  return {
    x: (x * widthMm * mm) / 100,
    y: (y * heightMm * mm) / 100,
    width: (width * widthMm * mm) / 100,
    height: (height * heightMm * mm) / 100,
  };
}

/** The portrait on its plain ground. */
export function photo(canvas: PageCanvas): string {
  const { inks, fine, mm, light } = canvas;
  const box = photoBox(canvas);
  const { ground, raised, shade } = relief(canvas);
  const pen = cuts[canvas.detail].pen * fine.grain;
  const clip = canvas.define((id) =>
    element("clipPath", { id }, element("rect", { ...sizeOf(box), rx: mm * 0.5 })),
  );
  const body =
    light === "white" && fine.hasWords
      ? linear(
          canvas,
          [
            [0.2, "#56607a"],
            [0.5, "#1f2738"],
            [0.85, "#11151f"],
          ],
          { ...inUserSpace, x2: Math.round(box.width) },
        )
      : inks.data;
  return element(
    "g",
    { transform: at(box.x, box.y) },
    element("rect", { ...sizeOf(box), rx: mm * 0.5, fill: inks.plain, "fill-opacity": 0.86 }),
    element(
      "g",
      { "clip-path": `url(#${clip})`, fill: "none", stroke: body },
      element("use", {
        href: `#${ground}`,
        stroke: inks.line,
        "stroke-width": pen * 0.42,
        opacity: 0.7,
      }),
      element("use", { href: `#${raised}`, "stroke-width": pen }),
      element("use", { href: `#${shade}`, "stroke-width": pen * 0.72 }),
    ),
    element("rect", {
      ...sizeOf(box),
      rx: mm * 0.5,
      fill: "none",
      stroke: inks.accent,
      "stroke-width": canvas.pen,
      opacity: 0.6,
    }),
  );
}

/** The same portrait smaller and in one ink, where a record names a second one. */
export function secondPortrait(
  canvas: PageCanvas,
  box: Box,
  stroke: string,
  { opacity = 0.9, weight = 1.5 }: { readonly opacity?: number; readonly weight?: number } = {},
): string {
  const { raised, shade, width, height } = relief(canvas);
  const scale = Math.min(box.width / width, box.height / height);
  const pen = (cuts[canvas.detail].pen * canvas.fine.grain * weight * 0.62) / Math.sqrt(scale);
  const clip = canvas.define((id) =>
    element("clipPath", { id }, element("rect", { width, height })),
  );
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  return element(
    "g",
    { transform: at(x, y, { scale }), fill: "none", stroke, "stroke-width": pen, opacity },
    element(
      "g",
      { "clip-path": `url(#${clip})` },
      element("use", { href: `#${raised}` }),
      canvas.fine.hasWords ? element("use", { href: `#${shade}`, opacity: 0.7 }) : "",
    ),
  );
}

function sizeOf({ width, height }: Box) {
  return { width, height };
}
