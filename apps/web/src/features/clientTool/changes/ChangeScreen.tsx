import type { RuleChange, RuleChangeDetail } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { areaOfScreen } from "../../../areas/areaOfScreen.ts";
import { useAreas } from "../../../services/hooks/useAreas.ts";
import { paths } from "../../../url/paths.ts";
import { Missing } from "../../../widgets/Missing.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RuleComparison } from "../../../widgets/rules/RuleComparison.tsx";
import { useChangeTitle } from "../../../widgets/rules/useChangeTitle.ts";
import { useTimeText } from "../../../widgets/useTimeText.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { changeQuery } from "../queries.ts";
import { Decisions } from "./Decisions.tsx";
import { useFieldWords } from "./useFieldWords.ts";

/** One change: who made it and when, what it changes, and what can still be done with it. */
export function ChangeScreen() {
  const { changeId = "" } = useParams();
  const { t } = useTranslation();
  const query = changeQuery.useData(changeId);
  return (
    <QueryState
      query={query}
      failed={t("clientTool.change.failed")}
      headingLevel={1}
      missing={
        <Missing title={t("clientTool.change.missing")} text={t("clientTool.change.missingText")}>
          <LinkButton href={paths.clientTool.changes} variant="secondary">
            {t("clientTool.changes.title")}
          </LinkButton>
        </Missing>
      }
    >
      {(found) => (
        <Page>
          {/* Another change begins anew: what was asked or typed was about that one. */}
          <Found key={changeId} found={found} onDecided={() => void query.mutate()} />
        </Page>
      )}
    </QueryState>
  );
}

function Found({ found, onDecided }: { found: RuleChangeDetail; onDecided: () => void }) {
  const { t } = useTranslation();
  const titleOf = useChangeTitle();
  const { change, entries, named } = found;
  const words = useFieldWords(named);
  return (
    <Stack gap={14}>
      <div>
        <Breadcrumbs
          label={t("breadcrumbs")}
          items={[
            { label: t("clientTool.changes.title"), href: paths.clientTool.changes },
            { label: t(`form.sections.${change.section}`) },
          ]}
        />
        <ScreenTitle title={titleOf(change)} note={t(`clientTool.status.${change.status}`)} />
      </div>
      <Story change={change} />
      <RuleComparison
        section={change.section}
        caption={titleOf(change)}
        beforeLabel={t("form.compare.before")}
        afterLabel={t("form.compare.after")}
        words={words}
        rules={entries.map(({ isOutdated, ...entry }) => ({
          ...entry,
          remark: isOutdated ? t("clientTool.change.outdated") : undefined,
        }))}
      />
      <Decisions found={found} onDecided={onDecided} />
    </Stack>
  );
}

/** Of these changes nothing applied or applies yet; without a chosen time none is known. */
const notInEffect: readonly RuleChange["status"][] = ["waiting", "refused", "withdrawn"];

/** Who did what to the change, in the order of time. */
function Story({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const time = useTimeText();
  const { author, createdAt, validUntil, reason, decision, screen } = change;
  const area = areaOfScreen(useAreas(), screen);
  const made = { who: author.name, when: time(createdAt) };
  const fromLine = ({ status, effectiveFrom }: RuleChange) => {
    const isChosen = effectiveFrom > createdAt;
    if (isChosen || !notInEffect.includes(status))
      return [t("clientTool.change.from", { when: time(effectiveFrom) })];
    return status === "waiting" ? [t("clientTool.change.fromApproval")] : [];
  };
  const lines = [
    area === undefined
      ? t("clientTool.change.madeAnywhere", made)
      : t("clientTool.change.made", { ...made, area: t(`navigation.${area}`) }),
    ...(reason === null ? [] : [t("clientTool.change.reason", { reason })]),
    ...fromLine(change),
    ...(validUntil === null ? [] : [t("clientTool.change.until", { when: time(validUntil) })]),
    ...(decision === null
      ? []
      : [t("clientTool.change.decided", { who: decision.by.name, when: time(decision.at) })]),
    ...(decision === null || decision.reason === null
      ? []
      : [t("clientTool.change.reason", { reason: decision.reason })]),
  ];
  return (
    <Stack gap={4}>
      {lines.map((line) => (
        <Text key={line} tone="ink2">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
