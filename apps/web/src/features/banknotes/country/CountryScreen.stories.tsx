import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountries, sampleTop } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.banknotes.country,
    ...rest,
    replies: { "GET /countries": ok(sampleCountries), "GET /stats/top": ok(sampleTop), ...replies },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Country",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Typing a name and Enter open the country's notes. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Bulgaria/ })).toHaveAttribute(
      "href",
      paths.banknotes.list("BG"),
    );
    await expect(await canvas.findByRole("link", { name: "DKK Denmark" })).toBeVisible();
    await expect(addressIn(canvas)).toBe(paths.banknotes.country);
    await userEvent.type(canvas.getByRole("combobox"), "denm{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("DK")));
  },
};

/** A country of the index leads to its notes. */
export const FromTheIndex: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Bulgaria"));
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("BG")));
  },
};

export const Loading: Story = {
  decorators: scene({ "GET /countries": pending(), "GET /stats/top": pending() }),
};
export const Failed: Story = {
  decorators: scene({ "GET /countries": refused(500, "internal_error") }),
};
export const WithoutTop: Story = {
  decorators: scene({ "GET /stats/top": refused(500, "internal_error") }),
};
