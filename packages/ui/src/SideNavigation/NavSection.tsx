import { useId, useState, type ReactNode } from "react";
import { ChevronDown, ChevronUp } from "../Icon/arrows.tsx";
import { Branch } from "./Branch.ts";
import { branch, entry, entryLabel } from "./SideNavigation.css.ts";

export type NavSectionProps = {
  title: string;
  icon?: ReactNode;
  /** Holds the page that is shown: open until somebody closes it. */
  isCurrent: boolean;
  /** `NavLink` entries. */
  children: ReactNode;
};

/** Entries that open and close under one heading. */
export function NavSection({ title, icon, isCurrent, children }: NavSectionProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const listId = useId();
  const isOpen = chosen ?? isCurrent;
  return (
    <li>
      <button
        type="button"
        className={entry}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        {icon}
        <span className={entryLabel}>{title}</span>
        {isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
      </button>
      {isOpen && (
        <ul id={listId} className={branch}>
          <Branch value>{children}</Branch>
        </ul>
      )}
    </li>
  );
}
