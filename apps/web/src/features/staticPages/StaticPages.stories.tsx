import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { AreaWithJumps } from "../../testing/AreaWithJumps.tsx";
import { isFocusedWhenReadAgain, shows } from "../../testing/plays.ts";
import { narrow } from "../../testing/narrow.tsx";
import { ok, pending, refused } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import StaticPagesRoutes from "./routes.tsx";
import { sampleDisclaimer, sampleLink, sampleNotes } from "./samples.ts";

const { base, legend, disclaimer, support, customLink } = paths.staticPages;
const replies = {
  "GET /disclaimer": ok(sampleDisclaimer),
  "GET /customer-notes": ok(sampleNotes),
  "GET /customer-links/{id}": ok(sampleLink),
};

const meta: Meta<typeof Area> = {
  title: "Static pages",
  component: Area,
  args: { base, routes: StaticPagesRoutes },
  decorators: [inStoryWorld({ path: legend, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

export const Legend: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Legend" })).toBeVisible();
    await expect(canvas.getByText("In circulation")).toBeVisible();
    const terms = (title: string) =>
      within(canvas.getByRole("region", { name: title }))
        .getAllByRole("term")
        .map(({ textContent }) => textContent);
    await expect(terms("Checked or unverified")).toEqual(["Checked", "Unverified"]);
    await expect(terms("Identity documents")).toEqual([
      "Accept",
      "With a condition",
      "Ask first",
      "Do not accept",
    ]);
    await expect(terms("Results of the data check")).toEqual(["Pass", "Fail", "Not judged"]);
    await expect(terms("Ways of checking")).toHaveLength(6);
    await expect(terms("Confidence")).toEqual(["high", "medium", "low"]);
  },
};
export const LegendNarrow: Story = {
  ...narrow,
  parameters: at(legend, { language: "lt" }),
};
export const Disclaimer: Story = {
  parameters: at(disclaimer),
  play: async ({ canvas }) => {
    await shows(canvas, /does not replace/);
  },
};
export const DisclaimerEmpty: Story = {
  parameters: at(disclaimer, { replies: { "GET /disclaimer": refused(404, "not_found") } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to dashboard" })).toBeVisible();
  },
};
export const DisclaimerLoading: Story = {
  parameters: at(disclaimer, { replies: { "GET /disclaimer": pending() } }),
};
export const DisclaimerFailed: Story = {
  parameters: at(disclaimer, { replies: { "GET /disclaimer": refused(500, "internal_error") } }),
};
export const Support: Story = {
  parameters: at(support),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /support@/ })).toHaveAttribute(
      "href",
      "mailto:support@bank.example",
    );
  },
};
export const SupportEmpty: Story = {
  parameters: at(support, { replies: { "GET /customer-notes": ok([]) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", {
      name: "Your organisation has not added support information",
    });
  },
};
export const CustomText: Story = {
  parameters: at(customLink("head-cashier")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Head cashier" }),
    ).toBeVisible();
  },
};

/** Each text has its heading focused and begins at its top, also where it was read before. */
export const OtherCustomText: Story = {
  render: (args) => <AreaWithJumps {...args} to={customLink("deadlines")} />,
  parameters: at(customLink("head-cashier"), {
    replies: {
      "GET /customer-links/{id}": (request) =>
        ok({ ...sampleLink, label: request.url.endsWith("deadlines") ? "Deadlines" : "Desk" })(
          request,
        ),
    },
  }),
  play: isFocusedWhenReadAgain("Desk", "Deadlines"),
};
export const CustomAddress: Story = {
  parameters: at(customLink("ecb"), {
    replies: {
      "GET /customer-links/{id}": ok({
        ...sampleLink,
        type: "link",
        value: "https://bank.example/",
      }),
    },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^Open/ });
    await expect(link).toHaveAttribute("href", "https://bank.example/");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
export const CustomMissing: Story = {
  parameters: at(customLink("gone"), {
    replies: { "GET /customer-links/{id}": refused(404, "not_found") },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /has no such page/ });
  },
};
export const CustomLoading: Story = {
  parameters: at(customLink("x"), { replies: { "GET /customer-links/{id}": pending() } }),
};
export const CustomFailed: Story = {
  parameters: at(customLink("x"), {
    replies: { "GET /customer-links/{id}": refused(500, "internal_error") },
  }),
};
