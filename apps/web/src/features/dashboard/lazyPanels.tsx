import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import type { Area, AreaPanel } from "../../areas/Area.ts";
import { lazyPart, type LazyPart } from "../../widgets/lazyPart.tsx";
import * as css from "./dashboard.css.ts";

const known = new WeakMap<AreaPanel, LazyPart<object>>();

/** The panel of an area; the same component each time. */
export function panelOf(panel: AreaPanel): LazyPart<object> {
  const before = known.get(panel);
  if (before !== undefined) return before;
  const part = lazyPart(panel.load, {
    place: <div className={css.place[panel.height]} aria-hidden="true" />,
    headingLevel: 3,
  });
  known.set(panel, part);
  return part;
}

/** Loads the tall panels, which are in sight as soon as the dashboard is; it does without them. */
export function loadPanels(areas: readonly Area[]): Promise<unknown> {
  const panels = areas.flatMap(({ panel }) => panel ?? []);
  const tall = panels.filter(({ height }) => height === "tall");
  return Promise.allSettled(tall.map((panel) => panelOf(panel).load()));
}

/** The calendar on the dashboard. */
export const BanknoteCalendar = lazyPart(
  async () => {
    const { BanknoteCalendar: screen } = await import("./calendar/BanknoteCalendar.tsx");
    return { default: screen };
  },
  { place: <Skeleton height="22rem" />, headingLevel: 3 },
);

/** The newest articles on the dashboard. */
export const ArticlesCard = lazyPart(
  async () => {
    const { ArticlesCard: screen } = await import("./news/ArticlesCard.tsx");
    return { default: screen };
  },
  { place: <Skeleton height="18rem" />, headingLevel: 3 },
);

/** All articles. */
export const ArticlesScreen = lazyPart(
  async () => {
    const { ArticlesScreen: screen } = await import("./news/ArticlesScreen.tsx");
    return { default: screen };
  },
  { headingLevel: 1 },
);

/** One article. */
export const ArticleScreen = lazyPart(
  async () => {
    const { ArticleScreen: screen } = await import("./news/ArticleScreen.tsx");
    return { default: screen };
  },
  { headingLevel: 1 },
);

/** The customer's PDFs. */
export const PdfsScreen = lazyPart(
  async () => {
    const { PdfsScreen: screen } = await import("./news/PdfsScreen.tsx");
    return { default: screen };
  },
  { headingLevel: 1 },
);
