import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ConsentBar, type ConsentBarProps } from "./ConsentBar.tsx";

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

function Answered(args: ConsentBarProps) {
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = () => setIsAnswered(true);
  return (
    <>
      <Button>Search</Button>
      {!isAnswered && (
        <ConsentBar
          {...args}
          actions={
            <>
              <Button variant="secondary" onClick={answer}>
                Deny
              </Button>
              <Button variant="secondary" onClick={answer}>
                Allow
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** Who answers goes on where they were. */
export const ReturnsFocus: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("button", { name: "Search" });
    search.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Allow" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button", { name: "Allow" })).not.toBeInTheDocument();
    await expect(search).toHaveFocus();
  },
};
