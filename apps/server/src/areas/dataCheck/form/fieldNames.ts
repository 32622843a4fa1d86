/** Fields that are printed on documents, in the order of a page. */
export const fieldNames = [
  "surname",
  "givenNames",
  "documentNumber",
  "nationality",
  "birthDate",
  "sex",
  "issueDate",
  "expiryDate",
  "personalNumber",
] as const;

export type FieldName = (typeof fieldNames)[number];
