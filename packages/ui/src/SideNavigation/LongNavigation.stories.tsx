import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CurrentInSight } from "./CurrentInSight.tsx";
import { NavLink } from "./NavLink.tsx";
import { SideNavigation } from "./SideNavigation.tsx";

const meta: Meta<typeof SideNavigation> = {
  component: SideNavigation,
  args: {
    label: "Main navigation",
    brand: { name: "Specimen", href: "#dashboard" },
    closeLabel: "Close the navigation",
    children: Array.from({ length: 40 }, (_, index) => (
      <NavLink
        key={index}
        href={`https://example.org/${index + 1}`}
        isCurrent={false}
        newTabText="opens in a new tab"
      >
        Link {index + 1}
      </NavLink>
    )),
  },
};
export default meta;
type Story = StoryObj<typeof SideNavigation>;

/** More entries than a window has place for scroll by themselves; the page is no longer for that. */
export const ManyEntries: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Link 40 (opens in a new tab)" });
    await expect(link.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
};

/** Whoever comes by an address sees where they are, without the page being moved. */
export const FarEntry: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    children: (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          <NavLink key={index} href={`#${index + 1}`} isCurrent={index === 35}>
            Link {index + 1}
          </NavLink>
        ))}
        <CurrentInSight page="36" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("link", { name: "Link 36" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(window.scrollY).toBe(0);
  },
};
