import type { ReactNode } from "react";
import { Flag } from "../Flag/Flag.tsx";
import {
  code as codeStyle,
  controls,
  note as noteStyle,
  row,
  title as titleStyle,
  words,
} from "./PageHeading.css.ts";

export type PageHeadingProps = {
  title: string;
  /** A code beside it, in monospace. */
  code?: string | undefined;
  /** A remark beside it, for instance the currency's name. */
  note?: ReactNode;
  flagSrc?: string | undefined;
  /** Controls at the end of the line. */
  actions?: ReactNode;
};

/** The one main heading of a page. */
export function PageHeading({ title, code, note, flagSrc, actions }: PageHeadingProps) {
  return (
    <div className={row}>
      {flagSrc !== undefined && <Flag src={flagSrc} size="title" />}
      <div className={words}>
        <h1 className={titleStyle}>{title}</h1>
        {code !== undefined && <span className={codeStyle}>{code}</span>}
        {note !== undefined && <span className={noteStyle}>{note}</span>}
      </div>
      {actions !== undefined && <div className={controls}>{actions}</div>}
    </div>
  );
}
