import "@specimen/ui/theme/global.css.ts";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { areas } from "./app/areas.ts";
import { start } from "./app/start.tsx";
import { address } from "./browser/address.ts";
import { readConfigFile } from "./browser/early.ts";

const root = createRoot(document.querySelector("#root") ?? document.body);

/** As a transition the first picture is drawn in slices, and the page answers in between. */
async function draw(): Promise<void> {
  const url = address.current();
  const { pathname } = new URL(url);
  const open = areas.find(({ publicPage }) => publicPage?.path === pathname);
  const product =
    open === undefined
      ? await start(readConfigFile)
      : await (
          await import("./app/startPublicPage.tsx")
        ).startPublicPage(readConfigFile, open, url);
  startTransition(() => root.render(<StrictMode>{product}</StrictMode>));
}

// Not awaited: the screens' code imports this module, and would wait for its end.
void draw();
