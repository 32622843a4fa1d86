import { CustomerLinkRule, CustomerLinkType, type RuleWritten } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { DeletedRecord, type FormOfNew } from "../../../widgets/form/DeletedRecord.tsx";
import { FormSelect, FormText } from "../../../widgets/form/fields.tsx";
import { FormRichText } from "../../../widgets/form/FormRichText.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { plainText } from "../../../widgets/form/plainText.ts";
import { useContractForm, type Sent } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { lastPosition } from "../position.ts";
import { PdfField } from "../PdfField.tsx";
import { PositionField } from "../PositionField.tsx";
import { linksQuery } from "../queries.ts";
import { usePdfChoices } from "../usePdfChoices.ts";
import { DeleteLink } from "./DeleteLink.tsx";
import { fromLinkValues, isWritten, newLink, toLinkValues, type LinkValues } from "./linkValues.ts";

/** A new link of the side navigation. */
export function NewLinkScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const navigate = useNavigate();
  const query = linksQuery.useData();
  return (
    <LinkPage title={t("clientTool.links.new")}>
      <QueryState query={query} failed={t("clientTool.links.failed")}>
        {(links) => (
          <LinkForm
            name="customerLinks/new"
            link={newLink(lastPosition(links.map(({ link }) => link.position)))}
            version={null}
            method="POST"
            send={async ({ body, options }) =>
              writtenOf(
                await client.POST("/customer-links", {
                  params: { query: { ...options, screen: "ct/customlinks" } },
                  body,
                }),
              )
            }
            onWritten={() => void navigate(paths.clientTool.links, { replace: true })}
          />
        )}
      </QueryState>
    </LinkPage>
  );
}

const formOfNew: FormOfNew = {
  form: "customerLinks/new",
  base: toLinkValues(newLink(1)),
  href: paths.clientTool.linkForm,
  listHref: paths.clientTool.links,
};

/** One of the customer's links as it is changed. */
export function LinkScreen() {
  const { linkId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const query = linksQuery.useData();
  return (
    <LinkPage title={t("clientTool.links.change")}>
      <QueryState query={query} failed={t("clientTool.links.failed")}>
        {(links) => {
          const found = links.find(({ id }) => id === linkId);
          if (found === undefined)
            return (
              <DeletedRecord form={`customerLinks/${linkId}`} asNew={formOfNew}>
                <Empty
                  title={t("clientTool.links.missing")}
                  text={t("clientTool.links.missingText")}
                >
                  <LinkButton href={paths.clientTool.links}>
                    {t("form.sections.customerLinks")}
                  </LinkButton>
                </Empty>
              </DeletedRecord>
            );
          return (
            <LinkForm
              key={linkId}
              id={linkId}
              name={`customerLinks/${linkId}`}
              link={found.link}
              version={found.version}
              method="PUT"
              send={async (sent) =>
                writtenOf(
                  await client.PUT("/customer-links/{id}", {
                    params: { path: { id: linkId }, ...sentParams(sent, "ct/customlinks") },
                    body: sent.body,
                  }),
                )
              }
              asNew={formOfNew}
              start={<DeleteLink id={linkId} version={found.version} />}
            />
          );
        }}
      </QueryState>
    </LinkPage>
  );
}

function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <RulePage
      section="customerLinks"
      title={title}
      parent={{ label: t("form.sections.customerLinks"), href: paths.clientTool.links }}
    >
      {children}
    </RulePage>
  );
}

interface LinkFormProps {
  /** Of one that exists. */
  id?: string;
  name: string;
  link: CustomerLinkRule;
  version: string | null;
  method: "POST" | "PUT";
  send: (sent: Sent<CustomerLinkRule>) => Promise<RuleWritten>;
  onWritten?: () => void;
  asNew?: FormOfNew;
  start?: ReactNode;
}

function LinkForm({
  id,
  name,
  link,
  version,
  method,
  send,
  onWritten,
  asNew,
  start,
}: LinkFormProps) {
  const { t } = useTranslation();
  const mutate = useMutate();
  const pdfs = usePdfChoices();
  const state = useContractForm<LinkValues, CustomerLinkRule>({
    name,
    schema: CustomerLinkRule,
    saved: { value: link, version },
    toValues: toLinkValues,
    toBody: fromLinkValues,
    send,
    asNew,
    method,
    subject: "customerLink",
    onWritten: () => {
      void mutate(["/customer-links/all-languages"]);
      void mutate(["/customer-links"]);
      onWritten?.();
    },
  });
  const { control } = state.form;
  const type = useWatch({ control, name: "type" });
  const labelOf = (path: string) => {
    if (path.endsWith(".label")) return `${languageLabel(path)}, ${t("clientTool.links.name")}`;
    if (path.endsWith(".value"))
      return `${languageLabel(path)}, ${t(`clientTool.links.types.${type}`)}`;
    const own = (["type", "position"] as const).find((each) => each === path);
    return own === undefined ? "PDF" : t(`clientTool.links.${own}`);
  };
  return (
    <ContractForm
      state={state}
      section="customerLinks"
      subject={id}
      labelOf={labelOf}
      textOf={(path, value) => {
        const own = CustomerLinkType.safeParse(value);
        if (path === "type" && own.success) return t(`clientTool.links.types.${own.data}`);
        if (path === "pdfId") return pdfs.titleOf(plainText(value));
        return null;
      }}
      start={start}
    >
      <Card title={t("clientTool.links.kind")}>
        <Stack direction="row" gap={14} isWrapping align="start">
          <FormSelect
            control={control}
            name="type"
            label={t("clientTool.links.type")}
            options={CustomerLinkType.options.map((value) => ({
              value,
              label: t(`clientTool.links.types.${value}`),
            }))}
          />
          <PositionField control={control} name="position" />
          {type === "pdf" && <PdfField control={control} name="pdfId" />}
        </Stack>
      </Card>
      <Card title={t("clientTool.links.words")} isDivided padding="none">
        <LanguageFields control={control} name="texts" isWritten={isWritten}>
          {(each) => (
            <Stack gap={14}>
              <FormText
                control={control}
                name={`texts.${each}.label`}
                label={t("clientTool.links.name")}
                hint={t("clientTool.links.nameHint")}
                maxLength={100}
              />
              {type === "link" && (
                <FormText
                  control={control}
                  name={`texts.${each}.value`}
                  label={t("clientTool.links.types.link")}
                  placeholder="https://"
                  inputMode="url"
                />
              )}
              {type === "text" && (
                <FormRichText
                  control={control}
                  name={`texts.${each}.value`}
                  label={t("form.text")}
                  hint={t("form.fallback")}
                  lang={each}
                />
              )}
            </Stack>
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}
