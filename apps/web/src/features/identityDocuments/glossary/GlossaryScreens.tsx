import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import type { Glossary } from "../../../widgets/glossary/glossary.ts";
import { GlossaryEntryScreen } from "../../../widgets/glossary/GlossaryEntryScreen.tsx";
import { GlossaryScreen } from "../../../widgets/glossary/GlossaryScreen.tsx";
import { glossaryEntryQuery, glossaryQuery } from "../queries.ts";

/** The terms of the area. */
export function DocumentGlossaryScreen() {
  const { t } = useTranslation();
  return (
    <GlossaryScreen glossary={useDocumentGlossary()} text={t("identityDocuments.glossary.text")} />
  );
}

/** One term. */
export function DocumentTermScreen() {
  const { entryId = "" } = useParams();
  return (
    <GlossaryEntryScreen
      glossary={useDocumentGlossary()}
      entryId={entryId}
      query={glossaryEntryQuery.useData(entryId)}
    />
  );
}

function useDocumentGlossary(): Glossary {
  const { t } = useTranslation();
  return {
    area: { title: t("identityDocuments.title"), href: paths.identityDocuments.country },
    href: paths.identityDocuments.glossary,
    hrefOf: paths.identityDocuments.glossaryEntry,
    entries: glossaryQuery.useData(),
  };
}
