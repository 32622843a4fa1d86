import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ok, refused, type Reply } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
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

/** A page of build "own" while build "next" is served. */
const updated = (): Scene => ({
  replies: {
    "GET /catalogue/revision": () =>
      Promise.resolve(Response.json({ revision: "a" }, { headers: { "X-Web-Build": "next" } })),
  },
});

/** Gives the page the name of its build, as the document of a build does. */
function beOfBuild(content: string) {
  const meta = Object.assign(document.createElement("meta"), { name: "build", content });
  document.head.append(meta);
  return () => meta.remove();
}

const changing = (): Scene => ({ replies: { "GET /catalogue/revision": lookedAt("a", "a", "b") } });

const meta = {
  component: CatalogueNotice,
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld()],
  args: { interval: 50 },
} satisfies Meta<typeof CatalogueNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Once the new state is shown, the notice goes until the next change. */
export const Changed: Story = {
  parameters: { scene: changing() },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole("alert");
    await expect(notice).toHaveTextContent(/have changed since \d\d:\d\d/);
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

/** The product itself was updated: the page goes on, and can be reloaded when it suits. */
export const NewVersion: Story = {
  parameters: { scene: updated() },
  beforeEach: () => beOfBuild("own"),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole("alert");
    await expect(notice).toHaveTextContent("A new version of Specimen is available.");
    await expect(canvas.getByRole("button", { name: "Reload page" })).toBeVisible();
  },
};

export const NewVersionInGerman: Story = {
  globals: { viewport: { value: "small" } },
  parameters: { scene: { ...updated(), language: "de" } satisfies Scene },
  beforeEach: () => beOfBuild("own"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("neue Version");
  },
};

export const SameVersion: Story = {
  parameters: { scene: updated() },
  beforeEach: () => beOfBuild("next"),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Unchanged: Story = {
  parameters: {
    scene: { replies: { "GET /catalogue/revision": lookedAt("a") } } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** A service without revisions is not asked again, and nobody is told. */
export const NotOffered: Story = {
  parameters: {
    scene: { replies: { "GET /catalogue/revision": refused(404, "not_found") } } satisfies Scene,
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  parameters: { scene: { ...changing(), language: "lt" } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Katalogas");
  },
};
