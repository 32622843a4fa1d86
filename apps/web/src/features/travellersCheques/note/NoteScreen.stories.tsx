import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { recordStates } from "../../../testing/recordStates.ts";
import { ok, refused, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import TravellersChequesRoutes from "../routes.tsx";
import { sampleInformation, sampleNote } from "../../../widgets/cheques/samples.ts";

const { base, note, series } = paths.travellersCheques;
const here = note("tc-01-USD-100");

const scene = (reply: Reply, rest: Scene = {}, information: Reply = ok(sampleInformation)) => [
  inStoryWorld({
    path: here,
    ...rest,
    replies: {
      "GET /travellers-cheques/notes/{id}": reply,
      "GET /travellers-cheques/notes/{id}/information": information,
      "GET /travellers-cheques/notes/{id}/customer-info": ok({ info: null }),
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Travellers cheques/Cheque",
  component: Area,
  args: { base, routes: TravellersChequesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** The countersignature is open first; N goes on, and a feature turns to the light that shows it. */
export const Loaded: Story = {
  decorators: scene(ok(sampleNote)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /^100 US dollars/ }),
    ).toBeVisible();
    await expect(canvas.getByText("Can be cashed, by us and by American Express")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "American Express, Travelers Cheque" }),
    ).toHaveAttribute("href", series("tc-01"));
    const second = canvas.getByRole("button", { name: /^2\s*Second signature/ });
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText(/It is written before your eyes/)).toBeVisible();
    await userEvent.keyboard("n");
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(`${here}?light=transmitted&feature=watermark`),
    );
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}?feature=signature`));
    await userEvent.keyboard("{Shift>}n{/Shift}");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=watermark"));
    await userEvent.click(canvas.getByRole("button", { name: "2: Second signature" }));
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("link", { name: "50 USD" })).toHaveAttribute(
      "href",
      note("tc-01-USD-50"),
    );
    await expect(
      await canvas.findByRole("region", { name: "At the counter, step by step" }),
    ).toBeVisible();
  },
};

/** The steps have failed; answer and specimen are there all the same. */
export const StepsFailed: Story = {
  decorators: scene(ok(sampleNote), {}, refused(500, "internal_error")),
  play: async ({ canvas }) => {
    await shows(canvas, "The steps could not be loaded");
    await expect(canvas.getByText("Can be cashed, by us and by American Express")).toBeVisible();
  },
};

/** Of this currency no value is recorded: the unit names it. */
export const UnknownValue: Story = {
  decorators: scene(ok({ ...sampleNote, denomination: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /^US dollars/ }),
    ).toBeVisible();
  },
};

const states = recordStates(scene, {
  missing: "There is no cheque tc-01-USD-100",
  failed: "The cheque could not be loaded",
});
export const Loading: Story = states.loading;
export const Missing: Story = states.missing;
export const Forbidden: Story = states.forbidden;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok(sampleNote), { language: "de" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Einlösbar: bei uns und bei American Express"),
    ).toBeVisible();
  },
};
