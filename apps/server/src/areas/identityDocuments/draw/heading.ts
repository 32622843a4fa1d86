import { polar, smoothPath, turnsOf } from "@specimen/core/guilloche";
import type { Box } from "../../../images/layout.ts";
import { at, element } from "../../../images/svg.ts";
import { paragraph, words } from "../../../images/inscription.ts";
import { turned } from "../../../images/layers/lathe.ts";
import type { Share } from "./drawnDocument.ts";
import type { PageCanvas } from "./pageCanvas.ts";

/** The emblem of the state: its name in words inside a woven rim. */
export function emblem(canvas: PageCanvas, x: number, y: number, radius: number, ink: string) {
  const { fine, facts } = canvas;
  const pen = fine.pen * fine.grain * 0.9;
  if (!fine.hasWords)
    return element("circle", {
      cx: x,
      cy: y,
      r: radius,
      fill: "none",
      stroke: ink,
      "stroke-width": pen,
    });
  const side = radius * 1.22;
  return (
    element(
      "g",
      { transform: at(x, y), fill: "none", stroke: ink, "stroke-width": pen },
      fine.hasMicroprint || radius > canvas.mm * 12
        ? wovenRim(canvas, radius)
        : plainRim(radius, pen),
    ) +
    paragraph(
      canvas,
      facts.emblem.replace(/\s*\(.*\)$/, "").toUpperCase(),
      { x: x - side / 2, y: y - side * 0.42, width: side, height: side * 0.84 },
      { most: radius * 0.24, anchor: "middle" },
      { fill: ink },
    )
  );
}

function wovenRim(canvas: PageCanvas, radius: number): string {
  const lobes = 20;
  const rim = polar((angle) => radius * (0.91 + 0.09 * Math.cos(lobes * angle)), lobes * 6);
  return turned(canvas, { path: smoothPath(rim, { isClosed: true }), turns: turnsOf(lobes, 4) });
}

/** A rim too small for lathe-work: rings with a row of bars between them. */
function plainRim(radius: number, pen: number): string {
  const bars = (2 * Math.PI * radius * 0.91) / 60;
  const ring = (share: number, width: number, dashes?: number) =>
    element("circle", {
      r: Math.round(radius * share),
      "stroke-width": width,
      "stroke-dasharray": dashes === undefined ? undefined : `${(dashes / 2).toFixed(2)}`,
    });
  return ring(0.99, pen) + ring(0.91, radius * 0.1, bars) + ring(0.83, pen);
}

/** State and title at the places of the layout, the emblem before them or above the portrait. */
export function heading(canvas: PageCanvas): string {
  const { facts, fine, inks, mm } = canvas;
  const { layout } = facts;
  if (layout === null) return "";
  const title = canvas.box(layout.title);
  const state = canvas.box(layout.state);
  if (!fine.hasWords)
    return element("rect", {
      ...title,
      height: title.height * 0.55,
      rx: mm * 0.4,
      fill: inks.accent,
    });
  const radius = Math.min(state.height * 0.66, state.width * 0.4, mm * 5.2);
  const isFlagged = layout.euFlag !== null;
  const sign =
    isFlagged || isInked(canvas, layout.state)
      ? ""
      : emblem(canvas, state.x + radius, state.y + state.height * 0.55, radius, inks.accent);
  if (facts.form === "page") {
    const start = state.x + radius * 2 + mm * 1.5;
    const beside = {
      ...state,
      x: start,
      y: state.y + mm * 0.4,
      width: state.x + state.width - start,
    };
    return sign + stateName(canvas, beside, mm * 1.75) + titleOf(canvas, title, mm * 2.5);
  }
  if (facts.form === "folder")
    return titleOf(canvas, title, mm * 3.2) + stateName(canvas, state, mm * 2);
  if (facts.form === "licence") return titleOf(canvas, title, mm * 2.1);
  if (isFlagged)
    return (
      titleOf(canvas, title, mm * 2) +
      stateName(canvas, { ...state, height: state.height * 0.6 }, mm * 1.3)
    );
  // On a card without a flag the state has its name over the title, clear of the emblem.
  const start = Math.max(title.x, state.x + radius * 2 + mm * 1.2);
  const free = { ...title, x: start, width: title.x + title.width - start };
  const half = title.height / 2;
  return (
    sign +
    stateName(canvas, { ...free, height: half * 0.9 }, half * 0.66) +
    titleOf(canvas, { ...free, y: title.y + half * 1.08, height: half }, half * 0.56)
  );
}

/** Whether ink that changes colour stands where the emblem would. */
function isInked(canvas: PageCanvas, { x, y, width, height }: Share): boolean {
  return canvas.features.some(
    ({ type, box }) =>
      type === "ovi" &&
      Math.abs(box.x + box.width / 2 - x - width / 2) < width / 2 &&
      Math.abs(box.y + box.height / 2 - y - height / 2) < height / 2,
  );
}

function stateName(canvas: PageCanvas, box: Box, most: number): string {
  return paragraph(canvas, canvas.facts.state, box, { most }, { fill: canvas.inks.accent });
}

/** The title in its first language, the others smaller in a line below it. */
function titleOf(canvas: PageCanvas, box: Box, most: number): string {
  const [first = "", ...others] = printedTitle(canvas).split(/\s*\/\s*/);
  const fill = { fill: canvas.inks.accent };
  const share = others.length === 0 ? 1 : 0.58;
  return (
    paragraph(canvas, first, { ...box, height: box.height * share }, { most }, fill) +
    (others.length === 0
      ? ""
      : words(
          canvas,
          others.join(" / "),
          { x: box.x, y: box.y + box.height * 0.92, height: most * 0.52, most: box.width },
          fill,
        ))
  );
}

/** The title without what the catalogue adds in brackets. */
export function printedTitle({ facts }: PageCanvas): string {
  return facts.title.replace(/\s*\([^)]*\)/g, "");
}

/** The blue box of the European Union with the sign of the state in a ring of stars. */
export function euFlag(canvas: PageCanvas): string {
  const { facts, fine, light } = canvas;
  const { layout, countryCode } = facts;
  if (layout === null || layout.euFlag === null) return "";
  const box = canvas.box(layout.euFlag);
  const radius = Math.min(box.width, box.height) / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isWhite = light === "white";
  const star = starPath(radius * 0.13);
  const shape = canvas.define((id) => element("path", { id, d: star }));
  const stars = Array.from({ length: 12 }, (_, index) => {
    const angle = (Math.PI * index) / 6;
    return element("use", {
      href: `#${shape}`,
      x: Math.round(x + Math.sin(angle) * radius * 0.78),
      y: Math.round(y - Math.cos(angle) * radius * 0.78),
    });
  });
  const height = radius * 0.5;
  return (
    element("rect", {
      ...box,
      rx: canvas.mm * 0.4,
      fill: isWhite ? "#21428f" : canvas.inks.accent,
    }) +
    (fine.hasWords
      ? element("g", { fill: isWhite ? "#f5cd3d" : canvas.inks.paper }, ...stars) +
        words(
          canvas,
          countryCode ?? "",
          { x, y: y + height / 2, height, anchor: "middle", most: radius },
          { fill: isWhite ? "#ffffff" : canvas.inks.paper },
        )
      : "")
  );
}

function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.4;
    const angle = (Math.PI * index) / 5;
    return `${Math.round(Math.sin(angle) * reach)} ${Math.round(-Math.cos(angle) * reach)}`;
  });
  return `M${points.join("L")}z`;
}
