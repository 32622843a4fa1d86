import { useEffect, useId, useState, type MouseEvent, type ReactNode } from "react";
import { atLeast, wideFrom } from "../theme/windows.ts";
import { Drawer } from "./Drawer.ts";
import * as css from "./NavShell.css.ts";

export type NavShellProps = {
  /** A `SideNavigation`. */
  navigation: ReactNode;
  /** A `TopBar`; it brings the button that opens the drawer. */
  topBar: ReactNode;
  /** Above the top bar, for instance an offline stripe. */
  stripe?: ReactNode;
  /** Under the page and in sight, for instance a `ConsentBar`. */
  bottomBar?: ReactNode;
  /** First link of the page, for the keyboard. */
  skipText: string;
  children: ReactNode;
};

/** Navigation beside the page from 761 px, and below that in a drawer which keeps the focus and closes on Escape. */
export function NavShell({
  navigation,
  topBar,
  stripe,
  bottomBar,
  skipText,
  children,
}: NavShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const navigationId = useId();
  const mainId = useId();
  const close = () => setIsOpen(false);
  useEffect(() => (isOpen ? listenForClose(() => setIsOpen(false)) : undefined), [isOpen]);
  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    // React would keep an update for each call that changes nothing.
    if (isOpen && event.target instanceof Element && event.target.closest("a")) close();
  };
  return (
    <Drawer value={{ isOpen, open: () => setIsOpen(true), close, navigationId }}>
      <a className={css.skip} href={`#${mainId}`} inert={isOpen}>
        {skipText}
      </a>
      <div className={css.shell}>
        <div className={css.navigation} onClick={closeAfterLink} role="presentation">
          {navigation}
        </div>
        {isOpen && <div className={css.backdrop} onClick={close} role="presentation" />}
        <div className={css.page} inert={isOpen}>
          <div className={css.head}>
            {stripe}
            {topBar}
          </div>
          <main id={mainId} className={css.main} tabIndex={-1}>
            {children}
          </main>
          <div className={css.screenOnly}>{bottomBar}</div>
        </div>
      </div>
    </Drawer>
  );
}

/** Escape closes, and so does a window that grew wide enough for both. */
function listenForClose(close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  };
  const wide = matchMedia(atLeast(wideFrom));
  document.addEventListener("keydown", onKeyDown);
  wide.addEventListener("change", close);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
    wide.removeEventListener("change", close);
  };
}
