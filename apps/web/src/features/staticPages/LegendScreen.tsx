import { AcceptanceKind } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Confidence } from "@specimen/ui/Facts/Confidence.tsx";
import { MinusSign, PlusSign, StruckSign } from "@specimen/ui/Icon/signs.tsx";
import { InfoSign } from "@specimen/ui/Icon/firstPage.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../../widgets/dataCheck/OutcomeText.tsx";
import { AcceptanceText } from "../../widgets/documents/useAcceptanceVerdict.tsx";
import { checkIcons } from "../../widgets/record/checkIcons.tsx";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import * as css from "./LegendScreen.css.ts";

const answers = [
  ["ok", "record.status.issue"],
  ["warn", "record.status.outOfCirculation"],
  ["no", "record.status.worthless"],
  ["cross", "record.trade.noTrade"],
] as const;
const outcomes = ["pass", "fail", "notJudged"] as const;
const checks = ["look", "feel", "tilt", "throughLight", "uv", "ir"] as const;
const verifications = ["checked", "unverified"] as const;
const levels = [
  [3, "high"],
  [2, "medium"],
  [1, "low"],
] as const;
const rows = [
  [PlusSign, "new"],
  [MinusSign, "outOfCirculation"],
  [StruckSign, "worthless"],
  [InfoSign, "info"],
] as const;

/** What the signs of the product mean: /staticpage/legend. */
export function LegendScreen() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <Stack gap={14}>
        <div>
          <ScreenTitle title={t("staticPages.legend.title")} />
          <Text tone="ink2">{t("staticPages.legend.text")}</Text>
        </div>
        <Signs
          title={t("staticPages.legend.answers")}
          signs={answers.map(([sign, word]) => ({
            key: sign,
            sign: <StatusText sign={sign}>{t(word)}</StatusText>,
            meaning: t(`staticPages.legend.${sign}`),
          }))}
        />
        <Signs
          title={t("staticPages.legend.documents.title")}
          signs={AcceptanceKind.options.map((kind) => ({
            key: kind,
            sign: <AcceptanceText kind={kind} />,
            meaning: t(`staticPages.legend.documents.${kind}`),
          }))}
        />
        <Signs
          title={t("staticPages.legend.checks.title")}
          signs={outcomes.map((outcome) => ({
            key: outcome,
            sign: <OutcomeText outcome={outcome} />,
            meaning: t(`staticPages.legend.checks.${outcome}`),
          }))}
        />
        <Signs
          title={t("staticPages.legend.hand.title")}
          signs={checks.map((check) => {
            const CheckIcon = checkIcons[check];
            return {
              key: check,
              sign: (
                <>
                  <CheckIcon /> {t(`catalogue.features.checks.${check}`)}
                </>
              ),
              meaning: t(`staticPages.legend.hand.${check}`),
            };
          })}
        />
        <Signs
          title={t("staticPages.legend.verification")}
          signs={verifications.map((name) => ({
            key: name,
            sign: t(`staticPages.legend.${name}.word`),
            meaning: t(`staticPages.legend.${name}.meaning`),
          }))}
        />
        <Signs
          title={t("staticPages.legend.confidence")}
          signs={levels.map(([level, name]) => ({
            key: name,
            sign: <Confidence level={level} word={t(`record.confidence.${name}`)} />,
            meaning: t(`staticPages.legend.${name}`),
          }))}
        />
        <Signs
          title={t("staticPages.legend.calendar")}
          signs={rows.map(([Sign, name]) => ({
            key: name,
            sign: (
              <>
                <Sign /> {t(`dashboard.calendar.rows.${name}`)}
              </>
            ),
            meaning: t(`staticPages.legend.rows.${name}`),
          }))}
        />
      </Stack>
    </Page>
  );
}

interface SignsProps {
  title: string;
  signs: readonly { key: string; sign: ReactNode; meaning: string }[];
}

function Signs({ title, signs }: SignsProps) {
  return (
    <Card title={title}>
      <dl>
        {signs.map(({ key, sign, meaning }) => (
          <div key={key} className={css.row}>
            <dt className={css.sign}>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
