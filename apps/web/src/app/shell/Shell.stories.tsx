import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { ok, refused } from "../../testing/replies.ts";
import { sampleUser } from "../../testing/samples.ts";
import type { Area } from "../../areas/Area.ts";
import { isClientTool } from "../../areas/areaList.ts";
import { sampleArea } from "../../testing/sampleAreas.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { areas } from "../areas.ts";
import { Shell } from "./Shell.tsx";

const meta = {
  component: Shell,
  args: { children: <h1>Denmark</h1> },
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld({ path: "/notes/country", areas })],
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { current: "page" })).toHaveTextContent(
      "By country",
    );
    await shows(canvas, "anna.keller");
  },
};

/** Sections hide without permission. */
export const BanknotesOnly: Story = {
  parameters: {
    scene: {
      path: "/dashboard",
      session: { permissions: ["banknotes:read"] },
    } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Banknotes" })).toBeVisible();
    await expect(canvas.queryByText("Identity documents")).toBeNull();
  },
};

export const Newcomer: Story = {
  parameters: { scene: { path: "/dashboard", session: { permissions: [] } } satisfies Scene },
};

/** The header and the languages under their own names; each option carries its own language. */
export const ChoosingALanguage: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Select language/ }));
    const body = canvasElement.ownerDocument.body;
    await waitFor(() =>
      expect(body.querySelector('[role="menuitemradio"][lang="lt"]')).toHaveTextContent("Lietuvių"),
    );
  },
};

export const Offline: Story = {
  parameters: { scene: { path: "/dashboard", isOffline: true } satisfies Scene },
  play: async ({ canvas }) => {
    await shows(canvas, /You are offline/);
  },
};

export const WithLogo: Story = {
  parameters: {
    scene: {
      replies: {
        "GET /currentUser": ok({
          ...sampleUser,
          customer: { ...sampleUser.customer, logo: "/mark.svg" },
        }),
      },
    } satisfies Scene,
  },
  play: async ({ canvas }) => {
    const { name } = sampleUser.customer;
    // Where it does not come, its name stands on its place, without the browser's broken picture.
    await fireEvent.error(await canvas.findByRole("img", { name }));
    await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.queryByRole("img", { name })).toBeNull();
  },
};

/** The account could not be read: the frame stands, the name comes from sign-in. */
export const WithoutAccount: Story = {
  parameters: {
    scene: { replies: { "GET /currentUser": refused(503, "unavailable") } } satisfies Scene,
  },
};

const onConsent = fn();

/** Asked until it is answered; the privacy page opens beside the product. */
export const AskingForConsent: Story = {
  parameters: {
    scene: {
      path: "/dashboard",
      consent: { choice: "unset", isBannerShown: true },
      config: { privacyUrl: "https://specimen.example/privacy" },
      onConsent,
    } satisfies Scene,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Privacy policy" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Deny" }));
    await expect(onConsent).toHaveBeenCalledWith({ type: "consent.denied" });
  },
};

/** The page waits for the lookups of analytics, and keeps what is in it. */
export const PreparingAnalytics: Story = {
  parameters: {
    scene: {
      path: "/dashboard",
      consent: { choice: "allowed", isPreparing: true },
    } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
    await expect(canvas.getByText("Denmark")).not.toBeVisible();
  },
};

/** A page outside, a text here and a file, each in the language it was written in. */
export const WithCustomerLinks: Story = {
  parameters: {
    scene: {
      path: "/staticpage/customlink/id/rules",
      replies: {
        "GET /customer-links": ok([
          {
            id: "intranet",
            type: "link",
            label: "Intranet",
            value: "https://intranet.example/",
            lang: "en",
          },
          { id: "rules", type: "text", label: "Hausregeln", value: "<p>…</p>", lang: "de" },
          {
            id: "fees",
            type: "pdf",
            label: "Fees",
            value: "https://api.example/files/fees.pdf",
            lang: "en",
          },
        ]),
      },
    } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { current: "page" })).toHaveTextContent(
      "Hausregeln",
    );
    await expect(canvas.queryByRole("button", { name: "Your organisation’s links" })).toBeNull();
    await expect(canvas.getByRole("link", { name: /^Intranet/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(canvas.getByRole("link", { name: /^Fees/ })).toHaveAttribute(
      "href",
      "https://api.example/files/fees.pdf",
    );
  },
};

/** The account page is the user's own link, and no entry stands for it. */
export const OnTheAccountPage: Story = {
  parameters: { scene: { path: "/dashboard/user" } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { current: "page" })).toHaveAccessibleName(
      "anna.keller Your account",
    );
  },
};

const toolArea = (area: Pick<Area, "name" | "base"> & Partial<Area>): Area =>
  sampleArea({
    permission: "client_tool:access",
    navigation: { links: [{ key: "byCountry", path: `${area.base}/countries` }] },
    ...area,
  });

const knowledgeAreas = areas.filter(({ base }) => !isClientTool(base));

/** The areas with a client tool of the stories' own. */
const areasWithTool: readonly Area[] = [
  ...knowledgeAreas,
  toolArea({
    name: "staticPages",
    base: "/ct/index",
    navigation: {
      links: [
        { key: "support", path: "/ct/news" },
        { key: "legend", path: "/ct/index/pdf", also: ["/ct/index/files"] },
      ],
      isAlwaysOpen: true,
    },
  }),
  toolArea({
    name: "banknotes",
    base: "/ct/notes",
    groupPermission: "client_tool_banknotes:access",
  }),
  toolArea({
    name: "identityDocuments",
    base: "/ct/passes",
    groupPermission: "client_tool_identity_documents:access",
  }),
];

const withTool = ok({
  ...sampleUser,
  capabilities: { ...sampleUser.capabilities, showClientTool: true },
});

/** The address says which side it is; the other one is one link away, at its first page. */
export const ClientTool: Story = {
  parameters: {
    scene: {
      path: "/ct/index/files/1",
      areas: areasWithTool,
      replies: { "GET /currentUser": withTool },
    } satisfies Scene,
  },
  play: async ({ canvas, userEvent }) => {
    const tool = await canvas.findByRole("link", { name: "Client tool" });
    await expect(tool).toHaveAttribute("href", "/ct/news");
    await expect(tool).toHaveAttribute("aria-current", "true");
    await expect(canvas.queryByRole("link", { name: "Dashboard" })).toBeNull();
    const beside = canvas.getByRole("link", { name: "Legend" });
    await expect(beside).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("button", { name: "Legend and support" })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Knowledge" }));
    await expect(await canvas.findByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "Client tool" })).toBeVisible();
  },
};

/** A section of the client tool needs its own group permission too. */
export const ClientToolForBanknotes: Story = {
  parameters: {
    scene: {
      areas: areasWithTool,
      path: "/ct/notes/countries",
      session: { permissions: ["client_tool:access", "client_tool_banknotes:access"] },
      replies: { "GET /currentUser": withTool },
    } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Banknotes" })).toBeVisible();
    await expect(canvas.queryByText("Identity documents")).toBeNull();
  },
};

/** The flag is off: nothing leads to the client tool, whatever the permissions say. */
export const ClientToolNotShown: Story = {
  parameters: { scene: { areas: areasWithTool } satisfies Scene },
  play: async ({ canvas }) => {
    await shows(canvas, "anna.keller");
    await expect(canvas.queryByRole("link", { name: "Client tool" })).toBeNull();
  },
};

/** The flag is on and no screen is behind it yet: no entry leads to an empty page. */
export const ClientToolEmpty: Story = {
  parameters: {
    scene: {
      areas: knowledgeAreas,
      replies: { "GET /currentUser": withTool },
    } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await shows(canvas, "anna.keller");
    await expect(canvas.queryByRole("link", { name: "Client tool" })).toBeNull();
  },
};
