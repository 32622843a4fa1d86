import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { OnPage } from "../../testing/OnPage.tsx";
import { answersOn, askedFor, found, search } from "../../testing/searchPlays.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { areas } from "../areas.ts";
import SearchEntry from "./SearchEntry.tsx";

const answers = answersOn(areas);

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

const zone = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];

const asked: string[] = [];

/** A scanner ends each line with Enter; the check opens once all are there, and only their start was asked for. */
export const ScannedZone: Story = {
  parameters: {
    scene: answers((request) => {
      asked.push(askedFor(request));
      return found([])(request);
    }),
  },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await search(play, "");
    const fast = userEvent.setup({ delay: null });
    await fast.keyboard(zone.map((line) => `${line}{Enter}`).join(""));
    await waitFor(() => expect(canvas.getByTestId("place")).toHaveTextContent(/^\/passcheck$/));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(asked.filter((text) => !"P<UTO".startsWith(text))).toEqual([]);
  },
};

/** Pasted, it is the first thing that Enter opens; who may not check documents is not offered it. */
export const PastedZone: Story = {
  parameters: { scene: answers(found([])) },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await search(play, "");
    await userEvent.paste(zone.join("\n"));
    const option = await canvas.findByRole("option", { name: /Check this document.*Data check/ });
    await expect(option).toBeVisible();
    await userEvent.click(option);
    await waitFor(() => expect(canvas.getByTestId("place")).toHaveTextContent("/passcheck"));
  },
};

export const ZoneWithoutDataCheck: Story = {
  parameters: {
    scene: {
      ...answers(found([])),
      session: { permissions: ["identity_documents:read"] },
    } satisfies Scene,
  },
  play: async (play) => {
    await search(play, "");
    await play.userEvent.paste(zone.join("\n"));
    await expect(await play.canvas.findByRole("heading")).toHaveTextContent(/^No results/);
    await expect(play.canvas.queryByRole("option")).toBeNull();
  },
};
