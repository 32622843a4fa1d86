import "@specimen/ui/theme/global.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { start } from "./app/start.tsx";
import { readConfigFile } from "./browser/configFile.ts";

const root = createRoot(document.querySelector("#root") ?? document.body);
root.render(<StrictMode>{await start(readConfigFile)}</StrictMode>);
