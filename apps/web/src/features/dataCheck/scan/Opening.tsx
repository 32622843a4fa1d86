import { Card } from "@specimen/ui/Card/Card.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { useTranslation } from "react-i18next";

/** Stands until the server has said how far a check is that was begun before. */
export function Opening() {
  const { t } = useTranslation("migration");
  return (
    <Card>
      <SkeletonRows label={t("state.loading")} />
    </Card>
  );
}
