import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

const onChange = fn();

const meta = {
  component: Pagination,
  args: {
    label: "Pages",
    rangeText: "1–9 of 10 notes",
    total: 10,
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
  args: { page: 6, pageCount: 12, total: 108, rangeText: "46–54 of 108 notes" },
};
/** Another page is said by itself; other rows altogether are said where they are counted. */
export const Announced: Story = {
  render: (args) => <Turned {...args} />,
  play: async ({ canvas, userEvent }) => {
    const told = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Turn" }));
    await expect(told).toHaveTextContent("10–10 of 10 notes");
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("1–3 of 3 notes");
    await expect(told).not.toBeInTheDocument();
  },
};

function Turned(args: PaginationProps) {
  const [shown, show] = useState<Partial<PaginationProps>>({});
  return (
    <>
      <Button onClick={() => show({ page: 2, rangeText: "10–10 of 10 notes" })}>Turn</Button>
      <Button onClick={() => show({ total: 3, pageCount: 1, rangeText: "1–3 of 3 notes" })}>
        Filter
      </Button>
      <Pagination {...args} {...shown} />
    </>
  );
}

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
