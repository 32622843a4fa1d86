import { AccountScreen } from "./AccountScreen.tsx";

/** The user's own page: /dashboard/user. */
export default function AccountRoutes() {
  return <AccountScreen />;
}
