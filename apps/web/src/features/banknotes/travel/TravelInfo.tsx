import type { TravelInfo as Info } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { useTranslation } from "react-i18next";
import { CustomerNoteCard } from "../../../widgets/catalogue/CustomerNoteCard.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RichText } from "../../../widgets/RichText.tsx";
import { travelQuery } from "../queries.ts";
import { Customs } from "./Customs.tsx";
import * as css from "./travel.css.ts";
import { TravelTable } from "./TravelTable.tsx";
import { travelRows } from "./travelRows.ts";

/** The index of what the customer adds to a country's travel information (specification 3). */
const disclaimerIndex = 4;

/** Money at a country's border: the catalogue's rule, its remark, and the customer's own words. */
export function TravelInfo({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  return (
    <QueryState
      query={travelQuery.useData(countryId)}
      failed={t("banknotes.travel.failed")}
      loading={<SkeletonRows label={tShared("state.loading")} count={3} />}
    >
      {(info) => <Found info={info} />}
    </QueryState>
  );
}

function Found({ info }: { info: Info }) {
  const { t } = useTranslation();
  if (!Object.values(info.sections).includes(true))
    return <Empty title={t("banknotes.travel.hidden")} text={t("banknotes.travel.hiddenText")} />;
  return (
    <div className={css.parts}>
      <Rule info={info} />
      {info.customs !== null && info.limits.length > 0 && <Customs customs={info.customs} />}
      {info.note !== null && (
        <Card title={t("catalogue.facts.remark")}>
          <p>
            <Localized text={info.note} />
          </p>
        </Card>
      )}
      {info.addition !== null && (
        <Card title={t("catalogue.customerNote")}>
          <RichText html={info.addition.text} lang={info.addition.lang} headingLevel={3} />
        </Card>
      )}
      <CustomerNoteCard index={disclaimerIndex} />
    </div>
  );
}

/** Of a country without any rule nothing is guessed; hidden sections say nothing at all. */
function Rule({ info }: { info: Info }) {
  const { t } = useTranslation();
  const rows = travelRows(info.limits, info);
  if (!info.isOwn && info.provenance === null && info.limits.length > 0)
    return <Empty title={t("banknotes.travel.none")} text={t("banknotes.travel.noneText")} />;
  if (rows.length === 0) return null;
  return <TravelTable info={info} rows={rows} />;
}
