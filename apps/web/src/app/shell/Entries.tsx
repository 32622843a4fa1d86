import {
  BanknoteIcon,
  CoinIcon,
  ChequeIcon,
  HomeIcon,
  IngotIcon,
  PassportIcon,
} from "@specimen/ui/Icon/areas.tsx";
import { InfoSign } from "@specimen/ui/Icon/signs.tsx";
import { NavLink } from "@specimen/ui/SideNavigation/NavLink.tsx";
import { NavSection } from "@specimen/ui/SideNavigation/NavSection.tsx";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { usePermissions } from "../../services/session.ts";
import { paths } from "../../url/paths.ts";
import { withoutPart } from "../missingChunk.ts";
import { isClientTool, navigationAreas, type Area } from "../routeTable.ts";

// They stand last, so that nothing moves when they come; without their code they are missing.
const MoreEntries = lazy(() => import("./MoreEntries.tsx").catch(withoutPart));

const icons = {
  account: HomeIcon,
  dashboard: HomeIcon,
  identityDocuments: PassportIcon,
  banknotes: BanknoteIcon,
  coins: CoinIcon,
  preciousMetals: IngotIcon,
  travellersCheques: ChequeIcon,
  staticPages: InfoSign,
};

/**
 * The sections of the side one is on, by permission; the one that holds the page is open. `table`
 * is every area of the product.
 */
export function Entries({ table }: { table: readonly Area[] }) {
  const { pathname } = useLocation();
  const areas = navigationAreas(usePermissions(), table, isClientTool(pathname));
  const here = table.find(({ path }) => isBelow(pathname, path));
  const section = here?.countrySection?.of ?? here?.name;
  return (
    <>
      {areas.map((area) => (
        <AreaEntry key={area.path} area={area} isHere={area.name === section} />
      ))}
      <Suspense>
        <MoreEntries />
      </Suspense>
    </>
  );
}

function AreaEntry({ area, isHere: isInside }: { area: Area; isHere: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const Icon = icons[area.name];
  const title = t(`navigation.${area.name}`);
  // The customer's own texts stand under the customer's own links.
  const isHere = isInside && !pathname.startsWith(customLinks);
  if (area.links.length === 0) {
    return (
      <NavLink href={area.path} icon={<Icon />} isCurrent={isHere}>
        {title}
      </NavLink>
    );
  }
  const current = area.links.findLast(({ path }) => isAt(pathname, path, area)) ?? area.links[0];
  return (
    <NavSection title={title} icon={<Icon />} isCurrent={isHere} isAlwaysOpen={area.isAlwaysOpen}>
      {area.links.map((link) => (
        <NavLink key={link.path} href={link.path} isCurrent={isHere && link === current}>
          {t(`navigation.${link.key}`)}
        </NavLink>
      ))}
    </NavSection>
  );
}

const customLinks = paths.staticPages.customLink("");

/** Everything of an area lies below its base, so a link to the base itself is for it alone. */
const isAt = (pathname: string, path: string, area: Area) =>
  path === area.path ? pathname === path : isBelow(pathname, path);

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
