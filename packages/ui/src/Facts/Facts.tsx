import type { ReactNode } from "react";
import { facts, row, term, value as valueStyle } from "./Facts.css.ts";

/** A name and its value; `aside` stands at the end, for instance a confidence that differs. */
export type Fact = { label: string; value: ReactNode; aside?: ReactNode };

/** What is known about a thing, line by line. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={facts}>
      {items.map(({ label, value, aside }) => (
        <div key={label} className={row}>
          <dt className={term}>{label}</dt>
          <dd className={valueStyle}>
            <span>{value}</span>
            {aside}
          </dd>
        </div>
      ))}
    </dl>
  );
}
