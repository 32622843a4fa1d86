import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import { NavLink } from "@specimen/ui/SideNavigation/NavLink.tsx";
import { NavSection } from "@specimen/ui/SideNavigation/NavSection.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { Area, NavigationLink } from "../../areas/Area.ts";
import { isBelow, isClientTool, linksOf, mountAt, navigationAreas } from "../../areas/areaList.ts";
import { useAreas } from "../../services/hooks/useAreas.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { paths } from "../../url/paths.ts";
import { lazyPart } from "../../widgets/lazyPart.tsx";

// They stand last, so that nothing moves when they come; without their code they are missing.
const MoreEntries = lazyPart(() => import("./MoreEntries.tsx"), { isOptional: true });

/** The sections of the side one is on, by permission; the one that holds the page is open. */
export function Entries() {
  const { pathname } = useLocation();
  const areas = useAreas();
  const listed = navigationAreas(areas, usePermissions(), isClientTool(pathname));
  const here = mountAt(areas, pathname);
  const section = here?.partOf ?? here?.area.name;
  return (
    <>
      {listed.map((area) => (
        <AreaEntry key={area.base} area={area} isHere={area.name === section} />
      ))}
      <MoreEntries />
    </>
  );
}

function AreaEntry({ area, isHere: isInside }: { area: Area; isHere: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const links = linksOf(area, usePermissions());
  const icon = <AreaIcon name={area.icon} />;
  const title = t(`navigation.${area.name}`);
  // The customer's own texts stand under the customer's own links.
  const isHere = isInside && !pathname.startsWith(customLinks);
  if (links.length === 0) {
    return (
      <NavLink href={area.base} icon={icon} isCurrent={isHere}>
        {title}
      </NavLink>
    );
  }
  const current = links.findLast((link) => isAt(pathname, link, area)) ?? links[0];
  return (
    <NavSection
      title={title}
      icon={icon}
      isCurrent={isHere}
      isAlwaysOpen={area.navigation?.isAlwaysOpen}
    >
      {links.map((link) => (
        <NavLink key={link.path} href={link.path} isCurrent={isHere && link === current}>
          {t(`navigation.${link.key}`)}
        </NavLink>
      ))}
    </NavSection>
  );
}

const customLinks = paths.staticPages.customLink("");

/** Everything of an area lies below its base, so a link to the base itself is for it alone. */
const isAt = (pathname: string, { path, also = [] }: NavigationLink, { base }: Area) =>
  path === base ? pathname === path : [path, ...also].some((each) => isBelow(pathname, each));
