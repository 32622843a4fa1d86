import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import * as z from "zod/mini";
import { paths } from "../../../url/paths.ts";
import { urlSchema } from "../../../url/urlSchema.ts";
import { useUrlState } from "../../../url/useUrlState.ts";
import type { Glossary } from "../../../widgets/glossary/glossary.ts";
import { GlossaryEntryScreen } from "../../../widgets/glossary/GlossaryEntryScreen.tsx";
import { GlossaryScreen } from "../../../widgets/glossary/GlossaryScreen.tsx";
import { glossaryEntryQuery, glossaryQuery } from "../queries.ts";

/** The note whose feature led to a term. */
const origin = urlSchema(
  z.object({ noteId: z.optional(z.string()), countryId: z.optional(z.string()) }),
);

/** The terms of the area. */
export function BanknoteGlossaryScreen() {
  const { t } = useTranslation();
  return <GlossaryScreen glossary={useNoteGlossary()} text={t("banknotes.glossary.text")} />;
}

/** One term. */
export function BanknoteTermScreen() {
  const { entryId = "" } = useParams();
  const { t } = useTranslation();
  const { noteId, countryId } = useUrlState(origin).settled;
  return (
    <GlossaryEntryScreen
      glossary={useNoteGlossary()}
      entryId={entryId}
      query={glossaryEntryQuery.useData(entryId)}
      back={
        noteId === undefined || countryId === undefined
          ? undefined
          : {
              href: paths.banknotes.detail(noteId, countryId),
              label: t("banknotes.glossary.back"),
            }
      }
    />
  );
}

function useNoteGlossary(): Glossary {
  const { t } = useTranslation();
  return {
    area: { title: t("banknotes.title"), href: paths.banknotes.country },
    href: paths.banknotes.glossary,
    hrefOf: paths.banknotes.glossaryEntry,
    entries: glossaryQuery.useData(),
  };
}
