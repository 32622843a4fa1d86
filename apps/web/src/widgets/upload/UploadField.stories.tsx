import type { Upload } from "@specimen/api/contract";
import { uploadPurposes } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { UploadField } from "./UploadField.tsx";

const begin = "POST /client-tool/uploads";
const known = "GET /client-tool/uploads/{id}";
const put = "PUT /client-tool/uploads/{id}/chunks/{index}";
const upload = (missing: number[], chunks = 1): Upload => ({
  id: "u1",
  purpose: "pdf",
  name: "handbook.pdf",
  bytes: 5,
  chunks,
  missing,
  expiresAt: "2026-11-22T12:00:00Z",
});
const replies: Replies = { [begin]: ok(upload([0])), [put]: ok(upload([])) };
const onSent = fn();

const meta: Meta<typeof UploadField> = {
  component: UploadField,
  args: { purpose: "pdf", label: "File", onSent },
  decorators: [inStoryWorld({ replies })],
  beforeEach: () => void onSent.mockClear(),
};
export default meta;
type Story = StoryObj<typeof UploadField>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const scene = (own: Replies) => ({ scene: { replies: { ...replies, ...own } } satisfies Scene });

const pdf = new File(["%PDF-"], "handbook.pdf", { type: "application/pdf" });
const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

/** What the browser sends to where files are let go. */
function drop(canvas: Canvas, ...files: File[]): boolean {
  const init = { dataTransfer: transferOf(...files), bubbles: true, cancelable: true };
  const zone = canvas.getByRole("button", { name: /^(?:Choose a file|Cancel)$/ });
  zone.dispatchEvent(new DragEvent("dragover", init));
  return zone.dispatchEvent(new DragEvent("drop", init));
}
const isSent = async (name: string) => {
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [id, file] = onSent.mock.calls[0] as [string, File];
  await expect([id, file.name]).toEqual(["u1", name]);
};

/** What fits is told before anything is chosen. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("group", { name: "File" })).toBeVisible();
    await expect(canvas.getByText("or drop or paste it here; at most 20 MB")).toBeVisible();
    await expect(canvasElement.querySelector("input")).toHaveAttribute("accept", "application/pdf");
  },
};

/** A file that is let go over the field is sent, and does not replace the page. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    await expect(drop(canvas, pdf)).toBe(false);
    await isSent("handbook.pdf");
    await expect(await canvas.findByRole("button", { name: "Choose a file" })).toBeVisible();
  },
};

/** A file in the clipboard is sent from the field that has the focus. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    choose.focus();
    const clipboardData = transferOf(pdf);
    const init = { clipboardData, bubbles: true, cancelable: true };
    await expect(choose.dispatchEvent(new ClipboardEvent("paste", init))).toBe(false);
    await isSent("handbook.pdf");
  },
};

/** Pasted words are none of its business. */
export const PastedWords: Story = {
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "handbook");
    const init = { clipboardData, bubbles: true, cancelable: true };
    await expect(choose.dispatchEvent(new ClipboardEvent("paste", init))).toBe(true);
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(onSent).not.toHaveBeenCalled();
  },
};

/** Nothing is sent that would be refused. */
export const WrongType: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    drop(canvas, new File(["a"], "notes.txt", { type: "text/plain" }));
    await expect(
      await canvas.findByText(/^notes\.txt does not have the right file format/),
    ).toBeVisible();
    await expect(onSent).not.toHaveBeenCalled();
  },
};
export const NothingInIt: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    drop(canvas, new File([], "list.pdf", { type: "application/pdf" }));
    await shows(canvas, "list.pdf is empty. Choose another file.");
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(onSent).not.toHaveBeenCalled();
  },
};

/** Where Excel is installed, Windows calls a CSV file one of Excel: its name says what it is. */
export const CsvOfExcel: Story = {
  args: { purpose: "stolen" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    const excel = "application/vnd.ms-excel";
    drop(canvas, new File(["a"], "list.xls", { type: excel }));
    await expect(
      await canvas.findByText(/^list\.xls does not have the right file format/),
    ).toBeVisible();
    drop(canvas, new File(["AB12345"], "List.CSV", { type: excel }));
    await isSent("List.CSV");
  },
};
export const TooLarge: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    const bytes = new Uint8Array(uploadPurposes.pdf.most + 1);
    drop(canvas, new File([bytes], "film.pdf", { type: "application/pdf" }));
    await expect(
      await canvas.findByText("film.pdf is larger than 20 MB. Choose a smaller file."),
    ).toBeVisible();
    await expect(onSent).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  parameters: scene({ [begin]: ok(upload([1], 2)), [put]: pending() }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    drop(canvas, pdf);
    const progress = await canvas.findByRole("progressbar", { name: "handbook.pdf" });
    await waitFor(() => expect(progress).toHaveAttribute("aria-valuenow", "50"));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByRole("button", { name: "Choose a file" })).toBeVisible();
    await expect(onSent).not.toHaveBeenCalled();
  },
};

/** Each file has an upload of its own, named like it; pieces of the first one do not arrive. */
const onCancelled = fn();
const byName: Replies = {
  [begin]: async (request) => {
    const { name } = (await request.json()) as { name: string };
    return Response.json({ ...upload([1], 2), id: name, name });
  },
  [put]: (request) => {
    const [, id = ""] = /uploads\/([^/]+)/.exec(request.url) ?? [];
    return id === "handbook.pdf" ? pending()(request) : ok({ ...upload([], 2), id })(request);
  },
  [`DELETE /client-tool/uploads/{id}`]: (request) => {
    onCancelled(new URL(request.url).pathname.split("/").at(-1));
    return ok({})(request);
  },
};
const isAtHalf = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50"));

/** A second file takes the place of the one on its way, of which nothing is left. */
export const Replaced: Story = {
  parameters: scene(byName),
  beforeEach: () => void onCancelled.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    drop(canvas, pdf);
    await isAtHalf(canvas);
    drop(canvas, new File(["%PDF-"], "hours.pdf", { type: "application/pdf" }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    const [id, file] = onSent.mock.calls[0] as [string, File];
    await expect([id, file.name]).toEqual(["hours.pdf", "hours.pdf"]);
    await expect(onCancelled.mock.calls).toEqual([["handbook.pdf"]]);
    await expect(await canvas.findByRole("button", { name: "Choose a file" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};

/** One that does not fit takes nobody's place. */
export const RefusedMeanwhile: Story = {
  parameters: scene(byName),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    drop(canvas, pdf);
    await isAtHalf(canvas);
    drop(canvas, new File(["a"], "notes.txt", { type: "text/plain" }));
    await shows(canvas, /^notes\.txt does not have the right/);
    await expect(canvas.getByRole("progressbar", { name: "handbook.pdf" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
  },
};

/** Nobody can know which of several files would be taken, so none is. */
export const SeveralDropped: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    const other = new File(["%PDF-"], "hours.pdf", { type: "application/pdf" });
    await expect(drop(canvas, pdf, other)).toBe(false);
    await expect(
      await canvas.findByText("You can send one file at a time. Choose a single file."),
    ).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(onSent).not.toHaveBeenCalled();
  },
};

/** A file that is let go beside the field does not take the place of the page. */
export const DroppedBeside: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    const init = { dataTransfer: transferOf(pdf), bubbles: true, cancelable: true };
    await expect(document.body.dispatchEvent(new DragEvent("dragover", init))).toBe(false);
    await expect(document.body.dispatchEvent(new DragEvent("drop", init))).toBe(false);
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    // Words are still dragged from one field into another.
    const words = new DataTransfer();
    words.setData("text/plain", "handbook");
    const dragged = { dataTransfer: words, bubbles: true, cancelable: true };
    await expect(document.body.dispatchEvent(new DragEvent("drop", dragged))).toBe(true);
  },
};

/** What has arrived is kept: going on sends the rest. */
export const Stopped: Story = {
  parameters: scene({
    [begin]: ok(upload([1], 2)),
    [put]: refused(422, "invalid_input"),
    [known]: ok(upload([], 2)),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a file" });
    drop(canvas, pdf);
    await shows(canvas, "Some entries are not valid");
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
    await userEvent.click(canvas.getByRole("button", { name: "Resume" }));
    await isSent("handbook.pdf");
  },
};
/** The focus goes with the controls that take each other's place, and ends where it began. */
export const Focus: Story = {
  parameters: scene({
    [begin]: ok(upload([1], 2)),
    [put]: refused(422, "invalid_input"),
    [known]: ok(upload([], 2)),
  }),
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    choose.focus();
    drop(canvas, pdf);
    await canvas.findByText("Some entries are not valid");
    await expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Resume" }));
    await isSent("handbook.pdf");
    await expect(await canvas.findByRole("button", { name: "Choose a file" })).toHaveFocus();
  },
};
export const GermanNarrow: Story = {
  ...narrow,
  parameters: { scene: { language: "de", replies } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Datei wählen" })).toBeVisible();
    await fitsWidth();
  },
};
