/** One page of a list; both numbers count from 1. */
export interface Page {
  page: number;
  pageSize: number;
}

/** The default page (specification 9). */
export const defaultPage: Page = { page: 1, pageSize: 9 };

const readCount = (text: string | null, fallback: number): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;

/** Reads `page` and `pageSize`; anything that is no positive integer is the default, 1 and 9. */
export function readPage(query: string | URLSearchParams): Page {
  const parameters = new URLSearchParams(query.toString());
  return {
    page: readCount(parameters.get("page"), defaultPage.page),
    pageSize: readCount(parameters.get("pageSize"), defaultPage.pageSize),
  };
}

/** Writes a change into `query`. Another page size starts again at page 1 (specification 2.11). */
export function writePage(query: string | URLSearchParams, change: Partial<Page>): URLSearchParams {
  const before = readPage(query);
  const pageSize = change.pageSize ?? before.pageSize;
  const page = pageSize === before.pageSize ? (change.page ?? before.page) : defaultPage.page;
  const parameters = new URLSearchParams(query.toString());
  for (const [name, value] of Object.entries({ page, pageSize })) {
    if (value === defaultPage[name as keyof Page]) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return parameters;
}
