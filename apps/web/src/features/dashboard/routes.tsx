import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { DashboardScreen } from "./DashboardScreen.tsx";
import { ArticleScreen, ArticlesScreen, PdfsScreen } from "./lazyPanels.tsx";

/** The panels of other areas that the dashboard shows first. */
export { loadPanels as prepare } from "./lazyPanels.tsx";

const screens = {
  index: <DashboardScreen />,
  news: <ArticlesScreen kind="news" />,
  newsItem: <ArticleScreen kind="news" />,
  changelogs: <ArticlesScreen kind="changelogs" />,
  changelog: <ArticleScreen kind="changelogs" />,
  pdfs: <PdfsScreen />,
};

/** The dashboard and its pages. */
export default function DashboardRoutes() {
  return <AreaRoutes routes={paths.dashboard.routes} screens={screens} />;
}
