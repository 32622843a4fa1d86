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

const rooms = [
  {
    title: "Tokens",
    story: "pages-tokens--colours",
    text: "Colours by their use, type steps, distances: the only values a component is drawn with.",
  },
  {
    title: "Machines",
    story: "pages-machines--sign-in",
    text: "What happens: the state machines of the product, each chart drawn from its own code.",
  },
  {
    title: "Components",
    story: "components-button--primary",
    text: "How it looks: every piece, without words or data of its own.",
  },
  {
    title: "Screens",
    story: "screens-banknotes-detail--loaded",
    text: "Where they meet: every screen in every state it has, loading, empty, refused and failed too.",
  },
];

/** The way into the showroom. */
export const Welcome: Story = {
  render: () => (
    <LinkProvider link={PageLink}>
      <Page width="text">
        <Stack gap={22}>
          <PageHeading title="The showroom of Specimen" />
          <Text>
            Everything the product is made of, each in all its states. Theme and language are
            switched in the bar above. Every story is also a test: what it plays must come out, and
            axe must find nothing in either theme.
          </Text>
          {rooms.map(({ title, story, text }) => (
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
    for (const { title } of rooms) {
      const link = canvas.getByRole("link", { name: `Go to ${title.toLowerCase()}` });
      await expect(link).toHaveAttribute("target", "_top");
    }
  },
};
