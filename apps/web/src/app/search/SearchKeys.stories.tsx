import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { ShortcutsContext } from "@specimen/ui/Kbd/ShortcutsContext.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OnPage } from "../../testing/OnPage.tsx";
import { found, search } from "../../testing/searchPlays.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { areas } from "../areas.ts";
import { sampleHits } from "./samples.ts";
import SearchEntry from "./SearchEntry.tsx";

/** The button over a page. */
const entry = () => (
  <OnPage>
    <SearchEntry />
  </OnPage>
);

const meta = {
  component: SearchEntry,
  render: entry,
  parameters: { layout: "fullscreen" },
  decorators: [
    inStoryWorld({
      path: "/dashboard",
      areas,
      replies: { "GET /search": found(sampleHits) },
    }),
  ],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SearchEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Over another dialog, such as a question that is to be answered first, it does not open. */
export const UnderDialog: Story = {
  render: () => (
    <>
      {entry()}
      <Dialog isOpen title="Delete this?" closeLabel="Close" onClose={() => undefined}>
        It cannot be undone.
      </Dialog>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole("button", { name: "Close" });
    close.focus();
    const button = canvas.getByRole("button", { name: /^Find anything/ });
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

/** Who switched single keys off keeps Ctrl+K and the button. */
export const WithoutSingleKeys: Story = {
  render: () => <ShortcutsContext value={false}>{entry()}</ShortcutsContext>,
  play: async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole("button", { name: /^Find anything/ });
    await userEvent.keyboard("/");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await search(play, "");
  },
};

let press: (pressed: KeyboardEvent) => void = () => undefined;

/** Somebody without an area has nothing to search, and all keys are the page's. */
export const NoArea: Story = {
  parameters: {
    scene: {
      path: "/dashboard",
      session: { permissions: [] },
      keys: { onPressed: (listener) => (press = listener) },
    } satisfies Scene,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByTestId("place");
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    for (const pressed of [{ key: "k", ctrlKey: true }, { key: "a" }, { key: " " }]) {
      const event = new KeyboardEvent("keydown", { ...pressed, cancelable: true });
      press(event);
      await expect(event.defaultPrevented).toBe(false);
    }
  },
};
