import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../Button/Button.tsx";
import { sampleFlags } from "../Flag/sampleFlags.ts";
import { PageHeading } from "./PageHeading.tsx";

const meta = {
  component: PageHeading,
  args: { title: "Poland", code: "PLN", note: "Polish zloty", flagSrc: sampleFlags.PL },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Country: Story = {};
export const UnderBreadcrumbs: Story = {
  render: (args) => (
    <>
      <Breadcrumbs
        label="You are here"
        items={[
          { label: "Banknotes", href: "#notes" },
          { label: "Poland", href: "#poland" },
          { label: "PLN-2014-100", isCode: true },
        ]}
      />
      <PageHeading {...args} title="100 zloty" note={undefined} />
    </>
  ),
};
export const Words: Story = { args: { code: undefined, note: undefined, flagSrc: undefined } };

/** On a phone the controls stand beside the words where every word fits, else below them. */
export const Phone: Story = {
  args: {
    code: undefined,
    note: undefined,
    flagSrc: undefined,
    actions: <Button variant="secondary">Drucken</Button>,
  },
  render: (args) => (
    <div style={{ width: 296 }}>
      <PageHeading {...args} title="Polen" />
      <PageHeading {...args} title="American Express, Geschenkgutscheine" />
      <PageHeading {...args} title="Ausweisdokumentensicherheitsmerkmale" />
    </div>
  ),
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    const boxes = (role: "heading" | "button") =>
      canvas.getAllByRole(role).map((each) => each.getBoundingClientRect());
    const [[short, ...long], [beside, ...below]] = [boxes("heading"), boxes("button")];
    await expect(beside?.top).toBeLessThan(short?.bottom ?? 0);
    for (const [place, title] of long.entries())
      await expect(below[place]?.top).toBeGreaterThanOrEqual(title.bottom);
    for (const heading of canvas.getAllByRole("heading"))
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
