import type { CheckService, DataCheck, Inquiry } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { Facts } from "@specimen/ui/Facts/Facts.tsx";
import { PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { Spinner } from "@specimen/ui/Spinner/Spinner.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePermissions } from "../../../services/hooks/useSession.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { configQuery } from "../queries.ts";
import { useFieldName } from "../rule/useRuleWords.ts";
import { type InquiryCall, useFollowedInquiry, useInquiry } from "./useInquiry.ts";

const permissionOf = {
  external: "identity_documents:data_check_external:read",
  nafPassport: "identity_documents:data_check_naf_passport_verification:read",
} as const satisfies Record<CheckService, string>;

/** The services outside that may be asked about the document: those set up that the clerk may ask. */
export function Inquiries({ check }: { check: DataCheck }) {
  return useAskable(check).map(({ service, host }) => (
    <AskedService key={service} checkId={check.id} service={service} host={host} />
  ));
}

/** The same on paper, of those that were asked. */
export function PrintedInquiries({ check }: { check: DataCheck }) {
  return useAskable(check).map(({ service, host }) => (
    <PrintedAnswer key={service} checkId={check.id} service={service} host={host} />
  ));
}

function useAskable(check: DataCheck) {
  const permissions = usePermissions();
  const services = configQuery.useData().data?.services ?? [];
  const isPassport = check.lines[0]?.startsWith("P") ?? false;
  return services
    .filter(({ service }) => permissions.includes(permissionOf[service]))
    .filter(({ service }) => service === "external" || isPassport);
}

interface AskedServiceProps {
  checkId: string;
  service: CheckService;
  host: string;
}

/** One service: what is sent is shown before it is sent, then how its answer stands. */
function AskedService({ checkId, service, host }: AskedServiceProps) {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  const [isOpen, setIsOpen] = useState(false);
  const { query, ask, isAsking, read } = useInquiry(checkId, service, () => setIsOpen(false));
  const fields = query.data?.fields ?? [];
  // Nothing can be asked about a document without a number.
  if (query.data && !fields.some(({ name }) => name === "documentNumber")) return null;
  return (
    <Card title={t(`dataCheck.inquiry.${service}.title`)} isDivided>
      <QueryState query={query} failed={t("dataCheck.inquiry.failed")}>
        {(inquiry) => (
          <Stack gap={10}>
            {inquiry.state === "pending" ? (
              <PendingInquiry
                host={host}
                read={read}
                onAnswer={(answer) => void query.mutate(answer, { revalidate: false })}
              />
            ) : (
              <InquiryState inquiry={inquiry} />
            )}
            {inquiry.state !== "pending" && inquiry.state !== "answered" && (
              <Stack direction="row">
                <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                  {inquiry.state === "notAsked"
                    ? t(`dataCheck.inquiry.${service}.ask`)
                    : t("dataCheck.inquiry.again")}
                </Button>
              </Stack>
            )}
          </Stack>
        )}
      </QueryState>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(`dataCheck.inquiry.${service}.title`)}
        closeLabel={t("shell.close")}
        actions={
          <Button pending={isAsking} onClick={ask}>
            {t("dataCheck.inquiry.send")}
          </Button>
        }
      >
        <Stack gap={10}>
          <Text>{t("dataCheck.inquiry.text", { host })}</Text>
          <Facts items={fields.map(({ name, value }) => ({ label: fieldName(name), value }))} />
        </Stack>
      </Dialog>
    </Card>
  );
}

function PrintedAnswer({ checkId, service, host }: AskedServiceProps) {
  const { t } = useTranslation();
  const inquiry = useInquiry(checkId, service, () => undefined).query.data;
  if (inquiry === undefined || inquiry.state === "notAsked") return null;
  return (
    <PrintList
      title={t(`dataCheck.inquiry.${service}.title`)}
      items={[
        inquiry.state === "pending" ? (
          t("dataCheck.inquiry.pending", { host })
        ) : (
          <InquiryState key={service} inquiry={inquiry} />
        ),
      ]}
    />
  );
}

const signs = { confirmed: "ok", notConfirmed: "no", unknown: "warn" } as const;

interface PendingInquiryProps {
  host: string;
  read: InquiryCall;
  onAnswer: (inquiry: Inquiry) => void;
}

/** A question under way: its answer is looked for until it is there. */
function PendingInquiry({ host, read, onAnswer }: PendingInquiryProps) {
  const { t } = useTranslation();
  useFollowedInquiry(read, onAnswer);
  return (
    <Stack direction="row" gap={8}>
      <Spinner size={18} />
      <span role="status">{t("dataCheck.inquiry.pending", { host })}</span>
    </Stack>
  );
}

/** What came of a question, in words; nothing before it was asked. */
function InquiryState({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation();
  const { state, result, reference, remarks } = inquiry;
  switch (state) {
    case "notAsked":
    case "pending":
      return null;
    case "timedOut":
    case "refused":
      return (
        <span role="status">
          <StatusText sign="warn">{t(`dataCheck.inquiry.${state}`)}</StatusText>
        </span>
      );
    case "answered":
      return (
        <Stack gap={6}>
          {result !== null && (
            <span role="status">
              <StatusText sign={signs[result]}>{t(`dataCheck.inquiry.${result}`)}</StatusText>
            </span>
          )}
          {reference !== null && (
            <Text step="small">{t("dataCheck.inquiry.reference", { reference })}</Text>
          )}
          {remarks.map((remark, index) => (
            <Text key={index} step="small">
              {remark}
            </Text>
          ))}
        </Stack>
      );
  }
}
