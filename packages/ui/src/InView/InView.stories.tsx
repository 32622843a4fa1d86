import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { InView } from "./InView.tsx";

function Below({ distance }: { distance: number }) {
  const [isSeen, setIsSeen] = useState(false);
  return (
    <>
      <div role="status">{isSeen ? "seen" : "not seen"}</div>
      <div style={{ height: distance }} />
      <InView onSeen={() => setIsSeen(true)}>
        <Text>News</Text>
      </InView>
    </>
  );
}

const meta = { component: Below } satisfies Meta<typeof Below>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {
  args: { distance: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("seen"));
  },
};

/** Below the edge it is not seen until somebody goes there. */
export const BelowTheEdge: Story = {
  args: { distance: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("not seen");
    canvas.getByText("News").scrollIntoView();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^seen/));
  },
};
