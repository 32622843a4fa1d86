/** The panels areas have on the dashboard, in their order. */
export const panelNames = [
  "identityDocuments",
  "banknotes",
  "travellersCheques",
  "preciousMetals",
] as const;

/** One of {@link panelNames}. */
export type PanelName = (typeof panelNames)[number];

/** What the route table hands to the dashboard. */
export interface DashboardProps {
  /** The panels of the areas the user may see, in order. */
  readonly panels: readonly PanelName[];
  /** The panels of all areas that exist; those that are not permitted are faded places. */
  readonly places: readonly PanelName[];
  /** The paths of the areas the user may enter; nothing leads anywhere else. */
  readonly reachable: readonly string[];
}
