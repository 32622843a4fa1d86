import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { LanguageTabs } from "./LanguageTabs.tsx";

const items = [
  { id: "en", label: "English", mark: "written", markText: "written" },
  { id: "de", label: "Deutsch", mark: "changed", markText: "changed" },
  { id: "lt", label: "Lietuvių", mark: "missing", markText: "missing" },
] as const;

function Chosen() {
  const [current, setCurrent] = useState<"en" | "de" | "lt">("en");
  return (
    <LanguageTabs label="Language" items={items} current={current} onCurrentChange={setCurrent}>
      <p>Text in {current}</p>
    </LanguageTabs>
  );
}

const meta = { component: Chosen, title: "LanguageTabs" } satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the tabulator; arrows go round, and the panel is named by its tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "English, written" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Lietuvių, missing" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: /Lietuvių/ })).toHaveTextContent("in lt");
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Deutsch");
  },
};
export const Small: Story = {
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
