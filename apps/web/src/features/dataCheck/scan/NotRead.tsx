import { HttpError } from "@specimen/api/client";
import type { CheckPage, DataCheck } from "@specimen/api/contract";
import type { DataCheckView } from "@specimen/core/dataCheck";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Failure } from "../../../widgets/Failure.tsx";

interface NotReadProps {
  view: DataCheckView<DataCheck>;
  /** Does again what failed, with what is there. */
  onRetry: () => void;
  /** Gives the check up and begins anew. */
  onRestart: () => void;
}

/** Nothing was judged: what was seen, what helps, and the other way. */
export function NotRead({ view, onRetry, onRestart }: NotReadProps) {
  const { t } = useTranslation();
  const pages = view.answer?.pages ?? [];
  const typeIt = (
    <LinkButton href={paths.dataCheck.form} variant="secondary">
      {t("dataCheck.typeInstead")}
    </LinkButton>
  );
  const isRefused = isNoPicture(view.error);
  // A refused picture has its words; whatever else failed has those of its error.
  if (view.status === "failed" && view.error !== null && !isRefused) {
    return (
      <Failure error={view.error} title={t("dataCheck.failed")} onRetry={onRetry}>
        <Button variant="secondary" onClick={onRestart}>
          {t("dataCheck.cancel")}
        </Button>
        {typeIt}
      </Failure>
    );
  }
  const title =
    view.status === "expired" ? t("dataCheck.expired.title") : t("dataCheck.notRead.title");
  return (
    <Card title={title}>
      <Stack gap={12}>
        <Text>
          {view.status === "expired" ? t("dataCheck.expired.text") : t("dataCheck.notRead.text")}
        </Text>
        <ul>
          {isRefused && <li>{t("dataCheck.refusal.unsupportedType")}</li>}
          {pages.map((page) => (
            <PageFaults key={page.imageId} page={page} />
          ))}
        </ul>
        <Stack direction="row" gap={8} isWrapping>
          <Button onClick={onRestart}>{t("dataCheck.again")}</Button>
          {typeIt}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The first piece was refused: whatever its name says, the file is no picture that is read. */
const isNoPicture = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.problem?.errors ?? []).some(({ code }) => code === "unsupportedType");

/** Why a picture was refused, or how the next one is better. */
function PageFaults({ page: { refusal, advice } }: { page: CheckPage }) {
  const { t } = useTranslation();
  if (refusal !== null) return <li>{t(`dataCheck.refusal.${refusal}`)}</li>;
  return advice.map((each) => <li key={each}>{t(`dataCheck.advice.${each}`)}</li>);
}
