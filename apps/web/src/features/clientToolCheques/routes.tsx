import { defineQuery, useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { recordRows, rulesOfRecords } from "../../widgets/matrix/recordRows.ts";
import { TradeForm } from "../../widgets/matrix/TradeForm.tsx";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";
import { useCountries } from "../../widgets/useCountries.ts";
import { InfoScreen, NoteInfoScreen } from "./ChequeTexts.tsx";

const tradeQuery = defineQuery("/client-tool/travellers-cheques/tradability");

/** Which cheques are bought. */
function TradeScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const query = tradeQuery.useData();
  const { countries = [] } = useCountries();
  const title = t("clientToolCheques.trade");
  return (
    <RulePage section="chequeTradability" title={title}>
      <QueryState query={query} failed={t("clientToolCheques.failed")}>
        {({ version, records }) => (
          <TradeForm
            section="chequeTradability"
            title={title}
            filterLabel={t("clientToolCheques.filter")}
            rows={recordRows(records, countries, t("clientToolCheques.rule"))}
            saved={rulesOfRecords(records)}
            version={version}
            onWritten={() => void query.mutate()}
            send={async (sent) =>
              writtenOf(
                await client.PUT("/client-tool/travellers-cheques/tradability", {
                  params: sentParams(sent, "ct/tc/trade"),
                  body: { rules: sent.body.rules },
                }),
              )
            }
          />
        )}
      </QueryState>
    </RulePage>
  );
}

const screens = { trade: <TradeScreen />, info: <InfoScreen />, noteInfo: <NoteInfoScreen /> };

/** The customer's rules on travellers cheques: /ct/tc. */
export default function ClientToolChequesRoutes() {
  return <AreaRoutes routes={paths.clientToolCheques.routes} screens={screens} />;
}
