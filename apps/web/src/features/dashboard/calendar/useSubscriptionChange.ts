import type { CalendarSubscription } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { mutationView } from "@specimen/core/mutation";
import { useSelector } from "@xstate/react";
import { useMutationActor } from "../../../services/hooks/useMutation.ts";

/** Makes and revokes the reader's calendar address; `take` gets what it is afterwards. */
export function useSubscriptionChange(take: (answer: CalendarSubscription) => void) {
  const client = useApiClient();
  const maker = useMutationActor(async (currencies: readonly string[]) => {
    const body = { currencyISO: [...currencies] };
    const { data } = await client.POST("/news-calendar/subscription", { body });
    if (data !== undefined) take(data);
  }, "POST");
  const revoker = useMutationActor<null>(async () => {
    const { data } = await client.DELETE("/news-calendar/subscription");
    if (data !== undefined) take(data);
  }, "DELETE");
  const make = useSelector(maker, mutationView, isSame);
  const revoke = useSelector(revoker, mutationView, isSame);
  const isBusy = make.isPending || revoke.isPending;
  const send = (actor: typeof maker, body: readonly string[] | null) => {
    if (isBusy) return;
    for (const each of [maker, revoker]) each.send({ type: "mutation.reset" });
    actor.send({ type: "mutation.submitted", body });
  };
  return {
    isMaking: make.isPending,
    isRevoking: revoke.isPending,
    isRevoked: revoke.status === "success",
    error: make.error ?? revoke.error,
    make: (currencies: readonly string[]) => send(maker, currencies),
    revoke: () => send(revoker, null),
  };
}

type View = ReturnType<typeof mutationView>;
const isSame = (left: View, right: View) =>
  left.status === right.status && left.error === right.error;
