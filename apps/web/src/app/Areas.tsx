import { isVisible } from "@specimen/core/permissions";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { DashboardProps } from "../features/dashboard/routes.tsx";
import { usePermissions } from "../services/session.ts";
import { AreaBoundary } from "./AreaBoundary.tsx";
import { missingChunk } from "./missingChunk.ts";
import { dashboardOf, defaultPath, routeTable, visibleAreas, type Area } from "./routeTable.ts";

// Few visitors see these two, so their code comes when they are needed.
const ForbiddenScreen = lazy(() => import("./ForbiddenScreen.tsx").catch(missingChunk));
const NotFoundScreen = lazy(() => import("./NotFoundScreen.tsx").catch(missingChunk));

/** The areas of a table: each allowed one is mounted, the others say why not. */
export function Areas({ table = routeTable }: { table?: readonly Area[] }) {
  const held = usePermissions();
  const areas = visibleAreas(held, table);
  const dashboard = dashboardOf(held, table);
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
      {table
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

const known = new WeakMap<Area, ComponentType<DashboardProps>>();

/** An area's screens, loaded once. */
function screensOf(area: Area): ComponentType<DashboardProps> {
  const screens = known.get(area) ?? lazy(() => area.load().catch(missingChunk));
  known.set(area, screens);
  return screens;
}

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
  const Screens = screensOf(area);
  return (
    <Guarded key={area.path} place={pathname}>
      <Screens {...dashboard} />
    </Guarded>
  );
}
