import { useLayoutEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { isClientTool } from "../areas/areaList.ts";
import { useSession, useSignIn } from "../services/session.ts";
import { paths } from "../url/paths.ts";
import { lazyPart } from "../widgets/lazyPart.tsx";
import { Waiting } from "./Waiting.tsx";

const SwitchUser = lazyPart(() => import("./SwitchUser.tsx"), {
  place: <Waiting />,
  headingLevel: 1,
});

/**
 * Pages for those who are signed in. Others go to /auth/login with the query string as it is; the
 * address is remembered (specification 2.1). The client tool asks the provider in any case.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { status, phase, via } = useSession();
  const send = useSignIn();
  const { pathname, search, hash } = useLocation();
  const isOut = status === "unauthenticated" || status === "error";
  const asksProvider = isClientTool(pathname) && (isOut || via === "apiToken");
  const path = pathname + search + hash;
  // Before the paint, so that the client tool does not show for somebody who is on their way out.
  useLayoutEffect(() => {
    if (asksProvider && phase !== "failed") send({ type: "clientTool.entered", path });
    else if (isOut) send({ type: "returnTarget.remembered", path });
  }, [asksProvider, isOut, phase, path, send]);
  if (status === "loading") return <Waiting />;
  if (asksProvider && isOut && phase !== "failed") return <Waiting />;
  if (isOut) return <Navigate to={{ pathname: paths.login, search }} replace />;
  return phase === "askingToSwitch" ? <SwitchUser /> : children;
}
