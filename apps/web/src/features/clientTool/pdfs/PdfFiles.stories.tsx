import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { AreaWithJumps } from "../../../testing/AreaWithJumps.tsx";
import { chooseFile } from "../../../testing/chooseFile.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { arrivals, ok, type Replies, type Reply } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { samplePdf as handbook, samplePdfUpload as upload } from "../samples.ts";

const { base, pdfItem } = paths.clientTool;
const written = { changeId: "42", status: "effective", subjects: ["p1/de"], version: "8" };
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdfs/all-languages": ok([handbook]),
  "GET /pdf-categories": ok([]),
  "POST /client-tool/uploads": ok(upload),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Files of a PDF",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: pdfItem("p1"), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

const onPut = fn();
const arrival = arrivals();
const put: Reply = (request) => {
  onPut(new URL(request.url).pathname);
  return ok(written)(request);
};
const beginAnew = () => {
  onPut.mockClear();
  arrival.begin();
};

/** Whichever language is chosen when the file has arrived is that of the file. */
export const LanguageChosenMeanwhile: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      "POST /client-tool/uploads": ok({ ...upload, missing: [0] }),
      "PUT /client-tool/uploads/{id}/chunks/{index}": arrival.waiting(ok(upload)),
      "PUT /pdfs/{id}/files/{lang}": put,
    },
  }),
  beforeEach: beginAnew,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: /^English/ });
    await chooseFile(canvasElement, "handbuch.pdf");
    await canvas.findByRole("progressbar", { name: "handbuch.pdf" });
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Language of a further file" }),
      "pl",
    );
    await expect(canvas.getByRole("progressbar", { name: "handbuch.pdf" })).toBeVisible();
    arrival.now();
    await waitFor(() =>
      expect(onPut).toHaveBeenCalledWith(expect.stringMatching(/p1\/files\/pl$/)),
    );
  },
};

/** A file that has arrived while the service still looks through the one before it is added after that. */
export const FurtherFileMeanwhile: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      "PUT /pdfs/{id}/files/{lang}": (request) => {
        const answer = put(request);
        return onPut.mock.calls.length === 1 ? arrival.waiting(() => answer)(request) : answer;
      },
    },
  }),
  beforeEach: beginAnew,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: /^English/ });
    await chooseFile(canvasElement, "handbuch.pdf");
    await waitFor(() => expect(onPut).toHaveBeenCalledOnce());
    const cancel = await canvas.findByRole("button", { name: "Cancel" });
    await expect(cancel).toHaveAccessibleDescription("Checking handbuch.pdf");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Language of a further file" }),
      "pl",
    );
    await chooseFile(canvasElement, "podrecznik.pdf");
    await canvas.findByRole("progressbar", { name: "podrecznik.pdf" });
    arrival.now();
    await waitFor(() => expect(onPut).toHaveBeenCalledTimes(2));
    await expect(onPut).toHaveBeenLastCalledWith(expect.stringMatching(/p1\/files\/pl$/));
    await expect(await canvas.findByRole("button", { name: "Choose a file" })).toBeVisible();
  },
};

/** A file is added to the PDF that is shown, whichever was shown before. */
export const AnotherShown: Story = {
  render: (args) => <AreaWithJumps {...args} to={pdfItem("p2")} />,
  parameters: at(pdfItem("p1"), {
    replies: {
      "GET /pdfs/all-languages": ok([
        handbook,
        { ...handbook, id: "p2", pdf: { ...handbook.pdf, titles: { en: "Deadlines" } } },
      ]),
      "PUT /pdfs/{id}/files/{lang}": put,
    },
  }),
  beforeEach: () => void onPut.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: /^English/ });
    await userEvent.click(canvas.getByRole("button", { name: "Other record" }));
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Deadlines"),
    );
    await chooseFile(canvasElement, "fristen.pdf");
    await waitFor(() => expect(onPut).toHaveBeenCalledWith("/pdfs/p2/files/de"));
  },
};
