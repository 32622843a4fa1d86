import { isLanguage, languages } from "@specimen/core/language";
import { DropdownMenu } from "@specimen/ui/DropdownMenu/DropdownMenu.tsx";
import { GlobeIcon } from "@specimen/ui/Icon/firstPage.tsx";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../i18n/languageNames.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useLabelled } from "../../widgets/useLabelled.ts";

/** Chooses the display language; each stands under its own name. */
export function LanguageMenu() {
  const { t } = useTranslation("preload");
  const labelled = useLabelled();
  const { language, choose } = useLanguage();
  return (
    <DropdownMenu
      label={labelled(t("selectLanguage"), t("languageName"))}
      triggerText={t("languageName")}
      triggerIcon={<GlobeIcon />}
      header={t("selectLanguage")}
      items={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={language}
      onSelect={(value) => {
        if (isLanguage(value)) choose(value);
      }}
      ground="nav"
    />
  );
}
