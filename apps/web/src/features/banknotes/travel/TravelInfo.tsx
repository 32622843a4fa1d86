import { Card } from "@specimen/ui/Card/Card.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { useTranslation } from "react-i18next";
import { Empty } from "../../../widgets/Empty.tsx";
import { Failure } from "../../../widgets/Failure.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { RichText } from "../../../widgets/RichText.tsx";
import { useTravelInfo } from "../queries.ts";
import * as css from "./travel.css.ts";
import { TravelTable } from "./TravelTable.tsx";
import { travelRows } from "./travelRows.ts";

type Info = NonNullable<ReturnType<typeof useTravelInfo>["data"]>;

/** Money at a country's border: the catalogue's rule, its remark, and the customer's own words. */
export function TravelInfo({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { data, error, mutate } = useTravelInfo(countryId);
  if (data === undefined && error !== undefined)
    return (
      <Failure error={error} title={t("banknotes.travel.failed")} onRetry={() => void mutate()} />
    );
  if (data === undefined) return <SkeletonRows label={tell("state.loading")} count={3} />;
  if (!Object.values(data.sections).includes(true))
    return <Empty title={t("banknotes.travel.hidden")} text={t("banknotes.travel.hiddenText")} />;
  return (
    <div className={css.parts}>
      <Rule info={data} />
      {data.note !== null && (
        <Card title={t("banknotes.travel.remark")}>
          <p>
            <Localized text={data.note} />
          </p>
        </Card>
      )}
      {data.addition !== null && (
        <Card title={t("banknotes.customerInfo")}>
          <RichText html={data.addition.text} lang={data.addition.lang} headingLevel={3} />
        </Card>
      )}
    </div>
  );
}

/** Of a country without a record nothing is guessed; hidden sections say nothing at all. */
function Rule({ info }: { info: Info }) {
  const { t } = useTranslation();
  const rows = travelRows(info.limits, info);
  if (info.provenance === null && info.limits.length > 0)
    return <Empty title={t("banknotes.travel.none")} text={t("banknotes.travel.noneText")} />;
  if (rows.length === 0) return null;
  return <TravelTable info={info} rows={rows} />;
}
