import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { ConsentBar } from "./ConsentBar.tsx";

const meta = {
  component: ConsentBar,
  args: {
    title: "May we measure how this product is used?",
    text: "Only if you allow it. We count pages and searches to improve them; nothing you type into a check is recorded.",
    link: { href: "https://example.org/privacy", label: "Privacy policy" },
    actions: (
      <>
        <Button variant="secondary">Deny</Button>
        <Button variant="secondary">Allow</Button>
      </>
    ),
  },
} satisfies Meta<typeof ConsentBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Small: Story = { globals: { viewport: { value: "small" } } };
