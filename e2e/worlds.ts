import { startSpecimen, type Specimen, type SpecimenOptions } from "@specimen/server";
import { chromium, type Browser, type LaunchOptions } from "playwright/test";
import { chromiumOptions } from "./chromium.ts";
import { demoPassword } from "./pages/signIn.ts";

interface Closable {
  close(): Promise<unknown>;
}

/**
 * So many are open at once: the one that most journeys share, and those of the file that is run now.
 * A server with its database takes 150 MB.
 */
const mostOpen = 4;

/** What ends each that is open, that of the one asked for last at the end. */
const open = new Set<() => Promise<void>>();

/**
 * A server, a browser or a stand-in that is started by the first journey of a worker that asks for
 * it, and kept for the next ones, whichever file they are in.
 */
export function keep<Kept extends Closable>(start: () => Promise<Kept>): () => Promise<Kept> {
  let kept: Promise<Kept> | undefined;
  const end = async () => {
    const ended = kept;
    kept = undefined;
    open.delete(end);
    await (await ended)?.close();
  };
  return async () => {
    const started = (kept ??= start());
    // What could not be started is tried again by the next one.
    started.catch(() => (kept = undefined));
    open.delete(end);
    open.add(end);
    const [oldest] = open;
    if (open.size > mostOpen) await oldest?.();
    return started;
  };
}

/** Ends all that are open, those that build on others first. */
export async function endAll(): Promise<void> {
  for (const end of [...open].toReversed()) await end();
}

/** The whole product on free ports with an empty database in memory. */
export const startWorld = (options: Partial<SpecimenOptions> = {}): Promise<Specimen> =>
  startSpecimen({
    place: { kind: "memory" },
    ports: { web: 0, api: 0, statistics: 0, identity: 0 },
    demoPassword,
    ...options,
  });

/** The product beside a stand-in that it is set up for; neither is of use without the other. */
export const keepBeside = <StandIn extends Closable>(
  startStandIn: () => Promise<StandIn>,
  optionsFor: (standIn: StandIn) => Partial<SpecimenOptions>,
) =>
  keep(async () => {
    const standIn = await startStandIn();
    const specimen = await startWorld(optionsFor(standIn));
    const close = async () => {
      await specimen.close();
      await standIn.close();
    };
    return { standIn, specimen, close };
  });

/** What is kept by a name, each with a way to get it. */
const byName = <Kept extends Closable>() => {
  const known = new Map<string, () => Promise<Kept>>();
  return (name: string, start: () => Promise<Kept>): Promise<Kept> => {
    const get = known.get(name) ?? keep(start);
    known.set(name, get);
    return get();
  };
};

const worlds = byName<Specimen>();
const browsers = byName<Browser>();

/** A world that has all that the product has without any setting. */
export const worldOf = (name: string): Promise<Specimen> => worlds(name, () => startWorld());

/** A browser that differs in something from that of most journeys. */
export const browserOf = ({ args = [], ...others }: LaunchOptions): Promise<Browser> => {
  const options = { ...chromiumOptions, ...others, args: [...chromiumOptions.args, ...args] };
  return browsers(JSON.stringify(options), () => chromium.launch(options));
};
