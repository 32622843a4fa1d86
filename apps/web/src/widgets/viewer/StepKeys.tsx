import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useTranslation } from "react-i18next";
import { keys } from "./viewer.css.ts";

/** The keys that walk through what is numbered on a specimen, as they stand beside its list. */
export function StepKeys() {
  const { t } = useTranslation();
  return (
    <span className={keys}>
      <Kbd>N</Kbd> {t("catalogue.viewer.next")} <Kbd>⇧ N</Kbd> {t("catalogue.viewer.previous")}
    </span>
  );
}

/** N selects the next of some items, Shift+N the one before; behind the last comes the first. */
export function useStepKeys<Item extends { readonly key: string }>(
  items: readonly Item[],
  selected: string,
  onSelect: (item: Item) => void,
): void {
  useShortcuts({
    n: ({ shiftKey }) => {
      const place = items.findIndex(({ key }) => key === selected);
      const next = shiftKey ? items.at(Math.max(place, 0) - 1) : items[(place + 1) % items.length];
      if (next !== undefined && next.key !== selected) onSelect(next);
    },
  });
}
