import type { FourEyes, RuleSection } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { fourEyesQuery } from "../queries.ts";
import { Exchange } from "./Exchange.tsx";
import * as css from "./rules.css.ts";

/** What holds for all rules: which need a second administrator, and all of them as one file. */
export function RulesScreen() {
  const { t } = useTranslation();
  const query = fourEyesQuery.useData();
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle title={t("navigation.rules")} />
        <Card title={t("form.sections.fourEyes")}>
          <Text tone="ink2">{t("clientTool.rules.fourEyesText")}</Text>
          <QueryState query={query} failed={t("clientTool.rules.failed")}>
            {(found) => <Switches found={found} onChanged={() => void query.mutate()} />}
          </QueryState>
        </Card>
        <Exchange />
      </Stack>
    </Page>
  );
}

interface SwitchChange {
  section: RuleSection;
  fourEyes: boolean;
  version: string;
}

function Switches({ found, onChanged }: { found: FourEyes; onChanged: () => void }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const [sent, setSent] = useState<RuleSection | null>(null);
  const { submit, isPending } = useMutation<SwitchChange>(
    async ({ section, fourEyes, version }) => {
      const written = writtenOf(
        await client.PUT("/client-tool/four-eyes/{section}", {
          params: { path: { section }, header: ifMatch(version) },
          body: { fourEyes },
        }),
      );
      onChanged();
      return written;
    },
    { method: "PUT", subject: "fourEyes", outcomeOf },
  );
  return (
    <div className={css.switches}>
      {found.sections.map(({ section, fourEyes }) => (
        <Checkbox
          key={section}
          label={t(`form.sections.${section}`)}
          checked={fourEyes}
          isPending={isPending && section === sent}
          onCheckedChange={(next) => {
            setSent(section);
            submit({ section, fourEyes: next, version: found.version });
          }}
        />
      ))}
    </div>
  );
}
