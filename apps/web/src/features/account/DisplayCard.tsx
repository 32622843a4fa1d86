import { Card } from "@specimen/ui/Card/Card.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { themes, useTheme } from "../../services/hooks/useTheme.ts";

/** The theme: it changes at once, and the account keeps it for every device. */
export function DisplayCard() {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  return (
    <Card title={t("account.display")} isDivided>
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
        <Text step="label" tone="ink3">
          {t("account.themeHint")}
        </Text>
      </Stack>
    </Card>
  );
}
