import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
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
