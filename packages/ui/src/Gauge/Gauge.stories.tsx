import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Gauge } from "./Gauge.tsx";

const meta = {
  component: Gauge,
  args: {
    label: "Density 18.4 g/cm³, between gold 917 and gold",
    least: 8,
    most: 23,
    figures: [8, 10, 12, 14, 16, 18, 20, 22].map((at) => ({ at, label: String(at) })),
    names: [
      { at: 10.49, label: "Silver" },
      { at: 19.3, label: "Gold" },
    ],
    measured: { value: 18.4, low: 17.8, high: 18.9 },
  },
} satisfies Meta<typeof Gauge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The mark stands between the names it lies between. */
export const Measured: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: /^Density 18.4/ })).toBeVisible();
    const [gold] = [...canvasElement.querySelectorAll("span")].filter(
      ({ textContent }) => textContent === "Gold",
    );
    const mark = [...canvasElement.querySelectorAll("i")].at(-1);
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(mark)).toBeLessThan(left(gold) + 20);
    await expect(left(mark)).toBeGreaterThan(0);
  },
};

/** Nothing is marked while nothing is measured. */
export const Empty: Story = {
  args: { measured: null, label: "Densities of metals" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Densities of metals" })).toBeVisible();
  },
};

/** The longest names of metals, close to one another on a phone, go into rows with a gap between them. */
export const Crowded: Story = {
  args: {
    measured: null,
    label: "Metalų tankiai",
    most: 22.5,
    names: [
      { at: 8.5, label: "Žalvaris" },
      { at: 10.49, label: "Sidabras" },
      { at: 11.34, label: "Švinas" },
      { at: 12.02, label: "Paladis" },
      { at: 19.3, label: "Auksas" },
      { at: 21.45, label: "Platina" },
    ],
  },
  render: (args) => (
    <div style={{ width: 266, margin: 14 }}>
      <Gauge {...args} />
    </div>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: args.label })).toBeVisible();
    const labels = new Set(args.names.map(({ label }) => label));
    const boxes = [...canvasElement.querySelectorAll("span")]
      .filter(({ textContent }) => labels.has(textContent))
      .map((name) => name.getBoundingClientRect());
    await expect(boxes).toHaveLength(6);
    const touching = boxes.flatMap((a, place) =>
      boxes
        .slice(place + 1)
        .filter((b) => a.top === b.top && a.left < b.right + 4 && b.left < a.right + 4),
    );
    await expect(touching).toEqual([]);
  },
};
