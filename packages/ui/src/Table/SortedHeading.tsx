import type { ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { AscendingIcon, DescendingIcon, SortIcon } from "../Icon/arrows.tsx";
import { sortLink, sortSign } from "./Table.css.ts";

/** How a column is sorted now, and where sorting by it leads. */
export type ColumnSort = {
  href: string;
  /** null where the table is sorted by another column. */
  direction: "ascending" | "descending" | null;
};

const signs = { ascending: AscendingIcon, descending: DescendingIcon, none: SortIcon };

/**
 * A heading as a link, because the address bar holds the order; `aria-sort` on its cell says which, and
 * `aria-current` of two in one cell.
 */
export function SortedHeading({ sort, children }: { sort: ColumnSort; children: ReactNode }) {
  const Sign = signs[sort.direction ?? "none"];
  return (
    <Anchor
      href={sort.href}
      className={sortLink}
      data-sorted={sort.direction !== null}
      aria-current={sort.direction !== null || undefined}
    >
      {children}
      <span className={sortSign}>
        <Sign size={12} />
      </span>
    </Anchor>
  );
}
