import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import * as css from "./RecordScreen.css.ts";

/** A record that is loading, in the heights it will have. */
export function RecordSkeleton() {
  const { t } = useTranslation("migration");
  return (
    <div className={css.waiting} role="status">
      <VisuallyHidden>{t("state.loading")}</VisuallyHidden>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="4.9rem" />
      <div className={css.columns}>
        <div className={css.column}>
          <Skeleton height="25rem" />
          <Skeleton height="2.6rem" />
        </div>
        <Skeleton height="23rem" />
      </div>
    </div>
  );
}
