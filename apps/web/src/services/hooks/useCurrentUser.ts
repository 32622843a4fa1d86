import { defineQuery } from "@specimen/api/react";

const currentUserQuery = defineQuery("/currentUser", { reread: "never" });

/** The signed-in user with customer, preferences and capabilities (specification 3). */
export function useCurrentUser() {
  return currentUserQuery.useData();
}
