import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { sampleDocument } from "../../../widgets/documents/samples.ts";
import { PrintedDocument } from "./PrintedDocument.tsx";

const meta = {
  title: "Identity documents/Paper",
  component: PrintedDocument,
  args: { document: sampleDocument },
  decorators: [inStoryWorld()],
} satisfies Meta<typeof PrintedDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rule that has effect from some day on says whose it is, how sure it is, and which day that is. */
export const Rules: Story = {
  play: async ({ canvas }) => {
    const rule = (await canvas.findByText(/Fulfils the duty of identification/)).closest("li");
    await expect(rule).toHaveTextContent(
      "Germany: Fulfils the duty of identification. (Passport Act · Confidence: high · from 2017)",
    );
  },
};
