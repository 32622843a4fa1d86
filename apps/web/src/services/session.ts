import type { SignInEvent, SignInView } from "@specimen/core/identity";
import { createContext, use } from "react";

/** What screens see of sign-in, and how they speak to it. */
export interface SessionService {
  view: SignInView;
  send: (event: SignInEvent) => void;
}

/** Filled by the services of the running product, and by the stage of a story. */
export const SessionContext = createContext<SessionService | null>(null);

function useSessionService(): SessionService {
  const service = use(SessionContext);
  if (service === null) throw new Error("SessionContext is missing above this component");
  return service;
}

/** Who is signed in, how, and what they may see. */
export function useSession(): SignInView {
  return useSessionService().view;
}

/** Whether somebody is signed in whose sign-in could not be renewed, or is being proved anew. */
export const isStuck = ({ status, error, isConfirming }: SignInView): boolean =>
  status === "authenticated" && (error !== null || isConfirming);

/** Tells sign-in what happened, such as `signOut.requested`. */
export function useSignIn(): SessionService["send"] {
  return useSessionService().send;
}

/** The permissions held; they steer what is shown, the server decides (specification 6). */
export function usePermissions(): readonly string[] {
  return useSession().permissions;
}
