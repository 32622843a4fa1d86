import { lazy } from "react";

// The ways in come first; what stands below them, and the other screens of the area, follow.

/** The way to travellers cheques. */
export const TravellersChequesPanel = lazy(async () => {
  const { TravellersChequesPanel: panel } = await import("./TravellersChequesPanel.tsx");
  return { default: panel };
});

/** The ways to coins and bars. */
export const PreciousMetalsPanel = lazy(async () => {
  const { PreciousMetalsPanel: panel } = await import("./PreciousMetalsPanel.tsx");
  return { default: panel };
});

/** The calendar on the dashboard. */
export const BanknoteCalendar = lazy(async () => {
  const { BanknoteCalendar: screen } = await import("./calendar/BanknoteCalendar.tsx");
  return { default: screen };
});

/** The newest articles on the dashboard. */
export const ArticlesCard = lazy(async () => {
  const { ArticlesCard: screen } = await import("./news/ArticlesCard.tsx");
  return { default: screen };
});

/** All articles. */
export const ArticlesScreen = lazy(async () => {
  const { ArticlesScreen: screen } = await import("./news/ArticlesScreen.tsx");
  return { default: screen };
});

/** One article. */
export const ArticleScreen = lazy(async () => {
  const { ArticleScreen: screen } = await import("./news/ArticleScreen.tsx");
  return { default: screen };
});

/** The customer's PDFs. */
export const PdfsScreen = lazy(async () => {
  const { PdfsScreen: screen } = await import("./news/PdfsScreen.tsx");
  return { default: screen };
});
