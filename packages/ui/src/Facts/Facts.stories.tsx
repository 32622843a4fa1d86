import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Confidence } from "./Confidence.tsx";
import { Facts } from "./Facts.tsx";
import { FactsSource } from "./FactsSource.tsx";

const meta = {
  component: Facts,
  args: {
    items: [
      { label: "Issuer", value: "Danmarks Nationalbank" },
      { label: "Series", value: "Series 1997 (Portraits)" },
      { label: "Size", value: "165 × 72 mm" },
      { label: "Colour", value: "red", aside: <Confidence level={1} word="low" /> },
      { label: "Back design", value: "Tournament knights relief" },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const InACard: Story = {
  render: (args) => (
    <Card
      title="Facts"
      isDivided
      padding="none"
      footer={
        <FactsSource
          text="Checked on 21.11.2026 against a published source: exchange deadline. The rest is unverified."
          confidence={{ level: 2, word: "Confidence: medium" }}
        />
      }
    >
      <Facts {...args} />
    </Card>
  ),
};
/** Where there is no space beside the text, how sure the facts are goes below it. */
export const SourceInAColumn: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ width: 200 }}>
      <FactsSource
        text="Niezweryfikowane, nieporównane ze źródłem"
        confidence={{ level: 3, word: "Wiarygodność: wysoka" }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Niezweryfikowane/);
    const sure = canvas.getByText(/^Wiarygodność/);
    await expect(sure.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      text.getBoundingClientRect().bottom,
    );
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
  },
};

/** On a phone a long word of a label is broken by its language; what a value says is never hyphenated. */
export const LongLabelOnAPhone: Story = {
  args: { items: [{ label: "Nationalitätskennzeichen", value: "Wollersheim-Brückenau" }] },
  render: (args) => (
    <div lang="de" style={{ width: 200 }}>
      <Facts {...args} />
    </div>
  ),
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nationalitätskennzeichen")).toHaveStyle({ hyphens: "auto" });
    await expect(canvas.getByText("Wollersheim-Brückenau")).toHaveStyle({ hyphens: "manual" });
  },
};
