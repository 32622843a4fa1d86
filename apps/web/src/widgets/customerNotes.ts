import type { CustomerNote } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";

/** The customer's own words, read once for the whole product. */
export const customerNotesQuery = defineQuery("/customer-notes", { reread: "never" });

/** What the customer has written for the place that an index stands for (specification 3). */
export const noteFor = (
  notes: readonly CustomerNote[] | undefined,
  place: CustomerNote["index"],
): CustomerNote | undefined => notes?.find(({ index }) => index === place);
