import { fromPromise, waitFor, type ActorRefFrom } from "xstate";
import { mutationMachine, mutationView } from "./mutationMachine.ts";

/** The machine with its call: `send` resolves when the change was made and rejects otherwise. */
export function provideMutation<Body>(send: (body: Body) => Promise<unknown>) {
  return mutationMachine.provide({
    actors: {
      // The body is what a form of this very mutation submitted.
      sendMutation: fromPromise<unknown, { body: unknown }>(({ input }) =>
        send(input.body as Body),
      ),
    },
  });
}

/**
 * Stops a mutation that nobody looks at any more, once what it sent has been answered and told;
 * unless somebody looks at it again by then.
 */
export async function stopWhenSettled(
  actor: ActorRefFrom<typeof mutationMachine>,
  isLeft: () => boolean,
): Promise<void> {
  await waitFor(actor, (snapshot) => !mutationView(snapshot).isPending);
  if (isLeft()) actor.stop();
}
