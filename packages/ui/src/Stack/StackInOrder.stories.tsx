import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { SkeletonRows } from "../Skeleton/SkeletonRows.tsx";
import { Text } from "../Text/Text.tsx";
import { Awaited, StackInOrder, type StackInOrderProps } from "./StackInOrder.tsx";

/** A part that is awaited until the button is pressed, and again with the next press. */
function Parts({ place, gap }: Pick<StackInOrderProps, "gap"> & { place: ReactNode }) {
  const [isAwaited, setIsAwaited] = useState(true);
  const again = <Button onClick={() => setIsAwaited(!isAwaited)}>Press</Button>;
  return (
    <StackInOrder gap={gap}>
      {again}
      <div>{isAwaited ? place : <Text>The list</Text>}</div>
      <div>
        <Text>What follows</Text>
        {again}
      </div>
    </StackInOrder>
  );
}

const meta = { component: StackInOrder, args: { children: null } } satisfies Meta<
  typeof StackInOrder
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What follows shows when what it follows has come; whoever is in it stays there. */
export const AfterRows: Story = {
  render: ({ gap }) => <Parts gap={gap} place={<SkeletonRows label="Loading" count={2} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What follows")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Press" }));
    await expect(canvas.getByText("What follows")).toBeVisible();
    const [, inside] = canvas.getAllByRole("button", { name: "Press" });
    if (inside !== undefined) await userEvent.click(inside);
    await expect(canvas.getByRole("status")).toBeVisible();
    await expect(inside).toHaveFocus();
  },
};

/** The same after a place that shows nothing. */
export const AfterNothing: Story = {
  render: ({ gap }) => <Parts gap={gap} place={<Awaited />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What follows")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Press" }));
    await expect(canvas.getByText("What follows")).toBeVisible();
  },
};
