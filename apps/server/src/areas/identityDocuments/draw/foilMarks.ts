import { hash32, seeded } from "@specimen/core/guilloche";
import { inUserSpace, linear } from "../../../images/layers/paint.ts";
import { lettering, letters } from "../../../images/lettering.ts";
import type { Box } from "../../../images/layout.ts";
import { at, element } from "../../../images/svg.ts";
import { words } from "../../../images/inscription.ts";
import { foilFlower, shimmer, wavyEdge } from "../../../images/layers/foilWork.ts";
import type { PageCanvas } from "./pageCanvas.ts";
import { secondPortrait } from "./portrait.ts";

const dark = "#423b30";
const line = "#7a8fa6";

/** A patch that changes when tilted: a wavy foil with lathe-work, a dark shape against a lamp. */
export function diffractivePatch(canvas: PageCanvas, box: Box): string {
  const { pen, light, facts, fine } = canvas;
  const radius = Math.min(box.width, box.height) / 2;
  const rim = wavyEdge(canvas, radius, 0.05);
  const place = at(box.x + box.width / 2, box.y + box.height / 2);
  if (light === "transmitted")
    return element("path", { transform: place, d: rim, fill: dark, opacity: 0.5 });
  return element(
    "g",
    { transform: place, fill: "none", stroke: line, "stroke-width": pen * 0.9 },
    element("path", {
      d: rim,
      fill: linear(canvas, shimmer(canvas), { y2: 1 }),
      "fill-opacity": 0.78,
      "stroke-width": pen,
    }),
    fine.hasWords ? foilFlower(canvas, facts.id, radius * 0.86) : "",
  );
}

/** The holder once more in foil, beside or over the printed portrait. */
export function holographicPortrait(canvas: PageCanvas, box: Box): string {
  const { light } = canvas;
  const colour =
    light === "transmitted"
      ? dark
      : linear(canvas, shimmer(canvas), {
          ...inUserSpace,
          x2: Math.round(box.width * 0.7),
          y2: Math.round(box.height * 0.7),
          spreadMethod: "reflect",
        });
  return secondPortrait(canvas, box, colour, { opacity: 0.9, weight: 2.1 });
}

/** A stripe of foil along its box, with its word repeated. */
export function metalStripe(canvas: PageCanvas, box: Box): string {
  const { light, pen, fine, facts } = canvas;
  if (light === "transmitted") return element("rect", { ...box, fill: dark, opacity: 0.75 });
  const fill = linear(canvas, shimmer(canvas), { x2: 0.3, y2: 1 });
  const height = Math.min(box.width * 0.34, box.height * 0.05);
  const name = lettering(facts.issuer, "text", 0.1);
  const copies = fine.hasWords ? Math.floor(box.height / (height * 3)) : 0;
  const repeated = Array.from({ length: copies }, (_, index) =>
    letters(
      name,
      {
        x: box.x + box.width / 2,
        y: box.y + height * (2 + index * 3),
        height,
        anchor: "middle",
        turn: index % 2 === 0 ? -18 : 18,
      },
      { fill: line, opacity: 0.7 },
    ),
  );
  return (
    element("rect", {
      ...box,
      fill,
      "fill-opacity": 0.85,
      stroke: line,
      "stroke-width": pen * 0.8,
    }) + repeated.join("")
  );
}

/** A film over a whole area: its small foil flowers in a grid, hardly there until tilted. */
export function overlay(canvas: PageCanvas, box: Box): string {
  const { mm, pen, fine, facts } = canvas;
  if (!fine.hasWords) return "";
  const pitch = mm * 17;
  const flower = foilFlower(canvas, facts.id, mm * 6.2);
  const tile = canvas.define((id) =>
    element(
      "pattern",
      {
        id,
        width: pitch,
        height: pitch * 0.9,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(-14)",
      },
      element(
        "g",
        { fill: "none", stroke: "#7fa6c4", "stroke-width": pen * 0.7 },
        element("g", { transform: at(pitch / 2, pitch * 0.45) }, flower),
      ),
    ),
  );
  const sheen = linear(
    canvas,
    [
      [0, "#ffffff", 0],
      [0.42, "#d9ecf6", 0.22],
      [0.5, "#f3e6f6", 0.3],
      [0.58, "#fdf6dc", 0.22],
      [1, "#ffffff", 0],
    ],
    { x2: 1, y2: 0.7 },
  );
  return (
    element("rect", { ...box, fill: `url(#${tile})`, opacity: 0.4 }) +
    element("rect", { ...box, fill: sheen })
  );
}

/** Fine lenses over two lasered pictures: portrait from the left, number from the right. */
export function lensWindow(canvas: PageCanvas, box: Box): string {
  const { inks, pen, mm, fine, facts } = canvas;
  const [rx, ry] = [box.width / 2, Math.min(box.height, box.width * 0.95) / 2];
  const [x, y] = [box.x + rx, box.y + box.height / 2];
  const clip = canvas.define((id) =>
    element("clipPath", { id }, element("ellipse", { cx: x, cy: y, rx, ry })),
  );
  const pitch = mm * (fine.hasMicroprint ? 0.32 : 0.62);
  const lenses = canvas.define((id) =>
    element(
      "pattern",
      { id, width: pitch, height: pitch, patternUnits: "userSpaceOnUse" },
      element("path", {
        d: `M0 ${Math.round(pitch / 2)}H${Math.round(pitch)}`,
        stroke: inks.line,
        "stroke-width": pitch * 0.3,
      }),
    ),
  );
  return element(
    "g",
    {},
    element("ellipse", { cx: x, cy: y, rx, ry, fill: inks.plain, "fill-opacity": 0.8 }),
    element(
      "g",
      { "clip-path": `url(#${clip})` },
      secondPortrait(canvas, { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }, inks.data, {
        opacity: 0.42,
        weight: 1.8,
      }),
      fine.hasWords
        ? element("rect", {
            x: x - rx,
            y: y - ry,
            width: rx * 2,
            height: ry * 2,
            fill: `url(#${lenses})`,
            opacity: 0.55,
          })
        : "",
      fine.hasWords
        ? words(
            canvas,
            facts.issuer,
            { x, y: y + ry * 0.74, height: ry * 0.3, anchor: "middle", most: rx * 1.1 },
            { fill: inks.accent, opacity: 0.6 },
          )
        : "",
    ),
    element("ellipse", {
      cx: x,
      cy: y,
      rx,
      ry,
      fill: "none",
      stroke: inks.accent,
      "stroke-width": pen,
      opacity: 0.7,
    }),
  );
}

/** A sign in ink that turns from one colour to another. */
export function colourInk(canvas: PageCanvas, box: Box): string {
  const { light } = canvas;
  const radius = Math.min(box.width, box.height) * 0.44;
  const fill =
    light === "white"
      ? linear(
          canvas,
          [
            [0.1, "#a8642a"],
            [0.55, "#8b8a3a"],
            [0.95, "#2f7d4f"],
          ],
          { ...inUserSpace, x1: -radius, y1: -radius, x2: radius, y2: radius },
        )
      : "#6a5a3a";
  const ring = (share: number, width: number) =>
    element("circle", { r: radius * share, fill: "none", "stroke-width": radius * width });
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (Math.PI * index) / 6;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return `M${Math.round(x * 0.5)} ${Math.round(y * 0.5)}L${Math.round(x * 0.84)} ${Math.round(y * 0.84)}`;
  });
  return element(
    "g",
    { transform: at(box.x + box.width / 2, box.y + box.height / 2), stroke: fill },
    ring(0.94, 0.07),
    element("path", { d: rays.join(""), "stroke-width": radius * 0.09 }),
    element("circle", { r: radius * 0.36, fill, stroke: "none" }),
  );
}

/** A band that has a colour only when tilted. */
export function pearlBand(canvas: PageCanvas, box: Box): string {
  const pearl = linear(
    canvas,
    [
      [0, "#e3e6ea"],
      [0.5, "#fbf3f6"],
      [1, "#cfd8e2"],
    ],
    { x2: 1, y2: 0.3 },
  );
  return element("rect", { ...box, rx: canvas.mm * 0.6, fill: pearl, opacity: 0.85 });
}

/** The sign of a chip. Source: ICAO 9303-9, 2.3. */
export function chipSign(canvas: PageCanvas, box: Box): string {
  const ink =
    canvas.page === "cover"
      ? canvas.light === "white"
        ? "#d9b661"
        : "#8d7a4c"
      : canvas.inks.accent;
  const scale = Math.min(box.width / 92, box.height / 58);
  return element(
    "g",
    {
      transform: at(box.x + box.width / 2, box.y + box.height / 2, { scale }),
      fill: "none",
      stroke: ink,
      "stroke-width": 6.5,
    },
    element("rect", { x: -43, y: -26, width: 86, height: 52, rx: 6 }),
    element("circle", { r: 13 }),
    element("path", { d: "M-43 0H-13M13 0H43" }),
  );
}

/** A square code that nothing can read: its modules come from the id, its corners are marked. */
export function codeSquare(canvas: PageCanvas, box: Box): string {
  const { inks, facts, fine } = canvas;
  const modules = fine.hasWords ? 25 : 9;
  const side = Math.min(box.width, box.height) * 0.94;
  const step = Math.floor(side / (modules + 2));
  const random = seeded(hash32(`${facts.id} seal`));
  const isCorner = (row: number, column: number) =>
    (row < 8 && (column < 8 || column > modules - 9)) || (row > modules - 9 && column < 8);
  let path = "";
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      if (random() < 0.5 && !(fine.hasWords && isCorner(row, column)))
        path += `M${(column + 1) * step} ${(row + 1) * step}h${step}v${step}h${-step}z`;
    }
  }
  const eye = (column: number, row: number) =>
    `M${(column + 1) * step} ${(row + 1) * step}h${7 * step}v${7 * step}h${-7 * step}zm${step} ${step}v${5 * step}h${5 * step}v${-5 * step}zm${step} ${step}h${3 * step}v${3 * step}h${-3 * step}z`;
  const eyes = fine.hasWords ? eye(0, 0) + eye(modules - 7, 0) + eye(0, modules - 7) : "";
  const whole = step * (modules + 2);
  return element(
    "g",
    { transform: at(box.x + (box.width - whole) / 2, box.y + (box.height - whole) / 2) },
    element("rect", { width: whole, height: whole, fill: inks.plain }),
    element("path", { d: path + eyes, fill: inks.data }),
  );
}
