import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { ScaledThumbnail } from "./ScaledThumbnail.tsx";
import { ScaleHeading } from "./ScaleHeading.tsx";
import { thumbnailScale, type ThumbnailFrame } from "./thumbnailScale.ts";

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='140' height='70'%3E%3Crect width='140' height='70' fill='%23d9b38c'/%3E%3C/svg%3E";

const frame: ThumbnailFrame = { width: 104, height: 46, most: 0.58 };
const sizes = [
  { widthMm: 160, heightMm: 70 },
  { widthMm: 80, heightMm: 35 },
];
const scale = thumbnailScale(sizes, frame);

const meta = {
  component: ScaledThumbnail,
  args: { src: drawing, size: { widthMm: 160, heightMm: 70 }, scale, frame },
  argTypes: { shape: { control: "inline-radio", options: ["sheet", "round"] } },
  render: (args) => (
    <Stack gap={8}>
      <ScaleHeading heading="Note" scale={scale} lengthMm={50} lengthText="50 mm" />
      {sizes.map((size) => (
        <ScaledThumbnail key={size.widthMm} {...args} size={size} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof ScaledThumbnail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One is half as wide as the other, on the screen too; the bar says how long 50 mm are. */
export const OneScale: Story = {
  play: async ({ canvas }) => {
    const [large, small] = canvas.getAllByRole("presentation");
    await expect((small?.clientWidth ?? 0) / (large?.clientWidth ?? 1)).toBeCloseTo(0.5, 1);
    await expect(canvas.getByText("50 mm")).toBeVisible();
  },
};

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight];

/** What stands for pictures that did not come is as large as they are, however small. */
export const NotComing: Story = {
  args: { scale: scale / 4 },
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole("presentation");
    const sizes = pictures.map(sizeOf);
    const list = pictures[0]?.parentElement;
    for (const picture of pictures) await fireEvent.error(picture);
    await expect(canvas.queryByRole("presentation")).toBeNull();
    const frames = [...(list?.children ?? [])].slice(-pictures.length) as HTMLElement[];
    await expect(frames.map(sizeOf)).toEqual(sizes);
  },
};
