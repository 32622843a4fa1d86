import { Button } from "@specimen/ui/Button/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { shows } from "../testing/plays.ts";
import { inStoryWorld } from "../testing/StoryWorld.tsx";
import { lazyPart } from "./lazyPart.tsx";

/** A part whose code does not come as often as told, as after a sheet of styles that failed. */
function failing(times: number, isOptional: boolean) {
  let left = times;
  return lazyPart(
    async () => {
      left -= 1;
      if (left >= 0) throw new Error("The styles did not come");
      return { default: () => <p>Search over all areas</p> };
    },
    { isOptional, place: <p>Its place</p> },
  );
}

function Failing({ times, isOptional }: { times: number; isOptional: boolean }) {
  const [Part] = useState(() => failing(times, isOptional));
  return (
    <>
      <Part />
      <Button>Something else</Button>
    </>
  );
}

const meta = {
  component: Failing,
  decorators: [inStoryWorld()],
  args: { times: 1, isOptional: true },
} satisfies Meta<typeof Failing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An optional part says nothing; it is asked for again when its user goes on working. */
export const Optional: Story = {
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, "Its place");
    await userEvent.click(canvas.getByRole("button", { name: "Something else" }));
    await shows(canvas, "Search over all areas");
  },
};

/** The same by a key, and after a second failure. */
export const OptionalTwice: Story = {
  args: { times: 2 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Its place");
    await userEvent.keyboard("{Control>}k{/Control}");
    await shows(canvas, "Its place");
    await userEvent.keyboard("{Control>}k{/Control}");
    await shows(canvas, "Search over all areas");
  },
};

/** Any other part says that it did not come. */
export const Needed: Story = {
  args: { isOptional: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await shows(canvas, "Search over all areas");
  },
};
