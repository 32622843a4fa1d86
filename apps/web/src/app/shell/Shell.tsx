import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useConsent } from "../../services/consent.ts";
import { useCurrentUser } from "../../services/currentUser.ts";
import { usePermissions } from "../../services/session.ts";
import { whenIdle } from "../../services/whenIdle.ts";
import { withoutPart } from "../missingChunk.ts";
import { defaultPath, entranceOf, navigationAreas, routeTable, type Area } from "../routeTable.ts";
import { Entries } from "./Entries.tsx";
import { Footer } from "./Footer.tsx";
import { Frame } from "./Frame.tsx";
import type { ModesProps } from "./Modes.tsx";
import { Prepared } from "./Prepared.tsx";

// The top bar has its height without it, so that nothing moves when it comes.
const SearchEntry = lazy(() => import("../search/SearchEntry.tsx").catch(withoutPart));
const Modes = lazy<ComponentType<ModesProps>>(() => import("./Modes.tsx").catch(withoutPart));
const CatalogueNotice = lazy<ComponentType>(() =>
  new Promise<void>((resolve) => void whenIdle(resolve))
    .then(() => import("./CatalogueNotice.tsx"))
    .catch(withoutPart),
);
const ConsentBanner = lazy(() => import("./ConsentBanner.tsx").catch(withoutPart));

interface ShellProps {
  /** Every area of the product; a story shows others. */
  table?: readonly Area[];
  children: ReactNode;
}

/** The product's frame for somebody who is signed in. */
export function Shell({ table = routeTable, children }: ShellProps) {
  const { data: user, error } = useCurrentUser();
  const tool = entranceOf(navigationAreas(usePermissions(), table, true));
  const hasTool = user?.capabilities.showClientTool === true && tool !== undefined;
  const { isBannerShown } = useConsent();
  // The footer comes whole, so that nothing in it moves when the logo comes.
  const isKnown = user !== undefined || error !== undefined;
  return (
    <Frame
      modes={
        hasTool ? (
          <Suspense>
            <Modes knowledge={defaultPath} tool={tool} />
          </Suspense>
        ) : undefined
      }
      entries={<Entries table={table} />}
      search={
        <Suspense>
          <SearchEntry />
        </Suspense>
      }
      footer={isKnown ? <Footer /> : undefined}
      notice={
        <Suspense>
          <CatalogueNotice />
        </Suspense>
      }
      bottomBar={
        isBannerShown ? (
          <Suspense>
            <ConsentBanner />
          </Suspense>
        ) : undefined
      }
    >
      <Prepared>{children}</Prepared>
    </Frame>
  );
}
