import { use, type ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { OutsideIcon } from "../Icon/firstPage.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Branch } from "./Branch.ts";
import { entry, entryLabel, leaf } from "./SideNavigation.css.ts";

export type NavLinkProps = {
  href: string;
  isCurrent: boolean;
  icon?: ReactNode;
  children: ReactNode;
  /** Makes it open beside the product, and tells so to those who do not see the sign. */
  newTabText?: string | undefined;
};

/** One entry of the navigation; smaller inside a `NavSection`. */
export function NavLink({ href, isCurrent, icon, children, newTabText }: NavLinkProps) {
  const isLeaf = use(Branch);
  const tab = newTabText === undefined ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <li>
      <Anchor
        href={href}
        className={isLeaf ? leaf : entry}
        aria-current={isCurrent ? "page" : undefined}
        {...tab}
      >
        {icon}
        <span className={entryLabel}>
          {children}
          {newTabText !== undefined && <VisuallyHidden>{` (${newTabText})`}</VisuallyHidden>}
        </span>
        {newTabText !== undefined && <OutsideIcon size={14} />}
      </Anchor>
    </li>
  );
}
