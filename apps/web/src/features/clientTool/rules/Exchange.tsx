import { HttpError } from "@specimen/api/client";
import { RulesDocument, type RuleWritten, type RulesCheck } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepFilesOut } from "../../../browser/droppedFiles.ts";
import { saveTextFile } from "../../../browser/files.ts";
import { useMutation, type Outcome } from "../../../services/hooks/useMutation.ts";
import { NamedOnCard } from "../../../widgets/form/NamedOnCard.tsx";
import { useKeptFocus } from "../../../widgets/keptFocus.ts";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import * as css from "./rules.css.ts";

interface Checked {
  document: RulesDocument;
  check: RulesCheck;
  /** Whether rules were changed after it, so that it has to be checked again. */
  isOutdated: boolean;
}

/** What became of an import of several sections: it waits where one of them does. */
function outcomeOfAll(answer: unknown): Outcome | null {
  const statuses = new Set((answer as RuleWritten[]).map(({ status }) => status));
  if (statuses.has("waiting")) return "waiting";
  return statuses.has("effective") ? null : "unchanged";
}

/** All rules as one JSON file: kept, checked whole, and made the customer's rules again. */
export function Exchange() {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => keepFilesOut(), []);
  const place = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<Checked | "unreadable" | null>(null);
  const result = checked === "unreadable" ? null : checked;
  useKeptFocus(place, result === null ? "nothing" : result.isOutdated ? "outdated" : "checked");
  const exporting = useMutation<undefined>(
    async () => {
      const { data } = await client.GET("/client-tool/rules");
      if (data === undefined) return;
      const day = data.exportedAt.slice(0, 10);
      saveTextFile(`rules-${day}.json`, "application/json", JSON.stringify(data, null, 2));
    },
    { method: "POST", isSeen: true },
  );
  const checking = useMutation<RulesDocument>(
    async (document) => {
      try {
        const { data } = await client.POST("/client-tool/rules/check", { body: document });
        if (data !== undefined) setChecked({ document, check: data, isOutdated: false });
      } catch (error) {
        if (!(error instanceof HttpError && error.status === 422)) throw error;
        // The server refuses what no form could send, as a text with NUL: there is no field to correct.
        setChecked("unreadable");
      }
    },
    { method: "POST", isSeen: true },
  );
  const importing = useMutation<Checked>(
    async (sent) => {
      try {
        const { data } = await client.PUT("/client-tool/rules", {
          params: { header: ifMatch(sent.check.version) },
          body: sent.document,
        });
        setChecked(null);
        void mutate(["/client-tool/four-eyes"]);
        return data;
      } catch (error) {
        if (error instanceof HttpError && error.status === 409)
          setChecked({ ...sent, isOutdated: true });
        throw error;
      }
    },
    { method: "PUT", subject: "rules", outcomeOf: outcomeOfAll },
  );
  const read = async (file: File) => {
    const document = RulesDocument.safeParse(parsed(await file.text()));
    setChecked(document.success ? null : "unreadable");
    if (document.success) checking.submit(document.data);
  };
  return (
    <Card title={t("clientTool.rules.exchange")}>
      <Text tone="ink2">{t("clientTool.rules.exchangeText")}</Text>
      <Stack direction="row" gap={10} isWrapping>
        <Button
          variant="secondary"
          pending={exporting.isPending}
          onClick={() => exporting.submit(undefined)}
        >
          {t("clientTool.rules.export")}
        </Button>
        <Button
          variant="secondary"
          pending={checking.isPending}
          onClick={() => input.current?.click()}
        >
          {t("clientTool.rules.choose")}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json"
          className={css.file}
          aria-label={t("clientTool.rules.choose")}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void read(file);
            target.value = "";
          }}
        />
      </Stack>
      <div ref={place} role="status">
        {checked === "unreadable" && <Text tone="no">{t("clientTool.rules.unreadable")}</Text>}
        {result !== null && !result.isOutdated && (
          <CheckResult
            check={result.check}
            isPending={importing.isPending}
            onImport={() => importing.submit(result)}
          />
        )}
        {result?.isOutdated === true && (
          <Stack gap={10}>
            <Text tone="no">{t("clientTool.rules.outdated")}</Text>
            <Stack direction="row">
              <Button pending={checking.isPending} onClick={() => checking.submit(result.document)}>
                {t("clientTool.rules.checkAgain")}
              </Button>
            </Stack>
          </Stack>
        )}
      </div>
    </Card>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Codes of faults with words of their own; the others were not accepted, for what is said of a form's field. */
const faultKinds = [
  "not_found",
  "required",
  "invalid_type",
  "invalid_value",
  "unrecognized_keys",
  "too_big",
  "too_small",
  "too_few_administrators",
] as const;

interface CheckResultProps {
  check: RulesCheck;
  isPending: boolean;
  onImport: () => void;
}

/** What an import would change, or why it cannot be done; nothing is saved before the button. */
function CheckResult({ check: { faults, sections }, isPending, onImport }: CheckResultProps) {
  const { t } = useTranslation();
  const faultText = (code: string) => {
    const kind = faultKinds.find((each) => each === code);
    if (kind !== undefined) return t(`clientTool.rules.faultKind.${kind}`);
    return t(code === "invalid_format" ? "form.problem.invalid_format" : "form.problem.refused");
  };
  if (faults.length > 0)
    return (
      <Stack gap={10}>
        <Text tone="no">{t("clientTool.rules.faults", { number: faults.length })}</Text>
        <Table
          caption={t("clientTool.rules.exchange")}
          rows={faults}
          rowKey={({ section, subject, path }) => `${section} ${subject} ${path}`}
          columns={[
            {
              id: "section",
              heading: t("clientTool.changes.section"),
              card: "title",
              cell: ({ section }) => t(`form.sections.${section}`),
            },
            {
              id: "where",
              heading: t("form.conflict.field"),
              card: "line",
              cell: ({ subject, path }) => `${subject} ${path}`,
            },
            {
              id: "code",
              heading: t("clientTool.rules.fault"),
              card: "footStart",
              cell: ({ code }) => faultText(code),
            },
          ]}
        />
      </Stack>
    );
  const count = sections.reduce((sum, each) => sum + each.added + each.changed + each.removed, 0);
  return (
    <Stack gap={10}>
      <Table
        caption={t("clientTool.rules.exchange")}
        rows={sections}
        rowKey={({ section }) => section}
        columns={[
          {
            id: "section",
            heading: t("clientTool.changes.section"),
            card: "title",
            cell: ({ section }) => t(`form.sections.${section}`),
          },
          ...(["added", "changed", "removed", "unchanged"] as const).map((name) => ({
            id: name,
            heading: t(`clientTool.rules.${name}`),
            card: "line" as const,
            width: "15%",
            cell: (row: RulesCheck["sections"][number]) => (
              <NamedOnCard name={t(`clientTool.rules.${name}`)} isShort>
                {row[name]}
              </NamedOnCard>
            ),
          })),
        ]}
      />
      {count === 0 ? (
        <Text>{t("clientTool.rules.noChange")}</Text>
      ) : (
        <Stack direction="row">
          <Button pending={isPending} onClick={onImport}>
            {t("clientTool.rules.import", { number: count })}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
