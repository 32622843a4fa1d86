import { sortBy } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { paths } from "../../url/paths.ts";
import { Failure } from "../../widgets/Failure.tsx";
import { OptionPicker } from "../../widgets/panel/OptionPicker.tsx";
import { nameOfSeries } from "./chequeNames.ts";
import { seriesChoicesQuery } from "./seriesChoicesQuery.ts";

/** Travellers cheques by issuer. */
export default function TravellersChequesPanel() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error, mutate } = seriesChoicesQuery.useData();
  const options = data?.series.map(({ id, issuer, series, currencies }) => ({
    value: id,
    label: nameOfSeries({ issuer, series }),
    code: currencies.length === 1 ? currencies[0] : undefined,
  }));
  return (
    <Card title={t("dashboard.cheques.title")} icon={<AreaIcon name="cheque" />}>
      {data === undefined && error !== undefined ? (
        <Failure
          error={error}
          title={t("dashboard.cheques.failed")}
          headingLevel={3}
          onRetry={() => void mutate()}
        />
      ) : (
        <OptionPicker
          title={t("dashboard.cheques.select")}
          options={options && sortBy(options, ({ label }) => label, language)}
          hrefOf={paths.travellersCheques.series}
        />
      )}
    </Card>
  );
}
