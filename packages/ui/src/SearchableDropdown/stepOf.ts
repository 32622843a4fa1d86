import type { Offered, Open, Step } from "./dropdownProps.ts";

/** Options that Page Up and Page Down pass. */
const page = 10;

/** A key, and whether Alt is pressed with it. */
type Pressed = { key: string; altKey: boolean };

/**
 * What a key does in an open dropdown (WAI-ARIA combobox, list autocomplete); null for keys that are
 * the field's own. Escape closes and keeps the choice; with nothing under it Enter leaves all as it is.
 */
export function stepOf(
  { key, altKey }: Pressed,
  open: Open,
  { matches, highlighted }: Offered,
): Step | null {
  const last = matches.length - 1;
  const to = (index: number): Step => ({ open: { query: open.query, index } });
  const chosen = matches[highlighted]?.option;
  switch (key) {
    case "ArrowDown":
      return to(highlighted >= last ? Math.min(0, last) : highlighted + 1);
    case "ArrowUp":
      if (altKey) return { open: null, chosen };
      return to(highlighted <= 0 ? last : highlighted - 1);
    case "Home":
      return to(Math.min(0, last));
    case "End":
      return to(last);
    case "PageDown":
      return to(Math.min(highlighted + page, last));
    case "PageUp":
      return to(Math.max(highlighted - page, Math.min(0, last)));
    case "Enter":
      return chosen === undefined ? { open } : { open: null, chosen };
    case "Escape":
      return { open: null };
    default:
      return null;
  }
}
