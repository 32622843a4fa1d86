import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleGlossary } from "./sampleGlossary.ts";

const list = "GET /banknotes/glossary";
const entry = "GET /banknotes/glossary/{id}";

const scene = (replies: Replies, rest: Scene = {}) => [
  inStoryWorld({ path: paths.banknotes.glossary, ...rest, replies }),
];
const entryPath = { path: paths.banknotes.glossaryEntry("watermark") };

const meta: Meta<typeof Area> = {
  title: "Banknotes/Glossary",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Typing narrows the terms; the filter is kept in the address. */
export const Loaded: Story = {
  decorators: scene({ [list]: ok(sampleGlossary) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Foil" });
    await expect(canvas.queryByText(/^in /)).toBeNull();
    const field = canvas.getByRole("textbox", { name: "Find a term" });
    await userEvent.type(field, "paper thick");
    await expect(canvas.getByRole("heading", { name: /No term matches/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "WATER");
    await expect(canvas.queryByRole("link", { name: "Foil" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Watermark" })).toBeVisible();
    await waitFor(() => expect(addressIn(canvas)).toBe(`${paths.banknotes.glossary}?text=WATER`));
  },
};

export const Loading: Story = { decorators: scene({ [list]: pending() }) };
export const Failed: Story = { decorators: scene({ [list]: refused(500, "internal_error") }) };

/** One term, and the way to those beside it. */
export const Entry: Story = {
  decorators: scene({ [entry]: ok(sampleGlossary[0]), [list]: ok(sampleGlossary) }, entryPath),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Watermark" })).toBeVisible();
    const beside = await canvas.findByRole("navigation", { name: "Previous and next terms" });
    await expect(within(beside).getByRole("link", { name: "Foil" })).toBeVisible();
  },
};

/** Each term has its heading focused, also where it was read before. */
export const OtherEntry: Story = {
  decorators: scene(
    {
      [entry]: ({ url }) => ok(sampleGlossary.find(({ id }) => url.endsWith(id)))(new Request(url)),
      [list]: ok(sampleGlossary),
    },
    entryPath,
  ),
  play: async ({ canvas }) => {
    const [first] = sampleGlossary;
    for (const name of ["Foil", first?.term.text ?? "", "Foil"]) {
      await userEvent.click(await canvas.findByRole("link", { name }));
      await expect(await canvas.findByRole("heading", { level: 1, name })).toHaveFocus();
    }
  },
};

/** A term one came to from a note leads back to it. */
export const EntryFromNote: Story = {
  decorators: scene(
    { [entry]: ok(sampleGlossary[0]) },
    { path: paths.banknotes.glossaryEntryFrom("watermark", "EUR-ES2-50", "DE") },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back to the note" })).toHaveAttribute(
      "href",
      paths.banknotes.detail("EUR-ES2-50", "DE"),
    );
  },
};

/** What is not there in the reader's language says in which it is. */
export const InAnotherLanguage: Story = {
  decorators: scene({ [list]: ok(sampleGlossary) }, { language: "lt" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("kalba: anglų")).toHaveLength(2);
    await expect(canvas.getByText("Watermark")).toHaveAttribute("lang", "en");
  },
};
export const EntryInAnotherLanguage: Story = {
  decorators: scene({ [entry]: ok(sampleGlossary[0]) }, { ...entryPath, language: "de" }),
  play: async ({ canvas }) => {
    await shows(canvas, "auf Englisch");
    await expect(canvas.queryByRole("link", { name: "Zurück zur Note" })).toBeNull();
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
