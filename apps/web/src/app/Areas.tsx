import { isVisible } from "@specimen/core/permissions";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { lazy, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { DashboardProps } from "../features/dashboard/routes.tsx";
import { usePermissions } from "../services/session.ts";
import { CountrySectionsContext } from "../widgets/catalogue/countrySection.ts";
import { AreaBoundary } from "./AreaBoundary.tsx";
import { useScreens } from "./areaScreens.ts";
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
  const sections = areas.flatMap(({ countrySection }) => countrySection ?? []);
  const { pathname } = useLocation();
  return (
    <CountrySectionsContext value={sections}>
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
    </CountrySectionsContext>
  );
}

/** Keeps a fault of its screen to itself, and waits for code that it lacks. */
function Guarded({ place, children }: { place: string; children: ReactNode }) {
  return (
    <AreaBoundary place={place}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </AreaBoundary>
  );
}

function Loading() {
  const { t } = useTranslation("migration");
  return <Loader text={t("state.loading")} />;
}

function AreaScreens({ area, dashboard }: { area: Area; dashboard: DashboardProps }) {
  const { pathname } = useLocation();
  return (
    <Guarded key={area.path} place={pathname}>
      <LoadedScreens area={area} dashboard={dashboard} />
    </Guarded>
  );
}

function LoadedScreens({ area, dashboard }: { area: Area; dashboard: DashboardProps }) {
  const Screens = useScreens(area);
  return Screens === null ? <Loading /> : <Screens {...dashboard} />;
}
