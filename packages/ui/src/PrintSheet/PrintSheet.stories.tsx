import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OnPaper } from "./OnPaper.tsx";
import { OnScreen } from "./OnScreen.tsx";
import {
  PrintEvidence,
  PrintFacts,
  PrintLine,
  PrintList,
  PrintPictures,
  PrintSheet,
  PrintVerdict,
} from "./PrintSheet.tsx";

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='140' height='70'%3E%3Crect width='140' height='70' fill='%23d9b38c'/%3E%3C/svg%3E";

const meta = {
  component: PrintSheet,
  args: {
    title: "50 euro",
    subtitle: "Europa series",
    code: "EUR-ES2-50",
    foot: "Printed 22.11.2026",
    children: (
      <>
        <PrintVerdict
          tone="ok"
          title="Buy and sell"
          reason="Legal tender since 04.04.2017."
          asideLines={["As of 22.11.2026"]}
        />
        <PrintEvidence>
          <PrintPictures pictures={[{ src: drawing, caption: "Front" }]} />
          <PrintFacts items={[{ label: "Size", value: "140 × 77 mm" }]} />
        </PrintEvidence>
        <PrintList
          title="Timeline"
          items={[<PrintLine key="issued" label="Issued" value="04.04.2017" />]}
        />
      </>
    ),
  },
  render: (args) => (
    <>
      <OnScreen>On the screen</OnScreen>
      <OnPaper>Printed from the screen</OnPaper>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On the screen there is no paper. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("On the screen")).toBeVisible();
    for (const text of [
      "Printed from the screen",
      "50 euro",
      "Buy and sell",
      "140 × 77 mm",
      "Issued",
      "Printed 22.11.2026",
    ])
      await expect(canvas.getByText(text)).not.toBeVisible();
  },
};
