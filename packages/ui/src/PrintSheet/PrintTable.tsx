import type { ReactNode } from "react";
import { PrintPicture } from "./PrintPicture.tsx";
import * as css from "./PrintSheet.css.ts";

/** A column of a printed comparison. */
export type PrintColumn = {
  id: string;
  title: string;
  /** Over its values, each as wide as a part of the column. */
  pictures: readonly { src: string; widthPercent: number }[];
};

export type PrintRow = { id: string; label: string; values: readonly ReactNode[] };

export type PrintTableProps = {
  /** Printed in place of each picture that could not be loaded. */
  missingText: string;
  /** Heads the column of labels. */
  label: string;
  columns: readonly PrintColumn[];
  rows: readonly PrintRow[];
};

/** Records beside one another, fact by fact. */
export function PrintTable({ missingText, label, columns, rows }: PrintTableProps) {
  return (
    <table className={css.table}>
      <colgroup>
        <col className={css.labels} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {columns.map(({ id, title, pictures }) => (
            <th key={id} scope="col">
              {title}
              <div className={css.code}>{id}</div>
              {pictures.length > 0 && (
                <div className={css.sides}>
                  {pictures.map(({ src, widthPercent }) => (
                    <PrintPicture
                      key={src}
                      className={css.side}
                      style={{ width: `${widthPercent}%` }}
                      src={src}
                      missingText={missingText}
                    />
                  ))}
                </div>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            {columns.map(({ id }, index) => (
              <td key={id}>{row.values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
