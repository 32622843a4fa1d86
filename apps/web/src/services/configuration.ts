import { createContext, use } from "react";
import type { Config } from "../config.ts";

/** Filled by the services of the running product, and by the stage of a story. */
export const ConfigContext = createContext<Config | null>(null);

/** The run-time configuration. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (config === null) throw new Error("ConfigContext is missing above this component");
  return config;
}
