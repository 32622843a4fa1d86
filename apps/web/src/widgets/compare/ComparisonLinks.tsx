import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useComparison } from "../../services/comparison.ts";
import { paths } from "../../url/paths.ts";
import * as css from "./compare.css.ts";

/** Leads to the notes put together so far; nothing while there are none. */
export function ComparisonLinks() {
  const { t } = useTranslation();
  const { ids, clear } = useComparison();
  if (ids.length === 0) return null;
  return (
    <div role="group" aria-label={t("banknotes.compare.label")} className={css.links}>
      <LinkButton href={paths.banknotes.compare(ids)} size="sm">
        {t("banknotes.compare.open", { number: ids.length })}
      </LinkButton>
      <Button variant="thin" size="sm" onClick={clear}>
        {t("banknotes.compare.clear")}
      </Button>
    </div>
  );
}
