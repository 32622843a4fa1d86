import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const onChange = fn();

const meta = {
  component: Pagination,
  args: {
    label: "Pages",
    rangeText: "1–9 of 10 notes",
    page: 1,
    pageCount: 2,
    hrefFor: (page) => `#page-${page}`,
    pageLabel: (page) => `Page ${page}`,
    previousLabel: "Previous page",
    nextLabel: "Next page",
    pageSize: {
      value: 9,
      options: [9, 18, 36],
      onChange,
      label: "Notes per page",
      suffix: "per page",
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "Previous page" })).not.toHaveAttribute("href");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "#page-2",
    );
    await userEvent.selectOptions(canvas.getByLabelText("Notes per page"), "18");
    await expect(onChange).toHaveBeenCalledWith(18);
  },
};
export const Middle: Story = {
  args: { page: 6, pageCount: 12, rangeText: "46–54 of 108 notes" },
};
export const Small: Story = {
  ...Middle,
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const { left } = canvas.getByLabelText("Previous page").getBoundingClientRect();
    const { right } = canvas.getByLabelText("Next page").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
