import { AuthFrame } from "../features/auth/AuthFrame.tsx";
import { lazyPart } from "../widgets/lazyPart.tsx";

/** The screens of sign-in; those who are signed in never load their code. */
export const AuthPages = lazyPart(() => import("../features/auth/routes.tsx"), {
  place: <AuthFrame />,
  around: (message) => <AuthFrame>{message}</AuthFrame>,
  headingLevel: 1,
});
