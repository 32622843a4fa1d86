import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { useLocation } from "react-router-dom";
import { ok } from "../testing/replies.ts";
import { onStage } from "../testing/Stage.tsx";
import { paths } from "../url/paths.ts";
import { sampleDictionary, sampleTop } from "../widgets/samples.ts";
import { Areas } from "./Areas.tsx";
import { loadScreens } from "./areaScreens.ts";
import { routeTable, type Area } from "./routeTable.ts";

/** Stands for the screens of an area, with the address it was mounted at. */
const load = () => Promise.resolve({ default: Place });
function Place() {
  return <h1>{useLocation().pathname}</h1>;
}

const metals: Area = {
  name: "preciousMetals",
  path: paths.preciousMetals.base,
  permission: "precious_metals:read",
  panel: "preciousMetals",
  links: [],
  load,
};
const cheques: Area = {
  name: "travellersCheques",
  path: paths.travellersCheques.base,
  permission: "travellers_cheques:read",
  panel: "travellersCheques",
  links: [],
  load,
};
const check: Area = {
  name: "identityDocuments",
  path: paths.dashboard.scanUpload,
  permission: "identity_documents:data_check_access:read",
  links: [],
  isUnlisted: true,
  load,
};

const first: Area = {
  name: "dashboard",
  path: "/first",
  links: [],
  load: () => Promise.resolve({ default: () => <Anchor href="/second">Go on</Anchor> }),
};
const second: Area = { name: "banknotes", path: "/second", links: [], load };

const wealth = [{ countryId: "ZA", countryName: "South Africa", flagSrc: null }];

const meta = {
  title: "app/Areas",
  component: Areas,
  args: { table: [...routeTable, metals, cheques, check] },
  decorators: [
    onStage({
      path: paths.dashboard.base,
      replies: {
        "GET /countries/dictionary/": ok(sampleDictionary),
        "GET /stats/top": ok(sampleTop),
        "GET /news-calendar": ok({ items: [], currencies: [], earlier: null, later: null }),
        "GET /news": ok({ articles: [], total: 0, newCount: 0 }),
        "GET /changelogs": ok({ articles: [], total: 0, newCount: 0 }),
        "GET /customer-notes": ok([]),
        "GET /identity-documents/data-check/auto-verify/config": ok({
          enabled: true,
          verificationProfile: "scan-upload",
        }),
        "GET /travellers-cheques/series": ok([
          { id: "amex-usd", issuer: "American Express", series: "US dollar", currencies: ["USD"] },
        ]),
        "GET /precious-metals/coins-variants": ok(
          wealth.map((from) => ({ ...from, id: "krugerrand", name: "Krugerrand" })),
        ),
        "GET /precious-metals/ingots-variants": ok(
          wealth.map((from) => ({ ...from, id: "rand", name: "Rand Refinery", ingots: 3 })),
        ),
      },
    }),
  ],
} satisfies Meta<typeof Areas>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Panels, the way to a check and their targets are there as soon as the table has the areas. */
export const SwitchedOnByTheTable: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Travellers cheques" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Precious metals" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Check a document" })).toHaveAttribute(
      "href",
      "/dashboard/scan-upload",
    );
    await userEvent.type(
      await canvas.findByRole("combobox", { name: "Select bar" }),
      "rand{Enter}",
    );
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "/metals/bar/variantId/rand" }),
    ).toBeVisible();
  },
};

/** Without the areas in the table there is neither a panel nor a place nor a button. */
export const NotInTheTable: Story = {
  args: { table: routeTable },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Banknotes" });
    await waitFor(() => expect(canvas.getAllByRole("combobox")).toHaveLength(2));
    await expect(canvas.queryByRole("heading", { name: "Precious metals" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Check a document" })).toBeNull();
  },
};

/** Code that was read ahead, as hovering a link does, is on screen before the click has ended. */
export const ReadAhead: Story = {
  args: { table: [first, second] },
  parameters: { scene: { path: "/first" } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Go on" });
    await loadScreens(second);
    link.click();
    // The router's change is drawn in the microtask after the event, so there is nothing to wait for.
    await Promise.resolve();
    await expect(canvas.getByRole("heading", { name: "/second" })).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
