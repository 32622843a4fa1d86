import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolRoutes from "./routes.tsx";
import { samplePdf, samplePdfCategory } from "./samples.ts";

const { base, link, pdfForm } = paths.clientTool;
const list = "GET /pdfs/all-languages";
const saved = {
  id: "l1",
  version: "7",
  link: { type: "pdf", position: 1, pdfId: "p1", texts: { en: { label: "Guide", value: "" } } },
};
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /customer-links/all-languages": ok([saved]),
  "GET /pdf-categories": ok([samplePdfCategory("c1", "Handbooks")]),
  [list]: ok([samplePdf]),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Choice of a PDF",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: link("l1"), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "PDF" });
    await waitFor(() => expect(field).toHaveDisplayValue("Handbook"));
  },
};
const answer = { isDown: true };

/** Answers 503 once; the next time it is there again. */
const downOnce = (body: unknown) => (request: Request) => {
  const reply = answer.isDown ? refused(503, "unavailable") : ok(body);
  return reply(request);
};

/** What was chosen is not shown as nothing where the PDFs could not be read; they can be read again. */
export const NotLoaded: Story = {
  parameters: at(link("l1"), { replies: { [list]: downOnce([samplePdf]) } }),
  beforeEach: () => {
    answer.isDown = true;
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "PDF" });
    await shows(canvas, "The PDFs could not be loaded");
    await expect(field).toHaveDisplayValue("–");
    answer.isDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(field).toHaveDisplayValue("Handbook"));
    await expect(canvas.queryByText("The PDFs could not be loaded")).toBeNull();
  },
};

/** One that was deleted since is told, and saved neither as another one nor as none. */
export const Deleted: Story = {
  parameters: at(link("l1"), { replies: { [list]: ok([]) } }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "PDF" });
    await waitFor(() => expect(field).toHaveDisplayValue("PDF not found"));
  },
};

/** The same for the category of a PDF. */
export const CategoriesNotLoaded: Story = {
  parameters: at(pdfForm, {
    replies: { "GET /pdf-categories": downOnce([samplePdfCategory("c1", "Handbooks")]) },
  }),
  beforeEach: () => {
    answer.isDown = true;
  },
  play: async ({ canvas }) => {
    await shows(canvas, "The categories could not be loaded");
    answer.isDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("option", { name: "Handbooks" });
    await expect(canvas.queryByText("The categories could not be loaded")).toBeNull();
  },
};
export const NotLoadedGermanNarrow: Story = {
  ...narrow,
  parameters: at(link("l1"), {
    language: "de",
    replies: { [list]: refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Die PDF-Dateien konnten nicht geladen werden");
    await fitsWidth();
  },
};
