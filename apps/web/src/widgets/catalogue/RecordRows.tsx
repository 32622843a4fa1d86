import { formatNumber } from "@specimen/core/format";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { usePage } from "../../url/usePage.ts";
import { Pages, type NamedList } from "../Pages.tsx";
import type { Query } from "../query.ts";
import { QueryState } from "../QueryState.tsx";
import { PageBeyondLast } from "./PageBeyondLast.tsx";

export interface RecordRowsProps<Data> {
  query: Query<Data>;
  /** Names the list where a screen has several, each with its own page in the address. */
  list?: NamedList | undefined;
  /** What failed, in the reader's words. */
  failed: string;
  /** What the screen calls the fields of its question, should one be refused. */
  labelOf?: ((name: string) => string | undefined) | undefined;
  /** What the screen calls the order of a list that can be sorted. */
  sorting?: string | undefined;
  /** How many records there are on all pages, where that is known before they are there. */
  expected?: number | undefined;
  countOf: (data: Data) => { rows: number; total: number };
  /** Stands where the list has no record at all. */
  empty: (data: Data) => ReactNode;
  /** The table of the rows. */
  children: (data: Data) => ReactNode;
}

/**
 * One page of a list of records: the table and the ways to the other pages, or why there are no
 * rows. Another page or order keeps the rows until its own are there.
 */
export function RecordRows<Data>({
  query,
  list,
  failed,
  labelOf,
  sorting,
  expected = Infinity,
  countOf,
  empty,
  children,
}: RecordRowsProps<Data>) {
  const { t } = useTranslation("migration");
  const { t: tell } = useTranslation();
  const { language } = useLanguage();
  const { page, pageSize } = usePage(list?.key);
  const awaited = Math.max(1, Math.min(pageSize, expected - (page - 1) * pageSize));
  return (
    <QueryState
      query={query}
      failed={failed}
      labelOf={(name) => {
        if (name === "page") return tell("pages.page", { number: formatNumber(page, language) });
        if (name === "pageSize") return tell("pages.size");
        return name === "sort" || name === "order" ? sorting : labelOf?.(name);
      }}
      loading={<SkeletonRows label={t("state.loading")} count={awaited} />}
    >
      {(data) => {
        const { rows, total } = countOf(data);
        if (rows === 0) return total > 0 ? <PageBeyondLast list={list?.key} /> : empty(data);
        return (
          <>
            {children(data)}
            <Pages total={total} list={list} />
          </>
        );
      }}
    </QueryState>
  );
}
