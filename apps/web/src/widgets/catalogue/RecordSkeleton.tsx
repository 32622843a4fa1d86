import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import * as css from "../record/record.css.ts";

/** A note that is on its way, in the heights it will have. */
export function DetailSkeleton() {
  const { t } = useTranslation("migration");
  return (
    <div className={css.waiting} role="status">
      <VisuallyHidden>{t("state.loading")}</VisuallyHidden>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="4.9rem" />
      <div className={css.columns}>
        <div className={css.facts}>
          <Skeleton height="25rem" />
          <Skeleton height="2.6rem" />
        </div>
        <Skeleton height="23rem" />
      </div>
    </div>
  );
}
