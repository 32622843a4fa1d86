import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { OnPage } from "../../testing/OnPage.tsx";
import { answersOn, found, search } from "../../testing/searchPlays.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { areas } from "../areas.ts";
import { sampleHits } from "./samples.ts";
import SearchEntry from "./SearchEntry.tsx";

const answers = answersOn(areas);
const [, , country] = sampleHits;

const meta = {
  component: SearchEntry,
  render: () => (
    <OnPage>
      <SearchEntry />
    </OnPage>
  ),
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld(answers(found([])))],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SearchEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words that nothing has are told over what the others found. */
export const LeftOut: Story = {
  parameters: { scene: answers(found(country ? [country] : [], { leftOut: ["xqxqxq"] })) },
  play: async (play) => {
    await search(play, "hungary xqxqxq");
    await expect(await play.canvas.findByText(/^No results for “xqxqxq”.*:$/)).toBeVisible();
    await expect(play.canvas.getByRole("option")).toHaveTextContent("Hungary");
  },
};

/** A country of which nothing is recorded is told over what the other words found. */
export const Unrecorded: Story = {
  parameters: {
    scene: answers(found(country ? [country] : [], { unrecorded: ["Nauru", "Tuvalu"] })),
  },
  play: async (play) => {
    await search(play, "nauru tuvalu passport");
    await expect(
      await play.canvas.findByText(/^Nothing is recorded about “Nauru, Tuvalu”.*:$/),
    ).toBeVisible();
    await expect(play.canvas.getByRole("option")).toHaveTextContent("Hungary");
    await waitFor(() =>
      expect(play.canvas.getByRole("status")).toHaveTextContent(/Tuvalu”.* Results: 1$/),
    );
  },
};

/** None of the words is passed over in silence. */
export const UnrecordedAndLeftOut: Story = {
  parameters: {
    scene: answers(found(country ? [country] : [], { leftOut: ["xqxqxq"], unrecorded: ["Nauru"] })),
  },
  play: async (play) => {
    await search(play, "nauru xqxqxq");
    await expect(await play.canvas.findByText(/^No results for “xqxqxq, Nauru”.*:$/)).toBeVisible();
  },
};

/** The name is right, so that the spelling is not to be checked. */
export const NothingRecorded: Story = {
  parameters: {
    scene: answers(found([], { unrecorded: ["Afghanistan", "Afghan Afghani"] })),
  },
  play: async (play) => {
    await search(play, "10 afghani");
    await expect(
      await play.canvas.findByText(
        /^Nothing is recorded about “Afghanistan and Afghan Afghani”\. Searched in: /,
      ),
    ).toBeVisible();
    await expect(play.canvas.queryByText(/spelling/)).not.toBeInTheDocument();
  },
};
