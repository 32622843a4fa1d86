import { use, useEffect, useEffectEvent } from "react";
import { digitOf } from "./digitOf.ts";
import { isDialogOpen } from "./isDialogOpen.ts";
import { ShortcutsContext } from "./ShortcutsContext.ts";

/**
 * Single keys and what they do, pressed anywhere but in a text field. Letters are named in lower
 * case and fit in either, digits on any layout. They rest where `ShortcutsContext` switches them off
 * and under a modal dialog.
 */
export function useShortcuts(
  shortcuts: Readonly<Record<string, (event: KeyboardEvent) => void>>,
): void {
  const areOn = use(ShortcutsContext);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = shortcuts[event.key.toLowerCase()] ?? shortcuts[digitOf(event)];
    if (act === undefined || isDialogOpen()) return;
    // The key is used up: it is not typed into a field that it opens.
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    if (!areOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["radio", "checkbox", "button"].includes(target.type);
  return target.isContentEditable || target.matches("textarea, select");
}
