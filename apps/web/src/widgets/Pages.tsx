import { formatNumber } from "@specimen/core/format";
import { Pagination } from "@specimen/ui/Pagination/Pagination.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { usePage } from "../url/usePage.ts";
import { useLabelled } from "./useLabelled.ts";

/** One of several lists of a screen: the beginning of its parameters, and its name. */
export interface NamedList {
  readonly key: string;
  readonly name: string;
}

const sizes = [9, 18, 36, 90] as const;

/** Where one is in the list, and the ways through it; page and page size are kept in the address. */
export function Pages({ total, list }: { total: number; list?: NamedList | undefined }) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const { page, pageSize, hrefOf, go } = usePage(list?.key);
  const number = (value: number) => formatNumber(value, language);
  const from = (page - 1) * pageSize + 1;
  return (
    <Pagination
      label={list === undefined ? t("pages.label") : labelled(t("pages.label"), list.name)}
      rangeText={t("pages.range", {
        from: number(from),
        to: number(Math.min(from + pageSize - 1, total)),
        total: number(total),
      })}
      total={total}
      page={page}
      pageCount={Math.max(1, Math.ceil(total / pageSize))}
      hrefFor={(to) => hrefOf({ page: to })}
      pageLabel={(to) => t("pages.page", { number: number(to) })}
      previousLabel={t("pages.previous")}
      nextLabel={t("pages.next")}
      pageSize={{
        value: pageSize,
        options: sizesWith(pageSize),
        onChange: (size) => go({ pageSize: size }),
        label: t("pages.size"),
        suffix: t("pages.sizeSuffix"),
      }}
    />
  );
}

/** An address may name any page size; the choice then has it too. */
function sizesWith(size: number): number[] {
  return [...new Set([...sizes, size])].toSorted((left, right) => left - right);
}
