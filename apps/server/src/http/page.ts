/** Limit and offset of a page in a query. */
export const pageOf = ({
  page,
  pageSize,
}: {
  readonly page: number;
  readonly pageSize: number;
}) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});
