import { HttpError } from "@specimen/api/client";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shows } from "../testing/plays.ts";
import { inStoryWorld } from "../testing/StoryWorld.tsx";
import type { Query } from "./query.ts";
import { QueryState } from "./QueryState.tsx";

const mutate = fn();
const refused = (status: number) => new HttpError("badRequest", { call: "GET /stamps", status });

const Stamps = ({ query }: { query: Query<number> }) => (
  <QueryState query={query} failed="The stamps could not be loaded" missing={<p>No such stamp</p>}>
    {(number) => <Text>{`Stamps: ${number}`}</Text>}
  </QueryState>
);

const meta: Meta<typeof Stamps> = {
  title: "Shared/Query state",
  component: Stamps,
  decorators: [inStoryWorld()],
  beforeEach: () => {
    mutate.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Stamps>;

export const Answered: Story = {
  args: { query: { data: 3, mutate } },
  play: async ({ canvas }) => {
    await shows(canvas, "Stamps: 3");
  },
};

export const Loading: Story = {
  args: { query: { mutate } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeInTheDocument();
  },
};

/** The answer to the previous question keeps its place and is marked as busy. */
export const Stale: Story = {
  args: { query: { data: 3, isStale: true, mutate } },
  play: async ({ canvas }) => {
    const stale = await canvas.findByText("Stamps: 3");
    await expect(stale.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
  },
};

export const Missing: Story = {
  args: { query: { error: refused(404), mutate } },
  play: async ({ canvas }) => {
    await shows(canvas, "No such stamp");
  },
};

/** Other refused input is a failure, not a missing record. */
export const Refused: Story = {
  args: { query: { error: refused(422), mutate } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("No such stamp")).toBeNull();
    await expect(
      canvas.getByRole("heading", { name: "The stamps could not be loaded" }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: { query: { error: new HttpError("badResponse", { call: "GET", status: 500 }), mutate } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(mutate).toHaveBeenCalledTimes(1);
  },
};

/** An answer that is known stays when asking again fails. */
export const KnownAnswer: Story = {
  args: { query: { data: 3, error: refused(500), mutate } },
  play: async ({ canvas }) => {
    await shows(canvas, "Stamps: 3");
  },
};
