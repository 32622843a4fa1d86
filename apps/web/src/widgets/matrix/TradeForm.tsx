import type { RuleSection, RuleWritten, TradabilityChange } from "@specimen/api/contract";
import { matchOptions } from "@specimen/ui/SearchableDropdown/matchOptions.ts";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { Empty } from "../Empty.tsx";
import { ContractForm } from "../form/ContractForm.tsx";
import type { Sent } from "../form/useContractForm.ts";
import { RuleComparison } from "../rules/RuleComparison.tsx";
import { TradeMatrix, tradeNames, type MatrixRow, type Rules } from "./TradeMatrix.tsx";
import { useTradeForm } from "./useTradeForm.ts";

export interface TradeFormProps {
  section: RuleSection;
  title: string;
  /** What rows are found by. */
  filterLabel: string;
  rows: readonly MatrixRow[];
  /** The rules in effect, and their version. */
  saved: Rules;
  version: string;
  send: (sent: Sent<TradabilityChange>) => Promise<RuleWritten>;
  onWritten: () => void;
  /** Stands above the matrix and sets many rules at once. */
  tools?: (rules: Rules, set: (next: Rules) => void) => ReactNode;
}

const shows = ["all", "changed", "waiting"] as const;
const filterSchema = urlSchema(
  z.object({
    text: z.optional(z.string().check(z.maxLength(100))),
    show: z._default(z.enum(shows), "all"),
  }),
);

/** A matrix of rules with its filter and what was changed; the filter is kept in the address. */
export function TradeForm({
  section,
  title,
  filterLabel,
  rows,
  saved,
  version,
  send,
  onWritten,
  tools,
}: TradeFormProps) {
  const { t } = useTranslation();
  const url = useUrlState(filterSchema, { debounce: 200 });
  const { state, rules, base, changed, set, undo } = useTradeForm({
    name: section,
    saved,
    version,
    onWritten,
    send,
  });
  const { show, text = "" } = url.state;
  const named = rows.filter((row) => isNamed(row, text));
  const shown = named.filter(({ cells }) => cells.some((cell) => shownBy[show](cell, changed)));
  const countOf = (value: (typeof shows)[number]) =>
    named.flatMap(({ cells }) => cells.filter((cell) => shownBy[value](cell, changed))).length;
  const labelOf = (id: string) => {
    const row = rows.find(({ cells }) => cells.some((cell) => cell.id === id));
    const cell = row?.cells.find((each) => each.id === id);
    return [row?.title ?? id, row?.text, cell?.label].filter(Boolean).join(", ");
  };
  const changedIds = Object.keys(changed);
  return (
    <ContractForm
      state={state}
      section={section}
      labelOf={(path) => labelOf(path.replace(/^rules\./, ""))}
      textOf={(_path, value) => t(`form.trade.${tradeNames[Number(value ?? 0)] ?? "noTrade"}`)}
    >
      <Stack direction="row" gap={10} isWrapping align="end">
        <TextField
          type="search"
          label={filterLabel}
          value={url.texts["text"] ?? ""}
          onValueChange={(typed) => url.type({ text: typed })}
        />
        <Segments
          label={t("form.matrix.show")}
          value={show}
          options={shows.map((value) => ({
            value,
            label: t(`form.matrix.shows.${value}`, { number: countOf(value) }),
          }))}
          onValueChange={(value) => url.change({ show: value })}
        />
      </Stack>
      {tools?.(rules, set)}
      {shown.length === 0 ? (
        <Empty title={t("form.matrix.none")} text={t("form.matrix.noneText")} />
      ) : (
        <TradeMatrix
          key={`${show} ${text}`}
          label={title}
          rows={shown}
          areSingle={rows.every(({ cells }) => cells.length === 1)}
          rules={rules}
          base={base}
          onSet={(ids, value) => set(Object.fromEntries(ids.map((id) => [id, value])))}
          onUndo={undo}
        />
      )}
      {changedIds.length > 0 && (
        <RuleComparison
          section={section}
          caption={t("form.matrix.unsaved", { number: changedIds.length })}
          beforeLabel={t("form.compare.before")}
          afterLabel={t("form.compare.after")}
          rules={changedIds.map((id) => ({
            subject: id,
            label: labelOf(id),
            before: base[id],
            after: changed[id],
          }))}
        />
      )}
    </ContractForm>
  );
}

const shownBy: Record<
  (typeof shows)[number],
  (cell: MatrixRow["cells"][number], changed: Rules) => boolean
> = {
  all: () => true,
  changed: ({ id }, changed) => id in changed,
  waiting: ({ pending }) => pending !== null,
};

/**
 * Whether every word that was typed is in the row's name or one of its values, or begins a word of its
 * text or of another name of its country, as a picker finds them: CHF is in no series, though
 * "hochformatig" has the letters.
 */
function isNamed({ title, text, countryNames, cells }: MatrixRow, typed: string): boolean {
  const name = [title, ...cells.map(({ label }) => label)].join(" ");
  const options = [
    { value: "", label: name, otherNames: countryNames },
    { value: "", label: "", otherNames: () => [text.replaceAll("(", " ")] },
  ];
  return typed.split(/\s+/).every((word) => matchOptions(options, word).length > 0);
}
