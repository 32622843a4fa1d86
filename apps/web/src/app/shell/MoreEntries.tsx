import { defineQuery } from "@specimen/api/react";
import { FileIcon, LinkIcon, OfficeIcon } from "@specimen/ui/Icon/actions.tsx";
import { CurrentInSight } from "@specimen/ui/SideNavigation/CurrentInSight.tsx";
import { NavLink } from "@specimen/ui/SideNavigation/NavLink.tsx";
import { NavSection } from "@specimen/ui/SideNavigation/NavSection.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useVisibleAreas } from "../../services/hooks/useAreas.ts";
import { useConfig, useServices } from "../../services/useServices.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { paths } from "../../url/paths.ts";
import { lazyPart } from "../../widgets/lazyPart.tsx";

/**
 * What areas look after, what a customer has added to the navigation, and the ways to the back office
 * outside. With them the entry of the page comes into sight, wherever it stands.
 */
export default function MoreEntries() {
  const { pathname } = useLocation();
  return (
    <>
      <Watches />
      <CustomerLinks />
      <BackOffice />
      <CurrentInSight page={pathname} />
    </>
  );
}

const linksQuery = defineQuery("/customer-links");
const none: readonly never[] = [];

/** What areas look after for this user, each loaded with its words. */
function Watches() {
  const { areas, loadParts } = useServices();
  const granted = usePermissions();
  const visible = useVisibleAreas();
  const [watches] = useState(() =>
    areas.flatMap((area) => {
      const { watch, words } = area;
      if (watch === undefined) return [];
      const load = async () => (await Promise.all([watch.load(), loadParts(words)]))[0];
      return [{ area, permission: watch.permission, Part: lazyPart(load, { isOptional: true }) }];
    }),
  );
  return watches
    .filter(({ area, permission }) => visible.includes(area) && granted.includes(permission))
    .map(({ area, Part }) => <Part key={area.name} />);
}

/** The customer's own links: to a page, to a text here, to a file; each in its own language. */
function CustomerLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const custom = paths.staticPages.customLink("");
  const current = pathname.startsWith(custom) ? pathname : undefined;
  const { data: links = none } = linksQuery.useData();
  if (links.length === 0) return null;
  return (
    <NavSection
      title={t("navigation.customerLinks")}
      icon={<LinkIcon />}
      isCurrent={current !== undefined}
      isAlwaysOpen
    >
      {links.map(({ id, type, value, label, lang }) => {
        const inside = paths.staticPages.customLink(id);
        const isText = type === "text";
        return (
          <NavLink
            key={id}
            href={isText ? inside : value}
            isCurrent={isText && current === inside}
            icon={type === "pdf" ? <FileIcon size={14} /> : undefined}
            newTabText={isText ? undefined : t("record.newTab")}
          >
            <span lang={lang}>{label}</span>
          </NavLink>
        );
      })}
    </NavSection>
  );
}

const offices = [
  { key: "admin", permission: "admin:all" },
  { key: "reseller", permission: "reseller:access" },
] as const;

/** The back office is another product: it opens beside this one (specification 2.10). */
function BackOffice() {
  const { t } = useTranslation();
  const { adminUrl } = useConfig();
  const granted = usePermissions();
  if (adminUrl === undefined) return null;
  return offices
    .filter(({ permission }) => granted.includes(permission))
    .map(({ key }) => (
      <NavLink
        key={key}
        href={adminUrl}
        isCurrent={false}
        icon={<OfficeIcon />}
        newTabText={t("record.newTab")}
      >
        {t(`navigation.${key}`)}
      </NavLink>
    ));
}
