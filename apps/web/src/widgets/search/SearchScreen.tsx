import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { keysOf, labelIn, type FilterSpec } from "./fieldSpec.ts";
import { FilterForm } from "./FilterForm.tsx";
import type { Question } from "./question.ts";
import { ResultsPane, type ResultsPaneProps } from "./ResultsPane.tsx";
import { useFirstResult } from "./useFirstResult.ts";

/** How long nothing is typed before the address follows, in ms; faster than one notices. */
export const typingPause = 120;

export interface SearchScreenProps<State, Data> extends Omit<
  ResultsPaneProps<Data>,
  "onClear" | "labelOf"
> {
  title: string;
  /** The area, and its page of countries. */
  area: { title: string; href: string };
  question: Question<State>;
  filter: FilterSpec;
}

/** Finds records by what one sees and measures; what is looked for is kept in the address. */
export function SearchScreen<State, Data>({
  title,
  area,
  question,
  filter,
  ...results
}: SearchScreenProps<State, Data>) {
  const { t } = useTranslation();
  const { schema, url } = question;
  const { place, go } = useFirstResult(url.isSettled && results.query.isStale !== true);
  const keys = keysOf(filter);
  const isNarrowed = keys.some((key) => !schema.isAbsent(key, url.texts));
  const labelOf = (name: string) => {
    const label = labelIn(filter, name);
    return label && t(label);
  };
  return (
    <Page>
      <Stack gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[{ label: area.title, href: area.href }, { label: t("navigation.search") }]}
          />
          <ScreenTitle title={title} />
        </div>
        <FilterForm filter={filter} question={question} onGoToResults={go} />
        <div ref={place}>
          <ResultsPane
            {...results}
            labelOf={labelOf}
            onClear={isNarrowed ? () => url.clear(keys) : undefined}
          />
        </div>
      </Stack>
    </Page>
  );
}
