import { pageDefaults } from "@specimen/api/contract";

/** A page of a list as a query reads it, with the contract's defaults for what is absent. */
export function pageOf({
  page = pageDefaults.page,
  pageSize = pageDefaults.pageSize,
}: {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}
