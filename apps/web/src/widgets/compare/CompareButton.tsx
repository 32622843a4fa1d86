import { Button } from "@specimen/ui/Button/Button.tsx";
import { CompareIcon } from "@specimen/ui/Icon/actions.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { useTranslation } from "react-i18next";
import type { Comparison } from "./createComparison.ts";
import { useComparison } from "./useComparison.ts";

export interface CompareButtonProps {
  comparison: Comparison;
  id: string;
}

/** Puts a record of a list into the comparison, or takes it out. */
export function CompareButton({ comparison, id, name }: CompareButtonProps & { name: string }) {
  const { t } = useTranslation();
  const { isIn, toggle, disabledReason } = useMember(comparison, id);
  return (
    <IconButton
      label={t("catalogue.compare.choose", { name })}
      icon={<CompareIcon />}
      aria-pressed={isIn}
      disabledReason={disabledReason}
      onClick={toggle}
    />
  );
}

/** The same for the record of a page. */
export function CompareToggle({ comparison, id }: CompareButtonProps) {
  const { t } = useTranslation();
  const { isIn, toggle, disabledReason } = useMember(comparison, id);
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<CompareIcon size={18} />}
      aria-pressed={isIn}
      disabledReason={disabledReason}
      onClick={toggle}
    >
      {t(isIn ? "catalogue.compare.added" : "catalogue.compare.add")}
    </Button>
  );
}

function useMember(comparison: Comparison, id: string) {
  const { t } = useTranslation();
  const { ids, isFull, add, remove } = useComparison(comparison);
  const isIn = ids.includes(id);
  return {
    isIn,
    toggle: () => (isIn ? remove(id) : add(id)),
    disabledReason: !isIn && isFull ? t(comparison.full) : undefined,
  };
}
