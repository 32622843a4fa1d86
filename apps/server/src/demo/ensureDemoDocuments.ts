import { type DocumentKind, type Language, languages } from "@specimen/api/contract";
import {
  acceptedDocuments,
  documentHeadings,
  identityDocuments,
} from "../areas/identityDocuments/tables.ts";
import { isAt, markAt } from "../catalogue/state.ts";
import { countryInfos, recordInfos } from "../customers/tables.ts";
import type { Database } from "../database/database.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { documentPolicies } from "./documentPolicy.ts";

const written = "written";

/** Writes the demo customers' rules for documents once, so that later changes stay. */
export async function ensureDemoDocuments(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const { id, countryId, kind } = identityDocuments;
    const documents = await transaction.select({ id, countryId, kind }).from(identityDocuments);
    for (const { id: customerId } of demoCustomers) {
      const name = `documents-${customerId}`;
      if (await isAt(transaction, name, written)) continue;
      await markAt(transaction, name, written);
      const policy = documentPolicies[customerId];
      const idsOf = (kinds: readonly DocumentKind[], of?: string) =>
        documents
          .filter((each) => kinds.includes(each.kind) && (of ?? each.countryId) === each.countryId)
          .map((each) => each.id);
      await transaction
        .insert(acceptedDocuments)
        .values([
          { customerId, countryId: null, documentIds: idsOf(policy.byDefault) },
          ...Object.entries(policy.byCountry).map(([of, kinds]) => ({
            customerId,
            countryId: of,
            documentIds: idsOf(kinds, of),
          })),
        ])
        .onConflictDoNothing();
      await transaction
        .insert(documentHeadings)
        .values(
          Object.entries(policy.headings).map(([language, headings]) => ({
            customerId,
            language,
            headings,
          })),
        )
        .onConflictDoNothing();
      const infos = textsOf(policy.countries).map(({ of, ...text }) => ({
        customerId,
        countryId: of,
        kind: "identityDocuments" as const,
        ...text,
      }));
      if (infos.length > 0)
        await transaction.insert(countryInfos).values(infos).onConflictDoNothing();
      const notes = textsOf(policy.documents).map(({ of, ...text }) => ({
        customerId,
        area: "identityDocuments",
        recordId: of,
        ...text,
      }));
      if (notes.length > 0)
        await transaction.insert(recordInfos).values(notes).onConflictDoNothing();
    }
  });
}

const textsOf = (texts: Readonly<Record<string, Partial<Record<Language, string>>>>) =>
  Object.entries(texts).flatMap(([of, byLanguage]) =>
    languages.flatMap((language) => {
      const text = byLanguage[language];
      return text === undefined ? [] : [{ of, language, text }];
    }),
  );
