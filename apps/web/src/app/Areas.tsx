import { isVisible } from "@specimen/core/permissions";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import {
  defaultPath,
  entranceOf,
  isBelow,
  mayOpen,
  mountsOf,
  pageOf,
  visibleMounts,
  type Mount,
} from "../areas/areaList.ts";
import { useAreas, useVisibleAreas } from "../services/hooks/useAreas.ts";
import { usePermissions } from "../services/hooks/useSession.ts";
import { useServices } from "../services/useServices.ts";
import { lazyPart } from "../widgets/lazyPart.tsx";
import { useLoadable } from "../widgets/loadable.ts";
import { MissingPart } from "../widgets/MissingPart.tsx";
import { AreaBoundary } from "./AreaBoundary.tsx";
import { screensOf } from "./areaScreens.ts";

// Few visitors see these two, so their code comes when they are needed.
const ForbiddenScreen = lazyPart(() => import("./ForbiddenScreen.tsx"), { headingLevel: 1 });
const NoPage = lazyPart(() => import("./NoPage.tsx"), { headingLevel: 1 });

/** The screens of every area, each at its addresses and for those who may enter it. */
export function Areas() {
  const granted = usePermissions();
  const mounts = mountsOf(useAreas());
  const visible = visibleMounts(useAreas(), granted);
  // Two areas may share an address when one is restricted to those who lack the other's permission.
  const hidden = mounts.filter(
    (mount) => !isVisible(mount, granted) && visible.every(({ base }) => base !== mount.base),
  );
  const { pathname } = useLocation();
  // The router reads every pattern it is given at each change of the address.
  const here = [...visible, ...hidden].filter(({ base }) => isAlike(pathname, base));
  return (
    <Routes>
      <Route path="/" element={<Navigate to={defaultPath} replace />} />
      {here.map((mount) => (
        <Route key={mount.base} path={`${mount.base}/*`} element={<MountedArea mount={mount} />} />
      ))}
      <Route
        path="*"
        element={
          <Guarded>
            <NoPage />
          </Guarded>
        }
      />
    </Routes>
  );
}

/** To the router capitals are the same as small letters. */
const isAlike = (pathname: string, base: string) =>
  isBelow(pathname.toLowerCase(), base.toLowerCase());

/** Keeps a fault of its screen to itself. */
function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <AreaBoundary place={pathname}>{children}</AreaBoundary>;
}

/** What an address of an area shows: its screen, or why there is none. */
function MountedArea({ mount }: { mount: Mount }) {
  const { pathname } = useLocation();
  const granted = usePermissions();
  const { area, base } = mount;
  const page = pageOf(mount, pathname);
  const isOpen = mayOpen(page, granted);
  const entrance = isVisible(mount, granted) ? entranceOf(area, granted) : undefined;
  const isShown = isOpen && page.route !== null;
  if (!isShown && entrance !== undefined && pathname.replace(/\/+$/, "") === base)
    return <Navigate to={entrance} replace />;
  if (!isOpen)
    return (
      <Guarded>
        <ForbiddenScreen area={entrance === undefined ? area.name : undefined} />
      </Guarded>
    );
  if (!isShown)
    return (
      <Guarded>
        <NoPage area={area} />
      </Guarded>
    );
  return (
    <Guarded key={base}>
      <AreaScreens mount={mount} />
    </Guarded>
  );
}

function AreaScreens({ mount: { area } }: { mount: Mount }) {
  const { t } = useTranslation("migration");
  const context = { visible: useVisibleAreas(), loadParts: useServices().loadParts };
  const loaded = useLoadable(screensOf(area, context));
  if (loaded === null) return <Loader text={t("state.loading")} />;
  if ("failure" in loaded) return <MissingPart onRetry={loaded.retry} headingLevel={1} />;
  const Screens = loaded.value.default;
  return <Screens />;
}
