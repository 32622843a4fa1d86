import { lazy, Suspense } from "react";
import { AuthFrame } from "../features/auth/AuthFrame.tsx";
import { missingChunk } from "./missingChunk.ts";

const AuthRoutes = lazy(() => import("../features/auth/routes.tsx").catch(missingChunk));

/** The screens of sign-in; those who are signed in never load their code. */
export function AuthPages() {
  return (
    <Suspense fallback={<AuthFrame />}>
      <AuthRoutes />
    </Suspense>
  );
}
