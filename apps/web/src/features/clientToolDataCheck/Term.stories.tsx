import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localStore } from "../../browser/stores.ts";
import { Area } from "../../testing/Area.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolDataCheckRoutes from "./routes.tsx";

const { base, term } = paths.clientToolDataCheck;
const call = "/client-tool/data-check/term";

const replies: Replies = {
  [`GET ${call}`]: ok({ version: "7", term: { hours: 24 } }),
  [`PUT ${call}`]: ok({ version: "8", outcome: "done", change: null }),
  "GET /client-tool/four-eyes": ok({
    version: "7",
    sections: [{ section: "dataCheckTerm", fourEyes: false, hasApprovers: true }],
  }),
};

const scene = (own: Replies = {}) => [
  inStoryWorld({ path: term, replies: { ...replies, ...own } }),
];

const meta: Meta<typeof Area> = {
  title: "Client tool/Retention of checks",
  component: Area,
  args: { base, routes: ClientToolDataCheckRoutes },
  beforeEach: () => {
    const store = localStore();
    for (const key of store.keys().filter((each) => each.startsWith("draft "))) store.remove(key);
  },
};
export default meta;
type Story = StoryObj<typeof Area>;

export const Term: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: /^Hours until deletion/ });
    await expect(field).toHaveValue("24");
    await userEvent.clear(field);
    await userEvent.type(field, "48");
    await expect(await canvas.findByRole("button", { name: /^Save/ })).toBeEnabled();
  },
};

/** A term that the schema does not allow is told at the field, and nothing is sent. */
export const WrongTerm: Story = {
  decorators: scene({ [`PUT ${call}`]: refused(500, "internal_error") }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: /^Hours until deletion/ });
    await userEvent.clear(field);
    await userEvent.type(field, "999");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("999");
  },
};

export const TermNotLoaded: Story = {
  decorators: scene({ [`GET ${call}`]: refused(500, "internal_error") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2 })).toBeVisible();
  },
};
