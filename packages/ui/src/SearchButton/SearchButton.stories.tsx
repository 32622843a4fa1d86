import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchButton } from "./SearchButton.tsx";

const meta = {
  component: SearchButton,
  args: {
    label: "Find anything",
    examples: "50 ils, 129x71, HUN …",
    shortcutText: "Ctrl K",
    onClick: fn(),
  },
} satisfies Meta<typeof SearchButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Find anything/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The examples give way, the button keeps its height. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button").getBoundingClientRect()).toMatchObject({
      width: 180,
      height: 40,
    });
  },
};
