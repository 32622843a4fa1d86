import { AuthFrame } from "../features/auth/AuthFrame.tsx";
import { useSession } from "../services/session.ts";
import { lazyPart } from "../widgets/lazyPart.tsx";

const SignInScreen = lazyPart(
  async () => {
    const { SignInScreen: screen } = await import("../features/auth/SignInScreen.tsx");
    return { default: screen };
  },
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
