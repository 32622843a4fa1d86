import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { recordRows, rulesOfRecords } from "../../widgets/matrix/recordRows.ts";
import { TradeForm } from "../../widgets/matrix/TradeForm.tsx";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";
import { useCountries } from "../../widgets/useCountries.ts";
import { tradeQuery } from "./queries.ts";

/** Which coins and bars are bought and sold. */
export function TradeScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const query = tradeQuery.useData();
  const { countries = [] } = useCountries();
  const title = t("clientToolMetals.trade");
  return (
    <RulePage section="metalTradability" title={title}>
      <QueryState query={query} failed={t("clientToolMetals.failed")}>
        {({ version, records }) => (
          <TradeForm
            section="metalTradability"
            title={title}
            rows={recordRows(records, countries, t("clientToolMetals.rule"))}
            saved={rulesOfRecords(records)}
            version={version}
            onWritten={() => void query.mutate()}
            send={async (sent) =>
              writtenOf(
                await client.PUT("/client-tool/precious-metals/tradability", {
                  params: sentParams(sent, "ct/metals/trade"),
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
