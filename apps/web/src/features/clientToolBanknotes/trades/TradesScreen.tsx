import type { BanknoteMatrix, Country } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { urlSchema } from "../../../url/urlSchema.ts";
import { useUrlState } from "../../../url/useUrlState.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { tradeNames, TradeMatrix, type MatrixRow } from "../../../widgets/matrix/TradeMatrix.tsx";
import { useTradeForm } from "../../../widgets/matrix/useTradeForm.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RuleComparison } from "../../../widgets/rules/RuleComparison.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { useCountries } from "../../../widgets/useCountries.ts";
import { matrixQuery } from "../queries.ts";
import { TransferCard } from "../texts/TransferCard.tsx";
import { tradeRows } from "./tradeRows.ts";

const shows = ["all", "changed", "waiting"] as const;
const filterSchema = urlSchema(
  z.object({
    text: z.optional(z.string().check(z.maxLength(100))),
    show: z._default(z.enum(shows), "all"),
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
);

/** Which banknotes are bought and sold, as a matrix of series and values. */
export function TradesScreen() {
  const { t } = useTranslation();
  const query = matrixQuery.useData();
  const { countries } = useCountries();
  return (
    <RulePage section="banknoteTradability" title={t("clientToolBanknotes.trades.title")}>
      <QueryState query={query} failed={t("clientToolBanknotes.failed")}>
        {(found) => (
          <TradesForm
            found={found}
            countries={countries ?? []}
            onWritten={() => void query.mutate()}
          />
        )}
      </QueryState>
    </RulePage>
  );
}

interface TradesFormProps {
  found: BanknoteMatrix;
  countries: readonly Country[];
  onWritten: () => void;
}

function TradesForm({ found: { version, banknotes }, countries, onWritten }: TradesFormProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const client = useApiClient();
  const url = useUrlState(filterSchema, { debounce: 200 });
  const saved = Object.fromEntries(
    banknotes.map(({ banknoteId, tradability }) => [banknoteId, tradability]),
  );
  const { state, rules, changed, set, undo } = useTradeForm({
    name: "banknoteTradability",
    saved,
    version,
    onWritten,
    send: async (sent) =>
      writtenOf(
        await client.PUT("/client-tool/banknotes/tradability", {
          params: sentParams(sent, "ct/notes/trades"),
          body: sent.body,
        }),
      ),
  });
  const rows = tradeRows(banknotes, countries, language);
  const { show, text = "", country } = url.state;
  const shown = rows.filter(
    (row) => isNamed(row, text) && row.cells.some((cell) => shownBy[show](cell, changed)),
  );
  const labelOf = (id: string) => {
    const row = rows.find(({ cells }) => cells.some((cell) => cell.id === id));
    const cell = row?.cells.find((each) => each.id === id);
    return row === undefined ? id : `${row.title}, ${row.text}, ${cell?.label ?? ""}`;
  };
  const changedIds = Object.keys(changed);
  return (
    <>
      <ContractForm
        state={state}
        section="banknoteTradability"
        labelOf={(path) => labelOf(path.replace(/^rules\./, ""))}
        textOf={(_path, value) => t(`form.trade.${tradeNames[Number(value ?? 0)] ?? "noTrade"}`)}
      >
        <Stack direction="row" gap={10} isWrapping align="end">
          <TextField
            type="search"
            label={t("clientToolBanknotes.trades.filter")}
            value={url.texts["text"] ?? ""}
            onValueChange={(typed) => url.type({ text: typed })}
          />
          <Segments
            label={t("clientToolBanknotes.trades.show")}
            value={show}
            options={shows.map((value) => ({
              value,
              label: t(`clientToolBanknotes.trades.shows.${value}`, {
                number: rows.flatMap(({ cells }) =>
                  cells.filter((cell) => shownBy[value](cell, changed)),
                ).length,
              }),
            }))}
            onValueChange={(value) => url.change({ show: value })}
          />
        </Stack>
        {shown.length === 0 ? (
          <Empty
            title={t("clientToolBanknotes.trades.none")}
            text={t("clientToolBanknotes.trades.noneText")}
          />
        ) : (
          <TradeMatrix
            key={`${show} ${text}`}
            label={t("clientToolBanknotes.trades.title")}
            rows={shown}
            rules={rules}
            saved={saved}
            onSet={set}
            onUndo={undo}
          />
        )}
        {changedIds.length > 0 && (
          <RuleComparison
            section="banknoteTradability"
            caption={t("clientToolBanknotes.trades.unsaved", { number: changedIds.length })}
            beforeLabel={t("form.compare.before")}
            afterLabel={t("form.compare.after")}
            rules={changedIds.map((id) => ({
              subject: id,
              label: labelOf(id),
              before: saved[id],
              after: changed[id],
            }))}
          />
        )}
      </ContractForm>
      <Stack gap={10}>
        <Select
          label={t("clientToolBanknotes.trades.transferCountry")}
          value={url.texts["country"] ?? ""}
          options={[
            { value: "", label: t("clientToolBanknotes.transfer.none") },
            ...[
              ...new Map(banknotes.map(({ countryId, countryName }) => [countryId, countryName])),
            ].map(([value, label]) => ({ value, label })),
          ]}
          onValueChange={(country) => url.type({ country })}
        />
        {country !== undefined && <TransferCard kind="tradability" countryId={country} />}
      </Stack>
    </>
  );
}

const shownBy: Record<
  (typeof shows)[number],
  (cell: MatrixRow["cells"][number], changed: Readonly<Record<string, unknown>>) => boolean
> = {
  all: () => true,
  changed: ({ id }, changed) => id in changed,
  waiting: ({ pending }) => pending !== null,
};

/** Whether every word that was typed is in the row's name or one of its values. */
function isNamed({ title, text, cells }: MatrixRow, typed: string): boolean {
  const name = [title, text, ...cells.map(({ label }) => label)].join(" ").toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}
