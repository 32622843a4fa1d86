import type { ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { onArrowKeys } from "./onArrowKeys.ts";
import { SortedHeading, type ColumnSort } from "./SortedHeading.tsx";
import * as css from "./Table.css.ts";

/** What stands under the value of a column; outside the link of the row. */
export type SecondValue<Row> = {
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  sort?: ColumnSort | undefined;
};

/** A column: its heading, how a row is shown in it, and where that stands on a card on narrow screens. */
export type Column<Row> = {
  id: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Makes the heading a link that sorts by this column. */
  sort?: ColumnSort | undefined;
  align?: "start" | "end" | undefined;
  /** CSS width, for instance "12%" or "8rem". */
  width?: string | undefined;
  /** The link of the row is drawn around this column's cell, which is the heading of the row. */
  isRowLink?: boolean | undefined;
  /** Holds nothing but controls, which are not printed. */
  isControl?: boolean | undefined;
  /** Holds what somebody typed: a name without a space is broken instead of widening the table. */
  isTyped?: boolean | undefined;
  /** A second value under the first, with its own heading under the first one. */
  second?: SecondValue<Row> | undefined;
  /**
   * `media` left, `title`, the heading of the row, and `line` beside it, two feet under a hairline,
   * `none` leaves it out.
   */
  card?: "media" | "title" | "line" | "footStart" | "footEnd" | "none" | undefined;
};

export type TableProps<Row> = {
  /** Says what the table holds; for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads; the whole row is that one link. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Stands directly under tabs and closes their line. */
  isJoined?: boolean | undefined;
};

// Roles are written out because a browser may drop them where a row is laid out as a card.
/**
 * A table whose rows may be links, reached by arrow keys too; below 1201 px each row becomes a card.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  isJoined = false,
}: TableProps<Row>) {
  const hasPicture = columns.some(({ card }) => card === "media");
  const isSorting = columns.some(({ sort, second }) => (sort ?? second?.sort) !== undefined);
  const rowClass = hasPicture ? css.row : css.plainRow;
  return (
    <div role="presentation" className={css.frame} onKeyDown={rowHref && onArrowKeys}>
      <table role="table" className={isJoined ? `${css.table} ${css.joined}` : css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup" className={isSorting ? css.sortingHead : css.head}>
          <tr role="row" className={css.headingRow}>
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                aria-sort={column.sort?.direction ?? column.second?.sort?.direction ?? undefined}
                className={headingClass(column)}
                style={column.width === undefined ? {} : { width: column.width }}
              >
                <HeadingText {...column} />
                {column.second !== undefined && (
                  <div className={css.secondHeading}>
                    <HeadingText {...column.second} />
                  </div>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={rowClass}>
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {column.isRowLink && rowHref ? (
                    <Anchor href={rowHref(row)} className={css.rowLink}>
                      {column.cell(row)}
                    </Anchor>
                  ) : (
                    column.cell(row)
                  )}
                  {column.second !== undefined && (
                    <div className={css.second}>{column.second.cell(row)}</div>
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode };

/** What a row is about is its heading: it is read out with every other cell that somebody comes to. */
function Cell<Row>({ column, children }: CellProps<Row>) {
  const className = cellClass(column);
  return isRowHeading(column) ? (
    <th role="rowheader" scope="row" className={`${className} ${css.rowHeading}`}>
      {children}
    </th>
  ) : (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

const isRowHeading = <Row,>({ isRowLink, card }: Column<Row>) =>
  isRowLink === true || card === "title";

function HeadingText({ heading, sort }: Pick<SecondValue<never>, "heading" | "sort">) {
  return sort === undefined ? heading : <SortedHeading sort={sort}>{heading}</SortedHeading>;
}

function headingClass<Row>({ align, sort, second, isControl }: Column<Row>) {
  const classes = [css.heading];
  if (isControl) classes.push(css.control);
  if ((sort ?? second?.sort) !== undefined) classes.push(css.sortingHeading);
  if (align === "end") classes.push(css.end);
  return classes.join(" ");
}

function cellClass<Row>({ align, isControl, isRowLink, isTyped, card = "line" }: Column<Row>) {
  const classes = [css.place[card]];
  if (isRowLink) classes.push(css.linkCell);
  if (isTyped) classes.push(css.typed);
  if (align === "end") classes.push(css.end);
  if (isControl) classes.push(css.control);
  return classes.join(" ");
}
