import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { Failure } from "../../widgets/Failure.tsx";
import { isMissing } from "../../widgets/isMissing.ts";
import { Missing } from "../../widgets/Missing.tsx";
import { RichText } from "../../widgets/RichText.tsx";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import { customerLinkQuery } from "./queries.ts";

/** A link of the customer: its own text, or the way to an address or a PDF. */
export function CustomLinkScreen() {
  const { linkId = "" } = useParams();
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { data, error, mutate } = customerLinkQuery.useData(linkId);
  const toDashboard = (
    <LinkButton href={paths.dashboard.base} variant="secondary">
      {t("staticPages.toDashboard")}
    </LinkButton>
  );
  if (data === undefined && isMissing(error))
    return (
      <Missing
        title={t("staticPages.link.missingTitle")}
        text={t("dashboard.articles.missingText")}
      >
        {toDashboard}
      </Missing>
    );
  return (
    <Page width="text">
      {data === undefined && error === undefined && (
        <SkeletonRows label={tell("state.loading")} count={3} />
      )}
      {data === undefined && error !== undefined && (
        <Failure
          error={error}
          title={t("staticPages.failed")}
          headingLevel={1}
          onRetry={() => void mutate()}
        >
          {toDashboard}
        </Failure>
      )}
      {data !== undefined && (
        <Stack gap={14}>
          <ScreenTitle key={linkId} title={data.label} />
          {data.type === "text" ? (
            <Card>
              <RichText html={data.value} lang={data.lang} headingLevel={2} />
            </Card>
          ) : (
            <Stack direction="row">
              <LinkButton href={data.value} isNewTab>
                {t("staticPages.link.open")}
                <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
              </LinkButton>
            </Stack>
          )}
        </Stack>
      )}
    </Page>
  );
}
