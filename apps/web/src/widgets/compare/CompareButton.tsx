import { CompareIcon } from "@specimen/ui/Icon/actions.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { useTranslation } from "react-i18next";
import { useComparison } from "../../services/comparison.ts";

/** Puts a note of a list into the comparison, or takes it out. */
export function CompareButton({ banknoteId, name }: { banknoteId: string; name: string }) {
  const { t } = useTranslation();
  const { ids, isFull, add, remove } = useComparison();
  const isIn = ids.includes(banknoteId);
  return (
    <IconButton
      label={t("banknotes.compare.choose", { name })}
      icon={<CompareIcon />}
      aria-pressed={isIn}
      disabledReason={!isIn && isFull ? t("banknotes.compare.full") : undefined}
      onClick={() => (isIn ? remove(banknoteId) : add(banknoteId))}
    />
  );
}
