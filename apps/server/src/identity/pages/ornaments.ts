import { ribbon, rosette } from "@specimen/core/guilloche";

/** Colours of the brand panel's lines: those of the navigation, in both themes. */
const ribbonColour = "#6FD3E6";
const rosetteColour = "#8FA3CC";

/** The ribbon across the brand panel, 1000 x 330. */
export function ribbonSvg(): string {
  const lines = ribbon({ seed: "burin", width: 1000, height: 330, lines: 20, waves: 3 });
  const paths = lines.map((line) => `<path d="${line}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -1 1000 332" preserveAspectRatio="none"><g fill="none" stroke="${ribbonColour}" stroke-opacity=".55" stroke-width="1.2">${paths}</g></svg>`;
}

/** The rosette on the brand panel, 1000 x 1000. */
export function rosetteSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-502 -502 1004 1004"><g fill="none" stroke="${rosetteColour}" stroke-opacity=".55" stroke-width="2">${layers("guilloche", 500, 11, 8)}</g></svg>`;
}

/** The product mark, the engraver's rosette in small: twelve petals and a heart; also the icon. */
export function markSvg(): string {
  const petals = [0, 30, 60, 90, 120, 150].map(
    (turn) => `<ellipse cx="16" cy="16" rx="15" ry="5.6" transform="rotate(${turn} 16 16)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="${ribbonColour}" stroke-width="1.1">${petals.join("")}</g><circle cx="16" cy="16" r="3.6" fill="${ribbonColour}"/></svg>`;
}

function layers(seed: string, radius: number, lobes: number, copies: number): string {
  return rosette({ seed, radius, lobes, copies })
    .map(({ path, turns }, index) => {
      const uses = turns.map((turn) => `<use href="#l${index}" transform="rotate(${turn})"/>`);
      return `<defs><path id="l${index}" d="${path}"/></defs>${uses.join("")}`;
    })
    .join("");
}
