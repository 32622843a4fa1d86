import type { RuledRecords } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { recordRows, rulesOfRecords } from "../../widgets/matrix/recordRows.ts";
import { TradeForm } from "../../widgets/matrix/TradeForm.tsx";
import type { Query } from "../../widgets/query.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";
import { useCountries } from "../../widgets/useCountries.ts";
import { coinTradeQuery, ingotTradeQuery } from "./queries.ts";

const kinds = ["coin", "ingot"] as const;
type Kind = (typeof kinds)[number];
const kindSchema = urlSchema(z.object({ kind: z._default(z.enum(kinds), "coin") }));

/** Which coins and bars are bought and sold. */
export function TradeScreen() {
  const { t } = useTranslation();
  const url = useUrlState(kindSchema, { isStep: true });
  const { kind } = url.settled;
  return (
    <RulePage section={`${kind}Tradability`} title={t("clientToolMetals.trade")}>
      <Segments
        label={t("clientToolMetals.kinds.label")}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`clientToolMetals.kinds.${value}`) }))}
        onValueChange={(value) => url.change({ kind: value })}
      />
      {kind === "coin" ? <Coins /> : <Ingots />}
    </RulePage>
  );
}

const Coins = () => <Trades kind="coin" query={coinTradeQuery.useData()} />;
const Ingots = () => <Trades kind="ingot" query={ingotTradeQuery.useData()} />;

const calls = {
  coin: "/client-tool/precious-metals/coins/tradability",
  ingot: "/client-tool/precious-metals/ingots/tradability",
} as const satisfies Record<Kind, string>;

function Trades({ kind, query }: { kind: Kind; query: Query<RuledRecords> }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const { countries = [] } = useCountries();
  return (
    <QueryState query={query} failed={t("clientToolMetals.failed")}>
      {({ version, records }) => (
        <TradeForm
          section={`${kind}Tradability`}
          title={t("clientToolMetals.trade")}
          filterLabel={t("clientToolMetals.filter")}
          rows={recordRows(records, countries, t("clientToolMetals.rule"))}
          saved={rulesOfRecords(records)}
          version={version}
          onWritten={() => void query.mutate()}
          send={async (sent) =>
            writtenOf(
              await client.PUT(calls[kind], {
                params: sentParams(sent, "ct/metals/trade"),
                body: { rules: sent.body.rules },
              }),
            )
          }
        />
      )}
    </QueryState>
  );
}
