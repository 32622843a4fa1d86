import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { Ornament } from "../Ornament/Ornament.tsx";
import { sampleRibbon } from "../Ornament/sampleLines.ts";
import { StateMessage } from "./StateMessage.tsx";

const meta = {
  component: StateMessage,
  args: { kind: "empty", title: "No notes measuring 129 × 71 mm" },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StateMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    text: "Searched with a tolerance of 1 mm. 12 notes have no recorded size and were not judged.",
    ornament: <Ornament paths={sampleRibbon} viewBox="0 0 250 84" width={250} height={84} />,
    actions: (
      <>
        <Button variant="secondary">Search within 3 mm</Button>
        <Button variant="thin">Show the 12 notes</Button>
      </>
    ),
  },
};
export const Failed: Story = {
  args: {
    kind: "error",
    title: "The notes of Denmark could not be loaded",
    text: "The knowledge service did not answer within 10 seconds. Your filter is kept.",
    actions: (
      <>
        <Button>Try again</Button>
        <LinkButton href="#countries" variant="secondary">
          Back to all countries
        </LinkButton>
      </>
    ),
    code: "504 · request 7f3a-19c2",
  },
};
/** Beside others in a row of columns. */
export const Compact: Story = {
  args: {
    kind: "offline",
    title: "You are offline",
    text: "It will open when you are back online.",
    isCompact: true,
    actions: <Button size="sm">Try again</Button>,
  },
};
export const Forbidden: Story = {
  args: {
    kind: "forbidden",
    title: "Precious metals: no access",
    text: "An administrator at your organisation can give you access.",
    actions: <LinkButton href="#dashboard">Go to dashboard</LinkButton>,
  },
};
export const Offline: Story = {
  args: {
    kind: "offline",
    title: "You are offline",
    text: "This page was never loaded before.",
    actions: <Button>Try again</Button>,
  },
};
