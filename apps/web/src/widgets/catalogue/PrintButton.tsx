import { Button } from "@specimen/ui/Button/Button.tsx";
import { PrintIcon } from "@specimen/ui/Icon/actions.tsx";
import { useTranslation } from "react-i18next";

/** Prints the page as its sheet of paper. */
export function PrintButton({ onPrint }: { onPrint: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="sm" variant="secondary" icon={<PrintIcon size={18} />} onClick={onPrint}>
      {t("catalogue.print.button")}
    </Button>
  );
}
