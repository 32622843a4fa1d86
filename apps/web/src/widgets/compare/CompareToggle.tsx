import { Button } from "@specimen/ui/Button/Button.tsx";
import { CompareIcon } from "@specimen/ui/Icon/actions.tsx";
import { useTranslation } from "react-i18next";
import { useComparison } from "../../services/comparison.ts";

/** Puts the note one is looking at into the comparison, or takes it out. */
export function CompareToggle({ banknoteId }: { banknoteId: string }) {
  const { t } = useTranslation();
  const { ids, isFull, add, remove } = useComparison();
  const isIn = ids.includes(banknoteId);
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<CompareIcon size={18} />}
      aria-pressed={isIn}
      disabledReason={!isIn && isFull ? t("banknotes.compare.full") : undefined}
      onClick={() => (isIn ? remove(banknoteId) : add(banknoteId))}
    >
      {t(isIn ? "banknotes.compare.added" : "banknotes.compare.add")}
    </Button>
  );
}
