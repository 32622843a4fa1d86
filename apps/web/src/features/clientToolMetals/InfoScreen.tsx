import { MetalPriceRule, Metal } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { readDecimal, writeDecimal } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { BinIcon } from "@specimen/ui/Icon/editing.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { useBegunDay } from "../../services/hooks/useToday.ts";
import { paths } from "../../url/paths.ts";
import { RecordPicker } from "../../widgets/catalogue/RecordPicker.tsx";
import { ContractForm } from "../../widgets/form/ContractForm.tsx";
import { FormText } from "../../widgets/form/fields.tsx";
import { outcomeOf, useContractForm } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import type { Query } from "../../widgets/query.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RuledRecords } from "../../widgets/rules/RuledRecords.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { ifMatch, sentParams } from "../../widgets/rules/sentParams.ts";
import { useUndo } from "../../widgets/rules/useUndo.ts";
import { coinsQuery, pricesQuery, variantsQuery } from "./queries.ts";

/** The way to the texts on coins, refiners and bars, and the price of a gram of each metal. */
export function InfoScreen() {
  const { t } = useTranslation();
  const coins = coinsQuery.useData();
  const refiners = variantsQuery.useData();
  const query = pricesQuery.useData();
  const [metal, setMetal] = useState<Metal>("gold");
  return (
    <RulePage section="metalPrices" title={t("clientToolMetals.info")}>
      <Card title={t("clientToolMetals.texts")}>
        <StackInOrder gap={12}>
          <Picker kind="coin" query={coins} hrefOf={paths.clientToolMetals.coin} />
          <RuledRecords section="coinInfo" hrefOf={paths.clientToolMetals.coin} />
          <Picker kind="refiner" query={refiners} hrefOf={paths.clientToolMetals.variant} />
          <RuledRecords section="ingotVariantInfo" hrefOf={paths.clientToolMetals.variant} />
          <Text tone="ink2">{t("clientToolMetals.refinerText")}</Text>
          <RuledRecords section="ingotInfo" hrefOf={paths.clientToolMetals.ingot} />
        </StackInOrder>
      </Card>
      <QueryState query={query} failed={t("clientToolMetals.failed")}>
        {({ version, prices }) => (
          <Stack gap={14}>
            <Select
              label={t("clientToolMetals.metal")}
              value={metal}
              options={Metal.options.map((value) => ({
                value,
                label: t(`form.metals.${value}`),
              }))}
              onValueChange={(value) => setMetal(Metal.parse(value))}
            />
            <PriceForm
              key={metal}
              metal={metal}
              version={version}
              price={prices.find((each) => each.metal === metal)?.price ?? null}
              onWritten={() => void query.mutate()}
            />
          </Stack>
        )}
      </QueryState>
    </RulePage>
  );
}

interface PickerProps {
  kind: "coin" | "refiner";
  query: Query<readonly { id: string; name: string }[]>;
  hrefOf: (id: string) => string;
}

function Picker({ kind, query, hrefOf }: PickerProps) {
  const { t } = useTranslation();
  return (
    <QueryState
      query={query}
      failed={t("clientToolMetals.recordsFailed")}
      isCompact
      loading={<Skeleton height="2.5rem" />}
    >
      {(records) => (
        <RecordPicker
          label={t(`clientToolMetals.${kind}`)}
          title={t(`clientToolMetals.${kind}`)}
          options={records.map(({ id, name }) => ({ value: id, label: name }))}
          hrefOf={hrefOf}
          countText={(number) => t("clientToolMetals.found", { number })}
          nothingFoundText={(text) => t("clientToolMetals.nothing", { text })}
        />
      )}
    </QueryState>
  );
}

interface PriceFormProps {
  metal: Metal;
  version: string;
  price: MetalPriceRule | null;
  onWritten: () => void;
}

interface PriceValues extends Omit<MetalPriceRule, "pricePerGram"> {
  pricePerGram: string;
}

function PriceForm({ metal, version, price, onWritten }: PriceFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const today = useBegunDay();
  const { language } = useLanguage();
  const state = useContractForm<PriceValues, MetalPriceRule>({
    name: `metalPrices/${metal}`,
    schema: MetalPriceRule,
    saved: {
      value: price ?? { pricePerGram: 0, currencyISO: "EUR", date: today, source: "" },
      version,
    },
    toValues: ({ pricePerGram, ...rest }) => ({
      ...rest,
      pricePerGram: writeDecimal(pricePerGram, language),
    }),
    toBody: ({ pricePerGram, currencyISO, ...rest }) => ({
      ...rest,
      currencyISO: currencyISO.toUpperCase(),
      pricePerGram: readDecimal(pricePerGram, language),
    }),
    send: async (sent) =>
      writtenOf(
        await client.PUT("/client-tool/precious-metals/prices/{metal}", {
          params: { path: { metal }, ...sentParams(sent, "ct/metals/info") },
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "metalPrice",
    onWritten,
  });
  const { control } = state.form;
  const names = ["pricePerGram", "currencyISO", "date", "source"] as const;
  return (
    <ContractForm
      state={state}
      section="metalPrices"
      subject={metal}
      labelOf={(path) =>
        t(`clientToolMetals.price.${names.find((name) => name === path) ?? "source"}`)
      }
      start={
        price !== null && <RemovePrice metal={metal} version={version} onRemoved={onWritten} />
      }
    >
      <Card title={t("clientToolMetals.price.title")}>
        <Stack direction="row" gap={14} isWrapping align="start">
          <FormText
            control={control}
            name="pricePerGram"
            label={t("clientToolMetals.price.pricePerGram")}
            inputMode="decimal"
          />
          <FormText
            control={control}
            name="currencyISO"
            label={t("clientToolMetals.price.currencyISO")}
            kind="code"
            maxLength={3}
          />
          <FormText
            control={control}
            name="date"
            type="date"
            label={t("clientToolMetals.price.date")}
          />
        </Stack>
        <FormText control={control} name="source" label={t("clientToolMetals.price.source")} />
      </Card>
    </ContractForm>
  );
}

interface RemovePriceProps extends Pick<PriceFormProps, "metal" | "version"> {
  onRemoved: () => void;
}

/** Takes the price of a metal away; the toast that tells so brings it back. */
function RemovePrice({ metal, version, onRemoved }: RemovePriceProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const client = useApiClient();
  const readAgain = () => {
    onRemoved();
    return Promise.resolve();
  };
  const { submit, isPending } = useMutation<string>(
    async (known) => {
      const written = writtenOf(
        await client.DELETE("/client-tool/precious-metals/prices/{metal}", {
          params: { path: { metal }, query: { screen: "ct/metals/info" }, header: ifMatch(known) },
        }),
      );
      // The button goes with the price: the first field of the next one has the focus.
      const isDone = written.status === "effective";
      if (isDone && button.current?.matches(":focus")) {
        button.current.form?.querySelector("input")?.focus();
      }
      onRemoved();
      return written;
    },
    {
      method: "DELETE",
      subject: "metalPrice",
      outcomeOf,
      actionOf: useUndo("metalPrice", readAgain),
    },
  );
  return (
    <Button
      ref={button}
      variant="red"
      icon={<BinIcon />}
      pending={isPending}
      onClick={() => submit(version)}
    >
      {t("clientToolMetals.price.remove")}
    </Button>
  );
}
