import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import { barHeights, keepClear } from "../Page/keepClear.ts";
import { actions as actionsStyle, bar, title as titleStyle, words } from "./Banner.css.ts";
import { returnFocus } from "./returnFocus.ts";

export type ConsentBarProps = {
  title: string;
  text: string;
  /** Opens beside the product. */
  link?: { href: string; label: string } | undefined;
  /** Two buttons of the same weight. */
  actions: ReactNode;
};

const keep = keepClear(barHeights.consent);
const ref = (bar: HTMLElement | null) => {
  const leavings = [keep(bar), returnFocus(bar)];
  return () => leavings.forEach((leave) => leave?.());
};

/** A question at the foot of every page; it covers nothing for good, because it is the page's last line. */
export function ConsentBar({ title, text, link, actions }: ConsentBarProps) {
  return (
    <section ref={ref} className={bar} aria-label={title}>
      <div className={words}>
        <p className={titleStyle}>{title}</p>
        <p>
          {text}{" "}
          {link && (
            <Link href={link.href} isNewTab>
              {link.label}
            </Link>
          )}
        </p>
      </div>
      <div className={actionsStyle}>{actions}</div>
    </section>
  );
}
