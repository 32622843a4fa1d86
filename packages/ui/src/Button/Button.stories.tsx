import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ScanIcon } from "../Icon/firstPage.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Button, type ButtonProps } from "./Button.tsx";

const meta = {
  component: Button,
  args: { children: "Go", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Secondary: Story = { args: { variant: "secondary", children: "Show" } };
export const Action: Story = {
  args: { variant: "action", icon: <ScanIcon />, children: "Check a document" },
};
export const Dark: Story = { args: { variant: "dark", children: "Transfer" } };
export const Red: Story = { args: { variant: "red", children: "Delete the heading" } };
export const Thin: Story = { args: { variant: "thin", children: "More news" } };
/** A tool that is switched on and off. */
export const Quiet: Story = {
  args: { variant: "quiet", size: "sm", children: "Actual size", "aria-pressed": true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toBeVisible();
  },
};
/** What is switched on looks otherwise than what is not, in any variant that can be. */
export const Pressed: Story = {
  render: (args) => (
    <Stack direction="row">
      {(["secondary", "quiet", "thin"] as const).map((variant) => (
        <Stack key={variant} direction="row">
          <Button {...args} variant={variant} aria-pressed={false} />
          <Button {...args} variant={variant} aria-pressed />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const groundsOf = (pressed: boolean) =>
      canvas
        .getAllByRole("button", { pressed })
        .map((one) => getComputedStyle(one).backgroundColor);
    const [first, ...others] = groundsOf(true);
    for (const ground of others) await expect(ground).toBe(first);
    await expect(groundsOf(false)).not.toContain(first);
  },
};
export const Logout: Story = { args: { variant: "logout", children: "Sign out" } };
export const Stretched: Story = { args: { isStretched: true, size: "lg", children: "Sign in" } };

export const Disabled: Story = {
  args: { disabledReason: "Nothing was changed yet.", children: "Save" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { description: "Nothing was changed yet." });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go", busy: true }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Waiting changes no width, with an icon or without. */
export const PendingKeepsItsWidth: Story = {
  render: (args) => (
    <Stack direction="row">
      <Button {...args} />
      <Button {...args} pending />
      <Button {...args} icon={<ScanIcon />} />
      <Button {...args} icon={<ScanIcon />} pending />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole("button").map((one) => one.getBoundingClientRect().width);
    await expect(widths[1]).toBe(widths[0]);
    await expect(widths[3]).toBe(widths[2]);
  },
};

/** Words that need two lines keep their distance from the edge. */
export const TwoLines: Story = {
  args: {
    size: "sm",
    children: "Send the records that wait for the connection, and the next ones",
  },
  decorators: [
    (Shown) => (
      <div style={{ width: 200 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const words = document.createRange();
    words.selectNodeContents(button);
    const [outer, inner] = [button, words].map((each) => each.getBoundingClientRect());
    await expect(inner?.height).toBeGreaterThan(20);
    await expect((inner?.top ?? 0) - (outer?.top ?? 0)).toBeGreaterThanOrEqual(4);
  },
};

const variants = ["primary", "secondary", "action", "dark", "red", "thin", "logout"] as const;
const sizes = ["sm", "base", "lg"] as const satisfies ButtonProps["size"][];

export const Sheet: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Stack key={variant} direction="row">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
