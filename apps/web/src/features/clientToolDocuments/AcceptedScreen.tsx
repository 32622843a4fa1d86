import {
  AcceptedDocumentsRule,
  type AcceptedDocuments,
  type CountryDocuments,
  type RuleWritten,
} from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef } from "react";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { focusHeadingAbove } from "../../widgets/focusHeading.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { ContractForm } from "../../widgets/form/ContractForm.tsx";
import { outcomeOf, useContractForm } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { ifMatch, sentParams } from "../../widgets/rules/sentParams.ts";
import { useCountries } from "../../widgets/useCountries.ts";
import { defaultList, listOf } from "./acceptedLists.ts";
import { documentTitle } from "./documentTitle.ts";
import { acceptedQuery, countrySchema, documentsQuery } from "./queries.ts";
import { WouldWeTake } from "./WouldWeTake.tsx";

const screen = "ct/passes/accept-document-countries";

/** Which documents are accepted: a default list, and lists of countries that go before it. */
export function AcceptedScreen() {
  const { t } = useTranslation();
  const url = useUrlState(countrySchema, { isStep: true });
  const { country } = url.settled;
  const mutate = useMutate();
  const { countries = [] } = useCountries();
  const query = acceptedQuery.useData();
  const documents = documentsQuery.useData(country);
  return (
    <RulePage section="acceptedDocuments" title={t("form.sections.acceptedDocuments")}>
      <Text tone="ink2">{t("clientToolDocuments.accepted.text")}</Text>
      <Select
        label={t("clientToolDocuments.accepted.country")}
        value={country}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={(value) => url.change({ country: value })}
      />
      <WouldWeTake key={country} countryId={country} />
      <QueryState query={query} failed={t("clientToolDocuments.failed")}>
        {(accepted) => (
          <QueryState query={documents} failed={t("clientToolDocuments.failed")}>
            {(found) => (
              <ListForm
                key={`${country} ${listOf(accepted, country) === undefined ? "default" : "own"}`}
                countryId={country}
                accepted={accepted}
                documents={found.documents}
                onWritten={() => {
                  void query.mutate();
                  void documents.mutate();
                  void mutate(["/identity-documents/{id}"]);
                }}
              />
            )}
          </QueryState>
        )}
      </QueryState>
    </RulePage>
  );
}

interface ListFormProps {
  countryId: string;
  accepted: AcceptedDocuments;
  documents: CountryDocuments["documents"];
  onWritten: () => void;
}

/** The list that holds for a country: its own, or the default. */
function ListForm({ countryId, accepted, documents, onWritten }: ListFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const hasOwn = listOf(accepted, countryId) !== undefined;
  const listId = hasOwn ? countryId : defaultList;
  const state = useContractForm<ListValues, AcceptedDocumentsRule>({
    name: `acceptedDocument/${listId}`,
    schema: AcceptedDocumentsRule,
    saved: {
      value: { documentIds: [...(listOf(accepted, listId) ?? [])] },
      version: accepted.version,
    },
    toValues: valuesOf,
    toTheirs: (current) => valuesOf((current ?? { documentIds: [] }) as AcceptedDocumentsRule),
    toBody: (values) => ({ documentIds: Object.keys(values.accepted) }),
    send: async (sent) =>
      writtenOf(
        await client.PUT("/client-tool/identity-documents/accepted/{id}", {
          params: { path: { id: listId }, ...sentParams(sent, screen) },
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "acceptedDocuments",
    onWritten,
  });
  const titleOf = (path: string) => {
    const id = path.slice(path.indexOf(".") + 1);
    const found = documents.find((each) => each.id === id);
    return found === undefined ? id : documentTitle(found);
  };
  return (
    <ContractForm
      state={state}
      section="acceptedDocuments"
      subject={listId}
      labelOf={titleOf}
      textOf={(_path, isAccepted) => t(isAccepted ? "form.yes" : "form.no")}
      start={
        <OwnListButton
          countryId={countryId}
          hasOwn={hasOwn}
          version={accepted.version}
          documentIds={documents
            .map(({ id }) => id)
            .filter((id) => listOf(accepted, listId)?.includes(id))}
          onWritten={onWritten}
        />
      }
    >
      <Card
        title={t(
          hasOwn ? "clientToolDocuments.accepted.own" : "clientToolDocuments.accepted.default",
        )}
        footer={t(
          hasOwn
            ? "clientToolDocuments.accepted.ownEmpty"
            : "clientToolDocuments.accepted.defaultEmpty",
        )}
      >
        <Choices control={state.form.control} documents={documents} />
      </Card>
    </ContractForm>
  );
}

/** A list as its form has it: what two administrators tick at once is compared one by one. */
interface ListValues {
  accepted: Readonly<Record<string, true>>;
}

/** In one order, however often something was ticked and cleared again. */
const inOrder = (ids: readonly string[]): ListValues["accepted"] =>
  Object.fromEntries(ids.toSorted().map((id) => [id, true]));

const valuesOf = ({ documentIds }: AcceptedDocumentsRule): ListValues => ({
  accepted: inOrder(documentIds),
});

interface ChoicesProps extends Pick<ListFormProps, "documents"> {
  control: Control<ListValues>;
}

/** A box for each document, and the answer that clerks read at present. */
function Choices({ control, documents }: ChoicesProps) {
  const { t } = useTranslation();
  const { field } = useController({ control, name: "accepted" });
  const ids = Object.keys(field.value);
  if (documents.length === 0) return <Text>{t("clientToolDocuments.accepted.none")}</Text>;
  return (
    <Stack gap={12}>
      {documents.map((document) => (
        <Checkbox
          key={document.id}
          label={documentTitle(document)}
          hint={t("clientToolDocuments.accepted.present", {
            answer: t(`identityDocuments.answer.short.${document.acceptance}`),
          })}
          checked={document.id in field.value}
          onCheckedChange={(isOn) =>
            field.onChange(
              inOrder(isOn ? [...ids, document.id] : ids.filter((id) => id !== document.id)),
            )
          }
        />
      ))}
    </Stack>
  );
}

interface OwnListButtonProps {
  countryId: string;
  hasOwn: boolean;
  version: string;
  /** What a list of its own begins with. */
  documentIds: readonly string[];
  onWritten: () => void;
}

/** Gives a country a list of its own, or takes it away. */
function OwnListButton({ countryId, hasOwn, version, documentIds, onWritten }: OwnListButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const client = useApiClient();
  const { submit, isPending } = useMutation<OwnListButtonProps>(
    async ({
      countryId: id,
      hasOwn: isThere,
      version: known,
      documentIds: ids,
    }): Promise<RuleWritten> => {
      const params = { path: { id }, query: { screen }, header: ifMatch(known) };
      const path = "/client-tool/identity-documents/accepted/{id}";
      const written = writtenOf(
        isThere
          ? await client.DELETE(path, { params })
          : await client.PUT(path, { params, body: { documentIds: [...ids] } }),
      );
      // The list that is taken has a form of its own.
      const isDone = written.status === "effective";
      if (isDone && button.current?.matches(":focus")) focusHeadingAbove(button.current);
      onWritten();
      return written;
    },
    { method: "PUT", subject: "acceptedDocuments", outcomeOf },
  );
  return (
    <Button
      ref={button}
      variant="secondary"
      pending={isPending}
      onClick={() => submit({ countryId, hasOwn, version, documentIds, onWritten })}
    >
      {t(
        hasOwn ? "clientToolDocuments.accepted.useDefault" : "clientToolDocuments.accepted.makeOwn",
      )}
    </Button>
  );
}
