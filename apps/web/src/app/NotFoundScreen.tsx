import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../url/paths.ts";
import { Empty } from "../widgets/Empty.tsx";

/** An address that is none of ours, with a way on. */
export default function NotFoundScreen() {
  const { t } = useTranslation("migration");
  return (
    <>
      <title>{`${t("state.notFound.title")} · Specimen`}</title>
      <Empty title={t("state.notFound.title")} text={t("state.notFound.text")} headingLevel={1}>
        <LinkButton href={paths.dashboard.base}>{t("state.toDashboard")}</LinkButton>
      </Empty>
    </>
  );
}
