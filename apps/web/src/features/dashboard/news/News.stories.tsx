import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { AreaWithJumps } from "../../../testing/AreaWithJumps.tsx";
import { isFocusedWhenReadAgain, shows } from "../../../testing/plays.ts";
import {
  ok,
  pending,
  refused,
  withPageLimit,
  type Replies,
  type Reply,
} from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DashboardRoutes from "../routes.tsx";
import { sampleArticle, sampleArticles, sampleNoArticles, sampleNotes } from "./samples.ts";

const list = "GET /news";
const { news, newsItem, changelogs, base } = paths.dashboard;
const replies: Replies = {
  [list]: ok(sampleArticles),
  "GET /changelogs": ok(sampleArticles),
  "GET /news/{id}": ok(sampleArticle),
  "GET /customer-notes": ok(sampleNotes),
};

const meta: Meta<typeof Area> = {
  title: "Dashboard/News",
  component: Area,
  args: { base, routes: DashboardRoutes },
  decorators: [inStoryWorld({ path: news, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = (scene: Scene) => ({
  scene: { path: news, ...scene, replies: { ...replies, ...scene.replies } } satisfies Scene,
});

/** Rows open to text, drawn notes that lead to their note, and the PDF; the organisation names its news. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "News & notices" }),
    ).toBeVisible();
    await shows(canvas, "New since your last visit: 1");
    await expect(canvas.getAllByRole("button", { name: /New$/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: /Denmark.*New$/ }));
    await expect(canvas.getByRole("link", { name: /^500 Danish kroner/ })).toHaveAttribute(
      "href",
      paths.banknotes.detail("DKK-1997-500", "DK"),
    );
    await expect(canvas.getByRole("link", { name: /^Open PDF/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(canvas.getByRole("link", { name: "Open as a page" })).toHaveAttribute(
      "href",
      newsItem("danish-notes"),
    );
  },
};

const asked: string[] = [];
const recorded: Reply = (request) => {
  asked.push(new URL(request.url).search);
  return ok(sampleArticles)(request);
};

/** The filter is sent off by its button, is kept in the address, and starts again at page 1. */
export const Filtered: Story = {
  beforeEach: () => void asked.splice(0),
  parameters: at({ path: `${news}?page=2`, replies: { [list]: recorded } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /Denmark/ });
    await userEvent.type(canvas.getByRole("textbox", { name: "Title contains" }), "lev");
    await userEvent.type(canvas.getByLabelText("Valid from (earliest)"), "2026-02-01");
    await expect(asked).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const filter = "title=lev&activeDateFrom=2026-02-01";
    await expect(addressIn(canvas)).toBe(`${news}?${filter}`);
    await waitFor(() => expect(asked.at(-1)).toContain(filter));
    await userEvent.click(await canvas.findByRole("button", { name: "Show all" }));
    await expect(addressIn(canvas)).toBe(news);
    await expect(canvas.getByRole("textbox", { name: "Title contains" })).toHaveValue("");
  },
};

/** Enter in a field filters, and one goes on typing there; a filter taken away leads to the first field. */
export const FilteredByKeyboard: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Title contains" });
    await userEvent.type(title, "lev{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${news}?title=lev`));
    await expect(canvas.getByRole("textbox", { name: "Title contains" })).toHaveFocus();
    await userEvent.keyboard("y{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${news}?title=levy`));
    await userEvent.click(await canvas.findByRole("button", { name: "Show all" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(news));
    const first = canvas.getByRole("textbox", { name: "Title contains" });
    await expect(first).toHaveValue("");
    await expect(first).toHaveFocus();
  },
};

/** An address may ask for longer pages than there are; it gets the longest. */
export const PageTooLong: Story = {
  parameters: at({
    path: `${news}?pageSize=101`,
    replies: { [list]: withPageLimit(ok(sampleArticles)) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Denmark/ })).toBeVisible();
    await expect(canvas.getByLabelText("Entries per page")).toHaveValue("100");
  },
};

const sent: unknown[] = [];
const remembered: Reply = async (request) => {
  sent.push(await request.json());
  return refused(503, "unavailable")(request);
};

/** What was shown is remembered when the reader leaves, not before. */
export const Leaving: Story = {
  beforeEach: () => void sent.splice(0),
  parameters: at({ replies: { "PATCH /currentUser": remembered } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Denmark/ }));
    await expect(sent).toEqual([]);
    await userEvent.click(canvas.getByRole("link", { name: "Open as a page" }));
    await canvas.findByRole("heading", { level: 1, name: sampleArticle.title });
    await waitFor(() =>
      expect(sent).toEqual([{ userMetadata: { newsSeenAt: sampleArticle.publishedAt } }]),
    );
  },
};

export const Empty: Story = {
  parameters: at({ replies: { [list]: ok(sampleNoArticles) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No news yet" })).toBeVisible();
  },
};
export const NoneFits: Story = {
  parameters: at({ path: `${news}?title=xq`, replies: { [list]: ok(sampleNoArticles) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "No entries match your filters" });
    await expect(canvas.getAllByRole("button", { name: "Show all" })).toHaveLength(2);
  },
};
export const EmptyPage: Story = {
  parameters: at({
    path: `${news}?page=7`,
    replies: { [list]: ok({ ...sampleNoArticles, total: 11 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to first page" })).toHaveAttribute(
      "href",
      news,
    );
  },
};
export const Loading: Story = { parameters: at({ replies: { [list]: pending() } }) };
export const Failed: Story = {
  parameters: at({ replies: { [list]: refused(500, "internal_error") } }),
};
export const Forbidden: Story = {
  parameters: at({ replies: { [list]: refused(403, "permission_missing") } }),
};
export const Updates: Story = {
  parameters: at({ path: changelogs }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Product updates" }),
    ).toBeVisible();
  },
};
export const One: Story = {
  parameters: at({ path: newsItem("danish-notes") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: sampleArticle.title }),
    ).toBeVisible();
    await expect(canvas.getByText("Valid from 19.11.2026")).toBeVisible();
  },
};
/** Each entry has its heading focused, also where it was read before. */
export const OtherOne: Story = {
  render: (args) => <AreaWithJumps {...args} to={newsItem("forints")} />,
  parameters: at({
    path: newsItem("danish-notes"),
    replies: {
      "GET /news/{id}": (request) =>
        ok({ ...sampleArticle, title: request.url.endsWith("forints") ? "Forints" : "Notes" })(
          request,
        ),
    },
  }),
  play: isFocusedWhenReadAgain("Notes", "Forints"),
};
export const OneMissing: Story = {
  parameters: at({
    path: newsItem("gone"),
    replies: { "GET /news/{id}": refused(404, "not_found") },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no such entry" }),
    ).toBeVisible();
  },
};
export const OneLoading: Story = {
  parameters: at({ path: newsItem("danish-notes"), replies: { "GET /news/{id}": pending() } }),
};
export const OneFailed: Story = {
  parameters: at({
    path: newsItem("danish-notes"),
    replies: { "GET /news/{id}": refused(500, "internal_error") },
  }),
};
export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  parameters: at({ language: "lt" }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Denmark/ }));
  },
};
