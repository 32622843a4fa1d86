import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleArea } from "../testing/sampleAreas.ts";
import { inStoryWorld, type Scene } from "../testing/StoryWorld.tsx";
import { backOffice } from "../url/backOffice.ts";
import { paths } from "../url/paths.ts";
import { Areas } from "./Areas.tsx";
import { areas } from "./areas.ts";

/** Stands in place of the back office: a part of this page, so that the story is not left. */
const office = "#office";

const scene = (rest: Scene): Scene => ({
  areas,
  path: backOffice,
  config: { adminUrl: office },
  ...rest,
});

const meta = {
  title: "app/NoPage",
  component: Areas,
  decorators: [inStoryWorld()],
  beforeEach: () => () => history.replaceState(null, "", location.pathname + location.search),
} satisfies Meta<typeof Areas>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the back office, and what lies below, leads to that other product. */
export const BackOffice: Story = {
  parameters: {
    scene: scene({
      path: `${backOffice}/customers`,
      session: { permissions: ["admin:all"] },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(location.hash).toBe(office));
    const text = canvas.getByText("Loading");
    // It fades in.
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** Those who lack its permission stay, and read why. */
export const BackOfficeForbidden: Story = {
  parameters: { scene: scene({ session: { permissions: ["reseller:access"] } }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Administration: no access" }),
    ).toBeVisible();
    await expect(location.hash).toBe("");
  },
};

/** Where the configuration names no back office, nobody is led anywhere. */
export const NoBackOffice: Story = {
  parameters: { scene: scene({ config: {} }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Page not found" }),
    ).toBeVisible();
  },
};

/** Any other address that no area is mounted at. */
export const NotFound: Story = {
  parameters: { scene: scene({ path: "/no/such/page" }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Page not found" }),
    ).toBeVisible();
    await expect(location.hash).toBe("");
  },
};

/** An area of records alone has no first page: its base is none, and no way leads there. */
export const BaseOfRecords: Story = {
  parameters: { scene: scene({ path: paths.coins.metalBase }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Page not found" });
    const ways = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(ways).toEqual(["Go to dashboard"]);
  },
};

/** Where other pages of the area are open, the page alone is refused. */
export const PageForbidden: Story = {
  parameters: {
    scene: scene({ path: paths.dashboard.news, session: { permissions: ["banknotes:read"] } }),
  },
  play: async ({ canvas }) => {
    const title = "You do not have access to this";
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Specimen`));
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

const dataCheck = sampleArea({
  name: "clientToolDataCheck",
  base: "/ct/passcheck",
  navigation: { links: [{ key: "dataCheckTerm", path: "/ct/passcheck/term" }] },
  routes: { index: "", term: "term" },
  routePermissions: { index: "client_tool_data_check:alarm_settings:read" },
  load: () => Promise.resolve({ default: () => <h1>Terms</h1> }),
});

/** The address of an area whose first page is refused leads to the first that is open. */
export const FirstPageForbidden: Story = {
  parameters: {
    scene: scene({
      path: "/ct/passcheck",
      areas: [dataCheck],
      session: { permissions: ["client_tool_data_check:access"] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  },
};
