import type { AlertPage } from "@specimen/api/contract";
import { WarnSign } from "@specimen/ui/Icon/signs.tsx";
import { NavLink } from "@specimen/ui/SideNavigation/NavLink.tsx";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { openAlertsQuery } from "./queries.ts";
import { useReasonText } from "./useReasonText.ts";

const { alerts: list } = paths.clientToolDataCheck;

/** Tells of each new alarm wherever one is, and how many are open as long as there are any. */
export default function AlarmWatch() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = openAlertsQuery.useData();
  useNewAlarmToast(data);
  const open = data?.open ?? 0;
  if (open === 0) return null;
  return (
    <NavLink href={list} isCurrent={pathname === list} icon={<WarnSign size={18} />}>
      {t("clientToolDataCheck.alerts.openCount", { number: open })}
    </NavLink>
  );
}

/** Shows a toast for an alarm that came after the first answer. */
function useNewAlarmToast(page: AlertPage | undefined) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const reasonText = useReasonText();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (page === undefined) return;
    const [newest] = page.alerts;
    const before = told.current;
    const raisedAt = newest?.raisedAt ?? "";
    if (before === null || raisedAt > before) told.current = raisedAt;
    if (newest === undefined || before === null || raisedAt <= before) return;
    toast({
      tone: "no",
      title: t("clientToolDataCheck.alerts.raised"),
      text: reasonText(newest),
      action: { label: t("clientToolDataCheck.alerts.show"), onClick: () => void navigate(list) },
    });
  }, [page, toast, t, navigate, reasonText]);
}
