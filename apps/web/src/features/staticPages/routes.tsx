import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CustomLinkScreen } from "./CustomLinkScreen.tsx";
import { DisclaimerScreen } from "./DisclaimerScreen.tsx";
import { LegendScreen } from "./LegendScreen.tsx";
import { SupportScreen } from "./SupportScreen.tsx";

const screens = {
  legend: <LegendScreen />,
  disclaimer: <DisclaimerScreen />,
  support: <SupportScreen />,
  customLink: <CustomLinkScreen />,
};

/** The legend, and what the customer wrote. */
export default function StaticPagesRoutes() {
  return <AreaRoutes routes={paths.staticPages.routes} screens={screens} />;
}
