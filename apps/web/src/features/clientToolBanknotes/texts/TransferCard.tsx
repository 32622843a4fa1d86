import type { AssociatedCustomer, RuleSection, TransferComparison } from "@specimen/api/contract";
import { defineQuery, useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import { useMutation, type Outcome } from "../../../services/hooks/useMutation.ts";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { focusHeadingAbove } from "../../../widgets/focusHeading.ts";
import { RuleComparison } from "../../../widgets/rules/RuleComparison.tsx";

const calls = {
  currencyInfo: "/customers/{customerId}/transfer-currency-info/{id}",
  banknoteInfo: "/customers/{customerId}/transfer-banknote-info/{id}",
  tradability: "/customers/{customerId}/transfer-banknote-tradability/{id}",
} as const;

const sections = {
  currencyInfo: "currencyInfo",
  banknoteInfo: "banknoteInfo",
  tradability: "banknoteTradability",
} as const satisfies Record<keyof typeof calls, RuleSection>;

export interface TransferCardProps {
  /** What is copied to the other customer. */
  kind: keyof typeof calls;
  /** Empty until one is chosen. */
  countryId: string;
  /** Where the page is not about one country: the field to choose it. */
  children?: ReactNode;
}

const between = (path: { customerId: string; id: string }) => ({ params: { path } });
const transferQueries = {
  currencyInfo: defineQuery(calls.currencyInfo, { init: between }),
  banknoteInfo: defineQuery(calls.banknoteInfo, { init: between }),
  tradability: defineQuery(calls.tradability, { init: between }),
};

const associatedQuery = defineQuery("/customers/associated-customers");

/** Copies the rules on a country to an associated customer, after a comparison; without one, nothing. */
export function TransferCard({ kind, countryId, children }: TransferCardProps) {
  const { t } = useTranslation();
  const { data: customers = [] } = associatedQuery.useData();
  const [customerId, setCustomerId] = useState("");
  if (customers.length === 0) return null;
  return (
    <Card title={t("clientToolBanknotes.transfer.title")}>
      <Stack gap={10}>
        <Text tone="ink2">{t("clientToolBanknotes.transfer.text")}</Text>
        {children}
        <Select
          label={t("clientToolBanknotes.transfer.to")}
          value={customerId}
          options={[
            { value: "", label: t("clientToolBanknotes.transfer.none") },
            ...customers.map(({ id, name }: AssociatedCustomer) => ({ value: id, label: name })),
          ]}
          onValueChange={setCustomerId}
        />
        {countryId !== "" && customerId !== "" && (
          <Comparison
            key={`${customerId} ${countryId}`}
            kind={kind}
            customerId={customerId}
            countryId={countryId}
          />
        )}
      </Stack>
    </Card>
  );
}

interface ComparisonProps extends Omit<TransferCardProps, "children"> {
  customerId: string;
}

function Comparison({ kind, customerId, countryId }: ComparisonProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const path = { customerId, id: countryId };
  const query = transferQueries[kind].useData(path);
  const place = useRef<HTMLDivElement>(null);
  const { submit, isPending } = useMutation<TransferComparison>(
    async ({ version }) => {
      const written = writtenOf(
        await client.POST(calls[kind], {
          params: { path, query: { screen: "ct/notes" }, header: ifMatch(version) },
        }),
      );
      // The button goes with what was copied.
      const isDone = written.status === "effective";
      if (isDone && place.current?.matches(":focus-within")) focusHeadingAbove(place.current);
      await query.mutate();
      return written;
    },
    {
      method: "POST",
      subject: "transfer",
      outcomeOf: (answer): Outcome | null => outcomeOf(answer),
    },
  );
  return (
    <div ref={place}>
      <QueryState query={query} failed={t("clientToolBanknotes.transfer.failed")}>
        {(found) =>
          found.entries.length === 0 ? (
            <Text>{t("clientToolBanknotes.transfer.same", { number: found.same })}</Text>
          ) : (
            <Stack gap={10}>
              <RuleComparison
                section={sections[kind]}
                caption={t("clientToolBanknotes.transfer.title")}
                beforeLabel={t("clientToolBanknotes.transfer.there", { name: found.customer.name })}
                afterLabel={t("clientToolBanknotes.transfer.comes")}
                rules={found.entries.map(({ subject, label, there, comes }) => ({
                  subject,
                  label,
                  before: there,
                  after: comes,
                }))}
              />
              <Stack direction="row">
                <Button pending={isPending} onClick={() => submit(found)}>
                  {t("clientToolBanknotes.transfer.send", { number: found.entries.length })}
                </Button>
              </Stack>
            </Stack>
          )
        }
      </QueryState>
    </div>
  );
}
