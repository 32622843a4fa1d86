import type { FourEyes, RuleSection, RuleWritten } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { changesQuery } from "../../../widgets/form/changesQuery.ts";
import { fourEyesQuery } from "../../../widgets/form/fourEyes.ts";
import { PendingChanges } from "../../../widgets/form/PendingChanges.tsx";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { together } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { sectionPlaces } from "../../../widgets/rules/sections.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { Exchange } from "./Exchange.tsx";
import * as css from "./rules.css.ts";

/** What holds for all rules: which need a second administrator, and all of them as one file. */
export function RulesScreen() {
  const { t } = useTranslation();
  const mutate = useMutate();
  const query = fourEyesQuery.useData();
  const waiting = changesQuery.useData({ section: "fourEyes", status: "waiting" });
  const awaited = waiting.data?.changes.flatMap(({ subjects }) => subjects.map(({ id }) => id));
  const reread = async () => {
    const [found] = await Promise.all([query.mutate(), mutate(["/client-tool/changes"])]);
    return found;
  };
  return (
    <Page>
      <StackInOrder gap={14}>
        <ScreenTitle title={t("navigation.rules")} />
        <Card title={t("form.sections.fourEyes")}>
          <StackInOrder gap={14}>
            <Text tone="ink2">{t("clientTool.rules.fourEyesText")}</Text>
            <QueryState query={together(query, waiting)} failed={t("clientTool.rules.failed")}>
              {(found) => <Switches found={found} awaited={awaited ?? []} reread={reread} />}
            </QueryState>
            {/* Below the switches: what comes while several are pressed must not move them. */}
            <PendingChanges section="fourEyes" subject={null} written={null} />
          </StackInOrder>
        </Card>
        <Exchange />
      </StackInOrder>
    </Page>
  );
}

interface SwitchesProps {
  found: FourEyes;
  /** The sections whose switch awaits the approval of another administrator. */
  awaited: readonly string[];
  /** Reads them again; undefined where that failed. */
  reread: () => Promise<FourEyes | undefined>;
}

/** The area that a section's rules are written in; that of all rules has no screen of its own. */
const areaOf = ({ section }: { section: RuleSection }) =>
  sectionPlaces[section]?.area ?? "clientTool";

/**
 * One switch for each section, by area as on the overview. They share a version, so those that are
 * pressed meanwhile are stored one after the other. Each shows that it is being stored until what is
 * stored has been read again.
 */
function Switches({ found, awaited, reread }: SwitchesProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const version = useRef(found.version);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    version.current = found.version;
  }, [found.version]);
  const store = async (section: RuleSection, fourEyes: boolean) => {
    try {
      return writtenOf(
        await client.PUT("/client-tool/four-eyes/{section}", {
          params: { path: { section }, header: ifMatch(version.current) },
          body: { fourEyes },
        }),
      );
    } finally {
      const { version: latest = version.current } = (await reread()) ?? {};
      version.current = latest;
    }
  };
  const storeInTurn = (section: RuleSection, fourEyes: boolean) => {
    const stored = turn.current.then(() => store(section, fourEyes));
    turn.current = stored.catch(() => undefined);
    return stored;
  };
  const areas = [...new Set(found.sections.map(areaOf))];
  return (
    <Stack gap={18}>
      {areas.map((area) => (
        <div key={area} role="group" aria-label={t(`navigation.${area}`)} className={css.area}>
          {areas.length > 1 && <Heading level={3}>{t(`navigation.${area}`)}</Heading>}
          <div className={css.switches}>
            {found.sections
              .filter((each) => areaOf(each) === area)
              .map(({ section, fourEyes, hasApprovers }) => (
                <Switch
                  key={section}
                  section={section}
                  isOn={fourEyes}
                  hasApprovers={hasApprovers}
                  isAwaited={awaited.includes(section)}
                  store={(next) => storeInTurn(section, next)}
                />
              ))}
          </div>
        </div>
      ))}
    </Stack>
  );
}

interface SwitchProps {
  section: RuleSection;
  isOn: boolean;
  /** Whether there is a second administrator who may approve its changes. */
  hasApprovers: boolean;
  /** Its change awaits approval; a second one would be the same. */
  isAwaited: boolean;
  store: (isOn: boolean) => Promise<RuleWritten>;
}

function Switch({ section, isOn, hasApprovers, isAwaited, store }: SwitchProps) {
  const { t } = useTranslation();
  const { submit, isPending } = useMutation<boolean>(store, {
    method: "PUT",
    subject: "fourEyes",
    outcomeOf,
  });
  const withoutApprover = !hasApprovers && !isOn ? t("clientTool.rules.tooFew") : undefined;
  return (
    <Checkbox
      label={t(`form.sections.${section}`)}
      checked={isOn}
      isPending={isPending}
      hint={!hasApprovers && isOn ? t("clientTool.rules.noApprover") : undefined}
      disabledReason={isAwaited ? t("clientTool.status.waiting") : withoutApprover}
      onCheckedChange={submit}
    />
  );
}
