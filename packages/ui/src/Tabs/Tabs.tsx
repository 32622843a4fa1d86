import { useEffect, useRef, type FocusEvent } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { count, row, tab, tabs } from "./Tabs.css.ts";

/** One tab: where it leads, its name, and how much is behind it; zero is shown. */
export type Tab = { href: string; label: string; count?: number | undefined };

export type TabsProps = {
  /** Names the row for assistive technology. */
  label: string;
  items: readonly Tab[];
  /** The `href` of the tab that is shown. */
  current: string;
};

const whole = { block: "nearest", inline: "nearest" } as const;

/** A browser leaves a tab cut off that the keyboard comes to; one that is pressed stays where it is. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView(whole);
}

/** Views of one thing as links, because the address bar holds which one is shown. */
export function Tabs({ label, items, current }: TabsProps) {
  const currentTab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    currentTab.current?.scrollIntoView(whole);
  }, [current]);
  return (
    <nav className={tabs} aria-label={label}>
      <div className={row} onFocus={showWhole}>
        {items.map((item) => {
          const isCurrent = item.href === current;
          return (
            <Anchor
              key={item.href}
              href={item.href}
              className={tab}
              aria-current={isCurrent ? "page" : undefined}
              ref={isCurrent ? currentTab : undefined}
            >
              {item.label}
              {item.count !== undefined && <span className={count}>{item.count}</span>}
            </Anchor>
          );
        })}
      </div>
    </nav>
  );
}
