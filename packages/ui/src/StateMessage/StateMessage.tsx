import type { ReactNode } from "react";
import { LockSign, NoSign, OfflineSign } from "../Icon/signs.tsx";
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
};

const signs = {
  empty: null,
  error: <NoSign size={40} />,
  forbidden: <LockSign size={40} />,
  offline: <OfflineSign size={40} />,
};

/** What stands where content would, drawn with as much care. */
export function StateMessage({
  kind,
  title,
  text,
  actions,
  code,
  ornament,
  headingLevel = 2,
}: StateMessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.state} role={kind === "error" ? "alert" : undefined}>
      {ornament !== undefined && <span className={css.ornament}>{ornament}</span>}
      {signs[kind] && (
        <span className={kind === "error" ? css.failed : undefined}>{signs[kind]}</span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {text !== undefined && <div className={css.text}>{text}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {code !== undefined && <p className={css.code}>{code}</p>}
    </div>
  );
}
