import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { focusHeadingAbove } from "../focusHeading.ts";
import * as css from "./compare.css.ts";
import type { Comparison } from "./createComparison.ts";
import { useComparison } from "./useComparison.ts";

/** Leads to the records put together so far; nothing while there are none. */
export function ComparisonLinks({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const { ids, clear } = useComparison(comparison);
  if (ids.length === 0) return null;
  return (
    <div role="group" aria-label={t("catalogue.compare.label")} className={css.links}>
      <LinkButton href={comparison.hrefOf(ids)} size="sm">
        {t("catalogue.compare.open", { number: ids.length })}
      </LinkButton>
      <Button
        variant="thin"
        size="sm"
        onClick={({ currentTarget }) => {
          clear();
          focusHeadingAbove(currentTarget);
        }}
      >
        {t("catalogue.compare.clear")}
      </Button>
    </div>
  );
}
