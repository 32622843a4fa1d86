import { useEffect, type ReactNode } from "react";
import { defaultPath, entranceOf, navigationAreas } from "../../areas/areaList.ts";
import { useAreas } from "../../services/hooks/useAreas.ts";
import { useConsent, useConsentService } from "../../services/hooks/useConsent.ts";
import { useCurrentUser } from "../../services/hooks/useCurrentUser.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { idle } from "../../browser/idle.ts";
import { lazyPart } from "../../widgets/lazyPart.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { Entries } from "./Entries.tsx";
import { Footer } from "./Footer.tsx";
import { Frame } from "./Frame.tsx";
import { Prepared } from "./Prepared.tsx";

const isOptional = true;
// The top bar has its height without it, so that nothing moves when it comes.
const SearchEntry = lazyPart(() => import("../search/SearchEntry.tsx"), { isOptional });
const Modes = lazyPart(() => import("./Modes.tsx"), { isOptional });
/** A part that comes once the page has nothing else to do. */
const whenIdle = (load: Parameters<typeof lazyPart<object>>[0]) =>
  lazyPart(
    async () => {
      await idle();
      return load();
    },
    { isOptional },
  );
const CatalogueNotice = whenIdle(() => import("./CatalogueNotice.tsx"));
const PrintedScreen = whenIdle(() => import("./PrintedScreen.tsx"));

/** The product's frame for somebody who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { data: user, error } = useCurrentUser();
  const granted = usePermissions();
  const [area] = navigationAreas(useAreas(), granted, true);
  const tool = area && entranceOf(area, granted);
  // The place is there before it is known, so that nothing moves when the switch comes.
  const hasTool = tool !== undefined && user?.capabilities.showClientTool !== false;
  const { isBannerShown } = useConsent();
  const { ask } = useConsentService();
  useEffect(() => {
    if (user !== undefined) ask(user);
  }, [ask, user]);
  // The footer comes whole, so that nothing in it moves when the logo comes.
  const isKnown = user !== undefined || error !== undefined;
  return (
    <Frame
      modes={
        hasTool ? ((user && <Modes knowledge={defaultPath} tool={tool} />) ?? null) : undefined
      }
      entries={<Entries />}
      search={<SearchEntry />}
      footer={isKnown ? <Footer /> : undefined}
      notice={<CatalogueNotice />}
      bottomBar={isBannerShown ? <ConsentBanner /> : undefined}
    >
      <Prepared>{children}</Prepared>
      <PrintedScreen />
    </Frame>
  );
}
