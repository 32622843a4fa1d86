import type { CheckPage } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { slowPictures } from "../../../testing/slowPictures.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { addedUpCheck, samplePage } from "../samples.ts";
import type { CheckView } from "../keptChecks.ts";
import { ChoosePictures } from "./ChoosePictures.tsx";
import { CorrectLines } from "./CorrectLines.tsx";

const meta: Meta = { title: "Data check/Pictures", decorators: [inStoryWorld()] };
export default meta;
type Story = StoryObj;

const nothingChosen: CheckView = {
  status: "capturing",
  checkId: null,
  pages: [],
  progress: { page: 0, received: 0, isComplete: false },
  fields: null,
  isInterrupted: false,
  answer: null,
  error: null,
};

function Choosing() {
  const [pages, setPages] = useState<readonly Blob[]>([]);
  return (
    <ChoosePictures
      check={{
        view: { ...nothingChosen, pages },
        send: (event) =>
          event.type === "pages.changed" &&
          setPages(event.pages.filter((page) => page instanceof Blob)),
      }}
    />
  );
}

/** A picture that must be drawn anew takes longer than the next one. */
export const ChosenMeanwhile: Story = {
  render: () => <Choosing />,
  beforeEach: slowPictures.install,
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Choose pictures", { selector: "input" });
    await userEvent.upload(input, await slowPictures.slow());
    await userEvent.upload(input, await slowPictures.quick());
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
    slowPictures.finish();
    await expect(await canvas.findByRole("img", { name: "Picture 2" })).toBeVisible();
  },
};

const unsurePage: CheckPage = {
  ...samplePage,
  imageId: "0b7c5f0e-0000-4000-8000-000000000000.1",
  lines: (samplePage.lines ?? []).map((cells) =>
    cells.map((cell) => ({ ...cell, character: "X", sureness: 0.2 })),
  ),
  isSure: false,
};

/** Of two pictures of a page, the lines shown are those that were judged: the surely read ones. */
export const SurerPage: Story = {
  render: () => (
    <CorrectLines
      check={{ ...addedUpCheck, way: "scan", pages: [unsurePage, samplePage] }}
      onCorrect={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Uncertain characters: 1")).toBeVisible());
  },
};
