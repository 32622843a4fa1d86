/** The base of the back office, which is another product: apart from `paths`, which are loaded first. */
export const backOffice = "/backend";
