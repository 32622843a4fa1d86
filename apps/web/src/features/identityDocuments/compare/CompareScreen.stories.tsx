import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { refused, type Reply, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import IdentityDocumentsRoutes from "../routes.tsx";
import { sampleDocument, sampleUnknownDocument } from "../../../widgets/documents/samples.ts";

const call = "GET /identity-documents/{id}";
const both = paths.identityDocuments.compare(["DEU-P-2017", "DEU-DL-2013"]);

const one: Reply = ({ url }) =>
  Promise.resolve(
    Response.json(url.endsWith("DEU-P-2017") ? sampleDocument : sampleUnknownDocument),
  );

const scene = (replies: Replies = { [call]: one }, rest: Scene = {}) => [
  inStoryWorld({ path: both, ...rest, replies }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents/Compare",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** A booklet beside a card, from the same side and in the same light. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table"));
    await expect(table.getByText("85.6 × 53.98 mm")).toBeVisible();
    await expect(table.getByText("Do not accept")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Cover or back" }));
    await waitFor(() => expect(addressIn(canvas)).toContain("side=other"));
    await expect(
      await canvas.findByRole("img", { name: /Germany: Passport 2017.*Cover/ }),
    ).toBeInTheDocument();
  },
};
export const Empty: Story = {
  decorators: scene({}, { path: paths.identityDocuments.compare([]) }),
  play: async ({ canvas }) => {
    await shows(canvas, /Add up to three documents/);
  },
};
export const Missing: Story = {
  decorators: scene({ [call]: refused(404, "not_found") }),
  play: async ({ canvas }) => {
    await shows(canvas, "There is no document DEU-P-2017");
  },
};
export const Failed: Story = {
  decorators: scene({ [call]: refused(500, "internal_error") }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getAllByRole("heading", { name: "The document could not be loaded" }),
      ).toHaveLength(2),
    );
  },
};
