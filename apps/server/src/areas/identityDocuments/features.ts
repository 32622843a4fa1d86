import {
  type Language,
  languages,
  type SearchHit,
  type SecurityFeature,
  type SecurityFeatureSummary,
} from "@specimen/api/contract";
import { asc, sql } from "drizzle-orm";
import { glossary } from "../../catalogue/tables.ts";
import { notFound } from "../../http/problemError.ts";
import { sortInLanguage } from "../../http/sortInLanguage.ts";
import { type AppContext, readCarriers } from "../defineArea.ts";
import { checkOf } from "./check.ts";
import { featureName } from "./presentFeatures.ts";
import { documentHit } from "./search.ts";
import { documentFeatureTypes, identityDocuments } from "./tables.ts";

/** The most records of one area that the page of a feature shows. */
const mostCarriers = 24;

/** Prepares the list of the kinds of security feature and the page of one. */
export function prepareFeatures(context: AppContext) {
  const { database, lexicon } = context;
  // In a query of one table its columns are named alone, which inside another table may be another's.
  const typeId = sql`${documentFeatureTypes}.${sql.identifier(documentFeatureTypes.id.name)}`;
  const read = database
    .select({
      type: documentFeatureTypes,
      count: sql<number>`(select count(*)::int from ${identityDocuments} where ${identityDocuments.featureTypes} @> array[${typeId}])`,
      isTerm: sql<boolean>`exists (select 1 from ${glossary} where ${glossary.key} = ${documentFeatureTypes.glossaryKey} and 'identityDocuments' = any(${glossary.areas}))`,
    })
    .from(documentFeatureTypes)
    .prepare("document_feature_types");
  const readDocuments = database
    .select()
    .from(identityDocuments)
    .where(sql`${identityDocuments.featureTypes} @> array[${sql.placeholder("id")}::text]`)
    .orderBy(asc(identityDocuments.listPosition), asc(identityDocuments.id))
    .limit(mostCarriers)
    .prepare("document_feature_carriers");

  type Read = Awaited<ReturnType<typeof read.execute>>[number];

  const summaryOf = ({ type, count }: Read, language: Language): SecurityFeatureSummary => ({
    id: type.id,
    name: featureName(lexicon, type.id, language),
    ...checkOf(type.light),
    level: type.level,
    documentCount: count,
  });

  async function list(language: Language): Promise<SecurityFeatureSummary[]> {
    const rows = await read.execute();
    const summaries = rows.map((row) => summaryOf(row, language));
    return sortInLanguage(summaries, ({ name }) => name.text, language);
  }

  async function page(
    id: string,
    { language, permissions }: { language: Language; permissions: ReadonlySet<string> },
  ): Promise<SecurityFeature> {
    const [rows, all] = await Promise.all([read.execute(), list(language)]);
    const row = rows.find(({ type }) => type.id === id);
    if (row === undefined) throw notFound("There is no such security feature");
    const at = all.findIndex((each) => each.id === id);
    const { type, isTerm } = row;
    const documents = await readDocuments.execute({ id });
    return {
      ...summaryOf(row, language),
      definition: lexicon.text(type.definition, language),
      howTo: lexicon.text(type.howTo, language),
      // The glossary of this area has no page for the terms of others.
      glossaryId: isTerm ? type.glossaryKey : null,
      names: languages.flatMap((each) => {
        const name = lexicon.word("documentFeature", id, each);
        return name?.lang === each ? [name] : [];
      }),
      confidence: type.confidence,
      carriers: [
        {
          area: "identityDocuments",
          total: row.count,
          hits: documents.map((each): SearchHit => documentHit(context, each, language)),
        },
        ...(await readCarriers(context, {
          feature: type.glossaryKey ?? id,
          permissions,
          language,
          limit: mostCarriers,
        })),
      ],
      previousId: all[at - 1]?.id ?? null,
      nextId: all[at + 1]?.id ?? null,
    };
  }

  return { list, page };
}
