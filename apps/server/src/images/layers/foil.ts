import { foilFlower, shimmer, wavyEdge } from "./foilWork.ts";
import { iridescentStripeX } from "../layout.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { inUserSpace, linear } from "./paint.ts";

/** Foils, holograms and colour-shifting bands; in transmitted light they are dark shapes. */
export function foil(sheet: Sheet): string {
  const isBack = sheet.view.side === "back";
  const isLamp = sheet.view.light === "transmitted";
  if (isBack) return isLamp ? stripe(sheet) + patch(sheet) : iridescentBand(sheet);
  return stripe(sheet) + patch(sheet) + (isLamp ? "" : pearlBands(sheet));
}

/** The transparent window of polymer with a fine frame. */
export function clearWindow(sheet: Sheet): string {
  if (!sheet.has("transparent_window")) return "";
  const { inks, pen, places, fine, view } = sheet;
  const { x, y, radius } = places.window;
  const shape = (share: number) => wavyEdge(sheet, radius * share, 0.035);
  const isLamp = view.light === "transmitted";
  return element(
    "g",
    { transform: at(x, y), fill: "none", stroke: inks.line, "stroke-width": pen },
    element("path", {
      d: shape(1),
      fill: isLamp ? "#fffef8" : view.light === "uv" ? "#05040f" : "#ffffff",
      "fill-opacity": isLamp ? 1 : 0.82,
      "stroke-width": pen * 1.5,
    }),
    fine.hasWords ? element("path", { d: shape(0.86), opacity: 0.6 }) : "",
    fine.hasWords
      ? element("path", {
          d: `M${Math.round(-radius * 0.5)} ${Math.round(radius * 0.3)}L${Math.round(radius * 0.3)} ${Math.round(-radius * 0.5)}m${Math.round(radius * 0.2)} ${Math.round(radius * 0.2)}L${Math.round(-radius * 0.2)} ${Math.round(radius * 0.45)}`,
          opacity: 0.3,
        })
      : "",
  );
}

function stripe(sheet: Sheet): string {
  const isWide = sheet.has("hologram_stripe", "portrait_window_hologram", "satellite_hologram");
  if (!isWide && !sheet.has("foil")) return "";
  const { fine, pen, places, view, height } = sheet;
  const box = places.stripe;
  if (view.light === "transmitted") {
    const shade = element("rect", { ...box, fill: "#423b30", opacity: 0.82 });
    return shade + (sheet.has("portrait_window_hologram") ? hologramWindow(sheet, "#fffdf2") : "");
  }
  const gradient = linear(sheet, shimmer(sheet), {
    ...inUserSpace,
    x2: box.width * 2,
    y2: Math.round(height * 0.42),
    spreadMethod: "reflect",
  });
  const middle = box.x + box.width / 2;
  const flowers = fine.hasWords
    ? [0.16, 0.84].map((share) =>
        element(
          "g",
          {
            transform: at(middle, height * share),
            fill: "none",
            stroke: "#7c91a6",
            "stroke-width": pen * 0.8,
          },
          foilFlower(sheet, sheet.record.id, box.width * 0.36),
        ),
      )
    : [];
  const edges = `M${Math.round(box.x)} 0V${height}M${Math.round(box.x + box.width)} 0V${height}`;
  return (
    element("rect", { ...box, fill: gradient }) +
    element("path", { d: edges, stroke: "#8fa0b1", "stroke-width": pen * 0.9, opacity: 0.7 }) +
    flowers.join("") +
    (sheet.has("portrait_window_hologram") ? hologramWindow(sheet, "#ffffff") : "") +
    (sheet.has("satellite_hologram") && fine.hasWords ? satellites(sheet, middle) : "")
  );
}

/** A clear field in the stripe with an ornament instead of a portrait. */
function hologramWindow(sheet: Sheet, fill: string): string {
  const { pen, places, height } = sheet;
  const { x, width } = places.stripe;
  const [w, h] = [width * 0.78, height * (sheet.isUpright ? 0.12 : 0.2)];
  return (
    element("rect", {
      x: x + (width - w) / 2,
      y: height * 0.36,
      width: w,
      height: h,
      rx: w * 0.18,
      fill,
      "fill-opacity": 0.9,
      stroke: "#8fa0b1",
      "stroke-width": pen,
    }) +
    element(
      "g",
      {
        transform: at(x + width / 2, height * 0.36 + h / 2),
        fill: "none",
        stroke: "#6c8198",
        "stroke-width": pen * 0.8,
      },
      sheet.fine.hasWords ? foilFlower(sheet, sheet.record.id, width * 0.36) : "",
    )
  );
}

function satellites(sheet: Sheet, x: number): string {
  const radius = sheet.places.stripe.width * 0.11;
  const dots = [0, 1, 2, 3, 4].map((index) =>
    element("circle", {
      cx: x + Math.cos(index * 1.257) * radius * 2.4,
      cy: sheet.height * 0.68 + Math.sin(index * 1.257) * radius * 2.4,
      r: radius * 0.6,
    }),
  );
  return element("g", { fill: "#6c8198", opacity: 0.8 }, ...dots);
}

function patch(sheet: Sheet): string {
  if (!sheet.has("hologram_patch", "kinegram", "portrait_hologram", "metallic_portrait")) return "";
  const { fine, pen, places, view } = sheet;
  const { x, y, radius } = places.patch;
  const rim = wavyEdge(sheet, radius, 0.05);
  if (view.light === "transmitted")
    return element("path", { transform: at(x, y), d: rim, fill: "#423b30", opacity: 0.82 });
  const gradient = linear(sheet, shimmer(sheet), { y2: 1 });
  return element(
    "g",
    { transform: at(x, y), fill: "none", stroke: "#768ca3", "stroke-width": pen * 0.9 },
    element("path", { d: rim, fill: gradient, "stroke-width": pen * 1.2 }),
    fine.hasWords
      ? foilFlower(sheet, sheet.record.id, radius * 0.84)
      : element("circle", { r: radius * 0.5 }),
  );
}

function iridescentBand(sheet: Sheet): string {
  if (!sheet.has("iridescent_stripe") || sheet.view.light !== "white") return "";
  const { width, height, short } = sheet;
  const paint = linear(
    sheet,
    [
      [0, "#e9cf86"],
      [0.5, "#f3e6c2"],
      [1, "#dcb46e"],
    ],
    { x2: 0, y2: 1 },
  );
  const band = short * 0.11;
  return element("rect", {
    x: iridescentStripeX(width, height) - band / 2,
    width: band,
    height,
    fill: paint,
    opacity: 0.55,
  });
}

function pearlBands(sheet: Sheet): string {
  if (!sheet.has("pearl_ink") || sheet.view.light !== "white") return "";
  const { width, height, short } = sheet;
  const pearl = linear(
    sheet,
    [
      [0, "#f3c9d4"],
      [0.5, "#fbeee9"],
      [1, "#e6c2e0"],
    ],
    { x2: 0.2, y2: 1 },
  );
  const band = (x: number) =>
    element("rect", { x, width: short * 0.03, height, fill: pearl, opacity: 0.8 });
  return band(0) + band(width - short * 0.03);
}
