import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CustomLinkScreen } from "./CustomLinkScreen.tsx";
import { DisclaimerScreen } from "./DisclaimerScreen.tsx";
import { LegendScreen } from "./LegendScreen.tsx";
import { SupportScreen } from "./SupportScreen.tsx";

const { routes, legend } = paths.staticPages;

/** The addresses of specification 2.9. */
export default function StaticPagesRoutes() {
  return (
    <Routes>
      <Route path={routes.legend} element={<LegendScreen />} />
      <Route path={routes.disclaimer} element={<DisclaimerScreen />} />
      <Route path={routes.support} element={<SupportScreen />} />
      <Route path={routes.customLink} element={<CustomLinkScreen />} />
      <Route path="*" element={<Navigate to={legend} replace />} />
    </Routes>
  );
}
