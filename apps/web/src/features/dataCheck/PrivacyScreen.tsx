import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Prose } from "@specimen/ui/Prose/Prose.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";

/** What happens to what a check knows of a person. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <Stack gap={14}>
        <Breadcrumbs
          label={t("breadcrumbs")}
          items={[
            { label: t("dataCheck.title"), href: paths.dataCheck.base },
            { label: t("dataCheck.privacy.title") },
          ]}
        />
        <ScreenTitle title={t("dataCheck.privacy.title")} />
        <Card>
          <Prose>
            <ul>
              <li>{t("dataCheck.privacy.browser")}</li>
              <li>{t("dataCheck.privacy.maker")}</li>
              <li>{t("dataCheck.privacy.sealed")}</li>
              <li>{t("dataCheck.privacy.term")}</li>
              <li>{t("dataCheck.privacy.list")}</li>
              <li>{t("dataCheck.privacy.services")}</li>
              <li>{t("dataCheck.privacy.logs")}</li>
            </ul>
          </Prose>
        </Card>
      </Stack>
    </Page>
  );
}
