import { address } from "../browser/address.ts";
import { clock } from "../browser/clock.ts";
import type { Services } from "./Services.ts";
import type { SessionService } from "./session/SessionService.ts";

/** Milliseconds the document's frame stands alone for what the first picture lacks. */
const patience = 500;

/**
 * Waits a moment for what is on its way anyway, so that the first picture is whole instead of
 * placeholders that are drawn over at once. What fails is told where it is shown.
 */
export async function gatherFirstPicture(
  { session, language, firstAnswers }: Pick<Services, "session" | "language" | "firstAnswers">,
  loadScreensAt: (pathname: string) => Promise<unknown>,
): Promise<void> {
  const { pathname } = new URL(address.current());
  const all = Promise.allSettled([
    decided(session),
    language.isReady(),
    loadScreensAt(pathname),
  ]).then(firstAnswers.arrived);
  const pause = new Promise<void>((resolve) => void clock.after(patience, resolve));
  await Promise.race([all, pause]);
}

/** Fulfilled once it is known whether somebody is signed in. */
const decided = ({ view }: SessionService): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = () => view.get().status !== "loading";
    if (isKnown()) return resolve();
    const stop = view.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
