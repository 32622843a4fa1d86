import { useImmutable } from "@specimen/api/react";

/** The signed-in user with customer, preferences and capabilities (specification 3). */
export function useCurrentUser() {
  return useImmutable("/currentUser");
}

/** The answer of /currentUser, as the client gives it. */
export type CurrentUser = NonNullable<ReturnType<typeof useCurrentUser>["data"]>;
