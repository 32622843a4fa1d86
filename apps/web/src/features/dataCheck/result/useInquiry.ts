import type { CheckService, Inquiry } from "@specimen/api/contract";
import { useApiClient, useQuery } from "@specimen/api/react";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { answerOf } from "../answerOf.ts";

const base = "/identity-documents/data-check/{id}";
const pathOf = { external: `${base}/external`, nafPassport: `${base}/naf-passport` } as const;

/** How often a question under way is looked after, in ms; not while the page is hidden or offline. */
const interval = 1_500;

/** The question to a service about a check: how it stands, and how it is asked. */
export function useInquiry(checkId: string, service: CheckService, onAsked: () => void) {
  const client = useApiClient();
  const path = pathOf[service];
  const params = { path: { id: checkId } };
  const query = useQuery(
    path,
    { params },
    {
      refreshInterval: (latest?: Inquiry) => (latest?.state === "pending" ? interval : 0),
      revalidateOnFocus: false,
    },
  );
  const { status, submit } = useMutation<undefined>(
    async () => {
      await query.mutate(answerOf(await client.POST(path, { params })), { revalidate: false });
      onAsked();
    },
    { method: "POST", isSeen: true },
  );
  return { query, ask: () => submit(undefined), isAsking: status === "pending" };
}
