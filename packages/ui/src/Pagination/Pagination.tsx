import type { ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { ChevronLeft, ChevronRight } from "../Icon/arrows.tsx";
import { Select } from "../Select/Select.tsx";
import { pagesToShow } from "./pagesToShow.ts";
import * as css from "./Pagination.css.ts";

export type PaginationProps = {
  /** Names the region. */
  label: string;
  /** Which part is shown of how much, for instance "1-9 of 10 notes". */
  rangeText: string;
  /** How much there is. */
  total: number;
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Names a page's link. */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  pageSize: {
    value: number;
    options: readonly number[];
    onChange: (size: number) => void;
    /** Names the choice, and stands after it as `suffix`. */
    label: string;
    suffix: string;
  };
};

/** Where one is in a long list, and the ways through it as links. */
export function Pagination({
  label,
  rangeText,
  total,
  page,
  pageCount,
  hrefFor,
  pageLabel,
  previousLabel,
  nextLabel,
  pageSize,
}: PaginationProps) {
  return (
    <nav className={css.pager} aria-label={label}>
      {/* Another page is said; other rows altogether, whose number is said beside them, are not. */}
      <span key={total} role="status" className={css.range}>
        {rangeText}
      </span>
      <span className={css.size}>
        <Select
          label={pageSize.label}
          isLabelHidden
          size="page"
          value={String(pageSize.value)}
          options={pageSize.options.map((size) => ({ value: String(size), label: String(size) }))}
          onValueChange={(value) => pageSize.onChange(Number(value))}
        />
        <span aria-hidden="true">{pageSize.suffix}</span>
      </span>
      <div className={css.pages}>
        <Step label={previousLabel} href={page > 1 ? hrefFor(page - 1) : null}>
          <ChevronLeft />
        </Step>
        {pagesToShow(page, pageCount).map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`} className={css.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <Anchor
              key={number}
              href={hrefFor(number)}
              className={css.page}
              aria-label={pageLabel(number)}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Anchor>
          ),
        )}
        <Step label={nextLabel} href={page < pageCount ? hrefFor(page + 1) : null}>
          <ChevronRight />
        </Step>
      </div>
    </nav>
  );
}

function Step({
  label,
  href,
  children,
}: {
  label: string;
  href: string | null;
  children: ReactNode;
}) {
  if (href === null)
    return (
      <span className={css.page} role="link" aria-disabled="true" aria-label={label}>
        {children}
      </span>
    );
  return (
    <Anchor href={href} className={css.page} aria-label={label}>
      {children}
    </Anchor>
  );
}
