import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import { NavLink } from "@specimen/ui/SideNavigation/NavLink.tsx";
import { NavSection } from "@specimen/ui/SideNavigation/NavSection.tsx";
import { memo } from "react";
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
  const granted = usePermissions();
  const listed = navigationAreas(areas, granted, isClientTool(pathname));
  const here = mountAt(areas, pathname);
  const section = here?.partOf ?? here?.area.name;
  // The customer's own texts stand under the customer's own links.
  const isCustom = pathname.startsWith(customLinks);
  return (
    <>
      {listed.map((area) => (
        <AreaEntry
          key={area.base}
          area={area}
          current={
            area.name === section && !isCustom ? currentOf(area, granted, pathname) : undefined
          }
        />
      ))}
      <MoreEntries />
    </>
  );
}

interface AreaEntryProps {
  area: Area;
  /** The address of the link one is at; undefined where one is in another area. */
  current: string | undefined;
}

// A step to another page draws the entry that one leaves and the one that one comes to.
const AreaEntry = memo(({ area, current }: AreaEntryProps) => {
  const { t } = useTranslation();
  const links = linksOf(area, usePermissions());
  const icon = <AreaIcon name={area.icon} />;
  const title = t(`navigation.${area.name}`);
  const isHere = current !== undefined;
  if (links.length === 0) {
    return (
      <NavLink href={area.base} icon={icon} isCurrent={isHere}>
        {title}
      </NavLink>
    );
  }
  return (
    <NavSection
      title={title}
      icon={icon}
      isCurrent={isHere}
      isAlwaysOpen={area.navigation?.isAlwaysOpen}
    >
      {links.map(({ path, key }) => (
        <NavLink key={path} href={path} isCurrent={path === current}>
          {t(`navigation.${key}`)}
        </NavLink>
      ))}
    </NavSection>
  );
});

/** The link of an area that an address in it belongs to; its base where it has no links. */
function currentOf(area: Area, granted: readonly string[], pathname: string): string {
  const links = linksOf(area, granted);
  return (links.findLast((link) => isAt(pathname, link, area)) ?? links[0])?.path ?? area.base;
}

const customLinks = paths.staticPages.customLink("");

/** Everything of an area lies below its base, so a link to the base itself is for it alone. */
const isAt = (pathname: string, { path, also = [] }: NavigationLink, { base }: Area) =>
  path === base ? pathname === path : [path, ...also].some((each) => isBelow(pathname, each));
