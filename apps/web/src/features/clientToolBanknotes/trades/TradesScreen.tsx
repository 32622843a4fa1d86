import type { BanknoteMatrix } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Awaited } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { TradeForm } from "../../../widgets/matrix/TradeForm.tsx";
import { isAwaited } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { useCountries } from "../../../widgets/useCountries.ts";
import { matrixQuery } from "../queries.ts";
import { TransferCard } from "../texts/TransferCard.tsx";
import { CopyCountry } from "./CopyCountry.tsx";
import { tradeRows } from "./tradeRows.ts";

/** Which banknotes are bought and sold, as a matrix of series and values. */
export function TradesScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const client = useApiClient();
  const query = matrixQuery.useData();
  const { countries, error } = useCountries();
  const title = t("clientToolBanknotes.trades.title");
  return (
    <RulePage section="banknoteTradability" title={title}>
      {/* The names of the rows would move aside, and take another line, when their flags come. */}
      {isAwaited({ data: countries, error }) && <Awaited />}
      <QueryState query={query} failed={t("clientToolBanknotes.failed")}>
        {({ version, banknotes }) => (
          <>
            <TradeForm
              section="banknoteTradability"
              title={title}
              filterLabel={t("form.matrix.filter")}
              rows={tradeRows(banknotes, countries ?? [], language)}
              saved={Object.fromEntries(
                banknotes.map(({ banknoteId, tradability }) => [banknoteId, tradability]),
              )}
              version={version}
              onWritten={() => void query.mutate()}
              tools={(rules, set) => (
                <CopyCountry banknotes={banknotes} rules={rules} onCopied={set} />
              )}
              send={async (sent) =>
                writtenOf(
                  await client.PUT("/client-tool/banknotes/tradability", {
                    params: sentParams(sent, "ct/notes/trades"),
                    body: sent.body,
                  }),
                )
              }
            />
            <Transfer banknotes={banknotes} />
          </>
        )}
      </QueryState>
    </RulePage>
  );
}

/** Copies the rules of one country to an associated customer. */
function Transfer({ banknotes }: Pick<BanknoteMatrix, "banknotes">) {
  const { t } = useTranslation();
  const [country, setCountry] = useState("");
  const names = new Map(banknotes.map(({ countryId, countryName }) => [countryId, countryName]));
  return (
    <TransferCard kind="tradability" countryId={country}>
      <Select
        label={t("clientToolBanknotes.trades.transferCountry")}
        value={country}
        options={[
          { value: "", label: t("clientToolBanknotes.transfer.none") },
          ...[...names].map(([value, label]) => ({ value, label })),
        ]}
        onValueChange={setCountry}
      />
    </TransferCard>
  );
}
