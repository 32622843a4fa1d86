import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { conflictWith } from "../../../testing/conflict.ts";
import { chooseFile } from "../../../testing/chooseFile.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import {
  sampleChange,
  samplePdf as handbook,
  samplePdfCategory as category,
  samplePdfUpload as upload,
} from "../samples.ts";

const { base, pdfs, pdfForm, pdfItem, change } = paths.clientTool;
const written = { changeId: "42", status: "effective", subjects: ["p1"], version: "8" };
const patch = "PATCH /pdfs/{id}";
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdfs/all-languages": ok([handbook]),
  "GET /pdf-categories": ok([category("c1", "Handbooks"), category("c2", "Deadlines")]),
  [patch]: ok(written),
  "POST /client-tool/uploads": ok(upload),
  "PUT /pdfs/{id}/files/{lang}": ok(written),
  "DELETE /pdfs/{id}": ok(written),
  "POST /client-tool/changes/{id}/revert": ok(written),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/PDFs",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: pdfItem("p1"), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Category, titles, and the files there are; a language that has one is not offered again. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Title" })).toHaveValue("Handbook");
    const category = canvas.getByRole("combobox", { name: "Category" });
    await waitFor(() => expect(category).toHaveDisplayValue("Handbooks"));
    await expect(canvas.getByRole("tab", { name: "Polski, missing" })).toBeVisible();
    const file = canvas.getByRole("link", { name: /^English, 305\u00a0kB/ });
    await expect(file).toHaveAttribute("href", handbook.files[0]?.url);
    await expect(file).toHaveAttribute("rel", "noopener noreferrer");
    const languages = within(canvas.getByRole("combobox", { name: "Language of a further file" }));
    await expect(languages.queryByRole("option", { name: "English" })).toBeNull();
    await expect(languages.getByRole("option", { name: "Deutsch" })).toBeInTheDocument();
  },
};

/** French counts octets. */
export const French: Story = {
  parameters: at(pdfItem("p1"), { language: "fr" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^English, 305\u00a0ko/ })).toBeVisible();
  },
};

/** A sheet that nobody has opened yet has no size. */
export const NoSize: Story = {
  parameters: at(pdfs, {
    replies: {
      "GET /pdfs/all-languages": ok([
        { ...handbook, files: handbook.files.map((file) => ({ ...file, bytes: null })) },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "English" })).toBeVisible();
  },
};

/** A file that is chosen is added in its language. */
export const FileAdded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: /^English/ });
    await chooseFile(canvasElement, "handbuch.pdf");
    await expect(await screen.findByText("Saved: PDF")).toBeInTheDocument();
  },
};

const waiting = {
  ...handbook,
  pendingFiles: [{ lang: "de" as const, changeId: "42", status: "waiting" as const }],
};
const told = { isSent: false };

/** Where PDFs need a second administrator, the form says that a file waits, and offers no second one. */
export const FileWaits: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      "GET /pdfs/all-languages": (request) => ok([told.isSent ? waiting : handbook])(request),
      "PUT /pdfs/{id}/files/{lang}": (request) => {
        told.isSent = true;
        return ok({ ...written, status: "waiting" })(request);
      },
    },
  }),
  beforeEach: () => {
    told.isSent = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: /^English/ });
    await chooseFile(canvasElement, "handbuch.pdf");
    await expect(await screen.findByText("Sent for approval: PDF")).toBeInTheDocument();
    const file = await canvas.findByRole("link", { name: "Deutsch, awaiting approval" });
    await expect(file).toHaveAttribute("href", change("42"));
    const languages = within(canvas.getByRole("combobox", { name: "Language of a further file" }));
    await expect(languages.queryByRole("option", { name: "Deutsch" })).toBeNull();
    await expect(languages.getByRole("option", { name: "Polski" })).toBeInTheDocument();
  },
};

const added = {
  ...sampleChange,
  id: "43",
  section: "pdfs" as const,
  count: 1,
  subjects: [{ id: "p2", label: "Rates" }],
};

/** The list says so as well, each once, and tells of a new PDF that waits, which it has no row for. */
export const WaitInList: Story = {
  parameters: at(pdfs, {
    replies: {
      "GET /pdfs/all-languages": ok([waiting]),
      "GET /client-tool/changes": ok({ changes: [added, { ...added, id: "42" }], total: 2 }),
    },
  }),
  play: async ({ canvas }) => {
    const file = await canvas.findByRole("link", { name: "Deutsch, awaiting approval" });
    await expect(file).toHaveAttribute("href", change("42"));
    await expect(canvas.getAllByText("Awaiting approval: PDFs: Rates")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Show the change" })).toHaveAttribute(
      "href",
      change("43"),
    );
  },
};
export const GermanNarrow: Story = {
  ...narrow,
  parameters: at(pdfItem("p1"), { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titel" })).toHaveValue("Handbuch");
    const save = await canvas.findByRole("button", { name: /^Speichern/ });
    await expect(save).toHaveTextContent("Strg S");
    await fitsWidth();
  },
};
/** A file that is no longer there is asked for at its field; everything else stays. */
export const FileExpired: Story = {
  parameters: at(pdfForm, {
    replies: {
      "POST /pdfs": refused(422, "invalid_input", [
        { in: "body", path: "uploadId", code: "expired" },
      ]),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole("textbox", { name: "Title" });
    await userEvent.type(title, "Handbook");
    const category = canvas.getByRole("combobox", { name: "Category" });
    await waitFor(() => expect(within(category).getAllByRole("option")).toHaveLength(3));
    await userEvent.selectOptions(category, "c1");
    await chooseFile(canvasElement, "handbook.pdf");
    await shows(canvas, "Sent: handbook.pdf");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const choose = canvas.getByRole("button", { name: "Choose a file" });
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).toHaveAccessibleDescription(/is no longer stored.*Choose it again\.$/);
    await expect(canvas.queryByText("Sent: handbook.pdf")).toBeNull();
    await expect(title).toHaveValue("Handbook");
    await expect(category).toHaveValue("c1");
  },
};
export const NewGermanNarrow: Story = {
  ...narrow,
  parameters: at(pdfForm, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titel" })).toBeVisible();
    await fitsWidth();
  },
};

/** The language asked for beside the file is that of the file; each text has its own tab. */
export const LanguageOfTheFile: Story = {
  parameters: at(pdfForm),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("combobox", { name: "Language of the file" }),
    ).toHaveDisplayValue("English");
  },
};

/** The day in the list says what happened on it. */
export const Listed: Story = {
  parameters: at(pdfs),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("columnheader", { name: "Added on" });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "02.11.2026" })).toBeVisible();
  },
};

/** Both versions, the category by its name. */
export const Conflict: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      [patch]: conflictWith({ categoryId: "c2", titles: { en: "Guide" } }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), " of the desk");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const row = await canvas.findByRole("row", { name: /^Category/ });
    await expect(row).toHaveTextContent(/Deadlines.*Handbooks/);
  },
};
export const Missing: Story = {
  parameters: at(pdfItem("p9")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "PDF not found" })).toBeVisible();
  },
};

let left: readonly string[] = [];
/** The keyboard goes on at the next row when its own is deleted, at the heading after the last. */
export const DeletedByKeyboard: Story = {
  parameters: at(pdfs, {
    replies: {
      "GET /pdfs/all-languages": (request) => ok(left.map((id) => ({ ...handbook, id })))(request),
      "DELETE /pdfs/{id}": (request) => {
        left = left.filter((id) => !request.url.includes(`/${id}`));
        return ok(written)(request);
      },
    },
  }),
  beforeEach: () => {
    left = ["p1", "p2"];
  },
  play: async ({ canvas }) => {
    const rows = async (number: number) => {
      await waitFor(() =>
        expect(canvas.queryAllByRole("button", { name: /^Delete: / })).toHaveLength(number),
      );
    };
    const remove = async () => {
      await userEvent.keyboard("{Enter}");
      const dialog = within(canvas.getByRole("dialog"));
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    };
    await rows(2);
    canvas.getAllByRole("button", { name: /^Delete: / })[0]?.focus();
    await remove();
    await rows(1);
    await expect(canvas.getByRole("button", { name: /^Delete: / })).toHaveFocus();
    await remove();
    await rows(0);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** What was deleted comes back by its toast. */
export const Deleted: Story = {
  parameters: at(pdfs),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete: / }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("Deleted: PDF")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(await screen.findByText("Saved: PDF")).toBeInTheDocument();
  },
};
