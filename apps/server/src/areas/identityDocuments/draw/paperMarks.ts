import { polar, smoothPath } from "@specimen/core/guilloche";
import { linear } from "../../../images/layers/paint.ts";
import type { Box } from "../../../images/layout.ts";
import { at, element } from "../../../images/svg.ts";
import { smallPrint, words } from "../../../images/inscription.ts";
import { dotColumns, dotLine } from "../../../images/layers/dotMatrix.ts";
import { fibres } from "../../../images/layers/fluorescence.ts";
import { bust } from "../../../images/layers/relief.ts";
import { holderOf } from "./holder.ts";
import type { PageCanvas } from "./pageCanvas.ts";
import { photoBox, secondPortrait } from "./portrait.ts";

/** A clear place in the page with a second portrait in it. */
export function windowInPage(canvas: PageCanvas, box: Box): string {
  const { inks, light, pen, mm } = canvas;
  const fill = { white: "#ffffff", uv: "#05040f", ir: "#f2f2ef", transmitted: "#fffef8" }[light];
  return (
    element("rect", {
      ...box,
      rx: mm * 1.8,
      fill,
      "fill-opacity": light === "white" ? 0.8 : 0.95,
      stroke: inks.accent,
      "stroke-width": pen * 1.3,
    }) +
    secondPortrait(canvas, inset(box, mm * 0.9), inks.data, {
      opacity: light === "uv" ? 0.3 : 0.75,
    }) +
    (canvas.fine.hasWords
      ? element("path", {
          d: `M${Math.round(box.x + mm)} ${Math.round(box.y + box.height * 0.5)}L${Math.round(box.x + box.width * 0.5)} ${Math.round(box.y + mm)}`,
          stroke: inks.line,
          "stroke-width": pen,
          opacity: 0.35,
        })
      : "")
  );
}

/** A thread that comes to the surface in dashes. */
export function threadInPage(canvas: PageCanvas, box: Box): string {
  const { mm } = canvas;
  const fill = linear(canvas, [
    [0, "#8f9ca8"],
    [0.5, "#e4eaee"],
    [1, "#7d8a97"],
  ]);
  const isUpright = box.height > box.width;
  const dashes = Math.max(3, Math.round((isUpright ? box.height : box.width) / (mm * 11)));
  return Array.from({ length: dashes }, (_, index) => {
    const share = 1 / dashes;
    return element("rect", {
      x: box.x + (isUpright ? 0 : box.width * share * (index + 0.2)),
      y: box.y + (isUpright ? box.height * share * (index + 0.2) : 0),
      width: isUpright ? Math.min(box.width, mm * 1.6) : box.width * share * 0.6,
      height: isUpright ? box.height * share * 0.6 : Math.min(box.height, mm * 1.6),
      fill,
    });
  }).join("");
}

/** The same thread unbroken and dark, with its text. */
export function threadThroughLight(canvas: PageCanvas, box: Box): string {
  const { mm, fine, facts } = canvas;
  const width = Math.min(box.width, mm * 1.6);
  const bar = element("rect", { ...box, width, fill: "#2b2720" });
  if (!fine.hasWords) return bar;
  const height = width * 0.42;
  const copies = Math.max(1, Math.floor(box.height / (height * 14)));
  return (
    bar +
    smallPrint(
      `SPECIMEN ${facts.issuer}   `.repeat(copies).trim(),
      {
        x: box.x + width / 2 - height / 2,
        y: box.y + mm,
        height,
        most: box.height - mm * 2,
        turn: 90,
      },
      { fill: "#f5e9cc" },
    )
  );
}

/** The number as fine holes: hardly seen on the paper, bright against a lamp. */
export function perforatedNumber(canvas: PageCanvas, box: Box): string {
  const { inks, light, facts } = canvas;
  const number = holderOf(facts)
    .number.replace(/[^A-Z0-9]/g, "")
    .slice(0, 12);
  const step = Math.min(box.width / dotColumns(number), box.height / 7);
  const width = dotColumns(number) * step;
  return element("path", {
    d: dotLine(number, box.x + (box.width - width) / 2, box.y + (box.height - 6 * step) / 2, step),
    stroke: light === "transmitted" ? "#fffef6" : inks.data,
    "stroke-width": step * 0.62,
    "stroke-linecap": "round",
  });
}

/** A portrait made of holes: larger ones where the relief is high. */
export function perforatedPortrait(canvas: PageCanvas, box: Box): string {
  const { light, inks, fine } = canvas;
  const heights = bust(canvas.facts.id, box.height / box.width);
  const columns = fine.hasMicroprint ? 24 : fine.hasWords ? 14 : 8;
  const step = box.width / columns;
  const rows = Math.floor(box.height / step);
  const sizes = ["", "", ""];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const height = heights((column + 0.5) / columns, (row + 0.5) / rows);
      if (height < 0.12) continue;
      const size = Math.min(2, Math.floor(height * 3));
      sizes[size] +=
        `M${Math.round(box.x + (column + 0.5) * step)} ${Math.round(box.y + (row + 0.5) * step)}h.1`;
    }
  }
  const stroke = light === "transmitted" ? "#fffef6" : inks.data;
  return element(
    "g",
    { stroke, "stroke-linecap": "round" },
    ...sizes.map((d, size) => element("path", { d, "stroke-width": step * (0.28 + size * 0.2) })),
  );
}

/** Raised lines: each has a lit and a shaded edge. */
export function raisedLines(canvas: PageCanvas, box: Box): string {
  const { mm, inks, light, fine, isCover } = canvas;
  const pitch = Math.round(mm * Math.max(1, Math.min(2.6, box.height / (mm * 9))));
  const step = Math.round(mm * 3);
  const bow = Math.round(pitch * 0.36);
  const wave = (y: number) => `M0 ${Math.round(y)}q${step / 2} ${bow} ${step} 0t${step} 0`;
  const width = mm * (fine.hasWords ? 0.24 : 0.5);
  const tile = canvas.define((id) =>
    element(
      "pattern",
      { id, width: step * 2, height: pitch, patternUnits: "userSpaceOnUse" },
      element(
        "g",
        { fill: "none", "stroke-width": width },
        element("path", {
          d: wave(pitch * 0.5 + width * 0.75),
          stroke: light === "white" ? "#ffffff" : inks.paper,
          opacity: isCover ? 0.5 : undefined,
        }),
        element("path", {
          d: wave(pitch * 0.5),
          stroke: isCover ? "#000000" : inks.accent,
          opacity: 0.6,
        }),
      ),
    ),
  );
  return element("rect", { ...box, fill: `url(#${tile})`, opacity: 0.55 });
}

/** Lines across hold lines upright: from a low angle the square in the middle stands out. */
export function latentPicture(canvas: PageCanvas, box: Box): string {
  const { inks, mm, pen, facts, fine } = canvas;
  const pitch = mm * (fine.hasMicroprint ? 0.8 : fine.hasWords ? 1.2 : 3);
  const lines = (from: number, to: number, write: (at: number) => string) => {
    let path = "";
    for (let place = from; place < to; place += pitch) path += write(place);
    return path;
  };
  const across = lines(
    box.y + pitch / 2,
    box.y + box.height,
    (y) => `M${Math.round(box.x)} ${Math.round(y)}h${Math.round(box.width)}`,
  );
  const side = Math.min(box.width, box.height) * 0.62;
  const [left, top] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  const upright = lines(
    left + pitch / 2,
    left + side,
    (x) => `M${Math.round(x)} ${Math.round(top)}v${Math.round(side)}`,
  );
  const stroke = { stroke: inks.line, "stroke-width": pen * 1.3 };
  return (
    element("rect", { ...box, rx: mm, fill: inks.plain, "fill-opacity": 0.6 }) +
    element("path", { d: across, ...stroke }) +
    element("rect", { x: left, y: top, width: side, height: side, rx: mm, fill: inks.plain }) +
    element("path", { d: upright, ...stroke, stroke: inks.second }) +
    (fine.hasWords
      ? words(
          canvas,
          facts.issuer,
          {
            x: box.x + box.width / 2,
            y: box.y + box.height / 2 + side * 0.16,
            height: side * 0.32,
            anchor: "middle",
            most: side * 0.86,
          },
          { fill: "none", stroke: inks.accent, "stroke-width": 2.4 },
        )
      : "")
  );
}

/** A dry stamp over the lower corner of the photo: two rings and a wreath. */
export function photoStamp(canvas: PageCanvas, box: Box): string {
  const { inks, pen, mm, fine } = canvas;
  const radius = Math.min(box.width, box.height) * 0.36;
  const place = at(box.x + box.width * 0.92, box.y + box.height * 0.88);
  const rim = smoothPath(
    polar((angle) => radius * (0.84 + 0.05 * Math.cos(24 * angle)), 24 * 6),
    { isClosed: true },
  );
  const ring = (r: number) => element("circle", { r });
  return element(
    "g",
    {
      transform: place,
      fill: "none",
      stroke: inks.accent,
      "stroke-width": pen * 1.2,
      opacity: 0.75,
    },
    ring(radius),
    ring(radius * 0.7),
    fine.hasWords ? element("path", { d: rim }) : "",
    fine.hasWords
      ? element(
          "g",
          { transform: at(-mm * 0.12, -mm * 0.12), stroke: "#ffffff", opacity: 0.7 },
          ring(radius),
          ring(radius * 0.7),
        )
      : "",
  );
}

/** Fine rays over the edge of the photo that break when it is lifted. */
export function photoRays(canvas: PageCanvas): string {
  const { pen, inks, mm } = canvas;
  const box = photoBox(canvas);
  const [rx, ry] = [box.width / 2, box.height / 2];
  const rays = Array.from({ length: 72 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 72;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(rx / Math.abs(c || 1e-9), ry / Math.abs(s || 1e-9));
    const from = reach - mm * 1.1;
    const long = mm * 2.2;
    return `M${Math.round(box.x + rx + c * from)} ${Math.round(box.y + ry + s * from)}l${Math.round(c * long)} ${Math.round(s * long)}`;
  });
  return element("path", {
    d: rays.join(""),
    stroke: inks.second,
    "stroke-width": pen * 0.8,
    opacity: 0.7,
  });
}

/** The flexible strip by which a stiff page is sewn in. */
export function hinge(canvas: PageCanvas, box: Box): string {
  const { inks, mm } = canvas;
  const step = mm * 2.2;
  const count = Math.floor(box.height / step);
  const holes = Array.from(
    { length: count },
    (_, index) =>
      `M${Math.round(box.x + box.width * 0.5)} ${Math.round(box.y + step * (index + 0.5))}v${Math.round(mm * 1.1)}`,
  );
  return (
    element("rect", { ...box, fill: inks.plain, "fill-opacity": 0.6 }) +
    element("path", {
      d: holes.join(""),
      stroke: inks.line,
      "stroke-width": mm * 0.5,
      opacity: 0.6,
    })
  );
}

/** Fibres that are seen without a lamp. */
export function visibleFibres(canvas: PageCanvas): string {
  return fibres(canvas, ["#b8484f", "#e7e3da", "#7a7f8a"]);
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 };
}
