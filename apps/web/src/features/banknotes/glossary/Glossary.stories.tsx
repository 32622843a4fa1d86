import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { onStage, type Scene } from "../../../testing/Stage.tsx";
import { paths } from "../../../url/paths.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleGlossary } from "./sampleGlossary.ts";

const list = "GET /banknotes/glossary";
const entry = "GET /banknotes/glossary/{id}";

const scene = (replies: Replies, rest: Scene = {}) => [
  onStage({ path: paths.banknotes.glossary, ...rest, replies }),
];
const entryPath = { path: paths.banknotes.glossaryEntry("watermark") };

const meta: Meta<typeof Area> = {
  title: "Banknotes/Glossary",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Typing narrows the terms; the filter lives in the address. */
export const Loaded: Story = {
  decorators: scene({ [list]: ok(sampleGlossary) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Foil" });
    const field = canvas.getByRole("textbox", { name: "Find a term" });
    await userEvent.type(field, "paper thick");
    await expect(canvas.getByRole("heading", { name: /No term contains/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "WATER");
    await expect(canvas.queryByRole("link", { name: "Foil" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Watermark" })).toBeVisible();
    await waitFor(() => expect(addressIn(canvas)).toBe(`${paths.banknotes.glossary}?text=WATER`));
  },
};

export const Loading: Story = { decorators: scene({ [list]: pending() }) };
export const Failed: Story = { decorators: scene({ [list]: refused(500, "internal_error") }) };

export const Entry: Story = {
  decorators: scene({ [entry]: ok(sampleGlossary[0]) }, entryPath),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Watermark" })).toBeVisible();
  },
};
export const EntryLoading: Story = { decorators: scene({ [entry]: pending() }, entryPath) };
export const EntryFailed: Story = {
  decorators: scene({ [entry]: refused(500, "internal_error") }, entryPath),
};
export const EntryMissing: Story = {
  decorators: scene({ [entry]: refused(404, "not_found") }, entryPath),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "There is no term watermark" }),
    ).toBeVisible();
  },
};
