import { addons } from "storybook/manager-api";

/** The pages of this workspace have no controls: the panel below them stays away. */
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId.startsWith("pages-") ? false : isShown),
  },
});
