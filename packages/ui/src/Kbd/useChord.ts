import { useEffect, useEffectEvent } from "react";

/**
 * Ctrl or Cmd with a key, pressed anywhere, in a text field too. It is no single key, so it does
 * not rest with those. Under a modal dialog, which may be its own, `act` decides. What the browser
 * does with it does not happen.
 */
export function useChord(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isChord || event.key.toLowerCase() !== key) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [key]);
}
