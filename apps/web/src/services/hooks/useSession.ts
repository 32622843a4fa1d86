import type { SignInView } from "@specimen/core/identity";
import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";
import type { SessionService } from "../session/SessionService.ts";

/** Who is signed in, how, and what they may see. */
export const useSession = (): SignInView => useReadable(useServices().session.view);

/** Whether somebody is signed in whose sign-in could not be renewed, or is being proved anew. */
export const isStuck = ({ status, error, isConfirming }: SignInView): boolean =>
  status === "authenticated" && (error !== null || isConfirming);

/** Sends an event to sign-in, such as `signOut.requested`. */
export const useSignIn = (): SessionService["send"] => useServices().session.send;

/** The permissions of the user. They decide what is shown; the server checks each call. */
export const usePermissions = (): readonly string[] => useSession().permissions;
