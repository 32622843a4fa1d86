import { peekConfigFile } from "../../browser/early.ts";
import { loadConfig, type Config } from "../../config.ts";
import { startSignIn } from "./startSignIn.ts";

type Started = ReturnType<typeof startSignIn>;
type Inspection = Parameters<typeof startSignIn>[1];

let early: Promise<Started | null> | null = null;
let isOpened = false;

/** Starts sign-in; one whose machine is to be inspected waits for the inspector. */
async function begin(): Promise<Started | null> {
  const config = await loadConfig(peekConfigFile);
  return config.inspect === true || isOpened ? null : startSignIn(config, {});
}

/** Starts sign-in once for a page. One value, since the document calls it by its name. */
export const signInStart = {
  /**
   * Before the rest of the product has come: the document calls it where the identity provider has
   * to be asked (build/bootScript.js), so that the answer is on its way meanwhile.
   */
  early: (): void => {
    // The services read the configuration too, and tell what is wrong with it.
    early ??= begin().catch(() => null);
  },
  /** What was started early, once; else what is started now. */
  open: async (config: Config, inspection: Inspection): Promise<Started> => {
    const begun = await early;
    early = null;
    isOpened = true;
    return begun ?? startSignIn(config, inspection);
  },
};
