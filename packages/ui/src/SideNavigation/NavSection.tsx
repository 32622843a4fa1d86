import { useId, useState, type ReactNode } from "react";
import { ChevronDown, ChevronUp } from "../Icon/firstPage.tsx";
import { Branch } from "./Branch.ts";
import { branch, caption, entry, entryLabel } from "./SideNavigation.css.ts";

export type NavSectionProps = {
  title: string;
  icon?: ReactNode;
  /** Holds the page that is shown: open until somebody closes it. */
  isCurrent: boolean;
  /** Cannot be closed: its title is a caption, not a button. */
  isAlwaysOpen?: boolean | undefined;
  /** `NavLink` entries. */
  children: ReactNode;
};

/** Entries under one title, which opens and closes them (disclosure navigation of WAI-ARIA). */
export function NavSection({
  title,
  icon,
  isCurrent,
  isAlwaysOpen = false,
  children,
}: NavSectionProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  const isOpen = isAlwaysOpen || (chosen ?? isCurrent);
  const inside = (
    <>
      {icon}
      <span className={entryLabel}>{title}</span>
    </>
  );
  return (
    <li>
      {isAlwaysOpen ? (
        <span id={`${id}-title`} className={caption}>
          {inside}
        </span>
      ) : (
        <button
          id={`${id}-title`}
          type="button"
          className={entry}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          onClick={() => setChosen(!isOpen)}
        >
          {inside}
          {isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
        </button>
      )}
      {isOpen && (
        <ul role="list" id={`${id}-list`} className={branch} aria-labelledby={`${id}-title`}>
          <Branch value>{children}</Branch>
        </ul>
      )}
    </li>
  );
}
