import "@specimen/ui/theme/global.css.ts";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { start } from "./app/start.tsx";
import { address } from "./browser/address.ts";
import { readConfigFile } from "./browser/early.ts";
import { paths } from "./url/paths.ts";

const root = createRoot(document.querySelector("#root") ?? document.body);

/** As a transition the first picture is drawn in slices, and the page answers in between. */
async function draw(): Promise<void> {
  const url = address.current();
  const isPhone = new URL(url).pathname === paths.dataCheck.phonePage;
  const product = isPhone
    ? await (await import("./features/dataCheck/phone/startPhone.tsx")).startPhone(readConfigFile, url)
    : await start(readConfigFile);
  startTransition(() => root.render(<StrictMode>{product}</StrictMode>));
}

// Not awaited: the screens' code imports this module, and would wait for its end.
void draw();
