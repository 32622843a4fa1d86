import { useImmutable } from "@specimen/api/react";

/** The signed-in user with customer, preferences and capabilities (specification 3). */
export function useCurrentUser() {
  return useImmutable("/currentUser");
}
