import type { StorybookConfig } from "@storybook/react-vite";

/** Storybook: every story of the components, the screens and the pages of this workspace. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../src", files: "**/*.stories.tsx", titlePrefix: "Pages" },
    { directory: "../../../packages/ui/src", files: "**/*.stories.tsx", titlePrefix: "Components" },
    { directory: "../../web/src", files: "**/*.stories.tsx", titlePrefix: "Screens" },
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
