import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import type { AreaName } from "../areas/Area.ts";
import { useCurrentUser } from "../services/hooks/useCurrentUser.ts";
import { paths } from "../url/paths.ts";
import { ScreenMessage } from "../widgets/ScreenMessage.tsx";

interface ForbiddenScreenProps {
  /** Left out where other pages of the area are open. */
  area?: AreaName | undefined;
}

/** An area or a page that is not in the user's account, and who can change that. */
export default function ForbiddenScreen({ area }: ForbiddenScreenProps) {
  const { t } = useTranslation(["migration", "translation"]);
  const { data: user } = useCurrentUser();
  const title =
    area === undefined
      ? t("error.permission_missing.title")
      : t("state.forbidden.title", { area: t(`navigation.${area}`, { ns: "translation" }) });
  return (
    <ScreenMessage
      kind="forbidden"
      headingLevel={1}
      title={title}
      text={
        user === undefined
          ? t("state.forbidden.textWithoutCustomer")
          : t("state.forbidden.text", { customer: user.customer.name })
      }
      actions={<LinkButton href={paths.dashboard.base}>{t("state.toDashboard")}</LinkButton>}
    />
  );
}
