import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { usePage } from "../../url/usePage.ts";
import { Empty } from "../Empty.tsx";

/** A page that an address asks for beyond the last one of its list, and the way to the first. */
export function PageBeyondLast({ list }: { list?: string | undefined }) {
  const { t } = useTranslation();
  const { page, hrefOf } = usePage(list);
  return (
    <Empty title={t("pages.emptyTitle")} text={t("pages.emptyText", { number: page })}>
      <LinkButton href={hrefOf({ page: 1 })} variant="secondary">
        {t("pages.first")}
      </LinkButton>
    </Empty>
  );
}
