import { hash32, rosette } from "@specimen/core/guilloche";
import { letters, lettering } from "./lettering.ts";
import { at, element, escapeText } from "./svg.ts";

const inks = ["#12203c", "#0b4a5c", "#3b2f63", "#24503f", "#5a2b3a"] as const;

/**
 * The logo of a demo customer: a small mark of lathe-work on a shield of one ink and the name beside
 * it, in outlines on a clear ground for light paper. The same name and seed give the same bytes.
 */
export function drawCustomerLogo(name: string, seed: string): string {
  const number = hash32(seed);
  const ink = inks[number % inks.length] ?? inks[0];
  const word = lettering(name, "text", 0.01);
  const capital = 36;
  const start = 132;
  const width = Math.round(start + (word.length * capital) / word.capital + 6);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} 112`,
      width,
      height: 112,
      role: "img",
    },
    element("title", {}, escapeText(name)),
    element("g", { transform: at(56, 56) }, mark(seed, number, ink)),
    letters(word, { x: start, y: 56 + capital / 2, height: capital }, { fill: ink }),
  );
}

/** One of three grounds, with the seed's rosette in paper white. */
function mark(seed: string, number: number, ink: string): string {
  const grounds = [
    element("circle", { r: 52, fill: ink }),
    element("path", { d: "M-44-50H44V6C44 32 22 46 0 54-22 46-44 32-44 6z", fill: ink }),
    element("path", { d: "M0-54L54 0 0 54-54 0z", fill: ink, "stroke-linejoin": "round" }),
  ];
  const shape = Math.floor(number / inks.length) % grounds.length;
  const lines = rosette({
    seed,
    radius: shape === 2 ? 300 : 380,
    lobes: 8,
    copies: 2,
    samplesPerLobe: 9,
  }).map((layer) =>
    layer.turns
      .map((turn) =>
        element("path", { d: layer.path, transform: turn === 0 ? undefined : `rotate(${turn})` }),
      )
      .join(""),
  );
  return (
    (grounds[shape] ?? "") +
    element(
      "g",
      {
        transform: shape === 1 ? "translate(0 -4) scale(.1)" : "scale(.1)",
        fill: "none",
        stroke: "#fdfcf8",
        "stroke-width": 20,
      },
      ...lines,
    )
  );
}
