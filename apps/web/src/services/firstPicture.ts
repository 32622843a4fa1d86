import { languageView } from "@specimen/core/language";
import { waitFor } from "xstate";
import { address } from "../browser/address.ts";
import { clock } from "../browser/clock.ts";
import type { Services } from "./createServices.ts";

/** Milliseconds the document's frame stands alone for what the first picture lacks. */
const patience = 500;

/**
 * Waits a moment for what is on its way anyway, so that the first picture is whole instead of
 * placeholders that are drawn over at once. What fails is told where it is shown.
 */
export async function gatherFirstPicture(
  { language, firstAnswers }: Pick<Services, "language" | "firstAnswers">,
  loadScreensAt: (pathname: string) => Promise<unknown>,
): Promise<void> {
  const { pathname } = new URL(address.current());
  const all = Promise.allSettled([
    waitFor(language, (snapshot) => languageView(snapshot).isReady),
    loadScreensAt(pathname),
  ]).then(firstAnswers.arrived);
  const pause = new Promise<void>((resolve) => void clock.after(patience, resolve));
  await Promise.race([all, pause]);
}
