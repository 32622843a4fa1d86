import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Pin } from "./Pin.tsx";
import { PinBoard } from "./PinBoard.tsx";
import { Stage, type StageProps } from "./Stage.tsx";

const places = [
  { number: 1, x: 15, y: 40, label: "1, watermark" },
  { number: 2, x: 40, y: 85, label: "2, thread" },
  { number: 3, x: 92, y: 40, label: "3, hologram" },
];

function Pinned(args: Omit<StageProps, "children">) {
  const [selected, setSelected] = useState(3);
  const pins = places.map((place) => (
    <Pin
      key={place.number}
      {...place}
      isSelected={place.number === selected}
      onSelect={() => setSelected(place.number)}
    />
  ));
  return (
    <Stage {...args}>
      <PinBoard pins={pins}>
        <svg viewBox="0 0 140 77" width="420" style={{ maxWidth: "100%" }} role="presentation">
          <rect width="140" height="77" fill="#F6E3CF" />
        </svg>
      </PinBoard>
    </Stage>
  );
}

const meta = {
  component: Stage,
  args: {
    light: "white",
    caption: "Drawn to scale, not a photo",
    measure: "140 × 77 mm",
    children: null,
  },
  render: Pinned,
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const White: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "1, watermark" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
export const Uv: Story = { args: { light: "uv" } };
export const Ir: Story = { args: { light: "ir" } };
export const Transmitted: Story = { args: { light: "transmitted" } };
