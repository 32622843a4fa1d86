import { sortBy } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import { rem } from "@specimen/ui/theme/scale.ts";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { paths } from "../../url/paths.ts";
import { Failure } from "../../widgets/Failure.tsx";
import { OptionPicker } from "../../widgets/panel/OptionPicker.tsx";
import * as css from "../../widgets/panel/panel.css.ts";
import { coinChoicesQuery, refinerChoicesQuery } from "./panelQueries.ts";

interface Metal {
  id: string;
  name: string;
  countryName: string;
  flagSrc: string | null;
}

/** Coins, with name and country, and the bars of a refiner. */
export default function PreciousMetalsPanel() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const coins = coinChoicesQuery.useData();
  const bars = refinerChoicesQuery.useData();
  const failed = [coins, bars].find(({ data, error }) => data === undefined && error !== undefined);
  const optionsOf = (metals: readonly Metal[] | undefined, labelOf: (metal: Metal) => string) =>
    metals &&
    sortBy(
      metals.map((metal) => ({
        value: metal.id,
        label: labelOf(metal),
        imageSrc: metal.flagSrc ?? undefined,
      })),
      ({ label }) => label,
      language,
    );
  const titles = { coin: t("dashboard.metals.selectCoin"), bar: t("dashboard.metals.selectBar") };
  return (
    <Card title={t("dashboard.metals.title")} icon={<AreaIcon name="ingot" />}>
      {failed !== undefined ? (
        <Failure
          error={failed.error}
          title={t("dashboard.metals.failed")}
          headingLevel={3}
          onRetry={() => void Promise.all([coins.mutate(), bars.mutate()])}
        />
      ) : (
        <div
          className={css.pair}
          style={{ gridTemplateColumns: columnsFor(Object.values(titles)) }}
        >
          <OptionPicker
            title={titles.coin}
            options={optionsOf(coins.data, ({ name, countryName }) => `${name}, ${countryName}`)}
            hrefOf={paths.preciousMetals.coin}
          />
          <OptionPicker
            title={titles.bar}
            options={optionsOf(bars.data, ({ name }) => name)}
            hrefOf={paths.preciousMetals.ingotVariant}
          />
        </div>
      )}
    </Card>
  );
}

/**
 * Beside one another where every field has space for its words. Counted in letters: measured, the
 * fields would move when the typeface comes.
 */
const columnsFor = (titles: readonly string[]): string => {
  const letters = Math.max(...titles.map(({ length }) => length));
  return `repeat(auto-fit, minmax(min(100%, ${rem(60 + 8 * letters)}), 1fr))`;
};
