import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";

/** Half of the see-through register; the other half is on the other side. */
export function register(sheet: Sheet): string {
  return registerHalf(sheet, sheet.view.side === "front" ? 0 : 1, sheet.inks.deep);
}

/** Both halves, as they meet against a lamp. */
export function wholeRegister(sheet: Sheet): string {
  return registerHalf(sheet, 0, "#5a4a2c") + registerHalf(sheet, 1, "#5a4a2c");
}

/** Marks to be felt, the latent image and the figure that tilts. */
export function marks(sheet: Sheet): string {
  if (sheet.view.side === "back" || !sheet.fine.hasWords) return "";
  return tactile(sheet) + latent(sheet);
}

/** Fine holes: hardly seen on the paper, bright against a lamp. */
export function perforation(sheet: Sheet): string {
  if (!sheet.has("perforation") || !sheet.fine.hasWords) return "";
  const { x, y, radius } = sheet.places.perforation;
  const isLamp = sheet.view.light === "transmitted";
  const dots: string[] = [];
  for (let row = -2; row <= 2; row++) {
    for (let column = Math.abs(row) - 2; column <= 2 - Math.abs(row); column++) {
      const [dx, dy] = [Math.round(column * radius * 0.38), Math.round(row * radius * 0.38)];
      dots.push(`M${dx} ${dy}h.1`);
    }
  }
  return element("path", {
    transform: at(x, y),
    d: dots.join(""),
    stroke: isLamp ? "#fffef6" : sheet.inks.line,
    "stroke-width": radius * 0.2,
    "stroke-linecap": "round",
    opacity: isLamp ? 1 : 0.4,
  });
}

/** Every second of eight wedges round a hub: fronts and backs fill each other's gaps. */
function registerHalf(sheet: Sheet, first: number, fill: string): string {
  if (!sheet.has("see_through_register") || !sheet.fine.hasWords) return "";
  const { x, y, radius } = sheet.places.register;
  const place = (angle: number, reach: number) =>
    `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  const wedges = [0, 2, 4, 6].map((wedge) => {
    const start = ((wedge + first) * Math.PI) / 4;
    const end = start + Math.PI / 4;
    const [outer, inner] = [radius, radius * 0.3];
    return `M${place(start, inner)}L${place(start, outer)}A${Math.round(outer)} ${Math.round(outer)} 0 0 1 ${place(end, outer)}L${place(end, inner)}z`;
  });
  return element("path", { transform: at(x, y), d: wedges.join(""), fill });
}

function tactile(sheet: Sheet): string {
  if (!sheet.has("tactile_marks")) return "";
  const { inks, places, fine } = sheet;
  const { x, y, width, height } = places.tactile;
  const step = height / 9;
  const bars = Array.from(
    { length: 9 },
    (_, index) =>
      `M${Math.round(x)} ${Math.round(y + (index + 0.8) * step)}l${Math.round(width)} ${Math.round(-step * 0.55)}`,
  );
  return element("path", {
    d: bars.join(""),
    stroke: inks.deep,
    "stroke-width": 5.5 * fine.grain,
    "stroke-linecap": "round",
  });
}

/** Lines across hold lines upright: from a low angle the square in the middle stands out. */
function latent(sheet: Sheet): string {
  if (!sheet.has("latent_image", "tilting_digit")) return "";
  const { inks, places, fine } = sheet;
  const { x, y, width, height } = places.latent;
  const pitch = Math.max(5 * fine.grain, fine.groundStep * fine.grain * 0.62);
  let across = "";
  for (let line = pitch / 2; line < height; line += pitch)
    across += `M${Math.round(x)} ${Math.round(y + line)}h${Math.round(width)}`;
  let upright = "";
  const side = height * 0.56;
  const left = x + (width - side) / 2;
  const top = y + (height - side) / 2;
  for (let line = pitch / 2; line < side; line += pitch)
    upright += `M${Math.round(left + line)} ${Math.round(top)}v${Math.round(side)}`;
  const stroke = { stroke: inks.line, "stroke-width": sheet.pen * 1.15 };
  return (
    element("rect", { ...places.latent, fill: inks.paper, opacity: 0.85 }) +
    element("path", { d: across, ...stroke }) +
    element("rect", { x: left, y: top, width: side, height: side, fill: inks.paper }) +
    element("path", { d: upright, ...stroke })
  );
}
