import type { Permission } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { areas } from "../areas.ts";
import MoreEntries from "./MoreEntries.tsx";
import { Shell } from "./Shell.tsx";

const meta = {
  component: MoreEntries,
  render: () => (
    <Shell>
      <h1>Denmark</h1>
    </Shell>
  ),
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MoreEntries>;
export default meta;

type Story = StoryObj<typeof meta>;

const asHolderOf = (...permissions: Permission[]) => [
  inStoryWorld({
    path: "/dashboard",
    areas,
    session: { permissions },
    config: { adminUrl: "https://office.example/" },
  }),
];

/** Administrators and resellers find the back office, which is another product. */
export const WithBackOffice: Story = {
  decorators: asHolderOf("admin:all", "reseller:access"),
  play: async ({ canvas }) => {
    for (const name of ["Administration", "Reseller"]) {
      const link = await canvas.findByRole("link", { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveAttribute("href", "https://office.example/");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
  },
};

/** Each way to the back office needs its own permission (specification 2.10). */
export const AdministratorOnly: Story = {
  decorators: asHolderOf("admin:all"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Administration/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Reseller/ })).toBeNull();
  },
};

export const ResellerOnly: Story = {
  decorators: asHolderOf("reseller:access"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Reseller/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Administration/ })).toBeNull();
  },
};
