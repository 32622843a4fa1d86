import { heading, note as noteStyle, row } from "./Heading.css.ts";

/** The heading of a section of a page, with a remark beside it. */
export function Heading({
  level,
  note,
  children,
}: {
  level: 2 | 3;
  note?: string | undefined;
  children: string;
}) {
  const Element = `h${level}` as const;
  return (
    <div className={row}>
      <Element className={heading}>{children}</Element>
      {note !== undefined && <span className={noteStyle}>{note}</span>}
    </div>
  );
}
