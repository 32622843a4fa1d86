import { DropdownMenu } from "@specimen/ui/DropdownMenu/DropdownMenu.tsx";
import { MoonIcon, ScreenIcon, SunIcon } from "@specimen/ui/Icon/firstPage.tsx";
import { useTranslation } from "react-i18next";
import { themes, useTheme } from "../../services/hooks/useTheme.ts";
import { useLabelled } from "../../widgets/useLabelled.ts";

const icons = { light: SunIcon, dark: MoonIcon, system: ScreenIcon };

/** Chooses the theme: light, dark, or as the device is set. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { theme, choose } = useTheme();
  const Icon = icons[theme];
  return (
    <DropdownMenu
      label={labelled(t("theme.title"), t(`theme.${theme}`))}
      triggerIcon={<Icon />}
      header={t("theme.title")}
      items={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onSelect={(value) => {
        const chosen = themes.find((known) => known === value);
        if (chosen !== undefined) choose(chosen);
      }}
      ground="page"
    />
  );
}
