import type { Coin } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import * as css from "../../widgets/record/record.css.ts";

/** Other coins of the same type, by weight. */
export function CoinNeighbours({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  if (coin.neighbours.length === 0) return null;
  const title = t("banknotes.coin.neighbours");
  return (
    <section className={css.section}>
      <Heading level={2}>{title}</Heading>
      <ul aria-label={title} className={css.links}>
        {coin.neighbours.map(({ id, name }) => (
          <li key={id}>
            <Link href={paths.banknotes.coin(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
