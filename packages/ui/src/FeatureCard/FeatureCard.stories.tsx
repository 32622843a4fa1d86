import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { EyeIcon, TransmittedIcon } from "../Icon/lights.tsx";
import { FeatureCard } from "./FeatureCard.tsx";
import { FeatureList } from "./FeatureList.tsx";

const meta = {
  component: FeatureCard,
  args: {
    number: 1,
    title: "Portrait watermark",
    sense: "Hold up to the light",
    senseIcon: <TransmittedIcon size={14} />,
    text: "The figure and the value appear light and dark in the unprinted field, from both sides.",
    isSelected: false,
    onSelect: fn(),
  },
} satisfies Meta<typeof FeatureCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Portrait watermark/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = { args: { isSelected: true } };
/** Nothing stands under the title where nothing is known of it, not even a sign. */
export const WithoutSense: Story = {
  args: { sense: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button").querySelector("svg")).toBeNull();
  },
};
export const List: Story = {
  render: (args) => (
    <FeatureList label="Security features">
      <FeatureCard {...args} />
      <FeatureCard
        {...args}
        number={2}
        title="Hologram patch"
        sense="Tilt"
        senseIcon={<EyeIcon size={14} />}
        text="The picture in the patch changes; a copy only reflects."
        isSelected
      />
    </FeatureList>
  ),
};
