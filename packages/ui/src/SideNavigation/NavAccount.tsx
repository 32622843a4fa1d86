import type { ReactNode } from "react";
import { NavQuietLink } from "./NavQuietLink.tsx";
import * as css from "./SideNavigation.css.ts";

export type NavAccountProps = {
  name: string;
  /** The user's page. */
  link?: { href: string; label: string } | undefined;
  /** The customer's logo, on paper in every theme. */
  logo?: { src: string; label: string } | undefined;
  /** The button that signs out. */
  action?: ReactNode;
};

/** Who is signed in, for whom, and the way out. */
export function NavAccount({ name, link, logo, action }: NavAccountProps) {
  return (
    <>
      {logo && (
        <span className={css.plate}>
          <img className={css.logo} src={logo.src} alt={logo.label} />
        </span>
      )}
      <div className={css.account}>
        <div className={css.person}>
          <span className={css.personName}>{name}</span>
          {link && <NavQuietLink {...link} />}
        </div>
        {action}
      </div>
    </>
  );
}
