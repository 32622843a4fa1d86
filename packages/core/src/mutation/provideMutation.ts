import { fromPromise, waitFor, type ActorRefFrom } from "xstate";
import { mutationMachine, mutationView } from "./mutationMachine.ts";

/** The machine with its call; `send` resolves when the change was made and rejects otherwise. */
export function provideMutation<Body>(send: (body: Body) => Promise<unknown>) {
  return mutationMachine.provide({
    actors: {
      // The body comes from a `mutation.submitted` of the same form.
      sendMutation: fromPromise<unknown, { body: unknown }>(({ input }) =>
        send(input.body as Body),
      ),
    },
  });
}

/**
 * Stops a mutation whose form was left, after its pending call has been answered and its toast
 * emitted; unless `isLeft` is false by then.
 */
export async function stopWhenSettled(
  actor: ActorRefFrom<typeof mutationMachine>,
  isLeft: () => boolean,
): Promise<void> {
  await waitFor(actor, (snapshot) => !mutationView(snapshot).isPending);
  if (isLeft()) actor.stop();
}
