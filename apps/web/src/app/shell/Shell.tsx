import { lazy, Suspense, type ReactNode } from "react";
import { useConsent } from "../../services/consent.ts";
import { useCurrentUser } from "../../services/currentUser.ts";
import { usePermissions } from "../../services/session.ts";
import { withoutPart } from "../missingChunk.ts";
import { isClientTool, visibleAreas } from "../routeTable.ts";
import { Entries } from "./Entries.tsx";
import { Footer } from "./Footer.tsx";
import { Frame } from "./Frame.tsx";
import { Prepared } from "./Prepared.tsx";

const Modes = lazy(() => import("./Modes.tsx").catch(withoutPart));
const ConsentBanner = lazy(() => import("./ConsentBanner.tsx").catch(withoutPart));

/** The product's frame for somebody who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { data: user, error } = useCurrentUser();
  const held = usePermissions();
  const hasTool =
    user?.capabilities.showClientTool === true &&
    visibleAreas(held).some(({ path }) => isClientTool(path));
  const { isBannerShown } = useConsent();
  // The footer comes whole, so that nothing in it moves when the logo comes.
  const isKnown = user !== undefined || error !== undefined;
  return (
    <Frame
      modes={
        hasTool ? (
          <Suspense>
            <Modes />
          </Suspense>
        ) : undefined
      }
      entries={<Entries />}
      footer={isKnown ? <Footer /> : undefined}
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
