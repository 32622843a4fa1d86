import type { Store } from "@specimen/core/ports";
import { createContext, use } from "react";
import { documentElement } from "../../browser/documentElement.ts";

/** The themes one can choose; `system` follows the device. */
export const themes = ["light", "dark", "system"] as const;

/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** The theme on screen and how it is changed. */
export interface ThemeService {
  theme: Theme;
  choose: (theme: Theme) => void;
}

/** Where the chosen theme is kept; the document reads it before the first paint. */
export const themeKey = "theme";

/** The stored choice; anything else follows the system. */
export function readTheme(store: Store): Theme {
  const stored = store.read(themeKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Puts a theme on screen and keeps it. */
export function showTheme(store: Store, theme: Theme): void {
  store.write(themeKey, theme);
  documentElement.setTheme(theme === "system" ? null : theme);
}

/** Filled by the services of the running product, and by the stage of a story. */
export const ThemeContext = createContext<ThemeService | null>(null);

/** The theme on screen. */
export function useTheme(): ThemeService {
  const service = use(ThemeContext);
  if (service === null) throw new Error("ThemeContext is missing above this component");
  return service;
}
