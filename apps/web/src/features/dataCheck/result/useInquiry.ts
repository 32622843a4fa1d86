import type { CheckService, Inquiry } from "@specimen/api/contract";
import { byId, defineQuery, useApiClient } from "@specimen/api/react";
import { useEffect, useEffectEvent } from "react";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { usePolling } from "../../../services/hooks/usePolling.ts";
import { answerOf } from "../answerOf.ts";
import { inquiryPaths } from "../queries.ts";

const queries = {
  external: defineQuery(inquiryPaths.external, { init: byId, reread: "never" }),
  nafPassport: defineQuery(inquiryPaths.nafPassport, { init: byId, reread: "never" }),
};

/** Reads how a question stands. */
export type InquiryCall = (signal: AbortSignal) => Promise<Inquiry>;

/** The question to a service about a check: how it stands, and how it is asked. */
export function useInquiry(checkId: string, service: CheckService, onAsked: () => void) {
  const client = useApiClient();
  const path = inquiryPaths[service];
  const query = queries[service].useData(checkId);
  const { status, submit } = useMutation<undefined>(
    async () => {
      const asked = answerOf(await client.POST(path, byId(checkId)));
      await query.mutate(asked, { revalidate: false });
      onAsked();
    },
    { method: "POST", isSeen: true },
  );
  const read: InquiryCall = async (signal) =>
    answerOf(await client.GET(path, { ...byId(checkId), signal }));
  return { query, ask: () => submit(undefined), isAsking: status === "pending", read };
}

/** Reads a question under way again and again, until it is over. */
export function useFollowedInquiry(read: InquiryCall, onAnswer: (inquiry: Inquiry) => void): void {
  const { answer } = usePolling<Inquiry>(
    { read, isDone: ({ state }) => state !== "pending" },
    { interval: 1_500, retries: 5 },
  );
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer !== null && answer.state !== "pending") tell(answer);
  }, [answer]);
}
