import { linear } from "../../../images/layers/paint.ts";
import { letters, lettering } from "../../../images/lettering.ts";
import { canBeCut } from "../../../images/layers/roundLegend.ts";
import { element } from "../../../images/svg.ts";
import type { Blank } from "./blank.ts";

/** The edge seen from the side: what runs round it stands closer towards both ends. */
export function drawCoinEdge(blank: Blank): string {
  const { inks, width, height, fine } = blank;
  const fill = linear(
    blank,
    [
      [0, inks.shade],
      [0.2, inks.base],
      [0.45, inks.light],
      [0.75, inks.base],
      [1, inks.shade],
    ],
    {},
  );
  const rim = height * 0.09;
  const lip = (y: number) =>
    element("path", {
      d: `M0 ${Math.round(y)}H${width}`,
      stroke: inks.deep,
      "stroke-width": Math.max(3, rim * 0.3),
      opacity: 0.7,
    });
  return (
    element("rect", { width, height, rx: rim, fill }) +
    edgePattern(blank) +
    lip(rim) +
    lip(height - rim) +
    element("rect", {
      x: 2,
      y: 2,
      width: width - 4,
      height: height - 4,
      rx: rim,
      fill: "none",
      stroke: inks.deep,
      "stroke-width": fine.hasWords ? 5 : 14,
    })
  );
}

function edgePattern(blank: Blank): string {
  const { coin, inks, width, height, fine } = blank;
  const { type, inscription, reeds } = coin.edge;
  if (type === "reeded") {
    // Half of the reeds are seen from one side.
    const seen = fine.hasWords ? Math.round((reeds ?? 140) / 2) : 24;
    const lines = Array.from({ length: seen }, (_, index) => {
      const x = (width / 2) * (1 - Math.cos((Math.PI * (index + 0.5)) / seen));
      return `M${Math.round(x)} ${Math.round(height * 0.12)}V${Math.round(height * 0.88)}`;
    });
    return element("path", {
      d: lines.join(""),
      stroke: inks.deep,
      "stroke-width": fine.hasWords ? 7 : 18,
      opacity: 0.75,
    });
  }
  const text = (inscription ?? "").replace(/\s*[(;].*$/, "").toUpperCase();
  if (type === "lettered" && fine.hasWords && canBeCut(text) && /[A-Z]{3}/.test(text))
    return engravedWords(blank, text);
  if (type === "lettered" || type === "ornamented") return ornaments(blank);
  return "";
}

/** Letters on a cylinder: narrower towards its ends, those on its far side are not seen. */
function engravedWords(blank: Blank, text: string): string {
  const { inks, width, height } = blank;
  const size = height * 0.4;
  const all = [...text].map((letter) => {
    const line = lettering(letter, "text");
    return { line, advance: (line.length / line.capital) * size + size * 0.3 };
  });
  const whole = all.reduce((sum, { advance }) => sum + advance, 0);
  const stretch = Math.min(1, (width * 1.3) / whole);
  let passed = -whole / 2;
  const placed = all.map(({ line, advance }) => {
    const angle = ((passed + advance / 2) * stretch) / (width / 2);
    passed += advance;
    if (Math.abs(angle) > 1.5) return "";
    const x = Math.round((width / 2) * (1 + Math.sin(angle)));
    const scale = Math.cos(angle);
    return element(
      "g",
      { transform: `translate(${x} 0) scale(${(scale * stretch).toFixed(3)} 1)` },
      letters(line, { x: 0, y: height / 2 + size / 2, height: size, anchor: "middle" }, {}),
    );
  });
  return element("g", { fill: inks.deep }, ...placed);
}

/** A row of stars and bars where the record names an ornament or words that cannot be set. */
function ornaments(blank: Blank): string {
  const { inks, width, height, fine } = blank;
  const count = fine.hasWords ? 26 : 9;
  const marks = Array.from({ length: count }, (_, index) => {
    const angle = -1.45 + (2.9 * (index + 0.5)) / count;
    const x = Math.round((width / 2) * (1 + Math.sin(angle)));
    const half = Math.max(2, Math.round(height * 0.16 * Math.cos(angle)));
    const tall = Math.round(height * 0.17);
    return index % 2 === 0
      ? `M${x} ${Math.round(height / 2 - tall)}l${half} ${tall}l${-half} ${tall}l${-half} ${-tall}z`
      : `M${x} ${Math.round(height / 2 - tall * 0.4)}v${Math.round(tall * 0.8)}`;
  });
  return element("path", {
    d: marks.join(""),
    fill: inks.deep,
    stroke: inks.deep,
    "stroke-width": fine.hasWords ? 8 : 16,
    opacity: 0.8,
  });
}
