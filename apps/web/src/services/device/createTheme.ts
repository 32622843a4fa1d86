import type { Store } from "@specimen/core/ports";
import { createValue, type Readable } from "../readable.ts";

/** The themes one can choose; `system` follows the device. */
export const themes = ["light", "dark", "system"] as const;

/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** The theme on screen and how it is changed. */
export interface ThemeService {
  readonly theme: Readable<Theme>;
  readonly choose: (theme: Theme) => void;
}

/** Where the choice is stored; the document reads it before the first paint. */
const themeKey = "theme";

/** The stored theme; anything that is no theme follows the system. */
export function createTheme(
  store: Store,
  show: (theme: "light" | "dark" | null) => void,
): ThemeService {
  const stored = store.read(themeKey);
  const theme = createValue<Theme>(themes.find((known) => known === stored) ?? "system");
  return {
    theme,
    choose: (chosen) => {
      store.write(themeKey, chosen);
      show(chosen === "system" ? null : chosen);
      theme.set(chosen);
    },
  };
}
