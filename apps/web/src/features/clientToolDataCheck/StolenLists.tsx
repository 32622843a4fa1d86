import type { RuleWritten, StolenImport } from "@specimen/api/contract";
import { byId, defineQuery, useApiClient, useMutate } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeptFocus } from "../../widgets/keptFocus.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { LeaveGuard } from "../../widgets/form/LeaveGuard.tsx";
import { QueryState } from "../../widgets/QueryState.tsx";
import { useUndo } from "../../widgets/rules/useUndo.ts";
import { UploadField } from "../../widgets/upload/UploadField.tsx";
import { useFileProblem } from "../../widgets/upload/useFileProblem.ts";
import { useLabelled } from "../../widgets/useLabelled.ts";
import { useTimeText } from "../../widgets/useTimeText.ts";
import { CheckedList } from "./CheckedList.tsx";
import { LatestImports } from "./LatestImports.tsx";
import { ListUnderWay } from "./ListUnderWay.tsx";

const path = "/client-tool/data-check/stolen/imports";
const importsQuery = defineQuery(path);
const importQuery = defineQuery(`${path}/{id}`, { init: byId });

/** Lists that are imported: the file that is sent, what is found in it, and how far the service is. */
export function StolenLists({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const query = importsQuery.useData();
  return (
    <QueryState query={query} failed={t("clientToolDataCheck.stolen.importsFailed")}>
      {({ imports }) => (
        <>
          <CsvImport imports={imports} onChanged={onChanged} />
          <LatestImports imports={imports.filter(({ state }) => state === "imported")} />
        </>
      )}
    </QueryState>
  );
}

interface CsvImportProps {
  /** Newest first. */
  imports: readonly StolenImport[];
  onChanged: () => Promise<unknown>;
}

/** The file of a list, or the list that was sent and is not done: one at a time. */
function CsvImport({ imports, onChanged }: CsvImportProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const labelled = useLabelled();
  const timeText = useTimeText();
  const readAgain = () => mutate([path]);
  const calls = { method: "POST", isSeen: true } as const;
  const place = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [cancelledId, setCancelledId] = useState("");
  const problem = useFileProblem("stolen");
  const checking = useMutation<string>(async (uploadId) => {
    await client.POST(path, { body: { uploadId } }).finally(readAgain);
  }, calls);
  const cancelling = useMutation<string>(async (id) => {
    setCancelledId(id);
    await client.DELETE(`${path}/{id}`, byId(id)).finally(readAgain);
  }, calls);
  const tellEnd = useTellEnd(() => Promise.all([onChanged(), readAgain()]));
  const [newest] = imports;
  const current = newest !== undefined && isOpen(newest) ? newest : undefined;
  // A list that was shown here and is no longer there was cancelled by a colleague, or too old.
  const [shown, setShown] = useState<StolenImport | null>(null);
  if (current !== undefined && current.id !== shown?.id) setShown(current);
  const isThere = imports.some(({ id }) => id === shown?.id);
  const faultText = useFaultText(newest, isThere || shown?.id === cancelledId ? null : shown);
  useKeptFocus(place, current === undefined ? "file" : current.state);
  return (
    <Card title={t("clientToolDataCheck.stolen.csv")}>
      <Text tone="ink2">{t("clientToolDataCheck.stolen.csvText")}</Text>
      <div ref={place}>
        {current === undefined ? (
          <>
            {isSending && <LeaveGuard isKept={null} isSending />}
            <UploadField
              purpose="stolen"
              label={t("clientToolDataCheck.stolen.csv")}
              error={problem(checking.error) ?? faultText}
              onSent={checking.submit}
              isExamining={checking.isPending}
              onUnderWay={setIsSending}
            />
          </>
        ) : (
          <Stack gap={10}>
            <div role="status">
              {current.state === "checked" ? (
                <Found list={current} readAgain={readAgain} />
              ) : (
                <ListUnderWay
                  key={`${current.id} ${current.state}`}
                  list={current}
                  onRead={(latest) => {
                    const read = latest.find(({ id }) => id === current.id);
                    if (read?.state === "imported") tellEnd(read);
                    else void readAgain();
                  }}
                />
              )}
            </div>
            <Text tone="ink2">
              {labelled(
                t("clientToolDataCheck.stolen.sent"),
                `${timeText(current.startedAt)}, ${current.by}`,
              )}
            </Text>
            <Stack direction="row">
              <Button
                variant="secondary"
                pending={cancelling.isPending}
                onClick={() => cancelling.submit(current.id)}
              >
                {t("form.cancel")}
              </Button>
            </Stack>
          </Stack>
        )}
      </div>
    </Card>
  );
}

interface FoundProps {
  list: StolenImport;
  readAgain: () => Promise<unknown>;
}

/** What was found in a list, and the way to import it. */
function Found({ list, readAgain }: FoundProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const query = importQuery.useData(list.id);
  const storing = useMutation<{ skipWrong: boolean }>(
    async (body) => {
      const params = { path: { id: list.id }, query: { screen: "ct/passcheck/stolen" } };
      await client.POST(`${path}/{id}/store`, { params, body }).finally(readAgain);
    },
    { method: "POST", isSeen: true },
  );
  return (
    <QueryState query={query} failed={t("clientToolDataCheck.stolen.importsFailed")}>
      {({ name, check }) =>
        check !== null && (
          <CheckedList
            name={name}
            check={check}
            isPending={storing.isPending}
            onImport={() => storing.submit({ skipWrong: check.wrongCount > 0 })}
          />
        )
      }
    </QueryState>
  );
}

const isOpen = ({ state }: StolenImport): boolean =>
  state === "checking" || state === "checked" || state === "importing";

/** Why the newest list, or one that is gone, came to nothing. */
function useFaultText(
  newest: StolenImport | undefined,
  gone: StolenImport | null,
): string | undefined {
  const { t } = useTranslation();
  if (gone !== null) return t("clientToolDataCheck.stolen.cancelled", { name: gone.name });
  if (newest?.state === "stopped") {
    return t("clientToolDataCheck.stolen.stopped", { name: newest.name });
  }
  if (newest?.state !== "failed") return undefined;
  return newest.fault === "notCsv" || newest.fault === "expired"
    ? t(`form.problem.${newest.fault}`)
    : t("clientToolDataCheck.stolen.notImported", { name: newest.name });
}

/** Tells that a list was imported, and offers to take it back. */
function useTellEnd(onChanged: () => Promise<unknown>): (list: StolenImport) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const undo = useUndo("stolenDocuments", onChanged);
  return ({ name, changeId, outcome }) => {
    void onChanged();
    if (outcome === null) return;
    const written: RuleWritten = { changeId, status: outcome, subjects: [], version: "" };
    toast({
      tone: outcome === "effective" ? "ok" : "info",
      title: t(`clientToolDataCheck.stolen.outcome.${outcome}`),
      text: name,
      action: undo(written),
    });
  };
}
