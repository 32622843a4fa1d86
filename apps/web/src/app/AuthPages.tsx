import { lazy, Suspense } from "react";
import { AuthFrame } from "../features/auth/AuthFrame.tsx";

const AuthRoutes = lazy(() => import("../features/auth/routes.tsx"));

/** The screens of sign-in; those who are signed in never load their code. */
export function AuthPages() {
  return (
    <Suspense fallback={<AuthFrame />}>
      <AuthRoutes />
    </Suspense>
  );
}
