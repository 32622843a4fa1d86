import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFlags } from "../Flag/sampleFlags.ts";
import { Chip } from "./Chip.tsx";
import { ChipRow } from "./ChipRow.tsx";

const meta = {
  component: Chip,
  args: { href: "#PL", code: "PL", flagSrc: sampleFlags.PL, label: "PL, Poland" },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithFlag: Story = {};
export const CodeAlone: Story = { args: { flagSrc: undefined, label: undefined } };
export const Row: Story = {
  render: () => (
    <ChipRow label="Top countries">
      {Object.entries(sampleFlags).map(([code, src]) => (
        <Chip key={code} href={`#${code}`} code={code} flagSrc={src} />
      ))}
    </ChipRow>
  ),
};
