import { Link } from "@specimen/ui/Link/Link.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { useConfig } from "../services/useServices.ts";

/** Leads to the provider's page of passkeys, beside the product; nothing where there is none. */
export function PasskeysLink() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { passkeysUrl } = useConfig();
  if (passkeysUrl === undefined) return null;
  const address = new URL(passkeysUrl);
  address.searchParams.set("lang", language);
  return (
    <Link href={address.href} size="base" isNewTab>
      {t("passkeys.manage")}
      <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
    </Link>
  );
}
