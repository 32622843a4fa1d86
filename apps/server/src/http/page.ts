/** The rows of a page, as a query reads them. */
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
