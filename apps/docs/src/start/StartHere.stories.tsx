import { LinkProvider } from "@specimen/ui/Anchor/LinkProvider.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { PageHeading } from "@specimen/ui/PageHeading/PageHeading.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageLink } from "../PageLink.tsx";

const meta = { title: "Start here" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = [
  {
    title: "Tokens",
    story: "pages-tokens--colours",
    text: "Colours by use, type sizes and distances: the only values that components are drawn with.",
  },
  {
    title: "Machines",
    story: "pages-machines--sign-in",
    text: "The state machines of the product, each chart drawn from its own code.",
  },
  {
    title: "Components",
    story: "components-button--primary",
    text: "Every component by itself, without the product’s words and data.",
  },
  {
    title: "Screens",
    story: "screens-banknotes-detail--loaded",
    text: "Every screen in every state: loaded, loading, empty, refused and failed.",
  },
];

/** The way into the stories. */
export const Welcome: Story = {
  render: () => (
    <LinkProvider link={PageLink}>
      <Page width="text">
        <Stack gap={22}>
          <PageHeading title="Components and screens of Specimen" />
          <Text>
            Every component and screen of the product, in all its states. Choose theme and language
            in the bar above. Every story is also a test: its steps must succeed, and axe must find
            no violation in either theme.
          </Text>
          {parts.map(({ title, story, text }) => (
            <Card key={title} title={title}>
              <Text tone="ink2">{text}</Text>
              <Link href={`./?path=/story/${story}`} size="base">
                Go to {title.toLowerCase()}
              </Link>
            </Card>
          ))}
        </Stack>
      </Page>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    for (const { title } of parts) {
      const link = canvas.getByRole("link", { name: `Go to ${title.toLowerCase()}` });
      await expect(link).toHaveAttribute("target", "_top");
    }
  },
};
