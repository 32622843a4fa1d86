import type { SearchHit } from "@specimen/api/contract";
import { sessionStore } from "../../browser/stores.ts";
import { keepRecent, readRecent } from "../device/recentHits.ts";
import { useLanguage } from "./useLanguage.ts";
import { useSession } from "./useSession.ts";

/** What the user opened from the search in this tab, which forgets it when it closes. */
export function useRecentHits() {
  const { user } = useSession();
  const { language } = useLanguage();
  const reader = { userId: user?.sub ?? "", language };
  return {
    read: () => readRecent(sessionStore(), reader),
    keep: (hit: SearchHit) => keepRecent(sessionStore(), reader, hit),
  };
}
