import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, refused, type Reply } from "../../testing/replies.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import TravellersChequesPanel from "./panel.tsx";
import { sampleSeriesPage } from "../../widgets/cheques/samples.ts";

const scene = (series: Reply) => [
  inStoryWorld({
    path: paths.dashboard.base,
    replies: { "GET /travellers-cheques/series": series },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Travellers cheques/Panel",
  component: Area,
  args: { base: paths.dashboard.base, routes: TravellersChequesPanel },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** An issuer leads to its series. */
export const ToSeries: Story = {
  decorators: scene(ok(sampleSeriesPage)),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("combobox", { name: "Select issuer" }),
      "gift{Enter}",
    );
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.travellersCheques.series("tc-03")));
  },
};

export const Failed: Story = {
  decorators: scene(refused(500, "internal_error")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
