import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession, useSignIn } from "../../services/session.ts";
import { paths } from "../../url/paths.ts";
import { SignInScreen } from "./SignInScreen.tsx";

/** The addresses of sign-in (specification 2.1), and what a protected page shows while it waits. */
export default function AuthRoutes() {
  const { pathname } = useLocation();
  if (pathname === paths.logout) return <Logout />;
  return [paths.auth, paths.login, paths.autologin].some((path) => path === pathname) ? (
    <Login />
  ) : (
    <Wait />
  );
}

/** A protected page while nobody knows yet who is there. */
function Wait() {
  const { phase } = useSession();
  return <SignInScreen phase={phase} error={null} isWaiting />;
}

/**
 * /auth/login, /login/autologin and the provider's way back to /auth: starts signing in where
 * nothing is under way. Whoever comes here signed in is sent on; whoever gets signed in here is
 * taken to the return target by sign-in itself.
 */
function Login() {
  const { phase, status, error } = useSession();
  const send = useSignIn();
  const [wasSignedIn] = useState(status === "authenticated" && phase !== "askingToSwitch");
  const isIdle = phase === "signedOut" && error === null;
  useEffect(() => {
    if (isIdle) send({ type: "signIn.requested" });
  }, [isIdle, send]);
  if (wasSignedIn || phase === "askingToSwitch") return <Navigate to={paths.root} replace />;
  return <SignInScreen phase={isIdle ? "arriving" : phase} error={error} />;
}

/** /auth/logout: says goodbye and signs out. */
function Logout() {
  const { phase, status, error } = useSession();
  const send = useSignIn();
  const isIn = status === "authenticated";
  useEffect(() => {
    if (isIn) send({ type: "signOut.requested" });
  }, [isIn, send]);
  const isUnderWay = isIn || phase === "arriving";
  return (
    <SignInScreen phase={isUnderWay ? "leaving" : phase} error={error} returnTo={paths.root} />
  );
}
