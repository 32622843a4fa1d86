import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { Area } from "../../areas/Area.ts";
import { Area as MountedArea } from "../../testing/Area.tsx";
import { ok, type Replies, type Reply } from "../../testing/replies.ts";
import { sampleArea } from "../../testing/sampleAreas.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleMonth } from "./calendar/samples.ts";
import { ArticlesCard, BanknoteCalendar } from "./lazyPanels.tsx";
import { sampleArticle, sampleArticles } from "./news/samples.ts";
import DashboardRoutes from "./routes.tsx";

const replies: Replies = {
  "GET /news-calendar": ok(sampleMonth),
  "GET /news": ok(sampleArticles),
  "GET /changelogs": ok(sampleArticles),
  "GET /customer-notes": ok([]),
};

/** Articles of a long list, as many as the page asked for. */
const asManyAsAsked: Reply = (request) => {
  const length = Number(new URL(request.url).searchParams.get("pageSize"));
  const articles = Array.from({ length }, (_, index) => ({
    ...sampleArticle,
    id: `article-${index}`,
    title: `Article ${index}`,
  }));
  return ok({ ...sampleArticles, articles, total: 20 })(request);
};

/** An area whose panel says its name. */
const withPanel = (
  name: "banknotes" | "identityDocuments" | "preciousMetals" | "travellersCheques",
  base: Area["base"],
  panel: Partial<NonNullable<Area["panel"]>> = {},
): Area =>
  sampleArea({
    name,
    base,
    permission: name === "identityDocuments" ? "identity_documents:read" : "banknotes:read",
    panel: {
      load: () => Promise.resolve({ default: () => <h2>{name}</h2> }),
      height: "tall",
      ...panel,
    },
  });

const areas = [withPanel("identityDocuments", "/passes"), withPanel("banknotes", "/notes")];

const scene = (rest: Scene = {}) => [
  inStoryWorld({
    path: paths.dashboard.base,
    areas,
    ...rest,
    replies: { ...replies, ...rest.replies },
  }),
];

const meta: Meta<typeof MountedArea> = {
  title: "Dashboard",
  component: MountedArea,
  args: { base: paths.dashboard.base, routes: DashboardRoutes },
};
export default meta;
type Story = StoryObj<typeof MountedArea>;

/** The parts below the panels; each needs a permission of its own (specification 6). */
const parts = ["Banknote calendar", "Internal news", "Product updates"] as const;

/** Only this part is there, though the code of all has come. */
const showsOnly =
  (shown: (typeof parts)[number]): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: shown })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: nothing })).toBeNull();
    await Promise.all([BanknoteCalendar.load(), ArticlesCard.load()]);
    // What has come is drawn within two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const others = canvas.queryAllByRole("heading", { level: 2 });
    await expect(others.map(({ textContent }) => textContent)).toEqual([shown]);
  };

/** A panel for each area that has one, in the order of the areas; then calendar and news. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "banknotes" })).toBeVisible();
    const panels = canvas.getAllByRole("heading", { name: /^(banknotes|identityDocuments)$/ });
    await expect(panels.map(({ textContent }) => textContent)).toEqual([
      "identityDocuments",
      "banknotes",
    ]);
    for (const name of parts)
      await expect(await canvas.findByRole("heading", { name })).toBeVisible();
  },
};

/** Of a longer list the newest five stand on the dashboard (specification 9). */
export const NewestFive: Story = {
  decorators: scene({ replies: { "GET /news": asManyAsAsked } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: /Article \d/ })).toHaveLength(5);
  },
};

/** An area that is not permitted is a faded, empty place. */
export const OnePanel: Story = {
  decorators: scene({ session: { permissions: ["banknotes:read"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "banknotes" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "identityDocuments" })).toBeNull();
  },
};

export const Forbidden: Story = {
  decorators: scene({ session: { permissions: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: nothing })).toBeVisible();
  },
};

/** On a phone a place without permission is low, one whose code is loading as high as its panel. */
export const PlacesOnAPhone: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({
    session: { permissions: ["banknotes:read"] },
    areas: [
      withPanel("identityDocuments", "/passes", { height: "short" }),
      withPanel("banknotes", "/notes", { height: "short", load: () => new Promise(() => {}) }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const heights = () =>
      [...canvasElement.querySelectorAll('div:empty[aria-hidden="true"]')].map((place) =>
        Math.round(place.getBoundingClientRect().height),
      );
    await waitFor(() => expect(heights()).toEqual([64, 152]));
  },
};

const tool = sampleArea({ name: "clientTool", base: "/ct", permission: "client_tool:access" });
const nothing = "You do not have access to any areas yet";

/** Whoever has no panel, but may read news or look after the client tool, is not told of nothing. */
export const NewsOnly: Story = {
  decorators: scene({ session: { permissions: ["dashboard:news:read"] } }),
  play: showsOnly("Internal news"),
};

export const UpdatesOnly: Story = {
  decorators: scene({ session: { permissions: ["dashboard:news_and_update_information:read"] } }),
  play: showsOnly("Product updates"),
};

export const CalendarOnly: Story = {
  decorators: scene({ session: { permissions: ["dashboard:banknote_calendar:read"] } }),
  play: showsOnly("Banknote calendar"),
};

export const ClientToolOnly: Story = {
  decorators: scene({
    areas: [...areas, tool],
    session: { permissions: ["client_tool:access"] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: nothing })).toBeNull();
  },
};

let attempts = 0;

/** A panel whose code cannot be loaded says so in its place, and comes with another try. */
export const MissingCode: Story = {
  decorators: scene({
    areas: [
      ...areas,
      withPanel("travellersCheques", "/tc", {
        height: "short",
        load: () => {
          attempts += 1;
          return attempts === 1
            ? Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
            : Promise.resolve({ default: () => <h2>travellersCheques</h2> });
        },
      }),
    ],
  }),
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "banknotes" })).toBeVisible();
    await expect(
      await canvas.findByRole("heading", { level: 3, name: "This part could not be loaded" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reload page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "travellersCheques" })).toBeVisible();
    await expect(canvas.queryByText("This part could not be loaded")).toBeNull();
  },
};

/** Until their code has come, panels have their place. */
export const LoadingCode: Story = {
  decorators: scene({
    areas: [withPanel("banknotes", "/notes", { load: () => new Promise(() => undefined) })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Internal news" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "banknotes" })).toBeNull();
  },
};
