import type { RuleChange } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { shows } from "../../../testing/plays.ts";
import { ok } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange, sampleChanged } from "../samples.ts";

const { base, change } = paths.clientTool;

const meta: Meta<typeof Area> = {
  title: "Client tool/When a change applies",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: change("41") })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf({});
/** A change for which no time was chosen. */
const unchosen = (own: Partial<RuleChange>) =>
  at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ok(
        sampleChanged({ effectiveFrom: sampleChange.createdAt, ...own }),
      ),
    },
  });

/** What waits applies once it is approved, unless a later time was chosen. */
export const FromApproval: Story = {
  parameters: unchosen({}),
  play: async ({ canvas }) => {
    await shows(canvas, "Takes effect once approved");
    await expect(canvas.queryByText(/^Takes effect \d/)).toBeNull();
  },
};

/** A later time is told while the change waits for it and for its approval. */
export const FromChosenTime: Story = {
  parameters: unchosen({ effectiveFrom: "2026-12-01T05:00:00Z" }),
  play: async ({ canvas }) => {
    await shows(canvas, /^Takes effect .*2026/);
  },
};

/** What was refused never took effect. */
export const NeverInEffect: Story = {
  parameters: unchosen({
    status: "refused",
    decision: { by: { id: "ada", name: "Ada Winter" }, at: "2026-11-21T08:00:00Z", reason: null },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /^Decided by Ada Winter/);
    await expect(canvas.queryByText(/^Takes effect/)).toBeNull();
  },
};
