import { NavShell } from "@specimen/ui/NavShell/NavShell.tsx";
import { SideNavigation } from "@specimen/ui/SideNavigation/SideNavigation.tsx";
import { TopBar } from "@specimen/ui/TopBar/TopBar.tsx";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { defaultPath } from "../../areas/areaList.ts";
import { isStuck, useSession } from "../../services/session.ts";
import { lazyPart } from "../../widgets/lazyPart.tsx";
import { ConnectionStripe } from "./ConnectionStripe.tsx";
import { ThemeMenu } from "./ThemeMenu.tsx";

const SessionStripe = lazyPart(() => import("./SessionStripe.tsx"), { isOptional: true });

interface FrameProps {
  /** Leads from one side of the product to the other. */
  modes?: ReactNode;
  /** `NavLink` and `NavSection` entries. */
  entries?: ReactNode;
  /** Language, account and outside links. */
  footer?: ReactNode;
  /** The middle of the top bar. */
  search?: ReactNode;
  /** Above the top bar, beside what is said of connection and session. */
  notice?: ReactNode;
  /** Under the page and in sight. */
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** Navigation and top bar around a page; without entries it is what waits for them. */
export function Frame({ modes, entries, footer, search, notice, bottomBar, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <NavShell
      skipText={t("shell.skip")}
      bottomBar={bottomBar}
      stripe={
        <>
          <ConnectionStripe />
          <StuckSession />
          {notice}
        </>
      }
      navigation={
        <SideNavigation
          label={t("shell.navigation")}
          brand={{ name: "Specimen", href: defaultPath }}
          closeLabel={t("shell.closeNavigation")}
          modes={modes}
          footer={footer}
        >
          {entries}
        </SideNavigation>
      }
      topBar={
        <TopBar menuLabel={t("shell.openNavigation")} actions={<ThemeMenu />}>
          {search}
        </TopBar>
      }
    >
      {children}
    </NavShell>
  );
}

/** From the first trouble on it stays, to read again what failed once that is over. */
function StuckSession() {
  const session = useSession();
  const [wasStuck, setWasStuck] = useState(false);
  if (isStuck(session) && !wasStuck) setWasStuck(true);
  return wasStuck ? <SessionStripe /> : null;
}
