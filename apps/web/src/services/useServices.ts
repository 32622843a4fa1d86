import { createContext, use } from "react";
import type { Config } from "../config.ts";
import type { Services } from "./Services.ts";

/** Filled by the running product, and by the world of a story. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of the page. Screens use the hooks of the folders beside this file. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("ServicesContext is missing above this component");
  return services;
}

/** The run-time configuration. */
export const useConfig = (): Config => useServices().config;
