import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { Results } from "../../../widgets/search/ResultsPane.tsx";
import { SearchForm } from "../../../widgets/search/FilterForm.tsx";
import { unfiltered } from "./searchFilter.ts";
import { useFirstResult } from "../../../widgets/search/useFirstResult.ts";
import { useSearchResults } from "./useSearchResults.ts";
import { useTypedFilter } from "../../../url/useUrlState.ts";

/** Finds notes by what one sees and measures; what is looked for lives in the address. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { draft, filter, isSettled, change } = useTypedFilter(unfiltered);
  const results = useSearchResults(filter);
  const { place, go } = useFirstResult(isSettled && !results.isAwaited);
  return (
    <Page>
      <Stack gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("banknotes.title"), href: paths.banknotes.country },
              { label: t("navigation.search") },
            ]}
          />
          <ScreenTitle title={t("banknotes.search.title")} />
        </div>
        <SearchForm
          filter={draft}
          // Other hits mean other notes that were not judged.
          onChange={(next) => change({ ...next, unjudged: false })}
          onGoToResults={go}
        />
        <div ref={place}>
          <Results filter={filter} results={results} onChange={change} />
        </div>
      </Stack>
    </Page>
  );
}
