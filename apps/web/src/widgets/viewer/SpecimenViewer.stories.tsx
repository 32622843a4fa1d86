import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { sampleStamp, stampSpecimen, stampViewer } from "../sampleStamps.ts";
import { samplePicture } from "../samples.ts";
import { SpecimenViewer, type SpecimenViewerProps } from "./SpecimenViewer.tsx";
import { useViewer } from "./useViewer.ts";

const stamp = stampSpecimen(sampleStamp);

/** The viewer as a screen has it: what it shows is kept in the address. */
function Screen(props: Partial<SpecimenViewerProps>) {
  return <SpecimenViewer title="50 lira" {...stamp} {...props} viewer={useViewer(stampViewer)} />;
}

const meta: Meta<typeof Area> = {
  title: "Shared/Specimen viewer",
  component: Area,
  args: { base: "/stamp", routes: Screen },
  decorators: [inStoryWorld({ path: "/stamp" })],
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** One page at a time, each in its own size; the key goes to the next one. */
export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Cover" })).toBeChecked();
    await expect(canvas.getByText("30 × 40 mm")).toBeVisible();
    await userEvent.keyboard("f");
    await expect(canvas.getByRole("radio", { name: "Sheet" })).toBeChecked();
    await expect(canvas.getByText("40 × 30 mm")).toBeVisible();
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamp?side=sheet"));
    await userEvent.keyboard("ff");
    await expect(canvas.getByRole("radio", { name: "Cover" })).toBeChecked();
  },
};

/** Selecting a feature from the address shows its page, its light and its box. */
export const Feature: Story = {
  parameters: { scene: { path: "/stamp?light=uv&side=sheet&feature=phosphor" } },
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole("button", { name: "2: Phosphor band" });
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByRole("button", { name: "1: Perforation" })).toBeNull();
    const box = pin.previousElementSibling;
    await expect(box?.getAttribute("style")).toMatch(/left: 60%.*width: 15%; height: 80%/);
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamp?light=uv&side=sheet"));
  },
};

/** Enlarging goes to the selected feature, and what the address says comes back. */
export const Enlarged: Story = {
  parameters: { scene: { path: "/stamp?side=sheet&feature=phosphor" } },
  play: async ({ canvas }) => {
    await userEvent.keyboard("+");
    await shows(canvas, "150%");
    await waitFor(() => expect(addressIn(canvas)).toContain("zoom=1.5"));
    await expect(addressIn(canvas)).toContain("x=66.7");
  },
};

const written = fn<() => void>();

/** Whose address changes late, as where a page is slow to draw. */
function LateScreen() {
  const viewer = useViewer(stampViewer);
  const show: typeof viewer.show = (change) => {
    written();
    setTimeout(() => viewer.show(change), 200);
  };
  return <SpecimenViewer title="50 lira" {...stamp} viewer={{ ...viewer, show }} />;
}

/** Who goes on while the address is written is not taken back by it. */
export const MovedOn: Story = {
  args: { routes: LateScreen },
  play: async ({ canvas }) => {
    written.mockClear();
    await canvas.findByRole("radio", { name: "Cover" });
    await userEvent.keyboard("+");
    await waitFor(() => expect(written).toHaveBeenCalled());
    await userEvent.keyboard("+");
    await shows(canvas, "225%");
    await waitFor(() => expect(addressIn(canvas)).toContain("zoom=2.25"));
    await expect(canvas.getByText("225%")).toBeVisible();
  },
};

const failed = "The drawing could not be loaded";

/** The picture on display, as if it had not come. */
const fail = async (canvas: Canvas) => {
  const picture = await canvas.findByRole("img", { name: /^50 lira/ });
  await fireEvent.error(picture);
  return picture;
};

/**
 * A drawing that did not come is asked for once more, by hand or when the network is back. Until then
 * no number of a feature covers what is said of it.
 */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const pins = () => canvas.queryAllByRole("button", { name: /^\d: / });
    await canvas.findByRole("img", { name: /^50 lira/ });
    await expect(pins()).not.toEqual([]);
    await fail(canvas);
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(pins()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.queryByText(failed)).toBeNull();
    await fail(canvas);
    await expect(await canvas.findByText(failed)).toBeVisible();
    await fireEvent(window, new Event("online"));
    await expect(await canvas.findByRole("img", { name: /^50 lira/ })).toBeVisible();
    await expect(canvas.queryByText(failed)).toBeNull();
  },
};

/** The fine drawing is shown also where the plain one did not come. */
export const FailedFromAfar: Story = {
  play: async ({ canvas }) => {
    const plain = await canvas.findByRole("img", { name: /^50 lira/ });
    await userEvent.keyboard("++");
    await waitFor(() => expect(canvas.getByRole("img", { name: /^50 lira/ })).not.toBe(plain));
    await fireEvent.error(plain);
    await expect(canvas.queryByText(failed)).toBeNull();
    await waitFor(() => expect(canvas.getByRole("img", { name: /^50 lira/ })).toBeVisible());
  },
};

/** All pages next to each other need no switch. */
export const SideBySide: Story = {
  args: { routes: () => <Screen isSideBySide /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(3));
    await expect(canvas.queryByRole("radio", { name: "Cover" })).toBeNull();
    // A feature that is on two sides has a number on each: whoever listens is told on which.
    const cover = within(canvas.getByRole("group", { name: "Cover" }));
    await expect(cover.getAllByRole("img")).toHaveLength(1);
    await expect(canvas.getByRole("radio", { name: "UV" })).toBeInTheDocument();
  },
};

const coin = {
  sides: [{ key: "cover", label: "Front" }],
  images: [
    {
      side: "cover",
      light: "white" as const,
      src: samplePicture("#d9b34c", 200, 200),
      fullSrc: samplePicture("#d9b34c", 900, 900),
    },
  ],
  widthMm: 30,
  heightMm: 30,
  shape: "round" as const,
  lights: ["white"] as const,
  pins: [],
};

/** A round record has a diameter; one side and one light need no switches. */
export const Round: Story = {
  args: { routes: () => <Screen {...coin} /> },
  play: async ({ canvas }) => {
    await shows(canvas, "⌀ 30 mm");
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

/** A record of unknown size has no actual size, and says so. */
export const UnknownSize: Story = {
  args: { routes: () => <Screen {...coin} widthMm={null} heightMm={null} shape="sheet" /> },
  play: async ({ canvas }) => {
    await shows(canvas, "Size: not known");
    await expect(
      canvas.getByRole("button", { name: /^(True|Actual) size$/ }),
    ).toHaveAccessibleDescription("The size is not known.");
  },
};

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  parameters: { scene: { language: "de" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Cover" })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
