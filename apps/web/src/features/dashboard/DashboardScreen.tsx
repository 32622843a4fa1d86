import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import type { AreaPanel } from "../../areas/Area.ts";
import { useAreas, useVisibleAreas } from "../../services/hooks/useAreas.ts";
import { useCurrentUser } from "../../services/hooks/useCurrentUser.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { Empty } from "../../widgets/Empty.tsx";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import * as css from "./dashboard.css.ts";
import { ArticlesCard, BanknoteCalendar, panelOf } from "./lazyPanels.tsx";

/** One panel for each permitted area; the others are faded, empty places (specification 2.7). */
export function DashboardScreen() {
  const { t } = useTranslation();
  const granted = usePermissions();
  const areas = useAreas();
  const visible = useVisibleAreas();
  const isEmpty =
    visible.every(({ permission }) => !permission) &&
    !granted.some((each) => each.startsWith("dashboard:"));
  return (
    <Page width="dashboard">
      <ScreenTitle title={t("dashboard.title")} isHidden />
      {isEmpty && <NothingPermitted />}
      <Stack gap={18}>
        <div className={css.panels}>
          {areas.map((area) => {
            const { name, panel } = area;
            if (panel === undefined) return null;
            return visible.includes(area) ? (
              <Panel key={name} panel={panel} />
            ) : (
              <div key={name} className={css.lowPlace[panel.height]} aria-hidden="true" />
            );
          })}
        </div>
        {granted.includes("dashboard:banknote_calendar:read") && <BanknoteCalendar />}
        {granted.includes("dashboard:news:read") && <ArticlesCard kind="news" />}
        {granted.includes("dashboard:news_and_update_information:read") && (
          <ArticlesCard kind="changelogs" />
        )}
      </Stack>
    </Page>
  );
}

function Panel({ panel }: { panel: AreaPanel }) {
  const LoadedPanel = panelOf(panel);
  return <LoadedPanel />;
}

function NothingPermitted() {
  const { t } = useTranslation();
  const customer = useCurrentUser().data?.customer.name;
  return (
    <Empty
      title={t("dashboard.nothingTitle")}
      text={customer === undefined ? "" : t("dashboard.nothingText", { customer })}
    />
  );
}
