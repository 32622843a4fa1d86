import type { DataCheck } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { ok, once } from "../../../testing/replies.ts";
import { checkCalls as base, choose, scanScene } from "../../../testing/scanScene.ts";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import { addedUpCheck, notAsked, sampleForm, samplePage, uploadingCheck } from "../samples.ts";

const read: DataCheck = { ...addedUpCheck, way: "scan", pages: [samplePage] };
const number = { name: "documentNumber", value: "M898902C3" };

const meta: Meta<typeof Area> = {
  title: "Data check/Corrected lines",
  component: Area,
  args: { base: paths.dataCheck.scan, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** What a service said, it said of the lines before: it is asked about the corrected ones anew. */
export const ServiceAnswered: Story = {
  decorators: scanScene({ form: sampleForm, uploading: uploadingCheck, made: read })({
    [`GET ${base}/auto-verify/config`]: ok({
      enabled: true,
      verificationProfile: "scan-upload",
      services: [{ service: "external", host: "check.example" }],
    }),
    [`GET ${base}/{id}/external`]: once(
      ok({ ...notAsked, state: "answered", result: "confirmed" }),
      ok({ ...notAsked, fields: [number] }),
    ),
    [`POST ${base}/{id}`]: ok({ ...read, checkedAt: "2026-11-21T14:33:00.000Z" }),
  }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, "The service has the same data.");
    await userEvent.click(canvas.getByRole("button", { name: "Correct lines" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Check again" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Check externally" }));
    const dialog = await canvas.findByRole("dialog", { name: "External check" });
    await expect(within(dialog).getByText(number.value)).toBeVisible();
    await expect(canvas.queryByText("The service has the same data.")).toBeNull();
  },
};
