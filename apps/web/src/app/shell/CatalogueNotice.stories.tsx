import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ok, refused, type Reply } from "../../testing/replies.ts";
import { onStage, type Scene } from "../../testing/Stage.tsx";
import CatalogueNotice from "./CatalogueNotice.tsx";

/** The catalogue of each look in turn; the last one stays. */
const lookedAt = (...revisions: string[]): Reply => {
  let looks = 0;
  return (request) => {
    const revision = revisions[Math.min(looks, revisions.length - 1)];
    looks += 1;
    return ok({ revision })(request);
  };
};

const changing = (): Scene => ({ replies: { "GET /catalogue/revision": lookedAt("a", "a", "b") } });

const meta = {
  component: CatalogueNotice,
  parameters: { layout: "fullscreen" },
  decorators: [onStage()],
  args: { interval: 50 },
} satisfies Meta<typeof CatalogueNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Once the new state is shown, the notice goes until the next change. */
export const Changed: Story = {
  parameters: { scene: changing() },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole("status");
    await expect(notice).toHaveTextContent(/have changed since \d\d:\d\d/);
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
  },
};

export const Unchanged: Story = {
  parameters: {
    scene: { replies: { "GET /catalogue/revision": lookedAt("a") } } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** A service without revisions is not asked again, and nobody is told. */
export const NotOffered: Story = {
  parameters: {
    scene: { replies: { "GET /catalogue/revision": refused(404, "not_found") } } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  parameters: { scene: { ...changing(), language: "lt" } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Katalogas");
  },
};
