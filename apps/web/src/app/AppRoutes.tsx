import { Route, Routes } from "react-router-dom";
import { paths } from "../url/paths.ts";
import { Areas } from "./Areas.tsx";
import { AuthPages } from "./AuthPages.tsx";
import { Protected } from "./Protected.tsx";
import { Shell } from "./shell/Shell.tsx";

const signInPaths = [paths.auth, paths.login, paths.logout, paths.autologin];

/** Every address: those of sign-in, and the protected ones inside the navigation's frame. */
export function AppRoutes() {
  return (
    <Routes>
      {signInPaths.map((path) => (
        <Route key={path} path={path} element={<AuthPages />} />
      ))}
      <Route
        path="*"
        element={
          <Protected>
            <Shell>
              <Areas />
            </Shell>
          </Protected>
        }
      />
    </Routes>
  );
}
