import type { ReactNode } from "react";
import { prose } from "./Prose.css.ts";

export type ProseProps = {
  /** The language it is written in, where that is not the page's. */
  lang?: string | undefined;
  /** Plain elements: paragraphs, lists, headings, tables. Of a link, its `data-address` is printed. */
  children: ReactNode;
};

/** Running text that people wrote, in the product's type. */
export function Prose({ lang, children }: ProseProps) {
  return (
    <div className={prose} lang={lang}>
      {children}
    </div>
  );
}
