import type { DoubtedPaper, FantasyName, Language, LocalizedText } from "@specimen/api/contract";
import { asc } from "drizzle-orm";
import { sourceIn } from "../../catalogue/provenance.ts";
import { readOnce } from "../../database/readOnce.ts";
import { prepareNames } from "../../search/findNames.ts";
import { wordsOf } from "../../search/questionWords.ts";
import { prepareSpelling } from "../../search/spelling.ts";
import type { AppContext } from "../defineArea.ts";
import { fantasyNames, identityDocuments } from "./tables.ts";

type Row = typeof fantasyNames.$inferSelect;

/** Prepares the lists of names on papers that no state issues, and of real papers often doubted. */
export function prepareFantasyNames({ database, lexicon }: AppContext) {
  const readAll = readOnce(() =>
    database.select().from(fantasyNames).orderBy(asc(fantasyNames.position)),
  );
  const readIssuers = readOnce(async () => {
    const rows = await database
      .select({
        id: identityDocuments.id,
        code: identityDocuments.mrzIssuer,
        countryId: identityDocuments.countryId,
      })
      .from(identityDocuments);
    return Map.groupBy(rows, ({ code }) => code);
  });
  const findNames = prepareNames(database, "fantasy_names_found");
  const spell = prepareSpelling(database);

  /** The ids that match the words, else those that match words of similar spelling. */
  async function matching(text: string, language: Language): Promise<ReadonlySet<string>> {
    const words = wordsOf(text);
    const find = async (query: string, phrase: string) =>
      new Set(
        (await findNames(["fantasyName"], [{ phrase, query }], language))
          .flat()
          .map(({ key }) => key),
      );
    const found = await find(words.map((word) => `${word}:*`).join(" & "), words.join(" "));
    if (found.size > 0) return found;
    const spelt = await spell(words);
    return spelt === undefined ? found : find(spelt, words.join(" "));
  }

  const toName = (
    row: Row,
    category: FantasyName["category"],
    language: Language,
  ): FantasyName => ({
    id: row.id,
    name: row.name,
    translation: translationOf(lexicon.text(row.name, language), language),
    category,
    kind: lexicon.text(row.kind ?? category, language),
    statesToday: row.statesToday.map((countryId) => ({
      countryId,
      name: lexicon.countryName(countryId, language),
    })),
    claimedPlace: lexicon.text(row.claimedPlace, language),
    sinceYear: row.sinceYear,
    note: lexicon.text(row.note, language),
    mrzCode: row.mrzCode,
    confidence: row.confidence,
    sources: row.sources.map((source) => sourceIn(lexicon, source, language)),
  });

  return async (text: string | undefined, language: Language) => {
    const [rows, issuers] = await Promise.all([readAll(), readIssuers()]);
    const hasWords = text !== undefined && /[\p{L}\p{N}]/u.test(text);
    const wanted = hasWords ? await matching(text, language) : undefined;
    const shown = rows.filter(({ id }) => wanted === undefined || wanted.has(id));
    return {
      names: shown.flatMap((row) =>
        row.category === "doubted" ? [] : [toName(row, row.category, language)],
      ),
      doubted: shown
        .filter(({ category }) => category === "doubted")
        .map((row): DoubtedPaper => {
          const documents = issuers.get(row.mrzCode ?? "") ?? [];
          const countryId = documents.find((each) => each.countryId !== null)?.countryId ?? null;
          return {
            id: row.id,
            name: lexicon.text(row.name, language),
            note: lexicon.text(row.note ?? "", language),
            mrzCode: row.mrzCode,
            countryId,
            documentIds: documents.filter((each) => each.countryId === null).map(({ id }) => id),
            confidence: row.confidence,
          };
        }),
    };
  };
}

/** A text that has a translation is in the reader's language; without one it stays English. */
const translationOf = (text: LocalizedText, language: Language): LocalizedText | null =>
  language !== "en" && text.lang === language ? text : null;
