import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { conflictWith } from "../../../testing/conflict.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { ok, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, note } = paths.clientTool;
const texts = { en: { label: "Opening", note: "<p>From nine.</p>" } };
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /customer-notes/all-languages": ok([{ index: 5, version: "7", note: { texts } }]),
  "PUT /customer-notes/{index}": conflictWith({
    texts: { en: { label: "Hours", note: "<p>From ten.</p>" } },
  }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Your texts compared",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: note(5), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;

/** The heading and the text of a language are two rows with a name each. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Heading/ }), " hours");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(await canvas.findByRole("row", { name: /^English, Heading/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^English, Text/ })).toBeVisible();
  },
};
