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
import { TextsScreen } from "../../widgets/rules/TextsScreen.tsx";
import { useCountries } from "../../widgets/useCountries.ts";

const tradeQuery = defineQuery("/client-tool/travellers-cheques/tradability");
const infoQuery = defineQuery("/client-tool/travellers-cheques/info/all-languages");

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

/** The customer's text on cheques. */
function InfoScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  return (
    <TextsScreen
      section="chequeInfo"
      title={t("clientToolCheques.info")}
      textTitle={t("clientToolCheques.info")}
      screen="ct/tc/info"
      query={infoQuery.useData()}
      failed={t("clientToolCheques.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/travellers-cheques/info", { params, body })
      }
    />
  );
}

const screens = { trade: <TradeScreen />, info: <InfoScreen /> };

/** The customer's rules on travellers cheques: /ct/tc. */
export default function ClientToolChequesRoutes() {
  return <AreaRoutes routes={paths.clientToolCheques.routes} screens={screens} />;
}
