import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Suspense, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../services/currentUser.ts";
import { usePermissions } from "../../services/session.ts";
import { Empty } from "../../widgets/Empty.tsx";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import { BanknotesPanel } from "./BanknotesPanel.tsx";
import * as css from "./dashboard.css.ts";
import {
  ArticlesCard,
  BanknoteCalendar,
  PreciousMetalsPanel,
  TravellersChequesPanel,
} from "./furtherScreens.ts";
import { IdentityDocumentsPanel } from "./IdentityDocumentsPanel.tsx";
import { panelNames, type DashboardProps, type PanelName } from "./panelNames.ts";

const drawn: Record<PanelName, ComponentType<{ reachable: readonly string[] }>> = {
  identityDocuments: IdentityDocumentsPanel,
  banknotes: BanknotesPanel,
  travellersCheques: TravellersChequesPanel,
  preciousMetals: PreciousMetalsPanel,
};

/** One panel for each permitted area; the others are faded, empty places (specification 2.7). */
export function DashboardScreen({ panels, places, reachable }: DashboardProps) {
  const { t } = useTranslation();
  const held = usePermissions();
  return (
    <Page width="dashboard">
      <ScreenTitle title={t("dashboard.title")} isHidden />
      {panels.length === 0 && <NothingPermitted />}
      <Stack gap={18}>
        <div className={css.panels}>
          {panelNames
            .filter((name) => places.includes(name))
            .map((name) => {
              const Panel = drawn[name];
              return panels.includes(name) ? (
                <Suspense key={name} fallback={<Place name={name} />}>
                  <Panel reachable={reachable} />
                </Suspense>
              ) : (
                <Place key={name} name={name} />
              );
            })}
        </div>
        {held.includes("dashboard:banknote_calendar:read") && (
          <Suspense fallback={<Skeleton height="22rem" />}>
            <BanknoteCalendar />
          </Suspense>
        )}
        {held.includes("dashboard:news:read") && (
          <Suspense fallback={<Skeleton height="18rem" />}>
            <ArticlesCard kind="news" />
          </Suspense>
        )}
        {held.includes("dashboard:news_and_update_information:read") && (
          <Suspense fallback={<Skeleton height="18rem" />}>
            <ArticlesCard kind="changelogs" />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

/** Where a panel would be. */
function Place({ name }: { name: PanelName }) {
  const isTall = name === "identityDocuments" || name === "banknotes";
  return <div className={isTall ? css.tallPlace : css.place} aria-hidden="true" />;
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
