import { LinkProvider } from "@specimen/ui/Anchor/LinkProvider.tsx";
import "@specimen/ui/theme/global.css.ts";
import { languageNames } from "@specimen/web/src/i18n/languageNames.ts";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { beginningOf, controlFaultsOf, withVariants } from "./controls.ts";
import { cleanInEachTheme } from "./cleanInEachTheme.ts";
import { assertsByDefault, listenForErrors } from "./defaultAssertion.ts";
import { StillLink } from "./StillLink.tsx";
import { Theme } from "./Theme.tsx";

// What a story waits for comes in its own time on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

// The tests look at each story in both themes themselves; who browses sees the add-on's findings.
const isTested = import.meta.env["VITEST_STORYBOOK"] !== undefined;

/** Theme and language for every story; each is tested with axe in both themes. */
const preview: Preview = {
  initialGlobals: { theme: "light", language: "en" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
    language: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [withVariants],
  parameters: {
    a11y: { test: isTested ? "off" : "error" },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ["Pages", ["Start here", "Tokens", "Machines"], "Components", "Screens"],
      },
    },
    viewport: {
      options: {
        small: { name: "320 px", styles: { width: "320px", height: "720px" } },
        desk: { name: "1366 x 768", styles: { width: "1366px", height: "768px" } },
      },
    },
  },
  ...(isTested && {
    beforeEach: listenForErrors,
    afterEach: async (context) => {
      await assertsByDefault(context);
      const faults = controlFaultsOf(context);
      if (faults.length > 0) throw new Error(faults.join("\n"));
      await cleanInEachTheme();
    },
  }),
  decorators: [
    (Story, { globals, args }) => (
      <Theme theme={String(globals["theme"])}>
        <LinkProvider link={StillLink}>
          <Story key={beginningOf(args)} />
        </LinkProvider>
      </Theme>
    ),
  ],
};

export default preview;
