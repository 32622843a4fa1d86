/**
 * The path of the page before this one, without what was asked there; null where there is none or
 * the browser does not tell (Navigation API).
 */
export function previousPath(): string | null {
  if (!("navigation" in window)) return null;
  const { currentEntry } = window.navigation;
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname : null;
}
