import { AuthFrame } from "../features/auth/AuthFrame.tsx";
import type { SignInScreenProps } from "../features/auth/SignInScreen.tsx";
import { useSession } from "../services/hooks/useSession.ts";
import { lazyPart } from "../widgets/lazyPart.tsx";

const SignInScreen = lazyPart<SignInScreenProps>(
  async () => ({ default: (await import("../features/auth/SignInScreen.tsx")).SignInScreen }),
  {
    place: <AuthFrame />,
    around: (message) => <AuthFrame>{message}</AuthFrame>,
    headingLevel: 1,
  },
);

/** The screens of sign-in; those who are signed in never load their code. */
export function AuthPages() {
  const { phase, error } = useSession();
  return <SignInScreen phase={phase} error={error} />;
}
