import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, pending, refused, type Reply } from "../../testing/replies.ts";
import { checkCalls as base } from "../../testing/scanScene.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import DataCheckRoutes from "./routes.tsx";
import { sampleCheck, sampleForm } from "./samples.ts";

const opened = (reply: Reply) => [
  inStoryWorld({
    path: `${paths.dataCheck.form}?check=${sampleCheck.id}`,
    replies: {
      [`GET ${base}/auto-verify/config`]: ok({
        enabled: true,
        verificationProfile: "auto-verify",
        services: [],
      }),
      [`GET ${base}/{id}/form-schema`]: ok(sampleForm),
      [`GET ${base}/auto-verify`]: reply,
      [`DELETE ${base}/auto-verify`]: ok({ isDeleted: true }),
    },
  }),
];

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
    await expect(await canvas.findByText("This check has expired")).toBeVisible();
    await beginAnew(canvas);
  },
};

/** What failed is asked for again. */
export const FailedOnce: Story = {
  decorators: opened(failingOnce()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: "New check" })).toBeVisible();
  },
};

export const Loading: Story = { decorators: opened(pending()) };

function failingOnce(): Reply {
  let isFirst = true;
  return (request) => {
    const reply = isFirst ? refused(400, "invalid_input") : ok(sampleCheck);
    isFirst = false;
    return reply(request);
  };
}
