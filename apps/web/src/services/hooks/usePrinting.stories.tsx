import { Button } from "@specimen/ui/Button/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { usePrinting } from "./usePrinting.ts";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='2'/%3E";

function Printed({ src }: { src: string }) {
  const { print } = usePrinting([src]);
  return <Button onClick={print}>Print</Button>;
}

const meta = {
  title: "Shared/Printing",
  component: Printed,
  args: { src: picture },
  beforeEach: () => {
    const printing = spyOn(window, "print").mockImplementation(fn());
    return () => printing.mockRestore();
  },
} satisfies Meta<typeof Printed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  },
};

/** A picture that cannot be had is asked for once more, and does not keep the rest from being printed. */
export const Failing: Story = {
  args: { src: "data:image/png,nothing" },
  play: async ({ canvas }) => {
    const asked = spyOn(Element.prototype, "setAttribute");
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenCalledWith("src", "data:image/png,nothing");
    asked.mockRestore();
  },
};

/** Nor does one that does not come, however often it is pressed meanwhile. */
export const NeverComing: Story = {
  beforeEach: () => {
    const decoding = spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(
      new Promise(() => undefined),
    );
    return () => decoding.mockRestore();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Print" });
    await userEvent.dblClick(button);
    await expect(window.print).not.toHaveBeenCalled();
    await waitFor(() => expect(window.print).toHaveBeenCalled());
    await expect(window.print).toHaveBeenCalledOnce();
  },
};
