import { useState, type ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import * as css from "./SideNavigation.css.ts";

export type NavAccountProps = {
  name: string;
  /** The user's page; the name is part of the link. */
  link: { href: string; label: string; isCurrent: boolean };
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
          <Logo key={logo.src} {...logo} />
        </span>
      )}
      <div className={css.account}>
        <Anchor
          href={link.href}
          className={css.person}
          aria-current={link.isCurrent ? "page" : undefined}
        >
          <span className={css.personName}>{name}</span>{" "}
          <span className={css.personLink}>{link.label}</span>
        </Anchor>
        {action}
      </div>
    </>
  );
}

/** The picture, or the name that it stands for where it does not come. */
function Logo({ src, label }: { src: string; label: string }) {
  const [isMissing, setIsMissing] = useState(false);
  return isMissing ? (
    label
  ) : (
    <img className={css.logo} src={src} alt={label} onError={() => setIsMissing(true)} />
  );
}
