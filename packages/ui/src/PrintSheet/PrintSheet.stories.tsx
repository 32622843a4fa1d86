import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
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
import { PrintTable } from "./PrintTable.tsx";

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='140' height='70'%3E%3Crect width='140' height='70' fill='%23d9b38c'/%3E%3C/svg%3E";

const missingText = "The drawing could not be loaded";

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
          <PrintPictures
            pictures={[{ src: drawing, caption: "Front" }]}
            missingText={missingText}
          />
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
    // The picture is there.
    await waitFor(() => expect(canvas.queryByText(missingText)).toBeNull());
  },
};

/** Browsers print the head of a table on each page that it takes, and of a sheet's no other part. */
export const HeadOnEachPage: Story = {
  play: async ({ canvas }) => {
    const shown = (text: string) => {
      const ancestors: string[] = [];
      for (let at = canvas.getByText(text).parentElement; at !== null; at = at.parentElement)
        ancestors.push(getComputedStyle(at).display);
      return ancestors;
    };
    for (const text of ["50 euro", "Europa series", "EUR-ES2-50"])
      await expect(shown(text)).toContain("table-header-group");
    for (const text of ["140 × 77 mm", "Printed 22.11.2026"])
      await expect(shown(text)).not.toContain("table-header-group");
  },
};

/** Without pictures the facts begin at the margin. Steps in two columns say which comes next. */
export const NumberedWithoutPictures: Story = {
  args: {
    children: (
      <>
        <PrintEvidence>
          <PrintPictures pictures={[]} missingText={missingText} />
          <PrintFacts items={[{ label: "Issuer", value: "American Express" }]} />
        </PrintEvidence>
        <PrintList
          title="At the counter, step by step"
          items={["Ask for passport or identity card.", "Compare both signatures."]}
          isNumbered
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByText("Issuer").closest("dl");
    await expect(facts?.previousElementSibling).toBeNull();
    const step = canvas.getByText("Compare both signatures.");
    await expect(getComputedStyle(step).listStyleType).toBe("decimal");
  },
};

/** Nobody takes a picture that did not come for an empty page of a document. */
export const PictureMissing: Story = {
  args: {
    children: (
      <PrintPictures
        pictures={[{ src: "data:image/png,nothing", caption: "Front" }]}
        missingText={missingText}
      />
    ),
  },
  play: async ({ canvas }) => {
    const caption = canvas.getByText("Front");
    await expect(caption.parentElement).toHaveTextContent(`${missingText}Front`);
  },
};

/** The same beside other records. */
export const ComparedPictureMissing: Story = {
  args: {
    children: (
      <PrintTable
        label="Facts"
        columns={[
          {
            id: "EUR-ES2-50",
            title: "50 euro",
            pictures: [
              { src: drawing, widthPercent: 48 },
              { src: "data:image/png,nothing", widthPercent: 48 },
            ],
          },
        ]}
        rows={[{ id: "size", label: "Size", values: ["140 × 77 mm"] }]}
        missingText={missingText}
      />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(missingText)).toHaveLength(1));
  },
};
