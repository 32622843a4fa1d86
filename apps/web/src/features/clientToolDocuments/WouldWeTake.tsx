import type { Acceptance, CountryDocuments } from "@specimen/api/contract";
import { AnswerLine } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { fluid } from "@specimen/ui/theme/fluid.css.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { useAcceptanceVerdict } from "../../widgets/documents/useAcceptanceVerdict.tsx";
import { QueryState } from "../../widgets/QueryState.tsx";
import { useCountries } from "../../widgets/useCountries.ts";
import { documentTitle } from "./documentTitle.ts";
import { documentQuery, documentsQuery } from "./queries.ts";

/** "Would we take this one?": the answer line that clerks read, and which rule decided it. */
export function WouldWeTake({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const [country, setCountry] = useState(countryId);
  const [documentId, setDocumentId] = useState("");
  const { countries = [] } = useCountries();
  const choose = (documents: CountryDocuments["documents"]) => (
    <div className={fluid}>
      <Select
        label={t("clientToolDocuments.wouldWeTake.document")}
        value={documentId}
        options={[
          { value: "", label: t("clientToolDocuments.wouldWeTake.choose") },
          ...documents.map((each) => ({ value: each.id, label: documentTitle(each) })),
        ]}
        onValueChange={setDocumentId}
      />
    </div>
  );
  return (
    <Card title={t("clientToolDocuments.wouldWeTake.title")}>
      <Stack gap={12}>
        <Text tone="ink2">{t("clientToolDocuments.wouldWeTake.text")}</Text>
        <Stack direction="row" gap={12} isWrapping align="end">
          <div className={fluid}>
            <Select
              label={t("clientToolDocuments.wouldWeTake.country")}
              value={country}
              options={countries.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(value) => {
                setCountry(value);
                setDocumentId("");
              }}
            />
          </div>
          <QueryState
            query={documentsQuery.useData(country)}
            failed={t("clientToolDocuments.failed")}
            loading={choose([])}
          >
            {({ documents }) => choose(documents)}
          </QueryState>
        </Stack>
        {documentId !== "" && <Answer key={documentId} documentId={documentId} />}
      </Stack>
    </Card>
  );
}

function Answer({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const verdict = useAcceptanceVerdict();
  return (
    <QueryState
      query={documentQuery.useData(documentId)}
      failed={t("clientToolDocuments.wouldWeTake.failed")}
      // What is below stays while it is answered.
      loading={<Loader text={tell("state.loading")} />}
    >
      {({ answer, status }) => (
        <div role="status">
          <Stack gap={8}>
            <AnswerLine {...verdict({ answer, status })} level={3} />
            <Text>
              {t(`clientToolDocuments.wouldWeTake.decided.${decidedBy(answer)}`)}{" "}
              <Link href={paths.identityDocuments.detail(documentId)}>
                {t("clientToolDocuments.wouldWeTake.open")}
              </Link>
            </Text>
          </Stack>
        </div>
      )}
    </QueryState>
  );
}

/** Whose rule decided: the law, one of the two lists, or none. */
const decidedBy = ({ decidedBy: by, list }: Pick<Acceptance, "decidedBy" | "list">) =>
  by === "law" ? "law" : (list ?? "none");
