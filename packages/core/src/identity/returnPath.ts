import type { Address, Store } from "../ports/index.ts";
import { loginPath, readPage } from "./page.ts";
import { checkReturnTarget } from "./returnTarget.ts";

/** Session storage keys (specification 3). */
const clientToolReturnPathKey = "clientToolReturnPath";
const hasTriedClientToolKey = "hasTriedClientTool";
const rememberedKey = "sign-in.return-target";

/** Where a visitor wanted to go, kept in session storage until somebody is signed in. */
export function createReturnPath(store: Store, address: Address) {
  const here = () => new URL(address.current());
  const check = (path: string | null) => checkReturnTarget(path, here().origin);
  const isOnLogin = () => readPage(here().pathname).kind === "login";

  const take = (): string | null => {
    const path = check(store.read(rememberedKey));
    store.remove(rememberedKey);
    return path;
  };

  /** To `target`; without one, from the login page to / and from any other page nowhere. */
  const go = (target: string | null): void => {
    const { pathname, search, hash } = here();
    const path = target ?? (isOnLogin() ? "/" : null);
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

    forget: (): void => store.remove(rememberedKey),

    rememberClientTool: (path: string): void => {
      const target = check(path);
      if (target !== null) store.write(clientToolReturnPathKey, target);
      store.write(hasTriedClientToolKey, "true");
    },

    hasTriedClientTool: (): boolean => store.read(hasTriedClientToolKey) !== null,

    forgetClientTool,

    /**
     * What a redirect takes along: the remembered path, else the one that is open. It is remembered
     * until somebody is signed in, for a redirect may fail and be tried again from the login page.
     */
    target: (): string | null => {
      const { pathname, search, hash } = here();
      const target = check(store.read(rememberedKey)) ?? check(pathname + search + hash);
      if (target !== null) store.write(rememberedKey, target);
      return target;
    },

    /** After a sign-in: to the client tool's path first, then `returnTo`, then the remembered one. */
    goAfterSignIn: (returnTo: string | null): void => {
      const clientTool = check(store.read(clientToolReturnPathKey));
      forgetClientTool();
      const remembered = take();
      go(clientTool ?? check(returnTo) ?? remembered);
    },

    /** To the login page, with the query as it is (specification 2.1). */
    goToLogin: (): void => {
      if (!isOnLogin()) address.replace(loginPath + here().search);
    },

    /** From the login page to the remembered path or /, for somebody who is signed in already. */
    leaveLogin: (): void => {
      if (isOnLogin()) go(take());
    },

    /** From the login page to /; what is remembered stays for a sign-in that is yet to come. */
    goHome: (): void => go(null),
  };
}
