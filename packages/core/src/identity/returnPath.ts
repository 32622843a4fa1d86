import type { Address, Store } from "../ports/index.ts";
import { checkReturnTarget } from "./returnTarget.ts";

/** Session storage keys of specification 3. */
export const clientToolReturnPathKey = "clientToolReturnPath";
export const hasTriedClientToolKey = "hasTriedClientTool";
const rememberedKey = "sign-in.return-target";

/** The pages where nobody stays once signed in. */
const landingPage = /^\/(?:auth|auth\/login|login\/autologin)\/?$/i;
const logoutPage = /^\/auth\/logout\/?$/i;

/** Where a visitor wanted to go, kept until somebody is signed in. */
export function createReturnPath(store: Store, address: Address) {
  const here = () => new URL(address.current());
  const check = (path: string | null) => checkReturnTarget(path, here().origin);

  const take = (key: string): string | null => {
    const path = check(store.read(key));
    store.remove(key);
    return path;
  };

  const go = (target: string | null): void => {
    const { pathname, search, hash } = here();
    const path = target ?? (landingPage.test(pathname) ? "/" : null);
    if (path !== null && path !== pathname + search + hash) address.replace(path);
  };

  const forgetClientTool = (): void => {
    store.remove(clientToolReturnPathKey);
    store.remove(hasTriedClientToolKey);
  };

  return {
    remember: (path: string): void => {
      const target = check(path);
      if (target !== null) store.write(rememberedKey, target);
    },

    rememberClientTool: (path: string): void => {
      const target = check(path);
      if (target !== null) store.write(clientToolReturnPathKey, target);
      store.write(hasTriedClientToolKey, "true");
    },

    hasTriedClientTool: (): boolean => store.read(hasTriedClientToolKey) !== null,

    forgetClientTool,

    /** What a redirect takes along: the wanted path, else the remembered one, else this one. */
    take: (wanted: string | null): string | null => {
      const remembered = take(rememberedKey);
      const { pathname, search, hash } = here();
      return check(wanted) ?? remembered ?? check(pathname + search + hash);
    },

    /** After a sign-in: the client tool's path first, then the wanted, then the remembered one. */
    goAfterSignIn: (wanted: string | null): void => {
      const clientTool = check(store.read(clientToolReturnPathKey));
      forgetClientTool();
      const remembered = take(rememberedKey);
      const asked = check(wanted);
      // Whoever opened the logout page meant it, unless they asked for a sign-in there.
      if (asked === null && logoutPage.test(here().pathname)) return;
      go(clientTool ?? asked ?? remembered);
    },

    /** For somebody who was signed in all along: only off the landing pages. */
    leaveLanding: (): void => {
      if (landingPage.test(here().pathname)) go(take(rememberedKey));
    },
  };
}
