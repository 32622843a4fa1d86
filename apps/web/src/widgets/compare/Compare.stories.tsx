import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import type { Query } from "../query.ts";
import {
  sampleStamp,
  sampleWideStamp,
  stampFacts,
  stampLights,
  stampSides,
  stampSpecimen,
  stampViewer,
  type Stamp,
} from "../sampleStamps.ts";
import { CompareButton, CompareToggle } from "./CompareButton.tsx";
import { CompareScreen } from "./CompareScreen.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { ComparisonLinks } from "./ComparisonLinks.tsx";
import { createComparison } from "./createComparison.ts";

const comparison = createComparison("stamps", 2, {
  parameter: "stamps",
  hrefOf: (ids) => `/stamps/compare?${new URLSearchParams({ stamps: ids.join(",") }).toString()}`,
  full: "banknotes.compare.full",
});
const stamps = [sampleStamp, sampleWideStamp];

const useStamp = (id: string | null): Query<Stamp> => ({
  data: stamps.find((stamp) => stamp.id === id),
  mutate: () => undefined,
});

function Screen() {
  return (
    <CompareScreen
      comparison={comparison}
      title="Compare stamps"
      emptyText="Choose up to two stamps in a list."
      area={{ title: "Stamps", href: "/stamps" }}
      useRecord={useStamp}
      describe={(stamp) => ({
        name: stamp.name,
        series: stamp.series,
        href: `/stamps/${stamp.id}`,
        verdict: { tone: "ok", title: "Buy and sell", reason: "" },
        provenance: stamp.provenance,
        specimen: stampSpecimen(stamp),
        features: stamp.features,
      })}
      specs={stampFacts}
      schema={stampViewer}
      sides={stampSides}
      lights={stampLights}
      missing={(id) => `There is no stamp ${id}`}
      failed="The stamp could not be loaded"
      resource="banknote"
    />
  );
}

/** The ways into a comparison, from a list and from a page. */
function Ways() {
  return (
    <>
      <ScreenTitle title="Stamps" />
      <ComparisonLinks comparison={comparison} />
      {["S-20", "S-50", "S-90"].map((id) => (
        <CompareButton key={id} comparison={comparison} id={id} name={id} />
      ))}
      <CompareToggle comparison={comparison} id="S-50" />
    </>
  );
}

const here = comparison.hrefOf(["S-50", "S-90"]);

const meta: Meta<typeof Area> = {
  title: "Shared/Comparison",
  component: Area,
  args: { base: "/stamps", routes: Screen },
  decorators: [inStoryWorld({ path: here })],
};
export default meta;
type Story = StoryObj<typeof Area>;

/** One scale, one light and one viewport for all; what differs is bold. */
export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const [narrow, wide] = await canvas.findAllByRole("group", { name: /lira stamp/ });
    await expect((narrow?.clientWidth ?? 0) / (wide?.clientWidth ?? 1)).toBeCloseTo(30 / 30, 1);
    await userEvent.keyboard("2");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}&light=uv`));
    const size = canvas.getByRole("row", { name: /^Size/ });
    await expect(getComputedStyle(within(size).getByText("60 × 30 mm")).fontWeight).toBe("650");
    await expect(canvas.getByRole("row", { name: /^Colour.*not known/ })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /^Series/ })).toBeNull();
  },
};

/** What is taken out leaves the address and the comparison; the focus stays beside it. */
export const TakenOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /S-90|90 lira stamp, Ships$/ }),
    );
    await waitFor(() => expect(addressIn(canvas)).toBe(comparison.hrefOf(["S-50"])));
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Remove: 50 lira stamp/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByRole("heading", { name: "Nothing to compare yet" }),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Without a record it says how one gets here. */
export const Empty: Story = {
  parameters: { scene: { path: "/stamps/compare" } },
  play: async ({ canvas }) => {
    await shows(canvas, "Choose up to two stamps in a list.");
  },
};

/** As many as the area compares are put together; a further one is told why not. */
export const Choosing: Story = {
  args: { routes: Ways },
  play: async ({ canvas }) => {
    const choose = (id: string) => canvas.getByRole("button", { name: `Compare: ${id}` });
    await expect(canvas.queryByRole("group", { name: "Comparison" })).toBeNull();
    await canvas.findByRole("button", { name: "Compare: S-20" });
    await userEvent.click(choose("S-20"));
    await userEvent.click(choose("S-50"));
    await expect(choose("S-90")).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("link", { name: "Compare (2)" })).toHaveAttribute(
      "href",
      comparison.hrefOf(["S-20", "S-50"]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Added" }));
    await expect(choose("S-90")).not.toHaveAttribute("aria-disabled");
    // The way to clear goes with what it cleared; the keyboard goes on from the heading.
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.queryByRole("group", { name: "Comparison" })).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};
