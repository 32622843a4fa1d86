import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect } from "storybook/test";
import { ConsentBar } from "../Banner/ConsentBar.tsx";
import { Button } from "../Button/Button.tsx";
import { SaveBar, type SaveBarProps } from "./SaveBar.tsx";

const meta = {
  component: SaveBar,
  args: {
    text: "2 changes, not saved",
    start: <Button variant="red">Delete this news</Button>,
    actions: (
      <>
        <Button variant="secondary">Undo</Button>
        <Button>Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 changes, not saved");
  },
};
/** Its place is there while it is not known what it says. */
export const Awaited: Story = {
  args: { isAwaited: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    const place = canvas.getByText("2 changes, not saved").parentElement?.getBoundingClientRect();
    await expect(place?.height).toBeGreaterThan(0);
  },
};
/** What follows a form stands below its bar. */
export const Followed: Story = {
  decorators: [
    (Shown) => (
      <main>
        <form aria-label="Text">
          <Shown />
        </form>
        <p>Copy to another organisation</p>
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("status").parentElement?.getBoundingClientRect();
    const next = canvas.getByText("Copy to another organisation").getBoundingClientRect();
    await expect(next.top).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
  },
};
/** On a page shorter than its window the bar is at the foot all the same. */
export const ShortPage: Story = {
  decorators: [
    (Shown) => (
      <div style={{ minHeight: "100vh", display: "flex", flexDirection: "column" }}>
        <main style={{ flex: 1, padding: "22px 32px 48px" }}>
          <div>
            <form aria-label="Text">
              <p>One line</p>
              <Shown />
            </form>
          </div>
        </main>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("status").parentElement?.getBoundingClientRect();
    const page = canvas.getByRole("main").getBoundingClientRect();
    const text = canvas.getByText("One line").getBoundingClientRect();
    await expect(Math.abs((bar?.bottom ?? 0) - page.bottom)).toBeLessThan(1);
    await expect(text.top - page.top).toBeLessThan(60);
  },
};
export const Small: Story = {
  decorators: [
    (Shown) => (
      <div style={{ padding: 12 }}>
        <Shown />
      </div>
    ),
  ],
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Whether somebody who presses in the middle of it presses the button. */
const isOnTop = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** A page longer than its window, as a page ends, above the question that follows it. */
function LongPage({ children }: { children: ReactNode }) {
  return (
    <>
      <div style={{ padding: "12px 12px 48px" }}>
        <div style={{ height: "150vh" }} />
        {children}
      </div>
      <ConsentBar
        title="May we measure how this product is used?"
        text="Only if you allow it. We count pages and searches to improve them; nothing you type into a check is recorded."
        actions={<Button variant="secondary">Allow</Button>}
      />
    </>
  );
}

/** A question at the foot of every page covers nothing of it: it follows at the end of the page. */
export const BesideAQuestion: Story = {
  decorators: [
    (Shown) => (
      <LongPage>
        <Shown />
      </LongPage>
    ),
  ],
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Save" });
    const page = document.documentElement;
    page.scrollTo({ top: 0, behavior: "instant" });
    await expect(isOnTop(save)).toBe(true);
    page.scrollTo({ top: page.scrollHeight, behavior: "instant" });
    await expect(isOnTop(save)).toBe(true);
    await expect(isOnTop(canvas.getByRole("button", { name: "Allow" }))).toBe(true);
  },
};
export const BesideAQuestionSmall: Story = {
  ...BesideAQuestion,
  globals: { viewport: { value: "small" } },
};

function Saved(args: SaveBarProps) {
  const [isSaved, setIsSaved] = useState(false);
  const save = <Button onClick={() => setIsSaved(true)}>Save</Button>;
  return <LongPage>{!isSaved && <SaveBar {...args} actions={save} />}</LongPage>;
}

/** Once the bar has gone, the question is at the foot of the window again. */
export const GoneBesideAQuestion: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => <Saved {...args} />,
  play: async ({ canvas, userEvent }) => {
    document.documentElement.scrollTo({ top: 0, behavior: "instant" });
    const allow = canvas.getByRole("button", { name: "Allow" });
    await expect(isOnTop(allow)).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(isOnTop(allow)).toBe(true);
  },
};
