import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { DashboardScreen } from "./DashboardScreen.tsx";
import { ArticleScreen, ArticlesScreen, PdfsScreen } from "./furtherScreens.ts";
import type { DashboardProps } from "./panelNames.ts";

export type { DashboardProps, PanelName } from "./panelNames.ts";

const { base, routes } = paths.dashboard;

/** The dashboard's routes (specification 2.7). */
export default function DashboardRoutes(props: DashboardProps) {
  return (
    <Routes>
      <Route index element={<DashboardScreen {...props} />} />
      <Route path={routes.news} element={<ArticlesScreen kind="news" />} />
      <Route path={routes.newsItem} element={<ArticleScreen kind="news" />} />
      <Route path={routes.changelogs} element={<ArticlesScreen kind="changelogs" />} />
      <Route path={routes.changelog} element={<ArticleScreen kind="changelogs" />} />
      <Route path={routes.pdfs} element={<PdfsScreen />} />
      <Route path="*" element={<Navigate to={base} replace />} />
    </Routes>
  );
}
