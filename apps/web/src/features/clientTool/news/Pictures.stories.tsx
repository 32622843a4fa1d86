import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import {
  arrivals,
  ok,
  pending,
  refused,
  type Replies,
  type Reply,
} from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { samplePicture } from "../../../widgets/samples.ts";
import ClientToolRoutes from "../routes.tsx";
import { samplePdfUpload } from "../samples.ts";

const { base, newsForm } = paths.clientTool;
const add = "POST /client-tool/news-pictures";
const added = { id: "i1", src: samplePicture("#7a8db0", 300, 200), width: 300, height: 200 };
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdfs/all-languages": ok([]),
  "GET /client-tool/news-pictures": ok([added]),
  "POST /client-tool/uploads": ok({ ...samplePdfUpload, purpose: "picture" }),
  [add]: ok(added),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Pictures of news",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: newsForm, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

const upload = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("there is no field for a file");
  return userEvent.upload(input, new File(["PNG"], "door.png", { type: "image/png" }));
};
const refusedAs = (code: string) =>
  at(newsForm, {
    replies: { [add]: refused(422, "invalid_input", [{ in: "body", path: "uploadId", code }]) },
  });

/** A picture that was sent stands in the form with fields for its description, until it is removed. */
export const Added: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox", { name: "Title" });
    await upload(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: "Description" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove picture" }));
    await expect(canvas.queryByRole("textbox", { name: "Description" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveFocus();
  },
};

const onWritten = fn();
const arrival = arrivals();
const write: Reply = async (request) => {
  onWritten(await request.json());
  return ok({ changeId: "42", status: "effective", subjects: ["n1"], version: "8" })(request);
};
const arrivesLate: Story["beforeEach"] = () => {
  forgetDrafts();
  onWritten.mockClear();
  arrival.begin();
};
/** Neither a button nor a key saves news without the picture; leaving asks, and stays. */
const savesWithPicture: Story["play"] = async ({ canvas, canvasElement }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), "New door");
  await upload(canvasElement);
  await canvas.findByRole("progressbar", { name: /door\.png$/ });
  const save = await canvas.findByRole("button", { name: /^Save/ });
  await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "true"));
  await expect(save).toHaveAccessibleDescription(/^A file has not been fully sent yet/);
  await userEvent.click(save);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect(save).toHaveFocus();
  await userEvent.click(canvas.getByRole("link", { name: "Internal news" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await expect(dialog.getByText(/If you leave, you will have to choose it again/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
  await expect(onWritten).not.toHaveBeenCalled();
  arrival.now();
  await canvas.findByRole("textbox", { name: "Description" });
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(save);
  await waitFor(() => expect(onWritten).toHaveBeenCalledOnce());
  await expect(onWritten.mock.calls[0]?.[0]).toMatchObject({ pictures: [{ id: "i1" }] });
};

/** News is saved once its picture has arrived. */
export const SavedWhileSending: Story = {
  parameters: at(newsForm, {
    replies: {
      "POST /client-tool/uploads": ok({ ...samplePdfUpload, purpose: "picture", missing: [0] }),
      "PUT /client-tool/uploads/{id}/chunks/{index}": arrival.waiting(
        ok({ ...samplePdfUpload, purpose: "picture" }),
      ),
      "POST /news": write,
    },
  }),
  beforeEach: arrivesLate,
  play: savesWithPicture,
};

/** And once the service has looked whether it is one. */
export const SavedWhileExamined: Story = {
  parameters: at(newsForm, { replies: { [add]: arrival.waiting(ok(added)), "POST /news": write } }),
  beforeEach: arrivesLate,
  play: savesWithPicture,
};

/** One whose upload is gone is asked for again at its field; what was typed stays. */
export const Gone: Story = {
  parameters: refusedAs("expired"),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole("textbox", { name: "Title" });
    await userEvent.type(title, "Closed on Friday");
    await upload(canvasElement);
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    await waitFor(() =>
      expect(choose).toHaveAccessibleDescription(/is no longer stored.*Choose it again\.$/),
    );
    await expect(title).toHaveValue("Closed on Friday");
  },
};

/** One that is none says what to do instead, in whatever way it is none. */
export const NoPicture: Story = {
  parameters: refusedAs("damaged"),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox", { name: "Title" });
    await upload(canvasElement);
    await shows(canvas, /^This file cannot be used as a picture/);
  },
};

/** A problem with all of them has a place, and the focus. */
export const Refused: Story = {
  parameters: at(newsForm, {
    replies: {
      "POST /news": refused(422, "invalid_input", [
        { in: "body", path: "pictures", code: "not_found" },
      ]),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), "Closed");
    await upload(canvasElement);
    await canvas.findByRole("button", { name: "Remove picture" });
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const choose = canvas.getByRole("button", { name: "Choose a file" });
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).toHaveAccessibleDescription("This entry was not accepted.");
  },
};
export const GoneGermanNarrow: Story = {
  ...narrow,
  parameters: at(newsForm, {
    language: "de",
    replies: {
      [add]: refused(422, "invalid_input", [{ in: "body", path: "uploadId", code: "expired" }]),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox", { name: "Titel" });
    await upload(canvasElement);
    await shows(canvas, /nicht mehr gespeichert/);
    await fitsWidth();
  },
};
export const SendingGermanNarrow: Story = {
  ...narrow,
  parameters: at(newsForm, { language: "de", replies: { [add]: pending() } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox", { name: "Titel" });
    await upload(canvasElement);
    const bar = await canvas.findByRole("status");
    await waitFor(() => expect(bar).toHaveTextContent(/noch nicht vollständig übertragen/));
    const examined = await canvas.findByRole("progressbar", { name: "door.png wird geprüft" });
    await expect(examined).toBeVisible();
    await fitsWidth();
  },
};
