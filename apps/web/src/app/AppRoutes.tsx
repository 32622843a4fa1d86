import { Areas } from "./Areas.tsx";
import { Shell } from "./shell/Shell.tsx";
import { SignInGate } from "./SignInGate.tsx";

/** Every address, inside the navigation's frame; sign-in shows its own screens in their place. */
export function AppRoutes() {
  return (
    <SignInGate>
      <Shell>
        <Areas />
      </Shell>
    </SignInGate>
  );
}
