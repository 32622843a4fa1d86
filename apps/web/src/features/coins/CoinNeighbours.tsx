import type { Coin } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../../widgets/Localized.tsx";
import { useEntrance } from "./entrance.ts";
import { links, section } from "../../widgets/record/record.css.ts";

/** Other coins of the same type, by weight. */
export function CoinNeighbours({ coin }: { coin: Coin }) {
  const { record } = useEntrance();
  const { t } = useTranslation();
  if (coin.neighbours.length === 0) return null;
  const title = t("coins.neighbours");
  return (
    <section className={section}>
      <Heading level={2}>{title}</Heading>
      <ul role="list" aria-label={title} className={links}>
        {coin.neighbours.map(({ id, name }) => (
          <li key={id}>
            <Link href={record(id)}>
              <Localized text={name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
