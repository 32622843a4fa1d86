import { use, type ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { Branch } from "./Branch.ts";
import { entry, entryLabel, leaf } from "./SideNavigation.css.ts";

export type NavLinkProps = {
  href: string;
  isCurrent: boolean;
  icon?: ReactNode;
  children: ReactNode;
  /** Opens beside the product. */
  isNewTab?: boolean | undefined;
};

/** One entry of the navigation; smaller inside a `NavSection`. */
export function NavLink({ href, isCurrent, icon, children, isNewTab = false }: NavLinkProps) {
  const isLeaf = use(Branch);
  const tab = isNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <li>
      <Anchor
        href={href}
        className={isLeaf ? leaf : entry}
        aria-current={isCurrent ? "page" : undefined}
        {...tab}
      >
        {icon}
        <span className={entryLabel}>{children}</span>
      </Anchor>
    </li>
  );
}
