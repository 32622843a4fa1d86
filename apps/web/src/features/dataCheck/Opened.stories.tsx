import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, once, pending, refused, type Reply } from "../../testing/replies.ts";
import { checkCalls, scanScene } from "../../testing/scanScene.ts";
import { paths } from "../../url/paths.ts";
import DataCheckRoutes from "./routes.tsx";
import { sampleCheck, sampleForm, uploadingCheck } from "./samples.ts";

const scene = scanScene({ form: sampleForm, uploading: uploadingCheck, made: sampleCheck });
const opened = (reply: Reply) =>
  scene(
    { [`GET ${checkCalls}/auto-verify`]: reply },
    { path: `${paths.dataCheck.form}?check=${sampleCheck.id}` },
  );

const meta: Meta<typeof Area> = {
  title: "Data check/Opened",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const beginAnew = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("button", { name: "New check" }));
  const zone = await canvas.findByRole("textbox", { name: "Machine-readable zone" });
  await expect(zone).toHaveValue("");
  await waitFor(() => expect(addressIn(canvas)).toBe(paths.dataCheck.form));
};

/** After a reload, or by going back: the result is there as long as it is kept. */
export const Result: Story = {
  decorators: opened(ok(sampleCheck)),
  play: async ({ canvas }) => beginAnew(canvas),
};

/** Deleted meanwhile, in another tab or because its time was over. */
export const Gone: Story = {
  decorators: opened(refused(404, "not_found")),
  play: async ({ canvas }) => {
    await shows(canvas, "This check has expired");
    await beginAnew(canvas);
  },
};

/** What failed is asked for again. */
export const FailedOnce: Story = {
  decorators: opened(once(refused(400, "invalid_input"), ok(sampleCheck))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: "New check" })).toBeVisible();
  },
};

export const Loading: Story = { decorators: opened(pending()) };
