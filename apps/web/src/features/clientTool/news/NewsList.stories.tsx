import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, news } = paths.clientTool;
const replies: Replies = { "GET /news/all-languages": ok({ articles: [], total: 0 }) };

const meta: Meta<typeof Area> = {
  title: "Client tool/News list",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: news, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

export const NoNews: Story = {
  parameters: at(news),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No news found" })).toBeVisible();
  },
};

/** The button that shows all news goes with them; the keyboard goes on from the heading. */
export const NoNewsCleared: Story = {
  parameters: at(`${news}?title=zz`),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show all" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Show all" })).toBeNull());
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** What the service refuses of the address is named as the screen names it. */
export const NewsFilterRefused: Story = {
  parameters: at(`${news}?title=zz&page=2`, {
    replies: {
      "GET /news/all-languages": refused(422, "invalid_input", [
        { in: "query", path: "title", code: "invalid_format" },
        { in: "query", path: "page", code: "too_big" },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /these details: Title contains · Page 2\./);
    // No more can be typed than the service takes: a longer title would be left out of the question.
    await expect(canvas.getByRole("searchbox", { name: "Title contains" })).toHaveAttribute(
      "maxlength",
      "200",
    );
  },
};
