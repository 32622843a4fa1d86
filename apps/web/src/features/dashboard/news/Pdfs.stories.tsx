import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok, pending, refused } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DashboardRoutes from "../routes.tsx";
import { samplePdfs } from "./samples.ts";

const call = "GET /pdfs";
const { base, pdfs } = paths.dashboard;

const meta: Meta<typeof Area> = {
  title: "Dashboard/PDF documents",
  component: Area,
  args: { base, routes: DashboardRoutes },
  decorators: [inStoryWorld({ path: pdfs(), replies: { [call]: ok(samplePdfs) } })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = (scene: Scene) => ({ scene: { path: pdfs(), ...scene } satisfies Scene });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Feel, look, tilt/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(canvas.getByRole("heading", { level: 2, name: "Deadlines" })).toBeVisible();
  },
};
export const OneCategory: Story = {
  parameters: at({ path: pdfs("counter-sheets"), replies: { [call]: ok(samplePdfs) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Counter sheets" });
    await expect(canvas.queryByRole("heading", { level: 2, name: "Deadlines" })).toBeNull();
  },
};
export const UnknownCategory: Story = {
  parameters: at({ path: pdfs("gone"), replies: { [call]: ok(samplePdfs) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "There are no documents here" });
    await expect(canvas.getAllByRole("link", { name: /All categories/ })).toHaveLength(2);
  },
};
export const Empty: Story = { parameters: at({ replies: { [call]: ok([]) } }) };
export const Loading: Story = { parameters: at({ replies: { [call]: pending() } }) };
export const Failed: Story = {
  parameters: at({ replies: { [call]: refused(500, "internal_error") } }),
};
export const Forbidden: Story = {
  parameters: at({ replies: { [call]: refused(403, "permission_missing") } }),
};
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  parameters: at({ language: "de", replies: { [call]: ok(samplePdfs) } }),
};
