import { accountTabs } from "../../browser/accountTabs.ts";
import type { CurrentUser } from "../answers/CurrentUser.ts";
import { useCurrentUser } from "./useCurrentUser.ts";

/** Gives what takes the account as it was saved, and has the other tabs read it anew. */
export function useSavedAccount(): (user: CurrentUser | undefined) => Promise<void> {
  const { mutate } = useCurrentUser();
  return async (user) => {
    await mutate(user, { revalidate: false });
    accountTabs.tellSaved();
  };
}
