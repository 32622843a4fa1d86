import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { isHeaded, isLoading, shows } from "../../../testing/plays.ts";
import { ok, pending, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import TravellersChequesRoutes from "../routes.tsx";
import { sampleSeriesPage } from "../../../widgets/cheques/samples.ts";

const { base, list, series } = paths.travellersCheques;

const scene = (reply: Reply, rest: Scene = {}) => [
  inStoryWorld({ path: list, ...rest, replies: { "GET /travellers-cheques/series": reply } }),
];

const meta: Meta<typeof Area> = {
  title: "Travellers cheques/List",
  component: Area,
  args: { base, routes: TravellersChequesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Each kind of answer in words, and the way to a series. */
export const Loaded: Story = {
  decorators: scene(ok(sampleSeriesPage)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Travellers cheques" }),
    ).toBeVisible();
    const table = within(await canvas.findByRole("table", { name: "Travellers cheques: All" }));
    await expect(canvas.getByText(/^Series: \d+$/)).toHaveRole("status");
    await expect(
      table.getByText("Can be cashed, by us and by American Express"),
    ).toBeInTheDocument();
    await expect(table.getByText("Cashed by American Express only")).toBeInTheDocument();
    await expect(table.getByText("Ask Travelex first")).toBeInTheDocument();
    await expect(table.getByText("Cashing ended on 31.10.2007")).toBeInTheDocument();
    await expect(table.getByText("Not cashed by banks")).toBeInTheDocument();
    await expect(table.getByText("Not known who cashes it")).toBeInTheDocument();
    await expect(table.getAllByText("Not a travellers cheque.")).toHaveLength(2);
    await expect(table.getByRole("link", { name: /Gift Cheque/ })).toHaveAttribute(
      "href",
      series("tc-03"),
    );
    await expect(canvas.getByRole("link", { name: /Ask first\s*2/ })).toHaveAttribute(
      "href",
      `${list}?tab=ask`,
    );
  },
};

/** Words, issuer and currency narrow the list; the address says so. */
export const Filtered: Story = {
  decorators: scene(ok(sampleSeriesPage)),
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Issuer or series" }), "amex");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${list}?text=amex`));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Currency" }), "GBP");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${list}?text=amex&currency=GBP`));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Issuer" }), "Travelex");
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(`${list}?text=amex&currency=GBP&issuer=Travelex`),
    );
  },
};

/** Enter leads from the field to the first series. */
export const ToResults: Story = {
  decorators: scene(ok(sampleSeriesPage)),
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Issuer or series" }), "{Enter}");
    await waitFor(() =>
      expect(
        canvas.getByRole("link", { name: /American Express.*Travelers Cheque$/ }),
      ).toHaveFocus(),
    );
  },
};

/** No series under a tab: the filters can be taken away. */
export const Nothing: Story = {
  decorators: scene(ok({ ...sampleSeriesPage, series: [], total: 0 }), {
    path: `${list}?tab=bought&text=zzz`,
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "No series match");
    await userEvent.click(canvas.getByRole("button", { name: /clear/i }));
    await waitFor(() => expect(addressIn(canvas)).toBe(list));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Under all series no tab is named: only a filter can leave any out. */
export const NothingOfAll: Story = {
  decorators: scene(ok({ ...sampleSeriesPage, series: [], total: 0 }), {
    path: `${list}?text=zzz`,
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Remove a filter to see more.");
  },
};

export const Loading: Story = { decorators: scene(pending()), play: isLoading };
export const Forbidden: Story = {
  decorators: scene(refused(403, "permission_missing")),
  play: isHeaded("You do not have access to this"),
};
export const Failed: Story = {
  decorators: scene(refused(500, "internal_error")),
  play: async ({ canvas }) => {
    await shows(canvas, "The series could not be loaded");
  },
};
export const Offline: Story = {
  decorators: scene(unreachable()),
  play: isHeaded("The series could not be loaded"),
};
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok(sampleSeriesPage), { language: "de" }),
  play: async ({ canvas }) => {
    await shows(canvas, "Erst bei Travelex nachfragen");
  },
};
