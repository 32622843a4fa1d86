import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolRoutes from "./routes.tsx";

const { base, newsForm, linkForm, note, pdfForm } = paths.clientTool;
/** Nothing may be sent: what is sent fails in words of its own. */
const failed = refused(500, "internal_error");
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdfs/all-languages": ok([]),
  "GET /pdf-categories": ok([]),
  "GET /customer-links/all-languages": ok([]),
  "GET /customer-notes/all-languages": ok([{ index: 5, version: "7", note: { texts: {} } }]),
  "POST /news": failed,
  "POST /customer-links": failed,
  "POST /pdfs": failed,
  "PUT /customer-notes/{index}": failed,
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Not written yet",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: base, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Saves a form whose field lacks a text; the field says so and has the focus. */
const isAskedFor =
  (field: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const lacking = await canvas.findByRole("textbox", { name: field });
    await waitFor(() => expect(lacking).toHaveFocus());
    await expect(lacking).toHaveAccessibleDescription(/^Enter a value/);
    await expect(canvas.queryByText(/^Not saved:/)).toBeNull();
  };

/** News have a title in some language. */
export const News: Story = { parameters: at(newsForm), play: isAskedFor("Title") };

/** An item that would end before it begins says so at its last day. */
export const NewsThatEndEarly: Story = {
  parameters: at(newsForm),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), "Closed");
    const end = canvas.getByLabelText("Shown until (optional)");
    await fireEvent.change(end, { target: { value: "2020-01-01" } });
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(end).toHaveFocus());
    await expect(end).toHaveAccessibleDescription(/^This day is before the first day\./);
    await expect(canvas.queryByText(/^Not saved:/)).toBeNull();
  },
};

/** A title of spaces would take its text with it. */
export const NewsWithBlankTitle: Story = {
  parameters: at(newsForm),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), "  ");
    await userEvent.click(await canvas.findByRole("textbox", { name: "Text" }));
    await userEvent.keyboard("Read this");
    await isAskedFor("Title")(context);
  },
};

/** A link has a name in some language. */
export const Link: Story = { parameters: at(linkForm), play: isAskedFor("Name") };

/** A heading stands over a text. */
export const HeadingAlone: Story = {
  parameters: at(note(5)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Heading" }), "Support");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await shows(canvas, "Enter a value.");
    await expect(canvas.getByRole("textbox", { name: "Heading" })).toHaveValue("Support");
    await expect(canvas.queryByText(/^Not saved:/)).toBeNull();
  },
};

/** A PDF has a file, a category and a title; the first that lacks has the focus. */
export const Pdf: Story = {
  parameters: at(pdfForm),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const choose = canvas.getByRole("button", { name: "Choose a file" });
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).toHaveAccessibleDescription("Choose a file.");
    const category = canvas.getByRole("combobox", { name: "Category" });
    await expect(category).toHaveAccessibleDescription("Choose an entry.");
    const title = canvas.getByRole("textbox", { name: "Title" });
    await expect(title).toHaveAccessibleDescription(/^Enter a value/);
  },
};
