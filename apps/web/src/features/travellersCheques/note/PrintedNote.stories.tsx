import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { sampleInformation, sampleNote } from "../../../widgets/cheques/samples.ts";
import { PrintedNote } from "./PrintedNote.tsx";

const meta = {
  title: "Travellers cheques/Paper",
  component: PrintedNote,
  args: { note: sampleNote, information: sampleInformation },
  decorators: [inStoryWorld()],
} satisfies Meta<typeof PrintedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who cashes it, where it is signed, what its number looks like, and which forgeries are known. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const who = (await canvas.findByText("Who cashes it")).closest("section");
    await expect(who).toHaveTextContent(
      /Your organisationYes Buy onlyAmerican ExpressYes issuerOther banks and shopsNot known/,
    );
    await expect(who).toHaveTextContent(/Online claim up to 1,000 USD.*\+1 800 221 7282/);
    const factOf = (label: string) => canvas.getByText(label).parentElement;
    await expect(factOf("Signatures")).toHaveTextContent(/First signature upper left/);
    await expect(factOf("Serial number")).toHaveTextContent(/two letters and nine digits\. /);
    const fakes = canvas.getByText("Known forgeries").closest("section");
    await expect(fakes).toHaveTextContent(/Denominations of 500 and 1,000 USD/);
  },
};

/** Who cashes it is known before the steps are there. */
export const WithoutSteps: Story = {
  args: { information: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Who cashes it")).toBeInTheDocument();
    await expect(canvas.queryByText("Known forgeries")).toBeNull();
  },
};
