import { HttpError } from "@specimen/api/client";
import type { GlossaryEntry } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import type { Glossary } from "./glossary.ts";
import { GlossaryEntryScreen } from "./GlossaryEntryScreen.tsx";
import { GlossaryScreen } from "./GlossaryScreen.tsx";

const mutate = () => undefined;
const entry = (id: string, term: string, definition: string): GlossaryEntry => ({
  id,
  term: { text: term, lang: "en" },
  definition: { text: definition, lang: "en" },
  confidence: "high",
});
const entries = [
  entry("gum", "Gum", "What sticks the stamp to the letter."),
  entry("perforation", "Perforation", "Holes by which stamps are torn apart."),
];
const glossary: Glossary = {
  area: { title: "Stamps", href: "/stamps/country" },
  href: "/stamps/glossary",
  hrefOf: (id) => `/stamps/glossary/${id}`,
  entries: { data: entries, mutate },
};

const meta: Meta<typeof Area> = {
  title: "Shared/Glossary",
  component: Area,
  args: {
    base: "/stamps",
    routes: () => <GlossaryScreen glossary={glossary} text="Words of stamps." />,
  },
  decorators: [inStoryWorld({ path: "/stamps/glossary" })],
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Typing narrows the terms; the filter is kept in the address. */
export const List: Story = {
  play: async ({ canvas }) => {
    await shows(canvas, "Words of stamps.");
    await userEvent.type(canvas.getByRole("textbox"), "holes");
    await expect(canvas.queryByRole("link", { name: "Gum" })).toBeNull();
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps/glossary?text=holes"));
  },
};

/** One term with those beside it, and the way back to where one came from. */
export const Entry: Story = {
  args: {
    routes: () => (
      <GlossaryEntryScreen
        glossary={glossary}
        entryId="gum"
        query={{ data: entries[0], mutate }}
        back={{ href: "/stamps/S-50", label: "Back to the stamp" }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Gum" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the stamp" })).toBeVisible();
    const [, beside] = canvas.getAllByRole("navigation");
    await expect(
      within(beside ?? document.body).getByRole("link", { name: "Perforation" }),
    ).toBeVisible();
  },
};

export const EntryMissing: Story = {
  args: {
    routes: () => (
      <GlossaryEntryScreen
        glossary={glossary}
        entryId="glue"
        query={{ error: new HttpError("badRequest", { call: "GET", status: 404 }), mutate }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "There is no term glue" }),
    ).toBeVisible();
  },
};
