import { isVisible } from "@specimen/core/permissions";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { DashboardProps } from "../features/dashboard/routes.tsx";
import { usePermissions } from "../services/session.ts";
import { AreaBoundary } from "./AreaBoundary.tsx";
import { missingChunk } from "./missingChunk.ts";
import { defaultPath, routeTable, visibleAreas, visiblePanels, type Area } from "./routeTable.ts";

// Few visitors see these two, so their code comes when they are needed.
const ForbiddenScreen = lazy(() => import("./ForbiddenScreen.tsx").catch(missingChunk));
const NotFoundScreen = lazy(() => import("./NotFoundScreen.tsx").catch(missingChunk));

/** The areas of the product: each allowed one is mounted, the others say why not. */
export function Areas() {
  const held = usePermissions();
  const areas = visibleAreas(held);
  const dashboard: DashboardProps = {
    panels: visiblePanels(held),
    places: routeTable.flatMap(({ panel }) => panel ?? []),
    reachable: areas.map(({ path }) => path),
  };
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route path="/" element={<Navigate to={defaultPath} replace />} />
      {areas.map((area) => (
        <Route
          key={area.path}
          path={`${area.path}/*`}
          element={<AreaScreens area={area} dashboard={dashboard} />}
        />
      ))}
      {routeTable
        .filter((area) => !isVisible(area, held))
        .map((area) => (
          <Route
            key={area.path}
            path={`${area.path}/*`}
            element={
              <Guarded place={pathname}>
                <ForbiddenScreen area={area.name} />
              </Guarded>
            }
          />
        ))}
      <Route
        path="*"
        element={
          <Guarded place={pathname}>
            <NotFoundScreen />
          </Guarded>
        }
      />
    </Routes>
  );
}

/** Each area's screens, loaded once. */
const screens = new Map<string, ComponentType<DashboardProps>>(
  routeTable.map(({ path, load }) => [path, lazy(() => load().catch(missingChunk))]),
);

/** Waits for the code of a screen, and keeps its fault to itself. */
function Guarded({ place, children }: { place: string; children: ReactNode }) {
  const { t } = useTranslation("migration");
  return (
    <AreaBoundary place={place}>
      <Suspense fallback={<Loader text={t("state.loading")} />}>{children}</Suspense>
    </AreaBoundary>
  );
}

function AreaScreens({ area, dashboard }: { area: Area; dashboard: DashboardProps }) {
  const { pathname } = useLocation();
  const Screens = screens.get(area.path);
  return (
    <Guarded key={area.path} place={pathname}>
      {Screens === undefined ? <NotFoundScreen /> : <Screens {...dashboard} />}
    </Guarded>
  );
}
