import type { GlossaryEntry } from "@specimen/api/contract";
import { sortBy } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SearchField } from "@specimen/ui/SearchField/SearchField.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { urlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { Empty } from "../Empty.tsx";
import { QueryState } from "../QueryState.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { findTerms } from "./findTerms.ts";
import type { Glossary } from "./glossary.ts";
import { Terms } from "./Terms.tsx";

const filter = urlSchema(z.object({ text: z._default(z.string().check(z.maxLength(200)), "") }));

export interface GlossaryScreenProps {
  glossary: Glossary;
  /** What the terms are about. */
  text: string;
}

/** The terms of an area; the filter is kept in the address. */
export function GlossaryScreen({ glossary, text }: GlossaryScreenProps) {
  const { t } = useTranslation();
  const { texts, state, type } = useUrlState(filter);
  const find = (typed: string) => type({ text: typed });
  return (
    <Page>
      <Stack gap={18}>
        <div>
          <ScreenTitle title={t("catalogue.glossary.title")} />
          <Text tone="ink2">{text}</Text>
        </div>
        <SearchField
          label={t("catalogue.glossary.filter")}
          placeholder={t("catalogue.glossary.filter")}
          value={texts["text"] ?? ""}
          onValueChange={find}
        />
        <QueryState query={glossary.entries} failed={t("catalogue.glossary.failed")}>
          {(entries) => (
            <Found
              entries={entries}
              text={state.text}
              hrefOf={glossary.hrefOf}
              onShowAll={() => find("")}
            />
          )}
        </QueryState>
      </Stack>
    </Page>
  );
}

interface FoundProps extends Pick<Glossary, "hrefOf"> {
  entries: readonly GlossaryEntry[];
  text: string;
  onShowAll: () => void;
}

function Found({ entries, text, hrefOf, onShowAll }: FoundProps) {
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
          {text !== "" && t("catalogue.glossary.found", { number: found.length })}
        </span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <Terms entries={found} hrefOf={hrefOf} />
      ) : (
        <Empty
          title={t("catalogue.glossary.noneFound", { text })}
          text={t("catalogue.glossary.noneFoundText")}
        >
          <Button variant="secondary" onClick={onShowAll}>
            {t("catalogue.glossary.showAll")}
          </Button>
        </Empty>
      )}
    </>
  );
}
