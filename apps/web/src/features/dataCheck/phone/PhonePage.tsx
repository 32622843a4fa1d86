import { HttpError } from "@specimen/api/client";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { PageHeading } from "@specimen/ui/PageHeading/PageHeading.tsx";
import { Progress } from "@specimen/ui/Progress/Progress.tsx";
import { Spinner } from "@specimen/ui/Spinner/Spinner.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PublicPageProps } from "../../../areas/Area.ts";
import { address } from "../../../browser/address.ts";
import { followHash } from "../../../browser/followHash.ts";
import { paths } from "../../../url/paths.ts";
import { EnterCode } from "./EnterCode.tsx";
import { TakePictures } from "./TakePictures.tsx";
import { type PhoneState, usePhoneSession } from "./usePhoneSession.ts";
import * as css from "./phone.css.ts";

/** The phone's page: it takes the pictures of one session and knows nothing else. */
export default function PhonePage({ client, secret, device }: PublicPageProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(secret);
  // The next code may be opened in the same tab, which loads nothing.
  useEffect(() => followHash(setOpened), []);
  const open = (next: string) => {
    // A reload finds it in the address, as after a scan.
    address.replace(
      next === "" ? paths.dataCheck.phonePage : `${paths.dataCheck.phonePage}#${next}`,
    );
    setOpened(next);
  };
  return (
    <main className={css.page}>
      <title>{`${t("dataCheck.phone.title")} · Specimen`}</title>
      <PageHeading title={t("dataCheck.phone.title")} />
      {opened === "" ? (
        <EnterCode client={client} device={device} onOpen={open} />
      ) : (
        <OpenSession
          key={opened}
          client={client}
          secret={opened}
          device={device}
          onOtherCode={() => open("")}
        />
      )}
      <Text step="small" tone="ink2">
        {t("dataCheck.phone.privacy")}
      </Text>
    </main>
  );
}

interface OpenSessionProps extends PublicPageProps {
  onOtherCode: () => void;
}

function OpenSession({ client, secret, device, onOtherCode }: OpenSessionProps) {
  const { t } = useTranslation();
  const state = usePhoneSession(client, { secret, device });
  const { session } = state;
  return (
    <>
      {session !== null && (
        <Text>{t("dataCheck.phone.for", { customer: session.customerName })}</Text>
      )}
      <PhoneStep state={state} onOtherCode={onOtherCode} />
    </>
  );
}

interface PhoneStepProps {
  state: PhoneState;
  onOtherCode: () => void;
}

function PhoneStep({ state, onOtherCode }: PhoneStepProps) {
  const { t } = useTranslation();
  const over = (title: string, text: string) => (
    <Told title={title} text={text}>
      <Button variant="secondary" size="lg" isStretched onClick={onOtherCode}>
        {t("dataCheck.phone.otherCode")}
      </Button>
    </Told>
  );
  const { session, error, view } = state;
  const isSent = session !== null && !isTakingStill(session.stage);
  if (view.status === "expired" || (!isSent && isStatus(error, 404))) {
    return over(t("dataCheck.expired.title"), t("dataCheck.phone.expiredText"));
  }
  if (!isSent && isStatus(error, 409)) {
    return over(t("dataCheck.phone.otherTitle"), t("dataCheck.phone.otherText"));
  }
  if (session === null) {
    return error === null ? <Spinner size={28} /> : <NoConnection />;
  }
  const isTaking = view.status === "idle" || view.status === "capturing";
  if (isTaking && !isSent) {
    return (
      <>
        {error !== null && <NoConnection />}
        <TakePictures state={state} />
      </>
    );
  }
  if (view.status === "uploading") return <Sending state={state} />;
  if (view.status === "failed" && session.refusal === null && !isSent) {
    return (
      <Card title={t("dataCheck.phone.notSent")}>
        <Stack gap={10}>
          <Text>{t("dataCheck.phone.notSentText")}</Text>
          <Button onClick={() => state.send({ type: "check.retried" })}>
            {t("dataCheck.again")}
          </Button>
        </Stack>
      </Card>
    );
  }
  if (session.stage === "failed") {
    return over(t("dataCheck.notRead.title"), t("dataCheck.phone.failedText"));
  }
  return over(t("dataCheck.phone.sent"), t("dataCheck.phone.sentText"));
}

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;

const isTakingStill = (stage: string): boolean => stage === "capturing" || stage === "uploading";

function NoConnection() {
  const { t } = useTranslation();
  return (
    <Told title={t("dataCheck.phone.noConnection")} text={t("dataCheck.phone.noConnectionText")} />
  );
}

interface ToldProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Told({ title, text, children }: ToldProps) {
  return (
    <Card title={title}>
      <Stack gap={12}>
        <span role="status">
          <Text>{text}</Text>
        </span>
        {children}
      </Stack>
    </Card>
  );
}

function Sending({ state: { view } }: { state: PhoneState }) {
  const { t } = useTranslation();
  const sizes = view.pages.map(({ picture }) => picture.size);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const before = sizes.slice(0, view.progress.page).reduce((sum, size) => sum + size, 0);
  const percent = Math.round(((before + view.progress.received) / Math.max(1, all)) * 100);
  return (
    <Card title={t("dataCheck.step.sending")}>
      <Progress
        label={t("dataCheck.step.sending")}
        value={percent}
        valueText={t("dataCheck.step.percent", { percent })}
      />
      {view.isInterrupted && <Text>{t("dataCheck.step.interrupted")}</Text>}
    </Card>
  );
}
