import { HttpError } from "@specimen/api/client";
import type { RuleWritten } from "@specimen/api/contract";
import { defineQuery, useApiClient, useMutate } from "@specimen/api/react";
import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { outcomeOf } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { useUndo } from "../../widgets/rules/useUndo.ts";
import { StolenLists } from "./StolenLists.tsx";

const path = "/client-tool/data-check/stolen";
const stolenQuery = defineQuery(path);
const screen = "ct/passcheck/stolen";

/** The list of stolen documents: single numbers, and a CSV that is checked before anything is saved. */
export function StolenScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const query = stolenQuery.useData();
  const mutate = useMutate();
  const readAgain = () => mutate([path]);
  return (
    <RulePage section="stolenDocuments" title={t("form.sections.stolenDocuments")}>
      <QueryState query={query} failed={t("clientToolDataCheck.failed")}>
        {({ count }) => (
          <Text>
            {t("clientToolDataCheck.stolen.count", { number: formatNumber(count, language) })}
          </Text>
        )}
      </QueryState>
      <SingleNumber onChanged={readAgain} />
      <StolenLists onChanged={readAgain} />
    </RulePage>
  );
}

function SingleNumber({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const [number, setNumber] = useState("");
  const [wrong, setWrong] = useState<"missing" | "unfit" | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (what: "missing" | "unfit") => {
    setWrong(what);
    field.current?.focus();
  };
  const wrongText = wrong === "unfit" ? "clientToolDataCheck.stolen.unfit" : "form.problem.missing";
  const { submit, isPending } = useMutation<{ number: string; isRemoved: boolean }>(
    async ({ number: typed, isRemoved }): Promise<RuleWritten> => {
      const init = { params: { query: { screen } }, body: { number: typed } };
      try {
        const written = writtenOf(
          isRemoved
            ? await client.POST("/client-tool/data-check/stolen/remove", init)
            : await client.POST("/client-tool/data-check/stolen", init),
        );
        setNumber("");
        await onChanged();
        return written;
      } catch (error) {
        if (isRefused(error)) refuse("unfit");
        throw error;
      }
    },
    {
      method: "POST",
      subject: "stolenDocuments",
      outcomeOf,
      actionOf: useUndo("stolenDocuments", onChanged),
    },
  );
  const send = (isRemoved: boolean) => {
    if (number.trim() === "") refuse("missing");
    else submit({ number: number.trim(), isRemoved });
  };
  return (
    <Card title={t("clientToolDataCheck.stolen.single")}>
      <TextField
        ref={field}
        label={t("clientToolDataCheck.stolen.number")}
        hint={t("clientToolDataCheck.stolen.hashed")}
        value={number}
        onValueChange={(typed) => {
          setNumber(typed);
          setWrong(null);
        }}
        maxLength={40}
        submitButtonName="addStolen"
        error={wrong === null ? undefined : t(wrongText)}
      />
      <Stack direction="row" gap={10} isWrapping>
        <Button name="addStolen" pending={isPending} onClick={() => send(false)}>
          {t("clientToolDataCheck.stolen.add")}
        </Button>
        <Button variant="secondary" onClick={() => send(true)}>
          {t("clientToolDataCheck.stolen.remove")}
        </Button>
      </Stack>
    </Card>
  );
}

/** Whether the service said that no document can have the number. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.problem?.errors ?? []).some(({ path }) => path === "number");
