import { inUserSpace, linear } from "../../../images/layers/paint.ts";
import { foilFlower, shimmer } from "../../../images/layers/foilWork.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import { canBeCut, roundLegend } from "../../../images/layers/roundLegend.ts";
import { paragraph, words } from "../../../images/inscription.ts";
import {
  machineAdvance,
  machineLine,
  machinePrint,
} from "../../../images/layers/machineLetters.ts";
import type { Box } from "../../../images/layout.ts";
import { at, element } from "../../../images/svg.ts";
import type { DrawnMark } from "./describeBar.ts";
import type { BarCanvas } from "./barCanvas.ts";

/** One mark in its box. */
export function barMark(sheet: BarCanvas, mark: DrawnMark): string {
  const box: Box = {
    x: (mark.box.x * sheet.width) / 100,
    y: (mark.box.y * sheet.height) / 100,
    width: (mark.box.width * sheet.width) / 100,
    height: (mark.box.height * sheet.height) / 100,
  };
  if (!sheet.fine.hasWords) return thumbnailMark(sheet, mark, box);
  switch (mark.what) {
    case "refiner sign":
      return refinerSign(sheet, mark, box);
    case "assayer":
      return assayerSign(sheet, mark, box);
    case "serial":
      return serial(sheet, mark, box);
    case "kinegram":
      return kinegram(sheet, box);
    case "design":
      return design(sheet, mark, box);
    default:
      return line(sheet, mark.words, box, mark.what === "weight" ? 0.125 : 0.078);
  }
}

/** Struck words: a lit edge below a dark face. */
function line(sheet: BarCanvas, text: string, box: Box, share: number): string {
  const { inks, width } = sheet;
  const height = Math.min(box.height * 0.8, width * share);
  const place = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + height / 2,
    height,
    anchor: "middle" as const,
    most: box.width,
  };
  const lit = { ...place, x: place.x + width * 0.004, y: place.y + width * 0.004 };
  return (
    words(sheet, text, lit, { fill: inks.light }) + words(sheet, text, place, { fill: inks.deep })
  );
}

/** The refiner's name round lathe-work, or across it where it is short. */
function refinerSign(sheet: BarCanvas, { words: text }: DrawnMark, box: Box): string {
  const { inks, width, line: pen, bar } = sheet;
  const radius = Math.min(box.height / 2, width * 0.21);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [wreath] = lathe(sheet, { seed: `${bar.refiner} sign`, radius: radius * 0.66 });
  const initials = text
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, 3);
  const legend = canBeCut(text)
    ? roundLegend(sheet, {
        text,
        radius: radius * 0.8,
        height: radius * 0.2,
        reach: 250,
        half: "upper",
      })
    : "";
  return element(
    "g",
    { transform: at(x, y) },
    element("circle", { r: radius * 1.08, fill: inks.light, "fill-opacity": 0.55 }),
    element("circle", {
      r: radius * 1.08,
      fill: "none",
      stroke: inks.shade,
      "stroke-width": pen * 1.4,
    }),
    element(
      "g",
      { fill: "none", stroke: inks.shade, "stroke-width": pen * 0.8 },
      turned(sheet, wreath),
    ),
    element("circle", { r: radius * 0.34, fill: inks.light }),
    element("g", { fill: inks.deep }, legend),
    words(
      sheet,
      initials,
      { x: 0, y: radius * 0.12, height: radius * 0.24, anchor: "middle", most: radius * 0.6 },
      { fill: inks.deep },
    ),
  );
}

/** The assayer's words in a rounded frame. */
function assayerSign(sheet: BarCanvas, { words: text }: DrawnMark, box: Box): string {
  const { inks, line: pen } = sheet;
  const frame = { ...box, x: box.x + box.width * 0.06, width: box.width * 0.88 };
  return (
    element("rect", {
      ...frame,
      rx: frame.height * 0.5,
      fill: inks.light,
      "fill-opacity": 0.5,
      stroke: inks.shade,
      "stroke-width": pen * 1.3,
    }) +
    paragraph(
      sheet,
      text,
      {
        x: frame.x + frame.width * 0.1,
        y: frame.y + frame.height * 0.16,
        width: frame.width * 0.8,
        height: frame.height * 0.68,
      },
      { most: sheet.width * 0.05, anchor: "middle" },
      { fill: inks.deep },
    )
  );
}

/** The number, as a machine strikes it. */
function serial({ inks, width }: BarCanvas, { words: text }: DrawnMark, box: Box): string {
  const height = Math.min(box.height * 0.7, width * 0.056);
  const advance = height * machineAdvance;
  return machinePrint(
    inks.deep,
    machineLine(text, {
      x: box.x + box.width / 2 - (advance * text.length) / 2,
      y: box.y + box.height / 2 + height / 2,
      advance,
    }),
  );
}

/** The diffractive picture over a whole face; tilted, its colours and its flower change places. */
function kinegram(sheet: BarCanvas, box: Box): string {
  const { line: pen, bar, view, fine } = sheet;
  const isTilted = view.light === "tilted";
  const stops = shimmer(sheet);
  const colours = isTilted
    ? stops.map(
        ([offset], index) => [offset, stops[(index + 2) % stops.length]?.[1] ?? ""] as const,
      )
    : stops;
  const fill = linear(sheet, colours, {
    ...inUserSpace,
    x2: Math.round(sheet.width * (isTilted ? -0.5 : 0.6)),
    y2: Math.round(sheet.height * 0.5),
    spreadMethod: "reflect",
  });
  const radius = Math.min(box.width, box.height) * 0.44;
  const pitch = sheet.width * (fine.hasMicroprint ? 0.012 : 0.022);
  const grating = sheet.define((id) =>
    element(
      "pattern",
      {
        id,
        width: pitch,
        height: pitch,
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${isTilted ? -32 : 32})`,
      },
      element("path", {
        d: `M0 0H${Math.ceil(pitch)}`,
        stroke: "#8fa3b3",
        "stroke-width": pitch * 0.28,
      }),
    ),
  );
  const centre = at(box.x + box.width / 2, box.y + box.height / 2, { turn: isTilted ? 22.5 : 0 });
  const layers = lathe(sheet, { seed: `${bar.id} foil`, radius, lobes: isTilted ? 7 : 9 });
  return (
    element("rect", {
      ...box,
      rx: sheet.width * 0.02,
      fill,
      stroke: "#7a8fa6",
      "stroke-width": pen,
    }) +
    (fine.hasWords ? element("rect", { ...box, fill: `url(#${grating})`, opacity: 0.35 }) : "") +
    element(
      "g",
      { transform: centre, fill: "none", stroke: "#5f7a94", "stroke-width": pen * 0.9 },
      ...layers.slice(0, fine.hasWords ? 2 : 1).map((layer) => turned(sheet, layer)),
      fine.hasWords
        ? element("g", { transform: at(0, 0, { scale: 0.34 }) }, foilFlower(sheet, bar.id, radius))
        : "",
    )
  );
}

/** A picture on the back, told in words within lathe-work. */
function design(sheet: BarCanvas, { words: text }: DrawnMark, box: Box): string {
  const { inks, line: pen, bar } = sheet;
  const radius = Math.min(box.width, box.height) * 0.5;
  const centre = at(box.x + box.width / 2, box.y + box.height / 2);
  const layers = lathe(sheet, { seed: `${bar.id} design`, radius });
  const side = radius * 0.9;
  return element(
    "g",
    { transform: centre },
    element(
      "g",
      { fill: "none", stroke: inks.shade, "stroke-width": pen * 0.9 },
      ...layers.map((layer) => turned(sheet, layer)),
    ),
    element("circle", { r: radius * 0.46, fill: inks.light, "fill-opacity": 0.92 }),
    paragraph(
      sheet,
      text,
      { x: -side / 2, y: -side * 0.3, width: side, height: side * 0.6 },
      { most: radius * 0.13, anchor: "middle" },
      { fill: inks.deep },
    ),
  );
}

/** On a thumbnail the weight is a figure, other words are bars. */
function thumbnailMark(sheet: BarCanvas, mark: DrawnMark, box: Box): string {
  const { inks, width } = sheet;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (mark.what === "kinegram") return kinegram(sheet, box);
  if (mark.what === "weight") {
    const [figure = ""] = mark.words.split(" ");
    const height = width * 0.26;
    return words(
      sheet,
      figure,
      { x: middle.x, y: middle.y + height / 2, height, anchor: "middle", most: width * 0.7 },
      { fill: inks.deep },
    );
  }
  if (mark.what === "refiner sign" || mark.what === "design")
    return element("circle", {
      cx: middle.x,
      cy: middle.y,
      r: width * (mark.what === "design" ? 0.3 : 0.13),
      fill: "none",
      stroke: inks.deep,
      "stroke-width": width * 0.04,
    });
  const wide = width * (mark.what === "serial" ? 0.42 : 0.34);
  return element("rect", {
    x: middle.x - wide / 2,
    y: middle.y - width * 0.025,
    width: wide,
    height: width * 0.05,
    rx: width * 0.025,
    fill: inks.shade,
  });
}
