import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { ConsentBar } from "../Banner/ConsentBar.tsx";
import { Stripe } from "../Banner/Stripe.tsx";
import { Button } from "../Button/Button.tsx";
import { DropdownMenu } from "../DropdownMenu/DropdownMenu.tsx";
import { GlobeIcon, OfflineSign, SunIcon } from "../Icon/firstPage.tsx";
import { BanknoteIcon, HomeIcon, PassportIcon } from "../Icon/areas.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { PageHeading } from "../PageHeading/PageHeading.tsx";
import { Text } from "../Text/Text.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { SegmentedSwitch } from "../SegmentedSwitch/SegmentedSwitch.tsx";
import { NavAccount } from "../SideNavigation/NavAccount.tsx";
import { NavLink } from "../SideNavigation/NavLink.tsx";
import { NavQuietLinks } from "../SideNavigation/NavQuietLinks.tsx";
import { NavSection } from "../SideNavigation/NavSection.tsx";
import { SaveBar } from "../SaveBar/SaveBar.tsx";
import { SideNavigation } from "../SideNavigation/SideNavigation.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import { NavShell } from "./NavShell.tsx";

const navigation = (
  <SideNavigation
    label="Main navigation"
    brand={{ name: "Specimen", href: "#dashboard" }}
    closeLabel="Close the navigation"
    modes={
      <SegmentedSwitch
        label="Mode"
        items={[
          { href: "#knowledge", label: "Knowledge", isCurrent: true },
          { href: "#tool", label: "Client tool", isCurrent: false },
        ]}
      />
    }
    footer={
      <>
        <DropdownMenu
          ground="nav"
          label="Language"
          triggerText="English"
          triggerIcon={<GlobeIcon />}
          header="Select language"
          value="en"
          items={[
            { value: "de", label: "Deutsch" },
            { value: "en", label: "English" },
          ]}
          onSelect={() => {}}
        />
        <NavAccount
          name="Anna Keller"
          link={{ href: "#account", label: "Your account", isCurrent: false }}
          action={
            <Button variant="logout" size="sm">
              Sign out
            </Button>
          }
        />
        <NavQuietLinks
          newTabText="opens in a new tab"
          items={[
            { href: "https://example.org/products", label: "Products" },
            { href: "https://example.org/privacy", label: "Data privacy" },
          ]}
        />
      </>
    }
  >
    <NavLink href="#dashboard" isCurrent={false} icon={<HomeIcon />}>
      Dashboard
    </NavLink>
    <NavSection title="Identity documents" icon={<PassportIcon />} isCurrent={false}>
      <NavLink href="#passes" isCurrent={false}>
        Passports by country
      </NavLink>
    </NavSection>
    <NavSection title="Banknotes" icon={<BanknoteIcon />} isCurrent>
      <NavLink href="#notes" isCurrent>
        By country
      </NavLink>
      <NavLink href="#glossary" isCurrent={false}>
        Glossary
      </NavLink>
    </NavSection>
    <NavSection title="Links of your bank" icon={<GlobeIcon />} isCurrent={false} isAlwaysOpen>
      <NavLink href="https://example.org/rules" isCurrent={false} newTabText="opens in a new tab">
        Branch rules
      </NavLink>
    </NavSection>
  </SideNavigation>
);

interface Hook {
  queue: { pending: unknown } | null;
  next: Hook | null;
}

interface Fiber {
  type: unknown;
  memoizedState: Hook | null;
  return: Fiber | null;
}

/** The updates that wait in each state of the component around an element, as React keeps them. */
function waitingUpdates(element: Element, component: unknown): readonly unknown[] {
  const [, found] = Object.entries(element).find(([key]) => key.startsWith("__reactFiber$")) ?? [];
  let fiber = found as Fiber | null;
  while (fiber !== null && fiber.type !== component) fiber = fiber.return;
  const waiting: unknown[] = [];
  for (let hook = fiber?.memoizedState ?? null; hook !== null; hook = hook.next) {
    if (hook.queue !== null && hook.queue !== undefined) waiting.push(hook.queue.pending);
  }
  return waiting;
}

const meta = {
  component: NavShell,
  parameters: { layout: "fullscreen" },
  args: {
    navigation,
    skipText: "To the content",
    topBar: (
      <TopBar
        menuLabel="Open the navigation"
        actions={<IconButton label="Theme" icon={<SunIcon />} isFramed />}
      >
        <SearchField
          label="Find anything"
          placeholder="Find anything: 50 ils, 129x71, HUN ..."
          shortcutText="Ctrl K"
          value=""
          onValueChange={() => {}}
        />
      </TopBar>
    ),
    children: (
      <>
        <PageHeading title="Denmark" code="DKK" note="Danish krone" />
        <Text>What the page holds.</Text>
      </>
    ),
  },
} satisfies Meta<typeof NavShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first link skips the navigation; a section opens and closes by keyboard. */
export const Wide: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "To the content" })).toHaveFocus();
    const section = canvas.getByRole("button", { name: "Identity documents" });
    section.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "Passports by country" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("link", { name: "Passports by country" })).toBeNull();
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(" ");
    await expect(section).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Passports by country" })).toHaveFocus();
  },
};

/**
 * A link that is followed beside the page leaves nothing behind: React keeps an update of a state that
 * did not change until the component is drawn again, and this one is not.
 */
export const Followed: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "By country" });
    await userEvent.click(link);
    await userEvent.click(link);
    await expect(waitingUpdates(canvas.getByRole("main"), NavShell)).toEqual([null]);
  },
};

/** Some sections cannot be closed: their title is no button, and names the list below it. */
export const AlwaysOpen: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Links of your bank" })).toBeNull();
    const list = canvas.getByRole("list", { name: "Links of your bank" });
    await expect(
      within(list).getByRole("link", { name: "Branch rules (opens in a new tab)" }),
    ).toHaveAttribute("rel", "noopener noreferrer");
  },
};

const names = Array.from(
  { length: 24 },
  (_, index) => `Text of line ${index + 1} in the long list`,
);

/** A field that gets the focus is seen with its label and what is wrong, whichever bars are there. */
export const FocusInSight: Story = {
  globals: { viewport: { value: "small" } },
  args: {
    children: (
      <>
        {names.map((name) => (
          <TextField
            key={name}
            label={name}
            value=""
            error="Enter a text."
            onValueChange={() => {}}
          />
        ))}
        <SaveBar
          text="24 changes, not saved"
          actions={
            <>
              <Button variant="secondary">Undo every change</Button>
              <Button>Save and send for approval</Button>
            </>
          }
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("button", { name: "Theme" }).closest("div[class*=head]");
    const bar = canvas.getByText("24 changes, not saved").parentElement;
    const fields = canvas.getAllByRole("textbox", { name: /^Text of line/ });
    await waitFor(() => expect(document.documentElement.style.cssText).toContain("--save-bar"));
    for (const field of [...fields, ...fields.toReversed()]) {
      field.focus();
      const around = field.closest("div:has(> label, > * > label)") ?? field;
      const { top, bottom } = around.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(head?.getBoundingClientRect().bottom ?? Infinity);
      await expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
    }
  },
};

export const OfflineWithConsent: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    stripe: <Stripe icon={<OfflineSign />} text="You are offline." />,
    bottomBar: (
      <ConsentBar
        title="May we measure how this product is used?"
        text="Only if you allow it."
        actions={<Button variant="secondary">Allow</Button>}
      />
    ),
  },
};

/** Whoever reads further down still sees that there is no connection. */
export const StripeOnALongPage: Story = {
  globals: { viewport: { value: "small" } },
  args: {
    stripe: <Stripe icon={<OfflineSign />} text="You are offline." />,
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: async ({ canvas }) => {
    canvas.getByText("Line 60").scrollIntoView();
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(canvas.getByText("You are offline.").getBoundingClientRect().top).toBeGreaterThan(
      -1,
    );
  },
};

/** On a narrow screen the navigation is a drawer: it takes the focus, and Escape gives it back. */
export const Drawer: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Open the navigation" });
    await expect(canvas.queryByRole("link", { name: "Dashboard" })).toBeNull();
    await userEvent.click(menu);
    const drawer = canvas.getByRole("complementary", { name: "Main navigation" });
    await waitFor(() => expect(drawer).toHaveFocus());
    await expect(canvas.getByRole("main", { hidden: true }).closest("[inert]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(canvas.getByRole("main").closest("[inert]")).toBeNull();
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole("link", { name: "By country" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "By country" })).toBeNull());
  },
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the navigation" }));
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toBeVisible();
  },
};
