import { useId, type ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import {
  body,
  card,
  footer as footerStyle,
  header,
  sign,
  title as titleStyle,
} from "./Card.css.ts";

export type CardProps = {
  /** Names the region; without it the card is a plain box. */
  title?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  icon?: ReactNode;
  headerLink?: { href: string; label: string } | undefined;
  /** Controls at the end of the header. */
  headerActions?: ReactNode;
  /** A hairline under the header, for rows that follow. */
  isDivided?: boolean | undefined;
  padding?: "normal" | "none" | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** A sheet with a hairline around it, optionally headed and footed. */
export function Card({
  title,
  headingLevel = 2,
  icon,
  headerLink,
  headerActions,
  isDivided = false,
  padding = "normal",
  footer,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={card} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <header className={header({ isDivided })}>
          {icon !== undefined && <span className={sign}>{icon}</span>}
          <Heading id={titleId} className={titleStyle}>
            {title}
          </Heading>
          {headerActions}
          {headerLink && (
            <Link href={headerLink.href} size="small">
              {headerLink.label}
            </Link>
          )}
        </header>
      )}
      <div className={body({ padding, hasHeader: title !== undefined })}>{children}</div>
      {footer !== undefined && <footer className={footerStyle}>{footer}</footer>}
    </section>
  );
}
