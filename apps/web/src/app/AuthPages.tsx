import { lazy, Suspense } from "react";
import { AuthFrame } from "../features/auth/AuthFrame.tsx";
import { useSession } from "../services/session.ts";
import { missingChunk } from "./missingChunk.ts";

const SignInScreen = lazy(() =>
  import("../features/auth/SignInScreen.tsx")
    .then((module) => ({ default: module.SignInScreen }))
    .catch(missingChunk),
);

/** The screens of sign-in; those who are signed in never load their code. */
export function AuthPages() {
  const { phase, error } = useSession();
  return (
    <Suspense fallback={<AuthFrame />}>
      <SignInScreen phase={phase} error={error} />
    </Suspense>
  );
}
