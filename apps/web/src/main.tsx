import "@specimen/ui/theme/global.css.ts";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { start } from "./app/start.tsx";
import { readConfigFile } from "./browser/early.ts";

const root = createRoot(document.querySelector("#root") ?? document.body);
const product = await start(readConfigFile);
// As a transition the first picture is drawn in slices, and the page answers in between.
startTransition(() => root.render(<StrictMode>{product}</StrictMode>));
