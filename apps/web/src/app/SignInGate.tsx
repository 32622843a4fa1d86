import { useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useSession, useSignIn } from "../services/session.ts";
import { lazyPart } from "../widgets/lazyPart.tsx";
import { AuthPages } from "./AuthPages.tsx";
import { Waiting } from "./Waiting.tsx";

const SwitchUser = lazyPart(() => import("./SwitchUser.tsx"), {
  place: <Waiting />,
  headingLevel: 1,
});

/** Reports each page to sign-in, and shows what it decides: the page, or a screen of its own. */
export function SignInGate({ children }: { children: ReactNode }) {
  const { phase } = useSession();
  const send = useSignIn();
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  // Before the paint, so that no page shows to somebody who is sent elsewhere.
  useLayoutEffect(() => send({ type: "page.entered", path }), [path, send]);
  switch (phase) {
    case "signedIn":
      return children;
    case "askingToSwitch":
      return <SwitchUser />;
    case "loadingApp":
      return <Waiting />;
    default:
      return <AuthPages />;
  }
}
