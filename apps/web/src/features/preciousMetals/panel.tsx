import { sortBy } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
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
        flagSrc: metal.flagSrc ?? undefined,
      })),
      ({ label }) => label,
      language,
    );
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
        <div className={css.pair}>
          <OptionPicker
            title={t("dashboard.metals.selectCoin")}
            options={optionsOf(coins.data, ({ name, countryName }) => `${name}, ${countryName}`)}
            hrefOf={paths.preciousMetals.coin}
          />
          <OptionPicker
            title={t("dashboard.metals.selectBar")}
            options={optionsOf(bars.data, ({ name }) => name)}
            hrefOf={paths.preciousMetals.ingotVariant}
          />
        </div>
      )}
    </Card>
  );
}
