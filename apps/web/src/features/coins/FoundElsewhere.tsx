import type { Coin } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { useIsReachable } from "../../services/hooks/useAreas.ts";
import { metalPaths } from "../../url/metalPaths.ts";
import { paths } from "../../url/paths.ts";
import { links, section } from "../../widgets/record/record.css.ts";

/** The other places of a coin: the money and the metals of its country, as far as one may enter. */
export function FoundElsewhere({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  const isReachable = useIsReachable();
  const { id, name } = coin.country;
  const places = [
    {
      base: paths.preciousMetals.search,
      href: metalPaths.ofCountry(id),
      label: t("coins.metalsOf", { country: name }),
    },
    {
      base: paths.banknotes.list(id),
      href: paths.banknotes.list(id),
      label: t("coins.moneyOf", { country: name }),
    },
  ].filter(({ base }) => isReachable(base));
  if (places.length === 0) return null;
  return (
    <section className={section}>
      <Heading level={2}>{t("coins.elsewhere")}</Heading>
      <ul className={links}>
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
