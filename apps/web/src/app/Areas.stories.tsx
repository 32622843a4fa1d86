import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { defineArea } from "../areas/Area.ts";
import { viewedPage } from "../areas/pageView.ts";
import { RoutedLinks } from "../services/routing/RoutedLinks.tsx";
import { ok } from "../testing/replies.ts";
import { sampleUser } from "../testing/samples.ts";
import { inStoryWorld, type Scene } from "../testing/StoryWorld.tsx";
import { sampleArea } from "../testing/sampleAreas.ts";
import { paths } from "../url/paths.ts";
import { sampleDictionary, sampleTop } from "../widgets/samples.ts";
import { Areas } from "./Areas.tsx";
import { areas } from "./areas.ts";
import { screensOf } from "./areaScreens.ts";
import { ReadAheadProvider } from "./ReadAheadProvider.tsx";
import { Shell } from "./shell/Shell.tsx";

const readAhead = fn();

/** Stands for the screens of an area, with the address it was mounted at. */
function Place() {
  return <h1>{useLocation().pathname}</h1>;
}

/** A further area, in one value. */
const metals = defineArea({
  name: "preciousMetals",
  base: "/metals",
  permission: "precious_metals:read",
  icon: "ingot",
  navigation: {
    links: [
      { key: "search", path: "/metals" },
      { key: "glossary", path: "/metals/glossary", permission: "admin:all" },
    ],
  },
  routes: { index: "", bar: "bar/variantId/:ingotVariantId", glossary: "glossary" },
  words: ["account"],
  load: () => Promise.resolve({ default: Place, readAhead }),
  panel: {
    load: () => Promise.resolve({ default: () => <h2>The panel of metals</h2> }),
    height: "short",
  },
  records: { coin: { icon: "coin", path: ({ id }) => `/metals/bar/variantId/${id}` } },
  searchExamples: [{ typed: "kruger", key: "word" }],
  pageSection: (pathname) => (pathname === "/metals/glossary" ? "Words" : null),
});

/** The product's other areas. */
const others = areas.filter(({ name }) => name !== metals.name);

const krugerrand = {
  kind: "coin",
  id: "krugerrand",
  countryId: "ZA",
  title: { text: "Krugerrand", lang: "en" },
  details: [],
  code: null,
  flagSrc: null,
  thumbnailSrc: null,
  status: null,
};

const scene = (rest: Scene): Scene => ({
  areas: [...others, metals],
  ...rest,
  replies: {
    "GET /countries/dictionary/": ok(sampleDictionary),
    "GET /stats/top": ok(sampleTop),
    "GET /news-calendar": ok({ items: [], currencies: [], earlier: null, later: null }),
    "GET /news": ok({ articles: [], total: 0, newCount: 0 }),
    "GET /changelogs": ok({ articles: [], total: 0, newCount: 0 }),
    "GET /customer-notes": ok([]),
    "GET /search": ok({ hits: [krugerrand], isAlike: false, leftOut: [], unrecorded: [] }),
    "GET /identity-documents/data-check/auto-verify/config": ok({
      enabled: true,
      verificationProfile: "scan-upload",
      services: [],
    }),
    ...rest.replies,
  },
});

const meta = {
  title: "app/Areas",
  component: Areas,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <ReadAheadProvider>
        <RoutedLinks>
          <Shell>
            <Story />
          </Shell>
        </RoutedLinks>
      </ReadAheadProvider>
    ),
    inStoryWorld(scene({ path: paths.dashboard.base })),
  ],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Areas>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One value in the list: the area is in navigation, router, dashboard, search and page views. */
export const PlantedArea: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "The panel of metals" })).toBeVisible();

    await userEvent.click(await canvas.findByRole("button", { name: "Precious metals" }));
    const navigation = within(canvas.getByRole("navigation", { name: "Main navigation" }));
    const link = navigation.getAllByRole("link", { name: "Search" }).at(-1);
    await expect(link).toHaveAttribute("href", "/metals");
    await userEvent.hover(link ?? document.body);
    await waitFor(() => expect(readAhead).toHaveBeenCalledWith("/metals", expect.any(Function)));
    await userEvent.click(link ?? document.body);
    await expect(await canvas.findByRole("heading", { level: 1, name: "/metals" })).toBeVisible();

    await userEvent.keyboard("{Control>}k{/Control}");
    const field = await canvas.findByRole("combobox", { name: "Find anything" });
    const example = await canvas.findByRole("button", { name: /^kruger/ });
    // The dialog fades in.
    await waitFor(() => expect(example).toBeVisible());
    await userEvent.type(field, "kruger");
    await expect(await canvas.findByRole("option", { name: /Krugerrand.*Coin/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const bar = "/metals/bar/variantId/krugerrand";
    await expect(await canvas.findByRole("heading", { level: 1, name: bar })).toBeVisible();

    await expect(viewedPage([...others, metals], bar)).toEqual({
      names: { ingotVariantId: "krugerrand" },
      section: "metals",
    });
    await expect(viewedPage([metals], "/metals/glossary").section).toBe("Words");
  },
};

/** Without its permissions nothing leads there, and its addresses say why. */
export const PlantedAreaForbidden: Story = {
  parameters: {
    scene: scene({ path: "/metals", session: { permissions: ["banknotes:read"] } }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /^Precious metals/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Precious metals" })).toBeNull();
  },
};

/** Without the area in the list there is nothing of it. */
export const NotPlanted: Story = {
  parameters: { scene: scene({ path: paths.dashboard.base, areas: others }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Banknotes" });
    await expect(canvas.queryByText("The panel of metals")).toBeNull();
    await expect(canvas.queryByText("Precious metals")).toBeNull();
  },
};

/** The way to a check of documents shows once an area has its page. */
export const PlantedCheck: Story = {
  parameters: {
    scene: scene({
      path: paths.dashboard.base,
      areas: [
        ...areas,
        sampleArea({
          name: "identityDocuments",
          base: paths.dataCheck.scan,
          permission: "identity_documents:data_check_access:read",
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Check a document" })).toHaveAttribute(
      "href",
      "/dashboard/scan-upload",
    );
  },
};

/** An address that no route of the area matches has ways on, and stays in the address bar. */
export const UnknownSubPath: Story = {
  parameters: { scene: scene({ path: "/metals/no/such/page" }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Page not found" }),
    ).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await userEvent.click(main.getByRole("link", { name: "Precious metals" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "/metals" })).toBeVisible();
  },
};

/** The base of an area that has no page there leads to the area's first page. */
export const BaseWithoutPage: Story = {
  parameters: { scene: scene({ path: paths.staticPages.base }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Legend" })).toBeVisible();
  },
};

/** Who may enter an area and open none of its pages is told so, and nothing leads there. */
export const BaseWithoutAnyPage: Story = {
  parameters: {
    scene: scene({
      path: paths.clientToolBanknotes.base,
      session: { permissions: ["client_tool:access", "client_tool_banknotes:access"] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Banknotes: no access" }),
    ).toBeVisible();
    const navigation = within(canvas.getByRole("navigation", { name: "Main navigation" }));
    await expect(navigation.getByRole("link", { name: "Overview" })).toBeVisible();
    await expect(navigation.queryByText("Banknotes")).toBeNull();
  },
};

/** Two areas share an address where one is for those who lack the permission of the other. */
export const RestrictedInPlace: Story = {
  parameters: {
    scene: scene({
      path: "/ct",
      session: { permissions: [] },
      areas: [
        sampleArea({ name: "preciousMetals", base: "/ct", permission: "client_tool:access" }),
        sampleArea({
          name: "support",
          base: "/ct",
          permission: "client_tool:access",
          restricted: true,
          load: () => Promise.resolve({ default: Place }),
        }),
      ],
      replies: { "GET /currentUser": ok(sampleUser) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "/ct" })).toBeVisible();
  },
};

let attempts = 0;
const unsteady = sampleArea({
  name: "preciousMetals",
  base: "/metals",
  load: () => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
      : Promise.resolve({ default: Place });
  },
});

/** Screens whose code cannot be loaded say so, leave what to do to the buttons, and come with another try. */
export const MissingCode: Story = {
  parameters: { scene: scene({ path: "/metals", areas: [unsteady] }) },
  play: async ({ canvas }) => {
    const title = "This part could not be loaded";
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(document.title).toBe(`${title} · Specimen`);
    await expect(
      canvas.getByText("There may be a new version, or your connection was interrupted."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reload page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "/metals" })).toBeVisible();
  },
};

const first = sampleArea({
  name: "dashboard",
  base: "/first",
  load: () => Promise.resolve({ default: () => <Anchor href="/second">Go on</Anchor> }),
});
const second = sampleArea({
  name: "banknotes",
  base: "/second",
  load: () => Promise.resolve({ default: Place }),
});

/** Code that was read ahead, as hovering a link does, is on screen before the click has ended. */
export const ReadAhead: Story = {
  parameters: { scene: { path: "/first", areas: [first, second] } satisfies Scene },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Go on" });
    await screensOf(second, { visible: [], loadParts: () => Promise.resolve() }).load();
    link.click();
    // The router's change is drawn in the microtask after the event, so there is nothing to wait for.
    await Promise.resolve();
    await expect(canvas.getByRole("heading", { name: "/second" })).toBeVisible();
    await expect(within(canvas.getByRole("main")).queryByRole("status")).toBeNull();
  },
};
