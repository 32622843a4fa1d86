import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { Missing } from "../Missing.tsx";

/** An address that names a country there is not, with the way to all countries. */
export function MissingCountry({ code, backHref }: { code: string; backHref: string }) {
  const { t } = useTranslation();
  return (
    <Missing title={t("countries.missingTitle", { code })} text={t("countries.missingText")}>
      <LinkButton href={backHref}>{t("countries.all")}</LinkButton>
    </Missing>
  );
}
