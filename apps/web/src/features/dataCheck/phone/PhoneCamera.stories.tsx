import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { grayWall, withCamera } from "../../../testing/camera.ts";
import { phoneSession, phoneWith } from "../../../testing/phoneScene.ts";
import { ok } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import PhonePage from "./PhonePage.tsx";

const meta: Meta<typeof PhonePage> = {
  title: "Data check/Phone with a camera",
  component: PhonePage,
  args: phoneWith(ok(phoneSession)),
  decorators: [inStoryWorld()],
  globals: { viewport: { value: "small" } },
};
export default meta;
type Story = StoryObj<typeof PhonePage>;

const openCamera = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) =>
  userEvent.click(await canvas.findByRole("button", { name: "Use the camera: Front" }));

/** The reader looks at what the camera sees and says what is missing; the picture can be taken anyway. */
export const Live: Story = {
  beforeEach: () => withCamera(() => Promise.resolve(grayWall())),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await shows(canvas, /No machine-readable zone/);
    await userEvent.click(canvas.getByRole("button", { name: "Take picture" }));
    await expect(await canvas.findByRole("img", { name: "Front" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Take a photo of the front again" }),
    ).toHaveFocus();
  },
};

/** A picture that the browser cannot write is told, and can be taken again. */
export const NotTaken: Story = {
  beforeEach: () => {
    spyOn(OffscreenCanvas.prototype, "convertToBlob").mockRejectedValueOnce(
      new DOMException("no memory", "EncodingError"),
    );
    return withCamera(() => Promise.resolve(grayWall()));
  },
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const button = canvas.getByRole("button", { name: "Take picture" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(button);
    await shows(canvas, /The picture could not be taken/);
    await userEvent.click(button);
    await expect(await canvas.findByRole("img", { name: "Front" })).toBeVisible();
  },
};

/** Not allowed or not there: said at once, with the other way. */
export const NoCamera: Story = {
  beforeEach: () => withCamera(() => Promise.reject(new DOMException("no", "NotAllowedError"))),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const [told] = await canvas.findAllByText(/The camera cannot be used here/);
    await expect(told).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close camera" }));
    await expect(await canvas.findByRole("button", { name: "Camera app: Front" })).toBeVisible();
  },
};

/** What was said of a file goes once a picture is there, however it was taken. */
export const FaultSettled: Story = {
  beforeEach: () => withCamera(() => Promise.resolve(grayWall())),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Take a photo of the front", { selector: "input" });
    const text = new File(["no picture"], "front.txt", { type: "text/plain" });
    await userEvent.upload(input, text, { applyAccept: false });
    await shows(canvas, /^This file is not/);
    await openCamera(canvas);
    const button = canvas.getByRole("button", { name: "Take picture" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(button);
    await expect(await canvas.findByRole("img", { name: "Front" })).toBeVisible();
    await expect(canvas.queryByText(/^This file is not/)).toBeNull();
  },
};
