import { useApiClient } from "@specimen/api/react";
import { useEffect, useRef } from "react";
import { useCurrentUser } from "../services/hooks/useCurrentUser.ts";
import { useMutation } from "../services/hooks/useMutation.ts";
import { useSavedAccount } from "../services/hooks/useSavedAccount.ts";
import { useTheme, type Theme } from "../services/hooks/useTheme.ts";

/**
 * Keeps the theme on screen and that of the account the same: what the account says holds here, and
 * what is chosen here goes to the account.
 */
export function useAccountTheme(): void {
  const client = useApiClient();
  const { data: user } = useCurrentUser();
  const takeSaved = useSavedAccount();
  const { theme, choose } = useTheme();
  /** What both were when they last agreed. */
  const agreed = useRef<{ account: Theme | undefined; device: Theme } | null>(null);
  const { submit, isPending } = useMutation<Theme>(
    async (chosen) => {
      const { data } = await client.PATCH("/currentUser", {
        body: { userMetadata: { theme: chosen } },
      });
      if (agreed.current !== null) agreed.current.account = chosen;
      await takeSaved(data);
    },
    { method: "PATCH", subject: "account", isSeen: true },
  );
  useEffect(() => {
    if (user === undefined || isPending) return;
    const account = user.userMetadata.theme;
    if (agreed.current === null || agreed.current.account !== account) {
      agreed.current = { account, device: account ?? theme };
      if (account !== undefined && account !== theme) choose(account);
    } else if (agreed.current.device !== theme) {
      agreed.current.device = theme;
      submit(theme);
    }
  }, [user, isPending, theme, choose, submit]);
}
