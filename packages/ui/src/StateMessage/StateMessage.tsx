import type { ReactNode } from "react";
import { LockSign, NoSign, OfflineSign } from "../Icon/firstPage.tsx";
import * as css from "./StateMessage.css.ts";

export type StateMessageProps = {
  kind: "empty" | "error" | "forbidden" | "offline";
  /** What happened. */
  title: string;
  /** What was kept, who can help, what was not judged. */
  text?: ReactNode;
  /** The way on; trying again first. */
  actions?: ReactNode;
  /** For whoever has to look into it. */
  code?: string | undefined;
  /** Over an empty state: an `Ornament`. */
  ornament?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Stands in a column among others, no higher than its words. */
  isCompact?: boolean;
};

const signs = { empty: null, error: NoSign, forbidden: LockSign, offline: OfflineSign };

/** What stands where content would, drawn with as much care. */
export function StateMessage({
  kind,
  title,
  text,
  actions,
  code,
  ornament,
  headingLevel = 2,
  isCompact = false,
}: StateMessageProps) {
  const Heading = `h${headingLevel}` as const;
  const Sign = signs[kind];
  return (
    <div className={css.state({ isCompact })} role={kind === "error" ? "alert" : undefined}>
      {ornament !== undefined && <span className={css.ornament}>{ornament}</span>}
      {Sign !== null && (
        <span className={kind === "error" ? css.failed : undefined}>
          <Sign size={isCompact ? 28 : 40} />
        </span>
      )}
      <Heading className={isCompact ? css.compactTitle : css.title}>{title}</Heading>
      {text !== undefined && <div className={css.text}>{text}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {code !== undefined && <p className={css.code}>{code}</p>}
    </div>
  );
}
