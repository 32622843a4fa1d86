import { listen, type Listening } from "./listen.ts";
import type { Ports } from "./specimenOptions.ts";

/** How long a shutdown waits for calls under way, in ms. */
export const patience = 3_000;

/** Listens on four ports; they close at once. */
export async function listenOnAll(
  ports: Ports,
  closing: (() => Promise<void> | void)[],
  hosts: ReadonlySet<string> | undefined,
): Promise<Record<keyof Ports, Listening>> {
  const opened: Listening[] = [];
  // All at once: while calls to one are waited for, no other takes a new one.
  closing.push(async () => {
    await Promise.all(opened.map((listening) => listening.close(patience)));
  });
  const on = async (name: keyof Ports) => {
    const listening = await listen(ports[name], `SPECIMEN_${name.toUpperCase()}_PORT`, { hosts });
    opened.push(listening);
    return listening;
  };
  return {
    web: await on("web"),
    api: await on("api"),
    statistics: await on("statistics"),
    identity: await on("identity"),
  };
}
