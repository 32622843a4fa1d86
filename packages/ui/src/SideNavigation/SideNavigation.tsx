import { use, useEffect, useRef, type ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { CloseIcon } from "../Icon/firstPage.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Mark } from "../Mark/Mark.tsx";
import { Drawer } from "../NavShell/Drawer.ts";
import * as css from "./SideNavigation.css.ts";

export type SideNavigationProps = {
  /** Names the navigation. */
  label: string;
  /** The product's name beside its mark, and where it leads. */
  brand: { name: string; href: string };
  /** A `SegmentedSwitch` between modes; null keeps its place. */
  modes?: ReactNode;
  /** `NavSection` and `NavLink` entries. */
  children: ReactNode;
  /** Language, account and outside links. */
  footer?: ReactNode;
  /** Names the button that closes the drawer. */
  closeLabel: string;
};

/** The navigation on ink, 240 wide; below 761 px it is the drawer of its `NavShell`. */
export function SideNavigation({
  label,
  brand,
  modes,
  children,
  footer,
  closeLabel,
}: SideNavigationProps) {
  const drawer = use(Drawer);
  const navigation = useRef<HTMLElement>(null);
  const isOpen = drawer?.isOpen ?? false;
  useEffect(() => {
    if (isOpen) navigation.current?.focus();
  }, [isOpen]);
  return (
    <aside
      ref={navigation}
      id={drawer?.navigationId}
      className={css.navigation}
      data-open={isOpen}
      tabIndex={-1}
      aria-label={label}
    >
      <div className={css.header}>
        <Anchor href={brand.href} className={css.brand}>
          <span className={css.mark}>
            <Mark size={26} />
          </span>
          {brand.name}
        </Anchor>
        <span className={css.closer}>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={drawer?.close} />
        </span>
      </div>
      {modes !== undefined && <div className={css.modes}>{modes}</div>}
      <nav className={css.entries} aria-label={label}>
        <ul>{children}</ul>
      </nav>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </aside>
  );
}
