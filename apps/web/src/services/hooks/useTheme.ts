import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";
import type { Theme } from "../device/createTheme.ts";

export { themes, type Theme } from "../device/createTheme.ts";

/** The theme on screen, and how it is changed. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const { theme, choose } = useServices().device.theme;
  return { theme: useReadable(theme), choose };
}
