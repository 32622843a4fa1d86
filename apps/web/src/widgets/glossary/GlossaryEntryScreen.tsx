import type { GlossaryEntry } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Confidence } from "@specimen/ui/Facts/Confidence.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { isMissing } from "../isMissing.ts";
import { Localized } from "../Localized.tsx";
import { Missing } from "../Missing.tsx";
import type { Query } from "../query.ts";
import { QueryState } from "../QueryState.tsx";
import { useConfidence } from "../record/useProvenance.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import * as css from "./entry.css.ts";
import type { Glossary } from "./glossary.ts";
import { TermsBeside } from "./TermsBeside.tsx";
import { WrittenIn } from "./WrittenIn.tsx";

export interface GlossaryEntryScreenProps {
  glossary: Glossary;
  entryId: string;
  query: Query<GlossaryEntry>;
  /** Back to the record whose feature led here. */
  back?: { href: string; label: string } | undefined;
}

/** One term of an area. */
export function GlossaryEntryScreen({ glossary, entryId, query, back }: GlossaryEntryScreenProps) {
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  const { data, error } = query;
  const toAll = (
    <LinkButton href={glossary.href} variant="secondary">
      {t("catalogue.glossary.toAll")}
    </LinkButton>
  );
  if (data === undefined && isMissing(error))
    return (
      <Missing
        title={t("catalogue.glossary.missingTitle", { id: entryId })}
        text={t("countries.missingText")}
      >
        {toAll}
      </Missing>
    );
  return (
    <Page>
      <Breadcrumbs
        label={t("breadcrumbs")}
        items={[
          { label: glossary.area.title, href: glossary.area.href },
          { label: t("catalogue.glossary.title"), href: glossary.href },
          { label: data?.term.text ?? entryId },
        ]}
      />
      <QueryState
        query={query}
        failed={t("catalogue.glossary.failed")}
        headingLevel={1}
        wayOn={toAll}
        loading={<SkeletonRows label={tShared("state.loading")} count={2} />}
      >
        {(entry) => (
          <div className={css.entry}>
            <ScreenTitle key={entryId} title={entry.term.text} />
            <Definition entry={entry} />
            {back !== undefined && (
              <div>
                <LinkButton href={back.href} variant="secondary">
                  {back.label}
                </LinkButton>
              </div>
            )}
            <TermsBeside entryId={entryId} glossary={glossary} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}

function Definition({ entry: { term, definition, confidence } }: { entry: GlossaryEntry }) {
  return (
    <Card footer={<Confidence {...useConfidence(confidence)} />}>
      <Text>
        <Localized text={definition} />
      </Text>
      <WrittenIn texts={[term, definition]} />
    </Card>
  );
}
