import type { PdfAllLanguages, PdfCategoryAllLanguages } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { conflictWith } from "../../../testing/conflict.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { pdfFormIn } from "../pdfs/categoryOfPdf.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange } from "../samples.ts";

const { base, pdfs, pdfForm, pdfItem } = paths.clientTool;
const { pdfCategories, pdfCategoryForm, pdfCategory } = paths.clientTool;
const found: PdfCategoryAllLanguages[] = [
  {
    id: "c1",
    version: "7",
    pdfs: 1,
    category: { names: { en: "Counter sheets", de: "Schalterblätter" }, position: 1 },
  },
  { id: "c2", version: "7", pdfs: 0, category: { names: { de: "Fristen" }, position: 2 } },
];
const handbook: PdfAllLanguages = {
  id: "p1",
  version: "7",
  createdAt: "2026-11-02T09:00:00Z",
  pdf: { categoryId: "c1", titles: { en: "Handbook" } },
  files: [],
  pendingFiles: [],
};
const list = "GET /pdf-categories";
const change = "PUT /pdf-categories/{id}";
const written = { changeId: "42", status: "effective", subjects: ["c1"], version: "8" };
const replies: Replies = {
  [list]: ok(found),
  "GET /pdfs/all-languages": ok([handbook]),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "POST /pdf-categories": ok(written),
  [change]: ok(written),
  "DELETE /pdf-categories/{id}": ok(written),
  "POST /client-tool/changes/{id}/revert": ok(written),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/PDF categories",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: pdfCategories, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const at = scenesOf(replies);
const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: /^(?:Save|Send for approval)/ }));

const newCategory = {
  section: "pdfCategories",
  count: 1,
  subjects: [{ id: "new", label: "Rates" }],
} as const;

/** A new category that waits has no row: what waits stands above the list. */
export const Waits: Story = {
  parameters: at(pdfCategories, {
    replies: {
      "GET /client-tool/changes": ok({
        changes: [{ ...sampleChange, ...newCategory }],
        total: 1,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Awaiting approval: PDF categories: Rates");
  },
};

/** In their order with the number of their PDFs; one without English has the name that it has. */
export const List: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("row", { name: /^Counter sheets/ });
    await expect(first).toHaveTextContent(/Counter sheets.*PDFs: 1.*en/);
    const names = canvas.getAllByRole("link", { name: /^(?:Counter sheets|Fristen)$/ });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      "Counter sheets",
      "Fristen",
    ]);
    await expect(names[0]).toHaveAttribute("href", pdfCategory("c1"));
    await expect(canvas.getByRole("link", { name: "Add a category" })).toHaveAttribute(
      "href",
      pdfCategoryForm,
    );
  },
};
export const None: Story = {
  parameters: at(pdfCategories, { replies: { [list]: ok([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No categories yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add a category" })).toBeVisible();
  },
};
export const ListLoading: Story = {
  parameters: at(pdfCategories, { replies: { [list]: pending() } }),
};
export const ListFailed: Story = {
  parameters: at(pdfCategories, { replies: { [list]: refused(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The categories could not be loaded" }),
    ).toBeVisible();
  },
};
export const ListGermanNarrow: Story = {
  ...narrow,
  parameters: at(pdfCategories, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Schalterblätter" })).toBeVisible();
    await fitsWidth();
  },
};

/** The list of PDFs leads to the categories, and says which category a PDF has. */
export const FromPdfs: Story = {
  parameters: at(pdfs),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Categories" })).toHaveAttribute(
      "href",
      pdfCategories,
    );
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: /Handbook/ })).toHaveTextContent("Counter sheets"),
    );
  },
};

/** A name and a position are needed; the last position is there already. */
export const New: Story = {
  parameters: at(pdfCategoryForm),
  play: async ({ canvas }) => {
    const position = await canvas.findByRole("textbox", { name: "Position" });
    await expect(position).toHaveValue("3");
    await userEvent.clear(position);
    await save(canvas);
    const name = canvas.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/^Enter a value/);
    await expect(position).toHaveAccessibleDescription(/^Enter a number/);
    await userEvent.type(name, "Forms");
    await userEvent.type(position, "0");
    await save(canvas);
    await expect(await screen.findByText("Saved: PDF category")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "PDF categories" })).toBeVisible();
  },
};
export const NewGermanNarrow: Story = {
  ...narrow,
  parameters: at(pdfCategoryForm, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toBeVisible();
    await fitsWidth();
  },
};

/** Where there is no category yet, the form of a PDF leads to one and keeps what was typed. */
export const FromPdfForm: Story = {
  parameters: at(pdfForm, { replies: { [list]: ok([]) } }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), "Opening hours");
    await shows(canvas, "No categories yet");
    await userEvent.click(canvas.getByRole("button", { name: "Add a category" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Notices");
    await save(canvas);
    await expect(await canvas.findByRole("heading", { name: "Add a PDF" })).toBeVisible();
    const title = await canvas.findByRole("textbox", { name: "Title" });
    await waitFor(() => expect(title).toHaveValue("Opening hours"));
  },
};

/** The new category is chosen in the form of the PDF; another choice stays after that. */
export const BackInPdfForm: Story = {
  parameters: at(pdfFormIn("c2")),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "Category" });
    await waitFor(() => expect(field).toHaveDisplayValue("Fristen"));
    await userEvent.selectOptions(field, "c1");
    await expect(field).toHaveDisplayValue("Counter sheets");
  },
};

/** What was typed for a category that somebody deleted goes on as a new one. */
export const DeletedMeanwhile: Story = {
  parameters: at(pdfCategory("c1"), { replies: { [change]: refused(404, "not_found") } }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), ", new");
    await save(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Use it for a new entry" }));
    await expect(await canvas.findByRole("heading", { name: "New category" })).toBeVisible();
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveValue("Counter sheets, new"));
  },
};

/** Where a second administrator is needed, the form says so. */
export const FourEyes: Story = {
  parameters: at(pdfCategory("c1"), {
    replies: {
      "GET /client-tool/four-eyes": ok({
        version: "7",
        sections: [{ section: "pdfCategories", fourEyes: true, hasApprovers: true }],
      }),
      [change]: ok({ ...written, status: "waiting" }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), ", new");
    await userEvent.click(await canvas.findByRole("button", { name: /^Send for approval/ }));
    await expect(await canvas.findByRole("link", { name: "Show the change" })).toBeVisible();
  },
};

/** Names in every language, and the PDFs in it; why it cannot be deleted is said before. */
export const InUse: Story = {
  parameters: at(pdfCategory("c1")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveValue(
      "Counter sheets",
    );
    await expect(canvas.getByRole("tab", { name: "Polski, missing" })).toBeVisible();
    const inside = within(canvas.getByRole("region", { name: "PDFs in this category" }));
    await expect(await inside.findByRole("link", { name: "Handbook" })).toHaveAttribute(
      "href",
      pdfItem("p1"),
    );
    await expect(inside.getByText(/^To delete this category, first delete its PDFs/)).toBeVisible();
    const button = await canvas.findByRole("button", { name: "Delete this category" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/^To delete this category/);
    await userEvent.click(button);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** One without PDFs is deleted, and comes back by the toast. */
export const Deleted: Story = {
  parameters: at(pdfCategory("c2")),
  play: async ({ canvas }) => {
    await shows(canvas, "This category has no PDFs.");
    await userEvent.click(await canvas.findByRole("button", { name: "Delete this category" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete this category?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete this category" }));
    await expect(await screen.findByText("Deleted: PDF category")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(await screen.findByText("Saved: PDF category")).toBeInTheDocument();
  },
};

/** Both versions side by side. */
export const Conflict: Story = {
  parameters: at(pdfCategory("c1"), {
    replies: { [change]: conflictWith({ names: { en: "Leaflets" }, position: 4 }) },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), " and forms");
    await save(canvas);
    const row = await canvas.findByRole("row", { name: /^English/ });
    await expect(row).toHaveTextContent(/Leaflets.*Counter sheets and forms/);
    await expect(canvas.getByRole("row", { name: /^Position/ })).toHaveTextContent("4");
  },
};
export const Missing: Story = {
  parameters: at(pdfCategory("gone")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Category not found" })).toBeVisible();
  },
};
export const GermanNarrow: Story = {
  ...narrow,
  parameters: at(pdfCategory("c1"), { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveValue(
      "Schalterblätter",
    );
    await fitsWidth();
  },
};
