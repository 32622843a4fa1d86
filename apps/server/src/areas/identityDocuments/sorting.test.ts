import {
  type CountryDocuments,
  DocumentSort,
  type DocumentSearchPage,
  type DocumentSummary,
} from "@specimen/api/contract";
import { expect, it } from "vitest";
import { dayOf, expectSortedBy } from "../../testing/sortedBy.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

/** What each column of a list shows of a document, as it is sorted. */
const columns: Readonly<
  Record<DocumentSort, (document: DocumentSummary) => number | string | null>
> = {
  document: ({ name }) => name.text,
  country: ({ countryId, issuer }) => countryId && issuer.name,
  size: ({ front }) => front.widthMm * front.heightMm,
  mrz: ({ mrz }) => mrz && `${mrz.format} ${mrz.documentCode ?? ""}`,
  issued: ({ firstIssued }) => dayOf(firstIssued),
  validity: ({ validity }) => validity.adultYears,
  status: ({ status }) => ["current", "superseded", "expired"].indexOf(status),
};

describeOnBoth("lists of identity documents", (api) => {
  const read = async (path: string, order: string, language = "de") => {
    const query = `pageSize=100&order=${order}`;
    return api().read<CountryDocuments & DocumentSearchPage>(
      `/identity-documents${path}&${query}`,
      { as: "officer", language },
    );
  };

  it.each(DocumentSort.options)(
    "are sorted by %s in both directions; what is not known stands last",
    async (sort) => {
      // Documents with different values in the column, all of them on one page.
      const filter = sort === "status" ? "countryId=DE" : "year=2016";
      const found = async (order: string) =>
        (await read(`?${filter}&sort=${sort}`, order)).documents;
      await expectSortedBy(found, columns[sort]);
    },
  );

  it.each(DocumentSort.options.filter((sort) => sort !== "country"))(
    "of one country are sorted by %s in both directions",
    async (sort) => {
      const listed = async (order: string) =>
        (await read(`/countries/DE?sort=${sort}`, order)).documents;
      await expectSortedBy(listed, columns[sort]);
    },
  );

  it("are sorted by their names in the reader's language", async () => {
    const namesIn = async (language: string) =>
      (await read("/countries/DE?sort=document", "asc", language)).documents.map(
        ({ name }) => name.text,
      );
    for (const language of ["en", "pl"]) {
      const names = await namesIn(language);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language, { numeric: true }).compare));
    }
  });
});
