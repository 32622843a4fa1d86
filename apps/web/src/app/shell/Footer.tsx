import { Button } from "@specimen/ui/Button/Button.tsx";
import { NavAccount } from "@specimen/ui/SideNavigation/NavAccount.tsx";
import { NavQuietLinks } from "@specimen/ui/SideNavigation/NavQuietLinks.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useConfig } from "../../services/configuration.ts";
import { useCurrentUser } from "../../services/currentUser.ts";
import { useSession } from "../../services/session.ts";
import { paths } from "../../url/paths.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** Language, who is signed in for whom, the way out, and outside pages where there are any. */
export function Footer() {
  const { t } = useTranslation();
  const { data: user } = useCurrentUser();
  const { user: signedIn } = useSession();
  const { productsUrl, privacyUrl } = useConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const links = [
    { href: productsUrl, label: t("shell.products") },
    { href: privacyUrl, label: t("shell.privacy") },
  ].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]));
  return (
    <>
      <LanguageMenu />
      <NavAccount
        name={user?.user.nickname ?? signedIn?.nickname ?? signedIn?.name ?? ""}
        link={{
          href: paths.account.base,
          label: t("shell.account"),
          isCurrent: pathname === paths.account.base,
        }}
        logo={logoOf(user?.customer)}
        action={
          <Button variant="logout" size="sm" onClick={() => void navigate(paths.logout)}>
            {t("shell.signOut")}
          </Button>
        }
      />
      {links.length > 0 && <NavQuietLinks items={links} newTabText={t("record.newTab")} />}
    </>
  );
}

function logoOf(customer: { name: string; logo: string | null } | undefined) {
  if (customer === undefined || customer.logo === null) return undefined;
  return { src: customer.logo, label: customer.name };
}
