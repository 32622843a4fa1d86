import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useShortcutsChoice } from "../../services/shortcuts.ts";
import { themes, useTheme } from "../../services/theme.ts";

/** What holds on this device and at once: the theme, and whether single keys act. */
export function DeviceCard() {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  const shortcuts = useShortcutsChoice();
  return (
    <Card title={t("account.device")} isDivided>
      <Stack>
        <Select
          label={t("theme.title")}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onValueChange={(value) => {
            const chosen = themes.find((known) => known === value);
            if (chosen !== undefined) choose(chosen);
          }}
        />
        <Checkbox
          label={t("account.shortcuts")}
          hint={t("account.shortcutsHint")}
          checked={shortcuts.areOn}
          onCheckedChange={shortcuts.choose}
        />
      </Stack>
    </Card>
  );
}
