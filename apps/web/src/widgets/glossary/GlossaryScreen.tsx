import type { GlossaryEntry } from "@specimen/api/contract";
import { sortBy } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SearchField } from "@specimen/ui/SearchField/SearchField.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { useFilter } from "../../url/useFilter.ts";
import { Empty } from "../Empty.tsx";
import { Failure } from "../Failure.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { useGlossary } from "../../features/banknotes/queries.ts";
import { findTerms } from "./findTerms.ts";
import { Terms } from "./Terms.tsx";

const unfiltered = { text: "" };

/** The words of the area; the filter lives in the address. */
export function GlossaryScreen() {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const [filter, change] = useFilter(unfiltered);
  // The field keeps its own letters: the address follows a moment later.
  const [text, setText] = useState(filter.text);
  const find = (next: string) => {
    setText(next);
    change({ text: next });
  };
  const { data, error, mutate } = useGlossary();
  return (
    <Page>
      <Stack gap={18}>
        <div>
          <ScreenTitle title={t("banknotes.glossary.title")} />
          <Text tone="ink2">{t("banknotes.glossary.text")}</Text>
        </div>
        <SearchField
          label={t("banknotes.glossary.filter")}
          placeholder={t("banknotes.glossary.filter")}
          value={text}
          onValueChange={find}
        />
        {data !== undefined && <Found entries={data} text={text} onShowAll={() => find("")} />}
        {data === undefined && error === undefined && (
          <SkeletonRows label={tell("state.loading")} />
        )}
        {data === undefined && error !== undefined && (
          <Failure
            error={error}
            title={t("banknotes.glossary.failed")}
            onRetry={() => void mutate()}
          />
        )}
      </Stack>
    </Page>
  );
}

interface FoundProps {
  entries: readonly GlossaryEntry[];
  text: string;
  onShowAll: () => void;
}

function Found({ entries, text, onShowAll }: FoundProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const found = findTerms(
    sortBy(entries, ({ term }) => term.text, language),
    text,
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {text !== "" && t("banknotes.glossary.found", { number: found.length })}
        </span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <Terms entries={found} />
      ) : (
        <Empty
          title={t("banknotes.glossary.noneFound", { text })}
          text={t("banknotes.glossary.noneFoundText")}
        >
          <Button variant="secondary" onClick={onShowAll}>
            {t("banknotes.glossary.showAll")}
          </Button>
        </Empty>
      )}
    </>
  );
}
