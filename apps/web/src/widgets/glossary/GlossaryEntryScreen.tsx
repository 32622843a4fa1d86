import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { useFilter } from "../../url/useFilter.ts";
import { Failure } from "../Failure.tsx";
import { isMissing } from "../isMissing.ts";
import { Localized } from "../Localized.tsx";
import { Missing } from "../Missing.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { useGlossaryEntry } from "../../features/banknotes/queries.ts";
import * as css from "./entry.css.ts";
import { TermsBeside } from "./TermsBeside.tsx";
import { WrittenIn } from "./WrittenIn.tsx";

const levels = { low: 1, medium: 2, high: 3 } as const;

/** The note whose feature led here. */
const fromNowhere = { noteId: "", countryId: "" };

/** One term of the area. */
export function EntryScreen() {
  const { entryId = "" } = useParams();
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const [{ noteId, countryId }] = useFilter(fromNowhere);
  const { data, error, mutate } = useGlossaryEntry(entryId);
  const toAll = (
    <LinkButton href={paths.banknotes.glossary} variant="secondary">
      {t("banknotes.glossary.toAll")}
    </LinkButton>
  );
  if (data === undefined && isMissing(error))
    return (
      <Missing
        title={t("banknotes.glossary.missingTitle", { id: entryId })}
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
          { label: t("banknotes.title"), href: paths.banknotes.country },
          { label: t("banknotes.glossary.title"), href: paths.banknotes.glossary },
          { label: data?.term.text ?? entryId },
        ]}
      />
      {data !== undefined && (
        <div className={css.entry}>
          <ScreenTitle title={data.term.text} />
          <Card
            footer={
              <FactsSource
                text={t("record.confidence.title")}
                confidence={{
                  level: levels[data.confidence],
                  word: t(`record.confidence.${data.confidence}`),
                }}
              />
            }
          >
            <Text>
              <Localized text={data.definition} />
            </Text>
            <WrittenIn texts={[data.term, data.definition]} />
          </Card>
          {noteId !== "" && countryId !== "" && (
            <div>
              <LinkButton href={paths.banknotes.detail(noteId, countryId)} variant="secondary">
                {t("banknotes.glossary.back")}
              </LinkButton>
            </div>
          )}
          <TermsBeside entryId={entryId} />
        </div>
      )}
      {data === undefined && error === undefined && (
        <SkeletonRows label={tell("state.loading")} count={2} />
      )}
      {data === undefined && error !== undefined && (
        <Failure
          error={error}
          title={t("banknotes.glossary.failed")}
          headingLevel={1}
          onRetry={() => void mutate()}
        >
          {toAll}
        </Failure>
      )}
    </Page>
  );
}
