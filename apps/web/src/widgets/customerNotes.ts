import type { CustomerNote } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";

/** The places that the indexes of a customer's notes stand for (specification 3). */
const indexes = {
  additionalInfo: 1,
  newsTitle: 3,
  travelDisclaimer: 4,
  support: 5,
  identityDocuments: 6,
} as const satisfies Readonly<Record<string, CustomerNote["index"]>>;

/** One of the places where a customer's own words stand. */
export type CustomerNotePlace = keyof typeof indexes;

/** The customer's own words, read once for the whole product. */
export const customerNotesQuery = defineQuery("/customer-notes", { reread: "never" });

/** What the customer has written for a place. */
export const noteFor = (
  notes: readonly CustomerNote[] | undefined,
  place: CustomerNotePlace,
): CustomerNote | undefined => notes?.find(({ index }) => index === indexes[place]);
