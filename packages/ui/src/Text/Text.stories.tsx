import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = {
  component: Text,
  args: { children: "Check banknotes, precious metals and identity documents." },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Code: Story = { args: { isCode: true, children: "EUR-ES2-50" } };
export const Steps: Story = {
  render: (args) => (
    <Stack>
      <Heading level={2} note="Numbers show where to look">
        Security features
      </Heading>
      {(["body", "small", "label", "caption", "value", "heading"] as const).map((step) => (
        <Text key={step} {...args} step={step} />
      ))}
      <Stack direction="row" isWrapping>
        {(["ink", "ink2", "ink3", "ok", "warn", "no"] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};
