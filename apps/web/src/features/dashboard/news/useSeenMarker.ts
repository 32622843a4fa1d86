import type { Article } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { page } from "../../../browser/page.ts";
import type { ArticleKind } from "./queries.ts";
import { newestOf } from "./newestOf.ts";

const markers = { news: "newsSeenAt", changelogs: "changelogsSeenAt" } as const;

/**
 * Remembers, when the reader leaves, up to which article they have been shown all: until then marks
 * stay. Gives what to call once the list has come on screen.
 */
export function useSeenMarker(kind: ArticleKind, articles: readonly Article[]): () => void {
  const client = useApiClient();
  const [isSeen, setIsSeen] = useState(false);
  const told = useRef<string | null>(null);
  const tell = useEffectEvent(() => {
    const newest = newestOf(articles);
    if (newest === null || newest === told.current) return;
    told.current = newest;
    const body = { userMetadata: { [markers[kind]]: newest } };
    // What cannot be remembered stays marked, and is offered again on the next visit.
    client.PATCH("/currentUser", { body, keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isSeen) return undefined;
    const stop = page.onClosed(() => tell());
    return () => {
      stop();
      tell();
    };
  }, [isSeen]);
  return () => setIsSeen(true);
}
