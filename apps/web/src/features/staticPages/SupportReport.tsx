import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextArea } from "@specimen/ui/TextArea/TextArea.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownBuild } from "../../browser/build.ts";
import { clipboard } from "../../browser/clipboard.ts";
import { languageNames } from "../../i18n/languageNames.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import * as css from "./report.css.ts";
import { useLabelled } from "../../widgets/useLabelled.ts";
import { reportMail, reportText } from "./reportText.ts";

export interface SupportReportProps {
  /** Where reports go; null where the organisation names no address. */
  recipient: string | null;
  /** The path of the page one came from. */
  page: string | null;
}

/** Longer texts do not fit into every e-mail program's address. */
const mostLetters = 1000;

/**
 * Says what is wrong: a text to copy or to send by e-mail. All of it is shown before it leaves, and
 * the product sends nothing by itself.
 */
export function SupportReport({ recipient, page }: SupportReportProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const previewId = useId();
  const [typed, setTyped] = useState("");
  const [isPlaceTold, setIsPlaceTold] = useState(true);
  const [copied, setCopied] = useState<"copied" | "copyFailed" | null>(null);
  const words = {
    page: labelled(t("staticPages.support.report.page")),
    version: labelled(t("staticPages.support.report.version")),
    language: labelled(t("staticPages.support.report.language")),
  };
  const place = { page, version: ownBuild(), language: languageNames[language] };
  const text = reportText(typed, words, isPlaceTold ? place : null);
  const copy = () =>
    clipboard.write(text).then(
      () => setCopied("copied"),
      () => setCopied("copyFailed"),
    );
  return (
    <Card title={t("staticPages.support.report.title")}>
      <Stack gap={14}>
        <TextArea
          label={t("staticPages.support.report.what")}
          hint={t("staticPages.support.report.hint")}
          rows={4}
          maxLength={mostLetters}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setCopied(null);
          }}
        />
        <Checkbox
          label={t("staticPages.support.report.along")}
          checked={isPlaceTold}
          onCheckedChange={(isTold) => {
            setIsPlaceTold(isTold);
            setCopied(null);
          }}
        />
        {typed.trim() !== "" && (
          <>
            <section aria-labelledby={previewId}>
              <Stack gap={6}>
                <div id={previewId}>
                  <Text step="label" tone="ink2">
                    {t("staticPages.support.report.preview")}
                  </Text>
                </div>
                <pre className={css.text}>{text}</pre>
              </Stack>
            </section>
            <Stack direction="row" gap={10} isWrapping>
              <LinkButton
                href={reportMail(recipient, t("staticPages.support.report.subject"), text)}
              >
                {t("staticPages.support.report.mail")}
              </LinkButton>
              <Button variant="secondary" onClick={() => void copy()}>
                {t("staticPages.support.report.copy")}
              </Button>
              <div role="status">
                {copied !== null && (
                  <Text step="small">{t(`staticPages.support.report.${copied}`)}</Text>
                )}
              </div>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}
