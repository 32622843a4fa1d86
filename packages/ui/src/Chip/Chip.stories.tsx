import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleFlags } from "../Flag/sampleFlags.ts";
import { Chip } from "./Chip.tsx";
import { ChipRow } from "./ChipRow.tsx";

const meta = {
  component: Chip,
  args: { href: "#PL", text: "PL", flagSrc: sampleFlags.PL, label: "PL, Poland" },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithFlag: Story = {};
export const CodeAlone: Story = { args: { flagSrc: undefined, label: undefined } };
/** Values of a series, as large as they are in a list of values. */
export const Values: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ChipRow label="Values">
      {[5, 10, 20, 1000].map((value) => (
        <Chip key={value} href={`#${value}`} kind="value" text={String(value)} />
      ))}
    </ChipRow>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole("link", { name: "1000" }));
    await expect(style.fontSize).toBe("18px");
    await expect(style.fontFamily).not.toContain("mono");
    await expect(style.fontVariantNumeric).toContain("tabular-nums");
  },
};
export const Row: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ChipRow label="Top countries">
      {Object.entries(sampleFlags).map(([code, src]) => (
        <Chip key={code} href={`#${code}`} text={code} flagSrc={src} />
      ))}
    </ChipRow>
  ),
};
