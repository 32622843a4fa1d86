import { assignVars, globalStyle } from "@vanilla-extract/css";
import { colour } from "./contract.css.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";

// `data-theme` on the document element chooses; without it the system does. Paper is light.
globalStyle(":root", { vars: assignVars(colour, light), colorScheme: "light" });
globalStyle(":root:not([data-theme])", {
  "@media": {
    "screen and (prefers-color-scheme: dark)": {
      vars: assignVars(colour, dark),
      colorScheme: "dark",
    },
  },
});
globalStyle(':root[data-theme="dark"]', {
  "@media": { screen: { vars: assignVars(colour, dark), colorScheme: "dark" } },
});
