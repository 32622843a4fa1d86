import { byId, defineQuery, useApiClient } from "@specimen/api/react";
import { formatValue } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import * as z from "zod/mini";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { paths } from "../../url/paths.ts";
import { urlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RuledRecords } from "../../widgets/rules/RuledRecords.tsx";
import { TextsScreen } from "../../widgets/rules/TextsScreen.tsx";

const infoQuery = defineQuery("/client-tool/travellers-cheques/info/all-languages");
const noteInfoQuery = defineQuery("/client-tool/travellers-cheques/notes/{id}/info", {
  init: byId,
});
const seriesQuery = defineQuery("/travellers-cheques/series", {
  init: () => ({ params: { query: { pageSize: 100 } } }),
});
const seriesNotesQuery = defineQuery("/travellers-cheques/series/{id}/notes", { init: byId });
const noteQuery = defineQuery("/travellers-cheques/notes/{id}", { init: byId });
const seriesSchema = urlSchema(
  z.object({ series: z._default(z.string().check(z.maxLength(100)), "") }),
);

/** The customer's text on all cheques, and the way to that on each. */
export function InfoScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  return (
    <TextsScreen
      section="chequeInfo"
      title={t("clientToolCheques.info")}
      textTitle={t("clientToolCheques.info")}
      screen="ct/tc/info"
      query={infoQuery.useData()}
      failed={t("clientToolCheques.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/travellers-cheques/info", { params, body })
      }
    >
      <SingleCheques />
    </TextsScreen>
  );
}

/** One series and its cheques. */
function SingleCheques() {
  const { t } = useTranslation();
  const url = useUrlState(seriesSchema, { isStep: true });
  const { series: seriesId } = url.settled;
  return (
    <Card title={t("clientToolCheques.single")}>
      <StackInOrder gap={12}>
        <RuledRecords section="chequeNoteInfo" hrefOf={paths.clientToolCheques.noteInfo} />
        <QueryState query={seriesQuery.useData()} failed={t("clientToolCheques.seriesFailed")}>
          {({ series }) => (
            <Stack gap={12}>
              <Select
                label={t("clientToolCheques.series")}
                value={seriesId}
                options={[
                  { value: "", label: t("clientToolCheques.choose") },
                  ...series.map((each) => ({
                    value: each.id,
                    label: [each.issuer, each.series?.text].filter(Boolean).join(", "),
                  })),
                ]}
                onValueChange={(value) => url.change({ series: value })}
              />
              {seriesId !== "" && <ChequesOf key={seriesId} seriesId={seriesId} />}
            </Stack>
          )}
        </QueryState>
      </StackInOrder>
    </Card>
  );
}

function ChequesOf({ seriesId }: { seriesId: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <QueryState
      query={seriesNotesQuery.useData(seriesId)}
      failed={t("clientToolCheques.seriesFailed")}
    >
      {(cheques) => (
        <ul>
          {cheques.map(({ id, denomination, currencyISO }) => (
            <li key={id}>
              <Link href={paths.clientToolCheques.noteInfo(id)} size="base">
                {[denomination && formatValue(denomination, language), currencyISO]
                  .filter(Boolean)
                  .join(" ")}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

/** The customer's text on one cheque, in place of that on all. */
export function NoteInfoScreen() {
  const { noteId = "" } = useParams();
  const { t } = useTranslation();
  const { language } = useLanguage();
  const client = useApiClient();
  const titled = noteQuery.useData(noteId);
  const cheque = titled.data;
  return (
    <TextsScreen
      section="chequeNoteInfo"
      recordId={noteId}
      titled={titled}
      title={
        cheque === undefined
          ? noteId
          : [
              `${cheque.issuer},`,
              cheque.denomination && formatValue(cheque.denomination, language),
              cheque.currencyISO,
            ]
              .filter(Boolean)
              .join(" ")
      }
      textTitle={t("form.sections.chequeNoteInfo")}
      listHref={paths.clientToolCheques.info}
      screen="ct/tc/info"
      query={noteInfoQuery.useData(noteId)}
      failed={t("clientToolCheques.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/travellers-cheques/notes/{id}/info", {
          params: { path: { id: noteId }, ...params },
          body,
        })
      }
    />
  );
}
