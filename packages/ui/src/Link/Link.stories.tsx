import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { AnchorProps } from "../Anchor/LinkProvider.tsx";
import { LinkProvider } from "../Anchor/LinkProvider.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "./Link.tsx";

const meta = {
  component: Link,
  args: { href: "#countries", children: "All countries" },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      Nothing you type is recorded. <Link {...args} />
    </Text>
  ),
};
export const Small: Story = {
  args: { size: "small" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(
      24,
    );
  },
};
export const Quiet: Story = { args: { tone: "quiet", size: "base" } };

function Routed({ href, ...rest }: AnchorProps) {
  return <a href={`/app${href}`} {...rest} />;
}

/** A router's component draws the links of everything below its provider. */
export const DrawnByARouter: Story = {
  args: { href: "/notes" },
  decorators: [
    (Story) => (
      <LinkProvider link={Routed}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/app/notes");
  },
};
