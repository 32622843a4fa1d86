import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { useTranslation } from "react-i18next";
import { useShortcutsChoice } from "../../services/hooks/useShortcutsChoice.ts";

/** What holds on this device and at once: whether single keys act. */
export function DeviceCard() {
  const { t } = useTranslation();
  const shortcuts = useShortcutsChoice();
  return (
    <Card title={t("account.device")} isDivided>
      <Checkbox
        label={t("account.shortcuts")}
        hint={t("account.shortcutsHint")}
        checked={shortcuts.areOn}
        onCheckedChange={shortcuts.choose}
      />
    </Card>
  );
}
