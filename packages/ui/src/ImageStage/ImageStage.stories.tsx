import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Pin } from "./Pin.tsx";
import { PinBoard } from "./PinBoard.tsx";
import { ImageStage, type ImageStageProps } from "./ImageStage.tsx";

const places = [
  { number: 1, x: 15, y: 40, label: "1, watermark" },
  { number: 2, x: 40, y: 85, label: "2, thread" },
  { number: 3, x: 86, y: 20, w: 10, h: 60, label: "3, hologram" },
];

function Pinned(args: Omit<ImageStageProps, "children">) {
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
    <ImageStage {...args}>
      <PinBoard pins={pins}>
        <svg viewBox="0 0 140 77" width="420" style={{ maxWidth: "100%" }} role="presentation">
          <rect width="140" height="77" fill="#F6E3CF" />
        </svg>
      </PinBoard>
    </ImageStage>
  );
}

const meta = {
  component: ImageStage,
  args: {
    light: "white",
    caption: "Drawn to scale, not a photo",
    measure: "140 × 77 mm",
    children: null,
  },
  render: Pinned,
} satisfies Meta<typeof ImageStage>;
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

const isDrawn: Story["play"] = async ({ canvas }) => {
  await expect(canvas.getByRole("figure")).toHaveTextContent("140 × 77 mm");
};
export const Uv: Story = { args: { light: "uv" }, play: isDrawn };
export const Ir: Story = { args: { light: "ir" }, play: isDrawn };
export const Transmitted: Story = { args: { light: "transmitted" }, play: isDrawn };
