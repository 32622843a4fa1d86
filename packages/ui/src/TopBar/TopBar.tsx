import type { ReactNode } from "react";
import { MobileMenuButton } from "../MobileMenuButton/MobileMenuButton.tsx";
import { end, middle, topBar } from "./TopBar.css.ts";

export type TopBarProps = {
  /** Names the button that opens the navigation on narrow screens. */
  menuLabel: string;
  /** The middle, for instance a search. */
  children?: ReactNode;
  /** Controls at the end, for instance the theme. */
  actions?: ReactNode;
};

/** The bar above every page; it stays in sight. */
export function TopBar({ menuLabel, children, actions }: TopBarProps) {
  return (
    <header className={topBar}>
      <MobileMenuButton label={menuLabel} />
      <div className={middle}>{children}</div>
      {actions !== undefined && <div className={end}>{actions}</div>}
    </header>
  );
}
