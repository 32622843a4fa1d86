import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, useLocation } from "react-router-dom";
import { redirect } from "../browser/redirect.ts";
import { usePermissions } from "../services/hooks/useSession.ts";
import { useConfig } from "../services/useServices.ts";
import { entranceOf } from "../areas/areaList.ts";
import { backOffice } from "../url/backOffice.ts";
import ForbiddenScreen from "./ForbiddenScreen.tsx";
import NotFoundScreen, { type NotFoundScreenProps } from "./NotFoundScreen.tsx";

/**
 * What an address shows that no area has a page for. That of the back office leads to it: it is
 * another product, so no area is mounted there (specification 2.2, decision 0240).
 */
export default function NoPage({ area }: NotFoundScreenProps) {
  const { pathname } = useLocation();
  const { adminUrl } = useConfig();
  const granted = usePermissions();
  // Where somebody may open no page of a section, those are what is missing.
  if (area?.navigation !== undefined && entranceOf(area, granted) === undefined)
    return <ForbiddenScreen area={area.name} />;
  if (adminUrl === undefined || matchPath(`${backOffice}/*`, pathname) === null)
    return <NotFoundScreen area={area} />;
  if (!granted.includes("admin:all")) return <ForbiddenScreen area="admin" />;
  return <WayToBackOffice url={adminUrl} />;
}

function WayToBackOffice({ url }: { url: string }) {
  const { t } = useTranslation("migration");
  useEffect(() => redirect(url), [url]);
  return <Loader text={t("state.loading")} />;
}
