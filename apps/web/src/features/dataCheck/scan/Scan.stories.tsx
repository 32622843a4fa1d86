import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { grayWall, withCamera } from "../../../testing/camera.ts";
import { ok, pending, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { checkCalls as base, choose, picture, scanScene } from "../../../testing/scanScene.ts";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import {
  addedUpCheck,
  sampleForm,
  samplePage,
  uploadingCheck as uploading,
  waitingPage as waiting,
} from "../samples.ts";

const scene = scanScene({
  form: sampleForm,
  uploading,
  made: { ...addedUpCheck, way: "scan", pages: [samplePage] },
});

const meta: Meta<typeof Area> = {
  title: "Data check/Scan",
  component: Area,
  args: { base: paths.dataCheck.scan, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

export const Empty: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Choose pictures" })).toBeVisible();
  },
};

/** What was chosen is seen before it is sent, and can be taken back. */
export const Chosen: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Choose pictures", { selector: "input" });
    await userEvent.upload(input, picture());
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Picture 1" }));
    await expect(canvas.queryByRole("img", { name: "Picture 1" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choose pictures" })).toHaveFocus();
  },
};

/** Pasted anywhere on the page, without going to a field first. */
export const PastedPicture: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose pictures" });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture());
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
  },
};

const openCamera = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "Use the camera" }));

/** The desk's camera has the same live advice as the phone's; each picture is one more page. */
export const Camera: Story = {
  decorators: scene(),
  beforeEach: () => withCamera(() => Promise.resolve(grayWall())),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await shows(canvas, /No machine-readable zone was found/);
    const take = canvas.getByRole("button", { name: "Take picture" });
    await expect(take).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Use the camera" })).toHaveFocus();
  },
};

/** Writes the picture that was taken, and how often one was. */
const writing = { finish: (): void => undefined, count: 0 };

/** Pressed again while the picture is written, which the button shows: it is one page. */
export const CameraPressedTwice: Story = {
  decorators: scene(),
  beforeEach: () => {
    const closeCamera = withCamera(() => Promise.resolve(grayWall()));
    const { convertToBlob } = OffscreenCanvas.prototype;
    writing.count = 0;
    const waiting = new Promise<void>((resolve) => {
      writing.finish = resolve;
    });
    const written = spyOn(OffscreenCanvas.prototype, "convertToBlob").mockImplementation(
      async function slowly(this: OffscreenCanvas, options) {
        writing.count += 1;
        await waiting;
        return convertToBlob.call(this, options);
      },
    );
    return () => {
      written.mockRestore();
      closeCamera();
    };
  },
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const take = canvas.getByRole("button", { name: "Take picture" });
    await waitFor(() => expect(take).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.dblClick(take);
    await expect(take).toHaveAttribute("aria-busy", "true");
    writing.finish();
    await canvas.findByRole("img", { name: "Picture 1" });
    await expect(writing.count).toBe(1);
  },
};

/** Frames cannot be read here: pictures are taken without advice on each of them. */
export const WithoutAdvice: Story = {
  decorators: scene(),
  beforeEach: () => {
    const closeCamera = withCamera(() => Promise.resolve(grayWall()));
    const { Worker } = globalThis;
    globalThis.Worker = class {
      constructor() {
        throw new DOMException("no", "SecurityError");
      }
    } as unknown as typeof Worker;
    return () => {
      globalThis.Worker = Worker;
      closeCamera();
    };
  },
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await shows(canvas, /^Lay the document flat in even light/);
    await userEvent.click(canvas.getByRole("button", { name: "Take picture" }));
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
  },
};

/** Not allowed or not there: said at once, and what was chosen before stays. */
export const NoCamera: Story = {
  decorators: scene(),
  beforeEach: () => withCamera(() => Promise.reject(new DOMException("no", "NotAllowedError"))),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Choose pictures", { selector: "input" });
    await userEvent.upload(input, picture());
    await canvas.findByRole("img", { name: "Picture 1" });
    await openCamera(canvas);
    const [told] = await canvas.findAllByText(/The camera cannot be used here/);
    await expect(told).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Take picture" })).toHaveAccessibleDescription(
      /The camera cannot be used here/,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Close camera" }));
    await expect(await canvas.findByRole("button", { name: "Choose pictures" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Picture 1" })).toBeVisible();
  },
};

export const Sending: Story = {
  decorators: scene({ [`POST ${base}/auto-verify/pieces`]: pending() }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole("progressbar", { name: "Sending pictures" }),
    ).toBeVisible();
  },
};

export const Interrupted: Story = {
  decorators: scene({ [`POST ${base}/auto-verify/pieces`]: refused(503, "unavailable") }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, /The connection was lost/);
  },
};

export const Reading: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok({
      ...uploading,
      stage: "reading",
      pages: [{ ...waiting, state: "reading", step: "locating" }],
    }),
  }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole("progressbar", { name: "Finding the machine-readable zone" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel and delete" }));
    await expect(await canvas.findByRole("button", { name: "Choose pictures" })).toBeVisible();
  },
};

/** The lines beside the picture; what was read unsurely is marked, and can be corrected. */
export const Read: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, "Adds up");
    await expect(canvas.getByText("Uncertain characters: 1")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Correct lines" }));
    await expect(await canvas.findByRole("textbox", { name: "Machine-readable zone" })).toHaveValue(
      addedUpCheck.lines.join("\n"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await shows(canvas, "Adds up");
  },
};

export const NotRead: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok({
      ...uploading,
      stage: "failed",
      pages: [{ ...waiting, state: "read", advice: ["noZone"] }],
    }),
  }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole("heading", { name: "The pictures could not be read" }),
    ).toBeVisible();
    await expect(canvas.getByText(/No machine-readable zone was found/)).toBeVisible();
  },
};

/** Fails the first time. */
const broken = { calls: 0 };
const fails =
  (reply: Reply): Reply =>
  (request) => {
    broken.calls += 1;
    return (broken.calls === 1 ? unreachable() : reply)(request);
  };
const breaksOnce = () => void Object.assign(broken, { calls: 0 });

/** “Try again” sends the pictures that were chosen. */
export const NotOpened: Story = {
  decorators: scene({ [`POST ${base}/auto-verify`]: fails(ok(uploading)) }),
  beforeEach: breaksOnce,
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await shows(canvas, "Adds up");
  },
};

/** Lines that were corrected, and the check, outlive a break; so they do when the network is back. */
export const NotJudged: Story = {
  decorators: scene({
    [`POST ${base}/{id}`]: fails(
      ok({ ...addedUpCheck, way: "scan", verdict: "contradicts", pages: [samplePage] }),
    ),
    [`GET ${base}/auto-verify`]: ok({
      ...addedUpCheck,
      way: "scan",
      pages: [{ ...samplePage, advice: ["unsure"] }],
    }),
  }),
  beforeEach: breaksOnce,
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Correct lines" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Check again" }));
    await expect(
      await canvas.findByRole("heading", { name: "The document could not be checked" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await shows(canvas, "Lines read from the picture");
    await expect(broken.calls).toBe(2);
  },
};

export const Expired: Story = {
  decorators: scene({ [`GET ${base}/auto-verify`]: refused(404, "not_found") }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole("heading", { name: "This check has expired" }),
    ).toBeVisible();
  },
};

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Bilder wählen" })).toBeVisible();
  },
};
