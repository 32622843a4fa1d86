/** Distance to the opener and to the edges of the surroundings, in CSS pixels. */
const gap = 8;

/** Puts a popup under its opener, no further left or right than its positioned surroundings. */
export function placeBelow(popup: HTMLElement, opener: HTMLElement): void {
  const around = popup.offsetParent?.getBoundingClientRect();
  if (around === undefined) return;
  const at = opener.getBoundingClientRect();
  const left = clamp(at.left - around.left, gap, around.width - popup.offsetWidth - gap);
  popup.style.setProperty("--popup-left", `${left}px`);
  popup.style.setProperty("--popup-top", `${at.bottom - around.top + gap}px`);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
