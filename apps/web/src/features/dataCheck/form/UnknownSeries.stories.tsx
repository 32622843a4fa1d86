import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok, refused } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import { sampleCheck, sampleForm, sampleLines } from "../samples.ts";

const base = "/identity-documents/data-check";

const meta: Meta<typeof Area> = {
  title: "Data check/Unknown series",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
  decorators: [
    inStoryWorld({
      path: paths.dataCheck.withSeries(paths.dataCheck.form, "nothing"),
      replies: {
        [`GET ${base}/auto-verify/config`]: ok({
          enabled: true,
          verificationProfile: "auto-verify",
          services: [],
        }),
        [`GET ${base}/{id}/form-schema`]: (request) =>
          (request.url.includes("/nothing/") ? refused(404, "not_found") : ok(sampleForm))(request),
        [`POST ${base}/{id}`]: ok(sampleCheck),
      },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof Area>;

/** The address names a series that does not exist: what was typed stays until another one is chosen. */
export const Form: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Machine-readable zone" }));
    await userEvent.paste(sampleLines.join(""));
    const series = canvas.getByRole("combobox", { name: "Series of the document" });
    await waitFor(() => expect(series).toHaveAccessibleDescription(/This series does not exist/));
    await expect(canvas.getByRole("button", { name: "Check" })).toHaveAccessibleDescription(
      /This series does not exist/,
    );
    await userEvent.selectOptions(series, "Any document");
    await userEvent.click(await canvas.findByRole("button", { name: "Check" }));
    await expect(await canvas.findByRole("button", { name: "New check" })).toBeVisible();
  },
};
