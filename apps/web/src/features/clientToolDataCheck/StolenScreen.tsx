import { HttpError } from "@specimen/api/client";
import type { RuleWritten, StolenCheck } from "@specimen/api/contract";
import { defineQuery, useApiClient, useMutate } from "@specimen/api/react";
import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveTextFile } from "../../browser/files.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { outcomeOf } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { useUndo } from "../../widgets/rules/useUndo.ts";
import { UploadField } from "../../widgets/upload/UploadField.tsx";
import { useFileProblem } from "../../widgets/upload/useFileProblem.ts";

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
      <CsvImport onChanged={readAgain} />
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

function CsvImport({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const [checked, setChecked] = useState<{ uploadId: string; check: StolenCheck } | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const problem = useFileProblem("stolen");
  const checking = useMutation<string>(
    async (uploadId) => {
      // A file that was checked before is not the one that is imported now.
      setChecked(null);
      setRefused(null);
      try {
        const { data } = await client.POST("/client-tool/data-check/stolen/check", {
          body: { uploadId },
        });
        if (data !== undefined) setChecked({ uploadId, check: data });
      } catch (error) {
        setRefused(error);
        throw error;
      }
    },
    { method: "POST", isSeen: true },
  );
  const importing = useMutation<{ uploadId: string; skipWrong: boolean }>(
    async (body): Promise<RuleWritten> => {
      try {
        const written = writtenOf(
          await client.POST("/client-tool/data-check/stolen/import", {
            params: { query: { screen } },
            body,
          }),
        );
        setChecked(null);
        await onChanged();
        return written;
      } catch (error) {
        if (problem(error) !== undefined) {
          // It cannot be imported any more: the file is asked for again.
          setChecked(null);
          setRefused(error);
          choose.current?.focus();
        }
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
  return (
    <Card title={t("clientToolDataCheck.stolen.csv")}>
      <Text tone="ink2">{t("clientToolDataCheck.stolen.csvText")}</Text>
      <UploadField
        ref={choose}
        purpose="stolen"
        label={t("clientToolDataCheck.stolen.csv")}
        error={problem(refused)}
        onSent={checking.submit}
      />
      <div role="status">
        {checked !== null && (
          <Checked
            check={checked.check}
            isPending={importing.isPending}
            onImport={() =>
              importing.submit({
                uploadId: checked.uploadId,
                skipWrong: checked.check.wrongCount > 0,
              })
            }
          />
        )}
      </div>
    </Card>
  );
}

interface CheckedProps {
  check: StolenCheck;
  isPending: boolean;
  onImport: () => void;
}

/** What the file would do, each wrong row by its line; nothing is saved before the button. */
function Checked({ check, isPending, onImport }: CheckedProps) {
  const { t } = useTranslation();
  const { added, known, rows, wrong, wrongCount } = check;
  return (
    <Stack gap={10}>
      <Text isStrong>
        {t("clientToolDataCheck.stolen.found", { rows, added, known, wrong: wrongCount })}
      </Text>
      {wrong.length > 0 && (
        <>
          <Table
            caption={t("clientToolDataCheck.stolen.wrong")}
            rows={wrong.slice(0, 100)}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                id: "line",
                heading: t("clientToolDataCheck.stolen.line"),
                width: "14%",
                card: "title",
                cell: ({ line }) => line,
              },
              {
                id: "text",
                heading: t("clientToolDataCheck.stolen.row"),
                card: "line",
                cell: ({ text }) => text,
              },
              {
                id: "code",
                heading: t("clientToolDataCheck.stolen.reason"),
                card: "footStart",
                cell: ({ code }) => t(`clientToolDataCheck.stolen.fault.${code}`),
              },
            ]}
          />
          <Stack direction="row">
            <Button
              variant="secondary"
              onClick={() =>
                saveTextFile("wrong-rows.csv", "text/csv", wrong.map(({ text }) => text).join("\n"))
              }
            >
              {t("clientToolDataCheck.stolen.saveWrong")}
            </Button>
          </Stack>
        </>
      )}
      <Stack direction="row">
        <Button
          pending={isPending}
          disabledReason={added === 0 ? t("clientToolDataCheck.stolen.nothing") : undefined}
          onClick={onImport}
        >
          {t("clientToolDataCheck.stolen.import", { number: added })}
        </Button>
      </Stack>
    </Stack>
  );
}
